"""Many games of one set-up on all cores of this machine: processes that each play a part of them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from core.books.library import folder_of, load_folder
from core.simulate.influence import Influence
from core.simulate.win_tally import BY_CHANCE, PlayingManner, Tally, simulate

CHUNK = 20
"""Games that a process plays before it reports; whoever ends the run waits for no more than these."""
WORTH_A_PROCESS = 200
"""Fewer games than this take less time than the start of another process."""


@dataclass(frozen=True, slots=True)
class _SetUp:
    """What all games have in common, as a process can be told of it."""

    folder: Path
    roles: Sequence[str]
    options: Mapping[str, Any]
    seed: int | str
    manner: PlayingManner

    def play(self, numbers: range) -> Tally:
        """The games of these numbers."""
        book = load_folder(self.folder)
        games = len(numbers)
        return simulate(book, self.roles, self.options, games, self.seed, first=numbers.start, manner=self.manner)


def simulate_on_cores(
    scenario: str,
    roles: Sequence[str],
    options: Mapping[str, Any],
    games: int,
    seed: int | str = 1,
    *,
    manner: PlayingManner = BY_CHANCE,
    processes: int | None = None,
    after_some: Callable[[int], object] | None = None,
) -> Tally:
    """What `simulate` finds, whatever the number of processes: one for each core unless told otherwise.

    `after_some` is called with the number of games that have been played since it was called last.
    """
    set_up = _SetUp(folder_of(scenario), roles, options, seed, manner)
    chunks = [range(games)[at : at + CHUNK] for at in range(0, games, CHUNK)]
    workers = processes or min(_cores(), games // WORTH_A_PROCESS)
    tally = Tally(influence=Influence(manner.day))

    def count(played: Tally) -> None:
        tally.add(played)
        if after_some is not None:
            after_some(played.games)

    if workers <= 1:
        for chunk in chunks:
            count(set_up.play(chunk))
    else:
        with _processes(workers) as pool:
            with _unheard_interrupts():
                answers = [pool.submit(set_up.play, chunk) for chunk in chunks]
            for answer in answers:
                count(answer.result())
    return tally


@contextmanager
def _processes(workers: int) -> Generator[ProcessPoolExecutor]:
    """Processes that are gone afterwards; who leaves early waits for the chunks in hand and no others."""
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _unheard_interrupts() -> Generator[None]:
    """Processes started meanwhile do not hear Ctrl-C, which a terminal sends to all: their parent ends them."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def _cores() -> int:
    """The cores that this process may use, which in a container can be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
