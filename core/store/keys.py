"""Names of everything kept in Redis.

The guild is the hash tag of every key of its own, so that all of its games lie in one slot of a Redis Cluster and one
script may touch all of them.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

LIVE = "mafia:{*}:game*"
DEBTS = "mafia:{*}:debts"
VOICES = "mafia:{*}:voice"
LEAVING = "mafia:{*}:leaving"
TABLES = 8
"""Tables that a guild may have at once."""
_LIVE = re.compile(r"mafia:\{(\d+)\}:game(?:\.(\d+))?")
_OWED = re.compile(r"mafia:\{(\d+)\}:debts")
_NEEDED = re.compile(r"mafia:\{(\d+)\}:(?:game|log)(?:\.(\d+))?")


class TableId(NamedTuple):
    """Which table: its guild, and its number there, from 0 to `TABLES` - 1."""

    guild: int
    number: int = 0

    @classmethod
    def read(cls, text: str) -> TableId:
        """Read what `str` made."""
        guild, _, number = text.partition("-")
        return cls(int(guild), int(number or 0))

    def __str__(self) -> str:
        return f"{self.guild}-{self.number}" if self.number else f"{self.guild}"


def key(guild: int, name: str) -> str:
    """The key `name` of one guild: `mafia:{GUILD}:name`."""
    return f"mafia:{{{guild}}}:{name}"


def table_key(table: TableId, name: str) -> str:
    """The key `name` of one table. Number 0 has the name alone, as it was when a guild had one table."""
    return key(table.guild, f"{name}.{table.number}" if table.number else name)


def person_key(user: int) -> str:
    """The key of what is remembered of one person in every guild."""
    return f"mafia:person:{{{user}}}"


def guild_of(name: bytes | str) -> int:
    """The guild id inside a key that `key` made."""
    text = name.decode() if isinstance(name, bytes) else name
    return int(text[text.index("{") + 1 : text.index("}")])


def table_of(name: bytes) -> TableId | None:
    """The table whose game has this key; None for a key of anything else."""
    found = _LIVE.fullmatch(name.decode())
    return None if found is None else TableId(int(found[1]), int(found[2] or 0))


def is_needed(name: str) -> TableId | None:
    """The table whose game cannot go on without this key; None for a key that any can do without."""
    found = _NEEDED.fullmatch(name)
    return None if found is None else TableId(int(found[1]), int(found[2] or 0))


def is_owed(name: str) -> int | None:
    """The guild whose mute debts have this key; None for a key of anything else."""
    found = _OWED.fullmatch(name)
    return None if found is None else int(found[1])


def is_ours(guild: int, shards: Collection[int] | None, shard_count: int) -> bool:
    """Whether Discord sends this guild's events to one of `shards` (`None`: all of them are ours)."""
    return shards is None or (guild >> 22) % shard_count in shards
