"""Who may do what to a running game: at once from outside it, by a vote from within, and never by stealth."""

from __future__ import annotations

import pytest

from core.rules.commands import Host
from core.rules.events import Left
from core.table.codec import pack_state, read_state
from core.table.table_commands import (
    Begin,
    CoHost,
    Configure,
    Due,
    Extend,
    HandOver,
    Join,
    Lead,
    Leave,
    Next,
    Open,
    Pause,
    Replace,
    Resume,
    Ruling,
    SeekSubstitute,
    Undo,
    Voice,
)
from core.table_events import LeaderChanged, MotionClosed, MotionMade
from tests.table.people import CHANNEL, user
from tests.table.test_undo import MODERATOR, ROLES, Played, begun

STRANGER = 4711
LATE = 4712


def opened(**more) -> Played:
    """The first player has opened the game, and plays in it."""
    table = Played(None)  # type: ignore[arg-type]
    table.do(Open(user(1), "P1", CHANNEL, "classic", **more))
    for number in range(2, 7):
        table.do(Join(user(number), f"P{number}"))
    return table


def playing() -> Played:
    table = opened()
    assert table.do(Begin(user(1), 7, ROLES)).refusal is None
    return table


def moved(table: Played) -> int:
    """The number of a motion to put the second out."""
    [made] = table.do(EJECT).events
    assert isinstance(made, MotionMade)
    return made.motion


def code(done) -> str | None:
    return None if done.refusal is None else done.refusal.code


EJECT = Ruling(user(1), "eject", (2,))
JUDGEMENT = [EJECT, Replace(user(1), 2, STRANGER, "S"), Next(user(1)), HandOver(user(1), STRANGER, "S")]


@pytest.mark.parametrize("command", JUDGEMENT, ids=lambda one: type(one).__name__)
def test_what_needs_judgement_is_put_to_the_living(command):
    table = playing()
    serial = table.game.serial
    done = table.do(command)
    assert [event.kind for event in done.events] == ["motion"]
    assert table.game.serial == serial
    assert table.game.living == [1, 2, 3, 4, 5, 6]
    assert table.state.user_of(2) == user(2)
    assert table.state.lobby.moderator is None
    made = done.events[0]
    assert isinstance(made, MotionMade)
    assert (made.by, made.needed) == (1, 4)
    assert read_state(pack_state(table.state)).motion == table.state.motion

    for seat in (2, 3):
        table.do(Voice(user(seat), made.motion, True))
    assert table.state.motion is not None, "three of six are no majority"
    last = table.do(Voice(user(4), made.motion, True))
    assert [event.outcome for event in last.events if isinstance(event, MotionClosed)] == ["carried"]
    assert table.state.motion is None
    if isinstance(command, Ruling):
        assert [event.seat for event in last.events if isinstance(event, Left)] == [2]
    elif isinstance(command, Replace):
        assert table.state.user_of(2) == STRANGER
    elif isinstance(command, Next):
        assert table.game.serial != serial or table.state.clock.turn != 1
    else:
        assert table.state.lobby.moderator == STRANGER


def test_a_motion_fails_by_voices_or_by_time_and_there_is_one_at_a_time():
    table = playing()
    number = moved(table)
    assert code(table.do(Next(user(1)))) == "motion_running"
    assert code(table.do(Voice(STRANGER, number, True))) == "not_your_prompt"
    assert code(table.do(Voice(user(2), number + 1, True))) == "motion_over"
    table.do(Voice(user(2), number, False))
    table.do(Voice(user(3), number, True))
    table.do(Voice(user(3), number, False))
    last = table.do(Voice(user(4), number, False))
    assert [event.outcome for event in last.events if isinstance(event, MotionClosed)] == ["failed"]
    assert table.game.living == [1, 2, 3, 4, 5, 6]

    number = moved(table)
    table.now += 90_000
    ended = table.do(Due())
    assert [event.outcome for event in ended.events if isinstance(event, MotionClosed)] == ["failed"]
    assert code(table.do(Voice(user(2), number, True))) == "motion_over"


def test_what_could_not_be_done_is_not_voted_on():
    table = playing()
    assert code(table.do(Replace(user(1), 2, user(3), "P3"))) == "they_have_chair"
    assert code(table.do(Ruling(user(1), "eject", (9,)))) == "bad_target"
    assert table.state.motion is None


def test_who_ends_a_speech_twice_does_not_end_the_next_one():
    table = opened(moderator=MODERATOR)
    table.do(Begin(MODERATOR, 7, ROLES))
    while table.game.turn is None:
        table.do(Next(MODERATOR))
    turn = table.game.turn.number
    assert table.do(Next(MODERATOR, turn=turn)).refusal is None
    assert table.game.turn.number == turn + 1
    assert code(table.do(Next(MODERATOR, turn=turn))) == "stale"
    assert table.game.turn.number == turn + 1
    assert table.do(Next(MODERATOR, turn=turn + 1)).refusal is None
    assert table.game.turn.number == turn + 2


def test_a_motion_that_has_been_overtaken_is_let_go():
    table = playing()
    table.do(Next(user(1)))
    table.time_passes()
    assert table.state.motion is None
    assert [event.outcome for event in table.log if isinstance(event, MotionClosed)] == ["moot"]


@pytest.mark.parametrize("command", [EJECT, Replace(user(1), 2, STRANGER, "S")], ids=lambda one: type(one).__name__)
def test_what_was_moved_about_somebody_is_not_done_to_whoever_plays_on_from_their_chair(command):
    table = playing()
    [made] = table.do(command).events
    assert isinstance(made, MotionMade)
    table.do(Join(LATE, "Late"))
    given = table.do(SeekSubstitute(user(2)))
    assert table.state.user_of(2) == LATE
    assert [event.outcome for event in given.events if isinstance(event, MotionClosed)] == ["moot"]
    for seat in (3, 4, 5):
        assert code(table.do(Voice(user(seat), made.motion, True))) == "motion_over"
    assert table.state.user_of(2) == LATE
    assert table.game.living == [1, 2, 3, 4, 5, 6]


def test_a_motion_is_carried_once_those_who_are_for_it_are_more_than_half_of_the_living():
    table = playing()
    number = moved(table)
    for seat in (3, 4):
        table.do(Voice(user(seat), number, True))
    assert table.state.motion is not None, "three of six are no majority"
    done = table.do(Host("eject", (5,)))
    assert [event.outcome for event in done.events if isinstance(event, MotionClosed)] == ["carried"]
    assert [event.seat for event in done.events if isinstance(event, Left)] == [5, 2], "three of five are one"
    assert table.state.motion is None


def test_the_dead_have_no_voice_in_it():
    table = begun("classic", 6, roles=ROLES)
    table.do(Ruling(MODERATOR, "eject", (5,)))
    table.do(Leave(MODERATOR))
    assert table.state.lobby.host == user(1)
    number = moved(table)
    assert code(table.do(Voice(user(5), number, True))) == "dead"


def test_a_playing_host_may_hold_the_clock_for_a_moment_and_give_time():
    table = playing()
    assert table.state.clock is not None
    ends = table.state.clock.ends or 0
    assert table.do(Extend(user(1), 30)).refusal is None
    assert table.state.clock.ends == ends + 30_000
    assert table.do(Pause(user(1))).refusal is None
    assert table.state.paused == table.now + table.context().limits.short_pause
    assert table.do(Resume(user(1))).refusal is None
    for command in (Undo(user(1), table.game.serial), CoHost(user(1), STRANGER, "S")):
        assert code(table.do(command)) == "needs_host"


@pytest.mark.parametrize(
    "command",
    [
        Ruling(0, "eject", (2,)), Replace(0, 2, 5000, "X"), Next(0), Extend(0, 30), Pause(0), HandOver(0, 5000, "X"),
        Undo(0, 1), CoHost(0, 5000, "X"),
    ],
    ids=lambda one: type(one).__name__,
)  # fmt: skip
def test_a_moderator_of_the_server_has_power_unless_they_play(command):
    from dataclasses import replace

    table = begun("classic", 6, roles=ROLES)
    assert code(table.do(replace(command, by=STRANGER))) == "not_host"
    assert code(table.do(replace(command, by=user(3), steward=True))) == "steward_plays"
    assert code(table.do(replace(command, by=user(3)))) == "not_host"
    assert table.do(replace(command, by=STRANGER, steward=True)).refusal is None


def test_handing_over_and_a_second_host():
    table = begun("classic", 6, roles=ROLES)
    assert code(table.do(CoHost(MODERATOR, user(2), "P2"))) == "plays_here"
    assert code(table.do(HandOver(MODERATOR, user(2), "P2"))) == "plays_here"
    assert code(table.do(HandOver(MODERATOR, MODERATOR, "M"))) == "bad_target"
    assert table.do(CoHost(MODERATOR, 88, "C")).refusal is None
    assert table.do(Pause(88)).refusal is None, "the same levers"
    assert code(table.do(Replace(88, 2, MODERATOR, "M"))) == "they_know_too_much", "who knows the cards cannot play"
    assert code(table.do(Replace(88, 2, 88, "C"))) == "they_know_too_much"
    assert code(table.do(Join(MODERATOR, "M"))) == "saw_cards"

    assert table.do(HandOver(MODERATOR, 99, "N")).refusal is None
    assert (table.state.lobby.moderator, table.state.lobby.cohost, table.state.lobby.host) == (99, 88, 99)
    assert code(table.do(Pause(MODERATOR))) == "not_host"

    table.do(Leave(99))
    assert (table.state.lobby.moderator, table.state.lobby.cohost) == (88, None), "the second one leads on"
    done = table.do(Leave(88))
    assert [event.change for event in done.events if isinstance(event, LeaderChanged)] == ["left", "host"]
    assert table.state.lobby.moderator is None
    assert table.state.lobby.host == user(1)
    assert table.state.running


@pytest.mark.parametrize("chosen", [STRANGER, user(2)])
def test_a_second_host_stays_where_another_is_to_run_the_game_before_it_begins(chosen):
    table = opened(moderator=MODERATOR)
    assert table.do(CoHost(MODERATOR, 88, "C")).refusal is None
    assert table.do(Configure(MODERATOR, {"moderator": chosen})).refusal is None
    assert (table.state.lobby.moderator, table.state.lobby.cohost) == (chosen, 88)
    assert code(table.do(Join(88, "C"))) == "leads_table"


def test_a_playing_host_hands_on_to_another_player_without_a_vote():
    table = playing()
    assert table.do(HandOver(user(1), user(3), "P3")).refusal is None
    assert table.state.lobby.host == user(3)
    assert code(table.do(Pause(user(1)))) == "not_host"


def test_a_server_may_require_a_host():
    table = opened(led=True)
    assert code(table.do(Begin(user(1)))) == "needs_moderator"
    assert code(table.do(CoHost(user(1), STRANGER, "S"))) == "needs_host"
    assert table.do(Lead(STRANGER, "S")).refusal is None
    assert table.state.lobby.moderator == STRANGER
    assert code(table.do(Lead(user(2), "P2"))) == "not_host"
    assert table.do(CoHost(STRANGER, 88, "C")).refusal is None
    assert code(table.do(Join(88, "C"))) == "leads_table"
    assert table.do(Begin(STRANGER)).refusal is None

    assert code(opened().do(Lead(STRANGER, "S"))) == "not_host"


def test_who_leads_a_lobby_that_wants_one_gets_up_from_their_chair():
    table = opened(led=True)
    table.do(Lead(user(6), "P6"))
    assert [player.user for player in table.state.lobby.players] == [user(number) for number in range(1, 6)]
