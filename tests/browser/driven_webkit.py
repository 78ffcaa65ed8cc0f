"""WebKit, driven by WebDriver: WebKitGTK's MiniBrowser on a screen that nobody sees."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, override

from driven import READY, SIZE, Lost, Window, with_helpers
from driven_keys import code_of
from selenium.common import WebDriverException
from selenium.webdriver import ActionChains
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

LIBRARIES = [Path("/usr/lib"), Path("/usr/libexec"), Path("/usr/lib64")]
PLACES = ["*/webkit2gtk-4.*/MiniBrowser", "*/webkitgtk-6.*/MiniBrowser", "webkit2gtk-4.*/MiniBrowser"]
CALLED = """
const given = [...arguments], done = given.pop();
Promise.resolve().then(() => (%s)(...given)).then((value) => done([value ?? null]), (fault) => done(String(fault)));
"""
SHOWN = """(name) => [one(`.${name}`), ...one(`.${name}`).querySelectorAll(
  "[role], [aria-label], a, button, ul, ol, li, img, svg, input, select, summary, h1, h2, h3, h4, section, table, nav",
)].filter((each) => each.checkVisibility() && each.closest("[aria-hidden=true]") === null)"""
"""Whatever may have a role; WebDriver tells role and name of one element at a time."""
LISTEN = """() => {
  window.thrown ??= [];
  addEventListener("error", ({ message }) => thrown.push(message));
  addEventListener("unhandledrejection", ({ reason }) => thrown.push(String(reason)));
}"""


def find_webkit() -> tuple[str, str, str]:
    """The programs: driver, browser and screen; AssertionError says how to get them."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browsers = [path for root in LIBRARIES for place in PLACES for path in sorted(root.glob(place))]
    assert all([driver, screen, browsers]), "no WebKit: install webkit2gtk-driver and xvfb"
    return str(driver), str(browsers[0]), str(screen)


class WebKitWindow(Window):
    """The window of a MiniBrowser of its own, with nothing kept from before."""

    def __init__(self) -> None:
        self._closing = ExitStack()
        try:
            self._start()
        except BaseException:
            self.close()
            raise

    def _start(self) -> None:
        driver, browser, screen = find_webkit()
        # The software renderer of its compositing has crashed the browser.
        plain = {"GDK_BACKEND": "x11", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        options, environment = Options(), {**os.environ, **plain, "DISPLAY": self._start_screen(screen)}
        options.binary_location = browser
        options.add_argument("--automation")
        service = Service(driver, env=environment)
        service.start()
        self._closing.callback(service.stop)
        connection = RemoteConnection(client_config=ClientConfig(service.service_url, timeout=READY))
        self._driver = WebDriver(connection, options=options)
        self._closing.callback(self._driver.quit)
        self._driver.set_script_timeout(READY)
        self._driver.set_window_size(*SIZE)

    def _start_screen(self, program: str) -> str:
        """The number of a new screen, which it tells once it is there."""
        command = [program, "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self._closing.callback(_end, process)
        assert process.stdout is not None
        number = process.stdout.readline().decode().strip()
        assert number, "Xvfb, the screen of WebKit, did not start"
        return f":{number}"

    def close(self) -> None:
        self._closing.close()

    @override
    def go(self, url: str) -> None:
        self._driver.get(url)
        self.call(LISTEN)

    @override
    def call(self, function: str, *given: Any) -> Any:
        try:
            answer = self._driver.execute_async_script(CALLED % with_helpers(function), *given)
        except WebDriverException as fault:
            raise Lost(str(fault)) from fault
        if not isinstance(answer, list):
            raise Lost(str(answer))
        return answer[0]

    @override
    def click_on(self, function: str, *given: Any) -> bool:
        found = self.call(function, *given)
        if not isinstance(found, WebElement):
            return False
        try:
            # Its own click takes a drawing in a button for something that lies over it.
            ActionChains(self._driver, duration=0).move_to_element(found).click().perform()
        except WebDriverException as fault:
            raise Lost(str(fault)) from fault
        return True

    @override
    def press(self, key: str) -> None:
        ActionChains(self._driver, duration=0).send_keys(code_of(key)).perform()

    @override
    @contextmanager
    def frame(self) -> Iterator[None]:
        self.until("() => document.querySelector('iframe') !== null")
        self._driver.switch_to.frame(0)
        try:
            yield
        finally:
            self._driver.switch_to.default_content()

    @override
    def read_tree(self, css_class: str) -> list[tuple[str, str]]:
        try:
            return [(each.aria_role, each.accessible_name) for each in self.call(SHOWN, css_class)]
        except WebDriverException as fault:
            raise Lost(str(fault)) from fault

    @override
    def errors(self) -> list[str]:
        told: list[str] = self.call("() => window.thrown ?? []")
        return told


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait()
    if process.stdout is not None:
        process.stdout.close()
