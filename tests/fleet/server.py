"""The simulated Discord, listening: one port for its REST and its gateway."""

from __future__ import annotations

from aiohttp import web

from tests.fleet.gateway import BETWEEN_IDENTIFIES, Gateway
from tests.fleet.presses import Presses
from tests.fleet.rest import Rest
from tests.fleet.world import FleetWorld

TOKEN = "MTgxMzg0Nzg4NzY1NzEyMzg0.Fleet0.no-token-of-anybody-at-all-in-the-world"


class DiscordServer:
    """A Discord for bots that are processes of their own; the people in it are moved by whoever holds this."""

    def __init__(self, shards: int = 1, *, concurrency: int = 1, between: float = BETWEEN_IDENTIFIES) -> None:
        self.world = FleetWorld()
        self.presses = Presses(self.world)
        self.gateway = Gateway(self.world, TOKEN, shards, concurrency, between)
        self.rest = Rest(self.world, self.gateway, self.presses, TOKEN)
        self._runner: web.AppRunner | None = None
        self.port = 0

    @property
    def address(self) -> str:
        """What stands for `https://discord.com/api/v10`."""
        return f"http://127.0.0.1:{self.port}/api/v10"

    async def open(self) -> None:
        """Listen."""
        app = web.Application(client_max_size=2**25)
        app.router.add_get("/gateway/", self.gateway.connect)
        app.router.add_route("*", "/api/v10/{path:.*}", self.rest.answer)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.port = self._runner.addresses[0][1]
        self.gateway.address = f"ws://127.0.0.1:{self.port}/gateway/"

    async def close(self) -> None:
        """Hang up."""
        await self.gateway.drop()
        if self._runner is not None:
            await self._runner.cleanup()
