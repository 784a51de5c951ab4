"""Who learns whom in the first night, and as what: each of the team, and nobody besides."""

from __future__ import annotations

import pytest

from core.books.deal import options_of, roles_for
from core.books.library import SCENARIOS, load
from core.rules.commands import Deadline
from core.rules.engine import start, step
from core.rules.events import Met
from core.words import SeatNames, Wording, Words
from core.words.card import role_card

# Rulebook, its rule, players, and who meets: CO-2, MA-2, TG-2, EC-2, EX-2.
MEETINGS = [
    ("commando", 15, {"godfather", "nato", "hostage_taker", "mafioso"}),
    ("masked", 13, {"godfather", "yakuza", "mafioso"}),
    ("thief_gangster", 13, {"godfather", "slaughterer", "gangster"}),
    ("el_clasico", 13, {"escobar", "juan", "blanco", "mafioso"}),
    ("elixir", 14, {"sorcerer", "rebel", "usurper", "zombie"}),
]


@pytest.mark.parametrize(("scenario", "players", "team"), MEETINGS, ids=[one[0] for one in MEETINGS])
def test_the_team_learns_seats_and_roles_and_nobody_else_does(scenario: str, players: int, team: set[str]) -> None:
    book = load(scenario)
    options = options_of(book, {}, [""] * players)
    assert isinstance(options, dict)
    roles = roles_for(book, players, options)
    assert isinstance(roles, list)
    came = start(book, roles, seed=1, options=options)
    events = list(came.events)
    while came.game.night == 0:
        came = step(book, came.game, Deadline(came.game.serial))
        events += came.events
        if came.game.phase == "day":
            break
    circle = {seat.number: seat.role for seat in came.game.seats if seat.role in team}
    assert len(circle) >= 2
    for seat in came.game.seats:
        told = [event for event in events if isinstance(event, Met) and event.to == f"seat:{seat.number}"]
        learnt = {number: role for event in told for number, role in (event.roles or {}).items()}
        others = {number: role for number, role in circle.items() if number != seat.number}
        assert learnt == (others if seat.number in circle else {})
        assert seat.met == learnt
    assert not [event for event in events if isinstance(event, Met) and not event.to.startswith("seat:")]


def test_the_card_names_each_with_what_they_are() -> None:
    words = Words.for_language("en", SCENARIOS / "commando")
    wording = Wording(SeatNames(words, {2: "Ann", 5: "Bob"}))
    card = role_card(wording.names, "godfather", "mafia", knows=[2, 5], met={2: "nato"})
    assert card.knows is not None
    assert "Ann** (NATO)" in card.knows
    assert card.knows.endswith("Bob**")
