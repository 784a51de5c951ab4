"""What the rulebook of el_clasico says about dealing, secrets, clocks and turns, which a script cannot show."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.deal import hand_refusal, options_of, roles_for, shuffled
from core.books.library import load
from core.rules.commands import Act, Deadline, Host, Vote
from core.rules.events import ActGiven, Announced, Left, RoomChanged
from core.rules.fold import fold
from core.rules.prompts import prompts
from core.rules.refusal import OwnCode, Refusal
from core.simulate.random_play import play
from tests.rules.table import Table

BOOK = load("el_clasico")
MAFIA = ["escobar", "juan", "blanco"]
TOWN = ["bridget", "moreno", "bonaparte", "martinez", "chaplin", "citizen", "citizen"]
ELEVEN = [*MAFIA, "churchill", *TOWN]
CARDS = {"role_guess", "vertigo", "dal", "manisa", "mirror"}


def begin(roles: list[str] = ELEVEN, seed: int = 1, **options: Any) -> Table:
    return Table.seated(BOOK, roles, seed, **options)


def condemned(number: int, came: Table | None = None) -> Table:
    """The last words of this seat."""
    voters = [voter for voter in range(1, 8) if voter != number]
    came = (came or begin()).at("nomination")
    came = came.after(*[Vote(voter, (number,)) for voter in voters]).at("verdict")
    return came.after(*[Vote(voter, (number,)) for voter in voters]).at("last_words")


@pytest.mark.parametrize(
    ("players", "roles"),
    [
        (8, ["escobar", "juan", "churchill", "bridget", "martinez", "moreno", *["citizen"] * 2]),
        (9, ["escobar", "juan", "churchill", "bridget", "martinez", "moreno", "bonaparte", *["citizen"] * 2]),
        (10, ELEVEN[:-1]),
        (11, ELEVEN),
        (12, [*ELEVEN, "citizen"]),
        (13, [*ELEVEN, "citizen", "mafioso"]),
    ],
)
def test_the_deal(players: int, roles: list[str]):
    """EC-D1"""
    dealt = roles_for(BOOK, players, {})
    assert not isinstance(dealt, Refusal)
    assert sorted(dealt) == sorted(roles)
    assert len(dealt) == players


def test_other_tables_are_not_dealt_and_some_may_be_seated_by_hand():
    """EC-D1: as long as nobody has won before the first night"""
    assert roles_for(BOOK, 7, {}) == Refusal("too_few", {"least": 8, "most": 13})
    assert roles_for(BOOK, 14, {}) == Refusal("too_many", {"least": 8, "most": 13})
    assert hand_refusal(BOOK, ["escobar", "citizen", "citizen"], {}) is None
    assert hand_refusal(BOOK, ["churchill", "bridget", "citizen", "citizen"], {}) is None
    assert hand_refusal(BOOK, ["bridget", "chaplin", "citizen", "citizen"], {}) == Refusal(OwnCode("won_already"))
    assert hand_refusal(BOOK, ["escobar", "churchill", "citizen"], {}) == Refusal(OwnCode("won_already"))
    assert hand_refusal(BOOK, ["escobar", "juan", "churchill", "citizen"], {}) == Refusal(OwnCode("mafia_too_many"))


def test_the_mafia_see_each_other_in_the_opening_night():
    """EC-2"""
    came = begin().at("intro_night")
    assert all(seat.knows == [] for seat in came.game.seats)
    assert [event.members for event in came.events if isinstance(event, RoomChanged)] == [(1, 2, 3)]
    came = came.at("day")
    assert [sorted(seat.knows) for seat in came.game.seats[:3]] == [[2, 3], [1, 3], [1, 2]]
    assert all(seat.knows == [] for seat in came.game.seats[3:])


def test_a_bought_player_and_the_gang_know_one_another():
    """EC-32"""
    came = begin().at("day").after(Host("eject", (2,))).at("night")
    came = came.after(Act(3, "convert", (10,))).at("day")
    assert set(came.game.seats[9].knows) >= {1, 3}
    assert 10 in came.game.seats[0].knows
    assert 10 in came.game.seats[2].knows
    assert came.at("night").game.members["mafia"][0] == [1, 3, 10]


def test_a_swapped_player_and_the_gang_know_one_another():
    """EC-72"""
    came = condemned(3, begin(card_order=["mirror"])).after(Act(3, "card", (10,)))
    assert set(came.game.seats[9].knows) >= {1, 2}
    assert 10 in came.game.seats[0].knows
    assert came.game.seats[2].knows == []


def test_seconds():
    """EC-4, EC-D3, EC-2: introductions half a minute, a minute of speech, of defence, last words; three of chaos"""
    came = begin()
    assert sorted(came.copy().speakers()) == [(seat, 30) for seat in range(1, 12)]
    came = came.at("intro_night").at("day")
    assert sorted(came.copy().speakers()) == [(seat, 60) for seat in range(1, 12)]
    came = came.at("nomination").after(*[Vote(voter, (10, 11)) for voter in range(1, 6)])
    assert came.at("defence").copy().speakers() == [(10, 60), (11, 60)]
    assert condemned(10).game.seconds == 60
    came = begin(["escobar", "bridget", "citizen", "citizen"]).at("night")
    assert came.after(Act(1, "kill", (2,))).at("chaos").game.seconds == 180


def test_the_phases_follow_in_order_and_those_of_a_trial_are_skipped():
    """EC-1, EC-D2, EC-3: a whole day with a vote before night 1"""
    came, names = begin(), []
    for _ in range(8):
        names.append((came.game.phase, came.game.night))
        came = came.after(Deadline(came.game.serial))
    assert names == [
        ("intro_day", 0),
        ("intro_night", 0),
        ("day", 0),
        ("nomination", 0),
        ("night", 1),
        ("day", 1),
        ("nomination", 1),
        ("night", 2),
    ]


def test_wake_order():
    """EC-4, EC-D3: Chaplin in night 1 alone, the mafia for a minute, all others for half of one"""
    calls = [(call.call, call.seconds.constant) for call in BOOK.scenario.wake]
    assert calls == [
        ("chaplin", 30),
        ("mafia", 60),
        ("churchill", 30),
        ("bridget", 30),
        ("martinez", 30),
        ("moreno", 30),
        ("bonaparte", 30),
    ]
    came = begin().at("night")
    assert came.game.seconds == sum(seconds for _, seconds in calls)
    chaplin = BOOK.scenario.wake[0]
    assert [chaplin.if_({"night": night}) for night in (1, 2, 3)] == [True, False, False]


def test_the_cards_are_shuffled_by_the_seed():
    """EC-66: one of each, in an order of the seed's"""

    def drawn(seed: int) -> list[str]:
        came, cards = begin(seed=seed), []
        for number in (11, 10, 9, 8):
            came = condemned(number, came)
            cards += [event.code for event in came.events if isinstance(event, Announced)]
        return cards

    assert drawn(3) == drawn(3)
    orders = {tuple(drawn(seed)) for seed in range(12)}
    assert len(orders) > 5
    assert all(len(set(order)) == 4 and set(order) <= {f"card_{card}" for card in CARDS} for order in orders)


def test_the_lot_falls_by_the_seed_on_one_of_the_tied():
    """EC-11"""

    def tied(seed: int) -> int:
        roles = ["escobar", "churchill", "bridget", "martinez", *["citizen"] * 6]
        came = begin(roles, seed=seed, tie_break="lot").at("nomination")
        came = came.after(*[Vote(voter, (9, 10)) for voter in range(1, 5)]).at("verdict")
        came = came.after(*[Vote(voter, (9 if voter < 5 else 10,)) for voter in range(1, 9)])
        said = [
            event.code if isinstance(event, Announced) else type(event).__name__
            for event in came.at("last_words").events
        ]
        assert said.index("BallotCounted") < said.index("lot"), "the count shows the tie that the lot decides"
        (out,) = [seat.number for seat in came.at("night").game.seats if not seat.alive]
        return out

    assert {tied(seed) for seed in range(12)} == {9, 10}
    assert tied(4) == tied(4)


def test_the_dawn_tells_nobody_who_shot_whom():
    """EC-7, EC-49: guns, slaughters and shots are their giver's secret, a gang's action the room's"""
    came = begin().at("night")
    came = came.after(
        Act(1, "kill", (10,)),
        Act(2, "lock", (5,)),
        Act(4, "guess", (5,), {"role": "bridget"}),
        Act(6, "arm", (11,), {"gun": "real"}),
        Act(9, "shield", (11,)),
    )
    to = [event.to for event in came.events if isinstance(event, ActGiven)]
    assert to == ["room:mafia", "room:mafia", "seat:4", "seat:6", "seat:9"]
    came = came.after(Deadline(came.game.serial))
    public = [event for event in came.events if event.to == "all"]
    assert [(event.seat, event.shown) for event in public if isinstance(event, Left)] == [
        (5, None),
        (10, None),
    ]
    assert [event.code for event in public if isinstance(event, Announced)] == ["guns_out"]
    assert all("real" not in repr(event) and "unbuyable" not in repr(event) for event in public)


def test_one_under_vertigo_is_passed_over_in_the_round_of_speeches():
    """EC-69"""
    came = condemned(10, begin(card_order=["vertigo"])).after(Act(10, "card", (5,)))
    came = came.at("day")
    assert sorted(seat for seat, _ in came.copy().speakers()) == [1, 2, 3, 4, 6, 7, 8, 9, 11]
    assert not prompts(BOOK, came.at("nomination").game, 5)


def test_what_may_be_done_shows_as_a_prompt():
    """EC-15, EC-25, EC-67, EC-71"""
    came = begin().at("night")
    assert {prompt.do for prompt in prompts(BOOK, came.game, 1)} == {"kill", "guess"}
    assert {prompt.do for prompt in prompts(BOOK, came.game, 2)} == {"lock"}
    came = came.after(Act(1, "kill", (10,)))
    assert {prompt.do for prompt in prompts(BOOK, came.game, 1)} == {"kill"}
    came = condemned(10, begin(card_order=["role_guess"]))
    (prompt,) = prompts(BOOK, came.game, 10)
    assert (prompt.do, prompt.seats, "citizen" in prompt.extras["role"]["choices"]) == (
        "card",
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 11),
        True,
    )
    came = condemned(10, begin(card_order=["manisa"])).after(Act(10, "card", (1,)))
    came = came.at("night")
    assert {prompt.do: prompt.most for prompt in prompts(BOOK, came.game, 1)} == {"kill": 2, "guess": 2}


@pytest.mark.parametrize("players", range(8, 14))
def test_random_games_end_and_are_the_fold_of_their_log(players: int):
    """EC-D5, EC-73"""
    roles = roles_for(BOOK, players, {})
    options = options_of(BOOK, {})
    assert not isinstance(roles, Refusal)
    assert not isinstance(options, Refusal)
    for seed in range(5):
        came = play(BOOK, shuffled(roles, seed), seed, options)
        assert came.finished
        assert fold(came.events).to_data() == came.game.to_data()
