"""The schema of a scenario file: what a rulebook may say, as pydantic models.

Behaviour is not written here: an ability names its verb, a step names its stage, and what they do stands once in
`core.rules`. Formulas (`core.rulebook.formula`) are the only expressions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, cast

from pydantic import Field, model_validator

from core.rulebook import refs
from core.rulebook.ability import Ability, Extra, Refuse
from core.rulebook.course import Ballot, Barred, Beside, Call, Decision, Defence, Detour, Phase, Reveal, Room, Win
from core.rulebook.fields import SeatFormula, Strict
from core.rulebook.refs import Ref, Reference, Word
from core.rulebook.side_colours import Colour, numbers_of
from core.rulebook.stage import Steps
from core.rulebook.table_setup import Adjust, Advice, Blanks, Deal, Hand, Option, Passive, Role, Rule

__all__ = [
    "Ability",
    "Adjust",
    "Advice",
    "Ballot",
    "Barred",
    "Beside",
    "Blanks",
    "Call",
    "Deal",
    "Decision",
    "Defence",
    "Detour",
    "Extra",
    "Hand",
    "Option",
    "Passive",
    "Phase",
    "Refuse",
    "Role",
    "Room",
    "Rule",
    "Scenario",
    "Win",
]


class Scenario(Strict):
    """A whole rulebook as data."""

    id: Word
    """Its name, which is that of its folder."""
    format: int = Field(default=1, ge=1)
    """The format that it is written by; a bot reads its own and all before it."""
    teams: list[refs.TeamName]
    """The sides."""
    colours: dict[refs.Team, Colour] = Field(default_factory=dict)
    """By side, the colour that it is drawn in; where nothing is said blue, red, gold, violet, green, in the order in
    which the sides are listed."""
    players: tuple[int, int]
    """The least and the most players that it is dealt to."""
    hand: Hand = Field(default_factory=Hand)
    """What a table seated by hand must keep."""
    options: dict[refs.OptionName, Option] = Field(default_factory=dict)
    """What the host chooses, by name."""
    roles: dict[refs.RoleName, Role]
    """The roles, by name, in the order in which they are told."""
    everyone: dict[refs.AbilityName, Ability] = Field(default_factory=dict)
    """Abilities that every role has."""
    tagged: dict[refs.Tag, dict[refs.AbilityName, Ability]] = Field(default_factory=dict)
    """By tag, abilities of all roles that have it."""
    blanks: Blanks | None = None
    """Roles whose powers are bound at set-up."""
    deal: Deal
    """How roles are dealt."""
    opening: list[refs.Phase] = Field(default_factory=list)
    """The phases before the first cycle."""
    cycle: list[refs.Phase]
    """The phases that come round and round."""
    phases: dict[refs.PhaseName, Phase]
    """Every phase, by name."""
    ballots: dict[refs.Phase, Ballot] = Field(default_factory=dict)
    """Which of them are ballots."""
    steps: dict[refs.Hook, Steps] = Field(default_factory=dict)
    """What is worked out when: at a phase's `PHASE.begins`, `PHASE.changes` (an act is given or somebody leaves) and
    `PHASE.ends`; at its `PHASE.turns`, each time the floor passes on in it: to the first speaker, to the next one, and
    from the last one to nobody; at the `start`, when somebody `leaves`, when the game is `over`."""
    host: dict[refs.DecisionName, Decision] = Field(default_factory=dict)
    """The verbs of the host, by name."""
    barred: list[Barred] = Field(default_factory=list)
    """What marks forbid."""
    wake: list[Call] = Field(default_factory=list)
    """The calls of the night, in their order."""
    rooms: dict[refs.RoomName, Room] = Field(default_factory=dict)
    """Private rooms, by name."""
    reveals: dict[refs.How, Reveal] = Field(default_factory=dict)
    """What is shown of those who leave, by the way in which they leave."""
    wins: list[Win]
    """The ways to win; the first one that holds ends the game."""
    beside: list[Beside] = Field(default_factory=list)
    """Sides that win beside whoever wins, each looked at as the game is won: a jester, a survivor."""
    detours: list[Detour] = Field(default_factory=list)
    """Phases that the game goes to out of turn."""
    announcements: list[refs.CodeName] = Field(default_factory=list)
    """Everything that may be announced to all."""
    answers: list[refs.AnswerName] = Field(default_factory=list)
    """Everything that may be told to one."""
    marks: dict[refs.MarkName, Literal["secret", "own", "public"]] = Field(default_factory=dict)
    """The marks, and who sees each: nobody, its bearer, or all."""
    defences: list[Defence] = Field(default_factory=list)
    """What saves from attacks, by night and by day."""
    terms: dict[refs.TermName, SeatFormula] = Field(default_factory=dict)
    """Formulas under a name of their own, for other formulas to ask of a seat: `name(target)`."""
    leader_mark: refs.Mark | None = None
    """Whoever gets this mark, out of the game as they are, runs it from then on where nobody else does."""
    silencing: list[refs.Mark] = Field(default_factory=list)
    """Marks whose bearers are not given the floor."""
    pass_open: list[refs.Phase] = Field(default_factory=list)
    """Phases in which anybody living may pass, and nothing is taken back by it."""

    @property
    def side_colours(self) -> dict[str, int]:
        """The number in the palette of each side's colour, by side in their order."""
        return numbers_of(self.teams, self.colours)

    def own_references(self) -> Iterator[Reference]:
        """The verbs of abilities that several roles have."""
        several = [(["everyone"], self.everyone), *((["tagged", tag], listed) for tag, listed in self.tagged.items())]
        for path, abilities in several:
            for name, ability in abilities.items():
                if ability.verb is None:
                    yield [*path, name], name, Ref("verb", puts=True)

    @model_validator(mode="before")
    @classmethod
    def _hand_out(cls, data: Any) -> Any:
        """Abilities said of a tag once are those of each role that has it, before the role's own."""
        if not isinstance(data, dict):
            return data
        parts = cast("dict[str, Any]", data)
        tagged = parts.get("tagged")
        roles = parts.get("roles")
        if not isinstance(tagged, dict) or not isinstance(roles, dict):
            return parts
        listed = cast("dict[str, Any]", roles)
        return {**parts, "roles": {name: _with_tagged(role, tagged) for name, role in listed.items()}}


def _with_tagged(role: Any, tagged: Any) -> Any:
    tags, own = (role.get("tags"), role.get("abilities", {})) if isinstance(role, dict) else (None, None)
    if not isinstance(tags, list) or not isinstance(own, dict):
        return role
    handed = [tagged[tag] for tag in tags if isinstance(tag, str) and isinstance(tagged.get(tag), dict)]
    return {**role, "abilities": {name: one for abilities in [*handed, own] for name, one in abilities.items()}}
