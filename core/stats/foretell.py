"""How often each side of a rulebook wins among sensible simulated players, written beside it (`balance.yaml`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.books.deal import options_of, roles_for
from core.books.library import folder_of, load
from core.rulebook.book import Rulebook
from core.rules.refusal import Refusal
from core.simulate.tally import Manner, simulate
from core.stats.expected import FILE, Shares

GAMES = 150
SIZES = 4
"""So many numbers of seats are played out, from the least to the most."""
HEAD = """\
# How often each side wins among sensible simulated players, by number of seats: where the ratings of this rulebook
# begin. Written by `mafia scenario balance {id}`.
"""


def write_balance(scenario: str) -> Sequence[int]:
    """Play a rulebook out and write what came of it; for which numbers of seats. Raises `ScenarioError`."""
    book = load(scenario)
    found = {seats: shares for seats in _sizes(book) if (shares := shares_of(book, seats))}
    if found:
        (folder_of(scenario) / FILE).write_text(HEAD.format(id=scenario) + _lines(found), encoding="utf-8")
    return list(found)


def shares_of(book: Rulebook, seats: int, games: int = GAMES) -> Shares | None:
    """The share of each side at so many seats; None where the rulebook deals no such table."""
    options = options_of(book, {}, [""] * seats)
    dealt = options if isinstance(options, Refusal) else roles_for(book, seats, options)
    if isinstance(dealt, Refusal) or isinstance(options, Refusal):
        return None
    tally = simulate(book, dealt, options, games, manner=Manner("sensible"))
    shares = dict.fromkeys({book.team_of(role, options) for role in dealt}, 0.0)
    for winner, rate in tally.rates().items():
        for team in winner.split("+"):
            if team in shares:
                shares[team] += rate.share
    return {team: round(share, 2) for team, share in sorted(shares.items())}


def _sizes(book: Rulebook) -> list[int]:
    least, most = book.scenario.players
    steps = min(SIZES, most - least + 1)
    return sorted({least + round((most - least) * step / max(1, steps - 1)) for step in range(steps)})


def _lines(found: Mapping[int, Shares]) -> str:
    return "".join(
        f"{seats}: {{{', '.join(f'{team}: {share}' for team, share in shares.items())}}}\n"
        for seats, shares in found.items()
    )
