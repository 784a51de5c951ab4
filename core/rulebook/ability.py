"""Abilities: what a role may do, as a rulebook describes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from core.rulebook import refs
from core.rulebook.fields import NO, YES, SeatFormula, SeatNumber, SlotFormula, Strict
from core.rulebook.formula import Formula
from core.rulebook.refs import Ref, Reference, Word
from core.rulebook.stage import ActorSteps

Phases = list[refs.Phase]


class Extra(Strict):
    """One field of an act's `with`: what kind of value it takes, and which values are lawful."""

    kind: Literal["choice", "role", "roles", "word", "number", "flag", "seat", "choices"]
    """What is said: a choice, a role, a word, a number, yes or no, a seat; or a choice or role for each seat named."""
    choices: list[str] = Field(default_factory=list)
    """What may be said, where that is listed; every role where it is not."""
    least: int = 0
    """The least number."""
    most: int = 99
    """The largest number."""
    only: dict[refs.Item, SeatFormula] = Field(default_factory=dict)
    """Choices that are lawful only where their formula holds."""
    unless_code: refs.RefusalCode = "bad_extra"
    """Why not, where it does not hold."""
    other: bool = False
    """A seat must be a living one, neither the actor's nor among those named."""
    required: bool = True
    """The act is refused without it."""
    seats: int | None = None
    """How many seats an act must name for this field, where acts that name more or fewer say the same in another field;
    one of them must be said."""
    if_: SeatFormula = Field(default=YES, alias="if")
    """It is asked for only where this holds."""

    @property
    def asked(self) -> bool:
        """Whether it leaves a choice: not where one thing may be said and need not be."""
        return self.required or self.kind != "choice" or len(self.choices) != 1

    def own_references(self) -> Iterator[Reference]:
        """Choices of a role are roles; others are words of the field's own."""
        ref = Ref("role") if self.kind in ("role", "roles") else Ref("item", puts=True)
        for index, choice in enumerate(self.choices):
            yield ["choices", index], choice, ref


class Refuse(Strict):
    """A target that is refused."""

    if_: SlotFormula = Field(alias="if")
    """It is refused where this holds."""
    code: refs.RefusalCode = "bad_target"
    """Why, as the one who acts is told."""


Under = dict[refs.Label, Literal["fails", "turned", "rebounds", "stands"]]
Stolen = Literal["aimed", "kept", "nothing"]
"""A thief aims it at whom they name second; or it falls on the thief; or nothing comes of it."""


def _at(value: Any) -> Any:
    return [value, value] if isinstance(value, (int, str)) else value


class Ability(Strict):
    """A verb in a role's hands: when it may be used, on whom, how often."""

    verb: Word | None = None
    """What the act is given for; the ability's own name unless it says another."""
    effect: Word | None = None
    """What the act is called once the night's acts are worked over, where one verb means several things."""
    phases: Phases = Field(default_factory=lambda: ["night"])
    """The phases in which it may be used."""
    if_: SeatFormula = Field(default=YES, alias="if")
    """It may be used only where this holds."""
    unless_code: refs.RefusalCode = "not_now"
    """Why not, where it does not hold."""
    at: Annotated[list[SeatNumber], BeforeValidator(_at), Field(min_length=2, max_length=2)] = Field(
        default_factory=lambda: [Formula(1), Formula(1)]
    )
    """The least and the most seats that it names; one number for both."""
    ordered: bool = False
    """The order in which seats are named means something."""
    adjacent: SeatFormula = Field(default=NO)
    """Two seats named must be neighbours, the actor not counted."""
    target: Literal["living", "out", "any"] = "living"
    """Whether those named must be in the game, out of it, or either."""
    self_: SlotFormula = Field(default=NO, alias="self")
    """Whether one may name oneself."""
    same_twice: bool = False
    """One seat may be named twice in one act."""
    team: Literal["any", "other", "unknown"] = "any"
    """The side of those who may be named; `unknown`: all but those whom the actor was shown as their own."""
    refuse: list[Refuse] = Field(default_factory=list)
    """Targets that are refused besides."""
    uses: SeatNumber | None = None
    """How often it may be used in a game; without limit if nothing is said. A formula is worked out as the cards are
    dealt (when `night` is 0), and as somebody becomes the role."""
    self_uses: SeatNumber | None = None
    """How often on oneself."""
    self_alone: SeatFormula = Field(default=YES)
    """Whether one may name oneself alone."""
    spend: Literal["given", "worked", "stage", "paid", "paid_each", "at_once"] = "given"
    """When a use is spent: when the act is given, if it worked, by a stage, when it is paid for (once, or for each
    target), or at once."""
    repeat: Literal["yes", "no", "first"] = "yes"
    """Whether the seats of the night before may be named again; `first`: the one named first may not."""
    mandatory: SeatFormula = Field(default=NO)
    """Whether one must act."""
    actor: Literal["living", "out", "any"] = "living"
    """Whether it is for those in the game, out of it, or either."""
    final: bool = False
    """What is given stands: it is not taken back."""
    extras: dict[refs.ExtraName, Extra] = Field(default_factory=dict, alias="with")
    """What is said besides the seats, by name."""
    stock: dict[Word, SeatNumber] = Field(default_factory=dict)
    """How many of each kind of things the ability hands out, the weightier kinds first."""
    self_stock: list[refs.Item] | None = None
    """What one may give oneself; anything if nothing is said."""
    known_stock: list[refs.Item] | None = None
    """What one may give those whom one was shown as one's own; anything if nothing is said."""
    never_alone: list[refs.Item] = Field(default_factory=list)
    """What is not given alone."""
    room: list[refs.Room] = Field(default_factory=list)
    """The rooms in which the act is seen; the first one that the actor is in counts."""
    under: Under = Field(default_factory=dict)
    """What becomes of the deed when its giver is hampered, by the label that this puts on them: it fails (where nothing
    is said), its answer is turned round, it falls on its giver, or it stands. What is done `at_once` stands always."""
    vote: SeatFormula = Field(default=NO)
    """Where it holds, the act only says what its giver would like: no deed comes of it."""
    otherwise: Literal["self"] | None = None
    """Of whoever names nobody it is a deed on themselves."""
    stolen: Stolen = "aimed"
    """What comes of it in a thief's hands."""
    along: list[refs.Verb] = Field(default_factory=list)
    """Whoever uses it goes along with deeds of these verbs, and is seen where they were aimed."""
    turn: refs.Group | None = None
    """A gang does one thing a phase of all its members' abilities with this word."""
    turn_unless: SeatFormula = Field(default=NO)
    """Where this holds, `turn` does not."""
    one_of: refs.Group | None = None
    """A player does one thing a phase of all their abilities with this word; another one is refused."""
    either: refs.Group | None = None
    """As `one_of`, but the one given last takes the other's place."""
    shared: bool = False
    """The team has one act of this: another member's takes its place."""
    joint: bool = False
    """The act given last stands for all, and what others gave stays where it is."""
    each: bool = False
    """Every member of the room has a word of their own, so that one's does not answer for another."""
    at_once: ActorSteps = Field(default_factory=list)
    """What the act does as soon as it is given. No hampering reaches that: who is hampered is known only as the night
    is worked out, and what was told can't be untold. What hampering is to reach is a step of the night's end."""
    secret: bool = True
    """Nobody but the actor (and the room) sees the act."""

    def given_as(self, name: str) -> str:
        """The verb that an act by this ability is given by; `name` is the ability's own."""
        return self.verb or name

    def done_as(self, name: str) -> str:
        """What a deed of this ability is called."""
        return self.effect or self.given_as(name)

    def own_references(self) -> Iterator[Reference]:
        """What there is a stock of is said in a field of the act, or stands here alone."""
        said = any(extra.kind in ("choice", "choices") for extra in self.extras.values())
        for kind in self.stock:
            yield ["stock", kind], kind, Ref("item", puts=not said)
        for name, word in (("verb", self.verb), ("effect", self.effect)):
            if word is not None:
                yield [name], word, Ref("verb", puts=True)
