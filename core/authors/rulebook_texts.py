"""The texts of a rulebook, beside its file or carried by it: what is missing, unread, or not well formed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from core.books.library import unread
from core.rulebook.loader import FILE, TEXTS, Loaded, Problem
from core.rulebook.phrase import Phrase, Remedy
from core.rulebook.spelling import meant
from core.words.language import ENGLISH, LANGUAGES
from core.words.needed import required, sayable
from core.words.text_check import TextFile, differences, read_texts
from core.words.texts import COMMON

_ID = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|[ \t]+\.([a-zA-Z][\w-]*) *=)", re.MULTILINE)
Texts = Mapping[str, TextFile]


@dataclass(frozen=True, slots=True)
class Source:
    """The texts of one language: what their file is called, what they say, and how many lines of it stand above."""

    file: str
    text: str
    above: int = 0

    def called(self, code: str) -> str:
        """How its author finds them: a file of their own, or a part of the one that carries them."""
        return f"{TEXTS}.{code}" if self.above else f"{code}.ftl"

    def read(self) -> TextFile:
        """What stands in it, which nobody changes."""
        return _read(self.text)

    def problem(self, line: int, message: Phrase, *remedy: Phrase) -> Problem:
        """Something wrong in a line of these texts; in none of them, if it is 0."""
        return Problem(self.file, line and line + self.above, message, remedy)


def beside(folder: Path) -> tuple[dict[str, Source], list[Problem]]:
    """The texts that lie in a folder, and those that cannot be read."""
    sources: dict[str, Source] = {}
    problems: list[Problem] = []
    for code in LANGUAGES:
        path = folder / f"{code}.ftl"
        if not path.is_file():
            continue
        try:
            sources[code] = Source(str(path), path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            problems.append(unread(str(path), error))
    return sources, problems


def unspoken(folder: Path) -> list[Problem]:
    """The texts in a folder that nobody would ever hear: of a language that is not spoken here."""
    there = Phrase("there_are", {"names": tuple(LANGUAGES)})
    others = sorted(path for path in folder.glob("*.ftl") if path.stem not in LANGUAGES)
    return [Problem(str(path), 0, Phrase("no_language", {"word": path.stem}), (there,)) for path in others]


def carried(loaded: Loaded, file: str) -> dict[str, Source]:
    """The texts that one file carries; the languages that nobody here speaks are left for `text_problems` to tell."""
    return {code: Source(file, text, loaded.lines.line([TEXTS, code])) for code, text in loaded.texts.items()}


def unwritten(loaded: Loaded) -> list[str]:
    """The ids of all texts that a rulebook without any still needs to be played, in the order of its file."""
    there = common(ENGLISH.code)
    return list(dict.fromkeys(one.id for one in required(loaded.book.scenario, loaded.words) if one.id not in there))


def speechless(folder: Path, loaded: Loaded) -> list[Problem]:
    """What a table would look for and not find in the texts of a folder, in the language that all others fall back to,
    and has nothing to say instead; empty where the game can be told.
    """
    file = str(folder / FILE)
    sources, problems = beside(folder)
    if problems:
        return problems
    base = ENGLISH.code if ENGLISH.code in sources else next(iter(sources), None)
    if base is None:
        missing = Phrase("text_missing", {"word": "scenario-title", "files": (f"{ENGLISH.code}.ftl",)})
        return [Problem(file, 0, missing, (Phrase("write_it"),))]
    return list(_missing(loaded, {base: read_texts(sources[base].text)}, sources, file, base, playing=True))


def text_problems(loaded: Loaded, sources: Mapping[str, Source], file: str, owed: Iterable[str] = ()) -> list[Problem]:
    """What is wrong in the texts of a rulebook. Each language is its author's choice, but for those `owed`."""
    problems = [
        Problem(str(Path(file).with_name(f"{code}.ftl")), 0, Phrase("no_file"), (Phrase("translate_too"),))
        for code in owed
        if code not in sources
    ]
    texts: dict[str, TextFile] = {}
    for code, source in sources.items():
        if code not in LANGUAGES:
            there = Phrase("there_are", {"names": tuple(LANGUAGES)})
            problems.append(source.problem(0, Phrase("no_language", {"word": code}), there))
            continue
        texts[code] = source.read()
        for line, said in texts[code].malformed:
            form = Phrase("text_form", {"form": ("id = text",)})
            problems.append(source.problem(line, Phrase("no_text", {"what": said}), form))
    if problems:
        return problems
    base = ENGLISH.code if ENGLISH.code in texts else next(iter(texts))
    return [
        *_missing(loaded, texts, sources, file, base),
        *_unread(loaded, texts, sources),
        *_untranslated(texts, sources, base),
    ]


def _missing(
    loaded: Loaded, texts: Texts, sources: Mapping[str, Source], file: str, base: str, *, playing: bool = False
) -> Iterator[Problem]:
    """What some language lacks; with `playing` only that instead of which nothing can be said."""
    there = {code: read.lines.keys() | common(code) for code, read in texts.items()}
    told: set[str] = set()
    for needed in required(loaded.book.scenario, loaded.words):
        lacking = tuple(sources[code].called(code) for code, known in there.items() if needed.id not in known)
        if lacking and needed.id not in told and not (playing and needed.instead is not None):
            told.add(needed.id)
            near = _alike(needed.id, texts[base].lines.keys())
            write = Phrase("else_write_it" if near else "write_it")
            message = Phrase("text_missing", {"word": needed.id, "files": lacking})
            yield Problem(file, loaded.lines.line(needed.path), message, (*near, write))


def _unread(loaded: Loaded, texts: Texts, sources: Mapping[str, Source]) -> Iterator[Problem]:
    looked_for = sayable(loaded.book.scenario, loaded.words) | common(ENGLISH.code)
    for code, file in texts.items():
        read = looked_for.union(*file.refers.values())
        for id_, line in file.lines.items():
            if id_ not in read and not _numbered(id_, read):
                near = _alike(id_, looked_for) or (Phrase("take_out"),)
                yield sources[code].problem(line, Phrase("text_unread", {"word": id_}), *near)


def _untranslated(texts: Texts, sources: Mapping[str, Source], base: str) -> Iterator[Problem]:
    for code, file in texts.items():
        if code != base:
            for id_, said in differences(texts[base], file):
                see = Phrase("see", {"file": (sources[base].called(base),)})
                yield sources[code].problem(file.lines.get(id_, 0), of_text(id_, said), see)


def of_text(id_: str, what: Phrase) -> Phrase:
    """Something wrong with the text of this id."""
    return Phrase("in_place", {"place": (id_,), "what": what})


def _alike(id_: str, known: Set[str]) -> Remedy:
    """The id of the same kind that is spelt most like this one, if one comes near."""
    kind = id_.partition("-")[0]
    return meant(id_, [other for other in known if other.partition("-")[0] == kind])


def _numbered(id_: str, read: Set[str]) -> bool:
    """Whether it is a text for one number of several: `announce-out_town_3`."""
    stem, _, number = id_.rpartition("_")
    return number.isdecimal() and stem in read


@lru_cache(maxsize=len(LANGUAGES))
def _read(text: str) -> TextFile:
    """The texts of one rulebook are asked for twice, before its games are played and after."""
    return read_texts(text)


@cache
def common(language: str) -> frozenset[str]:
    """The ids of the texts of all rulebooks in a language."""
    found: set[str] = set()
    for file in (COMMON / language).glob("*.ftl"):
        message = ""
        for match in _ID.finditer(file.read_text(encoding="utf-8")):
            message = match[1] or message
            found.add(match[1] or f"{message}.{match[2]}")
    return frozenset(found)
