"""Where the house stands: in a checkout its rooms are packages by themselves, installed they are parts of one.

And what of it runs in a process of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from subprocess import PIPE

STARVED = 10
"""A process apart may take so many times the seconds of work that it is allowed: others have the machine, too."""
LAST_WORDS = 500
"""Characters of what a process said last."""
_BEFORE = __name__.removesuffix("core.house")  # nothing in a checkout


def module_name(name: str) -> str:
    """What Python calls a module here that the checkout calls so."""
    return f"{_BEFORE}{name}"


def how_to_install(extra: str = "") -> str:
    """What brings the packages that belong to the house, or to an extra of it. No index of packages has the house."""
    return f"Run pip install '.{extra and f'[{extra}]'}' in its folder." if _BEFORE else "Run make setup."


def process_of(module: str) -> list[str]:
    """Runs a module of the house in a process of its own, with `environment`."""
    return [sys.executable, "-P", "-m", module_name(module)]


def environment() -> Mapping[str, str]:
    """This process's variables, with which a child finds every module where this process does."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(os.path.abspath(path) for path in sys.path)}  # noqa: PTH100


class NotDoneApart(Exception):
    """A process apart took too long, could not begin, or ended in trouble; the message says what it said last."""


class Apart:
    """Processes apart that are under way. Blocks: to be called in threads, which nobody who ends waits for. `within`:
    when those are given up, these are too."""

    def __init__(self, within: Apart | None = None) -> None:
        self._within = within
        self._ending = False
        self._children = set[subprocess.Popen[bytes]]()

    def done(self, module: str, given: bytes, seconds: float) -> bytes:
        """As `done_apart`."""
        try:
            child = subprocess.Popen(process_of(module), stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment())
        except OSError as error:
            raise NotDoneApart(str(error)[-LAST_WORDS:]) from error
        around = list(self._around())
        for one in around:
            one._children.add(child)
        try:
            if self.ended:
                child.kill()
            made, said = child.communicate(given, seconds)
        except subprocess.TimeoutExpired as error:
            raise NotDoneApart(str(error)[-LAST_WORDS:]) from error
        finally:
            for one in around:
                one._children.discard(child)
            child.kill()
            child.communicate()
        if child.returncode:
            raise NotDoneApart(said.decode("utf-8", "replace")[-LAST_WORDS:])
        return made

    @property
    def ended(self) -> bool:
        """Whether they have been given up."""
        return any(one._ending for one in self._around())

    def end(self) -> None:
        """Whatever is under way, or waits to be, is given up."""
        self._ending = True
        for child in list(self._children):
            child.kill()

    def _around(self) -> Iterator[Apart]:
        yield self
        if self._within is not None:
            yield from self._within._around()


APART = Apart()


def bound(seconds: int, memory: int | None = None) -> None:
    """Have the system end this process where it works longer (CPU seconds) or takes more memory (bytes of address
    space); not every system can.
    """
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        if memory is not None:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def done_apart(module: str, given: bytes, seconds: float) -> bytes:
    """What a module of the house makes of these bytes in a process of its own: whatever stands in them can neither
    harm, slow nor fill this one. It is given up after so many seconds on the wall; of its own work it is to bound the
    seconds itself. Blocks: to be called in a thread. Raises `NotDoneApart`.
    """
    return APART.done(module, given, seconds)
