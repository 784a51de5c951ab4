"""How a test hurts the strict Discord: rights, threads, connections, the gateway, direct messages."""

from __future__ import annotations

import copy
import errno
import fnmatch
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
from simcord.backend import permissions, serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.simulated.strict.exchange import RefusedError, Request
from cogs.simulated.strict.world import World

MESSAGES = {500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout"}


def reset() -> aiohttp.ClientOSError:
    """A connection that the other side has reset, as Linux calls it."""
    return aiohttp.ClientOSError(errno.ECONNRESET, "Connection reset by peer")


@dataclass(slots=True)
class Fault:
    """Something that goes wrong with requests of a `method` to a `path` (both may hold `*`), so many `times`."""

    method: str
    path: str
    times: int | None
    status: int = 0
    code: int = 0
    message: str = ""
    retry_after: float = 0.0
    seconds: float = 0.0
    breaks: str = ""
    error: Callable[[], Exception] = reset
    spared: int = 0
    """So many are let through before the first."""
    which: Callable[[Request], bool] = lambda _: True
    """Of these only those of which it holds."""
    everywhere: bool = False
    """A 429 is one of the whole bot's, not of a route's."""
    met: int = 0
    """So many were hit."""

    def strikes(self, request: Request) -> bool:
        """Whether this request is hit. Counts it."""
        if self.times == 0 or self.method not in ("*", request.method) or not fnmatch.fnmatch(request.path, self.path):
            return False
        if not self.which(request):
            return False
        if self.spared:
            self.spared -= 1
            return False
        if self.times is not None:
            self.times -= 1
        self.met += 1
        return True


class Trouble:
    """What a test can ask for. Channels, people and messages are named by SimCord's handles or by id."""

    def __init__(self, env: World) -> None:
        self._env = env
        self.faults: list[Fault] = []
        self._missed: list[tuple[str, Mapping[str, Any]]] | None = None

    # ----------------------------------------------------------------------------------------------- single requests

    def refuse_with(
        self, method: str, path: str, status: int, code: int = 0, *, times: int | None = 1, retry_after: float = 0.0
    ) -> Fault:
        """Answer such requests with this status: `refuse_with("POST", "/channels/*/messages", 502)`.

        `times`: None for ever, until `Fault.times` is set to 0. `retry_after`: of a 429 that no header announced.
        """
        return self.add(
            Fault(
                method,
                path,
                times,
                status=status,
                code=code,
                message=MESSAGES.get(status, "by trouble"),
                retry_after=retry_after,
            )
        )

    def break_connection(
        self,
        method: str,
        path: str,
        *,
        after: bool = False,
        times: int | None = 1,
        error: Callable[[], Exception] = reset,
    ) -> Fault:
        """The connection is reset: before the request has reached Discord, or `after` it was carried out."""
        return self.add(Fault(method, path, times, breaks="after" if after else "before", error=error))

    def slow(self, method: str, path: str, seconds: float, *, times: int | None = 1) -> Fault:
        """The answer takes so many seconds of simulated time."""
        return self.add(Fault(method, path, times, seconds=seconds))

    def over(self) -> None:
        """No request is hit any more."""
        for fault in self.faults:
            fault.times = 0

    def add(self, fault: Fault) -> Fault:
        """Any fault."""
        self.faults.append(fault)
        return fault

    def delay(self, request: Request) -> float:
        """Seconds that this request is held up."""
        return sum(one.seconds for one in self.faults if one.seconds and one.strikes(request))

    def break_before(self, request: Request) -> None:
        """Raises where the connection is to break."""
        self._break(request, "before")

    def break_after(self, request: Request) -> None:
        """The same, when all is done."""
        self._break(request, "after")

    def _break(self, request: Request, when: str) -> None:
        for fault in self.faults:
            if fault.breaks == when and fault.strikes(request):
                raise fault.error()

    def refuse(self, request: Request) -> None:
        """Raises the refusal that was asked for. SimCord's `inject_error` counts too."""
        for fault in self.faults:
            if fault.status and fault.strikes(request):
                raise self._refusal(fault)
        for asked in list(self._env.backend.faults):
            fault = Fault(
                asked["method"],
                asked["path"],
                None,
                status=asked["status"],
                code=asked["code"],
                message=asked["message"],
            )
            if not fault.strikes(request):
                continue
            if asked["times"] is not None:
                asked["times"] -= 1
                if asked["times"] <= 0:
                    self._env.backend.faults.remove(asked)
            raise self._refusal(fault)

    def _refusal(self, fault: Fault) -> BackendError:
        if fault.status != 429:
            return BackendError(fault.status, fault.code, fault.message)
        scope = {"X-RateLimit-Global": "true"} if fault.everywhere else {}
        headers = {
            "Via": "1.1 google",
            "X-RateLimit-Scope": "global" if fault.everywhere else "user",
            "Retry-After": str(int(fault.retry_after) + 1),
            **scope,
        }
        body: dict[str, Any] = {"message": "You are being rate limited.", "retry_after": fault.retry_after}
        return RefusedError(429, fault.code, "by trouble", headers=headers, body={**body, "global": fault.everywhere})

    # ------------------------------------------------------------------------------------------------ rights, places

    async def drop_right(self, channel: Any, *rights: str) -> None:
        """The bot loses rights in a channel, by an overwrite of its own."""
        self._overwrite(channel, deny=_flags(rights), allow=0)
        await self._env.settle()

    async def give_back(self, channel: Any, *rights: str) -> None:
        """The bot has them again."""
        self._overwrite(channel, deny=0, allow=_flags(rights))
        await self._env.settle()

    async def drop_right_everywhere(self, guild: Any, *rights: str) -> None:
        """The bot's role in a server loses rights."""
        backend = self._env.backend
        stored = backend.get_guild(_id(guild))
        (role,) = (stored.roles[one] for one in stored.members[backend.bot_user.id].role_ids)
        role.permissions &= ~_flags(rights)
        stored.everyone_role.permissions &= ~_flags(rights)
        with self._env.bot_scope():
            for changed in (role, stored.everyone_role):
                payload = {"guild_id": str(stored.id), "role": dict(serializers.role_payload(changed))}
                backend.emit("GUILD_ROLE_UPDATE", payload)
        await self._env.settle()

    async def delete(self, channel: Any) -> None:
        """Somebody deletes a channel or a thread."""
        with self._env.bot_scope():
            self._env.backend.delete_channel(_id(channel))
        await self._env.settle()

    async def delete_message(self, channel: Any, message: Any) -> None:
        """Somebody deletes a message."""
        with self._env.bot_scope():
            self._env.backend.delete_message(_id(channel), _id(message))
        await self._env.settle()

    async def announce_deletion(self, channel: Any) -> None:
        """The gateway tells that a channel or thread is deleted while requests there are taken still, as may happen
        where gateway and requests are served by different machines. (Spacebar tells before it deletes.)"""
        stored = self._env.backend.get_channel(_id(channel))
        told = "THREAD_DELETE" if stored.is_thread else "CHANNEL_DELETE"
        with self._env.bot_scope():
            self._env.backend.emit(told, dict(serializers.channel_payload(self._env.backend, stored)))
        await self._env.settle()

    async def delete_messages(self, channel: Any, *messages: Any) -> None:
        """Somebody with rights over a channel deletes several at once."""
        with self._env.bot_scope():
            self._env.backend.bulk_delete_messages(_id(channel), map(_id, messages))
        await self._env.settle()

    async def archive(self, thread: Any, *, locked: bool = False) -> None:
        """A thread is archived, by time or by somebody; `locked`: by a moderator, for good."""
        with self._env.bot_scope():
            told = {"archived": True, "locked": locked}
            self._env.backend.edit_channel(_id(thread), {}, thread_metadata=told)
        await self._env.settle()

    def _overwrite(self, channel: Any, *, deny: int, allow: int) -> None:
        backend = self._env.backend
        me = backend.bot_user.id
        stored = backend.get_channel(_id(channel))
        before = next((one for one in stored.overwrites if one.target_id == me), Overwrite(me, OverwriteType.MEMBER))
        after = Overwrite(me, OverwriteType.MEMBER, (before.allow & ~deny) | allow, (before.deny & ~allow) | deny)
        with self._env.bot_scope():
            backend.set_overwrite(stored.id, after)

    # ----------------------------------------------------------------------------------------------- direct messages

    def quarantine(self, after: int = 0) -> Fault:
        """Discord takes the bot for a spammer: no direct message can be opened any more (40003, as a 403).

        `after`: so many can be opened before that.
        """
        too_fast = Fault(
            "POST",
            "/users/@me/channels",
            None,
            status=403,
            code=40003,
            message="You are opening direct messages too fast",
        )
        too_fast.spared = after
        return self.add(too_fast)

    def close_dms(self, person: Any) -> Fault:
        """This person takes no direct messages: a channel opens, but nothing can be sent there (50007)."""
        channel = self._env.backend.get_dm_channel(_id(person))
        path = f"/channels/{channel.id}/messages"
        return self.add(Fault("POST", path, None, status=403, code=50007, message="Cannot send messages to this user"))

    # ------------------------------------------------------------------------------------------------------- gateway

    async def disconnect(self, shard: int = 0) -> None:
        """The gateway drops: nothing reaches the bot until `resume` or `new_session`."""
        websocket = self._env.websocket(shard)
        websocket.open = False
        self._missed = []
        self._env.backend.subscribers.append(self._miss)
        self._dispatch("disconnect")
        self._dispatch("shard_disconnect", shard)
        await self._env.settle()

    async def resume(self, shard: int = 0) -> None:
        """The same session goes on: what was missed comes now, in order."""
        missed = self._reopened(shard)
        with self._env.bot_scope():
            for event, payload in missed:
                self._env.websocket(shard)._gateway.feed(event, payload)  # pyright: ignore[reportPrivateUsage]
        self._dispatch("resumed")
        self._dispatch("shard_resumed", shard)
        await self._env.settle()

    async def new_session(self, shard: int = 0, *, late: float = 0.0) -> None:
        """A session that could not be resumed: what was missed is lost, and READY puts every cached guild anew.

        READY lists the guilds as unavailable, so that discord.py makes empty ones in place of those it knew; a
        GUILD_CREATE each fills them. `late`: seconds until those come, as in an outage.
        """
        self._reopened(shard)
        gateway = self._env.websocket(shard)._gateway  # pyright: ignore[reportPrivateUsage]
        backend = self._env.backend
        count = self._env.shard_count
        guilds = [guild for guild in backend.guilds.values() if (guild.id >> 22) % count == shard]
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(backend.bot_user)),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": "anew",
            "resume_gateway_url": "wss://simcord.invalid",
            "shard": [shard, count],
            "application": {"id": str(backend.application_id), "flags": 0},
        }
        with self._env.bot_scope():
            gateway.feed("READY", ready)
        if late:
            await self._env.advance_time(late)
        with self._env.bot_scope():
            for guild in guilds:
                payload = copy.deepcopy(dict(serializers.guild_create_payload(backend, guild)))
                gateway.feed("GUILD_CREATE", payload | {"unavailable": False})
        await self._env.settle()

    def _reopened(self, shard: int) -> list[tuple[str, Mapping[str, Any]]]:
        missed = self._missed or []
        self._missed = None
        if self._miss in self._env.backend.subscribers:
            self._env.backend.subscribers.remove(self._miss)
        self._env.websocket(shard).open = True
        return missed

    def _miss(self, event: str, payload: Mapping[str, Any]) -> None:
        assert self._missed is not None
        self._missed.append((event, copy.deepcopy(dict(payload))))

    def _dispatch(self, event: str, *args: Any) -> None:
        with self._env.bot_scope():
            self._env.bot.dispatch(event, *args)

    @contextmanager
    def impatient(self) -> Generator[None]:
        """Inside, the world does not wait for requests that are under way."""
        self._env.patient = False
        try:
            yield
        finally:
            self._env.patient = True


def _flags(rights: tuple[str, ...]) -> int:
    return sum(permissions.flag(right) for right in set(rights))


def _id(thing: Any) -> int:
    return thing if isinstance(thing, int) else int(thing.id)
