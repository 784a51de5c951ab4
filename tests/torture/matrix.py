"""Every point of an evening: the process dies there, another takes over, and the evening ends as if nothing had been.

The evening is played once. At each point the process is forked: the child is the one that dies there, with a Redis of
its own that holds what the parent's does; the parent goes on. Where nothing outside has changed since the point before,
neither in Redis nor on Discord, dying there is the same case, and is counted with it.
"""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from redis import Redis

from tests.torture.evening import Evening, Kind
from tests.torture.forks import Failed, Forks
from tests.torture.mortal import Point
from tests.torture.seen import Seen, differences, seen

DIGEST = """
local told = {}
for _, key in ipairs(redis.call('KEYS', '*')) do told[#told + 1] = key .. redis.call('DUMP', key) end
table.sort(told)
return redis.sha1hex(table.concat(told))
"""
"""All that Redis holds, in one word."""
COPIED = """
redis.call('SELECT', ARGV[1])
redis.call('FLUSHDB')
redis.call('SELECT', 0)
for _, key in ipairs(redis.call('KEYS', '*')) do redis.call('COPY', key, key, 'DB', ARGV[1], 'REPLACE') end
"""
PHASES = 2
"""So many phases after a death the evening is compared with the one in which nobody died."""
WHOLE = 10
"""One death in so many is looked at when the evening is over, whatever it looked like before."""


LOOK_AGAIN = 1.0
"""Simulated seconds after which the bot has looked at a table of which it is not certain, and people look again."""
LOOKS = 5
"""Of the people, until they go on all the same."""

OVER = 0
"""Stands for the phase after the last one."""


@dataclass(slots=True)
class Verdict:
    """What came of dying at a point."""

    point: Point
    points: int
    """How many points are this same case."""
    wrong: Counter[str]
    thinking: int = 0


@dataclass(slots=True)
class Matrix:
    """What came of an evening's points."""

    kind: Kind
    abandoned: bool
    points: int = 0
    states: int = 0
    verdicts: list[Verdict] = field(default_factory=list)

    @property
    def bad(self) -> list[Verdict]:
        """Those after which something was different."""
        return [verdict for verdict in self.verdicts if verdict.wrong]


Progress = Callable[[Kind, int, list[Verdict], int], object]
"""Told of each phase as it begins in the evening unharmed: the verdicts so far, and how many are looked at again."""


class _Enumeration:
    def __init__(
        self,
        kind: Kind,
        server: str,
        jobs: int,
        stride: int,
        only: int | None,
        suspects: frozenset[int],
        heard: Progress,
        again: bool,
        abandoned: bool,
    ) -> None:
        self.kind, self.server, self.abandoned = kind, server, abandoned
        self.forks = Forks(jobs)
        self.stride, self.only = stride, only
        self.suspects, self.again = suspects, again
        self.evening: Evening | None = None
        self.counts: Counter[int] = Counter()
        self.stops = 0
        self.at: dict[int, Seen] = {}
        self.states = 0
        self.verdicts: list[Verdict] = []
        self.found: set[int] = set()
        """States after which something was different, to be looked at when the evening is over."""
        self._heard = heard
        self._before = b""
        self._redis = Redis.from_url(self.url(0))

    def url(self, place: int) -> str:
        """The Redis of a place."""
        return f"{self.server.rsplit('/', 1)[0]}/{place}"

    def strikes(self, point: Point) -> bool:
        """Whether this process, a child, is to die here."""
        assert self.evening is not None
        now = self._outside()
        if now != self._before:
            self._before = now
            self.states += 1
            if self._wanted(point):
                self.counts[self.states] = 1
                return self._fork(point)
        self.counts[self.states] += 1
        return False

    def abandons(self, point: Point) -> bool:
        """Whether the command is to be abandoned here, in this process, a child that goes on. Each point is a case of
        its own: what the command holds differs, whatever stands outside."""
        self.states += 1
        self.counts[self.states] = 1
        return self._wanted(point) and self._fork(point)

    def _wanted(self, point: Point) -> bool:
        if self.again:
            return self.states in self.suspects
        return point.number == self.only if self.only else self.states % self.stride == 0

    def _outside(self) -> bytes:
        assert self.evening is not None
        done = sum(one.request.method != "GET" and one.status != 0 for one in self.evening.env.discord.log)
        told = f"{done} {len(self.evening.env.backend.interactions)} "
        return told.encode() + self._redis.eval(DIGEST, 0)  # type: ignore[operator]

    def _fork(self, point: Point) -> bool:
        assert self.evening is not None
        place = self.forks.place_to_be()
        self._redis.eval(COPIED, 0, place)
        if not self.forks.fork((point, self.states)):
            return False
        mortality = self.evening.mortality
        if self.abandoned:
            mortality.abandons = lambda _: False
            self.evening.go_on_at(self.url(place))
            # What was carried out and not acknowledged the bot sees only when it looks again. Until then nobody goes
            # on, as they would not if they had been answered; nor do they trust the end that the clock shows.
            self.evening.at_step = self._acknowledged
            self.evening.looks_after = LOOK_AGAIN
        else:
            mortality.strikes = lambda _: False
            self.evening.url = self.url(place)
        self.stops = 0 if self.whole(self.states) else self.evening.serial + PHASES
        return True

    async def _acknowledged(self, _: int) -> None:
        assert self.evening is not None
        for _ in range(LOOKS):
            table = self.evening.table
            if table.state is None or table.known:
                return
            await self.evening.env.advance_time(LOOK_AGAIN)

    def whole(self, state: int) -> bool:
        """Whether who dies here is looked at when the evening is over."""
        return state in self.suspects or state % WHOLE == 0

    def phase(self, serial: int) -> None:
        """A phase begins for the people."""
        assert self.evening is not None
        if not self.forks.forked:
            self.at[serial] = seen(self.evening)
            self.judge()
            self._heard(self.kind, serial, self.verdicts, len(self.found))
        elif self.stops and serial >= self.stops:
            self.forks.end((serial, seen(self.evening)))

    def judge(self) -> None:
        """Of all children that have ended and been met in their phase: what has become of them."""
        waiting: list[tuple[Any, Any]] = []
        for (point, state), answer in self.forks.answers:
            if isinstance(answer, Failed):
                wrong = Counter({f"failed: {answer.text}": 1})
                self.verdicts.append(Verdict(point, self.counts[state], wrong))
            elif not {answer[0], OVER} & self.at.keys():
                waiting.append(((point, state), answer))
            else:
                serial, other = answer
                wrong = differences(self.at[serial if serial in self.at else OVER], other)
                if serial and wrong:
                    self.found.add(state)
                else:
                    self.verdicts.append(Verdict(point, self.counts[state], wrong, other.thinking))
        self.forks.answers = waiting


def _unheard(_kind: Kind, _serial: int, _verdicts: list[Verdict], _suspects: int) -> None:
    """Nobody looks on."""


async def enumerated(
    kind: Kind,
    server: str,
    *,
    jobs: int = 2,
    stride: int = 1,
    only: int | None = None,
    abandoned: bool = False,
    heard: Progress = _unheard,
) -> Matrix:
    """Try every point, or each `stride`-th different one, or `only` one. `abandoned`: the process lives on, and the
    command ends there whose way it is; every point of one is a case of its own.

    Who dies is looked at two phases later, and where anything is different then (or at one point in `WHOLE` in any
    case), once more, when the evening is over.
    """
    with Redis.from_url(server) as client:
        client.flushall()
    try:
        await _warm(kind, server)

        def work(suspects: frozenset[int]) -> _Enumeration:
            return _Enumeration(kind, server, jobs, stride, only, suspects, heard, bool(suspects), abandoned)

        matrix, suspects = await _once(work(frozenset()))
        if suspects:
            again, _ = await _once(work(frozenset(suspects)))
            matrix.verdicts += again.verdicts
    finally:
        gc.unfreeze()
        gc.enable()
    return matrix


async def _warm(kind: Kind, url: str) -> None:
    """One evening for nothing: what a process compiles, reads and learns once, the children then need not. Nor do they
    collect garbage: each would write to, and so copy, every page that it shares with its parent."""
    evening = await Evening.open(kind, url)
    with evening.env.time_context():
        await evening.play()
    await evening.env.shutdown()
    del evening
    gc.collect()
    gc.freeze()
    gc.disable()


async def _once(work: _Enumeration) -> tuple[Matrix, set[int]]:
    with Redis.from_url(work.server) as client:
        client.flushall()
    try:
        evening = work.evening = await Evening.open(work.kind, work.url(0))
        evening.at_phase = work.phase
        if work.abandoned:
            evening.mortality.abandons = work.abandons
        else:
            evening.mortality.strikes = work.strikes
        with evening.env.time_context():
            await evening.play()
            found = seen(evening)
        evening.env.raise_errors()
        evening.env.discord.raise_faults()
    except BaseException:
        if work.forks.forked:
            work.forks.fail()
        raise
    if work.forks.forked:
        work.forks.end((OVER, found))
    work.at[OVER] = found
    work.forks.wait()
    work.judge()
    await evening.env.shutdown()
    points = work.states if work.abandoned else evening.mortality.points
    return Matrix(work.kind, work.abandoned, points, work.states, work.verdicts), work.found
