"""What the rulebook of thief_gangster says about dealing, secrets, clocks and turns, which a script cannot show."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.deal import hand_refusal, roles_for, shuffled
from core.books.library import load
from core.rules.commands import Act, Deadline, Host, Vote
from core.rules.events import ActGiven, Marked, RoomChanged, Told
from core.rules.fold import fold
from core.rules.prompts import prompts
from core.rules.refusal import OwnCode, Refusal
from core.simulate.random_play import play
from tests.rules.table import Table

BOOK = load("thief_gangster")
MAFIA = ["godfather", "slaughterer", "gangster", "thief"]
TOWN = ["guardian", "doctor", "circuleh", "gunsmith", "inspector", "dexter", "private_detective", "citizen", "citizen"]
THIRTEEN = MAFIA + TOWN


def begin(roles: list[str] = THIRTEEN, seed: int = 1, **options: Any) -> Table:
    return Table.seated(BOOK, roles, seed, **options)


def defending(*defendants: int) -> Table:
    votes = [Vote(voter, tuple(one for one in defendants if one != voter)) for voter in range(1, 8)]
    return begin().at("nomination").after(*votes).at("defence")


@pytest.mark.parametrize(
    ("players", "left_out"),
    [
        (10, ["slaughterer", "dexter", "citizen"]),
        (11, ["slaughterer", "dexter"]),
        (12, ["citizen"]),
        (13, []),
    ],
)
def test_the_deal(players: int, left_out: list[str]):
    """TG-D1: the published thirteen, and what the smaller tables leave out of them."""
    roles = roles_for(BOOK, players, {})
    assert not isinstance(roles, Refusal)
    expected = list(THIRTEEN)
    for role in left_out:
        expected.remove(role)
    assert sorted(roles) == sorted(expected)
    assert len(roles) == players


def test_other_tables_are_not_dealt_and_some_may_be_seated_by_hand():
    """TG-D1"""
    assert roles_for(BOOK, 9, {}) == Refusal("too_few", {"least": 10, "most": 13})
    assert roles_for(BOOK, 14, {}) == Refusal("too_many", {"least": 10, "most": 13})
    assert hand_refusal(BOOK, ["godfather", "thief", "guardian", "citizen", "citizen"], {}) is None
    assert hand_refusal(BOOK, ["thief", "guardian", "citizen", "citizen"], {}) == Refusal(OwnCode("no_godfather"))
    assert hand_refusal(BOOK, ["godfather", "thief", "guardian", "citizen"], {}) == Refusal(OwnCode("mafia_too_many"))


def test_the_deal_is_drawn_by_the_seed():
    """TG-D1"""
    assert shuffled(THIRTEEN, 5) == shuffled(THIRTEEN, 5)
    assert sorted(shuffled(THIRTEEN, 5)) == sorted(THIRTEEN)
    assert len({tuple(shuffled(THIRTEEN, seed)) for seed in range(20)}) > 10


def test_the_mafia_see_each_other_and_the_thief_sees_nobody():
    """TG-2"""
    came = begin()
    assert all(seat.knows == [] for seat in came.game.seats)
    came = came.at("intro_night").at("day")
    assert [sorted(seat.knows) for seat in came.game.seats[:4]] == [[2, 3], [1, 3], [1, 2], []]
    assert all(seat.knows == [] for seat in came.game.seats[4:])
    assert not [event for event in came.events if isinstance(event, Told)]


def test_the_room_of_the_mafia_is_without_the_thief():
    """TG-2, TG-13"""
    came = begin().at("intro_night")
    rooms = [event for event in came.events if isinstance(event, RoomChanged)]
    assert [(event.to, event.members, event.open) for event in rooms] == [("room:mafia", (1, 2, 3), True)]
    came = came.at("night")
    came = came.after(Host("eject", (1,)), Host("eject", (2,)), Host("eject", (3,)))
    assert came.game.members["mafia"][0] == []


def test_who_sees_what_is_done_at_night():
    """TG-2, TG-40, TG-14: the shot in the mafia's room, all else by its giver alone"""
    came = begin().at("night")
    acts = [
        Act(1, "kill", (12,)),
        Act(2, "guess", (8,), {"role": "gunsmith"}),
        Act(4, "steal", (6, 13)),
        Act(3, "arm", (12,), {"gun": "real"}),
        Act(8, "arm", (11, 12), {"guns": ["real", "blank"]}),
        Act(6, "save", (12,)),
        Act(1, "kill", (13,)),
    ]
    came = came.after(*acts)
    assert [event.to for event in came.events if isinstance(event, ActGiven)] == [
        "room:mafia",
        "room:mafia",
        "seat:4",
        "seat:3",
        "seat:8",
        "seat:6",
        "room:mafia",
    ]
    dawn = came.after(Deadline(came.game.serial))
    said = [event for event in dawn.events if event.to not in ("host", "seat:3", "seat:8")]
    assert "real" not in repr(said)
    assert {event.seat for event in said if isinstance(event, Marked)} == {11, 12}


def test_the_thief_who_has_the_shot_gives_it_unseen():
    """TG-17, TG-2"""
    came = begin().at("night")
    came = came.after(Host("eject", (1,)), Host("eject", (2,)), Host("eject", (3,)), Act(4, "kill", (12,)))
    assert [event.to for event in came.events if isinstance(event, ActGiven)] == ["seat:4"]


def test_seconds():
    """TG-3, TG-D2: half a minute of introduction each, a minute of speech, of defence, of last words, three of chaos"""
    came = begin()
    assert sorted(came.copy().speakers()) == [(seat, 30) for seat in range(1, 14)]
    came = came.at("intro_night").at("day")
    assert sorted(came.copy().speakers()) == [(seat, 60) for seat in range(1, 14)]
    assert defending(12, 13).copy().speakers() == [(12, 60), (13, 60)]
    came = defending(12).at("verdict")
    came = came.after(*[Vote(voter, (12,)) for voter in range(1, 6)]).at("last_words")
    assert came.game.seconds == 60
    came = begin(["godfather", "doctor", "citizen", "citizen"]).at("night")
    assert came.after(Act(1, "kill", (2,))).at("chaos").game.seconds == 180


def test_a_lone_defendant_speaks_twice_and_target_and_cover_between():
    """TG-9: the two who are called share a minute"""
    came = defending(12)
    assert came.copy().speakers() == [(12, 60), (12, 60)]
    came = came.after(Act(12, "call", (1, 2)), Act(12, "call", (3, 4)))
    assert came.copy().speakers() == [(12, 60), (3, 30), (4, 30), (12, 60)]


def test_the_phases_follow_in_order_and_those_of_a_trial_are_skipped():
    """TG-1, TG-D2: a whole day with a vote before night 1"""
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
    """TG-13: the Inspector always last"""
    assert [call.call for call in BOOK.scenario.wake] == [
        "guardian",
        "thief",
        "mafia",
        "dexter",
        "private_detective",
        "doctor",
        "circuleh",
        "gangster",
        "gunsmith",
        "inspector",
    ]
    game = begin().at("night").game
    calls = BOOK.scenario.wake
    woken = {call.call: [seat.role for seat in game.seats if call.who({}, seat)] for call in calls}
    assert woken.pop("mafia") == ["godfather", "slaughterer", "gangster"]
    assert all(roles == [call] for call, roles in woken.items())
    assert game.seconds == sum(int(call.seconds.constant) for call in calls)


def test_the_guardian_who_is_out_is_asked_for_the_guess():
    """TG-52: what may be done shows as a prompt, and only while it may"""
    came = begin().at("night")
    came = came.after(Act(8, "arm", (12, 13), {"guns": ["real", "blank"]})).at("day")
    assert [prompt.do for prompt in prompts(BOOK, came.game, 5)] == ["inquire"]
    came = came.after(Act(12, "fire", (5,)))
    (prompt,) = prompts(BOOK, came.game, 5)
    assert (prompt.do, prompt.least, prompt.most) == ("guess", 1, 1)
    assert 5 not in prompt.seats
    came = came.after(Act(5, "guess", (1,)))
    assert not prompts(BOOK, came.game, 5)


def test_where_the_order_counts_seats_are_asked_for_one_by_one():
    """TG-9, TG-43, TG-63: target and cover, first and second, the one before whom the Guardian stands first"""
    night = begin().at("night").game
    asked = [prompt for seat in (4, 5) for prompt in prompts(BOOK, night, seat)]
    asked += prompts(BOOK, defending(12).game, 12)
    assert [(prompt.do, len(prompt.slots)) for prompt in asked] == [("steal", 2), ("shield", 2), ("call", 2)]


def test_the_handcuffs_show_as_a_prompt_of_that_day_alone():
    """TG-66"""
    came = begin().at("night")
    came = came.after(Act(1, "kill", (9,))).at("day")
    (prompt,) = prompts(BOOK, came.game, 9)
    assert prompt.do == "disenfranchise"
    assert not prompts(BOOK, came.at("day").game, 9)


def test_the_inspector_who_fell_speaks_first_of_all_on_that_day():
    """TG-66, TG-6: of all who fell the Inspector alone has last words"""
    came = begin().at("night")
    came = came.after(Act(1, "kill", (9,)), Act(7, "visit", (2,))).at("day")
    heard = came.copy().speakers()
    assert heard[0] == (9, 60)
    assert sorted(seat for seat, _ in heard[1:]) == [1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 13]


@pytest.mark.parametrize("players", range(10, 14))
def test_random_games_end_and_are_the_fold_of_their_log(players: int):
    """TG-D4, TG-70"""
    roles = roles_for(BOOK, players, {})
    assert not isinstance(roles, Refusal)
    for seed in range(5):
        came = play(BOOK, shuffled(roles, seed), seed, {"inquiries": 2})
        assert came.finished
        assert fold(came.events).to_data() == came.game.to_data()
