"""The rulebooks that a guild has for itself: those on its shelf, and earlier ones while games speak of them."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass

from core.store.game_archive import KEPT_GAMES, KEPT_MS
from core.store.keeps import Keeps
from core.store.keys import TABLES, key
from core.store.redis_server import Part
from core.store.scripts import Script

SHELF = "shelf"
BOOK = "rulebook"
OPENED = "rulebooks-opened"
KEPT_OPENED = KEPT_GAMES + TABLES
"""So many rulebooks that were taken off the shelf are kept: no more can have a game that is kept or played."""
LONGEST_GAME_MS = 60 * 24 * 60 * 60 * 1000
"""No game lasts so long; with the time that its history is kept, so long is what it was played by."""

KEPT_OFF_SHELF_MS = KEPT_MS + LONGEST_GAME_MS
_RETIRE = """
local function retire(prefix, id)
  local book = prefix .. id
  if redis.call('ZSCORE', KEYS[2], id) then
    redis.call('PEXPIRE', book, ARGV[1])
  else
    redis.call('DEL', book)
  end
end
"""
"""What a game may speak of is kept for as long as one may be kept; what none does is deleted."""
_SHELVE = Script(
    _RETIRE
    + """
redis.call('ZCARD', KEYS[2])
local before = redis.call('HGET', KEYS[1], ARGV[3])
redis.call('SET', ARGV[2] .. ARGV[4], ARGV[6])
redis.call('HSET', KEYS[1], ARGV[3], ARGV[5])
before = before and cjson.decode(before)['id']
if before and before ~= ARGV[4] then retire(ARGV[2], before) end
"""
)
"""KEYS: the shelf, what was opened. ARGV: how long what is opened is kept, what the keys of books begin with, the name,
the id, the entry, what it says. In one step: nobody finds a name with nothing behind it, whoever else is at it."""
_UNSHELVE = Script(
    _RETIRE
    + """
redis.call('ZCARD', KEYS[2])
local before = redis.call('HGET', KEYS[1], ARGV[3])
redis.call('HDEL', KEYS[1], ARGV[3])
if before then retire(ARGV[2], cjson.decode(before)['id']) end
"""
)
"""As above, the first three."""


@dataclass(frozen=True, slots=True)
class Shelved:
    """A rulebook on a shelf, as a list shows it."""

    name: str
    id: str
    """With a mark of its contents."""
    least: int
    most: int
    titles: Mapping[str, str]
    since: int
    """Epoch milliseconds."""
    size: int
    """Bytes of what was sent."""

    def title(self, language: str) -> str:
        """What it is called in this language, in English, or in its author's first one."""
        first = next(iter(self.titles.values()), self.name)
        return self.titles.get(language) or self.titles.get("en") or first


class Shelf(Part):
    """Rulebooks by guild. What they say is kept under an id that has a mark of it, and never changes."""

    KEEPS = (
        Keeps("rulebooks", rf"mafia:\{{\d+\}}:{SHELF}", "hash", people=False),
        Keeps("rulebooks", rf"mafia:\{{\d+\}}:{BOOK}:.+", "string", people=False),
        Keeps("rulebooks", rf"mafia:\{{\d+\}}:{OPENED}", "zset", people=False),
    )

    async def shelf(self, guild: int) -> list[Shelved]:
        """What stands on a guild's shelf, by name."""
        found = await self._server.call(lambda client: client.hgetall(key(guild, SHELF)))
        return [Shelved(name.decode(), **json.loads(found[name])) for name in sorted(found)]

    async def shelve(self, guild: int, book: Shelved, source: str) -> None:
        """Put a rulebook on the shelf, in the place of the one of its name."""
        blob = zlib.compress(source.encode())
        about = asdict(book)
        entry = json.dumps({part: about[part] for part in about if part != "name"})
        await self._change(_SHELVE, guild, book.name, book.id, entry, blob)

    async def unshelve(self, guild: int, name: str) -> bool:
        """Take a rulebook off the shelf; False where there is none of this name."""
        if await self._named(guild, name) is None:
            return False
        await self._change(_UNSHELVE, guild, name)
        return True

    async def rulebook(self, guild: int, id_: str) -> str | None:
        """What a guild's rulebook of this id says; None where it is not kept (any more)."""
        blob = await self._server.call(lambda client: client.get(_book(guild, id_)))
        return None if blob is None else zlib.decompress(blob).decode()

    async def note_opened(self, guild: int, id_: str, now: int, source: str | None = None) -> None:
        """A table is about to be opened by this rulebook: it is kept from now on for as long as its game may be.
        `source`: what it says, where that may have been deleted a moment ago."""
        opened = key(guild, OPENED)
        await self._server.call(lambda client: client.zadd(opened, {id_: now}))
        if source is not None and await self.rulebook(guild, id_) is None:
            blob = zlib.compress(source.encode())
            await self._server.call(lambda client: client.set(_book(guild, id_), blob, nx=True, px=KEPT_OFF_SHELF_MS))
        too_many = await self._server.call(lambda client: client.zrange(opened, 0, -KEPT_OPENED - 1))
        shelved = {book.id for book in await self.shelf(guild)} if too_many else set[str]()
        for old in too_many:
            await self._server.call(lambda client, old=old: client.zrem(opened, old))
            if old.decode() not in shelved:
                await self._server.call(lambda client, old=old: client.delete(_book(guild, old.decode())))

    async def _named(self, guild: int, name: str) -> Shelved | None:
        return next((book for book in await self.shelf(guild) if book.name == name), None)

    async def _change(self, script: Script, guild: int, name: str, *more: str | bytes) -> None:
        about = (KEPT_OFF_SHELF_MS, _book(guild, ""), name, *more)
        await self._server.run(script, [key(guild, SHELF), key(guild, OPENED)], about)


def _book(guild: int, id_: str) -> str:
    return key(guild, f"{BOOK}:{id_}")
