"""The lobby: who sits at the table, who leads it, what will be played and how."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

TOGETHER = "together"
"""Pace: a phase ends early once everybody who is asked has answered."""
CLOCK = "clock"
"""Pace: every phase lasts its full time."""
PACES = (TOGETHER, CLOCK)
MISSES = 3
"""So many rounds in a row somebody may miss; the last costs them their chair. 0: however many."""
NOBODY = 0
"""In the place of a person who has been forgotten; their name is empty then."""


@dataclass(frozen=True, slots=True)
class Player:
    """A person: Discord's user id, and the name under which they sat down."""

    user: int
    name: str


@dataclass(frozen=True, slots=True)
class Lobby:
    """What has been agreed before the roles are dealt.

    `players` in the order of their seats, `waiting` in the order of their coming. `host` leads the table; `moderator`
    is a person who runs the game from outside it, or `None`, and `cohost` another who does so beside them.
    """

    host: int
    channel: int
    scenario: str
    voice: int | None = None
    moderator: int | None = None
    language: str = "en"
    pace: str = TOGETHER
    relay: bool = False
    """The gangs' talk goes through the bot."""
    apart: bool = False
    """The table is to have a thread of its own; once it has, that is `channel`, and `parent` the channel under which it
    is."""
    cohost: int | None = None
    led: bool = False
    """The server lets no game begin without a moderator. `channel` and `voice` are channel ids. `options` are the
    scenario's, those given alone."""
    narrator: bool = True
    """The bot comes to the voice table to narrate."""
    reveal: bool | None = None
    """Whether the role of who leaves is shown, where the rulebook leaves that to the table; None for what the rulebook
    usually does."""
    misses: int = MISSES
    """After so many rounds in a row without a sign a player gives up their chair, 0 for never."""
    warned: bool = True
    """A text table says when ten seconds are left."""
    parent: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    roles: tuple[str, ...] = ()
    """The table that was built out of a pool, none for the rulebook's own."""
    players: tuple[Player, ...] = ()
    waiting: tuple[Player, ...] = ()
    kicked: tuple[Player, ...] = ()
    """Whom the host has taken off the table."""
    invited: tuple[Player, ...] = ()
    """For whom chairs are kept until `invited_until` (epoch milliseconds), if they come."""
    invited_until: int | None = None

    @property
    def home(self) -> int:
        """The channel under which this table's threads are."""
        return self.parent or self.channel

    def moved(self, thread: int | None) -> Lobby:
        """At a table in this thread of its channel, or (None) in the channel itself."""
        if thread is None:
            return replace(self, channel=self.home, parent=None)
        return replace(self, channel=thread, parent=self.home)

    @property
    def everybody(self) -> tuple[Player, ...]:
        """Who is here: on a seat, or waiting for one."""
        return (*self.players, *self.waiting)

    def has(self, user: int) -> bool:
        """Whether this person sits here or waits for a seat."""
        return any(player.user == user for player in self.everybody)

    def expects(self, user: int) -> bool:
        """Whether a chair is kept for this person."""
        return any(player.user == user for player in self.invited)

    def joined(self, player: Player, most: int) -> Lobby:
        """With one more person: on a seat, or waiting where `most` are seated or expected."""
        invited = tuple(one for one in self.invited if one.user != player.user)
        if len(self.players) + len(invited) < most:
            return replace(self, players=(*self.players, player), invited=invited)
        return replace(self, waiting=(*self.waiting, player), invited=invited)

    def without(self, user: int, most: int) -> Lobby:
        """With one person fewer; who waits moves up, and a table left by its host goes to the next player."""
        players = tuple(player for player in self.players if player.user != user)
        waiting = tuple(player for player in self.waiting if player.user != user)
        invited = tuple(player for player in self.invited if player.user != user)
        room = max(0, most - len(players) - len(invited))
        players = (*players, *waiting[:room])
        waiting = waiting[room:]
        moderator = None if self.moderator == user else self.moderator
        cohost = None if self.cohost == user else self.cohost
        if moderator is None:
            moderator = cohost
            cohost = None
        heirs = [*(player.user for player in players), moderator, user]
        host = next(heir for heir in heirs if heir is not None) if self.host == user else self.host
        return replace(
            self,
            players=players,
            waiting=waiting,
            invited=invited,
            host=host,
            moderator=moderator,
            cohost=cohost,
        )

    def resized(self, most: int) -> Lobby:
        """For another number of seats: the last to come wait, or who waits moves up."""
        invited = self.invited[: max(0, most - len(self.players))]
        seats = most - len(invited)
        return replace(self, players=self.everybody[:seats], waiting=self.everybody[seats:], invited=invited)

    def opened_to_all(self, most: int) -> Lobby:
        """The chairs that were kept are anybody's now: who waits moves up."""
        return replace(self, invited=(), invited_until=None).resized(most)

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        data = asdict(self)
        data["players"] = [[player.user, player.name] for player in self.players]
        data["waiting"] = [[player.user, player.name] for player in self.waiting]
        data["kicked"] = [[player.user, player.name] for player in self.kicked]
        data["invited"] = [[player.user, player.name] for player in self.invited]
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Lobby:
        """Read what `to_data` made, of this version or of another: what is not known is let be."""
        known = {field.name: data[field.name] for field in fields(cls) if field.name in data}
        players = tuple(Player(*row[:2]) for row in data.get("players", ()))
        waiting = tuple(Player(*row[:2]) for row in data.get("waiting", ()))
        kicked = tuple(Player(*row[:2]) for row in data.get("kicked", ()))
        settled: dict[str, Any] = {
            **known,
            "players": players,
            "waiting": waiting,
            "kicked": kicked,
            "invited": tuple(Player(*row[:2]) for row in data.get("invited", ())),
            "roles": tuple(data.get("roles", ())),
        }
        return cls(**settled)
