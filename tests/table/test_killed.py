"""`kill -9` in the middle of a night: every acknowledged act stands, the clock is right, nothing is said twice."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from core.rules.events import ActGiven
from core.table.codec import read_event, read_state
from core.table_events import is_said
from tests.table.people import TABLE
from tests.waits import HANG_OF_PROCESS, until

pytestmark = pytest.mark.process

HOUSE = Path(__file__).parents[2]


class Process:
    """A real process with the table in it."""

    def __init__(self, url: str, folder: Path, *most: int) -> None:
        command = [sys.executable, "-m", "tests.table.tableserver", url, str(folder), *map(str, most)]
        self.process = subprocess.Popen(command, cwd=HOUSE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.started = self.read()

    def send(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def read(self) -> dict:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def ask(self, line: str) -> dict:
        self.send(line)
        return self.read()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(HANG_OF_PROCESS)


@pytest.fixture
def process(redis_url, tmp_path):
    """Starts the process anew whenever it is called; the last one is killed in the end."""
    started: list[Process] = []

    def start(*most: int) -> Process:
        started.append(Process(redis_url, tmp_path, *most))
        return started[-1]

    yield start
    started[-1].kill()


def shown(folder: Path) -> list[str]:
    said = folder / "said"
    return [line.split()[0] for line in said.read_text().splitlines()] if said.exists() else []


async def log_of(store) -> list:
    return [read_event(event) for event in await store.log(TABLE)]


async def test_killed_in_the_middle_of_a_night_again_and_again(process, store, tmp_path):
    """Acts pour in without waiting for their answers; the process is killed somewhere among them, three times over."""
    dice = random.Random(8)
    running = process()
    assert running.started["resumed"] == []
    running.ask("seat")
    night = running.ask("until night")
    acknowledged: dict[str, tuple[int, str, int]] = {}
    for life in range(3):
        clicks = {f"{life}-{n}": (3, "save", dice.randint(1, 7)) for n in range(40)}
        for click, (by, do, at) in clicks.items():
            running.send(f"act {by} {do} {at} {click}")
        for click in list(clicks)[: dice.randint(1, 30)]:
            assert running.read() == {"refusal": None, "duplicate": False}
            acknowledged[click] = clicks[click]
        running.kill()

        running = process()
        assert running.started["resumed"] == [list(TABLE)]
        assert running.ask("phase") == night, "the same night, ending at the same moment"
        last = list(acknowledged)[-1]
        assert running.ask("act {} {} {} ".format(*acknowledged[last]) + last) == {"refusal": None, "duplicate": True}

    acts = [event.at[0] for event in await log_of(store) if isinstance(event, ActGiven)]
    given = iter(acts)
    assert all(at in given for _, _, at in acknowledged.values()), "each acknowledged act is there, in its order"
    stands = read_state((await store.load(TABLE)).snapshot)
    assert stands.game is not None
    assert [act.at for act in stands.game.acts] == [(acts[-1],)]

    day = running.ask("until day")
    assert day["serial"] == night["serial"] + 1
    assert running.ask("act 3 save 1 late")["refusal"] == "wrong_phase"
    await outbox_empty(store)
    said = shown(tmp_path)
    assert len(said) == len(set(said))
    assert len(said) == len([event for event in await log_of(store) if is_said(event, moderated=False)])


async def test_killed_while_it_speaks_it_says_the_rest_and_nothing_twice(process, store, tmp_path):
    """The process dies right after an acknowledged deal, while thirty things are on their way out."""
    running = process(10)
    running.ask("seat")
    await until(lambda: len(shown(tmp_path)) == 10)
    running.kill()
    before = shown(tmp_path)
    due = [event for event in await log_of(store) if is_said(event, moderated=False)]
    assert 10 == len(before) < len(due), "killed before everything was said"

    running = process()
    running.ask("phase")
    await outbox_empty(store)

    after = shown(tmp_path)
    assert after[: len(before)] == before
    assert len(after) == len(set(after)) == len(due)


async def outbox_empty(store) -> None:
    async def empty() -> bool:
        return not (await store.load(TABLE)).outbox

    await until(empty)
