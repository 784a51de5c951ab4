"""Evenings in which something goes wrong: forked from one that begins well, each with a Redis of its own."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import discord
from redis import Redis

from tests.torture.evening import Evening, Kind
from tests.torture.forks import Failed, Forks
from tests.torture.matrix import COPIED
from tests.torture.verdict import Ears, Verdict, judged

Harm = Callable[[Evening], Awaitable[None]]
Heard = Callable[[str, Verdict], object]


@dataclass(frozen=True, slots=True)
class Trial:
    """Something that goes wrong at a step (counted from 0), or when a phase begins. `refused`: Discord refuses things
    for good. `forgets`: nobody can know any more whom the process before had muted."""

    name: str
    harm: Harm
    at: int | str = 0
    refused: bool = False
    forgets: bool = False


class _Trials:
    def __init__(self, trials: Sequence[Trial], server: str, jobs: int, heard: Heard) -> None:
        self.trials, self.server = list(trials), server
        self.forks = Forks(jobs, lambda name, answer: heard(name, _verdict(answer)))
        self.evening: Evening | None = None
        self.ears = Ears()
        self.mine: Trial | None = None
        self.steps = 0
        self._redis = Redis.from_url(f"{server.rsplit('/', 1)[0]}/0")

    async def step(self, number: int) -> None:
        """Whoever is due is forked off."""
        self.steps = number
        if self.forks.forked:
            return
        assert self.evening is not None
        state = self.evening.table.state
        phase = None if state is None or state.game is None else state.game.phase
        due = [one for one in self.trials if one.at in (number, phase)]
        for trial in due:
            self.trials.remove(trial)
            place = self.forks.place_to_be()
            self._redis.eval(COPIED, 0, place)
            if self.forks.fork(trial.name):
                self.mine = trial
                self.evening.go_on_at(f"{self.server.rsplit('/', 1)[0]}/{place}")
                await trial.harm(self.evening)
                return


async def tried(
    kind: Kind, trials: Sequence[Trial], server: str, *, jobs: int = 2, heard: Heard = lambda _name, _verdict: None
) -> dict[str, Verdict]:
    """The verdicts on these, by name, `heard` as they come; and without a name that on the evening unharmed."""
    work = _Trials(trials, server, jobs, heard)
    with Redis.from_url(server) as client:
        client.flushall()
    logging.getLogger().addHandler(work.ears)
    try:
        evening = work.evening = await Evening.open(kind, f"{server.rsplit('/', 1)[0]}/0")
        evening.at_step = work.step
        with evening.env.time_context():
            await evening.play()
        refused, forgets = (False, False) if work.mine is None else (work.mine.refused, work.mine.forgets)
        found = judged(evening, work.ears, refused=refused, forgets=forgets)
        found.steps = work.steps
        if work.mine is None:
            evening.env.raise_errors()
            evening.env.discord.raise_faults()
        else:
            _raise_unforeseen(evening)
    except BaseException:
        if work.forks.forked:
            work.forks.fail()
        raise
    finally:
        logging.getLogger().removeHandler(work.ears)
    if work.forks.forked:
        work.forks.end(found)
    verdicts = {"": found}
    verdicts |= {name: _verdict(answer) for name, answer in work.forks.wait()}
    await evening.env.shutdown()
    return verdicts


def _raise_unforeseen(evening: Evening) -> None:
    """What an answer to a command has met is the bot's to see to, and what it could not is told by its log."""
    errors = [error for error in evening.env.errors if not isinstance(error, discord.app_commands.AppCommandError)]
    if errors:
        raise BaseExceptionGroup("the bot raised these", errors)


def _verdict(answer: Verdict | Failed) -> Verdict:
    return Verdict(wrong=Counter({f"failed: {answer.text}": 1})) if isinstance(answer, Failed) else answer
