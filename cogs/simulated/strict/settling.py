"""When a simulated world has come to rest, found out for a fraction of what SimCord takes.

SimCord looks every so often, and asks of every task at every look what it waits for, and which timers end that; this
and its notes of every call were half of what a test of the bot costs. Here a world is looked at when nothing in its
loop is left to be done at once, and again when something has happened there; what waits as it did at the last look is
not asked again; one task that is at work answers for all; and what is done at once is not noted.
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
_Gathering = asyncio.tasks._GatheringFuture  # type: ignore[attr-defined]
TURNS = 100
"""Turns of a loop that are let pass without a look, while there is something in it to be done at once."""
_bells: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
"""Whoever waits for anything to be done in a loop."""


class Rest:
    """Waits until nothing in a world goes on but what waits for a word, or for a time that has not come."""

    def __init__(self, env: Env) -> None:
        self._env = env
        self._waits: dict[asyncio.Task[Any], Any] = {}
        self._gathers: dict[asyncio.Task[Any], Any] = {}

    async def come(self, deadline: float, idle: float) -> None:
        """Wait for it: looked at whenever something has happened in the loop, and after `idle` real seconds at the
        longest. Raises TimeoutError after `deadline` (the loop's time)."""
        loop = asyncio.get_running_loop()
        rested = False
        while True:
            _settlement._run_due_virtual_callbacks(self._env._settlement_state(), deadline)
            calm = await _turns(loop)
            if await self._time_passes(loop, deadline):
                continue
            if not self._is_busy(deadline):
                await asyncio.sleep(0)  # what has come from outside meanwhile is taken up
                if rested or (calm and not _has_more(loop)):
                    return
                rested = True
                continue
            rested = False
            left = deadline - loop.time()
            if left <= 0:
                raise TimeoutError(self._why(deadline))
            if not _has_more(loop):
                await self._a_moment(loop, min(idle, left))

    async def _a_moment(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        """Until something happens in the loop, and for so many real seconds at the longest, even if it is the bot that
        waits, whose timers are of the simulated time."""
        runtime = self._env._runtime
        bell: asyncio.Future[None] = loop.create_future()
        at_time = loop.call_at if runtime is None else runtime.call_at
        timer = at_time(_monotonic() + seconds, _ring, bell, context=_NOBODYS)
        bells = _bells.setdefault(loop, [])
        bells.append(bell)
        try:
            await bell
        finally:
            timer.cancel()
            bells.remove(bell)
            if not bells:
                del _bells[loop]

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

    def _is_busy(self, deadline: float) -> bool:
        """Whether anything in the world is at work."""
        state = self._env._settlement_state()
        work = state.work
        if work.executors:
            return True
        for task in reversed(work.tasks):
            if not (task.done() or self._is_waiting(state, task, deadline)):
                return True
        active = _settlement._active_callbacks(state)
        if not all(_settlement._callback_is_parked(state, record, deadline) for record in active):
            return True
        self._waits = {task: waiter for task, waiter in self._waits.items() if task in work.tasks}
        self._gathers = {task: waiter for task, waiter in self._gathers.items() if task in work.tasks}
        return False

    def _is_waiting(self, state: _settlement._SettlementState, task: asyncio.Task[Any], deadline: float) -> bool:
        waiter: Any = getattr(task, "_fut_waiter", None)
        if waiter is None or waiter.done():
            return False
        if self._waits.get(task) is waiter:
            return True
        if self._gathers.get(task) is waiter:
            return self._all_wait(state, waiter, deadline)
        if task in state.work.external_waits:
            _by_word_alone(state, task, waiter)
            self._waits[task] = waiter
            return True
        _settlement._virtualize_recognized_waits(state, [task])
        if isinstance(waiter, _Gathering):
            self._gathers[task] = waiter
            return self._all_wait(state, waiter, deadline)
        return _settlement._is_parked(state, task, deadline)

    def _all_wait(self, state: _settlement._SettlementState, waiter: Any, deadline: float) -> bool:
        """Whether all that is gathered there, and not done, is the bot's and waits."""
        undone = [one for one in waiter._children if not one.done()]
        return bool(undone) and all(
            one in state.work.tasks and self._is_waiting(state, one, deadline) for one in undone
        )

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


async def _turns(loop: asyncio.AbstractEventLoop) -> bool:
    """One turn of the loop, and more as long as something is to be done in it at once. Whether nothing is left."""
    for _ in range(TURNS):
        await asyncio.sleep(0)
        if not _has_more(loop):
            return True
    return False


def _by_word_alone(state: _settlement._SettlementState, task: asyncio.Task[Any], waiter: Any) -> None:
    """What is waited for on purpose is not ended by the real time, but by that of the world."""
    real = [one for one in state.work.callbacks if one.real_handle is not None and not one.real_handle.cancelled()]
    if real:
        waking = _settlement._timer_records_waking(state, task, waiter)
        for record in real:
            if record in waking:
                record.real_handle.cancel()  # type: ignore[union-attr]


def _has_more(loop: asyncio.AbstractEventLoop) -> bool:
    return bool(loop._ready)  # type: ignore[attr-defined]


def _ring(bell: asyncio.Future[None]) -> None:
    if not bell.done():
        bell.set_result(None)


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
    """As SimCord's, which notes what is to be done at once: that is over before a world is looked at. And whoever waits
    for something to happen is told that it does."""
    if _bells:
        for bell in _bells.get(terms["loop"], ()):
            _ring(bell)
    if terms["when"] is not None:
        return _noted(work, original, callback, args, **terms)
    context = terms["context"]
    if isinstance(getattr(callback, "__self__", None), asyncio.Task):
        return original(callback, *args, context=context)
    scope = _runtime._BOT_SCOPE.get()
    if context is not None:
        scope = scope or context.get(_runtime._BOT_SCOPE)
        context = terms["context_for_scope"](context, scope)
    if scope is None or scope != terms["identity"]:
        return original(callback, *args, context=context)
    return original(_Told(callback, terms["record_error"]), *args, context=context)


class _Told:
    """A call the error of which SimCord is told."""

    __slots__ = ("__simcord_original_callback__", "_tell")

    def __init__(self, callback: Any, tell: Callable[[BaseException], None]) -> None:
        self.__simcord_original_callback__ = callback
        self._tell = tell

    def __call__(self, *args: Any) -> None:
        try:
            self.__simcord_original_callback__(*args)
        except BaseException as error:
            self._tell(error)
            raise


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
