"""The state of a table: the lobby, the game, who holds which seat, and the clock. Plain values, replaced as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from core.rules.state import Game
from core.table.beginnings import Beginning
from core.table.lobby_state import Lobby, Player
from core.table.motion import Motion
from core.table.watch import Watch
from core.table.wishes import Wishes


@dataclass(frozen=True, slots=True)
class Clock:
    """What runs out next in the game. Times are epoch milliseconds."""

    phase: int
    """Its serial."""
    turn: int | None
    """The running speech's number, or `None` outside speeches."""
    began: int
    """When the phase began."""
    ends: int | None
    """When the time is up, or `None` while paused; then `left` has the milliseconds that remain."""
    left: int = 0
    early: int = 0
    """So many milliseconds sooner it is over, which nobody is shown."""

    @property
    def due(self) -> int | None:
        """When the table ends what runs; None while paused."""
        return None if self.ends is None else self.ends - self.early

    def to_data(self) -> list[int | None]:
        """As JSON data."""
        return [self.phase, self.turn, self.began, self.ends, self.left, self.early]


@dataclass(frozen=True, slots=True)
class Former:
    """Somebody who has given up a seat in this game."""

    player: Player
    seat: int


@dataclass(frozen=True, slots=True)
class TableState:
    """A table."""

    token: str
    """The game's, new with each lobby."""
    lobby: Lobby
    touched: int
    """When a person last did something (epoch milliseconds). `seats[n - 1]`: who holds seat n."""
    seats: tuple[Player, ...] = ()
    game: Game | None = None
    clock: Clock | None = None
    absent: Mapping[int, int] = field(default_factory=dict[int, int])
    """Seats whose player is gone, with the moment at which they are put out."""
    offered: frozenset[int] = frozenset()
    """Seats held open for somebody who plays on."""
    former: tuple[Former, ...] = ()
    """Who has given up a seat."""
    passed: frozenset[int] = frozenset()
    """Seats that said they do nothing more in this phase."""
    watch: Watch = field(default_factory=Watch)
    """Who has been there."""
    wishes: Wishes = field(default_factory=Wishes)
    """What the living want of a round of speeches."""
    idle: int = 0
    """Phases in a row that ran out untouched."""
    paused: int | None = None
    """When a paused game goes on by itself."""
    held: bool = False
    """It stands still since nobody can see the table."""
    closed: str | None = None
    """Why the table ended without a winner."""
    logged: int | None = None
    """So many events have happened, None where an earlier program did not count them."""
    beginnings: tuple[Beginning, ...] = ()
    """How the last phases began."""
    motion: Motion | None = None
    """What the living are asked to decide about the table."""
    led_by: frozenset[int] = frozenset()
    """Who has run this game from outside it, and so has seen every card."""

    @property
    def over(self) -> bool:
        """Whether this table has ended, with a winner or without."""
        return self.closed is not None or (self.game is not None and self.game.over)

    @property
    def running(self) -> bool:
        """Whether a game is being played."""
        return self.game is not None and not self.over

    def seat_of(self, user: int) -> int | None:
        """The seat that this person holds, or `None`."""
        return next((number for number, player in enumerate(self.seats, 1) if player.user == user), None)

    def user_of(self, seat: int) -> int | None:
        """Who holds this seat, or `None`."""
        return self.seats[seat - 1].user if 1 <= seat <= len(self.seats) else None

    def sits(self, user: int) -> bool:
        """Whether this person plays here: has a chair, or is in the game and has not left."""
        if self.game is None or self.over:
            return not self.over and self.lobby.has(user)
        seat = self.seat_of(user)
        return seat is not None and seat not in self.absent and self.game.seat(seat).alive

    def is_at(self, channel: int) -> bool:
        """Whether this table is at a channel or thread. One in a thread of its own leaves its channel free."""
        return channel == self.lobby.channel

    def is_under(self, channel: int) -> bool:
        """Whether this table is at a channel, or in a thread of its own under it."""
        return channel == self.lobby.home

    def leads(self, user: int) -> bool:
        """Whether this person may do what a host may."""
        return user == self.lobby.host or self.judges(user)

    def judges(self, user: int) -> bool:
        """Whether this person runs the game from outside it, sees every card and decides about seats."""
        return user in (self.lobby.moderator, self.lobby.cohost)

    def to_data(self) -> dict[str, Any]:
        """As JSON data (the snapshot)."""
        return {
            "token": self.token,
            "lobby": self.lobby.to_data(),
            "touched": self.touched,
            "seats": [[player.user, player.name] for player in self.seats],
            "game": None if self.game is None else self.game.to_data(),
            "clock": None if self.clock is None else self.clock.to_data(),
            "absent": [list(item) for item in self.absent.items()],
            "offered": sorted(self.offered),
            "former": [[[one.player.user, one.player.name], one.seat] for one in self.former],
            "passed": sorted(self.passed),
            "watch": self.watch.to_data(),
            "wishes": self.wishes.to_data(),
            "idle": self.idle,
            "paused": self.paused,
            "held": self.held,
            "closed": self.closed,
            "logged": self.logged,
            "beginnings": [beginning.to_data() for beginning in self.beginnings],
            "led_by": sorted(self.led_by),
            "motion": None if self.motion is None else self.motion.to_data(),
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> TableState:
        """Read what `to_data` made, of this version or of another: what is missing is as in a new state, and what is
        not known is let be."""
        return cls(
            token=data["token"],
            lobby=Lobby.from_data(data["lobby"]),
            touched=data["touched"],
            seats=tuple(Player(*row[:2]) for row in data.get("seats", ())),
            game=None if data.get("game") is None else Game.from_data(data["game"]),
            clock=None if data.get("clock") is None else Clock(*data["clock"][:6]),
            absent={seat: until for seat, until in data.get("absent", ())},  # noqa: C416 - the rows are lists, not pairs
            offered=frozenset(data.get("offered", ())),
            former=tuple(Former(Player(*row[0][:2]), row[1]) for row in data.get("former", ())),
            passed=frozenset(data.get("passed", ())),
            wishes=Wishes() if data.get("wishes") is None else Wishes.from_data(data["wishes"]),
            watch=Watch() if data.get("watch") is None else Watch.from_data(data["watch"]),
            idle=data.get("idle", 0),
            paused=data.get("paused"),
            held=data.get("held", False),
            closed=data.get("closed"),
            logged=data.get("logged"),
            beginnings=tuple(Beginning.from_data(row) for row in data.get("beginnings", ())),
            led_by=frozenset(data.get("led_by", ())),
            motion=None if data.get("motion") is None else Motion.from_data(data["motion"]),
        )
