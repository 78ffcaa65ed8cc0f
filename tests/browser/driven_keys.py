"""Keys as the WebDriver protocols have them."""

from selenium.webdriver.common.keys import Keys

_CODES = {
    "ArrowDown": Keys.ARROW_DOWN,
    "ArrowLeft": Keys.ARROW_LEFT,
    "ArrowRight": Keys.ARROW_RIGHT,
    "End": Keys.END,
    "Enter": Keys.RETURN,
    "Escape": Keys.ESCAPE,
    "Home": Keys.HOME,
    "PageUp": Keys.PAGE_UP,
    "Space": Keys.SPACE,
    "Tab": Keys.TAB,
}


def code_of(key: str) -> str:
    """The code of a key that `KeyboardEvent.key` names; letters and signs are their own."""
    return key if len(key) == 1 else _CODES[key]
