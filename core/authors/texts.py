"""The texts that lie beside a scenario file: what is missing, what nobody reads, what is not well formed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Set
from functools import cache
from pathlib import Path

from core.rulebook.lint.finding import nearest
from core.rulebook.loader import Loaded, Problem
from core.words.check import TextFile, differences, read_texts
from core.words.language import ENGLISH, LANGUAGES
from core.words.needed import required, sayable
from core.words.texts import COMMON

_ID = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|[ \t]+\.([a-zA-Z][\w-]*) *=)", re.MULTILINE)
Texts = Mapping[str, TextFile]


def text_problems(loaded: Loaded, folder: Path, file: str) -> list[Problem]:
    """What is wrong in the texts of a folder. A folder without any is a scenario file by itself: nothing is said."""
    paths = {code: folder / f"{code}.ftl" for code in LANGUAGES}
    there = [code for code, path in paths.items() if path.is_file()]
    if not there:
        return []
    problems = [
        Problem(str(path), 0, "there is no such file", "every rulebook speaks all languages: translate another one")
        for code, path in paths.items()
        if code not in there
    ]
    texts: dict[str, TextFile] = {}
    for code in there:
        try:
            texts[code] = read_texts(paths[code].read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            problems.append(Problem(str(paths[code]), 0, f"cannot be read ({error})", "save it as UTF-8 text"))
    for code, read in texts.items():
        for line, said in read.malformed:
            remedy = "write `id = text`, and indent the lines that go on"
            problems.append(Problem(str(paths[code]), line, f"no text: {said}", remedy))
    if problems:
        return problems
    return [*_missing(loaded, texts, file), *_unread(loaded, texts, paths), *_untranslated(texts, paths)]


def _missing(loaded: Loaded, texts: Texts, file: str) -> Iterator[Problem]:
    there = {code: read.lines.keys() | common(code) for code, read in texts.items()}
    told: set[str] = set()
    for needed in required(loaded.book.scenario, loaded.words):
        lacking = [f"{code}.ftl" for code, known in there.items() if needed.id not in known]
        if lacking and needed.id not in told:
            told.add(needed.id)
            near = _alike(needed.id, texts[ENGLISH.code].lines.keys())
            meant = f"did you mean {near!r}? else " if near else ""
            message = f"there is no text {needed.id!r} in {', '.join(lacking)}"
            yield Problem(file, loaded.lines.line(needed.path), message, f"{meant}write it")


def _unread(loaded: Loaded, texts: Texts, paths: Mapping[str, Path]) -> Iterator[Problem]:
    looked_for = sayable(loaded.book.scenario, loaded.words) | common(ENGLISH.code)
    for code, file in texts.items():
        read = looked_for.union(*file.refers.values())
        for id_, line in file.lines.items():
            if id_ not in read and not _numbered(id_, read):
                near = _alike(id_, looked_for)
                remedy = f"did you mean {near!r}?" if near else "take it out"
                yield Problem(str(paths[code]), line, f"nothing reads the text {id_!r}", remedy)


def _untranslated(texts: Texts, paths: Mapping[str, Path]) -> Iterator[Problem]:
    base = texts[ENGLISH.code]
    for code, file in texts.items():
        if code != ENGLISH.code:
            for id_, said in differences(base, file):
                yield Problem(str(paths[code]), file.lines.get(id_, 0), f"{id_}: {said}", f"see {ENGLISH.code}.ftl")


def _alike(id_: str, known: Set[str]) -> str | None:
    """The id of the same kind that is spelt most like this one."""
    kind = id_.partition("-")[0]
    return nearest(id_, [other for other in known if other.partition("-")[0] == kind])


def _numbered(id_: str, read: Set[str]) -> bool:
    """Whether it is a text for one number of several: `announce-out_town_3`."""
    stem, _, number = id_.rpartition("_")
    return number.isdecimal() and stem in read


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
