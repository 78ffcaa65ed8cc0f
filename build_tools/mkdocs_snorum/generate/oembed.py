"""How to show an example inside another page, as oEmbed (https://oembed.com/) tells it; one file for all sizes."""

import json
from html import escape
from typing import Any

from .page import Page
from .pictures import SIZE

NAME = "oembed.json"
WIDTH, HEIGHT = 720, 720
SANDBOX = "allow-scripts allow-same-origin allow-popups"
"""Scripts, to step through the hand; the frame's own origin, for its own files; windows, for links to the rules."""


def oembed(page: Page, site_url: str, provider: str) -> str:
    """The file beside an embed; `provider` is the site's name."""
    data: dict[str, Any] = {
        "version": "1.0",
        "type": "rich",
        "title": page.title,
        "provider_name": provider,
        "provider_url": site_url,
        "html": snippet(site_url + page.url, page.title, page.language.code),
        "width": WIDTH,
        "height": HEIGHT,
        "thumbnail_url": site_url + page.picture,
        "thumbnail_width": SIZE[0],
        "thumbnail_height": SIZE[1],
    }
    return json.dumps(data, ensure_ascii=False, indent=1)


def snippet(address: str, title: str, code: str) -> str:
    """The frame that another page pastes; the player offers the same."""
    said = {
        "src": address,
        "title": title,
        "lang": code,
        "loading": "lazy",
        "sandbox": SANDBOX,
        "width": "100%",
        "height": str(HEIGHT),
        "style": "border: 0",
    }
    return f"<iframe {' '.join(f'{name}="{escape(value)}"' for name, value in said.items())}></iframe>"
