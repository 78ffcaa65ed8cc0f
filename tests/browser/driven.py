"""A window of any browser: what a reader does in it, what the page then is, and what a screen reader is told."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from itertools import zip_longest
from typing import Any, NamedTuple, final

READY = 90
"""Seconds until a state must have come; the engine starts once a page, on a machine that does other things too."""
SIZE = (1280, 900)
ROLES = frozenset(["button", "group", "img", "link", "list", "listitem", "region"])
"""What the tree of a player is made of; text and paragraphs lie between."""

HELPERS = r"""
const all = (selector, root = document) => [...root.querySelectorAll("*")].flatMap((each) =>
  [...(each.matches(selector) ? [each] : []), ...(each.shadowRoot === null ? [] : all(selector, each.shadowRoot))]);
const plain = (text) => text.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();
const named = (each) => plain(each.ariaLabel ?? each.textContent);
const one = (selector, name = null) =>
  all(selector).find((each) => each.checkVisibility() && (name === null || named(each) === name)) ?? null;
const focused = () => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};
"""
"""What every function that is called in a page may use. Shadow roots are looked into, as a reader looks into them."""

REACHED = """(selector, name) => {
  const found = one(selector, name);
  if (found === null) return null;
  found.scrollIntoView({ behavior: "instant", block: "center", inline: "center" });
  const box = found.getClientRects()[0];
  const hit = found.getRootNode().elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return found.contains(hit) ? found : null;
}"""
"""The element that is seen, once nothing lies over it."""


class Node(NamedTuple):
    """One element of the accessibility tree."""

    role: str
    name: str


class Lost(Exception):
    """The browser could not do it now: the page is on its way, or it was just drawn anew."""


class Window(ABC):
    """The one window of a browser. Functions are JavaScript, their arguments and results JSON."""

    @abstractmethod
    def go(self, url: str) -> None:
        """Open an address that is another document."""

    @abstractmethod
    def call(self, function: str, *given: Any) -> Any:
        """What a function gives in the page, or in the frame that was entered; a promise is waited for."""

    @abstractmethod
    def click_on(self, function: str, *given: Any) -> bool:
        """Press the mouse on the element that a function gives; False where it gives none."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Press a key, named as in `KeyboardEvent.key`."""

    @abstractmethod
    def frame(self) -> AbstractContextManager[None]:
        """Within the block, the page is the one in the first frame."""

    @abstractmethod
    def read_tree(self, css_class: str) -> list[tuple[str, str]]:
        """Role and name, as the browser tells them, of the element of a class and of all below it, in their order."""

    @abstractmethod
    def errors(self) -> list[str]:
        """What scripts threw since the last call."""

    @final
    def until(self, function: str, *given: Any) -> Any:
        """Wait until a function gives something true, and return it."""
        return self._wait(lambda: self.call(function, *given), f"{function} of {given}")

    @final
    def become(self, expected: Any, function: str, *given: Any) -> None:
        """Wait until a function gives this."""
        self._equal(lambda: self.call(function, *given), expected, function)

    @final
    def click(self, selector: str, name: str | None = None) -> None:
        """Press the mouse on what is seen there, by its label or text where a name is given."""
        self._wait(lambda: self.click_on(REACHED, selector, name), f"pressing {selector} {name or ''}")

    @final
    def see(self, selector: str, name: str | None = None) -> None:
        """Wait until it is seen."""
        self.until("(selector, name) => one(selector, name) !== null", selector, name)

    @final
    def see_text(self, selector: str, text: str) -> None:
        """Wait until the text of what is seen there has another in it."""
        self.until("(selector, text) => plain(one(selector)?.textContent ?? '').includes(text)", selector, text)

    @final
    def tab_to(self, selector: str, name: str | None = None) -> None:
        """Press Tab until the focus is there."""
        here = "(selector, name) => focused().matches(selector) && (name === null || named(focused()) === name)"
        for _ in range(80):
            if self.call(here, selector, name):
                return
            self.tab_on()
        raise AssertionError(f"Tab does not lead to {selector}")

    @final
    def tab_on(self) -> None:
        """Press Tab, and wait until the focus is elsewhere."""
        self.call("() => { window.left = focused(); }")
        self.press("Tab")
        self.until("() => focused() !== window.left")

    @final
    def tree(self, css_class: str) -> list[Node]:
        """The accessibility tree below the element of a class, without what has no role of `ROLES`."""
        found = [("img" if role == "image" else role, name) for role, name in self.read_tree(css_class)]
        # What an item of a list is called is its content, which some browsers give as a name and some do not.
        nodes = [Node(role, "" if role == "listitem" else plain(name)) for role, name in found if role in ROLES]
        # WebKit tells of a list without items now as a list and now as a group; there is nothing to read in it.
        return [
            node
            for node, after in zip_longest(nodes, nodes[1:])
            if node not in (Node("list", ""), Node("group", "")) or (after is not None and after.role == "listitem")
        ]

    @final
    def see_tree(self, css_class: str, expected: Sequence[Node], roles: Collection[str] = ROLES) -> None:
        """Wait until the tree is this one: a browser may make it beside the page, and a little later."""
        self._equal(
            lambda: [node for node in self.tree(css_class) if node.role in roles],
            list(expected),
            f"the tree of {css_class}",
        )

    def _equal(self, state: Callable[[], Any], expected: Any, told: str) -> None:
        seen: Any = None

        def is_so() -> bool:
            nonlocal seen
            seen = state()
            return bool(seen == expected)

        try:
            self._wait(is_so, told)
        except AssertionError as fault:
            raise AssertionError(f"{told} is {seen!r} and not {expected!r}") from fault

    def _wait(self, state: Callable[[], Any], told: str) -> Any:
        end = time.monotonic() + READY
        while True:
            lost: Lost | None = None
            try:
                if found := state():
                    return found
            except Lost as fault:
                lost = fault
            if time.monotonic() > end:
                raise AssertionError(f"it never came to be: {told}") from lost
            time.sleep(0.05)


def plain(text: str) -> str:
    """Text without the marks that isolate seats and notation, and with single spaces."""
    return " ".join("".join(letter for letter in text if not "\u2066" <= letter <= "\u2069").split())


def with_helpers(function: str) -> str:
    """The function, with the helpers that it may use."""
    return f"(...given) => {{ {HELPERS} return ({function})(...given); }}"
