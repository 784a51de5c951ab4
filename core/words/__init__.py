"""Localisation: Fluent texts compiled once, and what turns the engine's values into sentences."""

from core.words.account import account_of
from core.words.card import RoleCard
from core.words.fluent import BrokenTextsError
from core.words.language import LANGUAGES, Language
from core.words.names import Names
from core.words.safe import escape, isolate, plain
from core.words.story import Chapter, pages, story
from core.words.texts import MissingTextError, Words
from core.words.wording import Asked, Wording

__all__ = [
    "LANGUAGES",
    "Asked",
    "BrokenTextsError",
    "Chapter",
    "Language",
    "MissingTextError",
    "Names",
    "RoleCard",
    "Wording",
    "Words",
    "account_of",
    "escape",
    "isolate",
    "pages",
    "plain",
    "story",
]
