"""What has been asked for its legal actions is taken on trust, and nothing else is."""

from itertools import pairwise

import pytest
from playing import Case, all_presets, make_deals, play_out

from snorum.core.errors import IllegalAction
from snorum.games import find


@pytest.mark.parametrize(("game_id", "preset"), all_presets())
def test_an_action_that_was_legal_before_is_judged_anew(game_id: str, preset: str) -> None:
    game = find(game_id)
    case = Case(game_id, preset, game.players(game.presets[preset])[0], 1, 5)
    options = case.options()
    refused = 0
    for before, after in pairwise(play_out(game, options, make_deals(game, options, case), case.seed)):
        earlier = game.legal_actions(before.step.state)
        later = game.legal_actions(after.step.state)
        assert later == tuple(action for action, reason in game.explain(after.step.state) if reason is None)
        assert game.legal_actions(before.step.state) == earlier
        for action in set(earlier) - set(later):
            for asked in (before, after):
                game.legal_actions(asked.step.state)
                with pytest.raises(IllegalAction):
                    game.play(after.step.state, action)
                refused += 1
    assert refused
