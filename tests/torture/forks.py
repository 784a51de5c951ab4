"""Forks of a running event loop: a process that is tried further from where it stands, while the first one goes on."""
# asyncio knows no loop that is forked while it runs: its insides are used here.
# pyright: reportPrivateUsage=false, reportAttributeAccessIssue=false, reportUnknownMemberType=false

from __future__ import annotations

import asyncio
import os
import pickle
import select
import selectors
import signal
import socket
import stat
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.store.servers import ends_with_us

_CHUNK = 1 << 16
_STANDS_STILL = 90.0
"""Seconds of its own CPU time after which a child that has not ended is taken to stand still; most need less than 5,
hours of refusals 30."""
_LOOK = 5.0
"""Seconds between two looks at how much the children have used."""
_ASLEEP = 6
"""So many looks in a row at which a child sleeps and has used nothing since: it waits for what never comes. One that
others leave no CPU does not sleep."""
_KEPT: list[socket.socket] = []


@dataclass(slots=True)
class _Child:
    pid: int
    place: int
    name: Any
    answer: bytearray = field(default_factory=bytearray)
    used: float = 0.0
    asleep: int = 0

    def stands_still(self) -> bool:
        """Whether it does, as far as one look can add."""
        sleeps, used = _use(self.pid)
        self.asleep = self.asleep + 1 if sleeps and used == self.used else 0
        self.used = used
        return used > _STANDS_STILL or self.asleep >= _ASLEEP


@dataclass(frozen=True, slots=True)
class Failed:
    """A child that raised; `text` is its traceback."""

    text: str


class AtOnce(ThreadPoolExecutor):
    """Does at once what others do in threads: in a child, which has no threads, those keep their locks for ever."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """What came of it."""
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except BaseException as error:
            done.set_exception(error)
        return done


class Forks:
    """So many children at a time, each with a place (from 1) of its own while it lives."""

    def __init__(self, jobs: int, heard: Callable[[Any, Any], object] = lambda _name, _answer: None) -> None:
        """`heard`: told each child's name and answer as it ends."""
        self._heard = heard
        self._free = list(range(1, jobs + 1))
        self._running: dict[int, _Child] = {}
        self._there: int | None = None
        self.place = 0
        self.answers: list[tuple[Any, Any]] = []

    @property
    def forked(self) -> bool:
        """Whether this is a child."""
        return self._there is not None

    def place_to_be(self) -> int:
        """The place of the next child; waits until there is one."""
        while not self._free:
            self._hear()
        return self._free[0]

    def fork(self, name: Any) -> bool:
        """One more child, of this name, at `place_to_be`. True in the child, which goes on in the same loop alone."""
        place = self.place_to_be()
        here, there = os.pipe()
        loop = asyncio.get_running_loop()
        pid = os.fork()
        if pid:
            os.close(there)
            self._free.remove(place)
            self._running[here] = _Child(pid, place, name)
            return False
        ends_with_us()
        self._there, self.place = there, place
        self._running.clear()
        _alone(loop, there)
        signal.signal(signal.SIGPROF, lambda *_: self.end(Failed(f"it stands still:\n{_under_way(loop)}")))
        return True

    def end(self, answer: Any) -> None:
        """The child's last word."""
        assert self._there is not None
        try:
            with os.fdopen(self._there, "wb") as out:
                out.write(pickle.dumps(answer))
        finally:
            os._exit(0)

    def fail(self) -> None:
        """The child's last word is what it has just raised."""
        self.end(Failed(traceback.format_exc()))

    def wait(self) -> list[tuple[Any, Any]]:
        """Every child's name and answer, when all have ended."""
        while self._running:
            self._hear()
        return self.answers

    def _hear(self) -> None:
        ready, _, _ = select.select(list(self._running), [], [], _LOOK)
        for child in self._running.values() if not ready else ():
            if child.stands_still():
                os.kill(child.pid, signal.SIGPROF)
        for pipe in ready:
            came = os.read(pipe, _CHUNK)
            self._running[pipe].answer += came
            if came:
                continue
            os.close(pipe)
            child = self._running.pop(pipe)
            os.waitpid(child.pid, 0)
            self._free.append(child.place)
            answer = pickle.loads(child.answer) if child.answer else Failed("it ended without a word")
            self.answers.append((child.name, answer))
            self._heard(child.name, answer)


def _use(pid: int) -> tuple[bool, float]:
    """Whether a process sleeps, and the seconds of CPU time that it has used."""
    told = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return told[0] == "S", (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def _under_way(loop: asyncio.AbstractEventLoop) -> str:
    tasks = [task for task in asyncio.all_tasks(loop) if not task.done()]
    return "\n".join(f"{task.get_name()}: {' > '.join(_awaits(task.get_coro()))}" for task in tasks)


def _awaits(work: Any) -> Iterator[str]:
    """Where a coroutine stands, and whatever it waits for, to the innermost."""
    while work is not None:
        frame = getattr(work, "cr_frame", None) or getattr(work, "gi_frame", None)
        yield f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno} {frame.f_code.co_name}" if frame else repr(work)
        work = getattr(work, "cr_await", None) or getattr(work, "gi_yieldfrom", None)


def _is_socket(file: int) -> bool:
    try:
        return stat.S_ISSOCK(os.fstat(file).st_mode)
    except OSError:
        return False


def _alone(loop: Any, pipe: int) -> None:
    """The loop hears nothing any more of what its parent listens to, and nothing of what it says arrives there."""
    asyncio.events._set_running_loop(loop)
    nowhere, nobody = socket.socketpair()
    nowhere.setblocking(False)
    _KEPT.extend((nowhere, nobody))
    for name in [one.name for one in Path("/proc/self/fd").iterdir()]:
        file = int(name)
        if file not in (pipe, nowhere.fileno(), nobody.fileno()) and _is_socket(file):
            os.dup2(nowhere.fileno(), file)
    loop._selector = selectors.DefaultSelector()
    loop._make_self_pipe()
