"""A simulated world comes to rest when all that the bot does is to wait for a word, or for a time."""

# As SimCord itself does, within what the bot does.
# pyright: reportPrivateUsage=false

from __future__ import annotations

import asyncio

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
