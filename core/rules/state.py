"""The state of a game: plain data, the fold of its events and nothing else (see `fold`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from core.rulebook.course import InPart, Part
from core.rules.events import ALL, TurnBegan
from core.rules.log_form import from_row, values

MET = "met"
"""A seat's note of the roles that it was told with the seats it knows, by seat."""
FACE_UP = "face_up"
"""A seat's note of the role on the card that everybody was shown."""


class Seat:
    """One player's place at the table.

    `left_in` is the ordinal of the phase in which the player last left, `left_how` the way (`vote`, `night`
    ...). `marks` maps a mark to `[until, value]` (a phase name at whose start it ends, or None). `uses` holds
    the uses left of abilities that have a limit. `knows` are the seats this player was shown as their own.
    `notes` is what a rule remembers.
    """

    __slots__ = ("alive", "dealt", "knows", "left_how", "left_in", "marks", "notes", "number", "role", "team", "uses")

    def __init__(self, number: int, role: str, team: str) -> None:
        self.number = number
        self.role = role
        self.team = team
        self.dealt = role
        self.alive = True
        self.left_in = 0
        self.left_how = ""
        self.marks: dict[str, list[Any]] = {}
        self.uses: dict[str, int] = {}
        self.knows: list[int] = []
        self.notes: dict[str, Any] = {}

    @property
    def met(self) -> dict[int, str]:
        """The roles that the player was told with seats it knows, by seat."""
        return {int(number): role for number, role in self.notes.get(MET, {}).items()}

    @property
    def face_up(self) -> str | None:
        """The role on the card that everybody was shown; None where it was never shown."""
        return self.notes.get(FACE_UP)

    def used_up(self, use: str) -> bool:
        """Whether a use that has a limit is used up."""
        return use in self.uses and self.uses[use] <= 0

    def copy(self) -> Seat:
        """A copy whose containers are its own (values in them are replaced, never edited)."""
        twin = Seat.__new__(Seat)
        twin.number = self.number
        twin.role = self.role
        twin.team = self.team
        twin.dealt = self.dealt
        twin.alive = self.alive
        twin.left_in = self.left_in
        twin.left_how = self.left_how
        twin.marks = self.marks.copy()
        twin.uses = self.uses.copy()
        twin.knows = self.knows
        twin.notes = self.notes.copy()
        return twin


class Given(NamedTuple):
    """An act as given in the running phase."""

    by: int
    """The seat that gave it."""
    do: str
    """The verb."""
    at: tuple[int, ...]
    """The seats named, in the order named."""
    extras: Mapping[str, Any]
    """What else was said (a role, a code, a word ...)."""
    order: int
    """When it was given: later acts have higher numbers."""


class Game(InPart):
    """The whole state of one game. `tick` counts the events it is the fold of, but for those of the talk.

    `serial` numbers every phase that has begun and never goes back; `undone` of them have been taken back since.
    `left`: who is out of the game, in the order in which they left.
    """

    __slots__ = (
        "acts",
        "agenda",
        "day",
        "defence",
        "left",
        "members",
        "night",
        "notes",
        "options",
        "part",
        "phase",
        "scenario",
        "seats",
        "seconds",
        "seed",
        "serial",
        "spot",
        "tick",
        "turn",
        "undone",
        "votes",
        "winner",
        "winners",
    )

    def __init__(self) -> None:
        self.scenario = ""
        self.seed: int | str = 0
        self.options: dict[str, Any] = {}
        self.seats: list[Seat] = []
        self.phase = ""
        self.part: Part | None = None
        self.serial = 0
        self.undone = 0
        self.day = 0
        self.night = 0
        self.seconds = 0
        self.agenda: list[str] = []
        self.spot = -1
        self.acts: list[Given] = []
        self.votes: dict[int, tuple[int, ...]] = {}
        self.defence: list[int] = []
        self.left: list[int] = []
        self.turn: TurnBegan | None = None
        self.members: dict[str, list[Any]] = {}
        self.notes: dict[str, Any] = {}
        self.winner: list[str] | None = None
        self.winners: list[int] = []
        self.tick = 0

    def seat(self, number: int) -> Seat:
        """The seat with this number (1..n)."""
        return self.seats[number - 1]

    @property
    def ordinal(self) -> int:
        """The running phase's place in the game as it stands, counted from 1: what rules reckon with."""
        return self.serial - self.undone

    @property
    def living(self) -> list[int]:
        """Numbers of the living seats, ascending."""
        return [seat.number for seat in self.seats if seat.alive]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.winner is not None

    def copy(self) -> Game:
        """An independent copy: folding events into it leaves this one alone."""
        twin = Game.__new__(Game)
        for name in _PLAIN:
            setattr(twin, name, getattr(self, name))
        twin.seats = [seat.copy() for seat in self.seats]
        twin.acts = self.acts.copy()
        twin.votes = self.votes.copy()
        twin.members = self.members.copy()
        twin.notes = self.notes.copy()
        return twin

    def to_data(self) -> dict[str, Any]:
        """The state as JSON data (a snapshot). `from_data` reads it back to an equal state."""
        data = {name: getattr(self, name) for name in _PLAIN}
        data["seats"] = [
            [s.number, s.role, s.team, s.dealt, s.alive, s.left_in, s.left_how, s.marks, s.uses, s.knows, s.notes]
            for s in self.seats
        ]
        data["turn"] = {} if self.turn is None else values(self.turn)
        data["acts"] = [[act.by, act.do, list(act.at), act.extras, act.order] for act in self.acts]
        data["votes"] = [[voter, list(choices)] for voter, choices in self.votes.items()]
        data["members"] = self.members
        data["notes"] = self.notes
        return data

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Game:
        """Read a snapshot made by `to_data`, of this version or of another: what is missing is as in a new game."""
        game = cls()
        for name in _PLAIN:
            setattr(game, name, data.get(name, getattr(game, name)))
        turn = from_row(["turn", ALL, data["turn"]]) if data.get("turn") else None
        assert turn is None or isinstance(turn, TurnBegan)
        game.turn = turn
        for row in data["seats"]:
            seat = Seat(row[0], row[1], row[2])
            for name, value in zip(_OF_A_SEAT, row[3:], strict=False):
                setattr(seat, name, value)
            game.seats.append(seat)
        game.acts = [Given(by, do, tuple(at), *more) for by, do, at, *more in data.get("acts", ())]
        game.votes = {voter: tuple(choices) for voter, choices in data.get("votes", ())}
        game.members = data.get("members", {})
        game.notes = data.get("notes", {})
        return game


_OF_A_SEAT = ("dealt", "alive", "left_in", "left_how", "marks", "uses", "knows", "notes")
"""What a row of a snapshot says of a seat, after its number, role and team."""
_PLAIN = (
    "scenario",
    "seed",
    "options",
    "part",
    "phase",
    "serial",
    "undone",
    "day",
    "night",
    "seconds",
    "agenda",
    "spot",
    "defence",
    "left",
    "turn",
    "winner",
    "winners",
    "tick",
)
"""Values of these are replaced as a whole by every event that changes them, so copies may share them."""
