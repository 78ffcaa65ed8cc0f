"""Chromium, driven by Playwright."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, override

from driven import SIZE, Lost, Window, with_helpers
from playwright.sync_api import Browser, Error, Frame


class ChromiumWindow(Window):
    """A window of a running Chromium."""

    def __init__(self, browser: Browser) -> None:
        self._context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]})
        self._page = self._context.new_page()
        self._protocol = self._context.new_cdp_session(self._page)
        self._frame: Frame = self._page.main_frame
        self._errors: list[str] = []
        self._page.on("pageerror", lambda error: self._errors.append(str(error)))

    def close(self) -> None:
        self._context.close()

    @override
    def go(self, url: str) -> None:
        self._page.goto(url)

    @override
    def call(self, function: str, *given: Any) -> Any:
        try:
            return self._frame.evaluate(f"(given) => ({with_helpers(function)})(...given)", list(given))
        except Error as fault:
            raise Lost(str(fault)) from fault

    @override
    def click_on(self, function: str, *given: Any) -> bool:
        try:
            found = self._frame.evaluate_handle(f"(given) => ({with_helpers(function)})(...given)", list(given))
            element = found.as_element()
            if element is None:
                return False
            element.click(timeout=5000)
        except Error as fault:
            raise Lost(str(fault)) from fault
        return True

    @override
    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    @override
    @contextmanager
    def frame(self) -> Iterator[None]:
        self.until("() => document.querySelector('iframe') !== null")
        self._frame = self._page.main_frame.child_frames[0]
        try:
            yield
        finally:
            self._frame = self._page.main_frame

    @override
    def read_tree(self, css_class: str) -> list[tuple[str, str]]:
        expression = f"({with_helpers('(name) => one(`.${name}`)')})({css_class!r})"
        try:
            root = self._protocol.send("Runtime.evaluate", {"expression": expression})["result"]
            answer = self._protocol.send("Accessibility.queryAXTree", {"objectId": root["objectId"]})
        except (Error, KeyError) as fault:
            raise Lost(str(fault)) from fault
        nodes = [node for node in answer["nodes"] if not node["ignored"]]
        return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes]

    @override
    def errors(self) -> list[str]:
        told, self._errors = self._errors, []
        return told
