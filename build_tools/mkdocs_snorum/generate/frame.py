"""The whole document of a page: the frame's template around what the page shows, without a site builder."""

from pathlib import Path

from jinja2 import Environment, FileSystemLoader

from .chrome import Chrome
from .page import Layout, Page

TEMPLATES: dict[Layout, str] = {
    "page": "main.html",
    "chooser": "main.html",
    "missing": "main.html",
    "offline": "main.html",
    "embed": "embed.html",
    "selftest": "embed.html",
}
"""The template of each layout, in the theme's folder of templates."""


class Frame:
    """Puts pages into their frames, as the site builder does."""

    def __init__(self, chrome: Chrome, theme: Path) -> None:
        self._chrome = chrome
        # The templates escape what they show themselves, as those of the site builder must.
        self._environment = Environment(loader=FileSystemLoader(theme))  # noqa: S701

    def document(self, page: Page) -> str:
        """The HTML of a page as it is published."""
        template = self._environment.get_template(TEMPLATES[page.layout])
        return template.render(view=self._chrome.view(page))
