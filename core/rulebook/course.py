"""The course of a game: its phases and ballots, who is called and where they meet, what is shown, and how it ends."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field

from core.rulebook import refs
from core.rulebook.ability import Phases
from core.rulebook.fields import NO, YES, About, SeatFormula, Strict, TableFormula, TargetFormula, one_or_more
from core.rulebook.formula import Formula
from core.rulebook.stage import Steps

Winner = Annotated[Literal["nobody"] | refs.Team, Field(union_mode="left_to_right")]
Moments = Annotated[list[refs.AtMoment], one_or_more]
SHOWN = frozenset({"nothing", "role", "team"})
# What is shown of a leaver: a word, or a formula about `me` that has one of these words as its value.
Reveal = Annotated[
    Literal["nothing", "role", "team"] | Annotated[SeatFormula, About(frozenset({"me"}), SHOWN)],
    Field(union_mode="left_to_right"),
]


Part = Literal["night", "intro_night", "day", "intro_day", "other"]
"""A part of the day: a night or a day, one before they are counted, or anything besides."""
NIGHTS = frozenset({"night", "intro_night"})
TALKS = frozenset({"day", "intro_day"})
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


class Phase(Strict):
    """One phase: how long it or each turn of it lasts, whether it is held in turns, and when it is skipped."""

    # Which part of the day it is: each `night` and `day` is counted (formulas ask for `night` and `day`), the talk of a
    # `day` is led by the table; `intro_night` and `intro_day` are the same and are not counted. What its name says, if
    # nothing is said: so a phase called night is one, and one called dusk is `other`.
    part: Part | None = None
    # Seconds of the phase, or of each turn.
    seconds: TableFormula = Field(default=Formula(30))
    # Who speaks in turn: nobody, the living, the defendants, or `speakers`. With none, the phase runs by its own clock.
    turns: Literal["none", "living", "defence", "speakers"] = "none"
    # Of whom this holds, in the game or out of it, speaks.
    speakers: SeatFormula = Field(default=NO)
    # How often everybody speaks.
    rounds: TableFormula = Field(default=Formula(1))
    # Who bears this mark speaks once more.
    encore: refs.Mark | None = None
    # The phase is skipped where this does not hold.
    if_: TableFormula = Field(default=YES, alias="if")
    # Seconds of a challenge that a speaker may grant; 0 where there are none.
    challenges: TableFormula = Field(default=Formula(0))
    # Seconds of one whom a defendant calls to speak.
    called: TableFormula = Field(default=Formula(30))
    # Of those who left at the end of the night before, these have a last turn of speech, first of all.
    departed: SeatFormula = Field(default=NO)
    # Seconds after the last speech in which nobody has the floor and everybody may still act.
    closing: TableFormula = Field(default=Formula(0))


class Ballot(Strict):
    """A ballot phase: who may vote, for whom, for how many; whether the hands are seen."""

    # Who can be voted for.
    candidates: Literal["living", "defence"] = "living"
    # One may vote for oneself.
    self_: bool = Field(default=False, alias="self")
    # Whether one may vote for several.
    many: SeatFormula = Field(default=NO)
    # What becomes of a vote for several where one may vote for one: it is refused, or its first name counts.
    extra_choices: Literal["refuse", "first"] = "refuse"
    # Whether a defendant votes.
    defendants_vote: SeatFormula = Field(default=NO)
    # Who bears one of these marks has no vote.
    silent: list[refs.Mark] = Field(default_factory=list)
    # Only those can be voted for of whom this holds.
    candidate_if: TargetFormula = Field(default=YES)
    # Who is out of the game can be voted for where this holds.
    out_too: TargetFormula = Field(default=NO)
    # Whether the hands are seen.
    open: TableFormula = Field(default=YES)
    # Who bears this mark votes as the seat that is the mark's value does.
    copied: refs.Mark | None = None


class Defence(Strict):
    """What may save somebody whom an attack falls on: of the rulebook's defences the first that fits decides."""

    # It fits an attack of one of these causes; any, if none is named.
    against: Annotated[list[refs.Cause], one_or_more] = Field(default_factory=list)
    # It fits where a protection of this kind lies on the target.
    kind: refs.Kind | None = None
    # It fits where the target bears this mark.
    mark: refs.Mark | None = None
    # It fits where this label holds of the target tonight.
    label: refs.Label | None = None
    # It fits where this holds; `me` is who attacks.
    if_: TargetFormula = Field(default=YES, alias="if")
    # Nothing happens (`stops`); who attacks leaves instead, whatever protects them (`rebounds`), or is hit instead
    # (`turns`); whoever gave the protection is hit instead (`steps_in`).
    then: Literal["stops", "rebounds", "turns", "steps_in"] = "stops"
    # The protection, mark or label is used up by it: not at all, at once, or (a mark) at dawn. Without any, what helps
    # `once` helps each target against one attack a night.
    spends: Literal["no", "once", "night"] = "no"
    # Under this name later steps of the night know what stopped the attack.
    name: refs.PutsLabel | None = None
    # It is announced by day.
    code: refs.Code | None = None


class Win(Strict):
    """A way to win."""

    # Who wins.
    team: Annotated[list[Winner], one_or_more]
    # It is won where this holds.
    if_: TableFormula = Field(alias="if")
    # The moments at which it is looked at.
    at: Moments = Field(default_factory=lambda: ["dawn", "vote", "day", "eject"])
    # The seats that win; all of the team, if nothing is said.
    seats: SeatFormula | None = None
    # What is announced before.
    announce: list[refs.Code] = Field(default_factory=list)


class Detour(Strict):
    """A phase the game goes to at once when nobody has won."""

    # The phase.
    phase: refs.Phase
    # It is gone to where this holds.
    if_: TableFormula = Field(alias="if")
    # The moments at which it is looked at.
    at: Moments = Field(default_factory=lambda: ["dawn", "vote", "day", "eject"])


class Decision(Strict):
    """A verb of the host."""

    # The least and the most seats that it names, all of them in the game.
    at: tuple[int, int] = (1, 1)
    # The phases in which it may be used; all, if none is named.
    phases: list[refs.Phase] = Field(default_factory=list)
    # It may be used only where this holds.
    if_: TableFormula = Field(default=YES, alias="if")
    # What it does.
    steps: Steps


class Barred(Strict):
    """What a mark forbids its bearer."""

    # The mark.
    mark: refs.Mark
    # The phases in which acts are refused.
    phases: Phases = Field(default_factory=lambda: ["night"])
    # Verbs that are not refused.
    but: list[refs.Verb] = Field(default_factory=list)
    # Why, as the one who acts is told.
    code: refs.RefusalCode


class Call(Strict):
    """A call of the night, for the narrator and the pace."""

    # Whom the narrator calls.
    call: refs.Caller
    # Who wakes.
    who: SeatFormula
    # How long they are awake.
    seconds: TableFormula = Field(default=Formula(30))
    # They are called where this holds.
    if_: TableFormula = Field(default=YES, alias="if")
    # A verb done at this call that blank roles may be bound to; those that are bound to it are called next.
    lends: refs.Verb | None = None


class Room(Strict):
    """A private room, opened when two are in it."""

    # Whose it is.
    who: SeatFormula
    # The phases in which it is open for talk.
    open: Phases = Field(default_factory=lambda: ["night", "intro_night"])
