"""A simulated world comes to rest when all that the bot does is to wait for a word, or for a time."""

# As SimCord itself does, within what the bot does.
# pyright: reportPrivateUsage=false

from __future__ import annotations

import asyncio
import socket

from cogs.simulated.strict.strict_environment import PATIENCE
from tests.discord.world import World


async def test_what_the_bot_still_does_is_waited_for_by_itself_too(world: World) -> None:
    """Its timers are of the simulated time, which nobody moves meanwhile."""
    env, begun, done = world.env, asyncio.Event(), asyncio.Event()

    async def work() -> None:
        await begun.wait()
        done.set()
        await env.external_wait(asyncio.Event().wait(), reason="a word that does not come")

    asyncio.get_running_loop().call_later(0.01, begun.set)
    with env.bot_scope():
        task = asyncio.create_task(work())
        await env._settle_internal()
    assert done.is_set()
    assert not task.done()


async def test_a_task_that_waits_again_is_looked_at_again(world: World) -> None:
    env = world.env
    words = [asyncio.Event() for _ in range(3)]
    heard: list[int] = []

    async def listen() -> None:
        for number, word in enumerate(words):
            await env.external_wait(word.wait(), reason="a word")
            heard.append(number)
            await asyncio.to_thread(heard.append, number)

    with env.bot_scope():
        task = asyncio.create_task(listen())
    for number, word in enumerate(words):
        await env.settle()
        assert heard == [one for one in range(number) for _ in range(2)]
        word.set()
    await env.settle()
    assert task.done()


async def test_who_turns_the_loop_without_end_keeps_no_world_from_its_rest(world: World) -> None:
    turning = asyncio.create_task(_turn_round())
    person = world.people[0]
    await person.slash(world.channel, "mafia start", scenario="classic")
    assert world.channel.last_message is not None
    turning.cancel()


async def _turn_round() -> None:
    while True:
        await asyncio.sleep(0)


async def test_a_world_is_looked_at_when_something_has_happened_in_it(world: World) -> None:
    """Not only when some time is over: here that would be as long as it is waited for at all."""
    env, heard, loop = world.env, asyncio.Event(), asyncio.get_running_loop()
    ours, theirs = socket.socketpair()
    ours.setblocking(False)

    async def listen() -> None:
        await loop.sock_recv(ours, 1)
        heard.set()

    with env.bot_scope():
        task = asyncio.create_task(listen())
    loop.call_later(0.01, theirs.send, b"!")
    await env._settle_internal(idle=PATIENCE)
    assert heard.is_set()
    assert task.done()
    ours.close()
    theirs.close()


async def test_what_waits_for_others_is_at_work_until_they_all_wait(world: World) -> None:
    env, words = world.env, [asyncio.Event() for _ in range(2)]

    async def wait_for(word: asyncio.Event) -> None:
        await asyncio.to_thread(int)
        await env.external_wait(word.wait(), reason="a word")

    async def both() -> None:
        await asyncio.gather(*(wait_for(word) for word in words))

    with env.bot_scope():
        task = asyncio.create_task(both())
    await env.settle()
    assert sorted(env._work.external_waits.values()) == ["a word"] * 2 + ["the next deadline of a table"]
    words[0].set()
    await env.settle()
    assert not task.done()
    words[1].set()
    await env.settle()
    assert task.done()
