"""`mafia league`: how well the ratings find people's true strengths. `mafia scenario balance`: where they begin."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from core.books.library import published
from core.rulebook.loader import ScenarioError
from core.stats.foretell import write_balance
from core.stats.league import LOOKS, Figures, leagues
from core.stats.rating import POINT
from core.stats.tally import LEAST_GAMES

USAGE = 2


def league(many: int = 40, people: int = 40, seed: int = 1, spread: float = 1.0, as_json: bool = False) -> int:
    """Play the leagues and print what they came to; returns an exit status."""
    figures = leagues(many, people, seed, spread)
    if as_json:
        print(json.dumps(_row(figures)))
    else:
        _print(figures, many, people)
    return 0


def balance(scenarios: Sequence[str]) -> int:
    """Play these rulebooks out (all published ones if none is named); returns an exit status."""
    for scenario in scenarios or published():
        try:
            sizes = write_balance(scenario)
        except ScenarioError as error:
            from core.words.findings import all_in_english

            print(all_in_english(error), file=sys.stderr)
            return USAGE
        if sizes:
            print(f"{scenario}: played with {', '.join(map(str, sizes))} seats", flush=True)
        else:
            print(f"{scenario}: its tables are built by hand, so that there is none to play out", flush=True)
    return 0


def _row(figures: Figures) -> dict[str, object]:
    rating, wins = figures.tilted()
    return {
        "rank_correlation": {games: figures.rank(games)[0] for games in LOOKS},
        "rank_correlation_of_wins": {games: figures.rank(games)[1] for games in LOOKS},
        "calibration": [{"foretold": told, "came": came, "sides": count} for told, came, count in figures.bins()],
        "miscalibration": figures.miscalibration(),
        "bias_by_side": rating,
        "bias_by_side_of_wins": wins,
    }


def _print(figures: Figures, many: int, people: int) -> None:
    console = Console()
    console.print(f"{many} leagues of {people} people; one unit of skill is {POINT:.0f} points")
    ranks = Table("games a person", "rating", "share of wins", title="rank correlation with true strength")
    for games in LOOKS:
        rating, wins = figures.rank(games)
        ranks.add_row(f"{games}{', ranked from here' * (games == LEAST_GAMES)}", f"{rating:.3f}", f"{wins:.3f}")
    console.print(ranks)
    chances = Table("foretold", "came", "sides", title="chance before the game")
    for told, came, count in figures.bins():
        chances.add_row(f"{told:.1%}", f"{came:.1%}", str(count))
    console.print(chances)
    rating, wins = figures.tilted()
    console.print(f"foretold and came differ by {figures.miscalibration():.1%} on average")
    console.print(
        f"who is often dealt the side that wins most looks better than they are by {rating:+.2f} standard deviations "
        f"in the ratings, by {wins:+.2f} in the share of wins"
    )
