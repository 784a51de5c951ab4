"""The page's own texts, as the browser is handed them."""

from __future__ import annotations

from functools import cache

from cogs.showing.view import words_of
from core.words.text_check import arguments
from core.words.texts import COMMON

FILE = "page.ftl"
OURS = "page-"


@cache
def page_words(language: str) -> dict[str, str]:
    """Every text by its id; where one has an argument `$name`, `{name}` stands in its place."""
    words = words_of(language)
    known = arguments((COMMON / "en" / FILE).read_text("utf-8"))
    return {id_: words(id_, **{name: f"{{{name}}}" for name in known[id_]}) for id_ in known if id_.startswith(OURS)}
