"""Bots as processes of their own: started as an operator does, or forked; asked whether they are ready, killed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import aiohttp

from tests.fleet.launcher import STARTED_BY
from tests.fleet.nursery import NURSERY, Fork
from tests.fleet.room import NAME
from tests.fleet.server import TOKEN, DiscordServer
from tests.store.servers import free_port
from tests.waits import HANG_OF_PROCESS

PATIENCE = HANG_OF_PROCESS


async def eventually(holds: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait for something that no event tells of."""
    async with asyncio.timeout(patience):
        while not holds():
            await asyncio.sleep(0.05)


class BotProcess:
    """One `mafia run`. `settings`: environment variables besides those that every process has; `room`: the bounds that
    are not the bot's own; `forked`: from a process that has imported already, else as an operator starts one."""

    def __init__(
        self,
        discord: DiscordServer,
        redis_url: str,
        home: Path,
        *arguments: str,
        room: Mapping[str, Any],
        forked: bool = False,
        **settings: str,
    ) -> None:
        self._discord, self._home, self._forked = discord, home, forked
        self.arguments, self.port = arguments, free_port()
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("MAFIA_")},
            "DISCORD_TOKEN": TOKEN,
            "REDIS_URL": redis_url,
            "MAFIA_DATA_DIR": str(home / "data"),
            "MAFIA_METRICS_PORT": str(self.port),
            "MAFIA_LOG_JSON": "false",
            NAME: json.dumps(dict(room)),
            STARTED_BY: str(os.getpid()),
            **settings,
        }
        self.process: subprocess.Popen[bytes] | Fork | None = None
        self.log = home / f"bot-{self.port}.log"

    @property
    def running(self) -> bool:
        """Whether it has not ended."""
        return self.process is not None and self.process.poll() is None

    def start(self) -> None:
        """Begin. `ready` says when it serves."""
        self._home.mkdir(parents=True, exist_ok=True)
        arguments = [self._discord.address, self._discord.gateway.address, "run", *self.arguments]
        if self._forked:
            self.process = NURSERY.start(arguments, self.environment, self.log)
            return
        command = [sys.executable, "-m", "tests.fleet.launcher"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *arguments], env=self.environment, stdout=log, stderr=log)

    async def ready(self, patience: float = PATIENCE, *, spare: bool = False) -> float:
        """Wait until it says so itself and serves a shard, or may be a `spare`; how long that took."""
        began = time.monotonic()
        async with aiohttp.ClientSession() as session:
            while time.monotonic() - began < patience:
                assert self.running, f"it has ended: {self.said()[-3000:]}"
                # In this order: a spare stands too, until it has a shard.
                if (spare or await self._serves()) and await self.stands(session):
                    return time.monotonic() - began
                await asyncio.sleep(0.1)
        raise AssertionError(f"never ready: {self.said()[-3000:]}")

    async def warm(self, patience: float = 300.0) -> None:
        """Wait until it does nothing beside: it compiles what it will say for a while after its start."""
        async with asyncio.timeout(patience):
            while "all texts are compiled" not in self.said():
                await asyncio.sleep(0.1)

    async def _serves(self) -> bool:
        try:
            return re.search(r"^mafia_shards 0", await self.metrics(), re.MULTILINE) is None
        except aiohttp.ClientError:
            return False

    async def stands(self, session: aiohttp.ClientSession) -> bool:
        """Whether it serves, or waits as a spare."""
        try:
            async with session.get(f"http://127.0.0.1:{self.port}/readyz") as answer:
                return answer.status == 200
        except aiohttp.ClientError:
            return False

    async def metrics(self) -> str:
        """Its numbers."""
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{self.port}/metrics") as answer,
        ):
            return await answer.text()

    def said(self) -> str:
        """Its log."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def raised(self) -> str:
        """Its log from the line before its first traceback on; nothing where there is none."""
        before, traceback, after = self.said().partition("Traceback")
        return f"{before[-1000:]}{traceback}{after[:5000]}" if traceback else ""

    def kill(self) -> None:
        """As the kernel would."""
        self.send(signal.SIGKILL)

    def stop(self) -> None:
        """As an operator would: it ends by itself, `ended` waits for it."""
        self.send(signal.SIGTERM)

    def send(self, number: signal.Signals) -> None:
        """A signal, if it still runs."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)

    def ports(self) -> set[int]:
        """The ports at this end of its connections to Discord, stopped or not; of one that has ended none. (A port may
        serve several connections at once, each to another place: one of this process's to Redis, another's to Discord.)
        """
        assert self.process is not None
        of, sockets = Path(f"/proc/{self.process.pid}"), set[str]()
        if self.process.poll() is not None:
            return set()
        for link in (of / "fd").iterdir():
            with contextlib.suppress(FileNotFoundError):  # closed meanwhile
                sockets.add(link.readlink().name)
        rows = [row.split() for row in (of / "net/tcp").read_text().splitlines()[1:]]
        ours = [row for row in rows if f"socket:[{row[9]}]" in sockets and _port(row[2]) == self._discord.port]
        return {_port(row[1]) for row in ours}

    async def ended(self, patience: float = PATIENCE) -> int:
        """Wait for its end; its exit status."""
        assert self.process is not None
        return await asyncio.to_thread(self.process.wait, patience)


def _port(address: str) -> int:
    """Of an address as the kernel lists it."""
    return int(address.partition(":")[2], 16)


async def shards(*bots: BotProcess) -> list[int]:
    """How many shards each of them serves."""
    found = [re.search(r"^mafia_shards (\d+)", await bot.metrics(), re.MULTILINE) for bot in bots]
    return [int(one[1]) for one in found if one is not None]
