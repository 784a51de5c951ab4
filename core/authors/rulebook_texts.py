"""The texts of a rulebook, beside its file or carried by it: what is missing, unread, or not well formed."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from core.books.library import unread
from core.rulebook.loader import FILE, TEXTS, Loaded, Problem
from core.rulebook.phrase import Phrase
from core.rulebook.spelling import nearest
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
        """Something wrong in a line of these texts; in all of them, if it is 0."""
        return Problem(self.file, line + self.above, message, remedy)


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
    if not sources:
        sources = {ENGLISH.code: Source(str(folder / f"{ENGLISH.code}.ftl"), "")}
    base = ENGLISH.code if ENGLISH.code in sources else next(iter(sources))
    lacking = _lacking(loaded, {base: read_texts(sources[base].text)}, playing=True)
    return [_missing(loaded, one, sources, file) for one in lacking]


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
    return list(_wrong(loaded, texts, sources, file))


@dataclass(frozen=True, slots=True)
class _Lacking:
    """A text that some languages lack, with those of its parts that the same ones lack."""

    id: str
    parts: tuple[str, ...]
    codes: tuple[str, ...]
    path: Sequence[str | int]


def _wrong(loaded: Loaded, texts: Texts, sources: Mapping[str, Source], file: str) -> Iterator[Problem]:
    """What texts lack, what nothing reads, what a translation has otherwise: each mistake once."""
    base = ENGLISH.code if ENGLISH.code in texts else next(iter(texts))
    lacking = list(_lacking(loaded, texts))
    unread = _unread(loaded, texts)
    meant_by: dict[str, str] = {}
    told = {f"{one.id}{part}" for one in lacking for part in ("", *one.parts)} | unread.keys()
    for one in lacking:
        near = _nearest(one.id, [id_ for id_, codes in unread.items() if {*codes} & {*one.codes}])
        if near is None:
            yield _missing(loaded, one, sources, file)
        elif len(one.codes) == len(texts) > 1:
            # All languages agree on another word: the slip is in the rules.
            unread.pop(near, None)
            yield _missing(loaded, one, sources, file, near)
        else:
            meant_by[near] = one.id
    looked_for = sayable(loaded.book.scenario, loaded.words)
    for id_, codes in unread.items():
        first = sources[codes[0]]
        near = meant_by.get(id_) or _nearest(id_, looked_for - texts[codes[0]].lines.keys())
        remedy = Phrase("take_out") if near is None else Phrase("did_you_mean", {"word": near})
        message = Phrase("text_unread", {"word": id_})
        if len(codes) > 1:
            message = Phrase(
                "text_unread_in", {"word": id_, "files": tuple(sources[code].called(code) for code in codes)}
            )
        yield first.problem(texts[codes[0]].lines[id_], message, remedy)
    yield from _untranslated(texts, sources, base, told)


def _lacking(loaded: Loaded, texts: Texts, *, playing: bool = False) -> Iterator[_Lacking]:
    """What some language lacks; with `playing` only that instead of which nothing can be said."""
    there = {code: read.lines.keys() | common(code) for code, read in texts.items()}
    found: dict[tuple[str, tuple[str, ...]], tuple[list[str], Sequence[str | int]]] = {}
    for needed in required(loaded.book.scenario, loaded.words):
        codes = tuple(code for code, known in there.items() if needed.id not in known)
        if codes and not (playing and needed.instead is not None):
            ids, _ = found.setdefault((needed.id.partition(".")[0], codes), ([], needed.path))
            ids.append(needed.id)
    for (_, codes), (ids, path) in found.items():
        first, *others = dict.fromkeys(ids)
        yield _Lacking(first, tuple(f".{id_.partition('.')[2]}" for id_ in others), codes, path)


def _missing(
    loaded: Loaded, lacking: _Lacking, sources: Mapping[str, Source], file: str, near: str | None = None
) -> Problem:
    """One text that is not there. `near`: an id that nothing reads, and may be meant for it."""
    files = tuple(sources[code].called(code) for code in lacking.codes)
    parts = lacking.parts
    if near is None:
        remedy = (Phrase("write_it_whole", {"parts": parts}) if parts else Phrase("write_it"),)
    else:
        write = Phrase("else_write_it_whole", {"parts": parts}) if parts else Phrase("else_write_it")
        remedy = (Phrase("did_you_mean", {"word": near}), write)
    message = Phrase("text_missing", {"word": lacking.id, "files": files})
    return Problem(file, loaded.lines.line(lacking.path), message, remedy)


def _unread(loaded: Loaded, texts: Texts) -> dict[str, list[str]]:
    """The texts that nothing reads, each with the languages that have it; of a whole one not its parts besides."""
    looked_for = sayable(loaded.book.scenario, loaded.words) | common(ENGLISH.code)
    found: dict[str, list[str]] = {}
    for code, file in texts.items():
        read = looked_for.union(*file.refers.values())
        for id_ in file.lines:
            if id_ not in read and not _numbered(id_, read):
                found.setdefault(id_, []).append(code)
    return {id_: codes for id_, codes in found.items() if not _is_part_of(id_, found)}


def _is_part_of(id_: str, ids: Container[str]) -> bool:
    """Whether it is a part of a text that is among these."""
    whole, dot, _ = id_.partition(".")
    return bool(dot) and whole in ids


def _untranslated(texts: Texts, sources: Mapping[str, Source], base: str, told: Set[str]) -> Iterator[Problem]:
    """What a translation has otherwise than the first language, but for the texts that were told of already."""
    for code, file in texts.items():
        if code == base:
            continue
        wrong = [(id_, said) for id_, said in differences(texts[base], file) if id_ not in told]
        ids = {id_ for id_, _ in wrong}
        for id_, said in wrong:
            if not _is_part_of(id_, told) and not (_is_part_of(id_, ids) and id_ not in file.lines):
                see = Phrase("see", {"file": (sources[base].called(base),)})
                yield sources[code].problem(file.lines.get(id_, 0), of_text(id_, said), see)


def of_text(id_: str, what: Phrase) -> Phrase:
    """Something wrong with the text of this id."""
    return Phrase("in_place", {"place": (id_,), "what": what})


def _nearest(id_: str, known: Iterable[str]) -> str | None:
    """The id of the same kind that is spelt most like this one, if one comes near."""
    kind = id_.partition("-")[0]
    return nearest(id_, [other for other in known if other.partition("-")[0] == kind])


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
