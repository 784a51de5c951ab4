"""Who wins beside whoever wins, and who has joined a side: in the game, in many games, and where it is said wrongly."""

from __future__ import annotations

import pytest

from core.authors.played import played
from core.books.library import examine
from core.rules.commands import Vote
from core.simulate.win_tally import simulate
from core.words.findings import english
from tests.rules.table import Table
from tests.rules.variants import BESIDE, CLASSIC, COMPANY, classic, varied

SEATS = "mafioso fool hermit citizen citizen citizen"
DRAW = ("wins:\n", "wins:\n  - {team: nobody, if: n <= 4, at: eject}\n")
TOWN = "team('mafia') == 0\", at: [vote, eject, dawn]"
COPIED = (TOWN, f"{TOWN}, seats: \"me.team == 'town' or me.role == 'hermit' and me.alive\"")
JOINED = (TOWN, f"{TOWN}, also: me.role == 'hermit' and me.alive")
UNCOUNTED = (
    "seats of 'hermits' have won here, and nothing says that their side has: it is counted as one that lost "
    "(list the side under 'beside' where it wins beside whoever wins; write 'also' for those who have joined another "
    "side)"
)


def voted_out(table: Table, *seats: int) -> Table:
    """Each is nominated and voted out on a day of its own."""
    for seat in seats:
        for ballot in ("nomination", "verdict"):
            table.until(ballot)
            for voter in table.game.living:
                if voter != seat:
                    assert table.give(Vote(voter, (seat,))) is None
        table.clock()
    return table


def test_a_side_that_wins_beside_whoever_wins_is_among_the_winners_where_a_seat_of_it_is() -> None:
    """Whichever side wins, and by whatever formula; a draw is nobody's."""
    game = voted_out(classic(*COMPANY, BESIDE, seats=SEATS), 2, 1).game
    assert (game.winner, game.winners) == (["town", "fools", "hermits"], [2, 3, 4, 5, 6])
    game = voted_out(classic(*COMPANY, BESIDE, seats=SEATS), 1).game
    assert (game.winner, game.winners) == (["town", "hermits"], [3, 4, 5, 6])
    mafia = voted_out(classic(*COMPANY, BESIDE, seats=SEATS.replace("citizen", "mafioso", 1)), 2)
    mafia.clock()
    assert (mafia.game.winner, mafia.game.winners) == (["mafia", "fools", "hermits"], [1, 2, 3, 4])
    drawn = voted_out(classic(*COMPANY, BESIDE, DRAW, seats=SEATS), 2)
    drawn.host("eject", 4)
    assert (drawn.game.winner, drawn.game.winners) == ([], [])


def test_who_has_joined_a_side_wins_with_it_and_their_own_side_does_not() -> None:
    game = voted_out(classic(*COMPANY, JOINED, seats=SEATS), 1).game
    assert (game.winner, game.winners) == (["town"], [3, 4, 5, 6])


def test_each_has_a_row_of_its_own_among_many_games() -> None:
    book = examine(varied(CLASSIC, *COMPANY, BESIDE)).book
    tally = simulate(book, SEATS.split(), {"speech_seconds": 60}, 40)
    assert set(tally.wins) == {"town", "mafia", "fools", "hermits"}
    assert tally.wins["town"] + tally.wins["mafia"] == tally.games - tally.unfinished
    assert 0 < tally.wins["hermits"] < tally.games
    assert 0 < tally.wins["fools"] < tally.games
    assert tally.rates()["hermits"].count == tally.wins["hermits"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (COPIED, UNCOUNTED),
        (JOINED, None),
        (BESIDE, None),
    ],
)
def test_seats_of_another_side_that_nothing_counts_are_told_with_their_line(
    change: tuple[str, str], told: str | None
) -> None:
    text = varied(CLASSIC, *COMPANY, change)
    found = list(played(examine(text), {}, "scenario.yaml"))
    assert [english(problem) for problem in found] == ([] if told is None else [told])
    assert [problem.line for problem in found] == [
        number for number, line in enumerate(text.splitlines(), 1) if 'seats: "me.team' in line
    ]
