"""Whole games at the table: scripted people, the clock, Redis; and what is left of them afterwards."""

from __future__ import annotations

import random

import pytest

from core.rules.events import GameOver
from core.rules.fold import fold
from core.table.codec import pack, pack_state, read_event, read_state
from core.table.counted_log import of_rules
from tests.table.people import GUILD, TABLE, answer, seat, user


async def play_out(table, hands, dice) -> None:
    """Everybody answers one prompt at most, in some order, then the clock runs on; until the game ends."""
    for _ in range(400):
        state = table.state
        if state is None or state.over:
            return
        asked = table.prompts()
        dice.shuffle(asked)
        for prompt in asked[: dice.randint(0, len(asked))]:
            outcome = await table.do(answer(prompt, dice), user=user(prompt.seat))
            assert outcome.refusal is None, (prompt, outcome.refusal)
        state = table.state
        assert len(pack_state(state)) < 64 * 1024
        assert pack_state(read_state(pack_state(state))) == pack_state(state)
        hands.at = state.clock.due
        await table.due()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("scenario", ["classic", "card_deck"])
@pytest.mark.parametrize("players", [6, pytest.param(10, marks=pytest.mark.repeats("fewer and more people")), 15])
async def test_a_game_ends_and_its_log_replays(table, hands, store, scribe, scenario, players):
    await seat(table, players, seed=players, scenario=scenario)
    await play_out(table, hands, random.Random(players))
    last = table.state
    await table.settled()

    [past] = await store.history(GUILD)
    events = of_rules(read_event(event) for event in past.events)
    assert scribe.events(GameOver), "the game ended with a winner or a stated draw"
    assert fold(events).over
    if last is not None:
        assert pack(fold(events).to_data()) == pack(last.game.to_data())
    assert await store.load(TABLE) is None
    assert await store.live() == []


async def test_a_table_of_twenty_stays_small(table, hands):
    await seat(table, 20, seed=1)
    assert len(pack_state(table.state)) < 16 * 1024
