"""What the rulebook of grand_persian says about dealing, secrets, clocks, rooms and the order of things, which a game
script cannot show."""

from __future__ import annotations

import pytest

from core.books.deal import hand_refusal, options_of, roles_for
from core.books.library import load
from core.rules.commands import Act, Command, Deadline, TurnOver, Vote
from core.rules.engine import Step, start, step
from core.rules.events import Announced, Left, Marked, Told
from core.rules.prompts import prompts
from core.rules.refusal import Refusal
from core.rules.state import Game
from tests.rules.table import speaker_of

BOOK = load("grand_persian")
ADDED = {
    8: "sniper", 9: "citizen", 10: "terrorist", 11: "invulnerable", 12: "bartender", 13: "mafioso", 14: "natasha",
    15: "priest", 16: "mafioso", 17: "gunsmith", 18: "citizen", 19: "lawyer", 20: "freemason", 22: "saboteur",
    23: "united_citizen", 24: "guardian", 25: "voodoo", 26: "thief", 27: "judge", 28: "farmer", 29: "vigilante",
    30: "governor",
}  # fmt: skip


def begin(*roles: str, **options: bool) -> Game:
    chosen = options_of(BOOK, options, roles)
    assert not isinstance(chosen, Refusal)
    return start(BOOK, roles, seed=1, options=chosen).game


def give(game: Game, *commands: Command) -> Step:
    """All commands, each of which must be taken; the last one's events."""
    came = Step(game, [])
    for command in commands:
        came = step(BOOK, came.game, command)
        assert came.refusal is None, (command, came.refusal)
    return came


def until(game: Game, phase: str) -> Step:
    came = Step(game, [])
    for _ in range(12):
        came = step(BOOK, came.game, Deadline(came.game.serial))
        if came.game.phase == phase:
            return came
    raise AssertionError(f"no phase {phase}")


@pytest.mark.parametrize("players", range(8, 31))
def test_each_further_player_adds_one_role(players: int):
    """GP-81, GP-104"""
    before, now = roles_for(BOOK, players - 1, {}), roles_for(BOOK, players, {})
    assert isinstance(before, list)
    assert isinstance(now, list)
    if players == 21:
        before.remove("citizen")
        before += ["united_citizen", "united_citizen"]
    else:
        before.append(ADDED[players])
    assert sorted(now) == sorted(before)
    assert (
        sum(BOOK.roles[role].team == "mafia" and not BOOK.roles[role].counts_as for role in now) == (players - 1) // 3
    )


def test_the_smallest_table_and_the_whole_pool():
    """GP-D2"""
    roles = roles_for(BOOK, 7, {})
    assert roles == ["godfather", "mafioso", "detective", "doctor", "citizen", "citizen", "citizen"]
    assert len(BOOK.roles) == 41
    assert hand_refusal(BOOK, list(BOOK.roles)[:30], {}) is None
    assert hand_refusal(BOOK, ["traitor"] * 4, {}) is None
    assert hand_refusal(BOOK, ["traitor"] * 3, {}) is not None


def test_who_knows_whom():
    """GP-2, GP-80, GP-42, GP-158, GP-169, GP-87"""
    game = begin(
        "godfather", "terrorist", "pickpocket", "quack", "natasha", "thief", "traitor", "killer",
        "united_citizen", "united_citizen", "white_citizen", "white_citizen",
    )  # fmt: skip
    assert [seat.knows for seat in game.seats] == [[2], [1], [], [], [], [], [], [], [10], [9], [], []]
    assert game.members["mafia"] == [[1, 2], True]


def test_the_team_sits_together_only_where_it_confers():
    """GP-20"""
    game = begin("godfather", "mafioso", "citizen", "citizen", "citizen", mafia_confer=False)
    assert game.members["mafia"] == [[1, 2], True]
    night = until(game, "night").game
    assert night.members["mafia"] == [[], True]
    assert {prompt.do for prompt in prompts(BOOK, night, 2)} == set()
    assert {prompt.do for prompt in prompts(BOOK, night, 1)} == {"kill"}


def test_a_convert_knows_the_team_and_is_known():
    """GP-D55"""
    game = until(begin("godfather", "yakuza", "citizen", "citizen", "citizen", "citizen"), "night").game
    day = give(game, Act(1, "kill", (6,)), Act(2, "convert", (3,)), Deadline(game.serial)).game
    assert day.seat(3).knows == [1, 2]
    assert day.seat(1).knows == [2, 3]


def test_the_night_has_its_time_by_the_roles_dealt():
    """Phases and clock: 60 s for the mafia, 20 s for each further role."""
    game = until(begin("godfather", "mafioso", "stalker", "doctor", "doctor", "detective", "citizen"), "night").game
    assert game.seconds == 60 + 3 * 20


def test_the_lodge_opens_its_eyes_while_its_founder_is_there():
    """GP-174, GP-178"""
    game = until(begin("godfather", "freemason", "sniper", "citizen", "citizen", "citizen", "citizen"), "night").game
    game = give(game, Act(1, "kill", (7,)), Act(2, "link", (4,)), Deadline(game.serial)).game
    game = until(game, "night").game
    assert game.members["lodge"] == [[2, 4], True]
    game = give(game, Act(1, "kill", (2,)), Deadline(game.serial)).game
    game = until(game, "night").game
    assert game.members["lodge"][0] == []


def test_what_the_dawn_says_in_which_order():
    """GP-D39"""
    roles = ["godfather", "natasha", "sniper", "sniper", "thief", "detective", "killer", "freemason", "invulnerable"]
    game = until(begin(*roles, *["citizen"] * 8), "night").game
    came = give(
        game,
        Act(1, "kill", (9,)),
        Act(2, "silence", (17,)),
        Act(3, "shoot", (16,)),
        Act(4, "shoot", (9,)),
        Act(5, "steal", (6, 10)),
        Act(7, "shoot", (15,)),
        Act(8, "link", (1,)),
        Deadline(game.serial),
    )
    codes = [event.code for event in came.events if isinstance(event, Announced)]
    assert codes == [
        "silenced", "mafia_missed", "sniped", "sniper_missed", "thief_caught", "killer_deaths", "mason_death", "killed",
    ]  # fmt: skip
    left = [event.seat for event in came.events if isinstance(event, Left)]
    assert left == [5, 8, 15, 16]


def test_who_may_not_hear_what():
    """GP-10, GP-12, GP-98, GP-D51: answers and secret marks reach their own audience only."""
    game = until(begin("voodoo", "detective", "bartender", "citizen", "citizen", "citizen"), "night").game
    came = give(
        game,
        Act(1, "kill", (6,)),
        Act(1, "curse", (4,), {"word": "lamp"}),
        Act(2, "inspect", (1,)),
        Act(3, "drunk", (5,)),
        Deadline(game.serial),
    )
    audience = {
        (event.kind, getattr(event, "mark", None), event.to)
        for event in came.events
        if isinstance(event, Marked | Told)
    }
    assert audience == {("mark", "cursed", "host"), ("mark", "drunk", "host"), ("told", None, "seat:2")}


@pytest.mark.parametrize("testament", [False, True])
def test_victims_of_the_night_speak_first_where_there_is_a_testament(testament: bool):
    """GP-D74"""
    game = until(begin("mafioso", "citizen", "citizen", "citizen", "citizen", testament=testament), "night").game
    came = give(game, Act(1, "kill", (3,)), Deadline(game.serial))
    heard: list[int] = []
    while came.game.phase == "day":
        heard.append(speaker_of(came.game))
        came = step(BOOK, came.game, TurnOver(came.game.serial, came.game.turn.number))
    assert sorted(heard) == ([1, 2, 3, 4, 5] if testament else [1, 2, 4, 5])
    assert (heard[0] == 3) == testament


def test_the_silenced_have_no_defence_speech():
    """GP-D43"""
    game = until(begin("mafioso", "natasha", "citizen", "citizen", "citizen", "citizen"), "night").game
    game = give(game, Act(1, "kill", (6,)), Act(2, "silence", (3,)), Deadline(game.serial)).game
    game = until(game, "nomination").game
    game = give(game, *(Vote(voter, (3, 4)) for voter in (1, 2, 5)), Deadline(game.serial)).game
    assert (game.phase, game.defence, game.turn.seat) == ("defence", [3, 4], 4)
