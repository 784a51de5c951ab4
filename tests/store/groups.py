"""Several Redis servers that stand in for each other: a primary with its replica and a Sentinel, a Cluster."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import cast

from redis.asyncio import Redis

from tests.store.servers import RunningServer
from tests.waits import HANG_OF_PROCESS

QUICK = ("--save", "", "--repl-diskless-sync-delay", "0")
SLOTS = 16384


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Ask until it does."""
    async with asyncio.timeout(HANG_OF_PROCESS):
        while not await holds():
            await asyncio.sleep(0.01)


async def follows(replica: RunningServer) -> bool:
    """Whether a replica has all that its primary had and hears what comes, and the primary knows it: Redis 7 counts a
    replica among those that a WAIT waits for at its first acknowledgement alone."""
    async with Redis(port=replica.port) as client:
        told = await client.info("replication")
    if told.get("master_link_status") != "up":
        return False
    async with Redis(host=told["master_host"], port=told["master_port"]) as client:
        known = await client.info("replication")
    return any(
        isinstance(one, dict) and one.get("port") == replica.port and one.get("state") == "online"
        for one in known.values()
    )


class Pair:
    """A primary, its replica and the Sentinel that watches them. `url` leads to whichever is the primary."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder, self._options = folder, (*QUICK, *options)
        self.primary = RunningServer(folder / "primary", *self._options)
        self.replica = RunningServer(folder / "replica", *self._options)
        self.watcher = RunningServer(folder / "watcher")

    @property
    def url(self) -> str:
        return f"redis+sentinel://127.0.0.1:{self.watcher.port}/table/0"

    async def start(self) -> None:
        await self.primary.start()
        self.replica.options = (*self._options, "--replicaof", "127.0.0.1", str(self.primary.port))
        await self.replica.start()
        conf = self.folder / "sentinel.conf"
        conf.write_text(
            f"sentinel monitor table 127.0.0.1 {self.primary.port} 1\n"
            "sentinel down-after-milliseconds table 500\nsentinel failover-timeout table 3000\n"
        )
        self.watcher.options = (str(conf), "--sentinel")
        await self.watcher.start()
        await until(self._following)

    async def _following(self) -> bool:
        async with Redis(port=self.watcher.port) as client:
            known = await client.execute_command("SENTINEL REPLICAS", "table")
        return bool(known) and await follows(self.replica)

    def stop(self) -> None:
        for one in (self.watcher, self.replica, self.primary):
            one.stop()


class Cluster:
    """Three primaries, each with a replica. `url` names two of the nodes."""

    def __init__(self, folder: Path, *options: str) -> None:
        timeout = ("--cluster-enabled", "yes", "--cluster-node-timeout", "2000")
        self.nodes = [RunningServer(folder / str(number), *QUICK, *timeout, *options) for number in range(6)]

    @property
    def primaries(self) -> Sequence[RunningServer]:
        return self.nodes[:3]

    @property
    def url(self) -> str:
        return f"redis+cluster://127.0.0.1:{self.nodes[1].port},127.0.0.1:{self.nodes[2].port}"

    async def start(self) -> None:
        await asyncio.gather(*(node.start() for node in self.nodes))
        clients = [Redis(port=node.port) for node in self.nodes]
        share = SLOTS // 3 + 1
        for number, client in enumerate(clients):
            if number < 3:
                await client.execute_command(
                    "CLUSTER ADDSLOTS", *range(number * share, min((number + 1) * share, SLOTS))
                )
            await client.execute_command("CLUSTER MEET", "127.0.0.1", self.nodes[0].port)
        names = [cast(bytes, await client.execute_command("CLUSTER", "MYID")) for client in clients]
        for number in range(3):
            await until(lambda number=number: _knows(clients[number + 3], names[number]))
            await clients[number + 3].execute_command("CLUSTER REPLICATE", names[number])
        for client in clients:
            await until(lambda client=client: is_whole(client, len(self.nodes)))
            await client.aclose()
        for node in self.nodes[3:]:
            await until(lambda node=node: follows(node))

    def stop(self) -> None:
        for node in self.nodes:
            node.stop()


async def _knows(client: Redis, name: bytes) -> bool:
    return name in cast(bytes, await client.execute_command("CLUSTER", "NODES"))


async def is_whole(client: Redis, nodes: int) -> bool:
    """Whether this node of a Cluster knows so many, all slots among them, and its line to each stands: what is
    published before that is lost."""
    state = cast(bytes, await client.execute_command("CLUSTER", "INFO"))
    lines = cast(bytes, await client.execute_command("CLUSTER", "NODES")).splitlines()
    standing = [line for line in lines if b"handshake" not in line and line.split()[7] == b"connected"]
    return b"cluster_state:ok" in state and len(standing) == len(lines) == nodes
