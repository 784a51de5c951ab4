"""Texts by id: Project Fluent, compiled once per language and scenario, at the latest when a text is asked for.

A scenario's own texts come before the common ones; what a language lacks is taken from English, and what English lacks
from the first language that the scenario has, so that an unfinished translation never silences a game.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, cast
from weakref import WeakKeyDictionary

from core.rulebook.own_texts import OwnTexts
from core.words.fluent import Maker
from core.words.language import ENGLISH, LANGUAGES, Language, Numbers
from core.words.safe import isolate, lead_right, reads_left_to_right, reads_right_to_left
from core.words.source import Texts

COMMON = Path(__file__).parent
Home = Path | OwnTexts
"""Where a scenario's texts are: in its folder, or in the one file that it is."""
log = logging.getLogger(__name__)


class MissingTextError(KeyError):
    """No text of this id exists, neither in the scenario nor among the common ones nor in English."""


class Words:
    """All texts of one language at one scenario's table.

    `words("vote-cast", voter=..., choices=[...])` formats one. Arguments may be texts, whole numbers (written in the
    language's digits, and usable as plurals), lists of texts (joined as the language joins them), `None` and booleans
    (`"none"`, `"yes"`, `"no"` to a selector).
    """

    def __init__(self, language: Language, sources: tuple[Texts, ...]) -> None:
        self.language = language
        self._sources = sources
        self._makers: dict[str, Maker] = {}
        self._numbers = Numbers(language)
        self._comma = self("list-comma")
        self._and = self("list-and")

    @classmethod
    def for_language(cls, code: str, scenario: Home | None = None) -> Words:
        """The texts of language `code` (`en`, `fa`, `ru`, `uk`), those of a scenario's folder first.

        Compiled when first asked for, and again when the scenario's file has changed. An unknown language is English.
        Raises `BrokenTextsError` where a file does not hold well-formed Fluent.
        """
        language = LANGUAGES.get(code, ENGLISH)
        if isinstance(scenario, OwnTexts):
            words = _carried(language, scenario)
        else:
            files = () if scenario is None else (scenario / f"{ENGLISH.code}.ftl", scenario / f"{language.code}.ftl")
            words = _words(language, scenario, tuple(map(_stamp, files)))
        words.compile()
        return words

    @staticmethod
    def at_hand(code: str, scenario: Home | None = None) -> Words:
        """As they were when first asked for in this process, at once and without a look at the files: a text is
        compiled when it is first wanted, unless all have been by then."""
        language = LANGUAGES.get(code, ENGLISH)
        return _carried(language, scenario) if isinstance(scenario, OwnTexts) else _words(language, scenario, ())

    @property
    def are_compiled(self) -> bool:
        """Whether no text has to be compiled any more."""
        return all(source.is_compiled for source in self._sources)

    def compile(self) -> None:
        """Compile all texts; in a thread, if others shall not wait. Raises `BrokenTextsError`."""
        for source in self._sources:
            source.compile()

    def __call__(self, id: str, /, **args: Any) -> str:  # noqa: A002 - Fluent's own word
        """The text `id` with `args` filled in. Raises `MissingTextError` where there is none."""
        maker = self._makers.get(id) or self._found(id)
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
        return id in self._makers or any(id in source for source in self._sources)

    def ids(self) -> frozenset[str]:
        """All ids that have a text, attributes as `message.attribute`."""
        return frozenset[str]().union(*(source.ids() for source in self._sources))

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

    def _found(self, id: str) -> Maker:  # noqa: A002
        for source in self._sources:
            maker = source.maker(id)
            if maker is not None:
                self._makers[id] = maker
                return maker
        raise MissingTextError(id)

    def _argument(self, value: Any) -> Any:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (list, tuple)):
            return self.join(map(str, cast("Iterable[Any]", value)))
        return value


@lru_cache(maxsize=256)
def _words(language: Language, scenario: Path | None, stamps: tuple[int, ...]) -> Words:
    there = [code for code in LANGUAGES if scenario is not None and (scenario / f"{code}.ftl").is_file()]
    own = [] if scenario is None else [_of_scenario(each, scenario, stamps) for each in _spoken(language, there)]
    return Words(language, (*own, *map(_common, _spoken(language))))


def _spoken(language: Language, there: Iterable[str] = ()) -> list[Language]:
    """The languages in which a text is looked for, in their order. `there`: those that its author has written."""
    first = [LANGUAGES[code] for code in there if code in LANGUAGES][:1]
    return list(dict.fromkeys((language, ENGLISH, *first)))


_OF_AUTHORS: WeakKeyDictionary[OwnTexts, dict[str, Words]] = WeakKeyDictionary()


def _carried(language: Language, scenario: OwnTexts) -> Words:
    """The texts of a rulebook in one file; they go with it."""
    known = _OF_AUTHORS.setdefault(scenario, {})
    if language.code not in known:
        texts = scenario.by_language
        own = [Texts(each, texts=[texts[each.code]]) for each in _spoken(language, texts) if each.code in texts]
        known[language.code] = Words(language, (*own, *map(_common, _spoken(language))))
    return known[language.code]


@lru_cache(maxsize=256)
def _of_scenario(language: Language, scenario: Path, _stamps: tuple[int, ...]) -> Texts:
    return Texts(language, [scenario / f"{language.code}.ftl"])


@lru_cache(maxsize=len(LANGUAGES))
def _common(language: Language) -> Texts:
    return Texts(language, sorted((COMMON / language.code).glob("*.ftl")))


def _stamp(file: Path) -> int:
    try:
        return file.stat().st_mtime_ns
    except FileNotFoundError:
        return 0
