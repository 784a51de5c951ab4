"""Who does not play: what counts as a miss and what does not, what comes of it and when, and what it tells nobody."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.books.library import load
from core.rulebook.course import NIGHTS
from core.rules.commands import Act, Floor, Vote
from core.rules.events import Event, Left, PhaseBegan
from core.rules.prompts import prompts
from core.rules.state import Game
from core.table import Limits, TableState
from core.table.decide import decide
from core.table.decision import DecisionContext
from core.table.table_commands import Begin, Command, Due, Here, Join, Next, Open, ResumeAfterRestart, Undo
from core.table_events import MissedNights, MissedRounds, Replaced
from tests.examples import few
from tests.table.people import user

ROLES = ("godfather", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen", "citizen")
DOCTOR, CITIZEN = 3, 8


class Evening:
    """A game of eight in which some give signs and others do not. Nobody dies by night, nobody is voted out."""

    def __init__(self, roles: tuple[str, ...] = ROLES, waiting: int = 0, scenario: str = "classic", **more) -> None:
        self.context = DecisionContext(now=1_000, books=load, limits=Limits(idle_phases=10_000), token="token", seed=7)
        self.state: TableState | None = None
        self.said: list[Event] = []
        self.do(Open(user(1), "P1", 500, scenario, **more))
        for number in range(2, len(roles) + 1):
            self.do(Join(user(number), f"P{number}"))
        self.do(Begin(user(1), 7, roles))
        for number in range(waiting):
            self.do(Join(user(70 + number), f"W{number}"))

    @property
    def game(self) -> Game:
        assert self.state is not None
        assert self.state.game is not None
        return self.state.game

    def do(self, command: Command, person: int | None = None) -> None:
        done = decide(self.state, command, self.context, person)
        assert done.refusal is None, (command, done.refusal)
        assert done.state is not None
        self.state, self.said = done.state, [*self.said, *done.events]

    def wait(self) -> None:
        """Until the next deadline."""
        self.context = replace(self.context, now=self.state.clock.due)
        self.do(Due())

    def seat_does(self, seat: int) -> None:
        """A seat's owner answers with nothing whatever they are asked."""
        if self.game.turn is not None and self.game.turn.seat == seat:
            self.do(Floor(seat, "yield"), self.state.user_of(seat))
        elif seat in self.state.passed or not prompts(load("classic"), self.game, seat):
            return
        elif self.game.phase in load("classic").scenario.ballots:
            self.do(Vote(seat, ()), self.state.user_of(seat))
        elif self.game.phase == "night":
            self.do(Act(seat, "pass"), self.state.user_of(seat))

    def round(self, idle: Collection[int] = (), by_night: Collection[int] = ()) -> int:
        """From dawn to dawn (from the beginning: to the first). `idle`: seats whose owners do nothing; `by_night`: who
        do nothing at night alone. How long it took."""
        began, was_night = self.context.now, self.game.phase in NIGHTS
        while not self.state.over:
            done = (self.game.serial, None if self.game.turn is None else self.game.turn.number)
            for seat in self.game.living:
                if seat in idle or (seat in by_night and self.game.phase in NIGHTS):
                    continue
                if (self.game.serial, None if self.game.turn is None else self.game.turn.number) == done:
                    self.seat_does(seat)
            if (self.game.serial, None if self.game.turn is None else self.game.turn.number) == done:
                self.wait()
            is_night = self.game.phase in NIGHTS
            if was_night and not is_night:
                break
            was_night = is_night
        return self.context.now - began

    def told(self, kind: type[MissedRounds | MissedNights]) -> list[int]:
        return [event.seat for event in self.said if isinstance(event, kind)]

    @property
    def left(self) -> int:
        """Milliseconds until the running time is up."""
        clock = self.state.clock
        assert clock is not None
        assert clock.ends is not None
        return clock.ends - self.context.now

    @property
    def out(self) -> list[int]:
        return [event.seat for event in self.said if isinstance(event, Left) and event.absent]


def test_the_first_miss_is_forgiven_the_second_is_told_and_the_third_costs_the_chair():
    evening = Evening()
    evening.round()
    steps = []
    for _ in range(3):
        evening.round(idle=[CITIZEN])
        steps.append((evening.told(MissedRounds), evening.out))
    assert steps == [([], []), ([CITIZEN], []), ([CITIZEN], [CITIZEN])]
    warning = next(event for event in evening.said if isinstance(event, MissedRounds))
    assert warning.to == f"seat:{CITIZEN}", "nobody else is told"


def test_the_chair_goes_to_whoever_waits_with_nothing_held_against_them():
    evening = Evening(waiting=1)
    for _ in range(4):
        evening.round(idle=[CITIZEN])
    assert [event.user for event in evening.said if isinstance(event, Replaced)] == [user(70)]
    assert evening.out == []
    assert evening.state.watch.misses == {}
    evening.round(idle=[CITIZEN])
    assert evening.told(MissedRounds) == [CITIZEN], "the new owner starts anew"


@pytest.mark.parametrize("sign", ["vote", "word", "here"])
def test_any_sign_begins_the_count_anew(sign):
    evening = Evening()
    evening.round()
    for _ in range(2):
        evening.round(idle=[DOCTOR])
    while evening.game.phase != ("day" if sign == "word" else "nomination"):
        evening.wait()
    owner = user(DOCTOR)
    if sign == "here":
        evening.do(Here(owner))
    elif sign == "word":
        while evening.game.turn.seat != DOCTOR:
            evening.wait()
        evening.seat_does(DOCTOR)
    else:
        evening.seat_does(DOCTOR)
    assert DOCTOR not in evening.state.watch.misses
    others = [seat for seat in evening.game.living if seat != DOCTOR]
    for seat in others:
        evening.do(Here(user(seat)))
    evening.round(idle=[DOCTOR])
    assert evening.out == []


def test_what_is_done_at_night_is_no_sign():
    """Two are silent by day, and one of them has an act: their turns are cut short, and their chairs lost, alike."""
    evening, silent, lengths = Evening(), [DOCTOR, CITIZEN], list[int]()
    evening.round()
    for _ in range(3):
        while evening.game.phase not in NIGHTS:
            if evening.game.turn is not None and evening.game.turn.seat in silent:
                lengths.append(evening.left)
            evening.wait()
        for seat in set(range(1, 9)) - set(silent):
            evening.do(Here(user(seat)))
        evening.seat_does(DOCTOR)
        while evening.game.phase in NIGHTS:
            evening.wait()
    assert lengths == [60_000, 60_000, 15_000, 15_000, 15_000, 15_000]
    assert evening.told(MissedRounds) == evening.out == silent


def test_nobody_is_put_out_at_night():
    evening = Evening()
    for _ in range(4):
        before = len(evening.said)
        evening.round(idle=[CITIZEN])
        new = evening.said[before:]
        for place, event in enumerate(new):
            if isinstance(event, Left | MissedRounds | MissedNights):
                phases = [one.phase for one in new[:place] if isinstance(one, PhaseBegan)]
                assert phases[-1] == "day"


def test_whoever_leaves_nights_unanswered_is_told_alone_and_stays():
    evening = Evening()
    evening.round()
    for _ in range(6):
        evening.round(by_night=[DOCTOR, CITIZEN])
    assert evening.told(MissedNights) == [DOCTOR], "the second time; who is asked nothing misses nothing"
    assert evening.out == []
    assert evening.told(MissedRounds) == []


def test_who_does_one_thing_of_two_has_answered_the_night():
    """FM-29: the detective looks at a card or shoots."""
    roles = ("detective", "godfather", "mafioso", "doctor", "citizen", "citizen", "citizen", "citizen")
    evening = Evening(roles, scenario="family")
    detective, godfather, doctor = 1, 2, 4
    for _ in range(2):
        while evening.game.phase != "night":
            evening.wait()
        evening.do(Act(detective, "reveal", (8,)), user(detective))
        while evening.game.phase == "night":
            evening.wait()
    assert detective not in evening.told(MissedNights)
    assert {godfather, doctor} <= set(evening.told(MissedNights)), "who has done nothing is told"


def test_whose_turns_run_out_in_silence_has_short_ones_until_they_speak_up():
    evening = Evening()
    evening.round()
    whole = evening.round(idle=[CITIZEN])
    short = evening.round(idle=[CITIZEN])
    assert whole - short >= 30_000
    while evening.game.phase != "day" or evening.game.turn.seat != CITIZEN:
        evening.wait()
    assert evening.left == 15_000
    evening.do(Here(user(CITIZEN)))
    assert evening.left == 60_000


def test_a_turn_that_was_cut_short_is_no_longer_than_whole_where_the_day_is_begun_again():
    evening = Evening()
    evening.round()
    evening.round()
    first = evening.game.turn.seat
    assert first is not None
    evening = Evening()
    evening.round()
    evening.round(idle=[first])
    assert (evening.game.turn.seat, evening.left) == (first, 15_000)
    evening.do(Undo(user(50), evening.game.serial, steward=True))
    assert evening.game.turn.seat == first
    evening.do(Here(user(first)))
    assert evening.left == 60_000


def test_where_people_are_heard_a_turn_without_a_press_is_none_missed():
    evening = Evening(voice=9)
    evening.round()
    evening.round(idle=[CITIZEN])
    while evening.game.phase != "day" or evening.game.turn.seat != CITIZEN:
        evening.wait()
    assert evening.left == 60_000, "they may well be speaking"


@pytest.mark.parametrize("when", ["in the round", "before"])
def test_what_the_bot_is_to_blame_for_is_nobodys_miss(when):
    evening = Evening()
    evening.round()
    for _ in range(5):
        dawn = evening.state.watch.began
        evening.context = replace(evening.context, sound=dawn + 1 if when == "in the round" else dawn)
        evening.round(idle=[CITIZEN, DOCTOR])
    assert (evening.told(MissedRounds) == []) == (when == "in the round")
    assert (evening.out == []) == (when == "in the round")
    assert DOCTOR in evening.told(MissedNights), "the nights had nothing amiss"


def test_a_round_in_which_a_process_with_a_fast_clock_died_is_missed_by_nobody():
    evening = Evening()
    evening.round()
    evening.context = replace(evening.context, now=evening.context.now + 5_000)
    evening.do(Here(user(1)))
    now = evening.context.now - 3_600_000  # by the clock of the process that takes it up
    evening.context = replace(evening.context, now=now, sound=now)
    evening.do(ResumeAfterRestart())
    evening.round(idle=[CITIZEN])
    assert evening.state.watch.misses == {}
    evening.round(idle=[CITIZEN])
    assert evening.state.watch.misses == {CITIZEN: 1}, "of this one nothing is the bot's fault"


def test_a_game_that_its_host_moves_on_is_missed_by_nobody():
    evening = Evening(moderator=user(99))
    for _ in range(60):
        if evening.state.over:
            break
        evening.do(Next(user(99)))
    assert evening.state.watch.misses == {}
    assert evening.out == []


@pytest.mark.parametrize("silenced", [True, False])
@pytest.mark.parametrize("voice", [None, 9], ids=["text", "voice"])
def test_a_day_on_which_everybody_sees_that_a_seat_has_neither_word_nor_vote_is_none_missed(voice, silenced):
    roles = (
        "godfather",
        "natasha",
        "lawyer",
        "detective",
        "doctor",
        "kimia",
        "sniper",
        "commander",
        "priest",
        "citizen",
    )
    evening, natasha, idle = Evening(roles, scenario="classic_advanced", misses=2, voice=voice), 2, 10

    def day_and_night(silence: bool) -> None:
        serial = 0
        while not evening.game.at_night:
            for seat in evening.game.living if evening.game.serial != serial else ():
                if seat != idle:
                    evening.do(Here(user(seat)))
            serial = evening.game.serial
            evening.wait()
        if silence:
            evening.do(Act(natasha, "silence", (idle,)), user(natasha))
        while evening.game.at_night:
            evening.wait()

    evening.wait()
    while evening.game.at_night:
        evening.wait()
    day_and_night(silenced)
    assert evening.told(MissedRounds) == [idle], "what they could do they have not done"
    day_and_night(False)
    assert evening.out == ([] if silenced else [idle])


def test_where_half_of_the_living_are_silent_it_is_not_them():
    evening = Evening()
    evening.round()
    for _ in range(5):
        evening.round(idle=[5, 6, 7, 8])
    assert evening.out == []
    assert evening.told(MissedRounds) == []


def test_a_table_may_allow_however_many():
    evening = Evening(misses=0)
    for _ in range(6):
        evening.round(idle=[CITIZEN])
    assert evening.out == []


DAYS = st.lists(st.frozensets(st.sampled_from([2, 3, 5, 8]), max_size=3), min_size=3, max_size=6)


@given(DAYS, st.permutations(ROLES))
@few(15)
def test_when_somebody_is_put_out_tells_nothing_of_their_card(days, cards):
    """The same people silent in the same rounds: the same ones go at the same dawns, whatever they were dealt."""
    one, other = Evening(), Evening(tuple(cards))
    gone: dict[Evening, list[list[int] | None]] = {one: [], other: []}
    for evening in (one, other):
        for idle in [frozenset[int](), *days]:
            evening.round(idle=idle)
            gone[evening].append(None if evening.state.over else list(evening.out))
    for mine, theirs in zip(gone[one], gone[other], strict=True):
        if mine is None or theirs is None:
            return
        assert mine == theirs


@given(DAYS)
@few(15)
def test_nobody_goes_who_has_not_missed_three_rounds_running_and_been_told_before_the_last(days):
    evening = Evening()
    evening.round()
    missed = dict.fromkeys(range(1, 9), 0)
    for idle in days:
        already = list(evening.out)
        told = set(evening.told(MissedRounds))
        evening.round(idle=idle)
        if evening.state.over:
            return
        for seat in missed:
            missed[seat] = missed[seat] + 1 if seat in idle else 0
        for seat in set(evening.out) - set(already):
            assert missed[seat] >= 3
            assert seat in told
        again = TableState.from_data(json.loads(json.dumps(evening.state.to_data())))
        assert again.watch == evening.state.watch


def the_night_of(evening: Evening) -> int:
    """The serial of the night that is just over."""
    return next(one.serial for one in reversed(evening.state.beginnings) if one.phase == "night")


def test_a_miss_of_what_is_taken_back_is_no_miss():
    evening = Evening()
    evening.round()
    evening.round(idle=[CITIZEN])
    evening.round(idle=[CITIZEN])
    assert evening.state.watch.misses == {CITIZEN: 2}
    evening.do(Undo(user(50), the_night_of(evening), steward=True))
    assert evening.state.watch.misses == {CITIZEN: 1}
    read = TableState.from_data(json.loads(json.dumps(evening.state.to_data())))
    assert [one.watch for one in read.beginnings] == [one.watch for one in evening.state.beginnings]
    while evening.game.phase == "night":
        evening.wait()
    assert evening.out == [], "the round is counted again, and no more than once"
    assert evening.state.watch.misses == {CITIZEN: 2}


def test_who_has_given_a_sign_since_is_not_missed_again():
    evening = Evening()
    evening.round()
    evening.round(idle=[CITIZEN])
    evening.do(Here(user(CITIZEN)), user(CITIZEN))
    evening.do(Undo(user(50), the_night_of(evening), steward=True))
    assert evening.state.watch.misses == {}


def test_who_was_put_out_as_absent_and_is_taken_back_has_not_missed_that_round():
    evening = Evening()
    evening.round()
    for _ in range(3):
        evening.round(idle=[CITIZEN])
    assert evening.out == [CITIZEN]
    evening.do(Undo(user(50), the_night_of(evening), steward=True))
    assert evening.game.seat(CITIZEN).alive
    assert evening.state.watch.misses == {CITIZEN: 2}
