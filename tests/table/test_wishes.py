"""A round of speeches that the living shorten or lengthen, and what they cannot."""

from __future__ import annotations

import json

from core.rules.commands import Floor
from core.rules.events import CLOSING, DEPARTED, TurnBegan
from core.table import Limits
from core.table.table_commands import Pause
from core.table.wishes import Wishes
from core.table_events import ClockChanged, Wished
from tests.table.people import seat, until_phase, user

ROLES = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen"]


def left(table, hands) -> float:
    return (table.state.clock.ends - hands.at) / 1000


async def talk(table, hands, **more) -> None:
    await seat(table, 6, roles=ROLES, **more)
    await until_phase(table, hands, "day")


async def say(table, number: int, do: str):
    return (await table.do(Floor(number, do), user=user(number))).refusal


async def test_more_than_half_of_the_living_end_the_round(table, hands):
    await talk(table, hands)
    for number in (1, 2, 3):
        assert await say(table, number, "skip") is None
        assert table.state.game.phase == "day"
    assert (await say(table, 3, "skip")).code == "already_done"
    assert await say(table, 4, "skip") is None
    assert table.state.game.phase == "nomination"


async def test_a_wish_to_end_the_round_outlives_a_turn(table, hands):
    await talk(table, hands)
    for number in (1, 2, 3):
        await say(table, number, "skip")
        hands.at = table.state.clock.due
        await table.due()
    assert table.state.game.turn is not None
    await say(table, 5, "skip")
    assert table.state.game.phase == "nomination"


async def test_they_give_the_speaker_more_time_and_only_so_often(table, hands, scribe):
    await talk(table, hands)
    limits = Limits()
    for time in range(limits.more_times):
        for number in (1, 2, 3, 4):
            assert await say(table, number, "extend") is None
        assert left(table, hands) == 60 + limits.more_time / 1000 * (time + 1)
    assert (await say(table, 1, "extend")).code == "no_more_time"
    await table.settled()
    assert [event.change for event in scribe.events(ClockChanged)] == ["granted"] * limits.more_times
    assert len(scribe.events(Wished)) == 4 * limits.more_times


async def test_a_wish_for_more_time_is_about_one_turn(table, hands):
    await talk(table, hands)
    for number in (1, 2, 3):
        await say(table, number, "extend")
    hands.at = table.state.clock.due
    await table.due()
    await say(table, 4, "extend")
    assert left(table, hands) == 60


async def test_the_dead_the_paused_and_strangers_wish_nothing(table, hands):
    await talk(table, hands)
    assert (await table.do(Floor(2, "skip"), user=user(3))).refusal.code == "not_your_prompt"
    assert (await table.do(Floor(99, "skip"))).refusal.code == "not_playing"
    await table.do(Pause(user(1)))
    assert (await say(table, 2, "skip")).code == "paused"


async def test_where_the_table_has_no_round_of_speeches_the_rulebook_decides(table, hands):
    await talk(table, hands)
    await until_phase(table, hands, "nomination")
    assert (await say(table, 2, "skip")).code == "wrong_phase"


async def test_the_rulebooks_own_wishes_are_counted_by_the_rulebook(table, hands):
    await seat(table, 8, scenario="gangster_city")
    await until_phase(table, hands, "day")
    assert table.state.game.turn is None
    for number in table.state.game.living[:5]:
        await say(table, number, "skip")
    assert table.state.wishes == Wishes()
    assert table.state.game.phase != "day"


async def test_last_words_and_the_time_to_act_are_nobodys_to_cut(table, hands):
    await talk(table, hands)
    turn = table.state.game.turn
    for extra in (CLOSING, DEPARTED):
        held = TurnBegan(turn.to, seat=turn.seat, seconds=turn.seconds, number=turn.number, rest=turn.rest, extra=extra)
        table.state.game.turn = held
        assert (await say(table, 2, "skip")).code == "in_turns"


async def test_a_snapshot_keeps_the_wishes(table, hands):
    await talk(table, hands)
    await say(table, 2, "skip")
    await say(table, 3, "extend")
    kept = table.state.wishes
    assert Wishes.from_data(json.loads(json.dumps(kept.to_data()))) == kept
    assert kept.skip == {2}
