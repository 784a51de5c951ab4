"""A game of a rulebook by scripted players: of every second one at its published table; by `make tables` of each, at
its published, its smallest and its largest."""

from __future__ import annotations

import logging

import pytest

from cogs.simulated.people.scripted_game import begin, gather, play_on
from cogs.simulated.simulation import simulated
from core.books.library import load
from core.store import Store
from core.table import Limits
from tests.discord.openapi import description
from tests.discord.whole_game import Listening, check

PUBLISHED = {
    "card_deck": 12,
    "classic": 10,
    "classic_advanced": 20,
    "commando": 10,
    "el_clasico": 11,
    "elixir": 12,
    "family": 11,
    "gangster_city": 12,
    "godfather": 11,
    "grand_persian": 16,
    "interrogator": 11,
    "joker": 6,
    "masked": 10,
    "thief_gangster": 13,
    "zodiac": 12,
}
OTHERS = {(id_, size) for id_, usual in PUBLISHED.items() for size in load(id_).scenario.players if size != usual}
ALL = [*sorted(PUBLISHED.items()), *sorted(OTHERS)]
OFTEN = sorted(PUBLISHED.items())[1::2]
"""Every second rulebook; the others are played by `tests/voice/test_every_rulebook.py`, which looks at as much. Of the
largest tables `test_thirty.py` plays a day and a night."""
TABLES = [
    table if table in OFTEN else pytest.param(*table, marks=pytest.mark.repeats("another table of the rulebook"))
    for table in ALL
]


@pytest.mark.parametrize(("scenario", "players"), TABLES)
async def test_a_game_is_played_to_its_end(
    redis_url: str,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    scenario: str,
    players: int,
) -> None:
    store, limits = Store.at(redis_url), Limits(idle_phases=10_000)
    with caplog.at_level(logging.WARNING):
        async with simulated(store, limits=limits, described=description()) as (env, bot, simulation):
            simulation.seed = 5
            company = await gather(env, bot, "en", scenario=scenario, players=players, seed=5)
            reader = Listening(company)
            await begin(company, "en")
            assert await play_on(company, reader)
            assert len(await store.history(company.guild.id, 1)) == 1
            assert [str(one) for one in env.discord.refused()] == []
    await store.close()
    check(capsys.readouterr().out, caplog.records)
