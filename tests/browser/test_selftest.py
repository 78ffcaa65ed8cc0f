"""The page that tells, in a frame of another site, what that site lets an example do."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from hosting import Host, serve
from kinds import languages
from playwright.sync_api import FrameLocator, Page, expect
from test_embed import LISTEN, PLAIN, MakeHost, OpenPage, frame, make_host

from mkdocs_snorum.headers import HEADERS

pytestmark = pytest.mark.browser

__all__ = ["make_host"]
READY = 60_000  # milliseconds; the engine starts
ADDRESS = "embed/selftest/"
FOLLOW = f"""{LISTEN}
addEventListener("message", ({{ data, source }}) => {{
  if (data.type !== "size") return;
  const frame = [...document.querySelectorAll("iframe")].find((each) => each.contentWindow === source);
  frame.style.border = "0"; frame.height = data.height;
}});
"""


@pytest.fixture
def other(tmp_path: Path) -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def outcomes(page: Page | FrameLocator) -> dict[str, str]:
    expect(page.locator("dl[aria-busy=false]")).to_be_visible(timeout=READY)
    found: dict[str, str] = page.locator("dd").evaluate_all(
        "(all) => Object.fromEntries(all.map(({ dataset }) => [dataset.trial, dataset.outcome]))"
    )
    return found


def test_in_a_frame_that_is_followed_everything_works(open_page: OpenPage, host: Host, make_host: MakeHost) -> None:
    page = open_page("/", url=make_host(frame(f"{host.url}/{ADDRESS}"), script=FOLLOW))
    found = outcomes(page.frame_locator("iframe"))
    assert set(found.values()) == {"ok"}, found
    assert len(found) == 8
    page.wait_for_function("() => heard.some(({ type }) => type === 'selftest')")
    assert page.evaluate("heard.find(({ type }) => type === 'selftest').results") == found


def test_what_a_sandbox_and_a_frame_of_one_height_take_away_is_told(
    open_page: OpenPage, host: Host, make_host: MakeHost
) -> None:
    page = open_page("/", url=make_host(frame(f"{host.url}/{ADDRESS}?lang=en", sandbox="allow-scripts")))
    inner = page.frame_locator("iframe")
    found = outcomes(inner)
    assert found["origin"] == found["storage"] == found["size"] == "limited"
    assert found["files"] == found["engine"] == "ok"
    expect(inner.locator("dd[data-trial=origin] code")).to_have_text("allow-same-origin")


def test_a_host_that_shares_no_files_is_told(open_page: OpenPage, make_host: MakeHost, other: ExitStack) -> None:
    own = other.enter_context(serve(Path("site"), PLAIN))
    body = frame(f"{own.url}/{ADDRESS}", sandbox="allow-scripts")
    page = open_page("/", url=make_host(body), allow_errors=True)
    found = outcomes(page.frame_locator("iframe"))
    assert found["files"] == found["engine"] == "fails"


def test_a_policy_without_webassembly_is_told(open_page: OpenPage, other: ExitStack) -> None:
    policy = HEADERS["Content-Security-Policy"].replace(" 'wasm-unsafe-eval'", "")
    own = other.enter_context(serve(Path("site"), {**HEADERS, "Content-Security-Policy": policy}))
    page = open_page(f"/{ADDRESS}", url=own.url, allow_errors=True)
    found = outcomes(page)
    assert found["wasm"] == found["engine"] == found["policy"] == "fails"
    assert found["frame"] == "limited"
    assert "size" not in found


@pytest.mark.parametrize("code", languages())
def test_it_speaks_the_language_that_is_asked_for(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{ADDRESS}?lang={code}", viewport={"width": 320, "height": 700})
    outcomes(page)
    assert page.evaluate("document.documentElement.lang") == code
    direction = page.locator("dl").evaluate("(list) => getComputedStyle(list).direction")
    assert direction == ("rtl" if code in ("ar", "fa") else "ltr")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_language_that_is_none_is_the_readers(open_page: OpenPage) -> None:
    page = open_page(f"/{ADDRESS}?lang=<b>", locale="it-IT")
    outcomes(page)
    assert page.evaluate("document.documentElement.lang") == "it"
