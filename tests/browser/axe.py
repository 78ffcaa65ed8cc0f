"""axe-core in a page of the built site."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path("build_tools/player/node_modules/axe-core/axe.min.js")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
FIND = ("async (tags) => (await axe.run({ runOnly: tags, resultTypes: ['violations'] })).violations", TAGS)
"""A function of the page that has the script, and what it is given."""


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page as it stands, one line a fault."""
    page.evaluate(SCRIPT.read_text("utf-8"))
    return faults_in(page.evaluate(*FIND))


def faults_in(found: list[dict[str, Any]]) -> list[str]:
    """What axe found, one line a fault."""
    return [
        f"{each['id']}: {node['target']}: {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
        # The sign in the corner of a card is part of its picture; the name of the button says the card in words.
        if each["id"] != "label-content-name-mismatch" or 'class="sn-card"' not in node["html"]
    ]
