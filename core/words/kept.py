"""Compiled texts are kept beside their files, as Python keeps its bytecode: the next process takes them as they are.

To compile the texts of all rulebooks in all languages takes some twelve seconds, to take them up a fifth of one.
They are kept where Python would keep a module's bytecode (`__pycache__`, or below PYTHONPYCACHEPREFIX), and not at all
where it would not (PYTHONDONTWRITEBYTECODE, a folder that may not be written to). They hold for the same texts,
compiler and Python alone.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.metadata
import importlib.util
import marshal
import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from core.words.fluent import Maker, bare, codes, made_of

_DIGEST = hashlib.sha256().digest_size


def take(file: Path, locale: str, texts: Sequence[str], *, isolating: bool) -> dict[str, Maker] | None:
    """The makers of these texts by id, if `keep` has kept them under this name; else None."""
    try:
        held = _place(file).read_bytes()
    except OSError:
        return None
    mark = held[:_DIGEST]
    seal = held[_DIGEST : 2 * _DIGEST]
    body = held[2 * _DIGEST :]
    if mark != _mark(locale, texts, isolating) or seal != _seal(body):
        return None
    # Nothing of a stranger's comes here: it lies where Python's own bytecode does.
    ids, functions = marshal.loads(body)  # noqa: S302  # nosec B302
    return made_of(bare(locale, isolating), ids, functions)


def keep(file: Path, locale: str, texts: Sequence[str], makers: Mapping[str, Maker], *, isolating: bool) -> None:
    """Keep these makers under the name of one of their files. Nothing happens where they can't be kept."""
    found = codes(makers, bare(locale, isolating))
    if sys.dont_write_bytecode or found is None:
        return
    ids, functions = found
    place = _place(file)
    body = marshal.dumps((ids, functions))
    written = _mark(locale, texts, isolating) + _seal(body) + body
    with contextlib.suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=place.parent, prefix=place.name)
        try:
            with os.fdopen(handle, "wb") as out:
                out.write(written)
            Path(name).replace(place)  # whole or not at all: another process may read it now
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise


def _place(file: Path) -> Path:
    return Path(importlib.util.cache_from_source(str(file))).with_suffix(".texts")


def _seal(body: bytes) -> bytes:
    """A file may be cut off or spoiled, and marshal is not made to notice."""
    return hashlib.sha256(body).digest()


def _mark(locale: str, texts: Sequence[str], isolating: bool) -> bytes:
    found = hashlib.sha256(repr((locale, isolating, _maker())).encode())
    for text in texts:
        found.update(len(text).to_bytes(8, "little"))
        found.update(text.encode())
    return found.digest()


@cache
def _maker() -> tuple[str, bytes]:
    """Who compiles: with another, what is kept is worth nothing."""
    return importlib.metadata.version("fluent-compiler"), importlib.util.MAGIC_NUMBER
