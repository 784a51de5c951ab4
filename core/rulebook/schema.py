"""The schema of a scenario file: what a rulebook may say, as pydantic models.

Behaviour is not written here: an ability names its verb, a step names its stage, and what they do stands once in
`core.rules`. Formulas (`core.rulebook.formula`) are the only expressions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from core.rulebook import refs
from core.rulebook.fields import (
    NO,
    YES,
    About,
    SeatFormula,
    SlotFormula,
    Strict,
    TableFormula,
    TargetFormula,
    one_or_more,
)
from core.rulebook.formula import Formula
from core.rulebook.refs import Ref, Reference, Word
from core.rulebook.stage import StageField

Steps = Annotated[list[StageField], About(frozenset())]
# Steps that run while somebody acts: their conditions are about `me`, who does.
ActorSteps = Annotated[list[StageField], About(frozenset({"me"}))]
Winner = Annotated[Literal["nobody"] | refs.Team, Field(union_mode="left_to_right")]
Phases = Annotated[list[refs.Phase], one_or_more]
Moments = Annotated[list[refs.AtMoment], one_or_more]
# What is shown of a leaver: a word, or a formula about `me` that has one of these words as its value.
Reveal = Annotated[Literal["nothing", "role", "team"] | SeatFormula, Field(union_mode="left_to_right")]


class Extra(Strict):
    """One field of an act's `with`: what kind of value it takes, and which values are lawful.

    A seat that is `other` is a living one, neither the actor nor among the seats named. `seats`: how many seats an
    act must name for this field, where acts that name more or fewer say the same in another field.
    """

    kind: Literal["choice", "role", "roles", "word", "number", "flag", "seat", "choices"]
    choices: list[str] = Field(default_factory=list)
    least: int = 0
    most: int = 99
    other: bool = False
    required: bool = True
    seats: int | None = None
    if_: SeatFormula = Field(default=YES, alias="if")

    def own_references(self) -> Iterator[Reference]:
        """Choices of a role are roles; others are words of the field's own."""
        ref = Ref("role") if self.kind in ("role", "roles") else Ref("choice", puts=True)
        for index, choice in enumerate(self.choices):
            yield ["choices", index], choice, ref


class Refuse(Strict):
    """A target that is refused: when the formula holds, with this refusal code."""

    if_: SlotFormula = Field(alias="if")
    code: refs.RefusalCode = "bad_target"


class Rule(Strict):
    """A table that is refused: when the formula holds, with this refusal code."""

    if_: TableFormula = Field(alias="if")
    code: refs.RefusalCode = "bad_target"


class Advice(Strict):
    """What a table is warned of: when the formula holds, with this code."""

    if_: TableFormula = Field(alias="if")
    code: refs.WarningCode


def _at(value: Any) -> Any:
    return [value, value] if isinstance(value, (int, str)) else value


class Ability(Strict):
    """A verb in a role's hands: when it may be used, on whom, how often.

    `effect` is what the act is called once the night's acts are worked over, where one verb means several things.
    `turn`: a gang does one thing a phase of all its members' abilities with this word; `one_of`: a player does.
    `each`: every member of the room has a word of their own, so that one's does not answer for another.
    """

    verb: Word | None = None
    effect: Word | None = None
    phases: Phases = Field(default_factory=lambda: ["night"])
    if_: SeatFormula = Field(default=YES, alias="if")
    unless_code: refs.RefusalCode = "not_now"
    at: Annotated[list[SeatFormula], BeforeValidator(_at), Field(min_length=2, max_length=2)] = Field(
        default_factory=lambda: [Formula(1), Formula(1)]
    )
    ordered: bool = False
    adjacent: SeatFormula = Field(default=NO)
    target: Literal["living", "out", "any"] = "living"
    self_: SlotFormula = Field(default=NO, alias="self")
    same_twice: bool = False
    team: Literal["any", "other", "own", "unknown"] = "any"
    refuse: list[Refuse] = Field(default_factory=list)
    uses: SeatFormula | None = None
    self_uses: SeatFormula | None = None
    self_alone: SeatFormula = Field(default=YES)
    spend: Literal["given", "target", "worked", "stage", "at_once"] = "given"
    repeat: Literal["yes", "no", "first"] = "yes"
    mandatory: SeatFormula = Field(default=NO)
    actor: Literal["living", "out", "any"] = "living"
    final: bool = False
    extras: dict[refs.ExtraName, Extra] = Field(default_factory=dict, alias="with")
    stock: dict[Word, SeatFormula] = Field(default_factory=dict)
    self_stock: list[refs.Choice] | None = None
    known_stock: list[refs.Choice] | None = None
    never_alone: list[refs.Choice] = Field(default_factory=list)
    room: Annotated[list[refs.Room], one_or_more] = Field(default_factory=list)
    turn: refs.Group | None = None
    turn_unless: SeatFormula = Field(default=NO)
    one_of: refs.Group | None = None
    either: refs.Group | None = None
    shared: bool = False
    joint: bool = False
    each: bool = False
    at_once: ActorSteps = Field(default_factory=list)
    secret: bool = True

    def own_references(self) -> Iterator[Reference]:
        """What there is a stock of is said in a field of the act, or stands here alone."""
        said = any(extra.kind in ("choice", "choices") for extra in self.extras.values())
        for kind in self.stock:
            yield ["stock", kind], kind, Ref("choice", puts=not said)
        for name, word in (("verb", self.verb), ("effect", self.effect)):
            if word is not None:
                yield [name], word, Ref("verb", puts=True)


class Traits(Strict):
    """Properties of a role that stages ask for; each has its type, and one that is not listed is a mistake."""

    # The place in a succession; the lowest comes first.
    rank: int | None = None
    # The abilities that theft and locks switch off.
    power: list[refs.Verb] = Field(default_factory=list)
    # What a thief takes; in what number; also where it is used up; and whether it may not fall on its owner.
    loot: refs.Verb | None = None
    loot_count: bool = False
    loot_always: bool = False
    loot_not_back: bool = False
    # The label that a thief bears who has robbed this role.
    lends: refs.PutsLabel | None = None
    # The act that falls on oneself where none is given.
    by_default: refs.Verb | None = None
    # What becomes of an act of the drunk or the blocked.
    drunk: dict[refs.Verb, Literal["stands", "reversed", "rebounds"]] = Field(default_factory=dict)
    blocked: dict[refs.Verb, Literal["stands"]] = Field(default_factory=dict)
    # What becomes of an act of whom a thief has robbed.
    stolen: Literal["act", "capture", "for_second", "for_thief", "nothing"] | None = None
    # The act by which a visit is noticed.
    tracked: refs.Verb | None = None
    # Ways of leaving on which the role is always shown.
    shown_on: list[refs.How] = Field(default_factory=list)
    blade: int | None = None
    blast: bool = False
    revenge: bool = False
    immune: bool = False


class Role(Strict):
    """A role: its side, how it counts and appears, and its abilities."""

    team: refs.Team
    counts_as: refs.Team | None = None
    appears: refs.Team | None = None
    tags: list[refs.TagName] = Field(default_factory=list)
    traits: Traits = Traits()
    marks: list[refs.Mark] = Field(default_factory=list)
    vote_weight: SeatFormula = Field(default=Formula(1))
    abilities: dict[refs.AbilityName, Ability] = Field(default_factory=dict)

    def own_references(self) -> Iterator[Reference]:
        """Traits that the role has, and the verbs of its abilities."""
        for trait in self.traits.model_fields_set:
            yield ["traits", trait], trait, Ref("trait", puts=True)
        for name, ability in self.abilities.items():
            if ability.verb is None:
                yield ["abilities", name], name, Ref("verb", puts=True)


class Option(Strict):
    """One choice of the host at set-up, with its lawful values and its default."""

    kind: Literal["number", "flag", "choice", "list", "any", "blanks"] = "choice"
    choices: list[Any] = Field(default_factory=list)
    least: int = 0
    most: int = 999
    default: TableFormula | list[Any] | dict[str, Any] | None = None

    def own_references(self) -> Iterator[Reference]:
        """Choices of a list are cards and the like, which occur elsewhere; others are the option's own."""
        for index, choice in enumerate(self.choices):
            if isinstance(choice, str):
                yield ["choices", index], choice, Ref("word", puts=self.kind != "list")


class Phase(Strict):
    """One phase: how long it or each turn of it lasts (seconds), whether it is held in turns, and when it is skipped.

    `turns`: of everybody living, of the defendants, or of those, in the game or out of it, of whom `speakers`
    (about `me`) holds; where that is nobody, the phase runs by its own clock until somebody is given the floor.
    `challenges`: seconds of a challenge that a speaker may grant; 0 where there are none. `called`: seconds of one
    whom a defendant calls to speak (stage `call_up`). `departed`: of those who left at the end of the night
    before, these (a formula about `me`) have a last turn of speech, first of all. `closing`: seconds after the last
    speech in which nobody has the floor and everybody may still act.
    """

    seconds: TableFormula = Field(default=Formula(30))
    turns: Literal["none", "living", "defence", "speakers"] = "none"
    speakers: SeatFormula = Field(default=NO)
    rounds: TableFormula = Field(default=Formula(1))
    encore: refs.Mark | None = None
    if_: TableFormula = Field(default=YES, alias="if")
    challenges: TableFormula = Field(default=Formula(0))
    called: TableFormula = Field(default=Formula(30))
    departed: SeatFormula = Field(default=NO)
    closing: TableFormula = Field(default=Formula(0))


class Ballot(Strict):
    """A ballot phase: who may vote, for whom, for how many; whether the hands are seen.

    `copied`: a mark whose bearer votes as the seat that is the mark's value does.
    """

    candidates: Literal["living", "defence"] = "living"
    self_: bool = Field(default=False, alias="self")
    many: SeatFormula = Field(default=NO)
    extra_choices: Literal["refuse", "first"] = "refuse"
    defendants_vote: SeatFormula = Field(default=NO)
    silent: list[refs.Mark] = Field(default_factory=list)
    voter_if: SeatFormula = Field(default=YES)
    candidate_if: TargetFormula = Field(default=YES)
    out_too: TargetFormula = Field(default=NO)
    open: TableFormula = Field(default=YES)
    copied: refs.Mark | None = None


class Win(Strict):
    """A way to win: the moments at which it is looked at, the condition, who wins."""

    team: Annotated[list[Winner], one_or_more]
    if_: TableFormula = Field(alias="if")
    at: Moments = Field(default_factory=lambda: ["dawn", "vote", "day", "eject"])
    seats: SeatFormula | None = None
    announce: list[refs.Code] = Field(default_factory=list)


class Decision(Strict):
    """A verb of the host: how many seats it names, in which phases (all, if none is named), and what it does."""

    at: tuple[int, int] = (1, 1)
    living: bool = True
    phases: list[refs.Phase] = Field(default_factory=list)
    if_: TableFormula = Field(default=YES, alias="if")
    steps: Steps


class Detour(Strict):
    """A phase the game goes to at once when, at one of these moments, nobody has won and the formula holds."""

    phase: refs.Phase
    if_: TableFormula = Field(alias="if")
    at: Moments = Field(default_factory=lambda: ["dawn", "vote", "day", "eject"])


class Barred(Strict):
    """While a seat bears the mark, its acts in these phases are refused with the code, all `but` these verbs."""

    mark: refs.Mark
    phases: Phases = Field(default_factory=lambda: ["night"])
    but: list[refs.Verb] = Field(default_factory=list)
    code: refs.RefusalCode


class Call(Strict):
    """A call of the night: who is woken (for the narrator and the pace), for which verbs, how long.

    `lends`: a verb done at this call that blank roles may be bound to; those that are bound to it are called next.
    """

    call: refs.Caller
    who: SeatFormula
    seconds: TableFormula = Field(default=Formula(30))
    if_: TableFormula = Field(default=YES, alias="if")
    lends: refs.Verb | None = None


class Blanks(Strict):
    """Roles without powers of their own, which an option binds at set-up: each to a team and to verbs of other roles.

    `option`: its name, of kind `blanks`. `roles`: the blanks. `verbs`: what may be bound, and the role whose
    ability it is. `teams`: what may be bound, and the role of that team which a blank stands for: it is dealt in its
    place, and has its abilities besides.
    """

    option: refs.OptionRef
    roles: list[refs.Role]
    verbs: dict[refs.Verb, refs.Role]
    teams: dict[refs.Team, refs.Role]


class Room(Strict):
    """A private room: whose it is, and in which phases it is open for talk."""

    who: SeatFormula
    open: Phases = Field(default_factory=lambda: ["night", "intro_night"])
    least: int = 2


class Adjust(Strict):
    """A change of the dealt table by an option: swap one role for another, or add and drop."""

    if_: TableFormula = Field(alias="if")
    swap: dict[refs.Role, refs.Role] = Field(default_factory=dict)
    most: TableFormula = Field(default=Formula(99))


class Deal(Strict):
    """How roles are dealt: a table by number of players, what options change in it, and which of them it refuses."""

    table: dict[int, dict[refs.Role, int]]
    adjust: list[Adjust] = Field(default_factory=list)
    pool: bool = False
    refuse: list[Rule] = Field(default_factory=list)


class Hand(Strict):
    """What a table seated by hand must keep, and what it is warned of: each rule a formula, with its code."""

    least: int = 3
    most: int = 40
    refuse: list[Rule] = Field(default_factory=list)
    warn: list[Advice] = Field(default_factory=list)


class Scenario(Strict):
    """A whole rulebook as data.

    `leader_mark`: whoever gets this mark, out of the game as they are, runs it from then on where nobody else does.
    `pass_open`: phases in which anybody living may pass, and nothing is taken back by it.
    """

    id: Word
    teams: list[refs.TeamName]
    players: tuple[int, int]
    hand: Hand = Field(default_factory=Hand)
    options: dict[refs.OptionName, Option] = Field(default_factory=dict)
    roles: dict[refs.RoleName, Role]
    everyone: dict[refs.AbilityName, Ability] = Field(default_factory=dict)
    blanks: Blanks | None = None
    deal: Deal
    opening: list[refs.Phase] = Field(default_factory=list)
    cycle: list[refs.Phase]
    phases: dict[refs.PhaseName, Phase]
    ballots: dict[refs.Phase, Ballot] = Field(default_factory=dict)
    steps: dict[refs.Hook, Steps] = Field(default_factory=dict)
    host: dict[refs.DecisionName, Decision] = Field(default_factory=dict)
    barred: list[Barred] = Field(default_factory=list)
    wake: list[Call] = Field(default_factory=list)
    rooms: dict[refs.RoomName, Room] = Field(default_factory=dict)
    reveals: dict[refs.How, Reveal] = Field(default_factory=dict)
    wins: list[Win]
    detours: list[Detour] = Field(default_factory=list)
    announcements: list[refs.CodeName] = Field(default_factory=list)
    answers: list[refs.AnswerName] = Field(default_factory=list)
    marks: dict[refs.MarkName, Literal["secret", "own", "public"]] = Field(default_factory=dict)
    leader_mark: refs.Mark | None = None
    pass_open: list[refs.Phase] = Field(default_factory=list)

    def own_references(self) -> Iterator[Reference]:
        """The verbs of abilities that everybody has."""
        for name, ability in self.everyone.items():
            if ability.verb is None:
                yield ["everyone", name], name, Ref("verb", puts=True)
