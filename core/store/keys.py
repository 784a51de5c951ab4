"""Names of everything kept in Redis.

The guild is the hash tag of every key of its own, so that all of a game lies in one slot of a Redis Cluster and one
script may touch all of it.
"""

from __future__ import annotations

from collections.abc import Collection

LIVE = "mafia:{*}:game"
DEBTS = "mafia:{*}:debts"


def key(guild: int, name: str) -> str:
    """The key `name` of one guild: `mafia:{GUILD}:name`."""
    return f"mafia:{{{guild}}}:{name}"


def person_key(user: int) -> str:
    """The key of what is remembered of one person in every guild."""
    return f"mafia:person:{{{user}}}"


def guild_of(name: bytes | str) -> int:
    """The guild id inside a key that `key` made."""
    text = name.decode() if isinstance(name, bytes) else name
    return int(text[text.index("{") + 1 : text.index("}")])


def is_ours(guild: int, shards: Collection[int] | None, shard_count: int) -> bool:
    """Whether Discord sends this guild's events to one of `shards` (`None`: all of them are ours)."""
    return shards is None or (guild >> 22) % shard_count in shards
