"""The clock of a table: phases end, end early, are held and go on; people who vanish do not hang it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.books.library import load
from core.rules.commands import Act, Floor, Host, Vote
from core.rules.events import ALL, Announced, Left
from core.rules.state import Game
from core.table import Limits, Tables
from core.table.decide import decide
from core.table.decision import DecisionContext
from core.table.pace import moments
from core.table.table_commands import (
    Begin,
    Due,
    Extend,
    Gone,
    Hold,
    Join,
    Leave,
    Next,
    Open,
    Pause,
    Replace,
    Resume,
    ResumeAfterRestart,
    Ruling,
    Stop,
    Voice,
)
from core.table_events import ClockChanged, Closed, WentAbsent
from tests.table.people import GUILD, STEWARD, TABLE, Scribe, seat, until_phase, user

ROLES = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen"]


def left(table, hands) -> float:
    """Seconds until the clock that everybody sees runs out."""
    return (table.state.clock.ends - hands.at) / 1000


def due(table, hands) -> float:
    """Seconds until the table goes on."""
    return (table.state.clock.due - hands.at) / 1000


async def night(table, hands, **more) -> None:
    await seat(table, 6, roles=ROLES, **more)
    await until_phase(table, hands, "night")


async def all_act(table) -> None:
    for act in (Act(1, "kill", (5,)), Act(3, "save", (6,)), Act(4, "inspect", (1,))):
        assert (await table.do(act, user=user(act.by))).refusal is None


async def test_a_phase_lasts_its_time_and_no_longer(table, hands):
    await seat(table, 6, roles=ROLES)
    assert left(table, hands) == 30
    hands.move(29.9)
    await table.due()
    assert table.state.game.phase == "intro_night"
    hands.move(0.1)
    await table.due()
    assert table.state.game.phase == "day"


async def test_speeches_run_one_after_the_other(table, hands):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "day")
    first = table.state.game.turn.seat
    for number in range(6):
        assert table.state.game.turn.seat == (first + number - 1) % 6 + 1
        assert left(table, hands) == 60
        hands.move(60)
        await table.due()
    assert table.state.game.phase == "nomination"


async def test_a_yielded_turn_gives_the_next_speaker_the_whole_time(table, hands):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "day")
    hands.move(20)
    speaker = table.state.game.turn.seat
    assert (await table.do(Floor(speaker, "yield"), user=user(speaker))).refusal is None
    assert left(table, hands) == 60


async def test_a_speaker_put_out_holds_nobody_up(table, hands):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "day")
    speaker = table.state.game.turn.seat
    await table.do(Host("eject", (speaker,)))
    await table.due()
    assert table.state.game.turn.seat != speaker


async def test_a_night_that_everybody_has_answered_ends_at_the_first_of_its_moments(table, hands):
    await night(table, hands)
    first, _, _ = (moment / 1000 for moment in moments(table.state.game, Limits()))
    assert 20 <= first < 40
    hands.move(2)
    await all_act(table)
    assert due(table, hands) == first - 2
    assert left(table, hands) == 118, "nobody sees that it will end sooner"
    hands.move(first - 2)
    await table.due()
    assert table.state.game.phase == "day"


async def test_after_the_last_answer_there_is_time_to_change_ones_mind(table, hands):
    await night(table, hands)
    first, second, _ = (moment / 1000 for moment in moments(table.state.game, Limits()))
    hands.move(first - 4)
    await all_act(table)
    assert due(table, hands) == second - first + 4


async def test_a_night_answered_after_its_last_moment_lasts_its_time(table, hands):
    await night(table, hands)
    hands.move(moments(table.state.game, Limits())[-1] / 1000)
    await all_act(table)
    assert due(table, hands) == left(table, hands)


async def test_a_pass_is_an_answer_and_taking_it_back_is_none(table, hands):
    await night(table, hands)
    await table.do(Act(1, "kill", (5,)), user=user(1))
    await table.do(Act(3, "save", (6,)), user=user(3))
    assert due(table, hands) == 120
    await table.do(Act(4, "pass"), user=user(4))
    assert due(table, hands) < 120
    assert table.state.passed == {4}
    await table.do(Act(4, "inspect", (1,)), user=user(4))
    assert table.state.passed == frozenset()


ACTS = (Act(1, "kill", (5,)), Act(3, "save", (6,)), Act(4, "inspect", (1,)))
TIMES = st.tuples(*[st.one_of(st.none(), st.integers(0, 119)) for _ in ACTS])


def over_after(times: tuple[int | None, ...], passes: frozenset[int] = frozenset()) -> float:
    """After how many seconds a night is over in which each acts, or passes, at their time, or (None) never."""
    context = DecisionContext(now=0, books=load, limits=Limits(), token="token", seed=7)
    state = decide(None, Open(user(1), "P1", 500, "classic"), context).state
    for seat_ in range(2, 7):
        state = decide(state, Join(user(seat_), f"P{seat_}"), context).state
    state = decide(state, Begin(user(1), 7, tuple(ROLES)), context).state
    assert state is not None
    while state.game.phase != "night":
        context = replace(context, now=state.clock.due)
        state = decide(state, Due(), context).state
    dusk = context.now
    for at, who in sorted((at, who) for who, at in enumerate(times) if at is not None):
        context = replace(context, now=dusk + at * 1000)
        state = decide(state, Due(), context).state
        if state.game.phase != "night":
            break
        act = Act(ACTS[who].by, "pass") if who in passes else ACTS[who]
        done = decide(state, act, context, user(act.by))
        assert done.refusal is None
        assert done.state.clock.ends == dusk + 120_000, "what is shown of the clock does not change"
        state = done.state
    while state.game.phase == "night":
        context = replace(context, now=state.clock.due)
        state = decide(state, Due(), context).state
    return (context.now - dusk) / 1000


@given(TIMES, TIMES, st.frozensets(st.integers(0, 2)))
@settings(max_examples=60, deadline=None)
def test_a_nights_length_tells_no_more_than_between_which_of_its_moments_the_last_one_answered(one, other, passes):
    """Whoever acted, and when, within the same part of the night: it is over at the same moment."""
    ends = {over_after(one, passes), over_after(one)}
    assert len(ends) == 1, "a pass takes as long as an act"
    (length,) = ends
    drawn = [moment / 1000 for moment in moments_of_the_first_night()]
    assert length in (*drawn, 120)
    limit = [moment - 5 for moment in drawn]

    def part(times: tuple[int | None, ...]) -> int:
        answered = [time for time in times if time is not None]
        return len(limit) if None in times else sum(max(answered) > moment for moment in limit)

    if part(one) == part(other):
        assert over_after(other) == length


def moments_of_the_first_night() -> list[int]:
    game = Game()
    game.seed, game.serial, game.seconds = 7, 4, 120
    return moments(game, Limits())


def test_moments_are_drawn_anew_each_night_and_lie_within_it():
    seen = set[tuple[int, ...]]()
    game = Game()
    for seed in range(20):
        for serial in (4, 9):
            game.seed, game.serial, game.seconds = seed, serial, 120
            drawn = moments(game, Limits())
            assert drawn == sorted(drawn)
            assert len(drawn) == 3
            assert all(20_000 <= moment < 120_000 for moment in drawn)
            seen.add(tuple(drawn))
    assert len(seen) == 40
    assert moments(game, Limits(night_moments=0)) == []
    game.seconds = 20
    assert moments(game, Limits()) == [], "a night as short as that lasts its time"


async def test_a_gang_that_counts_voices_waits_for_each_of_them(table, hands):
    """GC-48, GC-D7: one voice is not the gang's, and a spy's is nobody's at all."""
    roles = ["don", "mafioso", "spy", "citizen", "citizen", "citizen", "citizen", "citizen"]
    await seat(table, 8, scenario="gangster_city", roles=roles)
    await until_phase(table, hands, "night")
    whole = due(table, hands)
    for member in (3, 2):
        assert (await table.do(Act(member, "kill", (5,)), user=user(member))).refusal is None
        assert due(table, hands) == whole
    await table.do(Act(1, "kill", (6,)), user=user(1))
    assert due(table, hands) < whole


async def night_of_family(table, hands, third: str) -> float:
    """Seat 3 has this role beside two of the mafia. Seconds that the night has while nobody has answered."""
    roles = ["mafioso", "mafioso", third, "citizen", "citizen", "citizen", "citizen"]
    await seat(table, 7, scenario="family", roles=roles)
    await until_phase(table, hands, "night")
    return due(table, hands)


async def test_a_sleepwalkers_shot_does_not_answer_for_the_mafia_and_theirs_does_for_the_sleepwalker(table, hands):
    """FM-49, FM-D11."""
    whole = await night_of_family(table, hands, "sleepwalker")
    await table.do(Act(3, "kill", (5,)), user=user(3))
    assert due(table, hands) == whole
    await table.do(Act(3, "pass"), user=user(3))
    await table.do(Act(2, "kill", (6,)), user=user(2))
    assert due(table, hands) < whole


async def test_who_may_do_one_thing_of_two_has_answered_once_it_is_done(table, hands):
    """FM-29: the detective shoots or asks."""
    whole = await night_of_family(table, hands, "detective")
    await table.do(Act(2, "kill", (6,)), user=user(2))
    assert due(table, hands) == whole
    assert (await table.do(Act(3, "reveal", (1,)), user=user(3))).refusal is None
    assert due(table, hands) < whole


async def test_by_the_clock_nothing_ends_early(table, hands):
    await night(table, hands, pace="clock")
    await all_act(table)
    assert due(table, hands) == 120


async def test_a_ballot_ends_early_and_talk_does_not(table, hands):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "nomination")
    for voter in range(1, 6):
        await table.do(Vote(voter, (6,)), user=user(voter))
    assert left(table, hands) == 60
    await table.do(Vote(6, ()), user=user(6))
    assert left(table, hands) == 5
    hands.move(5)
    await table.due()
    assert table.state.game.phase == "defence"
    assert left(table, hands) == 60


async def to_the_verdict(table, hands, card) -> None:
    """A table that has this card, at the verdict on its last seat."""
    await seat(table, 7, roles=["godfather", "mafioso", card, *["citizen"] * 4], scenario="grand_persian")
    await until_phase(table, hands, "nomination")
    for voter in range(1, 7):
        assert (await table.do(Vote(voter, (7,)), user=user(voter))).refusal is None
    await until_phase(table, hands, "verdict")


@pytest.mark.parametrize("card", ["governor", "citizen"])
async def test_a_ballot_waits_for_hands_alone_and_tells_nothing_of_who_could_act_in_it(table, hands, card):
    """GP-150: where some card may act, all have time for it whether somebody holds it or not."""
    await to_the_verdict(table, hands, card)
    whole = left(table, hands)
    for voter in range(1, 6):
        await table.do(Vote(voter, (7,)), user=user(voter))
    assert left(table, hands) == whole
    await table.do(Vote(6, ()), user=user(6))
    assert left(table, hands) == 15 < whole


async def test_what_a_card_does_in_a_ballot_neither_gives_a_vote_nor_takes_it_back(table, hands):
    await to_the_verdict(table, hands, "governor")
    whole = left(table, hands)
    for voter in (1, 2, 4, 5, 6):
        await table.do(Vote(voter, ()), user=user(voter))
    assert (await table.do(Act(3, "pass"), user=user(3))).refusal is None
    assert left(table, hands) == whole, "the governor has not voted"
    await table.do(Vote(3, ()), user=user(3))
    assert (await table.do(Act(3, "veto"), user=user(3))).refusal is None
    assert left(table, hands) == 15
    assert 3 in table.state.passed


async def test_a_paused_clock_keeps_what_was_left(table, hands, scribe):
    await night(table, hands)
    hands.move(50)
    await table.do(Pause(STEWARD, steward=True))
    hands.move(1000)
    await table.due()
    assert table.state.game.phase == "night"
    assert (await table.do(Act(1, "kill", (5,)), user=user(1))).refusal.code == "paused"
    assert (await table.do(Pause(STEWARD, steward=True))).refusal.code == "paused"

    await table.do(Resume(STEWARD, steward=True))

    assert left(table, hands) == 70
    assert (await table.do(Resume(STEWARD, steward=True))).refusal.code == "not_paused"
    await table.settled()
    assert [event.change for event in scribe.events(ClockChanged)] == ["paused", "resumed"]


async def test_a_ballot_waits_for_nobody_who_was_put_out_while_its_clock_stood(table, hands):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "nomination")
    for voter in table.state.game.living:
        if voter != 6:
            await table.do(Vote(voter, ()), user=user(voter))
    await table.do(Pause(STEWARD, steward=True))
    assert (await table.do(Ruling(STEWARD, "eject", (6,), steward=True))).refusal is None
    await table.do(Resume(STEWARD, steward=True))
    assert table.state.game.phase == "nomination"
    assert left(table, hands) == 5


async def test_a_pause_ends_by_itself(table, hands):
    await night(table, hands)
    await table.do(Pause(user(1)))
    hands.move(3600)
    await table.due()
    assert table.state.paused is None
    assert left(table, hands) == 120


async def test_a_clock_is_held_while_nobody_can_see_the_table(table, hands, scribe):
    await night(table, hands)
    hands.move(50)
    await table.do(Hold())
    hands.move(300)
    await table.due()
    assert table.state.held
    assert (await table.do(Act(1, "kill", (5,)), user=user(1))).refusal.code == "held"
    assert (await table.do(Pause(STEWARD, steward=True))).refusal.code == "held"
    assert not (await table.do(Hold())).events, "it is held already"

    await table.do(Hold(over=True))

    assert left(table, hands) == 70
    assert not table.state.held
    assert not (await table.do(Hold(over=True))).events
    await table.settled()
    assert [event.change for event in scribe.events(ClockChanged)] == ["held", "resumed"]


async def test_a_clock_is_not_held_for_ever(table, hands):
    await night(table, hands)
    await table.do(Hold())
    hands.move(600)
    await table.due()
    assert (table.state.held, table.state.paused) == (False, None)
    assert left(table, hands) == 120


async def test_whoever_has_stopped_the_clock_by_hand_lets_it_go_on(table, hands):
    """That the table can be seen again does not, nor is a host behind a clock that is held."""
    await night(table, hands)
    await table.do(Pause(STEWARD, steward=True))
    await table.do(Hold())
    await table.do(Hold(over=True))
    assert table.state.paused is not None
    await table.do(Resume(STEWARD, steward=True))
    await table.do(Hold())
    await table.do(Resume(STEWARD, steward=True))
    assert (table.state.held, table.state.paused) == (False, None)


async def test_the_host_extends_and_moves_on(table, hands):
    await night(table, hands)
    await table.do(Extend(user(1), 30))
    assert left(table, hands) == 150
    await table.do(Pause(user(1)))
    await table.do(Extend(user(1), 30))
    await table.do(Resume(user(1)))
    assert left(table, hands) == 180
    await table.do(Next(STEWARD, steward=True))
    assert table.state.game.phase == "day"


async def test_a_game_that_its_host_moves_on_by_hand_is_not_taken_for_left(table, hands):
    await seat(table, 6, roles=ROLES, moderator=STEWARD)
    for _ in range(2 * Limits().idle_phases):
        serial = table.state.game.serial
        while table.state.game.serial == serial:
            hands.move(1)
            assert (await table.do(Next(STEWARD))).refusal is None
    assert table.state.running


@pytest.mark.parametrize("lever", [Pause(user(2)), Resume(user(2)), Extend(user(2), 9), Next(user(2)), Stop(user(2))])
async def test_only_the_host_moves_the_levers(table, hands, lever):
    await night(table, hands)
    assert (await table.do(lever)).refusal.code == "not_host"


async def test_somebody_who_left_the_server_is_put_out_after_a_grace(table, hands, scribe):
    await night(table, hands)
    await table.do(Gone(user(5)))
    assert (await table.do(Gone(user(5)))).refusal.code == "not_joined"
    hands.move(119)
    await table.due()
    assert table.state.game.seat(5).alive
    hands.move(1)
    await table.due()
    await table.settled()
    assert not table.state.game.seat(5).alive
    assert scribe.events(WentAbsent) == [WentAbsent(ALL, seat=5, user=user(5), seconds=120)]
    assert [(event.how, event.absent) for event in scribe.events(Left)] == [("eject", True)]
    assert "ejected" not in [event.code for event in scribe.events(Announced)], "the host has done nothing"


async def test_who_has_left_the_server_does_not_get_the_floor(table, hands, scribe):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "day")
    first = table.state.game.turn.seat
    second, third, fourth = ((first + n) % 6 + 1 for n in range(3))
    for gone in (second, third):
        await table.do(Gone(user(gone)))
    assert table.state.game.turn.seat == first
    hands.move(60)
    await table.due()
    assert table.state.game.turn.seat == fourth
    assert left(table, hands) == 60


async def test_who_leaves_the_server_in_the_middle_of_a_speech_ends_it(table, hands):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "day")
    first = table.state.game.turn.seat
    hands.move(10)
    await table.do(Gone(user(first)))
    assert table.state.game.turn.seat == first % 6 + 1
    assert left(table, hands) == 60


async def test_a_speech_held_by_a_pause_is_passed_over_when_the_clock_runs_again(table, hands):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "day")
    first = table.state.game.turn.seat
    host = table.state.lobby.host
    await table.do(Pause(host))
    await table.do(Gone(user(first)))
    assert table.state.game.turn.seat == first
    await table.do(Resume(table.state.lobby.host))
    assert table.state.game.turn.seat == first % 6 + 1


async def test_where_all_who_could_speak_have_left_the_talk_is_over(table, hands):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "day")
    for number in range(1, 7):
        await table.do(Gone(user(number)))
    assert table.state.game.phase == "nomination"


async def test_somebody_who_comes_back_in_time_plays_on(table, hands):
    await night(table, hands, pace="clock")
    await table.do(Leave(user(4)))
    hands.move(60)
    assert (await table.do(Join(user(4), "P4"))).refusal is None
    hands.move(60)
    await table.due()
    assert table.state.game.seat(4).alive


async def test_a_seat_is_taken_over_with_its_card(table, hands, scribe):
    await night(table, hands)
    await table.do(Gone(user(4)))
    outcome = await table.do(Replace(STEWARD, 4, 77, "Newcomer", steward=True))
    assert outcome.refusal is None
    assert table.state.absent == {}
    assert (await table.do(Act(4, "inspect", (1,)), user=user(4))).refusal.code == "not_your_prompt"
    assert (await table.do(Act(4, "inspect", (1,)), user=77)).refusal is None
    assert (await table.do(Replace(STEWARD, 3, 77, "Newcomer", steward=True))).refusal.code == "they_have_chair"
    assert (await table.do(Replace(STEWARD, 9, 78, "Other", steward=True))).refusal.code == "bad_target"
    assert (await table.do(Replace(user(2), 3, 78, "Other"))).refusal.code == "not_host"


async def test_a_host_who_leaves_hands_over(table, hands):
    await night(table, hands)
    await table.do(Gone(user(1)))
    assert table.state.lobby.host == user(2)


async def test_a_table_nobody_touches_ends_by_itself(table, hands, store, scribe):
    await seat(table, 6, roles=ROLES)
    for _ in range(200):
        if table.state is None or table.state.over:
            break
        hands.at = table.state.clock.ends
        await table.due()
    await table.settled()
    assert [event.reason for event in scribe.events(Closed)] == ["idle"]
    assert await store.load(TABLE) is None
    assert len(await store.history(GUILD)) == 1


async def test_a_clock_that_ran_out_while_away_gives_a_grace(table, hands, store):
    await night(table, hands)
    hands.move(500)
    back: Any = Tables(store, Scribe(), now=hands, limits=Limits(grace=15_000)).get(TABLE)
    await back.resume()
    assert back.state.game.phase == "night"
    assert left(back, hands) == 15
    assert (await back.do(ResumeAfterRestart())).events == [], "a clock that still runs is left alone"


async def test_a_chair_whose_time_ran_out_while_the_process_was_away_is_kept_for_the_grace(table, hands, store):
    await night(table, hands)
    await table.do(Gone(user(4)))
    await table.do(Gone(user(5)))
    hands.move(500)
    back: Any = Tables(store, Scribe(), now=hands, limits=Limits(grace=15_000)).get(TABLE)
    await back.resume()
    await back.due()
    assert back.state.game.seat(5).alive, "nobody was there to whom they could have come back"
    assert (await back.do(Join(user(5), "P5"))).refusal is None
    hands.move(15)
    await back.due()
    assert (back.state.game.seat(4).alive, back.state.game.seat(5).alive) == (False, True)


async def test_a_motion_whose_time_ran_out_while_the_process_was_away_is_voted_on_for_the_grace(table, hands, store):
    await seat(table, 6, roles=ROLES)
    assert (await table.do(Ruling(user(1), "eject", (2,)))).refusal is None
    hands.move(500)
    back: Any = Tables(store, Scribe(), now=hands, limits=Limits(grace=15_000)).get(TABLE)
    await back.resume()
    await back.due()
    for voter in (3, 4, 5):
        assert (await back.do(Voice(user(voter), back.state.motion.number, True))).refusal is None
    assert not back.state.game.seat(2).alive
