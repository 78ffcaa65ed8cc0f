"""Texts that are put aside come back as they were, in any order."""

import pytest

from mkdocs_snorum.aside import TextsAside

TEXTS = {"a": "plain", "b": "نخست‌سرا\n", "c": "", "d": "x" * 100_000, "e": "\u2066♠\u2069"}


def test_every_text_comes_back() -> None:
    texts = TextsAside()
    texts.update(TEXTS)
    for name in reversed(TEXTS):
        assert texts[name] == TEXTS[name]
        texts[f"{name}2"] = TEXTS[name] + "!"
    assert dict(texts) == {**TEXTS, **{f"{name}2": f"{text}!" for name, text in TEXTS.items()}}


def test_a_text_can_be_another_later_and_be_gone() -> None:
    texts = TextsAside()
    texts.update(TEXTS)
    texts["a"] = "something longer"
    del texts["b"]
    assert texts["a"] == "something longer"
    assert list(texts) == ["a", "c", "d", "e"]
    assert len(texts) == 4
    assert "b" not in texts
    with pytest.raises(KeyError):
        texts["b"]
