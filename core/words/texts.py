"""Texts by id: Project Fluent, compiled once per language and scenario.

A scenario's own texts come before the common ones; what a language lacks is taken from English, so that an unfinished
translation never silences a game.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

from core.words.fluent import Maker, compile_sources, source_of
from core.words.language import ENGLISH, LANGUAGES, Language, Numbers
from core.words.safe import isolate, lead_right, reads_left_to_right, reads_right_to_left

COMMON = Path(__file__).parent
log = logging.getLogger(__name__)


class MissingTextError(KeyError):
    """No text of this id exists, neither in the scenario nor among the common ones nor in English."""


class Words:
    """All texts of one language at one scenario's table.

    `words("vote-cast", voter=..., choices=[...])` formats one. Arguments may be texts, whole numbers (written in the
    language's digits, and usable as plurals), lists of texts (joined as the language joins them), `None` and booleans
    (`"none"`, `"yes"`, `"no"` to a selector).
    """

    def __init__(self, language: Language, makers: dict[str, Maker]) -> None:
        self.language = language
        self._makers = makers
        self._numbers = Numbers(language)
        self._comma = self("list-comma")
        self._and = self("list-and")

    @staticmethod
    def for_language(code: str, scenario: Path | None = None) -> Words:
        """The texts of language `code` (`en`, `fa`, `ru`, `uk`), those of a scenario's folder first.

        Compiled when first asked for, and again when the scenario's file has changed. An unknown language is English.
        Raises `BrokenTextsError` where a file does not hold well-formed Fluent.
        """
        language = LANGUAGES.get(code, ENGLISH)
        if scenario is None:
            return _words(language, None, ())
        stamps = (_stamp(scenario / f"{ENGLISH.code}.ftl"), _stamp(scenario / f"{language.code}.ftl"))
        return _words(language, scenario, stamps)

    def __call__(self, id: str, /, **args: Any) -> str:  # noqa: A002 - Fluent's own word
        """The text `id` with `args` filled in. Raises `MissingTextError` where there is none."""
        maker = self._makers.get(id)
        if maker is None:
            raise MissingTextError(id)
        for name, value in args.items():
            if value.__class__ is str:
                if not value.isascii() and not self.language.right_to_left and reads_right_to_left(value):
                    args[name] = isolate(value)
            elif value.__class__ is int:
                args[name] = self._numbers[value]
            else:
                args[name] = self._argument(value)
        errors: list[Exception] = []
        text = maker(args, errors)
        if errors:
            log.warning("text %s: %s", id, "; ".join(map(str, errors)))
        return lead_right(text) if self.language.right_to_left else text

    def has(self, id: str, /) -> bool:  # noqa: A002
        """Whether there is a text of this id (`message` or `message.attribute`)."""
        return id in self._makers

    def ids(self) -> frozenset[str]:
        """All ids that have a text, attributes as `message.attribute`."""
        return frozenset(self._makers)

    def number(self, value: int) -> str:
        """A whole number in the language's digits."""
        return self._numbers[value].text

    def join(self, items: Iterable[str]) -> str:
        """Several items as one enumerates them: `5, 7 and 9`. Nothing gives an empty text."""
        parts = list(items)
        if self.language.right_to_left:
            parts = [isolate(part) if reads_left_to_right(part) else part for part in parts]
        if len(parts) < 2:
            return "".join(parts)
        return f"{self._comma.join(parts[:-1])}{self._and}{parts[-1]}"

    def duration(self, seconds: int) -> str:
        """A span of time in words: `45 seconds`, `2 minutes`, `1 minute 30 seconds`."""
        minutes, rest = divmod(max(0, seconds), 60)
        if not minutes:
            return self("duration-seconds", seconds=rest)
        if not rest:
            return self("duration-minutes", minutes=minutes)
        return self("duration-both", minutes=minutes, seconds=rest)

    def _argument(self, value: Any) -> Any:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (list, tuple)):
            return self.join(map(str, cast("Iterable[Any]", value)))
        return value


@lru_cache(maxsize=256)
def _words(language: Language, scenario: Path | None, _stamps: tuple[int, ...]) -> Words:
    makers: dict[str, Maker] = {}
    for each in (ENGLISH, language) if language is not ENGLISH else (ENGLISH,):
        makers.update(_common(each))
    if scenario is not None:
        for each in (ENGLISH, language) if language is not ENGLISH else (ENGLISH,):
            file = scenario / f"{each.code}.ftl"
            if file.is_file():
                makers.update(compile_sources(each.code, [source_of(file)], isolating=each.right_to_left))
    return Words(language, makers)


@lru_cache(maxsize=len(LANGUAGES))
def _common(language: Language) -> dict[str, Maker]:
    files = sorted((COMMON / language.code).glob("*.ftl"))
    return compile_sources(language.code, map(source_of, files), isolating=language.right_to_left)


def _stamp(file: Path) -> int:
    try:
        return file.stat().st_mtime_ns
    except FileNotFoundError:
        return 0
