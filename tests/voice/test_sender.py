"""The sender's thread: order, the beat, and a connection that comes and goes."""

from __future__ import annotations

import threading
import time

import pytest

from cogs.voice.pacer import BURST, Pacer
from cogs.voice.packets import STEP, PacketSender, Stream
from cogs.voice.queue import GAP, SILENCE, CueQueue


class Mouth:
    """Keeps what is sent, and when."""

    def __init__(self) -> None:
        self.at_end: object | None = self
        self.sent: list[bytes] = []
        self.at: list[float] = []
        self.states: list[bool] = []
        self.done = threading.Event()

    def session(self) -> object | None:
        return self.at_end

    def speaking(self, on: bool) -> None:
        self.states.append(on)
        if not on:
            self.done.set()

    def send(self, packet: bytes) -> None:
        self.sent.append(packet)
        self.at.append(time.perf_counter())


def line(name: str, packets: int) -> tuple[bytes, ...]:
    return tuple(f"{name}{n}".encode() for n in range(packets))


def stream(*lines: tuple[bytes, ...]) -> tuple[Stream, Mouth]:
    queue = CueQueue()
    for one in lines:
        queue.put(one)
    made, mouth = Stream(queue), Mouth()
    made.mouth = mouth
    return made, mouth


def test_every_table_gets_its_packets_in_order_and_on_the_beat() -> None:
    sender = PacketSender()
    pairs = [stream(line(f"t{n}-", 20)) for n in range(6)]
    for one, _ in pairs:
        sender.add(one)
    sender.wake()
    for _, mouth in pairs:
        assert mouth.done.wait(5)
    sender.close()
    for n, (_, mouth) in enumerate(pairs):
        assert mouth.sent == [*line(f"t{n}-", 20), *[SILENCE] * GAP]
        assert mouth.states == [True, False]
        mean = (mouth.at[-1] - mouth.at[0]) / (len(mouth.at) - 1)
        assert mean == pytest.approx(STEP, rel=0.25)


def test_what_comes_while_it_rests_wakes_it() -> None:
    sender = PacketSender()
    one, mouth = stream()
    sender.add(one)
    one.queue.put(line("a", 3))
    sender.wake()
    assert mouth.done.wait(5)
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


def test_a_stream_taken_away_is_sent_no_more() -> None:
    sender = PacketSender()
    one, mouth = stream()
    sender.add(one)
    sender.remove(one)
    one.queue.put(line("a", 2))
    sender.wake()
    other, ear = stream(line("b", 2))
    sender.add(other)
    sender.wake()
    assert ear.done.wait(5)
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
