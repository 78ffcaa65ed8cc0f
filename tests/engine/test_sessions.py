"""Who plays on, deals and wins when deals follow each other."""

import pytest

from snorum.examples import check_text

NOBBLE_THREE = """
game = "nobble"
script = '''
A: 8s
B: 8d
C: 2c
B: deal
'''
[[deal]]
seats = ["A", "B", "C"]
[deal.hands]
A = "8s"
B = "8d"
C = "2c"
[[deal]]
[deal.hands]
B = "3d"
C = "4c"
[start]
coins = { A = 1 }
[[expect]]
after = 3
to_act = "B"
facts = { out = ["A"] }
[[expect]]
to_act = "C"
"""
"""A is out, so B deals in A's place, and C leads."""

BOTH_BROKE = """
game = "nobble"
options = { peel_double = true }
script = '''
A: 8s
B: 2c revoke
'''
[deal]
seats = ["A", "B"]
[deal.hands]
A = "8s"
B = "8d 2c"
[start]
coins = { A = 1, B = 1 }
pool = 8
[[expect]]
winner = "B"
paid = { A = -1, B = 9, pool = -8 }
"""
"""Both pay their last coin: whoever paid last had coins the longest."""

LEFT_THE_SESSION = """
game = "snip-equal"
preset = "chips"
options = { start_chips = 5, insolvency = "leave" }
script = '''
A: Kd
A: deal
C: 9c
'''
[[deal]]
seats = ["A", "B", "C"]
[deal.hands]
A = "Kd"
B = "2c 3c"
C = "2d"
[[deal]]
dealer = "A"
[deal.hands]
A = "5c 6c"
B = "7c"
C = "9c 9h"
[start]
chips = { A = 5, B = 1, C = 5 }
[[expect]]
after = 1
facts = { out = ["B"], "chips.B" = 0 }
[[expect]]
after = 2
to_act = "C"
[[expect]]
after = 3
to_act = "A"
"""
"""B has no chips left and is passed over, although cards were dealt to that seat."""


@pytest.mark.parametrize("text", [NOBBLE_THREE, BOTH_BROKE, LEFT_THE_SESSION])
def test_sessions(text: str) -> None:
    checked = check_text(text, "session.toml")
    assert [f"{fault.line}: {fault.message}" for fault in checked.faults] == []


def test_a_game_of_coins_needs_two_who_have_some() -> None:
    text = BOTH_BROKE.replace("A = 1, B = 1", "A = 0, B = 1").replace("B: 2c revoke\n", "")
    (fault,) = check_text(text, "session.toml").faults
    assert "coins" in fault.message
