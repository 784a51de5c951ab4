"""The texts of one place in one language: found by their ids at once, compiled when first asked for, or all together.

To compile a rulebook's texts takes some tenths of a second, those of all rulebooks in all languages ten seconds and
more. Nobody waits for that: what an earlier process has compiled is taken as it is, and a text that is wanted before
anybody has compiled all is compiled by itself, with those that it refers to.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Lock

from core.words import kept
from core.words.fluent import BrokenTextsError, Maker, compile_sources, source
from core.words.language import Language

log = logging.getLogger(__name__)

_ENTRY = re.compile(r"^(?=[a-zA-Z-])", re.MULTILINE)
"""As Fluent's own parser finds its way after an error: what begins a line begins an entry, unless it is a comment."""
_NAME = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^[ \t]+\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_PLAIN = re.compile(r"(?:[a-zA-Z][\w-]*|[ ]+\.([a-zA-Z][\w-]*)) *= *([^\s{}][^{}]*)")
"""A text, or one of its attributes, that is a line of words and nothing else."""

_COMPILING = Lock()
"""One thread at a time: more would be no sooner done, and the event loop would wait for its turn behind all of them."""


class Texts:
    """What the files of one place say in one language, or texts that lie in no file."""

    def __init__(self, language: Language, files: Iterable[Path] = (), texts: Iterable[str] = ()) -> None:
        self._language = language
        self._files = [file for file in files if file.is_file()]
        self._texts = list(texts)
        self._entries: dict[str, str] = {}
        self._entry_of: dict[str, str] = {}
        self._makers: dict[str, Maker | None] = {}
        self.is_compiled = False
        self._is_looked_for = False
        for whole in self._whole():
            for name, text in _entries(whole):
                self._entries[name] = text
                self._entry_of.update(dict.fromkeys(_ids(name, text), name))

    def __contains__(self, id_: str) -> bool:
        return id_ in self._entry_of

    def ids(self) -> frozenset[str]:
        """Ids of all texts, attributes as `message.attribute`."""
        return frozenset(self._entry_of)

    def maker(self, id_: str) -> Maker | None:
        """What makes the text of this id; None where there is none, or where it is broken (the log says how)."""
        if id_ not in self._entry_of:
            return None
        if id_ not in self._makers and not self._take():
            self._compile_one(id_)
        return self._makers.get(id_)

    def compile(self) -> None:
        """Compile all that is here, if that has not been done. Raises `BrokenTextsError`."""
        with _COMPILING:
            self._is_looked_for = False  # another process may have compiled it meanwhile
            if self.is_compiled or self._take():
                return
            texts = self._whole()
            language = self._language
            isolating = self._language.right_to_left
            names = [*map(str, self._files), *(None for _ in self._texts)]
            sources = [source(text, name) for text, name in zip(texts, names, strict=True)]
            makers = compile_sources(language.code, sources, isolating=isolating)
            self._makers.update(makers)
            self.is_compiled = True
            if self._may_be_kept:
                kept.keep(self._files[0], language.code, texts, makers, isolating=isolating)

    @property
    def _may_be_kept(self) -> bool:
        """What lies in no file, people have handed in: it is theirs to have deleted."""
        return bool(self._files) and not self._texts

    def _whole(self) -> list[str]:
        return [*(file.read_text("utf-8") for file in self._files), *self._texts]

    def _take(self) -> bool:
        """Take up what has been kept, if anything has; it is looked for once."""
        if not self._is_looked_for and self._may_be_kept:
            self._is_looked_for = True
            language = self._language
            makers = kept.take(self._files[0], language.code, self._whole(), isolating=language.right_to_left)
            if makers is not None:
                self._makers.update(makers)
                self.is_compiled = True
        return self.is_compiled

    def _compile_one(self, id_: str) -> None:
        name = self._entry_of[id_]
        plain = _plain(name, self._entries[name])
        if plain is not None:
            self._makers.update({each: _saying(said) for each, said in plain.items()})
            return
        text = "".join(self._entries[name] for name in self._closure(name))
        try:
            made = compile_sources(self._language.code, [source(text)], isolating=self._language.right_to_left)
        except BrokenTextsError as error:
            log.error("%s, text %s: %s", self._language.code, id_, error)
            made = {}
        self._makers.update({id_: None, **made})

    def _closure(self, name: str) -> list[str]:
        """An entry and those that it refers to, and so on."""
        found = {name: None}
        left = [name]
        while left:
            for other in _REFERENCE.findall(self._entries[left.pop()]):
                if other in self._entries and other not in found:
                    found[other] = None
                    left.append(other)
        return list(found)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a file, by name."""
    for part in _ENTRY.split(text):
        name = _NAME.match(part)
        if name is not None:
            yield name[1], part


def _ids(name: str, text: str) -> Iterator[str]:
    """The ids under which an entry's texts are found."""
    if name.startswith("-"):
        return
    body = _COMMENT.sub("", text.partition("=")[2])
    first = _ATTRIBUTE.search(body)
    if body[: None if first is None else first.start()].strip():
        yield name
    for attribute in _ATTRIBUTE.findall(body):
        yield f"{name}.{attribute}"


def _plain(name: str, text: str) -> dict[str, str] | None:
    """The texts of an entry in which nothing has to be filled in, by id; None where there is anything else in it. Most
    entries are such, and need no compiler."""
    found: dict[str, str] = {}
    for line in _COMMENT.sub("", text).splitlines():
        if not line.strip():
            continue
        plain = _PLAIN.fullmatch(line.rstrip())
        if plain is None:
            return None
        found[name if plain[1] is None else f"{name}.{plain[1]}"] = plain[2]
    return found


def _saying(text: str) -> Maker:
    return lambda args, errors: text
