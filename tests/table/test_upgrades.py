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
from core.simulate.random_play import answer
from core.store import Store
from core.store.keys import key
from core.table import TableId, Tables
from core.table.codec import read_answer, read_event
from core.table.counted_log import replayed
from core.table.table_commands import Next, Undo
from tests.table.people import STEWARD, Hands, Scribe

LEFT: dict[str, dict[str, Any]] = {
    f"{file.stem}-{number}": json.loads(line)
    for file in sorted((Path(__file__).parent / "snapshots").glob("*.jsonl"))
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines())
}
SHOWN = {(id_.rpartition("-")[0], left["scenario"], left.get("phase")): id_ for id_, left in LEFT.items()}
"""Of each day, rulebook and phase the last game."""
WITH_LOGS = [id_ for id_, left in LEFT.items() if "log" in left]


async def leave(url: str, left: dict[str, Any]) -> None:
    """The game as an earlier program has left it."""
    guild = left["guild"]
    async with Redis.from_url(url) as client:
        game = {name: left[name] for name in ("game", "version", "snapshot")}
        await client.hset(key(guild, "game"), mapping={**game, "deadline": left["deadline"] or ""})
        if "log" in left:
            await client.rpush(key(guild, "log"), *left["log"])
            await client.hset(key(guild, "seen"), mapping=left["seen"])
        if left["outbox"]:
            await client.hset(key(guild, "outbox"), mapping=dict(left["outbox"]))


@pytest.mark.parametrize(
    "left",
    [
        pytest.param(
            left, id=id_, marks=() if id_ in SHOWN.values() else pytest.mark.repeats("the other game in that phase")
        )
        for id_, left in LEFT.items()
    ],
)
async def test_a_game_of_an_earlier_program_is_played_to_its_end(store: Store, redis_url: str, left: dict[str, Any]):
    await leave(redis_url, left)
    scribe, hands = Scribe(), Hands(left["deadline"] or 0)
    tables = Tables(store, scribe, now=hands)
    guild = left["guild"]
    assert await tables.resume() == [TableId(guild)]
    await tables.get(TableId(guild)).settled()
    assert {said.id for _, said in scribe.said} >= {id_ for id_, _ in left["outbox"]}, "what was left to say is said"
    table, chance = tables.get(TableId(guild)), random.Random(1)
    state = table.state
    assert state is not None
    assert state.game is not None
    for _ in range(400):
        if table.state is None or not table.state.running:
            break
        for prompt in table.prompts():
            command = answer(prompt, chance, 0.8)
            if isinstance(command, Act | Vote):
                await table.do(command, user=table.state.user_of(prompt.seat))
        await table.do(Next(STEWARD, steward=True))
    await table.settled()
    assert scribe.events(GameOver, TableId(guild)), "it has come to its end"
    assert table.state is None, "and has been put into the history"
    if "log" in left:
        [past] = await store.history(guild)
        assert [event.decode() for event in past.events[: len(left["log"])]] == left["log"]
    await tables.close()


@pytest.mark.parametrize("left", [LEFT[id_] for id_ in WITH_LOGS], ids=WITH_LOGS)
async def test_what_an_earlier_program_began_can_be_taken_back_and_what_it_answered_is_known(
    store: Store, redis_url: str, left: dict[str, Any]
):
    await leave(redis_url, left)
    tables = Tables(store, Scribe(), now=Hands(left["deadline"] - 1))
    table = tables.get(TableId(left["guild"]))
    state = await table.load()
    assert state is not None
    assert [read_event(event.encode()) for event in left["log"]] == (await table.log())[: len(left["log"])]
    for field, told in left["seen"].items():
        if field.startswith("i:"):
            again = await table.do(Next(STEWARD, steward=True), user=STEWARD, interaction=field[2:])
            assert again == read_answer(told.encode())
            assert table.state is state, "nothing was done"
    began = state.beginnings[0]
    assert (await table.do(Undo(STEWARD, began.serial, steward=True))).refusal is None
    assert table.state is not None
    assert table.state.game is not None
    assert replayed(await table.log()).to_data() == table.state.game.to_data()
    for _ in range(4):
        await table.do(Next(STEWARD, steward=True))
    assert [event.decode() for event in (await store.log(table.id))[: len(left["log"])]] == left["log"]
    await tables.close()
