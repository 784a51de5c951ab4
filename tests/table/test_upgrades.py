"""A later program takes the games of earlier ones up and plays them on; one that it cannot read ends with a word.

`snapshots/` holds games as programs of those days left them in Redis, in the middle of play, with what they had yet to
say. Whoever changes the snapshot's form adds a file of the form before.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from core.rules.commands import Act, Vote
from core.rules.events import GameOver
from core.simulate.play import answer
from core.store import Store
from core.store.keys import key
from core.table import Tables
from core.table.commands import Next
from tests.table.people import Hands, Scribe

LEFT = [
    pytest.param(json.loads(line), id=f"{file.stem}-{number}")
    for file in sorted((Path(__file__).parent / "snapshots").glob("*.jsonl"))
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines())
]


async def leave(url: str, left: dict[str, Any]) -> None:
    """The game as an earlier program has left it."""
    guild = left["guild"]
    async with Redis.from_url(url) as client:
        game = {name: left[name] for name in ("game", "version", "snapshot")}
        await client.hset(key(guild, "game"), mapping={**game, "deadline": left["deadline"] or ""})
        if left["outbox"]:
            await client.hset(key(guild, "outbox"), mapping=dict(left["outbox"]))


@pytest.mark.parametrize("left", LEFT)
async def test_a_game_of_an_earlier_program_is_played_to_its_end(store: Store, redis_url: str, left: dict[str, Any]):
    await leave(redis_url, left)
    scribe, hands = Scribe(), Hands(left["deadline"] or 0)
    tables = Tables(store, scribe, now=hands)
    guild = left["guild"]
    assert await tables.resume() == [guild]
    await tables.get(guild).settled()
    assert {said.id for _, said in scribe.said} >= {id_ for id_, _ in left["outbox"]}, "what was left to say is said"
    table, chance = tables.get(guild), random.Random(1)
    state = table.state
    assert state is not None
    assert state.game is not None
    host = state.lobby.moderator or state.lobby.host
    for _ in range(400):
        if table.state is None or not table.state.running:
            break
        for prompt in table.prompts():
            command = answer(prompt, chance, 0.8)
            if isinstance(command, Act | Vote):
                await table.do(command, user=table.state.user_of(prompt.seat))
        await table.do(Next(host))
    await table.settled()
    assert scribe.events(GameOver, guild), "it has come to its end"
    assert table.state is None, "and has been put into the history"
    await tables.close()
