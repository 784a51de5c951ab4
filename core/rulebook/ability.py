"""Abilities: what a role may do, as a rulebook describes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from core.rulebook import refs
from core.rulebook.fields import NO, YES, SeatFormula, SlotFormula, Strict, one_or_more
from core.rulebook.formula import Formula
from core.rulebook.refs import Ref, Reference, Word
from core.rulebook.stage import ActorSteps

Phases = Annotated[list[refs.Phase], one_or_more]


class Extra(Strict):
    """One field of an act's `with`: what kind of value it takes, and which values are lawful."""

    # What is said: a choice, a role, a word, a number, yes or no, a seat; or a choice or role for each seat named.
    kind: Literal["choice", "role", "roles", "word", "number", "flag", "seat", "choices"]
    # What may be said, where that is listed; every role where it is not.
    choices: list[str] = Field(default_factory=list)
    # The least number.
    least: int = 0
    # The largest number.
    most: int = 99
    # Choices that are lawful only where their formula holds.
    only: dict[refs.Item, SeatFormula] = Field(default_factory=dict)
    # Why not, where it does not hold.
    unless_code: refs.RefusalCode = "bad_extra"
    # A seat must be a living one, neither the actor's nor among those named.
    other: bool = False
    # The act is refused without it.
    required: bool = True
    # How many seats an act must name for this field, where acts that name more or fewer say the same in another field;
    # one of them must be said.
    seats: int | None = None
    # It is asked for only where this holds.
    if_: SeatFormula = Field(default=YES, alias="if")

    def own_references(self) -> Iterator[Reference]:
        """Choices of a role are roles; others are words of the field's own."""
        ref = Ref("role") if self.kind in ("role", "roles") else Ref("item", puts=True)
        for index, choice in enumerate(self.choices):
            yield ["choices", index], choice, ref


class Refuse(Strict):
    """A target that is refused."""

    # It is refused where this holds.
    if_: SlotFormula = Field(alias="if")
    # Why, as the one who acts is told.
    code: refs.RefusalCode = "bad_target"


Under = dict[refs.Label, Literal["fails", "turned", "rebounds", "stands"]]
Stolen = Literal["aimed", "kept", "nothing"]
"""A thief aims it at whom they name second; or it falls on the thief; or nothing comes of it."""


def _at(value: Any) -> Any:
    return [value, value] if isinstance(value, (int, str)) else value


class Ability(Strict):
    """A verb in a role's hands: when it may be used, on whom, how often."""

    # What the act is given for; the ability's own name unless it says another.
    verb: Word | None = None
    # What the act is called once the night's acts are worked over, where one verb means several things.
    effect: Word | None = None
    # The phases in which it may be used.
    phases: Phases = Field(default_factory=lambda: ["night"])
    # It may be used only where this holds.
    if_: SeatFormula = Field(default=YES, alias="if")
    # Why not, where it does not hold.
    unless_code: refs.RefusalCode = "not_now"
    # The least and the most seats that it names; one number for both.
    at: Annotated[list[SeatFormula], BeforeValidator(_at), Field(min_length=2, max_length=2)] = Field(
        default_factory=lambda: [Formula(1), Formula(1)]
    )
    # The order in which seats are named means something.
    ordered: bool = False
    # Two seats named must be neighbours, the actor not counted.
    adjacent: SeatFormula = Field(default=NO)
    # Whether those named must be in the game, out of it, or either.
    target: Literal["living", "out", "any"] = "living"
    # Whether one may name oneself.
    self_: SlotFormula = Field(default=NO, alias="self")
    # One seat may be named twice in one act.
    same_twice: bool = False
    # The side of those who may be named; `unknown`: all but those whom the actor was shown as their own.
    team: Literal["any", "other", "unknown"] = "any"
    # Targets that are refused besides.
    refuse: list[Refuse] = Field(default_factory=list)
    # How often it may be used in a game; without limit if nothing is said.
    uses: SeatFormula | None = None
    # How often on oneself.
    self_uses: SeatFormula | None = None
    # Whether one may name oneself alone.
    self_alone: SeatFormula = Field(default=YES)
    # When a use is spent: when the act is given, if it worked, by a stage, when it is paid for (once, or for each
    # target), or at once.
    spend: Literal["given", "worked", "stage", "paid", "paid_each", "at_once"] = "given"
    # Whether the seats of the night before may be named again; `first`: the one named first may not.
    repeat: Literal["yes", "no", "first"] = "yes"
    # Whether one must act.
    mandatory: SeatFormula = Field(default=NO)
    # Whether it is for those in the game, out of it, or either.
    actor: Literal["living", "out", "any"] = "living"
    # What is given stands: it is not taken back.
    final: bool = False
    # What is said besides the seats, by name.
    extras: dict[refs.ExtraName, Extra] = Field(default_factory=dict, alias="with")
    # How many of each kind of things the ability hands out, the weightier kinds first.
    stock: dict[Word, SeatFormula] = Field(default_factory=dict)
    # What one may give oneself; anything if nothing is said.
    self_stock: list[refs.Item] | None = None
    # What one may give those whom one was shown as one's own; anything if nothing is said.
    known_stock: list[refs.Item] | None = None
    # What is not given alone.
    never_alone: list[refs.Item] = Field(default_factory=list)
    # The rooms in which the act is seen; the first one that the actor is in counts.
    room: Annotated[list[refs.Room], one_or_more] = Field(default_factory=list)
    # What becomes of the deed when its giver is hampered, by the label that this puts on them: it fails (where nothing
    # is said), its answer is turned round, it falls on its giver, or it stands.
    under: Under = Field(default_factory=dict)
    # Where it holds, the act only says what its giver would like: no deed comes of it.
    vote: SeatFormula = Field(default=NO)
    # Of whoever names nobody it is a deed on themselves.
    otherwise: Literal["self"] | None = None
    # What comes of it in a thief's hands.
    stolen: Stolen = "aimed"
    # Whoever uses it goes along with deeds of these verbs, and is seen where they were aimed.
    along: list[refs.Verb] = Field(default_factory=list)
    # A gang does one thing a phase of all its members' abilities with this word.
    turn: refs.Group | None = None
    # Where this holds, `turn` does not.
    turn_unless: SeatFormula = Field(default=NO)
    # A player does one thing a phase of all their abilities with this word; another one is refused.
    one_of: refs.Group | None = None
    # As `one_of`, but the one given last takes the other's place.
    either: refs.Group | None = None
    # The team has one act of this: another member's takes its place.
    shared: bool = False
    # The act given last stands for all, and what others gave stays where it is.
    joint: bool = False
    # Every member of the room has a word of their own, so that one's does not answer for another.
    each: bool = False
    # What the act does as soon as it is given.
    at_once: ActorSteps = Field(default_factory=list)
    # Nobody but the actor (and the room) sees the act.
    secret: bool = True

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
