"""Steps that are about nobody, whatever is done: who is named or acts is out of the game, or nobody is named."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from core.rulebook.ability import Ability
from core.rulebook.lint.finding import Path
from core.rulebook.lint.structure import abilities
from core.rulebook.lint.walk import shapes
from core.rulebook.loader import Loaded
from core.rulebook.phrase import Phrase
from core.rulebook.schema import Scenario
from core.rulebook.stage import StageCall
from core.rules.whom import Whom

Found = tuple[Path, Phrase, Phrase]
Givers = Mapping[str, list[Ability]]


def about_nobody(loaded: Loaded) -> Iterator[Found]:
    """Each, with its place and the remedy."""
    scenario = loaded.book.scenario
    givers = _givers(scenario)
    for path, call in _steps(scenario.steps, ["steps"]):
        yield from _of(path, call.params, givers)
    for path, ability in abilities(scenario):
        if loaded.lines.has(path):
            for there, call in _steps(ability.at_once, [*path, "at_once"]):
                yield from _of(there, call.params, givers, ability)


def _givers(scenario: Scenario) -> Givers:
    """By what a deed is called the abilities that it comes from; none where it also happens by itself."""
    found: dict[str, list[Ability]] = {}
    for path, ability in abilities(scenario):
        found.setdefault(ability.done_as(str(path[-1])), []).append(ability)
    by_itself = {verb for role in scenario.roles.values() for verb in role.passives}
    return {verb: found[verb] for verb in found if verb not in by_itself}


def _of(path: Path, params: Any, givers: Givers, own: Ability | None = None) -> Iterator[Found]:
    if not isinstance(params, Whom):
        return
    whom = params.whom or ("named" if params.verb else "seats")
    if params.verb:
        from_ = [one for verb in params.verb for one in givers.get(verb, [])]
        from_ = from_ if all(verb in givers for verb in params.verb) else []
    else:
        from_ = [] if own is None else [own]
    if not from_ or whom not in ("named", "actor", "owner"):
        return
    if whom == "named" and all(map(_names_nobody, from_)):
        yield path, Phrase("names_nobody"), Phrase("write_line", {"line": "whom: actor"})
    elif not params.out and all((one.target if whom == "named" else one.actor) == "out" for one in from_):
        yield path, Phrase("out_and_meant"), Phrase("write_line", {"line": "out: true"})


def _names_nobody(ability: Ability) -> bool:
    most = ability.at[1]
    return most.is_constant and most.constant == 0 and ability.otherwise is None


def _steps(value: Any, path: Path) -> Iterator[tuple[Path, StageCall]]:
    """Every step in a part of a rulebook, also those inside other steps, each with its place."""
    if isinstance(value, StageCall):
        inside: Path = [*path, value.name]
        yield inside, value
        for name, (alias, _) in shapes(type(value.params)).items():
            yield from _steps(getattr(value.params, name), [*inside, alias])
    elif isinstance(value, Mapping):
        for key, one in cast("Mapping[str, Any]", value).items():
            yield from _steps(one, [*path, key])
    elif isinstance(value, list | tuple):
        for index, one in enumerate(cast("Sequence[Any]", value)):
            yield from _steps(one, [*path, index])
