"""The laws of the cue queue."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cogs.voice.queue import GAP, SILENCE, STALE, CueQueue


def clip(name: str, packets: int = 2) -> tuple[bytes, ...]:
    return tuple(f"{name}{n}".encode() for n in range(packets))


def drain(queue: CueQueue, most: int = 10_000) -> list[bytes]:
    """All that is said until nothing is left, pauses left out."""
    said: list[bytes] = []
    for _ in range(most):
        packet = queue.packet()
        if packet is None:
            return said
        if packet != SILENCE:
            said.append(packet)
    raise AssertionError("the queue never ends")


def joined(*clips: tuple[bytes, ...]) -> list[bytes]:
    return [packet for one in clips for packet in one]


def test_a_phases_lines_are_said_in_order_with_a_pause_after_each() -> None:
    queue = CueQueue()
    queue.put(clip("a"))
    queue.put(clip("b"))
    said = [queue.packet() for _ in range(2 * (2 + GAP))]
    assert said == [*clip("a"), *[SILENCE] * GAP, *clip("b"), *[SILENCE] * GAP]
    assert queue.packet() is None
    assert queue.empty


def test_an_urgent_line_goes_before_the_rest_and_after_what_is_being_said() -> None:
    queue = CueQueue()
    for name in "abc":
        queue.put(clip(name))
    assert queue.packet() == b"a0"
    queue.put(clip("shot"), urgent=True)
    queue.put(clip("time"), urgent=True)
    assert drain(queue) == joined(clip("a")[1:], clip("shot"), clip("time"), clip("b"), clip("c"))


def test_nothing_is_left_over_from_a_phase_that_has_passed() -> None:
    queue = CueQueue()
    for name in "abc":
        queue.put(clip(name))
    assert queue.packet() == b"a0"
    queue.new_phase()
    queue.put(clip("dawn"))
    assert drain(queue) == joined(clip("a")[1:], clip("dawn"))


def test_a_result_outlives_one_phase_and_not_two() -> None:
    queue = CueQueue()
    queue.put(clip("left"), life=1)
    queue.new_phase()
    queue.put(clip("night"))
    assert drain(queue) == joined(clip("left"), clip("night"))
    queue.put(clip("left"), life=1)
    queue.new_phase()
    queue.new_phase()
    assert drain(queue) == []


def test_a_line_cut_off_is_said_again_whole_and_one_that_was_said_is_not() -> None:
    queue = CueQueue()
    queue.put(clip("a", 3))
    assert [queue.packet(), queue.packet()] == [b"a0", b"a1"]
    queue.again()
    assert drain(queue) == list(clip("a", 3))
    queue.put(clip("b"))
    assert [queue.packet() for _ in range(3)] == [*clip("b"), SILENCE]
    queue.again()
    assert drain(queue) == []


def test_what_waited_too_long_is_left_out() -> None:
    now = 100.0
    queue = CueQueue(clock=lambda: now)
    queue.put(clip("old"))
    now += STALE - 1
    queue.put(clip("new"))
    now += 2
    assert drain(queue) == list(clip("new"))


def test_a_line_cut_off_for_too_long_is_not_said_again() -> None:
    now = 100.0
    queue = CueQueue(clock=lambda: now)
    queue.put(clip("your turn"))
    assert queue.packet() == b"your turn0"
    queue.again()
    now += STALE + 1
    queue.again()
    queue.put(clip("new"))
    assert drain(queue) == list(clip("new"))


def test_a_line_cut_off_is_not_said_again_in_a_phase_that_it_may_not_outlive() -> None:
    queue = CueQueue()
    queue.put(clip("your turn"))
    assert queue.packet() == b"your turn0"
    queue.again()
    queue.new_phase()
    queue.again()
    queue.put(clip("night"))
    assert [line.cues for line in queue.unsaid()] == [()]
    assert drain(queue) == list(clip("night"))


def test_cleared_it_falls_silent_at_once() -> None:
    queue = CueQueue()
    queue.put(clip("a"))
    queue.put(clip("b"))
    assert queue.packet() == b"a0"
    queue.clear()
    assert queue.packet() is None


steps = st.one_of(
    st.tuples(st.just("put"), st.integers(0, 1), st.booleans()),
    st.tuples(st.just("phase"), st.just(0), st.just(False)),
    st.tuples(st.just("say"), st.integers(1, 40), st.just(False)),
)


@given(st.lists(steps, max_size=60))
def test_whatever_happens_lines_are_whole_and_of_their_time(course: list[tuple[str, int, bool]]) -> None:
    queue, said, phase = CueQueue(), [], 0
    born: dict[int, tuple[int, int]] = {}  # line: the last phase it may begin in, the phase now
    begun: dict[int, int] = {}
    for number, (what, amount, urgent) in enumerate(course):
        if what == "put":
            born[number] = (phase + amount, phase)
            queue.put((b"%d:0" % number, b"%d:1" % number), life=amount, urgent=urgent)
        elif what == "phase":
            phase += 1
            queue.new_phase()
        else:
            for _ in range(amount):
                packet = queue.packet()
                if packet not in (None, SILENCE):
                    said.append(packet)
                    begun.setdefault(int(packet.split(b":")[0]), phase)
    said += drain(queue)
    heads, tails = said[::2], said[1::2]
    assert [head.split(b":")[0] for head in heads] == [tail.split(b":")[0] for tail in tails]
    assert len(set(heads)) == len(heads)
    assert all(begun[number] <= born[number][0] for number in begun)
