"""Firefox, driven over WebDriver BiDi, which it speaks by itself; Selenium's connection carries it."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, override

from driven import READY, SIZE, Lost, Window, with_helpers
from driven_keys import code_of
from selenium.webdriver.remote.websocket_connection import WebSocketConnection

FLAGS = ["--headless", "--no-remote", "--remote-debugging-port", "0", "--remote-allow-system-access"]
"""The last one lets the tree be read that screen readers get: the protocol itself has no word for it."""
TREE = """async (name) => {
  const service = Cc["@mozilla.org/accessibilityService;1"].getService(Ci.nsIAccessibilityService);
  const classes = (node) => { try { return node.attributes.getStringProperty("class"); } catch { return ""; } };
  const children = (node) => Array.from({ length: node.childCount }, (_, n) => node.getChildAt(n));
  const below = (node) => [node, ...children(node).flatMap(below)];
  const page = service.getAccessibleFor(gBrowser.selectedBrowser)?.firstChild ?? null;
  const root = page === null ? undefined : below(page).find((node) => classes(node).split(" ").includes(name));
  return root === undefined ? [] : below(root).map((node) => [node.computedARIARole ?? "", node.name ?? ""]);
}"""


def find_firefox() -> str:
    """The program; AssertionError says how to get one."""
    found = os.environ.get("SNORUM_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    assert found, "no Firefox: install firefox-esr, or name one in SNORUM_FIREFOX"
    return found


class FirefoxWindow(Window):
    """The window of a Firefox of its own, with an empty profile in a folder."""

    def __init__(self, profile: Path) -> None:
        self._closing = ExitStack()
        try:
            self._start(profile)
        except BaseException:
            self.close()
            raise

    def _start(self, profile: Path) -> None:
        log = profile / "said.txt"
        with log.open("wb") as said:
            command = [find_firefox(), *FLAGS, "--profile", str(profile)]
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
        self._closing.callback(_end, process)

        def address() -> str | None:
            assert process.poll() is None, f"Firefox ended: {log.read_text('utf-8', 'replace')}"
            found = re.search(r"WebDriver BiDi listening on (ws://\S+)", log.read_text("utf-8", "replace"))
            return None if found is None else found[1]

        url = self._wait(address, "Firefox listens")
        self._connection = WebSocketConnection(f"{url}/session", READY, 0.005)
        self._closing.callback(_disconnect, self._connection)
        self._send("session.new", capabilities={})
        self._page: str = self._send("browsingContext.getTree")["contexts"][0]["context"]
        self._context = self._page
        chrome = self._send("browsingContext.getTree", **{"moz:scope": "chrome"})
        self._chrome: str = chrome["contexts"][0]["context"]
        self._errors: list[str] = []
        self._connection.callbacks["log.entryAdded"] = [self._hear]
        self._send("session.subscribe", events=["log.entryAdded"])
        width, height = SIZE
        self._send("browsingContext.setViewport", context=self._page, viewport={"width": width, "height": height})

    def close(self) -> None:
        self._closing.close()

    def _send(self, method: str, **parameters: Any) -> dict[str, Any]:
        answer = self._connection.send_cmd(method, parameters)
        if "error" in answer:
            raise Lost(f"{method}: {answer['error']}: {answer.get('message')}")
        result: dict[str, Any] = answer["result"]
        return result

    def _hear(self, entry: dict[str, Any]) -> None:
        if entry["type"] == "javascript" and entry["level"] == "error":
            self._errors.append(entry["text"])

    @override
    def go(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._page, url=url, wait="interactive")
        self._wait(self._focus, "the page has the focus")

    def _focus(self) -> bool:
        """An empty page leaves the focus in the field for addresses, at times late; keys press no button then."""
        self._call(self._chrome, "() => { gBrowser.selectedBrowser.focus(); }", ())
        return bool(self.call("() => document.hasFocus()"))

    @override
    def call(self, function: str, *given: Any) -> Any:
        return self._call(self._context, with_helpers(function), given)

    def _call(self, context: str, function: str, given: tuple[Any, ...]) -> Any:
        answer = self._call_for(
            context, f"async (given) => JSON.stringify(await ({function})(...JSON.parse(given)))", given
        )
        return json.loads(answer["value"]) if answer["type"] == "string" else None

    def _call_for(self, context: str, function: str, given: tuple[Any, ...]) -> dict[str, Any]:
        answer = self._send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": json.dumps(given)}],
            target={"context": context},
            awaitPromise=True,
        )
        if answer["type"] != "success":
            raise Lost(answer["exceptionDetails"]["text"])
        result: dict[str, Any] = answer["result"]
        return result

    @override
    def click_on(self, function: str, *given: Any) -> bool:
        found = self._call_for(self._context, f"(given) => ({with_helpers(function)})(...JSON.parse(given))", given)
        if found["type"] != "node":
            return False
        origin = {"type": "element", "element": {"sharedId": found["sharedId"]}}
        moves = [{"type": "pointerMove", "x": 0, "y": 0, "origin": origin}]
        self._act(
            self._context, "pointer", [*moves, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        )
        return True

    @override
    def press(self, key: str) -> None:
        self._act(self._page, "key", [{"type": kind, "value": code_of(key)} for kind in ("keyDown", "keyUp")])

    def _act(self, context: str, source: str, actions: list[dict[str, Any]]) -> None:
        acting = {"type": source, "id": source, "actions": actions}
        self._send("input.performActions", context=context, actions=[acting])

    @override
    @contextmanager
    def frame(self) -> Iterator[None]:
        def inner() -> str | None:
            (page,) = self._send("browsingContext.getTree", root=self._page)["contexts"]
            return page["children"][0]["context"] if page["children"] else None

        self._context = self._wait(inner, "the frame")
        try:
            yield
        finally:
            self._context = self._page

    @override
    def read_tree(self, css_class: str) -> list[tuple[str, str]]:
        return [(role, name) for role, name in self._call(self._chrome, TREE, (css_class,))]

    @override
    def errors(self) -> list[str]:
        told, self._errors = self._errors, []
        return told


def _disconnect(connection: WebSocketConnection) -> None:
    """Its own close waits for an answer that its other thread has taken, and at times leaves the socket open."""
    carrier, socket = connection._ws.sock, connection._ws.sock.sock
    carrier.abort()
    connection._ws_thread.join()
    socket.close()


def _end(process: subprocess.Popen[bytes]) -> None:
    """It goes when it is told to; where it does not, it is made to."""
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
