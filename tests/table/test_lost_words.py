"""Redis has done what it was asked for, and its answer is lost: nothing is done twice, nothing is left half done."""

from __future__ import annotations

from redis.exceptions import ConnectionError as CutOff

from core.store.scripts import FINISH
from core.table.table_commands import Open, Stop
from tests.table.people import CHANNEL, GUILD, TABLE, seat, user

ROLES = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen"]


async def lose_the_answer(store, script) -> None:
    """The connection breaks once, when this script has been carried out."""
    client = store._server.client
    await client.script_load(script.source)
    run = client.evalsha
    left = [1]

    async def evalsha(sha, *args):
        answer = await run(sha, *args)
        if sha == script.sha and left:
            left.clear()
            raise CutOff("cut off")
        return answer

    client.evalsha = evalsha


async def test_a_game_that_was_put_away_in_a_lost_answer_is_over(table, tables, store, scribe):
    await seat(table, 6, roles=ROLES)
    await table.settled()
    await lose_the_answer(store, FINISH)

    await table.do(Stop(user(1)))
    await tables.settled()

    assert await store.load(TABLE) is None
    assert len(await store.history(GUILD)) == 1
    assert list(await store.results(GUILD)), "what it came to is written down"
    assert table.state is None
    assert (await table.do(Open(user(2), "P2", CHANNEL, "classic"), interaction="7")).refusal is None
