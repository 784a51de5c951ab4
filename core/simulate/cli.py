"""`mafia simulate`: how often each side of a set-up wins, how long its games last, what each role is worth."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from core.books.deal import hand_refusal, options_of, roles_for
from core.books.library import load, published
from core.rulebook.book import Rulebook
from core.rulebook.loader import ScenarioError
from core.rules.refusal import Refusal
from core.simulate.cores import simulate_on_cores
from core.simulate.report import Report, influence_as_json, report
from core.simulate.win_tally import DAY, TOGETHER, PlayingManner, Policy, Rate, Tally

USAGE = 2
SEATS_AT_MOST = 40


class Unplayable(Exception):
    """A table that cannot be played; the message says why."""


def main(
    scenario: str,
    players: int | None = None,
    games: int = 1000,
    *,
    seed: int = 1,
    roles: Sequence[str] = (),
    as_json: bool = False,
    follow: float = 0.8,
    processes: int | None = None,
    policy: Policy = "sensible",
    day: int = DAY,
    plot: Path | None = None,
) -> int:
    """Play the games and print what they came to; returns an exit status.

    `players` are dealt by the rulebook (its least number where none is named), unless `roles` seats a table by hand:
    `ROLE` or `ROLE=COUNT` each, or several with commas. `follow`: how likely a random voter joins the hand before (0 to
    1). `processes`: as many as this machine has cores, unless told otherwise; the figures are the same. `day`: roles
    alive then are compared with those gone. `plot`: a PNG file to draw the figures into.
    """
    try:
        book = load(scenario)
        seated, options = _table(book, scenario, players, roles)
    except ScenarioError as error:
        from core.words.findings import in_english

        return _complain(in_english(error.problems[0]))
    except Unplayable as error:
        return _complain(str(error))
    manner = PlayingManner(policy, follow=follow, day=day)
    try:
        with _progress() as progress:
            bar = progress.add_task(f"{scenario}, {len(seated)} players", total=games)
            tally = simulate_on_cores(
                scenario, seated, options, games, seed,
                manner=manner, processes=processes, after_some=lambda count: progress.advance(bar, count),
            )  # fmt: skip
    except Exception as error:
        if scenario in published():
            raise  # this is ours to mend
        reason = f"{type(error).__name__}: {error}"
        return _complain(f"{scenario} could not be played: {reason}. `mafia scenario lint` says more of it.")
    told = report(scenario, len(seated), policy, tally)
    if plot is not None:
        from core.simulate.plot import draw

        try:
            draw(told, plot)
        except OSError as error:
            return _complain(f"{plot} cannot be written: {error.strerror or error}")
    if as_json:
        print(json.dumps(_row(scenario, seated, seed, policy, tally), ensure_ascii=False))
    else:
        _print(told, tally)
    return 1 if tally.unfinished else 0


def _table(
    book: Rulebook, scenario: str, players: int | None, roles: Sequence[str]
) -> tuple[list[str], dict[str, Any]]:
    """The cards and the options with their values. Raises `Unplayable`."""
    if roles:
        seated = _by_hand(roles)
        options = options_of(book, {}, seated)
        wrong = options if isinstance(options, Refusal) else hand_refusal(book, seated, options)
        if isinstance(options, Refusal) or wrong is not None:
            raise Unplayable(_why(wrong or Refusal("bad_option"), book, seated))
        return seated, options
    blank = [""] * (players or book.scenario.players[0])
    options = options_of(book, {}, blank)
    dealt = options if isinstance(options, Refusal) else roles_for(book, len(blank), options)
    if isinstance(dealt, Refusal) or isinstance(options, Refusal):
        least, most = book.scenario.players
        raise Unplayable(f"{scenario} is dealt to {least} to {most} players, not to {len(blank)}.")
    return dealt, options


def _by_hand(roles: Sequence[str]) -> list[str]:
    seated: list[str] = []
    for entry in [part.strip() for listed in roles for part in listed.split(",") if part.strip()]:
        role, _, count = entry.partition("=")
        if count and not (count.isdecimal() and 0 < int(count) <= SEATS_AT_MOST):
            raise Unplayable(f"{entry!r} is no seat: write ROLE or ROLE=COUNT, with a count of 1 to {SEATS_AT_MOST}.")
        seated += [role] * int(count or 1)
    return seated


def _why(refusal: Refusal, book: Rulebook, seated: Sequence[str]) -> str:
    """Why a table cannot be seated by hand, as a sentence."""
    args = refusal.args
    if refusal.code == "unknown_role":
        return f"{book.id} has no role {args['role']!r}; its roles are: {', '.join(book.roles)}."
    if "least" in args and "most" in args:
        return f"{book.id} is played by {args['least']} to {args['most']} people, and {len(seated)} are seated."
    if refusal.code == "unbound_blank":
        return f"{args['role']!r} is a blank card: it can only be played in a lobby that says what it does."
    rule = next((rule for rule in book.scenario.hand.refuse if rule.code == refusal.code), None)
    said = f" (it refuses tables where {rule.if_.text})" if rule is not None else ""
    return f"{book.id} does not let a table be seated so: {refusal.code.replace('_', ' ')}{said}."


def _complain(message: str) -> int:
    print(message, file=sys.stderr)
    return USAGE


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _row(scenario: str, roles: Sequence[str], seed: int, policy: Policy, tally: Tally) -> dict[str, object]:
    rates = {side: _shown(r) for side, r in tally.rates().items()}
    return {
        "scenario": scenario,
        "policy": policy,
        "roles": {role: list(roles).count(role) for role in dict.fromkeys(roles)},
        "seed": seed,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "nights": tally.nights / max(1, tally.games),
        "lengths": {str(nights): count for nights, count in sorted(tally.lengths.items())},
        "wins": rates,
        "sides": {side: _shown(r) for side, r in tally.rates_by_side().items()},
        "day": tally.influence.day,
        "influence": influence_as_json(tally),
    }


def _shown(one: Rate) -> dict[str, float]:
    return {"share": one.share, "low": one.low, "high": one.high}


def _print(told: Report, tally: Tally) -> None:
    console = Console()
    sides = Table("side", "won", "share", "95 % interval")
    for side, r in tally.rates().items():
        sides.add_row(side, str(r.count), f"{r.share:.1%}", f"{r.low:.1%} to {r.high:.1%}")
    console.print(sides)
    if any(TOGETHER in side for side in tally.wins):
        each = Table(
            "side", "won", "share", "95 % interval", title="each side, whoever won with it", title_justify="left"
        )
        for side, r in tally.rates_by_side().items():
            each.add_row(side, str(r.count), f"{r.share:.1%}", f"{r.low:.1%} to {r.high:.1%}")
        console.print(each)
    if told.roles:
        title = f"won by a role's side: alive on day {told.day}, less gone by then"
        roles = Table("role", "difference", "95 % interval", title=title, title_justify="left")
        for role, found in told.roles:
            roles.add_row(role, f"{found.value:+.1%}", f"{found.low:+.1%} to {found.high:+.1%}")
        console.print(roles)
    console.print(told.subtitle)
    if tally.unfinished:
        console.print(f"{tally.unfinished} games came to no end: the rulebook lets a game go on for ever")
