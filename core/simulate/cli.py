"""`mafia simulate`: how often each side of a set-up wins, when everybody plays at random within the rules."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from core.books.deal import hand_refusal, options_of, roles_for
from core.books.library import load
from core.rulebook.book import Rulebook
from core.rulebook.loader import ScenarioError
from core.rules.refusal import Refusal
from core.simulate.cores import simulate_on_cores
from core.simulate.tally import Tally


def main(
    scenario: str,
    players: int | None = None,
    games: int = 1000,
    seed: int = 1,
    roles: Sequence[str] = (),
    as_json: bool = False,
    follow: float = 0.8,
    processes: int | None = None,
) -> int:
    """Play the games and print the rates; returns an exit status.

    `players` are dealt by the rulebook (its least number where none is named), unless `roles` seats a table by hand:
    `ROLE` or `ROLE=COUNT` each. `follow`: how likely a voter joins the hand before (0 to 1). `processes`: as many as
    this machine has cores, unless told otherwise; the figures are the same.
    """
    try:
        book = load(scenario)
        seated = _by_hand(roles) if roles else None
    except ScenarioError as error:
        return _complain(str(error.problems[0]))
    except ValueError as error:
        return _complain(str(error))
    if seated is None:
        blank = [""] * (players or book.scenario.players[0])
        options = options_of(book, {}, blank)
        if not isinstance(options, Refusal):
            dealt = roles_for(book, len(blank), options)
            if isinstance(dealt, Refusal):
                return _complain(f"{scenario} is dealt to {dealt.args['least']} to {dealt.args['most']} players")
            seated = dealt
    else:
        options = options_of(book, {}, seated)
        wrong = None if isinstance(options, Refusal) else hand_refusal(book, seated, options)
        if wrong is not None:
            return _complain(_why(wrong, book))
    assert seated is not None
    assert not isinstance(options, Refusal)
    with _progress() as progress:
        bar = progress.add_task(f"{scenario}, {len(seated)} players", total=games)
        tally = simulate_on_cores(
            scenario, seated, options, games, seed,
            follow=follow, processes=processes, after_some=lambda count: progress.advance(bar, count),
        )  # fmt: skip
    if as_json:
        print(json.dumps(_row(scenario, seated, seed, tally), ensure_ascii=False))
    else:
        _print(tally)
    return 1 if tally.unfinished else 0


def _by_hand(roles: Sequence[str]) -> list[str]:
    seated: list[str] = []
    for entry in roles:
        role, _, count = entry.partition("=")
        if count and not (count.isdecimal() and 0 < int(count) <= 40):
            raise ValueError(f"{entry!r}: write ROLE or ROLE=COUNT, with a count of 1 to 40")
        seated += [role] * int(count or 1)
    return seated


def _why(refusal: Refusal, book: Rulebook) -> str:
    known = f"; roles are: {', '.join(book.roles)}" if refusal.code == "unknown_role" else ""
    details = ", ".join(f"{name} {value}" for name, value in refusal.args.items())
    return f"the table may not be seated so: {refusal.code}{f' ({details})' if details else ''}{known}"


def _complain(message: str) -> int:
    print(message, file=sys.stderr)
    return 2


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _row(scenario: str, roles: Sequence[str], seed: int, tally: Tally) -> dict[str, object]:
    rates = {side: {"share": r.share, "low": r.low, "high": r.high} for side, r in tally.rates().items()}
    return {
        "scenario": scenario,
        "roles": {role: list(roles).count(role) for role in dict.fromkeys(roles)},
        "seed": seed,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "nights": tally.nights / max(1, tally.games),
        "wins": rates,
    }


def _print(tally: Tally) -> None:
    table = Table("side", "won", "share", "95 % interval")
    for side, r in tally.rates().items():
        table.add_row(side, str(r.count), f"{r.share:.1%}", f"{r.low:.1%} to {r.high:.1%}")
    console = Console()
    console.print(table)
    console.print(f"{tally.games} games, {tally.nights / max(1, tally.games):.1f} nights each")
    if tally.unfinished:
        console.print(f"{tally.unfinished} games came to no end: the rulebook lets a game go on for ever")
