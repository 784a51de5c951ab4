"""The course of a game: its phases and ballots, who is called and where they meet, what is shown, and how it ends."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field

from core.rulebook import refs
from core.rulebook.ability import Phases
from core.rulebook.fields import (
    NO,
    YES,
    About,
    SeatFormula,
    SeatNumber,
    Strict,
    TableFormula,
    TableNumber,
    TargetFormula,
)
from core.rulebook.formula import Formula
from core.rulebook.stage import Steps

Winner = Annotated[Literal["nobody"] | refs.Team, Field(union_mode="left_to_right")]
Moments = list[refs.AtMoment]
SHOWN = frozenset({"nothing", "role", "team"})
Reveal = Annotated[
    Literal["nothing", "role", "team"] | Annotated[SeatFormula, About(frozenset({"me"}), SHOWN)],
    Field(union_mode="left_to_right"),
]
"""What is shown of a leaver: a word, or a formula about `me` that has one of these words as its value."""


Part = Literal["night", "intro_night", "day", "intro_day", "chaos", "other"]
"""A part of the day: a night or a day, one before they are counted, the talk of the last few, or anything besides."""
NIGHTS = frozenset({"night", "intro_night"})
TALKS = frozenset({"day", "intro_day"})
CHAPTERS = NIGHTS | TALKS
"""The parts by which a game's story is told."""
_PARTS: dict[str, Part] = {part: part for part in get_args(Part)}


def part_of(phase: str, said: Part | None = None) -> Part:
    """Which part of the day a phase is: what is said of it, or else what its name says."""
    return said or _PARTS.get(phase, "other")


class InPart:
    """What is in a phase, and of which part of the day that is."""

    __slots__ = ()

    phase: str
    part: Part | None

    @property
    def day_part(self) -> Part:
        """Which part of the day the phase is (`Part`)."""
        return part_of(self.phase, self.part)

    @property
    def at_night(self) -> bool:
        """Whether it is a night, counted or not."""
        return self.day_part in NIGHTS

    @property
    def at_talk(self) -> bool:
        """Whether it is the talk of a day, counted or not."""
        return self.day_part in TALKS

    @property
    def at_chaos(self) -> bool:
        """Whether everybody may speak in it, also where speech goes in turns."""
        return self.day_part == "chaos"


class Phase(Strict):
    """One phase: how long it or each turn of it lasts, whether it is held in turns, and when it is skipped."""

    part: Part | None = None
    """Which part of the day it is: each `night` and `day` is counted (formulas ask for `night` and `day`), the talk of
    a `day` is led by the table; `intro_night` and `intro_day` are the same and are not counted; in `chaos` everybody
    is heard, also at a voice table where speech goes in turns. What its name says, if nothing is said: so a phase
    called night is one, and one called dusk is `other`."""
    seconds: TableNumber = Field(default=Formula(30))
    """Seconds of the phase, or of each turn."""
    turns: Literal["none", "living", "defence", "speakers"] = "none"
    """Who speaks in turn: nobody, the living, the defendants, or `speakers`. With none, the phase runs by its own
    clock."""
    speakers: SeatFormula = Field(default=NO)
    """Of whom this holds, in the game or out of it, speaks: by seat, and then those who are out as they left."""
    opens: SeatFormula = Field(default=YES)
    """Who may begin a round of the living. The first round is begun by somebody drawn by lot and each later one by the
    next clockwise; where this does not hold of them, by the next of whom it does."""
    speech: SeatNumber | None = None
    """Seconds of a turn, where they hang on the speaker; `seconds` if nothing is said. Whose turn would have none is
    passed over."""
    rounds: TableNumber = Field(default=Formula(1))
    """How often everybody speaks."""
    encore: refs.Mark | None = None
    """Who bears this mark speaks once more."""
    if_: TableFormula = Field(default=YES, alias="if")
    """The phase is skipped where this does not hold."""
    challenges: TableNumber = Field(default=Formula(0))
    """Seconds of a challenge that a speaker may grant; 0 where there are none."""
    called: TableNumber = Field(default=Formula(30))
    """Seconds of one whom a defendant calls to speak."""
    departed: SeatFormula = Field(default=NO)
    """Of those who left at the end of the night before, these have a last turn of speech, first of all."""
    closing: TableNumber = Field(default=Formula(0))
    """Seconds after the last speech in which nobody has the floor and everybody may still act."""


class Ballot(Strict):
    """A ballot phase: who may vote, for whom, for how many; whether the hands are seen."""

    candidates: Literal["living", "defence"] = "living"
    """Who can be voted for."""
    self_: bool = Field(default=False, alias="self")
    """One may vote for oneself."""
    many: SeatFormula = Field(default=NO)
    """Whether one may vote for several."""
    extra_choices: Literal["refuse", "first"] = "refuse"
    """What becomes of a vote for several where one may vote for one: it is refused, or its first name counts."""
    defendants_vote: SeatFormula = Field(default=NO)
    """Whether a defendant votes."""
    silent: list[refs.Mark] = Field(default_factory=list)
    """Who bears one of these marks has no vote."""
    candidate_if: TargetFormula = Field(default=YES)
    """Only those can be voted for of whom this holds."""
    out_too: TargetFormula = Field(default=NO)
    """Who is out of the game can be voted for where this holds."""
    open: TableFormula = Field(default=YES)
    """Whether the hands are seen."""
    copied: refs.Mark | None = None
    """Who bears this mark votes as the seat that is the mark's value does."""
    not_given: SeatNumber | None = None
    """The number of the seat that the vote of whoever has given none goes to when the ballot ends (0: to nobody). A
    ballot that has it knows no abstention."""


class Defence(Strict):
    """What may save somebody whom an attack falls on: of the rulebook's defences the first that fits decides."""

    against: list[refs.Cause] = Field(default_factory=list)
    """It fits an attack of one of these causes; any, if none is named."""
    kind: refs.Kind | None = None
    """It fits where a protection of this kind lies on the target."""
    mark: refs.Mark | None = None
    """It fits where the target bears this mark."""
    label: refs.Label | None = None
    """It fits where this label holds of the target tonight."""
    if_: TargetFormula = Field(default=YES, alias="if")
    """It fits where this holds; `me` is who attacks."""
    then: Literal["stops", "rebounds", "turns", "steps_in"] = "stops"
    """Nothing happens (`stops`); who attacks leaves instead, whatever protects them (`rebounds`), or is hit instead
    (`turns`); whoever gave the protection is hit instead (`steps_in`)."""
    spends: Literal["no", "once", "night"] = "no"
    """The protection, mark or label is used up by it: not at all, at once, or (a mark) at dawn. Without any, what helps
    `once` helps each target against one attack a night."""
    name: refs.PutsLabel | None = None
    """Under this name later steps of the night know what stopped the attack."""
    code: refs.Code | None = None
    """It is announced by day."""


class Win(Strict):
    """A way to win."""

    team: list[Winner]
    """Who wins."""
    if_: TableFormula = Field(alias="if")
    """It is won where this holds."""
    at: Moments = Field(default_factory=lambda: ["dawn", "vote", "day", "eject"])
    """The moments at which it is looked at."""
    seats: SeatFormula | None = None
    """The seats that win; all of the team, if nothing is said."""
    also: SeatFormula = Field(default=NO)
    """Seats of other sides that are added to the winners, as those who have joined the team; their own side is not said
    to have won."""
    announce: list[refs.Code] = Field(default_factory=list)
    """What is announced before."""


class Beside(Strict):
    """A side that wins beside whoever wins: `beside: [{team: jester, if: note('laughed') == 1}]`."""

    team: list[refs.Team]
    """Who wins."""
    if_: TableFormula = Field(default=YES, alias="if")
    """It is won where this holds as the game is won, by whomever and at whatever moment; in a draw it is not asked."""
    seats: SeatFormula = Field(default=YES)
    """Of the seats of the team those that win; the team does where any does."""


class Detour(Strict):
    """A phase the game goes to at once when nobody has won."""

    phase: refs.Phase
    """The phase."""
    if_: TableFormula = Field(alias="if")
    """It is gone to where this holds."""
    at: Moments = Field(default_factory=lambda: ["dawn", "vote", "day", "eject"])
    """The moments at which it is looked at."""


class Decision(Strict):
    """A verb of the host."""

    at: tuple[int, int] = (1, 1)
    """The least and the most seats that it names, all of them in the game."""
    phases: list[refs.Phase] = Field(default_factory=list)
    """The phases in which it may be used; all, if none is named."""
    if_: TableFormula = Field(default=YES, alias="if")
    """It may be used only where this holds."""
    steps: Steps
    """What it does."""


class Barred(Strict):
    """What a mark forbids its bearer."""

    mark: refs.Mark
    """The mark."""
    phases: Phases = Field(default_factory=lambda: ["night"])
    """The phases in which acts are refused."""
    but: list[refs.Verb] = Field(default_factory=list)
    """Verbs that are not refused."""
    code: refs.RefusalCode
    """Why, as the one who acts is told."""


class Call(Strict):
    """A call of the night, for the narrator and the pace."""

    call: refs.Caller
    """Whom the narrator calls."""
    who: SeatFormula
    """Who wakes."""
    seconds: TableNumber = Field(default=Formula(30))
    """How long they are awake."""
    if_: TableFormula = Field(default=YES, alias="if")
    """They are called where this holds."""
    lends: refs.Verb | None = None
    """A verb done at this call that blank roles may be bound to; those that are bound to it are called next."""


class Room(Strict):
    """A private room, opened when two are in it."""

    who: SeatFormula
    """Whose it is, of the living. It is looked at as a phase begins, and as somebody leaves, comes back, or becomes
    another."""
    out: bool = False
    """Those out of the game of whom `who` holds are in it as well, while it is open and somebody living is in it; a
    mark that is laid or taken off lets them in or out at once."""
    open: Phases = Field(default_factory=lambda: ["night", "intro_night"])
    """The phases in which it is open for talk."""
