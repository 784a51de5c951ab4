"""What commando, masked and elixir say about dealing, secrets, rooms, clocks and speakers: no script can show it."""

from __future__ import annotations

import pytest

from core.books.deal import hand_refusal, options_of, roles_for
from core.books.library import load
from core.rulebook.book import Rulebook
from core.rules.commands import Act, Command, Deadline, Floor, TurnOver, Vote
from core.rules.engine import Step, start, step
from core.rules.prompts import prompts
from core.rules.refusal import OwnCode, Refusal
from core.rules.state import Game

COMMANDO, MASKED, ELIXIR = load("commando"), load("masked"), load("elixir")
DEALT = {
    "commando": {
        8: "godfather hostage_taker detective doctor commando guardian citizen citizen",
        9: "godfather hostage_taker detective doctor commando guardian gunsmith citizen citizen",
        10: "godfather nato hostage_taker detective doctor commando guardian gunsmith citizen citizen",
        11: "godfather nato hostage_taker detective doctor commando guardian gunsmith" + 3 * " citizen",
        12: "godfather nato hostage_taker mafioso detective doctor commando guardian gunsmith" + 3 * " citizen",
        13: "godfather nato hostage_taker mafioso detective doctor commando guardian gunsmith" + 4 * " citizen",
        14: "godfather nato hostage_taker mafioso detective doctor commando guardian gunsmith" + 5 * " citizen",
        15: "godfather nato hostage_taker mafioso mafioso detective doctor commando guardian gunsmith" + 5 * " citizen",
    },
    "masked": {
        8: "godfather masked detective doctor ronant avenger citizen citizen",
        9: "godfather masked yakuza detective doctor jupiter avenger citizen citizen",
        10: "godfather masked yakuza detective doctor jupiter ronant avenger citizen citizen",
        11: "godfather masked yakuza detective doctor jupiter ronant avenger" + 3 * " citizen",
        12: "godfather masked yakuza detective doctor jupiter ronant avenger" + 4 * " citizen",
        13: "godfather masked yakuza mafioso detective doctor jupiter ronant avenger" + 4 * " citizen",
    },
    "elixir": {
        n: "sorcerer rebel usurper zombie scientist assistant courier elixir treasurer" + (n - 9) * " human"
        for n in range(10, 15)
    },
}
TEN = DEALT["commando"][10].split()


def begin(book: Rulebook, *roles: str) -> Game:
    chosen = options_of(book, {}, roles)
    assert not isinstance(chosen, Refusal)
    assert hand_refusal(book, roles, chosen) is None
    return start(book, roles, seed=1, options=chosen).game


def give(book: Rulebook, game: Game, *commands: Command) -> Step:
    """All commands, each of which must be taken; the last one's events."""
    came = Step(game, [])
    for command in commands:
        came = step(book, came.game, command)
        assert came.refusal is None, (command, came.refusal)
    return came


def until(book: Rulebook, game: Game, phase: str) -> Step:
    came = Step(game, [])
    for _ in range(12):
        came = step(book, came.game, Deadline(came.game.serial))
        if came.game.phase == phase:
            return came
    raise AssertionError(f"no phase {phase}")


def defence(*defendants: int) -> Game:
    """Ten players of commando, with these on the defence."""
    game = until(COMMANDO, begin(COMMANDO, *TEN), "nomination").game
    votes = [Vote(voter, tuple(one for one in defendants if one != voter)) for voter in range(1, 6)]
    return until(COMMANDO, give(COMMANDO, game, *votes).game, "defence").game


def heard(game: Game) -> list[tuple[int, int]]:
    """Who has the floor for how many seconds, in order, while every turn runs out."""
    serial, found = game.serial, []
    while game.serial == serial and game.turn:
        found.append((game.turn.seat, game.turn.seconds))
        game = step(COMMANDO, game, TurnOver(serial, game.turn.number)).game
    return found


@pytest.mark.parametrize(("book", "players"), [(load(one), n) for one, rows in DEALT.items() for n in rows])
def test_dealt_roles(book: Rulebook, players: int):
    """CO-D1, MA-D1, EX-D1"""
    roles = roles_for(book, players, {})
    assert isinstance(roles, list)
    assert sorted(roles) == sorted(DEALT[book.id][players].split())
    assert hand_refusal(book, roles, {}) is None


@pytest.mark.parametrize("book", [COMMANDO, MASKED, ELIXIR])
def test_no_table_is_dealt_that_is_won_already(book: Rulebook):
    """CO-D1, MA-D1, EX-D1"""
    first, town = next(iter(book.roles)), list(book.roles)[-1]
    assert hand_refusal(book, [town] * 5, {}) == Refusal(OwnCode("no_mafia"))
    assert hand_refusal(book, [first, first, town, town], {}) == Refusal(OwnCode("mafia_too_many"))
    least, most = book.scenario.players
    assert isinstance(roles_for(book, least - 1, {}), Refusal)
    assert isinstance(roles_for(book, most + 1, {}), Refusal)


@pytest.mark.parametrize(("book", "last_words"), [(COMMANDO, 30), (MASKED, 60), (ELIXIR, 60)])
def test_seconds(book: Rulebook, last_words: int):
    """CO-3, CO-D2, MA-3, MA-D2, EX-4, EX-D2"""
    roles = roles_for(book, 10, {})
    assert isinstance(roles, list)
    game = begin(book, *roles)
    assert (game.phase, game.seconds) == ("intro_day", 30)
    game = until(book, game, "day").game
    assert game.seconds == 60
    game = until(book, game, "nomination").game
    game = until(book, give(book, game, *[Vote(voter, (10,)) for voter in range(1, 6)]).game, "defence").game
    assert game.seconds == 60
    game = until(book, game, "verdict").game
    game = until(book, give(book, game, *[Vote(voter, (10,)) for voter in range(1, 6)]).game, "last_words").game
    assert game.seconds == last_words
    assert book.scenario.phases["chaos"].seconds.constant == 180


def test_accuser_and_defender_speak_after_a_lone_defendant():
    """CO-3, CO-12, CO-14"""
    game = defence(9)
    assert heard(game) == [(9, 60)]
    game = give(COMMANDO, game, Act(9, "call", (1, 2))).game
    assert heard(game) == [(9, 60), (1, 30), (2, 30)]
    assert heard(give(COMMANDO, game, Act(9, "call", (4, 3))).game) == [(9, 60), (4, 30), (3, 30)]


def test_one_speaker_each_after_two_defendants():
    """CO-3, CO-13"""
    game = defence(8, 9)
    game = give(COMMANDO, game, Act(9, "call", (1,)), Act(8, "call", (9,))).game
    assert heard(game) == [(8, 60), (9, 30), (9, 60), (1, 30)]
    game = give(COMMANDO, game, Floor(8, "yield")).game
    assert heard(game) == [(9, 30), (9, 60), (1, 30)]


def test_nobody_prolongs_a_defence_by_calling_again_once_the_called_speak():
    """CO-12, CO-13"""
    game = give(COMMANDO, defence(8, 9), Act(8, "call", (1,)), Act(8, "call", (2,)), Floor(8, "yield")).game
    late = step(COMMANDO, game, Act(8, "call", (3,)))
    assert late.refusal is not None
    assert late.refusal.code == "call_over"
    game = give(COMMANDO, defence(9), Act(9, "call", (1, 2)), Floor(9, "yield"), Floor(1, "yield")).game
    assert step(COMMANDO, game, Act(9, "call", (3, 4))).refusal is not None


def test_the_gang_is_known_and_its_loners_are_not_in_its_room():
    """CO-2, CO-25, MA-2"""
    game = until(COMMANDO, begin(COMMANDO, *TEN), "night").game
    assert [seat.knows for seat in game.seats[:4]] == [[2, 3], [1, 3], [1, 2], []]
    assert game.members["mafia"][0] == [1, 2]
    game = until(MASKED, begin(MASKED, *DEALT["masked"][13].split()), "night").game
    assert [seat.knows for seat in game.seats[:5]] == [[3, 4], [], [1, 4], [1, 3], []]
    assert game.members["mafia"][0] == [1, 3, 4]


def test_who_joins_wakes_with_the_gang_from_the_next_night_on():
    """MA-24, MA-29, MA-30"""
    sacrifice = [Act(1, "confirm", (3,))]
    game = until(MASKED, begin(MASKED, *DEALT["masked"][10].split()), "night").game
    joined = give(MASKED, game, Act(3, "convert", (2,)), *sacrifice).game
    joined = until(MASKED, joined, "night").game
    assert joined.members["mafia"][0] == [1, 2, 3]
    assert [seat.knows for seat in joined.seats[:3]] == [[2, 3], [1, 3], [1, 2]]
    recruited = give(MASKED, game, Act(3, "convert", (9,)), *sacrifice).game
    recruited = until(MASKED, recruited, "night").game
    assert recruited.members["mafia"][0] == [1, 9]
    assert 9 in recruited.seat(1).knows
    assert recruited.seat(2).knows == []


def test_the_sick_and_the_scientists_each_have_a_room():
    """EX-2, EX-31"""
    game = until(ELIXIR, begin(ELIXIR, *DEALT["elixir"][10].split()), "night").game
    assert game.members == {"sick": [[1, 2, 3, 4], True], "scientists": [[5, 6], True]}
    assert [seat.knows for seat in game.seats[3:8]] == [[1, 2, 3], [6], [5], [], []]


def test_neither_branch_nor_search_is_seen_in_the_room_of_the_sick():
    """EX-13, EX-23, EX-26"""
    game = until(ELIXIR, begin(ELIXIR, *DEALT["elixir"][10].split()), "night").game
    came = give(ELIXIR, game, Act(2, "branch", (10,)))
    assert {event.to for event in came.events} == {"seat:2"}
    came = give(ELIXIR, came.game, Act(3, "seek", (8,)))
    assert {event.to for event in came.events} == {"seat:3"}
    came = step(ELIXIR, came.game, Deadline(came.game.serial))
    told = [event for event in came.events if getattr(event, "team", None) == "branch"]
    assert {event.to for event in told} == {"host"}
    assert came.game.members["sick"][0] == [2, 3, 4]
    assert came.game.seat(10).knows == [2]


def test_what_is_caught_is_known_to_nobody():
    """EX-17, EX-21"""
    game = until(ELIXIR, begin(ELIXIR, *DEALT["elixir"][10].split()), "night").game
    game = give(ELIXIR, game, Act(7, "inspect", (1,))).game
    came = step(ELIXIR, game, Deadline(game.serial))
    assert {event.to for event in came.events if getattr(event, "mark", None) == "infected"} == {"host"}


def test_menus_offer_what_may_be_done_now():
    """CO-30, CO-44, CO-47, EX-36"""
    game = until(COMMANDO, begin(COMMANDO, *TEN), "night").game
    asked = {(one.seat, one.do): one for one in prompts(COMMANDO, game)}
    assert asked[5, "save"].most == asked[7, "shield"].most == 2
    assert 7 not in asked[7, "shield"].seats
    assert asked[8, "arm"].extras["gun"]["choices"] == ["real", "blank"]
    assert (2, "kill") not in asked
    game = give(COMMANDO, game, Act(8, "arm", (9,), {"gun": "real"}), Act(2, "guess", (4,), {"role": "doctor"})).game
    asked = {(one.seat, one.do): one for one in prompts(COMMANDO, game)}
    assert (1, "kill") not in asked
    game = until(COMMANDO, game, "night").game
    asked = {(one.seat, one.do): one for one in prompts(COMMANDO, game)}
    assert asked[8, "arm"].extras["gun"]["choices"] == ["blank"]
    assert (2, "guess") not in asked
    game = until(ELIXIR, begin(ELIXIR, *DEALT["elixir"][10].split()), "night").game
    game = give(ELIXIR, game, Act(7, "inspect", (2,))).game
    assert {one.do for one in prompts(ELIXIR, game, 7)} == {"inspect"}


def test_no_last_words_where_nobody_is_condemned():
    """CO-1, CO-15, CO-33"""
    game = until(COMMANDO, defence(7), "verdict").game
    acquitted = step(COMMANDO, game, Deadline(game.serial))
    assert acquitted.game.phase == "night"
    game = give(COMMANDO, game, *[Vote(voter, (7,)) for voter in range(1, 5)]).game
    armoured = step(COMMANDO, game, Deadline(game.serial))
    assert armoured.game.phase == "night"
    assert armoured.game.seat(7).alive
