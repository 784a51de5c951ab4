"""A process with one table, for tests that kill it: `python -m tests.table.tableserver REDIS_URL FOLDER [MOST]`.

It takes up what Redis has and plays by the real clock, but for a minute as if it were a second: how long a busy machine
takes to start it must not decide in which phase it is found. Each line on its standard input is a command, answered by
a line on its standard output once it is acknowledged: `seat`, `until PHASE` (the host moves on), `act SEAT DO TARGET
ID`, `phase`. What it says is written to FOLDER/said, an id and a kind a line; where it is given, no more than MOST of
them, and then it waits for ever.
"""

from __future__ import annotations

import asyncio
import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from core.rules.commands import Act
from core.store import Store, TableId
from core.table import Delivery, Limits, QueuedEvent, Tables
from core.table.deadline_scheduler import wall
from core.table.table_commands import Next
from tests.table.people import STEWARD, TABLE, seat, user

ROLES = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen"]


class Paper(Delivery):
    """A channel that knows a nonce again, as Discord does; it shows a message, then takes a moment to say so."""

    def __init__(self, file: Path, most: float) -> None:
        self.file = file
        self.most = most

    async def deliver(self, id_: TableId, to: str, said: Sequence[QueuedEvent]) -> list[str]:
        done: list[str] = []
        shown = {line.split()[0] for line in self.file.read_text().splitlines()} if self.file.exists() else set()
        for one in said:
            if one.id not in shown:
                if not self.most:
                    await asyncio.Event().wait()
                self.most -= 1
                with self.file.open("a") as paper:
                    paper.write(f"{one.id} {one.event.kind}\n")
            done.append(one.id)
            await asyncio.sleep(0.01)
        return done


def say(answer: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


async def main(url: str, folder: Path, most: float = math.inf) -> None:
    tables = Tables(Store.at(url), Paper(folder / "said", most), now=lambda: wall() // 60, limits=Limits(grace=1_000))
    tables.start()
    taken_up = await tables.resume()
    table = tables.get(TABLE)
    say({"resumed": taken_up})
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := (await reader.readline()).decode().split():
        if line[0] == "seat":
            await seat(table, len(ROLES), roles=ROLES, pace="clock")
            answer = {}
        elif line[0] == "act":
            by, do, target, click = int(line[1]), line[2], int(line[3]), line[4]
            outcome = await table.do(Act(by, do, (target,)), user=user(by), interaction=click)
            answer = {"refusal": outcome.refusal and outcome.refusal.code, "duplicate": outcome.duplicate}
        else:
            while line[0] == "until" and table.state and table.state.game and table.state.game.phase != line[1]:
                await table.do(Next(STEWARD, steward=True))
            state = table.state
            assert state is not None
            assert state.game is not None
            assert state.clock is not None
            answer = {"phase": state.game.phase, "serial": state.game.serial, "ends": state.clock.ends}
        say(answer)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2]), *map(float, sys.argv[3:])))
