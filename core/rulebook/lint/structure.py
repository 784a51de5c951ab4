"""What does not hold together in a rulebook: numbers, rows of the deal, phases and hooks, verbs without a step."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import TYPE_CHECKING, Any

from core.rulebook.formula import Formula
from core.rulebook.lint.finding import Finding, Path
from core.rulebook.lint.unmatched_words import Book
from core.rulebook.phrase import Phrase
from core.rulebook.side_colours import PALETTE
from core.rulebook.spelling import meant, remedy

if TYPE_CHECKING:
    from core.rulebook.schema import Ability, Option, Scenario

HOOKS = ("begins", "turns", "changes", "ends")
MOST_PLAYERS = 40
MOMENTS = ("start", "begins", "leaves", "over")
WRITE_NOUGHT_OR_MORE = (Phrase("write_nought_or_more"),)
KEPT_ROOMS = ("dead", "table")
"""What stands beside a rulebook's rooms under these names: where the dead talk, and the table's own thread."""
RENAME_TERM = (Phrase("rename_term"),)


def structure(scenario: Scenario, book: Book) -> Iterator[Finding]:
    """Everything found."""
    yield from _hooks(scenario)
    yield from _limits(scenario)
    yield from _deal(scenario)
    yield from _options(scenario, book)
    yield from _terms(scenario, book)
    yield from _rooms(scenario)
    yield from _colours(scenario)
    yield from _blanks(scenario)
    yield from _phases(scenario, book)
    yield from _roles(scenario, book)


def _hooks(scenario: Scenario) -> Iterator[Finding]:
    known = [*MOMENTS, *(f"{phase}.{end}" for phase in scenario.phases for end in HOOKS)]
    for hook in scenario.steps:
        if hook not in known:
            use = Phrase("use", {"names": (*(f"PHASE.{end}" for end in HOOKS), *MOMENTS)})
            yield Finding(["steps", hook], Phrase("no_hook", {"word": hook}), (*meant(hook, known), use))
            continue
        phase, _, end = hook.partition(".")
        if end == "turns" and scenario.phases[phase].turns == "none":
            in_turns = Phrase("say_who_speaks", {"part": f"phases.{phase}.turns"})
            yield Finding(["steps", hook], Phrase("no_turns", {"word": phase}), (in_turns,))


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
                listed = Phrase("list_its", {"part": "choices"})
                yield Finding([*path, "with", name], Phrase("nothing_to_choose", {"word": name}), (listed,))
    if scenario.players[1] > MOST_PLAYERS:
        at_most = Phrase("at_most_seated", {"count": MOST_PLAYERS})
        yield Finding(["players"], Phrase("too_many_players", {"count": scenario.players[1]}), (at_most,))
    for path, least, most in spans:
        if least < 0:
            yield _less_than_nothing(path, least)
        elif least > most:
            wrong = Phrase("wrong_order", {"least": least, "most": most})
            yield Finding(path, wrong, (Phrase("smaller_first"),))
    for path, number in numbers:
        if number is not None and number.is_constant and not isinstance(number.constant, str):
            if not isinstance(number.constant, (int, float)):
                wrong = Phrase("no_number", {"word": number.text})
                yield Finding(path, wrong, (Phrase("write_number_or_formula"),))
            elif number.constant < 0:
                yield _less_than_nothing(path, number.text)


def _less_than_nothing(path: Path, value: int | str) -> Finding:
    return Finding(path, Phrase("less_than_nothing", {"value": (str(value),)}), WRITE_NOUGHT_OR_MORE)


def _deal(scenario: Scenario) -> Iterator[Finding]:
    least, most = scenario.players
    table = scenario.deal.table
    for n in range(max(least, 0), min(most, MOST_PLAYERS) + 1):
        row = table.get(n)
        if row is None:
            add = Phrase("add_row", {"row": (f"{n}: {{...}}",), "part": ("players",)})
            yield Finding(["deal", "table"], Phrase("no_row", {"count": n}), (add,))
        elif sum(row.values()) != n:
            message = Phrase("row_deals", {"n": n, "count": sum(row.values())})
            yield Finding(["deal", "table", n], message, (Phrase("correct_it"),))
    for n, row in table.items():
        if not least <= n <= most:
            change = Phrase("change_or_take_out", {"part": ("players",)})
            yield Finding(["deal", "table", n], Phrase("not_dealt_to", {"count": n}), (change,))
        for role, count in row.items():
            if count < 0:
                yield _less_than_nothing(["deal", "table", n, role], count)


def _options(scenario: Scenario, book: Book) -> Iterator[Finding]:
    for name, option in scenario.options.items():
        if name in book.vocabulary.names:
            yield Finding(["options", name], Phrase("known_otherwise", {"word": name}), (Phrase("rename_option"),))
        if name in scenario.terms:
            yield Finding(["terms", name], Phrase("known_otherwise", {"word": name}), RENAME_TERM)
        default = option.default
        if isinstance(default, Formula) and default.is_constant and not _lawful(option, default.constant):
            remedies = remedy(str(default.constant), [str(one) for one in option.choices])
            wrong = Phrase("no_lawful_default", {"value": (default.text,)})
            yield Finding(["options", name, "default"], wrong, remedies)


def _terms(scenario: Scenario, book: Book) -> Iterator[Finding]:
    for name in scenario.terms:
        if name in book.vocabulary.names:
            yield Finding(["terms", name], Phrase("known_otherwise", {"word": name}), RENAME_TERM)


def _rooms(scenario: Scenario) -> Iterator[Finding]:
    for name in scenario.rooms:
        if name in KEPT_ROOMS:
            yield Finding(["rooms", name], Phrase("room_kept", {"word": name}), (Phrase("rename_room"),))


def _colours(scenario: Scenario) -> Iterator[Finding]:
    numbers = scenario.side_colours
    free = tuple(colour for number, colour in enumerate(PALETTE) if number not in numbers.values())
    others = {number: team for team, number in numbers.items() if team not in scenario.colours}
    for team in scenario.colours:
        number = numbers.get(team)
        if number is not None and number in others:
            alike = Phrase("drawn_alike", {"one": team, "other": others[number]})
            yield Finding(["colours", team], alike, (Phrase("use", {"names": free}),))
        elif number is not None:
            others[number] = team


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
        what_to_do = Phrase("describe_one") if of_kind is None else Phrase("there_is", {"word": of_kind})
        message = Phrase("no_option_of_kind", {"word": blanks.option, "kind": "blanks"})
        yield Finding(["blanks", "option"], message, (what_to_do,), of_kind)
    for verb, owner in blanks.verbs.items():
        if owner in scenario.roles and verb not in _held(scenario, owner):
            wrong = Phrase("has_no_ability", {"role": (owner,), "word": verb})
            yield Finding(["blanks", "verbs", verb], wrong, (Phrase("name_its_role"),))


def _held(scenario: Scenario, role: str) -> set[str]:
    """The abilities that a role has of itself and by its tags."""
    described = scenario.roles[role]
    return {*described.abilities, *(do for tag in described.tags for do in scenario.tagged.get(tag, {}))}


def _phases(scenario: Scenario, book: Book) -> Iterator[Finding]:
    if not scenario.cycle:
        yield Finding(["cycle"], Phrase("empty_cycle"), (Phrase("list_phases"),))
    reached = {*scenario.opening, *scenario.cycle, *(detour.phase for detour in scenario.detours)}
    reached |= {word.text for word in book.words if word.ref.kind == "phase" and word.path[0] in ("steps", "host")}
    for phase in scenario.phases:
        if phase not in reached:
            into = Phrase("into_cycle_or_out")
            yield Finding(["phases", phase], Phrase("phase_never_comes", {"word": phase}), (into,))


def unworked(scenario: Scenario, book: Book, instead: Set[str]) -> Iterator[Finding]:
    """Verbs that no step works over; those that are meant where a slip stands (`instead` of it) are worked over
    there."""
    worked = book.asks["verb"]
    lonely = {verb for verb in worked if verb not in book.puts["verb"]}
    for path, ability in abilities(scenario):
        verb = ability.done_as(str(path[-1]))
        names = {ability.given_as(str(path[-1])), verb}
        if not ability.at_once and not names & worked and not names & instead:
            listed = Phrase("list_stage_or_take_out", {"parameter": f"verb: {verb}"})
            todo = meant(verb, lonely or worked) or (listed,)
            yield Finding(path, Phrase("unworked_verb", {"word": verb}), todo)


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
            wrong = Phrase("role_never_comes", {"word": role})
            yield Finding(["roles", role], wrong, (Phrase("deal_or_take_out"),))


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
