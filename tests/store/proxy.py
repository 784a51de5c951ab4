"""A TCP proxy before a real Redis: counts what is sent, loses or holds back an answer, cuts everybody off."""

from __future__ import annotations

import asyncio


class Proxy:
    """Forwards both ways. `sent`: writes that came from clients; one command or one pipeline each. `delay`: seconds
    that the server's words are under way."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._lose = 0
        self._open = asyncio.Event()
        self._open.set()
        self.delay = 0.0
        self.sent = 0
        self.port = 0

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        for writer in list(self._writers):
            writer.close()

    def lose_answers(self, count: int = 1) -> None:
        """The next `count` answers do not arrive: the connection breaks after the server has done its work."""
        self._lose = count

    def hold(self) -> None:
        """What the server says from now on stays on the way, until `let_go`."""
        self._open.clear()

    def let_go(self) -> None:
        """It arrives."""
        self._open.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            upstream, downstream = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.close()
            return
        self._writers |= {writer, downstream}
        up = asyncio.create_task(self._up(reader, downstream))
        try:
            while data := await upstream.read(65536):
                if self._lose and self.sent:
                    self._lose -= 1
                    break
                await self._open.wait()
                await asyncio.sleep(self.delay)
                writer.write(data)
        except OSError:
            pass
        finally:
            up.cancel()
            writer.close()
            downstream.close()
            self._writers -= {writer, downstream}

    async def _up(self, reader: asyncio.StreamReader, downstream: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 20):
            self.sent += 1
            downstream.write(data)
        downstream.close()
