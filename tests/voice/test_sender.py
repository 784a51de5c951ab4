"""The sender's thread: order, the beat, and a connection that comes and goes. Its time is handed in."""

from __future__ import annotations

import threading
from collections.abc import Callable
from itertools import pairwise

import pytest

from cogs.voice.pacer import BURST, Pacer
from cogs.voice.packets import STEP, PacketSender, Stream
from cogs.voice.queue import GAP, SILENCE, CueQueue
from core.once import OncePerCause

LONGEST = 60
"""Seconds that a line may take here, in which no time passes: met only where it never ends."""


class Time:
    """A clock that goes on while somebody sleeps by it."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.slept = 0

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept += 1
        self.now += seconds


class Mouth:
    """Keeps what is sent, and when."""

    def __init__(self, clock: Callable[[], float] = lambda: 0.0) -> None:
        self.at_end: object | None = self
        self.sent: list[bytes] = []
        self.at: list[float] = []
        self.states: list[bool] = []
        self.done = threading.Event()
        self._clock = clock

    def session(self) -> object | None:
        return self.at_end

    def speaking(self, on: bool) -> None:
        self.states.append(on)
        if not on:
            self.done.set()

    def send(self, packet: bytes) -> None:
        self.sent.append(packet)
        self.at.append(self._clock())


def line(name: str, packets: int) -> tuple[bytes, ...]:
    return tuple(f"{name}{n}".encode() for n in range(packets))


def stream(*lines: tuple[bytes, ...], clock: Callable[[], float] = lambda: 0.0) -> tuple[Stream, Mouth]:
    queue = CueQueue()
    for one in lines:
        queue.put(one)
    made, mouth = Stream(queue), Mouth(clock)
    made.mouth = mouth
    return made, mouth


def gaps(mouth: Mouth) -> list[float]:
    """Seconds from each packet to the next."""
    return [after - before for before, after in pairwise(mouth.at)]


@pytest.mark.parametrize("step", [STEP, 0.004])
def test_every_table_gets_its_packets_in_order_and_on_the_beat(step: float) -> None:
    time = Time()
    sender = PacketSender(clock=time, step=step, sleep=time.sleep)
    pairs = [stream(line(f"t{n}-", 20), clock=time) for n in range(6)]
    for one, _ in pairs:
        sender.add(one)
    sender.wake()
    for _, mouth in pairs:
        assert mouth.done.wait(LONGEST)
    sender.close()
    for n, (_, mouth) in enumerate(pairs):
        assert mouth.sent == [*line(f"t{n}-", 20), *[SILENCE] * GAP]
        assert mouth.states == [True, False]
        assert gaps(mouth) == pytest.approx([step] * (20 + GAP - 1), abs=1e-9)


@pytest.mark.parametrize(("stood", "made_up_for"), [(0.1, True), (1.0, False)])
def test_a_process_that_stood_still_makes_up_for_a_little_and_rushes_nothing_else(
    stood: float, made_up_for: bool
) -> None:
    time, late = Time(), []
    sender = PacketSender(clock=time, late=late.append, sleep=time.sleep)
    one, mouth = stream(line("a", 40), clock=time)
    send = mouth.send

    def slowly(packet: bytes) -> None:
        send(packet)
        if packet == b"a9":
            time.now += stood

    mouth.send = slowly
    sender.add(one)
    assert mouth.done.wait(LONGEST)
    sender.close()
    assert mouth.sent == [*line("a", 40), *[SILENCE] * GAP]
    before, after = gaps(mouth)[:9], gaps(mouth)[9:]
    assert before == pytest.approx([STEP] * 9, abs=1e-9)
    assert max(late) == pytest.approx(stood, abs=1e-9)
    on_the_beat = mouth.at[0] + STEP * (len(mouth.at) - 1)
    if made_up_for:
        assert mouth.at[-1] == pytest.approx(on_the_beat, abs=1e-9)
        assert late[-1] == pytest.approx(0, abs=1e-9)
    else:
        assert mouth.at[-1] >= on_the_beat + stood - STEP
        assert after[0] == pytest.approx(stood, abs=STEP)
        assert min(after[1:]) == pytest.approx(STEP, abs=1e-9)


def test_while_nobody_speaks_it_rests() -> None:
    time = Time()
    sender = PacketSender(clock=time, sleep=time.sleep)
    one, mouth = stream(line("a", 3), clock=time)
    sender.add(one)
    assert mouth.done.wait(LONGEST)
    sender.close()
    assert time.slept <= 4 * (3 + GAP + 2)


def test_what_comes_while_it_rests_wakes_it() -> None:
    time = Time()
    sender = PacketSender(clock=time, sleep=time.sleep)
    one, mouth = stream()
    sender.add(one)
    one.queue.put(line("a", 3))
    sender.wake()
    assert mouth.done.wait(LONGEST)
    assert mouth.sent[:3] == list(line("a", 3))
    sender.close()


def test_without_a_connection_the_line_waits_and_a_cut_one_begins_anew() -> None:
    one, mouth = stream(line("a", 3))
    one.tick()
    one.tick()
    mouth.at_end = None
    one.tick()
    one.tick()
    assert mouth.sent == [b"a0", b"a1"]
    mouth.at_end = mouth
    for _ in range(3):
        one.tick()
    assert mouth.sent == [b"a0", b"a1", *line("a", 3)]


def test_a_reconnection_between_two_packets_is_noticed() -> None:
    one, mouth = stream(line("a", 3))
    one.tick()
    mouth.at_end = object()
    for _ in range(3):
        one.tick()
    assert mouth.sent == [b"a0", *line("a", 3)]
    assert mouth.states == [True, True]


def test_one_whose_connection_fails_in_an_unknown_way_silences_no_other(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Mouth):
        def session(self) -> object | None:
            raise AttributeError("a channel that nobody knows")

    time = Time()
    sender = PacketSender(clock=time, sleep=time.sleep)
    broken, _ = stream(line("a", 2))
    broken.mouth = Broken()
    other, ear = stream(line("b", 2), clock=time)
    for one in (broken, other):
        sender.add(one)
    sender.wake()
    assert ear.done.wait(LONGEST)
    sender.close()
    assert ear.sent[:2] == list(line("b", 2))
    lines = OncePerCause()
    assert len([record for record in caplog.records if lines.filter(record)]) == 1


def test_a_stream_taken_away_is_sent_no_more() -> None:
    time = Time()
    sender = PacketSender(clock=time, sleep=time.sleep)
    one, mouth = stream()
    sender.add(one)
    sender.remove(one)
    one.queue.put(line("a", 2))
    sender.wake()
    other, ear = stream(line("b", 2))
    sender.add(other)
    sender.wake()
    assert ear.done.wait(LONGEST)
    assert mouth.sent == []
    sender.close()


async def test_edits_are_a_burst_of_ten_and_then_one_a_second() -> None:
    now, waits = 0.0, []

    async def sleep(seconds: float) -> None:
        nonlocal now
        waits.append(seconds)
        now += seconds

    pacer = Pacer(clock=lambda: now, sleep=sleep)
    assert pacer.wait_for(12) == 2
    for _ in range(BURST):
        await pacer.take()
    assert waits == []
    for _ in range(3):
        await pacer.take()
    assert waits == [1, 1, 1]
    now += 4
    for _ in range(4):
        await pacer.take()
    assert waits == [1, 1, 1]
