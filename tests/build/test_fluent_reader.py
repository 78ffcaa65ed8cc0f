"""Words are read as the library reads them, only faster: the same tree, the same places, the same faults."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from hypothesis import given, settings
from hypothesis import strategies as st

from mkdocs_snorum.fluent_reader import parse_fluent

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("engine/snorum/**/*.ftl"), *ROOT.glob("build_tools/mkdocs_snorum/words/*.ftl")])
FILES += sorted(ROOT.glob("docs/*/words/core.ftl"))
SAMPLE = """### a file

## a group
# source: 0123456789ab
# and more
#
one = { $count ->
        [1] one { $card-the }
       *[other] { $count-text } of "them"
    }
    .title = A { "title" }

two =
    over two
      lines { NUMBER($x, minimumFractionDigits: 2) }
-term = { one.title }
# alone

three = x
"""


def same(text: str) -> bool:
    return parse_fluent(text).to_json() == FluentParser().parse(text).to_json()


def test_every_file_is_read_as_the_library_reads_it() -> None:
    assert len(FILES) > 20
    for path in FILES:
        assert same(path.read_text("utf-8")), path


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\n\n",
        "#",
        "# a\n#",
        "#a",
        "#### a",
        "# a\n## b\n",
        "a",
        "a =",
        "a = \n",
        "a = {",
        'a = { "x }',
        "a = }",
        'a = { "\\u00e9" }',
        'a = { "\\x" }',
        "a = b   \n   \n\n",
        "a =\r\n    b\r\n",
        "a = b\n\n    .c = d\n   ",
        "1 = a",
    ],
)
def test_what_is_no_message_is_told_as_the_library_tells_it(text: str) -> None:
    assert same(text)


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet='abZ-_.19 \n\r\t{}[]*"\\$#=>(),:é', max_size=40))
def test_any_text_is_read_as_the_library_reads_it(text: str) -> None:
    assert same(text)


@settings(max_examples=300, deadline=None)
@given(
    st.integers(0, len(SAMPLE)), st.integers(0, 12), st.text(alphabet=' \n\r{}[]*"\\$#=.a-', max_size=4), st.booleans()
)
def test_a_damaged_file_is_read_as_the_library_reads_it(start: int, length: int, put: str, is_cut: bool) -> None:
    text = SAMPLE[:start] + put + SAMPLE[start + length :]
    assert same(text[: start + len(put)] if is_cut else text)
