"""Stands for json.decoder: the error that the compiled scanner raises, and what it asks how to read."""

from typing import Any


class JSONDecodeError(ValueError):
    """A text is not JSON: what is wrong, the text, and the index of the character."""

    def __init__(self, msg: str, doc: str, pos: int) -> None:
        self.msg, self.doc, self.pos = msg, doc, pos
        self.lineno = doc.count("\n", 0, pos) + 1
        self.colno = pos - doc.rfind("\n", 0, pos)
        super().__init__(f"{msg}: line {self.lineno} column {self.colno} (char {pos})")


class Options:
    """Numbers and objects as Python has them."""

    strict = True
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int

    @staticmethod
    def parse_constant(name: str) -> Any:
        """What is no JSON, but read by Python's own module too."""
        return float(name)
