"""How often each side of a rulebook wins among sensible simulated players, written beside it (`balance.yaml`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.books.deal import options_of, roles_for
from core.books.library import folder_of, load
from core.rulebook.book import Rulebook
from core.rules.refusal import Refusal
from core.simulate.win_tally import PlayingManner, simulate
from core.stats.expected import CARDS, FILE, Shares, cards_of

GAMES = 300
"""At each number of seats: enough to know a share to within six of a hundred."""
HEAD = """\
# How often each side wins among sensible simulated players, by number of seats: where the ratings of this rulebook
# begin, and what the local table says of its sizes. Written by `mafia scenario balance {id}`, for a rulebook as it was
# then: `cards` is its mark.
"""


def write_balance(scenario: str) -> Sequence[int]:
    """Play a rulebook out and write what came of it; for which numbers of seats. Raises `ScenarioError`."""
    book = load(scenario)
    least, most = book.scenario.players
    found = {seats: shares for seats in range(least, most + 1) if (shares := shares_of(book, seats))}
    if found:
        folder = folder_of(scenario)
        text = f"{HEAD.format(id=scenario)}{CARDS}: {cards_of(folder)}\n{_lines(found)}"
        (folder / FILE).write_text(text, encoding="utf-8")
    return list(found)


def shares_of(book: Rulebook, seats: int, games: int = GAMES) -> Shares | None:
    """The share of each side at so many seats; None where the rulebook deals no such table."""
    options = options_of(book, {}, [""] * seats)
    dealt = options if isinstance(options, Refusal) else roles_for(book, seats, options)
    if isinstance(dealt, Refusal) or isinstance(options, Refusal):
        return None
    tally = simulate(book, dealt, options, games, manner=PlayingManner("sensible"))
    shares = dict.fromkeys({book.team_of(role, options) for role in dealt}, 0.0)
    for winner, rate in tally.rates().items():
        for team in winner.split("+"):
            if team in shares:
                shares[team] += rate.share
    return {team: round(share, 2) for team, share in sorted(shares.items())}


def _lines(found: Mapping[int, Shares]) -> str:
    return "".join(
        f"{seats}: {{{', '.join(f'{team}: {share}' for team, share in shares.items())}}}\n"
        for seats, shares in found.items()
    )
