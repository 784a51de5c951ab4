"""The page's first words: there before any text is compiled, so they are taken from the files as they are written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path
from string import Template

ROOT = Path(__file__).resolve().parents[3]
WORDS = ROOT / "core" / "words"
PAGE = Path(__file__).parents[1] / "client" / "index.html"
PLAIN = re.compile(r"^(page-[a-z-]+) = ([^{}\n]+)$", re.MULTILINE)
"""A text of one line in which nothing is to be filled."""
RANGE = re.compile(r"\s*([A-Za-z*]+)[-\w]*\s*(?:;\s*q\s*=\s*([0-9.]+))?\s*$")


@cache
def first_words(language: str) -> Mapping[str, str]:
    """The plain texts of the page in a language, by their ids."""
    return dict(PLAIN.findall((WORDS / language / "page.ftl").read_text("utf-8")))


@cache
def spoken() -> frozenset[str]:
    """The codes of the languages that the page speaks."""
    return frozenset(file.parent.name for file in WORDS.glob("*/page.ftl"))


def best_of(accepted: str) -> str | None:
    """The language that a browser asks for first (its `Accept-Language`) among those that the page speaks."""
    asked: list[tuple[float, int, str]] = []
    for at, part in enumerate(accepted.split(",")):
        found = RANGE.match(part)
        if found is not None and found[1].lower() in spoken():
            asked.append((-_weight(found[2]), at, found[1].lower()))
    return min(asked)[2] if asked else None


def _weight(text: str | None) -> float:
    try:
        return 1.0 if text is None else float(text)
    except ValueError:
        return 0.0


def page(language: str, screen: str) -> str:
    """The page before anything is known: `screen` is what it will show."""
    words = first_words(language)
    filled = {
        "language": language,
        "direction": "rtl" if unicodedata.bidirectional(words["page-title"][0]) in ("R", "AL") else "ltr",
        "screen": screen,
        "title": words["page-title"],
        "lead": words["page-lead"],
        "reading": words["page-reading"],
    }
    return _template().substitute({name: escape(text) for name, text in filled.items()})


@cache
def _template() -> Template:
    return Template(PAGE.read_text("utf-8"))
