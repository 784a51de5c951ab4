"""When a simulated world has come to rest, found out for a fraction of what SimCord takes.

SimCord asks of every task, at every look, what it waits for, and which timers end that; a third of what a test of the
bot costs was this, and its notes of every step of every task. What waits as it did at the last look is not asked again;
one task that is at work answers for all; and steps of tasks are not noted, for the tasks are known themselves.
"""
# SimCord has no door for this: its insides are used here, and some of them are replaced.
# pyright: reportPrivateUsage=false, reportPrivateImportUsage=false

from __future__ import annotations

import asyncio
import contextvars
import time
from typing import TYPE_CHECKING, Any

from simcord import _dpy_internals, _runtime, _settlement

if TYPE_CHECKING:
    from collections.abc import Callable

    from simcord import Env

_monotonic = time.monotonic
_noted = _runtime._track_callback
_NOBODYS = contextvars.Context()


class Rest:
    """Waits until nothing in a world goes on but what waits for a word, or for a time that has not come."""

    def __init__(self, env: Env) -> None:
        self._env = env
        self._waits: dict[asyncio.Task[Any], Any] = {}

    async def come(self, deadline: float, idle: float) -> None:
        """Wait for it, looking every `idle` real seconds. Raises TimeoutError after `deadline` (the loop's time)."""
        env = self._env
        loop = asyncio.get_running_loop()
        calm = False
        while True:
            _settlement._run_due_virtual_callbacks(env._settlement_state(), deadline)
            await asyncio.sleep(0)
            if await self._time_passes(loop, deadline):
                continue
            busy = self._busy(deadline)
            if busy is None:
                if calm:  # also one turn of the loop later: what has just ended may have begun something else
                    return
                calm = True
                continue
            calm = False
            left = deadline - loop.time()
            if left <= 0:
                raise TimeoutError(self._why(deadline))
            await self._a_moment(loop, busy, min(idle, left))

    async def _a_moment(
        self, loop: asyncio.AbstractEventLoop, busy: tuple[asyncio.Future[Any], ...], seconds: float
    ) -> None:
        """Until one of these is done, and for so many real seconds at the longest, even if it is the bot that waits,
        whose timers are of the simulated time."""
        runtime = self._env._runtime
        ring: asyncio.Future[None] = loop.create_future()

        def rung(*_: Any) -> None:
            if not ring.done():
                ring.set_result(None)

        at_time = loop.call_at if runtime is None else runtime.call_at
        timer = at_time(_monotonic() + seconds, rung, context=_NOBODYS)
        for one in busy:
            one.add_done_callback(rung, context=_NOBODYS)
        try:
            await ring
        finally:
            timer.cancel()
            for one in busy:
                one.remove_done_callback(rung)

    async def _time_passes(self, loop: asyncio.AbstractEventLoop, deadline: float) -> bool:
        """Whether somebody else moves the time: until they are done, at the longest until the deadline."""
        env = self._env
        moving = env._real_advance_task or env._advance_task
        if moving is None or moving is asyncio.current_task():
            return False
        done, _ = await asyncio.wait((moving,), timeout=max(0.0, deadline - loop.time()))
        if not done:
            raise TimeoutError("bot did not settle while advancing time")
        if env._real_advance_task is moving:
            env._real_advance_task = None
        moving.result()
        return True

    def _busy(self, deadline: float) -> tuple[asyncio.Future[Any], ...] | None:
        """None if the world is at rest; else what it may be waited for with, empty for a call that is about to be."""
        state = self._env._settlement_state()
        work = state.work
        if work.executors:
            return tuple(work.executors)
        for task in reversed(work.tasks):
            if not (task.done() or self._is_waiting(state, task, deadline)):
                return (task,)
        active = _settlement._active_callbacks(state)
        if not all(_settlement._callback_is_parked(state, record, deadline) for record in active):
            return ()
        self._waits = {task: waiter for task, waiter in self._waits.items() if task in work.tasks}
        return None

    def _is_waiting(self, state: _settlement._SettlementState, task: asyncio.Task[Any], deadline: float) -> bool:
        waiter: Any = getattr(task, "_fut_waiter", None)
        if waiter is None or waiter.done():
            return False
        if self._waits.get(task) is waiter:
            return True
        _settlement._virtualize_recognized_waits(state, [task])
        if task in state.work.external_waits:
            self._waits[task] = waiter
            return True
        return _settlement._is_parked(state, task, deadline)

    def _why(self, deadline: float) -> str:
        env = self._env
        state = env._settlement_state()
        pending = _settlement._owned_tasks(state)
        stuck = [task for task in pending if not _settlement._is_parked(state, task, deadline)]
        active = [
            record
            for record in _settlement._active_callbacks(state)
            if not _settlement._callback_is_parked(state, record, deadline)
        ]
        return _settlement._settle_timeout_message(state, stuck, pending, env.settle_timeout, active)


class _Record(_runtime._CallbackRecord):
    """A call that is to come: itself and no other, whatever else is the same about them."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)


def _track_callback(
    work: _runtime._WorkState, original: Callable[..., Any], callback: Any, args: tuple[Any, ...], **terms: Any
) -> Any:
    """As SimCord's, but for a step of a task: whether that is at work is seen by what it waits for."""
    if terms["when"] is None and isinstance(getattr(callback, "__self__", None), asyncio.Task):
        return original(callback, *args, context=terms["context"])
    return _noted(work, original, callback, args, **terms)


def _clock_monotonic() -> float:
    """As SimCord's, which looks for what it needs by an import at each call."""
    if _runtime._BOT_SCOPE.get() is None:
        return _monotonic()
    env = _runtime._selected_env(driver=False)
    return _monotonic() if env is None else env._virtual_time


def _is_sleep_waiter(waiter: Any, loop: Any, deadline: float) -> bool:
    """As SimCord's, which takes every timer of the loop apart before it looks whether it is this one's."""
    if waiter is None or waiter.done():
        return False
    for handle in loop._scheduled:
        arguments = handle._args
        if arguments and arguments[0] is waiter and not handle.cancelled() and handle.when() > deadline:
            callback = _dpy_internals._original_callback(handle._callback)
            if getattr(callback, "__name__", "") == "_set_result_unless_cancelled":
                return True
    return False


def settle_quickly() -> None:
    """Have SimCord note and look so, in this process from now on."""
    _runtime._track_callback = _track_callback  # type: ignore[assignment]
    _runtime._CallbackRecord = _Record  # type: ignore[misc]
    _dpy_internals._clock_monotonic = _clock_monotonic
    _dpy_internals.is_sleep_waiter = _is_sleep_waiter
