"""A Redis that answers, and does not let the bot do what it does: told at the start, and by `mafia doctor`."""

from __future__ import annotations

import pytest
import pytest_asyncio
from redis.asyncio import Redis

from core import doctor
from core.doctor import CheckResult
from core.settings import Settings
from core.store.embedded import RedisUnusable
from core.table.open_store import open_store
from tests.store.servers import RunningServer

ENOUGH = ("~mafia:*", "&mafia:*", "+@all", "-@dangerous")
TOO_LITTLE = {
    "keys": ("&mafia:*", "+@all"),
    "channels": ("~mafia:*", "+@all"),
    "writing": ("~mafia:*", "&mafia:*", "+@read", "+@connection", "+@pubsub", "+@scripting"),
    "scripts": ("~mafia:*", "&mafia:*", "+@all", "-@scripting"),
    "the time": ("~mafia:*", "&mafia:*", "+@read", "+@write", "+@scripting", "+@pubsub", "+@connection"),
}


@pytest_asyncio.fixture
async def server(tmp_path):
    running = RunningServer(tmp_path / "redis", "--save", "")
    await running.start()
    yield running
    running.stop()


async def of_a_user(server: RunningServer, *rights: str) -> Settings:
    """The settings of a bot whose user there has these rights."""
    async with Redis(port=server.port) as admin:
        await admin.execute_command("ACL", "SETUSER", "bot", "on", ">hush", *rights)
    return Settings(redis_url=f"redis://bot:hush@127.0.0.1:{server.port}/0")  # pyright: ignore[reportArgumentType]


async def test_a_user_without_dangerous_commands_has_enough(server):
    settings = await of_a_user(server, *ENOUGH)
    check = await doctor.redis(settings)
    assert check.verdict is CheckResult.OK, check
    async with open_store(settings) as store:
        assert await store.live() == []


@pytest.mark.parametrize("rights", TOO_LITTLE.values(), ids=TOO_LITTLE)
async def test_a_user_who_may_too_little_is_told_at_the_start(server, rights):
    settings = await of_a_user(server, *rights)
    check = await doctor.redis(settings)
    assert check.verdict is CheckResult.FAIL, check
    with pytest.raises(RedisUnusable) as told:
        async with open_store(settings):
            pass
    for said in (str(told.value), str(check)):
        assert " ".join(ENOUGH) in said
        assert "hush" not in said


async def test_a_node_of_a_cluster_that_is_taken_for_a_server_is_told_at_the_start(tmp_path):
    node = RunningServer(tmp_path / "node", "--save", "", "--cluster-enabled", "yes")
    await node.start()
    settings = Settings(redis_url=node.url)  # pyright: ignore[reportArgumentType]
    check = await doctor.redis(settings)
    with pytest.raises(RedisUnusable) as told:
        async with open_store(settings):
            pass
    node.stop()
    assert check.verdict is CheckResult.FAIL
    for said in (str(told.value), str(check)):
        assert "redis+cluster://" in said


async def test_a_replica_that_is_taken_for_a_server_is_named_by_the_doctor(tmp_path):
    """The bot waits for it, as for a server that is about to take over."""
    replica = RunningServer(tmp_path / "replica", "--save", "", "--replicaof", "127.0.0.1", "1")
    await replica.start()
    check = await doctor.redis(Settings(redis_url=replica.url))  # pyright: ignore[reportArgumentType]
    replica.stop()
    assert check.verdict is CheckResult.WARN
    assert "takes no writes" in check.found
