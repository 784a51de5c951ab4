"""Which errors of a Cluster may pass: all those that a fail-over makes, whichever part of the client says it."""

from __future__ import annotations

from typing import Any

import pytest
from redis import exceptions as errors

from core.store import Patience, Store, StoreUnavailable
from core.store.redis_retries import passes
from tests.store.servers import RunningServer, free_port

BRIEF = Patience(seconds=0)


@pytest.mark.parametrize(
    "error",
    [
        errors.MovedError("7 127.0.0.1:7000"),
        errors.AskError("7 127.0.0.1:7000"),
        errors.ClusterError("TTL exhausted."),
        errors.ClusterDownError("CLUSTERDOWN The cluster is down"),
        errors.RedisClusterException("startup_nodes could not agree on a valid slots cache: a vs b on slot: 7"),
        errors.RedisClusterException("All slots are not covered after query all startup_nodes. 7 of 16384 covered..."),
    ],
    ids=lambda error: type(error).__name__,
)
def test_what_a_fail_over_makes_passes(error: Exception) -> None:
    assert passes(error)


@pytest.mark.parametrize(
    "error",
    [errors.RedisClusterException("Too many targets"), errors.ClusterCrossSlotError("CROSSSLOT")],
    ids=lambda error: type(error).__name__,
)
def test_what_is_wrong_with_a_command_does_not(error: Exception) -> None:
    assert not passes(error)


async def test_a_command_whose_connection_is_closed_under_its_hands_is_repeated(redis_url: str) -> None:
    store = Store.at(redis_url)
    client: Any = store._server.client
    connection = client.connection_pool.make_connection()
    client.connection_pool._available_connections.append(connection)
    await connection.connect()
    send = connection._send_packed_command

    async def closed(command: Any) -> None:
        """It was there when it was looked for."""
        connection._send_packed_command = send
        await connection.disconnect(nowait=True)
        await send(command)

    connection._send_packed_command = closed
    await store.reach()
    assert connection._send_packed_command == send
    await store.close()


async def test_a_cluster_that_cannot_be_reached_is_away() -> None:
    store = Store.at(f"redis+cluster://127.0.0.1:{free_port()}", BRIEF)
    with pytest.raises(StoreUnavailable):
        await store.reach()
    await store.close()


async def test_a_server_that_is_no_cluster_will_never_be_one(tmp_path) -> None:
    server = RunningServer(tmp_path, "--save", "")
    await server.start()
    store = Store.at(f"redis+cluster://127.0.0.1:{server.port}", BRIEF)
    with pytest.raises(errors.RedisClusterException, match="not enabled"):
        await store.reach()
    await store.close()
    server.stop()
