"""What tests of the parts that work beside an example share: its page, its record, and the anchors that links name."""

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Locator, Page

from snorum.recordtext import parse_record

OpenPage = Callable[..., Page]
READY = 60_000  # milliseconds; the engine starts once a page, on a machine that does other things too


class Beside:
    """The player of an example's page, opened at an address."""

    def __init__(self, open_page: OpenPage, code: str, example: str, search: str, **options: Any) -> None:
        game, name = example.split("/")
        self.page = open_page(f"/{code}/games/{game}/examples/{name}/{search}", **options)
        element = self.page.locator("snorum-demo[main]")
        self.demo = element.locator(".sn-player")
        source = element.evaluate(_SOURCE)
        self.document: dict[str, Any] = json.loads(source)
        self.words: dict[str, str] = self.document["words"]
        self.record = parse_record(self.document["frames"]["record"])

    @property
    def live(self) -> Locator:
        return self.demo.locator(".sn-live")

    def leads_somewhere(self, link: Locator) -> bool:
        """Whether the anchor that a link names stands on the page that it names."""
        href = link.get_attribute("href")
        assert href is not None
        address, _, anchor = urljoin(self.page.url, href).partition("#")
        return f'id="{anchor}"' in self.page.request.get(address).text()


_SOURCE = """(demo) => {
  const holder = demo.querySelector(":scope > template, :scope > script[type='application/json']");
  return (holder.content ?? holder).textContent;
}"""


def ends_with(text: str) -> re.Pattern[str]:
    """A pattern of addresses that end so."""
    return re.compile(re.escape(text) + "$")
