"""What does not hold together in a rulebook: numbers, rows of the deal, phases and hooks, verbs without a step."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import TYPE_CHECKING, Any

from core.rulebook.formula import Formula
from core.rulebook.lint.finding import NONE, Finding, Path, nearest, remedy
from core.rulebook.lint.words import Book

if TYPE_CHECKING:
    from core.rulebook.schema import Ability, Option, Scenario

HOOKS = ("begins", "changes", "ends")
MOMENTS = ("start", "begins", "leaves", "over")


def structure(scenario: Scenario, book: Book) -> Iterator[Finding]:
    """Everything found."""
    yield from _hooks(scenario)
    yield from _limits(scenario)
    yield from _deal(scenario)
    yield from _options(scenario, book)
    yield from _terms(scenario, book)
    yield from _blanks(scenario)
    yield from _phases(scenario, book)
    yield from _roles(scenario, book)


def _hooks(scenario: Scenario) -> Iterator[Finding]:
    known = [*MOMENTS, *(f"{phase}.{end}" for phase in scenario.phases for end in HOOKS)]
    for hook in scenario.steps:
        if hook not in known:
            near = remedy(hook, known, NONE)
            use = f"use PHASE.{', PHASE.'.join(HOOKS)}, {', '.join(MOMENTS)}"
            yield Finding(
                ["steps", hook], f"nothing is called {hook!r}", use if near == "there are none" else f"{near} {use}"
            )


def _limits(scenario: Scenario) -> Iterator[Finding]:
    spans: list[tuple[Path, int, int]] = [
        (["players"], *scenario.players),
        (["hand"], scenario.hand.least, scenario.hand.most),
    ]
    spans += [(["options", name], option.least, option.most) for name, option in scenario.options.items()]
    spans += [(["host", name, "at"], *decision.at) for name, decision in scenario.host.items()]
    numbers: list[tuple[Path, Formula | None]] = []
    for name, phase in scenario.phases.items():
        at: Path = ["phases", name]
        numbers += [
            ([*at, key], getattr(phase, key)) for key in ("seconds", "rounds", "challenges", "called", "closing")
        ]
    numbers += [(["wake", index, "seconds"], call.seconds) for index, call in enumerate(scenario.wake)]
    for path, ability in abilities(scenario):
        least, most = (edge.constant for edge in ability.at)
        spans += [([*path, "at"], least, most)] if isinstance(least, int) and isinstance(most, int) else []
        spans += [([*path, "with", name], extra.least, extra.most) for name, extra in ability.extras.items()]
        numbers += [([*path, "uses"], ability.uses), ([*path, "self_uses"], ability.self_uses)]
        numbers += [([*path, "stock", kind], count) for kind, count in ability.stock.items()]
        for name, extra in ability.extras.items():
            if extra.kind in ("choice", "choices") and not extra.choices:
                yield Finding([*path, "with", name], f"nothing can be chosen in {name!r}", "list its 'choices'")
    for path, least, most in spans:
        if least < 0:
            yield Finding(path, f"{least} is less than nothing", "write 0 or more")
        elif least > most:
            yield Finding(path, f"the least, {least}, is more than the most, {most}", "write the smaller one first")
    for path, number in numbers:
        if number is not None and number.is_constant:
            if isinstance(number.constant, str) or not isinstance(number.constant, (int, float)):
                yield Finding(path, f"{number.text!r} is no number", "write a number or a formula that gives one")
            elif number.constant < 0:
                yield Finding(path, f"{number.text} is less than nothing", "write 0 or more")


def _deal(scenario: Scenario) -> Iterator[Finding]:
    least, most = scenario.players
    table = scenario.deal.table
    for n in range(least, most + 1):
        row = table.get(n)
        if row is None:
            yield Finding(["deal", "table"], f"no row for {n} players", f"add {n}: {{...}} or change players")
        elif sum(row.values()) != n:
            message = f"the row for {n} players deals {sum(row.values())} roles"
            yield Finding(["deal", "table", n], message, "correct it")
    for n, row in table.items():
        if not least <= n <= most:
            yield Finding(["deal", "table", n], f"{n} players are not dealt to", "change players, or take it out")
        for role, count in row.items():
            if count < 0:
                yield Finding(["deal", "table", n, role], f"{count} is less than nothing", "write 0 or more")


def _options(scenario: Scenario, book: Book) -> Iterator[Finding]:
    for name, option in scenario.options.items():
        if name in book.vocabulary.names:
            yield Finding(
                ["options", name], f"formulas know {name!r} as something else", "give the option another name"
            )
        if name in scenario.terms:
            yield Finding(["terms", name], f"formulas know {name!r} as something else", "give the term another name")
        default = option.default
        if isinstance(default, Formula) and default.is_constant and not _lawful(option, default.constant):
            remedies = remedy(str(default.constant), [str(one) for one in option.choices])
            yield Finding(["options", name, "default"], f"{default.text} is not what may be chosen", remedies)


def _terms(scenario: Scenario, book: Book) -> Iterator[Finding]:
    for name in scenario.terms:
        if name in book.vocabulary.names:
            yield Finding(["terms", name], f"formulas know {name!r} as something else", "give the term another name")


def _lawful(option: Option, value: Any) -> bool:
    if value in option.choices or option.kind in ("any", "blanks", "list"):
        return True
    if option.kind == "flag":
        return isinstance(value, bool)
    return option.kind == "number" and isinstance(value, (int, float)) and option.least <= value <= option.most


def _blanks(scenario: Scenario) -> Iterator[Finding]:
    blanks = scenario.blanks
    if blanks is None:
        return
    option = scenario.options.get(blanks.option)
    if option is not None and option.kind != "blanks":
        of_kind = next((name for name, one in scenario.options.items() if one.kind == "blanks"), None)
        what_to_do = "describe one" if of_kind is None else f"there is {of_kind!r}"
        message = f"there is no option {blanks.option!r} of the kind 'blanks'"
        yield Finding(["blanks", "option"], message, what_to_do, of_kind)
    for verb, owner in blanks.verbs.items():
        if owner in scenario.roles and verb not in _held(scenario, owner):
            yield Finding(["blanks", "verbs", verb], f"{owner} has no ability {verb!r}", "name a role that has it")


def _held(scenario: Scenario, role: str) -> set[str]:
    """The abilities that a role has of itself and by its tags."""
    described = scenario.roles[role]
    return {*described.abilities, *(do for tag in described.tags for do in scenario.tagged.get(tag, {}))}


def _phases(scenario: Scenario, book: Book) -> Iterator[Finding]:
    if not scenario.cycle:
        yield Finding(["cycle"], "the cycle is empty: there would be no game", "list the phases that come round")
    reached = {*scenario.opening, *scenario.cycle, *(detour.phase for detour in scenario.detours)}
    reached |= {word.text for word in book.words if word.ref.kind == "phase" and word.path[0] in ("steps", "host")}
    for phase in scenario.phases:
        if phase not in reached:
            yield Finding(
                ["phases", phase], f"the phase {phase!r} never comes", "put it into the cycle, or take it out"
            )


def unworked(scenario: Scenario, book: Book, meant: Set[str]) -> Iterator[Finding]:
    """Verbs that no step works over; those that are `meant` where a slip stands are worked over there."""
    worked = book.asks["verb"]
    lonely = {verb for verb in worked if verb not in book.puts["verb"]}
    for path, ability in abilities(scenario):
        verb = ability.done_as(str(path[-1]))
        names = {ability.given_as(str(path[-1])), verb}
        if not ability.at_once and not names & worked and not names & meant:
            near = nearest(verb, lonely or worked)
            todo = f"did you mean {near!r}?" if near else f"list a stage with 'verb: {verb}', or take it out"
            yield Finding(path, f"no step works over {verb!r}", todo)


def _roles(scenario: Scenario, book: Book) -> Iterator[Finding]:
    if scenario.deal.pool:
        return
    come = {role for row in scenario.deal.table.values() for role in row}
    come |= {role for adjust in scenario.deal.adjust for role in adjust.swap.values()}
    come |= set(scenario.blanks.roles) if scenario.blanks is not None else set()
    come |= {
        word.text
        for word in book.words
        if word.ref.kind == "role" and not word.asked and (word.path[0] in ("steps", "host") or "at_once" in word.path)
    }
    for role in scenario.roles:
        if role not in come:
            yield Finding(["roles", role], f"nobody can come to be {role!r}", "deal it, or take it out")


def abilities(scenario: Scenario) -> Iterator[tuple[Path, Ability]]:
    """Every ability, with its place."""
    for do, ability in scenario.everyone.items():
        yield ["everyone", do], ability
    for tag, listed in scenario.tagged.items():
        for do, ability in listed.items():
            yield ["tagged", tag, do], ability
    for name, role in scenario.roles.items():
        for do, ability in role.abilities.items():
            yield ["roles", name, "abilities", do], ability
