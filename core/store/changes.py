"""What goes into a commit and what comes out of it: values, without Redis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from secrets import randbits

from core.store.folding import Folded

NONCE_LIMIT = 25
"""Discord refuses a message nonce of more characters."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to be said. `id` is unique per thing said, so it serves as the message's nonce (<= 25 characters)."""

    id: str
    body: bytes


def entry_id(game: str, version: int, number: int) -> str:
    """The id of the `number`-th thing said by the commit that made `version` of `game`."""
    made = f"{game}.{version:x}.{number:x}"
    if len(made) > NONCE_LIMIT:
        raise ValueError(f"an outbox id has at most {NONCE_LIMIT} characters: {made}")
    return made


def commit_of(entry: str) -> str:
    """What the ids of all things said by one commit have in common."""
    return entry.rpartition(".")[0]


def order(entry: Entry) -> tuple[int, int]:
    """Sort key: entries in the order in which they were committed."""
    _, version, number = entry.id.rsplit(".", 2)
    return int(version, 16), int(number, 16)


@dataclass(frozen=True, slots=True)
class Change:
    """One commit of one table's game."""

    game: str
    """Its token, a new one each time a lobby opens."""
    expect: int
    """The version decided upon, 0 for a new game."""
    snapshot: bytes
    events: Sequence[bytes] = ()
    """Each one line of text."""
    outbox: Sequence[Entry] = ()
    interaction: str | None = None
    """Id of what caused it."""
    answer: bytes = b""
    """What its second delivery shall be told."""
    delivered: Sequence[str] = ()
    """Ids of outbox entries that have been said meanwhile, struck off in the same round trip."""
    wake: bool = False
    """Tell the process that serves the table; it is not this one."""
    folded: Folded | None = None
    """What the commit before gave back (`Committed.folded`)."""
    leap: int = 1
    """The version that it makes is by so many later than the one decided upon."""
    id: str = field(default_factory=lambda: str(randbits(63)))
    """Unique to this commit: a repeated send after a lost answer is known by it. A number, which Redis keeps in nine
    bytes."""

    @property
    def version(self) -> int:
        """The version that it makes."""
        return self.expect + self.leap

    def __post_init__(self) -> None:
        if self.leap < 1:
            raise ValueError(f"a commit upon version {self.expect} cannot make version {self.version}")
        if any(b"\n" in event or event.startswith(b"\0") for event in self.events):
            raise ValueError("an event is one line of text")


@dataclass(frozen=True, slots=True)
class Saved:
    """A table's game as Redis has it."""

    game: str
    version: int
    snapshot: bytes
    outbox: tuple[Entry, ...]
    """What has not been delivered yet, oldest first."""


@dataclass(frozen=True, slots=True)
class Committed:
    """The change stands, as this version."""

    version: int
    folded: Folded | None = field(default=None, compare=False)
    """The end of the log in a shorter form, for the next change."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Somebody else wrote first; `version` is theirs (0: there is no game). Nothing was changed."""

    version: int


@dataclass(frozen=True, slots=True)
class Duplicate:
    """This interaction has been answered before, with `answer`. Nothing was changed."""

    answer: bytes


@dataclass(frozen=True, slots=True)
class Past:
    """A finished game: its token, when it ended (epoch milliseconds), its events in order."""

    game: str
    ended: int
    events: tuple[bytes, ...]
    shown: bool = False
    """It was broken off, and its cards have been turned over all the same."""
