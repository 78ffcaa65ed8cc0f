"""A licence outside the list is a fault, whatever form the package says it in."""

import importlib.util
from pathlib import Path

import pytest

PATH = Path(__file__).parents[2] / "build_tools/supply.py"
spec = importlib.util.spec_from_file_location("supply", PATH)
assert spec is not None
assert spec.loader is not None
supply = importlib.util.module_from_spec(spec)
spec.loader.exec_module(supply)


@pytest.mark.parametrize(
    ("expression", "free"),
    [
        ("MIT", True),
        ("MPL-2.0 AND (MIT OR NCSA)", True),
        ("GPL-3.0-only", False),
        ("MIT AND GPL-3.0-only", False),
        ("AGPL-3.0-or-later", False),
        ("none", False),
        ("Proprietary", False),
    ],
)
def test_a_licence_is_in_the_list_or_not(expression: str, free: bool) -> None:
    assert supply.is_free(expression) is free


def test_licences_are_read_in_every_form_of_a_bill() -> None:
    bill = {
        "components": [
            {"name": "a", "version": "1", "licenses": [{"license": {"id": "MIT"}}]},
            {"name": "b", "version": "2", "licenses": [{"expression": "MIT OR Apache-2.0"}]},
            {
                "name": "c",
                "version": "3",
                "licenses": [{"license": {"name": "License :: OSI Approved :: BSD License"}}],
            },
            {"name": "d", "version": "4"},
            {"name": "snorum", "version": "5"},
        ]
    }
    assert [*supply.licences(bill)] == [
        ("a", "1", "MIT"),
        ("b", "2", "MIT OR Apache-2.0"),
        ("c", "3", "BSD-3-Clause"),
        ("d", "4", "none"),
    ]


@pytest.mark.browser  # needs the built site
@pytest.mark.parametrize(
    ("folder", "said"),
    [
        ("fonts", "SIL Open Font License, Version 1.1"),
        ("player", "Apache License, Version 2.0"),
        ("runtime", "Mozilla Public License 2.0"),
    ],
)
def test_the_site_publishes_the_licence_of_what_others_made(built: Path, folder: str, said: str) -> None:
    files = {path.name for path in (built / "assets" / folder).iterdir()}
    assert len(files) > 1
    assert said in (built / "assets" / folder / "LICENSE.txt").read_text("utf-8")
