"""What several processes have heard of is claimed by one of them, once, whatever becomes of Redis's answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest_asyncio
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as LostError

from core.store import Store


class Forgetful(Redis):
    """A client that loses so many answers."""

    lost = 0

    async def execute_command(self, *args: Any, **options: Any) -> Any:
        answer = await super().execute_command(*args, **options)
        if args[0] == "EVALSHA" and self.lost:
            self.lost -= 1
            raise LostError("the answer was lost")
        return answer


@pytest_asyncio.fixture
async def client(redis_url):
    made = Forgetful.from_url(redis_url)
    yield made
    await made.aclose()


async def claimed(client: Forgetful, process: str, *things: str) -> Sequence[bool]:
    return await Store(client).claim(process, things)


async def test_the_first_has_it(client):
    assert await claimed(client, "one", "a", "b") == [True, True]
    assert await claimed(client, "another", "b", "c") == [False, True]


async def test_who_hears_of_it_twice_has_it_once(client):
    assert await claimed(client, "one", "a") == [True]
    assert await claimed(client, "one", "a") == [False]


async def test_a_claim_whose_answer_is_lost_holds(client):
    await claimed(client, "another", "b")
    client.lost = 2
    assert await claimed(client, "one", "a", "b") == [True, False]
    assert client.lost == 0
