"""Which texts a rulebook calls for, and which it may have: by convention, `role-ID`, `announce-CODE`, `verb-DO`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.rulebook.course import CHAPTERS, part_of

if TYPE_CHECKING:
    from core.rulebook.lint.walk import Word
    from core.rulebook.schema import Ability, Scenario

Path = Sequence[str | int]
OF_ACT = ("chosen", "seen", "told")
OF_VERB = frozenset({"ask", *OF_ACT, *(f"{form}-no" for form in OF_ACT), *(f"{form}-self" for form in OF_ACT)})
ATTRIBUTES = {
    "role": frozenset({"card", "night", "knows"}),
    "verb": OF_VERB,
    "told": frozenset({"short", "own"}),
    "mark": frozenset({"on", "off"}),
    "option": frozenset({"description"}),
    "choice": frozenset({"description"}),
    "team": frozenset({"goal"}),
    "phase": frozenset({"chapter"}),
}
"""What texts of a kind may have besides."""
PHASE_TEXTS = ("-begins", "-call")
"""How texts about a phase end that are not its name."""
BY_OPTION = ("card", "night")
"""What a role's card says otherwise by an option: `role-ID.card-OPTION-VALUE`."""
SPOKEN = {
    "role": "role",
    "verb": "verb",
    "ability": "verb",
    "decision": "verb",
    "team": "team",
    "code": "announce",
    "answer": "told",
    "phase": "phase",
    "room": "room",
    "option": "option",
    "item": "choice",
    "word": "choice",
    "card": "choice",
    "mark": "mark",
    "refusal": "refusal",
    "warning": "warning",
    "how": "left",
}
"""By what a word refers to, how the ids of its texts begin."""


@dataclass(frozen=True, slots=True)
class Needed:
    """A text that a rulebook calls for, and the place in the file that does."""

    id: str
    path: Path
    instead: str | None = None
    """The text that is said where there is none of this id, not as well; None where nothing can be said."""


def required(scenario: Scenario, words: Iterable[Word] = ()) -> Iterator[Needed]:
    """The texts that a game of this scenario looks for; `words`: all that its file says (refusals, ways to leave)."""
    for part in ("title", "summary", "rules"):
        yield Needed(f"scenario-{part}", ["id"])
    for role in scenario.roles:
        for id_ in (f"role-{role}", f"role-{role}.card", f"role-{role}.night"):
            yield Needed(id_, ["roles", role])
    for path, verb, ability in _abilities(scenario):
        yield Needed(f"verb-{verb}", path)
        yield Needed(f"verb-{verb}.ask", path)
        for extra in ability.extras.values():
            if extra.kind in ("choice", "choices") and extra.asked:
                chosen = [one for one in extra.choices if one not in scenario.roles and one not in scenario.teams]
                yield from (Needed(f"choice-{one}", [*path, "with"]) for one in chosen)
    for decision in scenario.host:
        yield Needed(f"verb-{decision}", ["host", decision])
    for index, team in enumerate(scenario.teams):
        yield Needed(f"team-{team}", ["teams", index])
        yield Needed(f"team-{team}.goal", ["teams", index])
        yield Needed(f"side-{team}", ["teams", index], instead=f"team-{team}")
    for index, win in enumerate(scenario.wins):
        yield from (Needed(f"win-{team}", ["wins", index, "team"]) for team in win.team)
    for index, beside in enumerate(scenario.beside):
        yield from (Needed(f"win-{team}", ["beside", index, "team"]) for team in beside.team)
    yield from (
        Needed(f"announce-{code}", ["announcements", index]) for index, code in enumerate(scenario.announcements)
    )
    for index, answer in enumerate(scenario.answers):
        yield Needed(f"told-{answer}", ["answers", index])
        yield Needed(f"told-{answer}.short", ["answers", index])
    for phase, described in scenario.phases.items():
        yield Needed(f"phase-{phase}", ["phases", phase])
        yield Needed(f"phase-{phase}-begins", ["phases", phase])
        if part_of(phase, described.part) in CHAPTERS:
            yield Needed(f"phase-{phase}.chapter", ["phases", phase])
    for ballot in scenario.ballots:
        yield Needed(f"ballot-{ballot}", ["ballots", ballot])
        yield Needed(f"story-ballot-{ballot}", ["ballots", ballot])
    yield from (Needed(f"room-{room}", ["rooms", room]) for room in scenario.rooms)
    yield from _options(scenario)
    for mark, seen in scenario.marks.items():
        if seen != "secret":
            yield Needed(f"mark-{mark}", ["marks", mark])
    for word in words:
        if word.ref.kind in ("refusal", "warning"):
            yield Needed(f"{word.ref.kind}-{word.text}", word.path)
        elif word.ref.kind == "ballot":
            yield Needed(f"ballot-{word.text}", word.path)
            yield Needed(f"story-ballot-{word.text}", word.path)
        elif word.ref.kind == "how" and word.ref.puts:
            yield Needed(f"left-{word.text}", word.path)
            yield Needed(f"story-left-{word.text}", word.path)


def _abilities(scenario: Scenario) -> Iterator[tuple[Path, str, Ability]]:
    for verb, ability in scenario.everyone.items():
        yield ["everyone", verb], verb, ability
    for role, described in scenario.roles.items():
        for verb, ability in described.abilities.items():
            yield ["roles", role, "abilities", verb], verb, ability


def _options(scenario: Scenario) -> Iterator[Needed]:
    named = {*scenario.roles, *scenario.teams}
    for name, option in scenario.options.items():
        yield Needed(f"option-{name}", ["options", name])
        for one in option.choices if option.default is not None else ():
            if isinstance(one, str) and one not in named:
                yield Needed(f"choice-{one}", ["options", name, "choices"])


def sayable(scenario: Scenario, words: Sequence[Word]) -> set[str]:
    """The ids of all texts that a game of this scenario may look for, besides those that every rulebook has."""
    said = {needed.id for needed in required(scenario, words)}
    for word in words:
        prefix = SPOKEN.get(word.ref.kind)
        if prefix is not None:
            said.add(f"{prefix}-{word.text}")
        elif word.ref.kind == "ballot":
            said.add(f"ballot-{word.text}-nobody")
    said |= {f"phase-{phase}-call" for phase, described in scenario.phases.items() if described.turns == "defence"}
    for ballot in scenario.ballots:
        said |= {f"ballot-{ballot}-nobody", f"vote-placeholder-{ballot}"}
    said |= {f"story-{id_}" for id_ in said if id_.startswith("left-")}
    for id_ in [one for one in said if "." not in one]:
        kind = id_.partition("-")[0]
        if kind == "phase" and id_.endswith(PHASE_TEXTS):
            continue
        said |= {f"{id_}.{attribute}" for attribute in ATTRIBUTES.get(kind, ())}
    for role in scenario.roles:
        for name, option in scenario.options.items():
            values = ["yes", "no"] if option.kind == "flag" else [str(one) for one in option.choices]
            said |= {f"role-{role}.{part}-{name}-{value}" for part in BY_OPTION for value in values}
    for _, key, ability in _abilities(scenario):
        said |= {f"verb-{verb}.with-{name}" for verb in (key, ability.given_as(key)) for name in ability.extras}
    return said
