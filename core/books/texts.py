"""The texts that lie beside a scenario file: what is missing in a language, what nobody reads, what is not well formed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from core.rulebook.lint.finding import nearest, remedy
from core.rulebook.loader import Loaded, Problem
from core.rules.vocabulary import vocabulary
from core.words.check import differences, references
from core.words.language import ENGLISH, LANGUAGES
from core.words.needed import required, sayable
from core.words.texts import COMMON

_ID = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|[ \t]+\.([a-zA-Z][\w-]*) *=)", re.MULTILINE)


def text_problems(loaded: Loaded, folder: Path, file: str) -> list[Problem]:
    """What is wrong in the texts of a folder. A folder without any is a scenario file by itself: nothing is said."""
    files = {code: folder / f"{code}.ftl" for code in LANGUAGES}
    if not any(path.is_file() for path in files.values()):
        return []
    sources = {code: path.read_text(encoding="utf-8") for code, path in files.items() if path.is_file()}
    problems = [Problem(str(files[code]), 0, "there is no such file", "translate en.ftl") for code in files.keys() - sources]
    for code, source in sources.items():
        problems += _malformed(str(files[code]), source)
    if problems:
        return sorted(problems, key=str)
    found = [*_missing(loaded, sources, file), *_unread(loaded, sources, files)]
    for code, source in sources.items():
        if code != ENGLISH.code:
            found += [
                Problem(str(files[code]), line_of(source, said), said, f"see {ENGLISH.code}.ftl")
                for said in differences(sources[ENGLISH.code], source)
            ]
    return found


def _malformed(file: str, source: str) -> Iterator[Problem]:
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk) and entry.span is not None:
            line = source.count("\n", 0, entry.span.start) + 1
            said = entry.annotations[0].message if entry.annotations else "not well formed"
            yield Problem(file, line, f"not a text: {said}", "write `id = text`; indent the lines that go on")


def _missing(loaded: Loaded, sources: dict[str, str], file: str) -> Iterator[Problem]:
    there = {code: ids(source) | common(code) for code, source in sources.items()}
    told: set[str] = set()
    for needed in required(loaded.book.scenario, loaded.words):
        lacking = [f"{code}.ftl" for code, known in there.items() if needed.id not in known]
        if lacking and needed.id not in told:
            told.add(needed.id)
            near = nearest(needed.id, [id_ for id_ in there[ENGLISH.code] if id_.partition("-")[0] == needed.id.partition("-")[0]])
            meant = f"did you mean {near!r}? else " if near else ""
            message = f"there is no text {needed.id!r} in {', '.join(lacking)}"
            yield Problem(file, loaded.lines.line(needed.path), message, f"{meant}write it")


def _unread(loaded: Loaded, sources: dict[str, str], files: dict[str, Path]) -> Iterator[Problem]:
    read = sayable(loaded.book.scenario, loaded.words) | common(ENGLISH.code)
    for code, source in sources.items():
        used = read | references(source)
        for id_ in sorted(ids(source)):
            if id_ not in used and not _numbered(id_, read) and not _loose(id_, loaded):
                place = line_of(source, id_)
                yield Problem(str(files[code]), place, f"nothing reads the text {id_!r}", remedy(id_, read, 0))


def _loose(id_: str, loaded: Loaded) -> bool:
    """Whether it is said by a stage of which no annotation tells what it says."""
    words = vocabulary().loose | {word.text for word in loaded.words}
    said = id_.removeprefix("story-").partition("-")[2].partition(".")[0]
    beginning, _, rest = said.partition("_")
    return said in words or (beginning in words and rest in words)


def _numbered(id_: str, read: Iterable[str]) -> bool:
    """Whether it is a text for one number of several: `announce-out_town_3`."""
    stem, _, number = id_.rpartition("_")
    return number.isdecimal() and stem in read


def ids(source: str) -> frozenset[str]:
    """The ids of all texts in Fluent source, attributes as `message.attribute`."""
    found: set[str] = set()
    message = ""
    for match in _ID.finditer(source):
        message = match[1] or message
        found.add(match[1] or f"{message}.{match[2]}")
    return frozenset(found)


def line_of(source: str, said: str) -> int:
    """The line of a text in Fluent source, given its id (and what is said of it); 0 where it is not there."""
    id_ = said.partition(":")[0].partition(".")[0]
    match = re.search(rf"^{re.escape(id_)} *=", source, re.MULTILINE)
    return 0 if match is None else source.count("\n", 0, match.start()) + 1


@cache
def common(language: str) -> frozenset[str]:
    """The ids of the texts of all rulebooks in a language."""
    return frozenset().union(*(ids(file.read_text(encoding="utf-8")) for file in (COMMON / language).glob("*.ftl")))
