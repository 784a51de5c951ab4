"""The strict Discord: every request of the bot's comes here, is checked as Discord checks it, and is carried out by
SimCord."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http.router import RouteNotImplemented, UnsupportedField, dispatch
from simcord.types import HttpLogEntry

from cogs.simulated.strict import thread_rules
from cogs.simulated.strict.ages import OldMessages
from cogs.simulated.strict.bodies import Description, body_check
from cogs.simulated.strict.channel_kinds import HAS_A_THREAD, check_kind, check_room, check_thread_written
from cogs.simulated.strict.exchange import Exchange, RefusedError, Reply, Request, path_of, route_of
from cogs.simulated.strict.limits import RateLimits
from cogs.simulated.strict.nonces import Nonces
from cogs.simulated.strict.request_rights import check_files, check_reading_back, check_voice_chat
from cogs.simulated.strict.thread_rules import LOCKED, check_archived
from cogs.simulated.strict.tokens import check_token
from cogs.simulated.strict.trouble import Trouble
from cogs.simulated.strict.voice import check_mute, check_stage
from cogs.simulated.strict.world import World

Check = Callable[[Backend, Request], None]

CHECKS: tuple[Check, ...] = (
    check_token,
    check_kind,
    check_thread_written,
    check_archived,
    check_files,
    check_reading_back,
    check_voice_chat,
    check_mute,
    check_stage,
    check_room,
)
"""What is looked at before SimCord looks. In what order Discord does is not known, and nothing of ours asks for it."""

INSTEAD: dict[str, Callable[[Backend, Request], Any]] = {
    "PUT /channels/{id}/thread-members/{id}": thread_rules.let_in,
    "DELETE /channels/{id}/thread-members/{id}": thread_rules.put_out,
}
"""What SimCord is stricter with than Discord is, or asks another right for."""

OURS = (400, 401, 429)
"""Statuses that a bot without a fault never gets: what it wrote was wrong, came too late, or was too much."""

NO_FAULTS = (HAS_A_THREAD, LOCKED)
"""Codes of refusals that tell whoever has missed an earlier answer what that one was, or of a right that is missing."""


class StrictDiscord:
    """Discord, as far as the bot's requests go. `log`: every request with its answer.

    `latency`: seconds of simulated time on the way. `clock`: what the limits go by; simulated time, unless a test's
    requests are made outside of it. `described`: what every body is held against. `mentions_let_in`: whether a mention
    in a private thread lets anybody in.
    """

    def __init__(self, env: World, checks: Sequence[Check] = CHECKS, *, described: Description | None = None) -> None:
        self._env = env
        bodies = [] if described is None else [body_check(described)]
        self.checks = [*bodies, *checks, OldMessages().check]
        self.limits = RateLimits(env.now().timestamp())
        self.nonces = Nonces()
        self.trouble = Trouble(env)
        self.log: list[Exchange] = []
        self.latency = 0.0
        self.mentions_let_in = True
        self.clock = env.loop_time
        self._pardoned = 0
        self._unheard: set[tuple[str, str]] = set()

    @property
    def backend(self) -> Backend:
        """SimCord's world."""
        return self._env.backend

    def refused(self, *, by_trouble: bool = False) -> list[Exchange]:
        """What was refused, of itself or (`by_trouble`) because a test had asked for it."""
        return [one for one in self.log if one.refused and one.by_trouble == by_trouble]

    def faults(self) -> list[Exchange]:
        """What a bot without a fault would not have asked for."""
        new = self.log[self._pardoned :]
        return [one for one in new if one.status in OURS and one.code not in NO_FAULTS and not one.by_trouble]

    def pardon(self) -> None:
        """Faults until now were what a test was about."""
        self._pardoned = len(self.log)

    def raise_faults(self) -> None:
        """Fail where there are any."""
        found = Counter(str(one) for one in self.faults())
        if found:
            listed = "\n".join(f"{count} times {what}" for what, count in found.items())
            raise AssertionError(f"Discord would have refused, by the bot's own fault:\n{listed}")

    async def answer(  # noqa: PLR0917 (as the transport of SimCord calls it)
        self, method: str, url: str, body: Any, params: dict[str, Any], files: list[Any], reason: str | None
    ) -> Reply:
        """What Discord answers. Raises what a broken connection raises."""
        path = path_of(url)
        route, ids = route_of(path)
        request = Request(
            method, path, route, ids=ids, json=body, params=params, files=files, reason=reason, at=self.clock()
        )
        await asyncio.sleep(self.latency + self.trouble.delay(request))
        exchange = Exchange(request)
        self.log.append(exchange)
        self.trouble.break_before(request)
        reply = self._carried_out(request, exchange)
        exchange.status = reply.status
        if (request.method, request.path) in self._unheard:
            exchange.by_trouble = True  # a repetition of what was done, the answer to which was never heard
        try:
            self.trouble.break_after(request)
        except Exception:
            self._unheard.add((request.method, request.path))
            raise
        return reply

    def _carried_out(self, request: Request, exchange: Exchange) -> Reply:
        limit = self.limits.take(request, self.clock())
        try:
            if limit.over:
                self._write_down(request)
                raise limit.refusal()
            self._refused_by_trouble(request, exchange)
            reply = Reply(200, self._checked(request))
            if reply.data is None:
                reply.status = 204
        except (RouteNotImplemented, UnsupportedField):
            raise
        except BackendError as error:
            exchange.code = error.code
            exchange.message = error.message
            reply = Reply(error.status, error.to_json())
            if isinstance(error, RefusedError):
                reply.headers.update(error.headers)
        reply.headers |= limit.headers()
        return reply

    def _refused_by_trouble(self, request: Request, exchange: Exchange) -> None:
        try:
            self.trouble.refuse(request)
        except BackendError:
            exchange.by_trouble = True
            self._write_down(request)
            raise

    def _checked(self, request: Request) -> Any:
        try:
            for check in self.checks:
                check(self.backend, request)
        except BackendError:
            self._write_down(request)
            raise
        before = self.nonces.said_before(request, self.backend)
        if before is not None:
            self._write_down(request)
            return before
        said = self._done(request)
        self.nonces.note(request, said)
        thread_rules.invitable_as_asked(self.backend, request, said)
        thread_rules.opened_by_a_message(self.backend, request)
        if self.mentions_let_in:
            thread_rules.let_in_by_mention(self.backend, request)
        return said

    def _done(self, request: Request) -> Any:
        instead = INSTEAD.get(request.name)
        if request.name == "PATCH /channels/{id}" and self.backend.get_channel(request.ids[0]).is_thread:
            instead = thread_rules.change
        if instead is not None:
            self._write_down(request)
            return instead(self.backend, request)
        return dispatch(
            self.backend,
            request.method,
            request.path,
            json=request.json,
            params=request.params,
            files=request.files,
            reason=request.reason,
        )

    def _write_down(self, request: Request) -> None:
        """SimCord's own log holds what it was asked for; this was not handed on to it."""
        self.backend.http_requests.append(
            HttpLogEntry(request.method, request.path, dict(request.params), request.json, request.reason)
        )
