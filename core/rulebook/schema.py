"""The schema of a scenario file: what a rulebook may say, as pydantic models.

Behaviour is not written here: an ability names its verb, a step names its stage, and what they do stands once in
`core.rules`. Formulas (`core.rulebook.formula`) are the only expressions.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator

from core.rulebook.fields import NO, YES, FormulaField, OneOrMore, SeatFormula, Strict, as_list
from core.rulebook.formula import Formula
from core.rulebook.refs import Cause, Code, Kind, Label, Mark, PutsLabel, Tag, Verb
from core.rulebook.stage import StageField

Word = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Steps = list[StageField]
# What is shown of a leaver: a word, or a formula about `me` that has one of these words as its value.
Reveal = Annotated[Literal["nothing", "role", "team"] | FormulaField, Field(union_mode="left_to_right")]


class Extra(Strict):
    """One field of an act's `with`: what kind of value it takes, and which values are lawful.

    `only`: choices that are lawful only where their formula (`me`) holds, else refused with `unless_code`.
    A seat that is `other` is a living one, neither the actor nor among the seats named. `seats`: how many seats an
    act must name for this field, where acts that name more or fewer say the same in another field; one of them must be
    said.
    """

    kind: Literal["choice", "role", "roles", "word", "number", "flag", "seat", "choices"]
    choices: list[str] = Field(default_factory=list)
    least: int = 0
    most: int = 99
    only: dict[str, SeatFormula] = Field(default_factory=dict)
    unless_code: Word = "bad_extra"
    other: bool = False
    required: bool = True
    seats: int | None = None
    if_: FormulaField = Field(default=YES, alias="if")


class Refuse(Strict):
    """A target (or a moment) that is refused: when the formula holds, with this refusal code."""

    if_: FormulaField = Field(alias="if")
    code: Word = "bad_target"


Stolen = Literal["aimed", "kept", "nothing"]
Under = dict[Label, Literal["fails", "turned", "rebounds", "stands"]]


def _at(value: Any) -> Any:
    return [value, value] if isinstance(value, (int, str)) else value


class Ability(Strict):
    """A verb in a role's hands: when it may be used, on whom, how often.

    `effect` is what the act is called once the night's acts are worked over, where one verb means several things.
    `turn`: a gang does one thing a phase of all its members' abilities with this word; `one_of`: a player does.
    `under`: what becomes of the deed when its giver is hampered, by the label that this puts on them: it fails (where
    nothing is said), its answer is turned round, it falls on its giver, or it stands.
    `stock`: how many of each kind of things the ability hands out, the weightier kinds first.
    `vote`: where it holds of `me`, the act only says what its giver would like: no deed comes of it. `otherwise`: of
    whoever names nobody it is a deed on themselves. `stolen`: what comes of it in a thief's hands: it is `aimed` at
    whom the thief names second, it is `kept` (it falls on the thief), or `nothing`. `along`: whoever uses it goes along
    with deeds of these verbs, and is seen where they were aimed.
    `each`: every member of the room has a word of their own, so that one's does not answer for another.
    """

    verb: Word | None = None
    effect: Word | None = None
    phases: OneOrMore = Field(default_factory=lambda: ["night"])
    if_: FormulaField = Field(default=YES, alias="if")
    unless_code: Word = "not_now"
    at: Annotated[list[FormulaField], BeforeValidator(_at), Field(min_length=2, max_length=2)] = Field(
        default_factory=lambda: [Formula(1), Formula(1)]
    )
    ordered: bool = False
    adjacent: FormulaField = Field(default=NO)
    target: Literal["living", "out", "any"] = "living"
    self_: FormulaField = Field(default=NO, alias="self")
    same_twice: bool = False
    team: Literal["any", "other", "own", "unknown"] = "any"
    refuse: list[Refuse] = Field(default_factory=list)
    uses: FormulaField | None = None
    self_uses: FormulaField | None = None
    self_alone: FormulaField = Field(default=YES)
    spend: Literal["given", "target", "worked", "stage", "paid", "paid_each", "at_once"] = "given"
    repeat: Literal["yes", "no", "first"] = "yes"
    mandatory: FormulaField = Field(default=NO)
    actor: Literal["living", "out", "any"] = "living"
    final: bool = False
    extras: dict[Word, Extra] = Field(default_factory=dict, alias="with")
    stock: dict[Word, FormulaField] = Field(default_factory=dict)
    self_stock: list[Word] | None = None
    known_stock: list[Word] | None = None
    never_alone: list[Word] = Field(default_factory=list)
    room: OneOrMore = Field(default_factory=list)
    under: Under = Field(default_factory=dict)
    vote: SeatFormula = Field(default=NO)
    otherwise: Literal["self"] | None = None
    stolen: Stolen = "aimed"
    along: list[Verb] = Field(default_factory=list)
    turn: Word | None = None
    turn_unless: FormulaField = Field(default=NO)
    one_of: Word | None = None
    either: Word | None = None
    shared: bool = False
    joint: bool = False
    each: bool = False
    at_once: Steps = Field(default_factory=list)
    secret: bool = True


class Defence(Strict):
    """What may save somebody whom an attack falls on: of the rulebook's defences the first that fits decides.

    It fits an attack of one of the causes `against` (any, if none is named) where all that is said holds: a protection
    of `kind` lies on the target, the target bears `mark`, `label` holds of it tonight, `if` (`me` who attacks,
    `target`) holds.
    `then`: nothing happens (`stops`); who attacks leaves instead, whatever protects them (`rebounds`), or is hit
    instead (`turns`); whoever gave the protection is hit instead (`steps_in`).
    `spends`: the protection, mark or label is used up by it: `no`, `once` (at once) or `night` (a mark: gone at
    dawn); without any, what helps `once` helps each target against one attack a night.
    `name`: under this name later steps of the night know what stopped the attack. `code`: announced by day.
    """

    against: Annotated[list[Cause], BeforeValidator(as_list)] = Field(default_factory=list)
    kind: Kind | None = None
    mark: Mark | None = None
    label: Label | None = None
    if_: FormulaField = Field(default=YES, alias="if")
    then: Literal["stops", "rebounds", "turns", "steps_in"] = "stops"
    spends: Literal["no", "once", "night"] = "no"
    name: PutsLabel | None = None
    code: Code | None = None


class Passive(Strict):
    """A power that works by itself: each night on which `if` (`me`) holds a deed of its owner on themselves, which can
    be hampered and robbed as any other. `stolen`, `under`: as of an ability.
    """

    if_: SeatFormula = Field(default=YES, alias="if")
    stolen: Stolen = "aimed"
    under: Under = Field(default_factory=dict)


class Role(Strict):
    """A role: its side, how it counts and appears, and its abilities.

    `powers`: the abilities that whoever hampers or robs the role takes from it (by default whatever it does).
    `passives`: by verb.
    """

    team: Word
    counts_as: Word | None = None
    appears: Word | None = None
    tags: list[Word] = Field(default_factory=list)
    marks: list[Word] = Field(default_factory=list)
    vote_weight: FormulaField = Field(default=Formula(1))
    powers: list[Word] | None = None
    passives: dict[Word, Passive] = Field(default_factory=dict)
    abilities: dict[Word, Ability] = Field(default_factory=dict)


class Option(Strict):
    """One choice of the host at set-up, with its lawful values and its default."""

    kind: Literal["number", "flag", "choice", "list", "any", "blanks"] = "choice"
    choices: list[Any] = Field(default_factory=list)
    least: int = 0
    most: int = 999
    default: FormulaField | list[Any] | dict[str, Any] | None = None


class Phase(Strict):
    """One phase: how long it or each turn of it lasts (seconds), whether it is held in turns, and when it is skipped.

    `turns`: of everybody living, of the defendants, or of those, in the game or out of it, of whom `speakers`
    (about `me`) holds; where that is nobody, the phase runs by its own clock until somebody is given the floor.
    `challenges`: seconds of a challenge that a speaker may grant; 0 where there are none. `called`: seconds of one
    whom a defendant calls to speak (stage `call_up`). `departed`: of those who left at the end of the night
    before, these (a formula about `me`) have a last turn of speech, first of all. `closing`: seconds after the last
    speech in which nobody has the floor and everybody may still act.
    """

    seconds: FormulaField = Field(default=Formula(30))
    turns: Literal["none", "living", "defence", "speakers"] = "none"
    speakers: FormulaField = Field(default=NO)
    rounds: FormulaField = Field(default=Formula(1))
    encore: Word | None = None
    if_: FormulaField = Field(default=YES, alias="if")
    challenges: FormulaField = Field(default=Formula(0))
    called: FormulaField = Field(default=Formula(30))
    departed: FormulaField = Field(default=NO)
    closing: FormulaField = Field(default=Formula(0))


class Ballot(Strict):
    """A ballot phase: who may vote, for whom, for how many; whether the hands are seen.

    `copied`: a mark whose bearer votes as the seat that is the mark's value does.
    """

    candidates: Literal["living", "defence"] = "living"
    self_: bool = Field(default=False, alias="self")
    many: FormulaField = Field(default=NO)
    extra_choices: Literal["refuse", "first"] = "refuse"
    defendants_vote: FormulaField = Field(default=NO)
    silent: list[Word] = Field(default_factory=list)
    voter_if: FormulaField = Field(default=YES)
    candidate_if: FormulaField = Field(default=YES)
    out_too: FormulaField = Field(default=NO)
    open: FormulaField = Field(default=YES)
    copied: Word | None = None


class Win(Strict):
    """A way to win: the moments at which it is looked at, the condition, who wins."""

    team: OneOrMore
    if_: FormulaField = Field(alias="if")
    at: OneOrMore = Field(default_factory=lambda: ["dawn", "vote", "day", "eject"])
    seats: FormulaField | None = None
    announce: list[Word] = Field(default_factory=list)


class Decision(Strict):
    """A verb of the host: how many seats it names, in which phases (all, if none is named), and what it does."""

    at: tuple[int, int] = (1, 1)
    living: bool = True
    phases: list[Word] = Field(default_factory=list)
    if_: FormulaField = Field(default=YES, alias="if")
    steps: Steps


class Detour(Strict):
    """A phase the game goes to at once when, at one of these moments, nobody has won and the formula holds."""

    phase: Word
    if_: FormulaField = Field(alias="if")
    at: OneOrMore = Field(default_factory=lambda: ["dawn", "vote", "day", "eject"])


class Barred(Strict):
    """While a seat bears the mark, its acts in these phases are refused with the code, all `but` these verbs."""

    mark: Word
    phases: OneOrMore = Field(default_factory=lambda: ["night"])
    but: list[Word] = Field(default_factory=list)
    code: Word


class Call(Strict):
    """A call of the night: who is woken (for the narrator and the pace), for which verbs, how long.

    `lends`: a verb done at this call that blank roles may be bound to; those that are bound to it are called next.
    """

    call: Word
    who: FormulaField
    seconds: FormulaField = Field(default=Formula(30))
    if_: FormulaField = Field(default=YES, alias="if")
    lends: Word | None = None


class Blanks(Strict):
    """Roles without powers of their own, which an option binds at set-up: each to a team and to verbs of other roles.

    `option`: its name, of kind `blanks`. `roles`: the blanks. `verbs`: what may be bound, and the role whose
    ability it is. `teams`: what may be bound, and the role of that team which a blank stands for: it is dealt in its
    place, and has its abilities besides.
    """

    option: Word
    roles: list[Word]
    verbs: dict[Word, Word]
    teams: dict[Word, Word]


class Room(Strict):
    """A private room: whose it is, and in which phases it is open for talk."""

    who: FormulaField
    open: OneOrMore = Field(default_factory=lambda: ["night", "intro_night"])
    least: int = 2


class Adjust(Strict):
    """A change of the dealt table by an option: swap one role for another, or add and drop."""

    if_: FormulaField = Field(alias="if")
    swap: dict[Word, Word] = Field(default_factory=dict)
    most: FormulaField = Field(default=Formula(99))


class Deal(Strict):
    """How roles are dealt: a table by number of players, what options change in it, and which of them it refuses."""

    table: dict[int, dict[Word, int]]
    adjust: list[Adjust] = Field(default_factory=list)
    pool: bool = False
    refuse: list[Refuse] = Field(default_factory=list)


class Hand(Strict):
    """What a table seated by hand must keep, and what it is warned of: each rule a formula, with its code."""

    least: int = 3
    most: int = 40
    refuse: list[Refuse] = Field(default_factory=list)
    warn: list[Refuse] = Field(default_factory=list)


class Scenario(Strict):
    """A whole rulebook as data.

    `terms`: formulas about `me` under a name of their own, for other formulas to ask of a seat: `name(target)`.
    `tagged`: by tag, abilities of all roles that have it.
    `defences`: what saves from attacks, by night and by day.
    `leader_mark`: whoever gets this mark, out of the game as they are, runs it from then on where nobody else does.
    `silencing`: marks whose bearers are not given the floor.
    `pass_open`: phases in which anybody living may pass, and nothing is taken back by it.
    """

    id: Word
    teams: list[Word]
    players: tuple[int, int]
    hand: Hand = Field(default_factory=Hand)
    options: dict[Word, Option] = Field(default_factory=dict)
    roles: dict[Word, Role]
    everyone: dict[Word, Ability] = Field(default_factory=dict)
    tagged: dict[Tag, dict[Word, Ability]] = Field(default_factory=dict)
    blanks: Blanks | None = None
    deal: Deal
    opening: list[Word] = Field(default_factory=list)
    cycle: list[Word]
    phases: dict[Word, Phase]
    ballots: dict[Word, Ballot] = Field(default_factory=dict)
    steps: dict[str, Steps] = Field(default_factory=dict)
    host: dict[Word, Decision] = Field(default_factory=dict)
    barred: list[Barred] = Field(default_factory=list)
    wake: list[Call] = Field(default_factory=list)
    rooms: dict[Word, Room] = Field(default_factory=dict)
    reveals: dict[Word, Reveal] = Field(default_factory=dict)
    wins: list[Win]
    detours: list[Detour] = Field(default_factory=list)
    announcements: list[Word] = Field(default_factory=list)
    answers: list[Word] = Field(default_factory=list)
    marks: dict[Word, Literal["secret", "own", "public"]] = Field(default_factory=dict)
    defences: list[Defence] = Field(default_factory=list)
    terms: dict[Word, SeatFormula] = Field(default_factory=dict)
    leader_mark: Word | None = None
    silencing: list[Word] = Field(default_factory=list)
    pass_open: list[Word] = Field(default_factory=list)

    @model_validator(mode="before")
    @classmethod
    def _hand_out(cls, data: Any) -> Any:
        """Abilities said of a tag once are those of each role that has it, before the role's own."""
        if not isinstance(data, dict) or not isinstance(data.get("tagged"), dict):
            return data
        roles = {name: _with_tagged(role, data["tagged"]) for name, role in data.get("roles", {}).items()}
        return {**data, "roles": roles}


def _with_tagged(role: Any, tagged: dict[str, Any]) -> Any:
    if not isinstance(role, dict):
        return role
    abilities: dict[str, Any] = {}
    for tag in role.get("tags", ()):
        abilities.update(tagged.get(tag, {}))
    return {**role, "abilities": {**abilities, **role.get("abilities", {})}}
