"""axe-core in a page of the built site."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

_SCRIPT = Path("build_tools/player/node_modules/axe-core/axe.min.js")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page as it stands, one line a fault."""
    page.evaluate(_SCRIPT.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "async (tags) => (await axe.run({ runOnly: tags, resultTypes: ['violations'] })).violations", TAGS
    )
    return [
        f"{each['id']}: {node['target']}: {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
        # The sign in the corner of a card is part of its picture; the name of the button says the card in words.
        if each["id"] != "label-content-name-mismatch" or 'class="sn-card"' not in node["html"]
    ]
