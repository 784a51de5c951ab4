"""Setting a table up: roles, the options of the host, the deal, and what a table seated by hand must keep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from pydantic import Field

from core.rulebook import refs
from core.rulebook.ability import Ability, Stolen, Under
from core.rulebook.fields import YES, SeatFormula, SeatNumber, Strict, TableFormula, TableNumber
from core.rulebook.formula import Formula
from core.rulebook.refs import Ref, Reference


class Passive(Strict):
    """A power that works by itself: each night a deed of its owner on themselves, which can be hampered and robbed."""

    if_: SeatFormula = Field(default=YES, alias="if")
    """It works on nights on which this holds."""
    stolen: Stolen = "aimed"
    """What comes of it in a thief's hands."""
    under: Under = Field(default_factory=dict)
    """What becomes of the deed when its owner is hampered, by the label that this puts on them."""


class Role(Strict):
    """A role: its side, how it counts and appears, and its abilities."""

    team: refs.Team
    """Its side."""
    counts_as: refs.Team | None = None
    """The side that it counts for where sides are counted, if another."""
    appears: refs.Team | None = None
    """What an inspection finds, if not its side."""
    tags: list[refs.TagName] = Field(default_factory=list)
    """Words by which formulas and steps speak of several roles at once."""
    marks: list[refs.Mark] = Field(default_factory=list)
    """Marks that its bearer has from the start."""
    vote_weight: SeatNumber = Field(default=Formula(1))
    """How much its vote counts."""
    powers: list[refs.Ability] | None = None
    """The abilities that whoever hampers or robs the role takes from it; whatever it does if nothing is said."""
    passives: dict[refs.VerbName, Passive] = Field(default_factory=dict)
    """Powers that work by themselves, by verb."""
    abilities: dict[refs.AbilityName, Ability] = Field(default_factory=dict)
    """What it may do, by name."""

    def own_references(self) -> Iterator[Reference]:
        """The verbs of its abilities, and its passives, which are powers as abilities are."""
        for name in self.passives:
            yield ["passives", name], name, Ref("ability", puts=True)
        for name, ability in self.abilities.items():
            if ability.verb is None:
                yield ["abilities", name], name, Ref("verb", puts=True)


class Blanks(Strict):
    """Roles without powers of their own, which an option binds at set-up: to a team, and to verbs of other roles."""

    option: refs.Option
    """The option that binds them, of kind `blanks`."""
    roles: list[refs.Role]
    """The blank roles."""
    verbs: dict[refs.Ability, refs.Role]
    """What may be bound, and the role whose ability it is."""
    teams: dict[refs.Team, refs.Role]
    """What side may be bound, and the role of that side in whose place a blank is dealt, with its abilities besides."""


class Option(Strict):
    """One choice of the host at set-up, with its lawful values and its default."""

    kind: Literal["number", "flag", "choice", "list", "any", "blanks"] = "choice"
    """What is chosen; `any`: a value that only scripts set."""
    choices: list[Any] = Field(default_factory=list)
    """What may be chosen (of a number: what else)."""
    least: int = 0
    """The least number."""
    most: int = 999
    """The largest number."""
    default: TableFormula | list[Any] | dict[str, Any] | None = None
    """What holds where nothing is chosen; an option without a default is set by scripts alone."""

    def own_references(self) -> Iterator[Reference]:
        """Choices of a list are cards and the like, which occur elsewhere; others are the option's own."""
        for index, choice in enumerate(self.choices):
            if isinstance(choice, str):
                yield ["choices", index], choice, Ref("word", puts=self.kind != "list")


class Rule(Strict):
    """A table that is refused."""

    if_: TableFormula = Field(alias="if")
    """It is refused where this holds."""
    code: refs.RefusalCode = "bad_target"
    """Why, as the host is told."""


class Advice(Strict):
    """What a table is warned of."""

    if_: TableFormula = Field(alias="if")
    """It is warned where this holds."""
    code: refs.WarningCode
    """Of what, as the host is told."""


class Adjust(Strict):
    """A change of the dealt table by an option."""

    if_: TableFormula = Field(alias="if")
    """It is changed where this holds."""
    swap: dict[refs.Role, refs.Role] = Field(default_factory=dict)
    """Roles that are dealt less, each with the role that is dealt instead."""
    most: TableNumber = Field(default=Formula(99))
    """How many of a role at most."""


class Deal(Strict):
    """How roles are dealt: a table by number of players, and what options change in it."""

    table: dict[int, dict[refs.Role, int]]
    """By number of players, how many of each role."""
    adjust: list[Adjust] = Field(default_factory=list)
    """What options change."""
    pool: bool = False
    """The host may put a table together from all roles."""
    refuse: list[Rule] = Field(default_factory=list)
    """Tables that are refused."""


class Hand(Strict):
    """What a table seated by hand must keep, and what it is warned of."""

    least: int = 3
    """The least number of players."""
    most: int = 40
    """The largest number of players."""
    refuse: list[Rule] = Field(default_factory=list)
    """Tables that are refused."""
    warn: list[Advice] = Field(default_factory=list)
    """What is advised against."""
