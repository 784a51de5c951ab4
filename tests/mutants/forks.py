"""Work done in forked processes: each begins with all that is loaded here, and leaves nothing behind."""

from __future__ import annotations

import os
import pickle
import select
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

_CHUNK = 1 << 16


class Failed(Exception):
    """A task that raised; the text is its traceback."""


@dataclass(slots=True)
class _Child:
    number: int
    pid: int
    answer: bytearray = field(default_factory=bytearray)


def forked(tasks: Sequence[Callable[[], Any]], jobs: int) -> Iterator[tuple[int, Any]]:
    """The number and the answer of each task as it is done, so many at a time; None where the process was killed.

    What a task raises is raised here.
    """
    running: dict[int, _Child] = {}
    for number, task in enumerate(tasks):
        pipe, child = _fork(number, task)
        running[pipe] = child
        if len(running) >= jobs:
            yield _one_done(running)
    while running:
        yield _one_done(running)


def _fork(number: int, task: Callable[[], Any]) -> tuple[int, _Child]:
    """Start the task; the pipe that its answer comes through."""
    here, there = os.pipe()
    pid = os.fork()
    if pid:
        os.close(there)
        return here, _Child(number, pid)
    try:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nowhere, stream)
        try:
            answer: Any = task()
        except Exception:
            answer = Failed(traceback.format_exc())
        with os.fdopen(there, "wb") as out:
            out.write(pickle.dumps(answer))
    finally:
        os._exit(0)


def _one_done(running: dict[int, _Child]) -> tuple[int, Any]:
    """Listen to the children until one of them has ended."""
    while True:
        ready, _, _ = select.select(list(running), [], [])
        for pipe in ready:
            came = os.read(pipe, _CHUNK)
            running[pipe].answer += came
            if came:
                continue
            os.close(pipe)
            child = running.pop(pipe)
            os.waitpid(child.pid, 0)
            answer = pickle.loads(child.answer) if child.answer else None
            if isinstance(answer, Failed):
                raise answer
            return child.number, answer
