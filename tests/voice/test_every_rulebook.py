"""A voice game of a rulebook on the strict Discord: of every second one at its smallest table, of one at its largest.
By `make tables` of each, at both.

The real bot in simulated time: its voice table mutes and opens microphones at the pace that Discord's limits allow.
Sound is left out.
"""

from __future__ import annotations

import logging
import random

import pytest

from cogs.simulated.people.players import Company
from cogs.simulated.people.scripted_game import begin, play_on
from cogs.simulated.simulation import Simulation, build, world_of
from cogs.voice.adapter import ChannelNarration
from core.books.library import load, published
from core.store import Store
from core.table import Limits
from tests.discord.openapi import description
from tests.discord.whole_game import Listening, check
from tests.voice.simulated_gateway import InTime

BOOKS = sorted(published())
ALL = sorted({(id_, size) for id_ in BOOKS for size in load(id_).scenario.players})
OFTEN = {(id_, load(id_).scenario.players[0]) for id_ in BOOKS[::2]} | {("masked", 13)}
"""Every second rulebook; the others are played by `tests/discord/test_every_rulebook.py`, which looks at as much."""
TABLES = [
    table if table in OFTEN else pytest.param(*table, marks=pytest.mark.repeats("another table of the rulebook"))
    for table in ALL
]
SEED = 5


@pytest.mark.parametrize(("scenario", "players"), TABLES)
async def test_a_voice_game_asks_for_nothing_that_discord_refuses(
    redis_url: str,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    scenario: str,
    players: int,
) -> None:
    caplog.set_level(logging.WARNING)
    store, simulation = Store.at(redis_url), Simulation(seed=SEED)
    narration = ChannelNarration(store, InTime(simulation))
    bot = build(simulation, store, limits=Limits(idle_phases=10_000), narration=narration)
    env = await world_of(simulation, bot, described=description())
    with env.time_context():
        guild = env.create_guild("The Quiet City")
        square, hall = guild.create_text_channel("square"), guild.create_voice_channel("hall")
        users = [env.create_user(f"u{number}", global_name=f"Name{number}") for number in range(1, players + 1)]
        members = {user.id: guild.add_member(user) for user in users}
        company = Company(env, bot, guild, square, members=members, chance=random.Random(SEED))
        first, *others = members.values()
        await first.slash(square, "mafia start", scenario=scenario, voice=hall)
        lobby = square.last_message
        assert lobby is not None
        for member in others:
            await member.click(lobby, label="Join")
        for member in members.values():
            await member.join_voice(hall)
        reader = Listening(company)
        await begin(company, "en")
        assert await play_on(company, reader)
        await env.advance_time(60)
        assert len(await store.history(guild.id, 1)) == 1
        states = guild.voice_states()
        assert not [user for user in members if states[user].mute], "somebody was left muted"
        muted = [one for one in env.discord.log if "/members/" in one.request.path and one.request.method == "PATCH"]
    await env.shutdown()
    await store.close()
    env.raise_errors()
    assert muted
    assert [str(one) for one in env.discord.refused()] == []
    check(capsys.readouterr().out, caplog.records)
