"""The catalog as it was made last, kept until a file that it is made from has changed: making it takes seconds."""

from __future__ import annotations

import hashlib
import json
import logging
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from cogs.local_table.server.aside import aside
from cogs.local_table.server.frames import Json
from core.books.library import at_hand, folder_of

log = logging.getLogger(__name__)

ROOT = Path(__file__).resolve().parents[3]
MADE_FROM = (ROOT / "core", Path(__file__).parent)
KINDS = (".py", ".yaml", ".ftl")


class Catalogs:
    """The catalogs of every language. `folder`: where they are kept, if anywhere. `first`: the rulebook that is offered
    first."""

    def __init__(self, folder: Path | None, first: str | None = None) -> None:
        self._folder = folder
        self._first = first
        self._made: dict[str, Json] = {}

    def of(self, language: str) -> Json:
        """The catalog in a language. The first time takes a while: have it `ready`."""
        found = self._made.get(language)
        if found is None:
            found = self._made[language] = self._ordered(self._found(language))
        return found

    async def ready(self, language: str) -> None:
        """Have it at hand."""
        if language not in self._made:
            await aside(partial(self.of, language))

    def _ordered(self, catalog: Json) -> Json:
        books = sorted(catalog["rulebooks"], key=lambda book: book["id"] != self._first)
        return {**catalog, "rulebooks": books}

    def _found(self, language: str) -> Json:
        """What is kept, if it is of these files; else it is made, and kept."""
        mark = _fingerprint()
        file = None if self._folder is None else self._folder / f"catalog-{language}.json"
        kept = None if file is None else _read(file)
        if kept is not None and kept.get("made from") == mark and isinstance(kept.get("catalog"), dict):
            return kept["catalog"]
        from cogs.local_table.server.catalog import catalog

        made = catalog(language)
        if file is not None:
            _write(file, {"made from": mark, "catalog": made})
        return made


def _fingerprint() -> str:
    """Of the name, size and time of each file that a catalog is made from."""
    folders = (*MADE_FROM, *map(folder_of, at_hand()))
    stamps = sorted(stamp for folder in folders for stamp in _stamps(str(folder)))
    return hashlib.sha256(repr(stamps).encode()).hexdigest()


def _stamps(folder: str) -> Iterator[tuple[str, int, int]]:
    for entry in os.scandir(folder):
        if entry.is_dir():
            yield from _stamps(entry.path)
        elif entry.name.endswith(KINDS):
            stat = entry.stat()
            yield entry.path, stat.st_size, stat.st_mtime_ns


def _read(file: Path) -> Json | None:
    try:
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):  # there is none, or it is broken
        return None
    return found if isinstance(found, dict) else None


def _write(file: Path, kept: Json) -> None:
    """Write it at one go: another table may be reading. A disk that is full keeps nobody from playing."""
    beside = file.with_suffix(f".{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        beside.write_text(json.dumps(kept, ensure_ascii=False), "utf-8")
        beside.replace(file)
    except OSError as error:
        log.warning("the catalog could not be kept: %s", error)
