"""A game of each rulebook by scripted players: at its smallest, its published and its largest table."""

from __future__ import annotations

import logging
import re

import pytest

from cogs.local_table.play import Reader, begin, gather, play_on
from cogs.local_table.simulated import simulated
from core.books.library import load
from core.store import Store
from core.table import Limits
from tests.discord.openapi import described

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
TABLES = sorted(PUBLISHED.items()) + sorted(
    {(id_, size) for id_, usual in PUBLISHED.items() for size in load(id_).scenario.players if size != usual}
)
# What a person would read where a text is missing: its id.
UNWORDED = re.compile(r"\b(announce|told|refusal|verb|role|phase|left|win|mark|team|option)-[a-z_]+\b")


@pytest.mark.parametrize(("scenario", "players"), TABLES)
async def test_a_game_is_played_to_its_end(
    redis_url: str,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    scenario: str,
    players: int,
) -> None:
    store = Store.at(redis_url)
    with caplog.at_level(logging.WARNING):
        async with simulated(store, limits=Limits(idle_phases=10_000), described=described()) as (env, bot, simulation):
            simulation.seed = 5
            company = await gather(env, bot, "en", scenario, players, 5)
            reader = Reader(company)
            await begin(company, "en")
            assert await play_on(company, reader)
            assert len(await store.history(company.guild.id, 1)) == 1
            assert [str(one) for one in env.discord.refused()] == []
    await store.close()
    shown = capsys.readouterr().out
    assert "The game is over" in shown
    assert "Who was who" in shown
    assert not UNWORDED.search(shown)
    trouble = [record for record in caplog.records if record.name.split(".")[0] in ("cogs", "core")]
    assert not trouble, [record.getMessage() for record in trouble]
