"""The state of a table: the lobby, the game, who holds which seat, and the clock. Plain values, replaced as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from core.rules.state import Game
from core.table.lobby import Lobby, Player


@dataclass(frozen=True, slots=True)
class Clock:
    """What runs out next in the game. Times are epoch milliseconds.

    `phase`: its serial. `turn`: the running speech's number, or `None` outside speeches. `began`: when the phase
    began. `ends`: when the time is up, or `None` while paused; then `left` has the milliseconds that remain.
    """

    phase: int
    turn: int | None
    began: int
    ends: int | None
    left: int = 0


@dataclass(frozen=True, slots=True)
class TableState:
    """One guild's table.

    `token`: the game's, new with each lobby. `touched`: when a person last did something (epoch milliseconds).
    `seats[n - 1]`: who holds seat n. `absent`: seats whose player is gone, with the moment at which they are put out.
    `passed`: seats that said they do nothing more in this phase. `idle`: phases in a row that ran out untouched.
    `paused`: when a paused game goes on by itself. `closed`: why the table ended without a winner.
    """

    token: str
    lobby: Lobby
    touched: int
    seats: tuple[Player, ...] = ()
    game: Game | None = None
    clock: Clock | None = None
    absent: Mapping[int, int] = field(default_factory=dict[int, int])
    passed: frozenset[int] = frozenset()
    idle: int = 0
    paused: int | None = None
    closed: str | None = None

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

    def leads(self, user: int) -> bool:
        """Whether this person may do what a host may."""
        return user in (self.lobby.host, self.lobby.moderator)

    def to_data(self) -> dict[str, Any]:
        """As JSON data (the snapshot)."""
        clock = self.clock
        return {
            "token": self.token,
            "lobby": self.lobby.to_data(),
            "touched": self.touched,
            "seats": [[player.user, player.name] for player in self.seats],
            "game": None if self.game is None else self.game.to_data(),
            "clock": None if clock is None else [clock.phase, clock.turn, clock.began, clock.ends, clock.left],
            "absent": [list(item) for item in self.absent.items()],
            "passed": sorted(self.passed),
            "idle": self.idle,
            "paused": self.paused,
            "closed": self.closed,
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
            clock=None if data.get("clock") is None else Clock(*data["clock"][:5]),
            absent={seat: until for seat, until in data.get("absent", ())},  # noqa: C416 - the rows are lists, not pairs
            passed=frozenset(data.get("passed", ())),
            idle=data.get("idle", 0),
            paused=data.get("paused"),
            closed=data.get("closed"),
        )
