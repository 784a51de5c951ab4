"""The game is taken back to where a phase began: exactly, as far as it was said, and for everybody who follows it."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.books.library import load, published
from core.rules.commands import Act, Host
from core.rules.events import ALL, CameBack, Event, Left, PhaseBegan, Told
from core.rules.prompts import Prompt, prompts
from core.rules.state import Game
from core.script.write_script import record
from core.simulate.random_play import answer as any_answer
from core.table.beginnings import KEPT
from core.table.codec import pack_event, pack_state, read_event, read_state
from core.table.counted_log import of_rules, replayed, standing
from core.table.decide import decide
from core.table.decision import DecisionContext, TableDecision
from core.table.pace import Limits
from core.table.table_commands import Begin, Due, Join, Open, Pause, Replace, Undo
from core.table.table_state import TableState
from core.table.tables import published_book
from core.table_events import OF_TABLE, TakenBack, Void
from tests.examples import few
from tests.table.people import CHANNEL, STEWARD, seat, until_phase, user

MODERATOR = 77
ROLES = ("godfather", "mafioso", "doctor", "detective", "citizen", "citizen")


@dataclass
class Played:
    """A table without a store: its state, its log, the time."""

    state: TableState
    log: list[Event] = field(default_factory=list)
    now: int = 1_700_000_000_000

    def do(self, command, by: int | None = None) -> TableDecision:
        done = decide(self.state, command, self.context(), by)
        if done.refusal is None:
            assert done.state is not None
            self.state = done.state
            self.log += done.events
        return done

    def context(self) -> DecisionContext:
        return DecisionContext(self.now, published_book, Limits(idle_phases=10**6), "token", 1)

    @property
    def game(self) -> Game:
        assert self.state.game is not None
        return self.state.game

    def time_passes(self) -> None:
        assert self.state.clock is not None
        assert self.state.clock.ends is not None
        self.now = self.state.clock.ends
        self.do(Due())


def begun(scenario: str, players: int, seed: int = 7, roles: tuple[str, ...] = ()) -> Played:
    first = Played(None)  # type: ignore[arg-type]
    first.do(Open(MODERATOR, "M", CHANNEL, scenario, moderator=MODERATOR))
    for number in range(1, players + 1):
        first.do(Join(user(number), f"P{number}"))
    done = first.do(Begin(MODERATOR, seed, roles))
    assert done.refusal is None, done.refusal
    return first


def play_on(table: Played, chance: random.Random, phases: int) -> None:
    """So many phases, everybody answering or not, somebody put out now and then."""
    ended = table.game.serial + phases
    for _ in range(phases * 40):
        if table.state.over or table.game.serial >= ended:
            return
        act_a_while(table, chance)
        if not table.state.over:
            table.time_passes()


def act_a_while(table: Played, chance: random.Random) -> None:
    book = load(table.state.lobby.scenario)
    willing = chance.random()
    for prompt in list(prompts_of(table)):
        command = any_answer(prompt, chance, willing)
        if command is not None and table.state.running:
            table.do(command)
    if chance.random() < 0.1 and table.state.running and "eject" in book.scenario.host:
        table.do(Host("eject", (chance.choice(table.game.living),)))


def prompts_of(table: Played) -> Sequence[Prompt]:
    return prompts(load(table.state.lobby.scenario), table.game) if table.state.running else ()


def bare(game: Game) -> str:
    """The whole state but for what never goes back."""
    data = game.to_data()
    del data["serial"], data["undone"]
    return json.dumps(data, sort_keys=True)


def whole(game: Game) -> str:
    return json.dumps(game.to_data(), sort_keys=True)


@pytest.mark.parametrize("scenario", published())
@few(9)
@given(data=st.data())
def test_the_game_is_as_it_was_and_goes_on_to_its_end(scenario, data):
    least, most = load(scenario).scenario.players
    table = begun(scenario, data.draw(st.integers(least, most)), data.draw(st.integers(0, 10**6)))
    chance = random.Random(data.draw(st.integers(0, 10**6)))
    play_on(table, chance, data.draw(st.integers(0, 8)))
    seen: dict[int, str] = {}
    serials = [table.game.serial]
    for _ in range(data.draw(st.integers(1, 3))):
        if table.state.over:
            return
        seen[table.game.serial] = bare(table.state.beginnings[-1].game())
        for _ in range(data.draw(st.integers(0, KEPT - 1))):
            play_on(table, chance, 1)
            if not table.state.over:
                seen[table.game.serial] = bare(table.state.beginnings[-1].game())
        act_a_while(table, chance)
        if table.state.over:
            return
        wanted = chance.choice(table.state.beginnings).serial
        assert table.do(Undo(MODERATOR, wanted)).refusal is None
        if wanted in seen:
            assert bare(table.game) == seen[wanted]
        seen[table.game.serial] = bare(table.game)
        assert table.game.serial > max(serials), "no serial means two things"
        serials.append(table.game.serial)
        assert whole(replayed(table.log)) == whole(table.game)
        assert table.state.clock is not None
        assert table.state.clock.phase == table.game.serial
        assert pack_state(read_state(pack_state(table.state))) == pack_state(table.state)

    play_on(table, chance, 60)
    stored = [read_event(pack_event(event)) for event in table.log]
    assert whole(replayed(stored)) == whole(table.game)
    record(of_rules(table.log), load(scenario))  # raises where the log does not follow from the rules


def test_the_beginning_is_the_phase_as_it_was_asked_for():
    """Not some state on the way: what the prompts were, they are again."""
    table = begun("classic", 6, roles=ROLES)
    while table.game.phase != "night":
        table.time_passes()
    asked, then = [one.seats for one in prompts_of(table)], bare(table.game)
    table.do(Act(1, "kill", (5,)), user(1))
    table.do(Act(4, "inspect", (1,)), user(4))
    table.time_passes()
    assert table.game.phase == "day"
    assert not table.game.seat(5).alive

    done = table.do(Undo(MODERATOR, table.state.beginnings[-2].serial))

    assert table.game.phase == "night"
    assert bare(table.game) == then
    assert [one.seats for one in prompts_of(table)] == asked
    taken = next(event for event in done.events if isinstance(event, TakenBack))
    assert (taken.phase, taken.serial, taken.night) == ("night", table.game.serial, 1)
    assert [event.seat for event in done.events if isinstance(event, CameBack)] == [5]
    assert [event.seat for event in done.events if isinstance(event, Void)] == [4], "only who was told something"
    assert {event.to for event in done.events} == {ALL, "seat:4"}


def test_the_same_choices_come_to_the_same_end_and_others_to_another():
    table = begun("classic", 6, roles=ROLES)
    while table.game.phase != "night":
        table.time_passes()
    table.do(Act(1, "kill", (5,)), user(1))
    table.time_passes()
    once = bare(table.game)
    table.do(Undo(MODERATOR, table.state.beginnings[-2].serial))
    table.do(Act(1, "kill", (5,)), user(1))
    table.time_passes()
    assert bare(table.game) == once

    table.do(Undo(MODERATOR, table.state.beginnings[-2].serial))
    table.do(Act(1, "kill", (6,)), user(1))
    table.time_passes()
    assert table.game.living == [1, 2, 3, 4, 5]
    left = [event.seat for event in of_rules(table.log) if isinstance(event, Left)]
    assert left == [6], "what was taken back is no part of the story"
    assert sum(isinstance(event, TakenBack) for event in standing(table.log)) == 2


def test_who_has_what_chair_is_not_taken_back():
    table = begun("classic", 6, roles=ROLES)
    while table.game.phase != "night":
        table.time_passes()
    table.do(Replace(MODERATOR, 5, 999, "New"))
    table.do(Undo(MODERATOR, table.game.serial))
    assert table.state.user_of(5) == 999
    assert any(event.kind == "replaced" for event in standing(table.log))


def test_a_paused_game_stays_paused():
    table = begun("classic", 6, roles=ROLES)
    table.time_passes()
    table.do(Pause(MODERATOR))
    table.do(Undo(MODERATOR, table.game.serial))
    assert table.state.paused is not None
    assert table.state.clock is not None
    assert (table.state.clock.ends, table.state.clock.left) == (None, table.game.seconds * 1000)


def test_what_cannot_be_taken_back_is_refused():
    table = begun("classic", 6, roles=ROLES)
    assert table.do(Undo(MODERATOR, 99)).refusal.code == "nothing_to_undo"
    assert table.do(Undo(4711, table.game.serial)).refusal.code == "not_host"
    old = table.game.serial
    table.do(Undo(MODERATOR, old))
    assert table.do(Undo(MODERATOR, old)).refusal.code == "nothing_to_undo", "that beginning has another number now"


def test_so_many_beginnings_are_kept_and_they_make_a_snapshot_little_larger():
    table = begun("classic", 10)
    play_on(table, random.Random(1), 3)
    for _ in range(4):
        if table.state.running:
            table.time_passes()
    assert len(table.state.beginnings) <= KEPT
    alone = replace(table.state, beginnings=())
    assert len(pack_state(table.state)) - len(pack_state(alone)) < 300 * KEPT


def test_only_private_words_are_declared_void():
    table = begun("classic", 6, roles=ROLES)
    while table.game.phase != "night":
        table.time_passes()
    table.do(Act(4, "inspect", (1,)), user(4))
    done = table.do(Undo(MODERATOR, table.game.serial))
    assert not [event for event in done.events if isinstance(event, Void)], "nothing was answered yet"
    assert not [event for event in table.log if isinstance(event, Told) and event.seat == 4]
    assert [event.serial for event in done.events if isinstance(event, PhaseBegan)] == [table.game.serial]
    assert all(isinstance(event, OF_TABLE) or event.to == ALL for event in done.events)


async def test_taking_back_is_one_round_trip_and_is_there_after_a_restart(table, tables, store, hands):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    await table.do(Act(1, "kill", (5,)), user=user(1))
    await until_phase(table, hands, "day")
    await table.settled()
    before = store.round_trips
    outcome = await table.do(Undo(STEWARD, table.state.beginnings[-2].serial, steward=True), interaction="u")
    assert store.round_trips - before == 1
    assert outcome.refusal is None
    assert (await table.do(Undo(STEWARD, 1, steward=True), interaction="u")).duplicate

    saved, game = await store.load(table.id), table.state.game
    kept = read_state(saved.snapshot).game
    assert kept is not None
    assert game is not None
    assert whole(kept) == whole(game)
    assert whole(replayed(await table.log())) == whole(game)
