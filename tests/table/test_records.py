"""What games came to: counted out of their logs, kept longer than they are, and computed again."""

from __future__ import annotations

import random

import pytest

from core.rules.events import (
    ALL,
    BallotCounted,
    Became,
    CameBack,
    Dealt,
    GameOver,
    Left,
    PhaseBegan,
    VoteCast,
    Withdrew,
)
from core.rules.events import ActGiven as Act
from core.store import KEPT_RESULTS, RESULT_DAYS, Change
from core.table import PastGame
from core.table.codec import pack_event
from core.table.records import Records
from core.table.result import pack_result, read_result, result_of
from core.table.table_commands import Stop
from core.table_events import Replaced, Seated
from tests.table.people import GUILD, TABLE, seat, user
from tests.table.test_whole_games import play_out

ENDED = 1_700_000_000_000
DAY = 24 * 60 * 60 * 1000


def phase(name: str, serial: int, night: int) -> PhaseBegan:
    return PhaseBegan(
        ALL, phase=name, serial=serial, day=1, night=night, seconds=60, turns=False, living=5, on_defence=()
    )


def left(number: int, how: str, absent: bool = False) -> Left:
    return Left(ALL, seat=number, how=how, shown=None, absent=absent)


def game(*events: object, people: int = 5) -> PastGame:
    """Three of the town, then two of the mafia; the first two events are the deal."""
    teams = ["town", "town", "town", "mafia", "mafia"][:people]
    rows = tuple({"role": f"r{team}", "team": team, "uses": {}, "marks": []} for team in teams)
    log = [
        Seated(
            ALL,
            seats=tuple((number, f"P{number}") for number in range(1, people + 1)),
            scenario="any",
            host=1,
            moderator=None,
        ),
        Dealt("host", scenario="any", seed=1, options={}, seats=rows),  # type: ignore[arg-type]
        *events,
    ]
    return PastGame.of("token", ENDED, log)  # type: ignore[arg-type]


OVER = GameOver(ALL, winner=("town",), winners=(1, 2, 3), roles={})


def test_wins_fates_and_who_was_out_first_are_read_off_a_log():
    found = result_of(
        game(
            phase("night", 1, 1),
            left(1, "night"),
            left(2, "night"),
            CameBack(ALL, seat=2),
            phase("day", 2, 1),
            left(5, "vote"),
            left(3, "eject", absent=True),
            phase("night", 3, 2),
            OVER,
        )
    )
    assert found is not None
    assert [one.won for one in found.seats] == [True, True, True, False, False]
    assert [one.how for one in found.seats] == ["night", None, "absent", None, "vote"]
    assert [one.first for one in found.seats] == [True, True, False, False, False]
    assert (found.scenario, found.nights, found.winner) == ("any", 2, ("town",))


def test_votes_count_once_a_ballot_and_hit_another_team_as_it_is_then():
    counted = BallotCounted(ALL, phase="vote", n=5, needed=3, counts={})
    found = result_of(
        game(
            phase("vote", 1, 1),
            VoteCast(ALL, voter=1, choices=(2,)),
            VoteCast(ALL, voter=1, choices=(4,)),  # a changed mind
            VoteCast(ALL, voter=2, choices=(4,)),
            VoteCast(ALL, voter=2, choices=()),  # taken back
            VoteCast("seat:4", voter=4, choices=(5,)),
            counted,
            phase("verdict", 2, 1),
            counted,
            Became("host", seat=5, role="rtown", team="town"),
            phase("vote", 3, 1),
            VoteCast(ALL, voter=1, choices=(5, 4)),
            counted,
            OVER,
        )
    )
    assert found is not None
    assert [(one.votes, one.hits) for one in found.seats] == [(3, 2), (0, 0), (0, 0), (1, 0), (0, 0)]
    assert [one.team for one in found.seats] == ["town", "town", "town", "mafia", "town"]
    assert [one.role for one in found.seats] == ["rtown", "rtown", "rtown", "rmafia", "rmafia"], "as it was dealt"


def test_an_act_counts_as_it_stood_when_its_phase_ended():
    found = result_of(
        game(
            phase("night", 1, 1),
            Act("seat:4", by=4, do="kill", at=(5,), extras={}),
            Act("seat:4", by=4, do="kill", at=(1,), extras={}),
            Act("seat:1", by=1, do="save", at=(1,), extras={}),
            Act("seat:2", by=2, do="ask", at=(4,), extras={}),
            Withdrew("seat:2", by=2, do=None),
            phase("day", 2, 1),
            phase("night", 3, 2),
            Act("seat:4", by=4, do="kill", at=(5,), extras={}),
            OVER,
        )
    )
    assert found is not None
    assert [dict(one.acts) for one in found.seats] == [{"save": (1, 0)}, {}, {}, {"kill": (2, 1)}, {}]


def test_a_game_counts_for_who_held_the_seat_at_the_end():
    found = result_of(game(phase("night", 1, 1), Replaced(ALL, seat=2, user=77, name="Late", was=2), OVER))
    assert found is not None
    assert [(one.user, one.name) for one in found.seats][1] == (77, "Late")
    assert not found.has(2)


@pytest.mark.parametrize("log", [[phase("night", 1, 1)], []])
def test_a_game_that_was_broken_off_counts_for_nothing(log):
    assert result_of(game(*log)) is None


def test_a_result_is_a_few_bytes_a_seat_and_reads_back():
    found = result_of(
        game(phase("night", 1, 1), Act("seat:4", by=4, do="kill", at=(5,), extras={}), left(1, "night"), OVER)
    )
    assert found is not None
    body = pack_result(found)
    assert read_result(body) == found
    assert len(body) < 50 * len(found.seats)
    assert read_result(b"another program's") is None


async def test_a_game_is_counted_when_it_ends_and_one_that_is_stopped_is_not(tables, table, hands, store):
    await seat(table, 8, seed=8)
    await play_out(table, hands, random.Random(8))
    await tables.settled()
    await seat(table, 8, seed=9)
    await table.do(Stop(user(1)))
    await tables.settled()

    kept = await store.results(GUILD)
    assert len(kept) == 2
    (result,) = await tables.records.of(GUILD)
    assert {one.user for one in result.seats} == {user(number) for number in range(1, 9)}
    assert result.winner
    (past,) = [one for one in await table.history.last(5) if one.over is not None]
    assert result == result_of(past)


async def test_what_is_missing_or_of_another_form_is_computed_again_from_the_history(tables, table, hands, store):
    await seat(table, 8, seed=8)
    await play_out(table, hands, random.Random(8))
    await tables.settled()
    before = await tables.records.of(GUILD)
    ((token, body),) = (await store.results(GUILD)).items()
    assert await store.swap_result(GUILD, token, body, b"of a program to come")
    assert await tables.records.of(GUILD) == before
    assert (await store.results(GUILD))[token] == body


async def test_results_outlive_their_games_and_end_when_it_was_said(store, hands):
    records = Records(store, hands)
    log = [pack_event(event) for event in game(phase("night", 1, 1), OVER).events]
    first = hands()
    for number in range(3):
        await store.commit(TABLE, Change(f"g{number}", 0, b"", log))
        await store.finish(TABLE, f"g{number}", 1, first + number * DAY)
        hands.move(DAY / 1000)
        assert await records.note(GUILD, f"g{number}") is not None
    assert [one.token for one in await records.of(GUILD)] == ["g0", "g1", "g2"]
    await store.put_result(GUILD, "late", first + RESULT_DAYS * DAY + DAY // 2, b"", hands())
    assert list(await store.results(GUILD)) == ["g1", "g2", "late"], "the first is too old by now"
    await store.put_result(GUILD, "old", first, b"", first + (RESULT_DAYS + 1) * DAY)
    assert "old" not in await store.results(GUILD)


async def test_a_server_keeps_so_many_results(store, hands):
    for number in range(KEPT_RESULTS + 3):
        await store.put_result(GUILD, f"g{number}", ENDED + number, b"x", hands())
    kept = await store.results(GUILD)
    assert len(kept) == KEPT_RESULTS
    assert next(iter(kept)) == "g3"
