"""A short, fixed part of `make torture`: some kills, some faults, a storm, and that the harness sees what it should."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from copy import deepcopy
from pathlib import Path

import pytest

from core.store import Part
from tests.store.servers import RunningServer
from tests.torture.evening import Evening
from tests.torture.evenings import CLASSIC, KINDS, VOICE
from tests.torture.faults import (
    KEPT,
    KEPT_WITH_A_VOICE,
    WRONG_TYPE,
    and_another_process,
    table,
    written_over,
)
from tests.torture.matrix import enumerated
from tests.torture.seen import Message, Place, Seen, differences
from tests.torture.storms import Blow, shrunk, storm, trial
from tests.torture.trials import Trial, tried

pytestmark = [pytest.mark.process, pytest.mark.timeout(900)]


SOME = (
    "Redis reset, answers lost, once",
    "Discord 403, anything, once",
    "Discord 502, threads, once",
    "Discord timeout after it was carried out, threads, once",
    "killed over message 9, its nonce forgotten",
    "killed over message 24, its nonce forgotten",
    "Redis flushed under a running process",
    "Discord 400, anything, for ever",
    "Discord 429 of the whole bot, some times",
    "Discord tells of everything twice",
    "clock set by -1 h",
)
"""One of each kind of fault, and cases that once did harm or are like no other."""


ALONE = ("game", "log")
EVERY_KEY = {**KEPT, **KEPT_WITH_A_VOICE}
OTHERS = [part for part in EVERY_KEY if part not in ALONE]
SOME_AT_A_TIME = [*([part] for part in ALONE), *(OTHERS[first::6] for first in range(6))]
"""All kinds of keys, in as few evenings as show what becomes of each."""


def together(parts: Sequence[str], *, another: bool) -> Trial:
    """Something else has written over all of these; `another` process finds it."""

    async def harm(evening: Evening) -> None:
        for part in parts:
            await written_over(EVERY_KEY[part])(evening)

    name = f"{WRONG_TYPE} of {', '.join(parts)}, {'another' if another else 'the same'} process"
    return Trial(name, and_another_process(harm) if another else harm, "night", refused=True)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[str]:
    """A Redis with a room for each evening at a time."""
    running = RunningServer(tmp_path, "--databases", "8", "--save", "")
    await running.start()
    yield running.url
    running.stop()


# Every tenth state is looked at when all is over (`matrix.WHOLE`): with such strides, after every second death.
async def test_killed_at_some_points_of_a_voice_game(server: str) -> None:
    matrix = await enumerated(VOICE, server, stride=85)
    assert len(matrix.verdicts) >= 3
    assert {str(verdict.point): verdict.wrong for verdict in matrix.bad} == {}


async def test_killed_at_some_points_of_a_game_in_which_chairs_change_hands(server: str) -> None:
    matrix = await enumerated(KINDS["substitutes"], server, stride=65)
    assert len(matrix.verdicts) >= 5
    assert {str(verdict.point): verdict.wrong for verdict in matrix.bad} == {}


async def test_commands_abandoned_at_some_points_while_the_process_goes_on(server: str) -> None:
    matrix = await enumerated(CLASSIC, server, stride=35, abandoned=True)
    assert len(matrix.verdicts) >= 5
    assert {str(verdict.point): verdict.wrong for verdict in matrix.bad} == {}


async def test_some_faults_and_a_storm(server: str) -> None:
    some = [case for case in table() if case.name in SOME]
    assert len(some) == len(SOME)
    cases = [*some, trial("a storm", storm(2))]
    verdicts = await tried(CLASSIC, cases, server)
    assert len(verdicts) == len(cases) + 1
    assert {name: verdict.wrong for name, verdict in verdicts.items() if verdict.wrong} == {}


async def test_whatever_is_written_over_in_redis_an_evening_ends_well(server: str) -> None:
    """Every kind of key once: those that a game cannot do without by themselves, of the others some at a time."""
    cases = [together(names, another=bool(number % 2)) for number, names in enumerate(SOME_AT_A_TIME)]
    verdicts = await tried(VOICE, cases, server)
    assert len(verdicts) == len(cases) + 1
    assert {name: verdict.wrong for name, verdict in verdicts.items() if verdict.wrong} == {}


@pytest.mark.repeats("several kinds of keys written over at once, above")
async def test_whichever_is_written_over_in_redis_an_evening_ends_well(server: str) -> None:
    cases = [case for case in table(voice=True) if case.name.startswith(WRONG_TYPE)]
    verdicts = await tried(VOICE, cases, server)
    assert len(verdicts) == len(cases) + 1
    assert {name: verdict.wrong for name, verdict in verdicts.items() if verdict.wrong} == {}


def test_every_kind_of_key_is_written_over() -> None:
    names = [name.format(guild="{7}", person="{7}") for name in EVERY_KEY.values()]
    kinds = [kind for part in Part.__subclasses__() for kind in part.KEEPS if kind.kind != "shards"]
    assert [kind.names for kind in kinds if not any(re.fullmatch(kind.names, name) for name in names)] == []
    assert [name for name in names if not any(re.fullmatch(kind.names, name) for kind in kinds)] == []


async def test_what_is_planted_is_found(server: str) -> None:
    """A harness that finds nothing must be able to find something."""

    async def stray_key(evening: Evening) -> None:
        await evening.bot.environment.store._server.call(lambda client: client.set("mafia:stray", 1))

    async def mute(evening: Evening) -> None:
        person = evening.everybody[0]
        evening.env.backend.set_voice_state(evening.guild.id, person.id, evening.hall.id, mute=True)  # type: ignore[union-attr]

    verdicts = await tried(VOICE, [Trial("key", stray_key, "day"), Trial("mute", mute, 0)], server)
    assert list(verdicts[""].wrong) == []
    assert list(verdicts["key"].wrong) == ["mafia:stray is left in Redis"]
    assert list(verdicts["mute"].wrong) == ["u1 is left muted"]


def seen(*texts: str) -> Seen:
    return Seen(["a", "b"], [Place("square", ("Name1",), False, [Message(text, ("[]",)) for text in texts])], [], [])


def test_evenings_are_compared_message_by_message() -> None:
    before = seen("one", "two", "three")
    assert not differences(before, deepcopy(before))
    assert list(differences(before, seen("one", "three"))) == ["lost: in square 'two'"]
    assert list(differences(before, seen("one", "two", "two", "three"))) == ["doubled: in square 'two'"]
    assert list(differences(before, seen("two", "one", "three"))) == ["order: in square 'two'"]


@pytest.mark.parametrize("culprits", [{3}, {0, 7}, {2, 3, 9}])
async def test_a_storm_is_shrunk_to_its_culprits(culprits: set[int]) -> None:
    async def nothing(_: Evening) -> None:
        """No harm."""

    blows = [Blow(number, f"blow {number}", False, nothing) for number in range(10)]

    async def fails(left: Sequence[Blow]) -> bool:
        return culprits <= {blow.at for blow in left}

    assert {blow.at for blow in await shrunk(blows, fails)} == culprits


def test_a_seed_is_always_the_same_storm() -> None:
    assert [str(blow) for blow in storm(7)] == [str(blow) for blow in storm(7)]
    assert [str(blow) for blow in storm(7)] != [str(blow) for blow in storm(8)]
