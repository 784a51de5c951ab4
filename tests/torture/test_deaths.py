"""Deaths of the process at moments in which something was once lost: each evening ends as the one in which it lived."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from redis import Redis

from cogs.voice.pacer import BURST
from tests.store.servers import RunningServer
from tests.torture.evening import Evening, Kind
from tests.torture.evenings import CLASSIC, KINDS, VOICE
from tests.torture.mortal import Point
from tests.torture.seen import Seen, differences, seen

pytestmark = [pytest.mark.process, pytest.mark.timeout(300)]

EDIT = "PATCH /guilds/{id}/members/{id}"
WINDOW = 10.0
"""Seconds within which Discord takes `BURST` of those."""
Moment = Callable[[Evening, Point], bool]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[str]:
    """A Redis."""
    running = RunningServer(tmp_path, "--save", "")
    await running.start()
    yield running.url
    running.stop()


async def played(kind: Kind, server: str, moment: Moment | None = None) -> tuple[Seen, list[Point]]:
    """An evening whose process dies once, at the first point that is of this moment."""
    with Redis.from_url(server) as client:
        client.flushall()
    evening = await Evening.open(kind, server)
    mortality = evening.mortality
    if moment is not None:
        mortality.strikes = lambda point: not mortality.fallen and moment(evening, point)
    try:
        with evening.env.time_context():
            await evening.play()
        return seen(evening), mortality.fallen
    finally:
        await evening.env.shutdown()


UNHARMED: dict[str, Seen] = {}
"""The evenings in which the process lived, by their kind: one of a kind is as the other."""


async def changed_by(kind: Kind, server: str, moment: Moment) -> Counter[str]:
    """What is different where the process dies at this moment."""
    if kind.name not in UNHARMED:
        UNHARMED[kind.name], _ = await played(kind, server)
    wanted = UNHARMED[kind.name]
    got, fallen = await played(kind, server, moment)
    assert len(fallen) == 1
    return differences(wanted, got)


def over(evening: Evening, _: Point) -> bool:
    """Everything has been decided and little of it said."""
    state = evening.table.state
    return state is not None and state.over


async def test_the_last_menu_of_a_room_is_put_away_by_the_next_process(server: str) -> None:
    assert await changed_by(CLASSIC, server, over) == Counter()


async def test_what_a_voice_had_left_to_say_of_a_game_that_is_over_is_not_kept(server: str) -> None:
    assert await changed_by(VOICE, server, over) == Counter()


def dealt(evening: Evening, _: Point) -> bool:
    """The cards have been dealt, and nobody has been told."""
    state = evening.table.state
    return state is not None and state.game is not None


async def test_a_relayed_team_is_introduced_after_the_cards_by_the_next_process_too(server: str) -> None:
    assert await changed_by(KINDS["relay"], server, dealt) == Counter()


def called_in(evening: Evening, _: Point) -> bool:
    """The first panel in the table's thread stands, and is not struck off."""
    with Redis.from_url(evening.url) as client:
        return bool(client.hexists(f"mafia:{{{evening.guild.id}}}:refs", "called-in"))


async def test_a_panel_that_calls_everybody_keeps_its_call_though_it_is_shown_again(server: str) -> None:
    assert await changed_by(KINDS["own thread"], server, called_in) == Counter()


def answered(_: Evening, point: Point) -> bool:
    """The lobby stands, and nobody has noted where."""
    return str(point).endswith("after PATCH /webhooks/{id}/{token}/messages/@original")


async def test_a_lobby_that_a_dead_process_has_shown_is_found(server: str) -> None:
    assert await changed_by(CLASSIC, server, answered) == Counter()


def opened(_: Evening, point: Point) -> bool:
    """The table's thread stands, and nobody has noted it."""
    return str(point).endswith("after POST /channels/{id}/messages/{id}/threads")


async def test_a_thread_of_the_table_that_a_dead_process_has_opened_is_found(server: str) -> None:
    assert await changed_by(KINDS["own thread"], server, opened) == Counter()


def waits(evening: Evening, _: Point) -> bool:
    """Somebody waits for a chair of the running game, and cannot be written to yet."""
    state = evening.table.state
    return state is not None and state.running and bool(state.lobby.waiting)


async def test_who_waits_for_a_chair_can_be_written_to_by_the_next_process(server: str) -> None:
    assert await changed_by(KINDS["substitutes"], server, waits) == Counter()


def out_of_edits(evening: Evening, point: Point) -> bool:
    """Microphones were changed as often as they may be for now, and a request waits on its way out."""
    if str(point).partition(" ")[2] != f"after {EDIT}":
        return False
    log = evening.env.discord.log
    return sum(one.request.name == EDIT and one.request.at > log[-1].request.at - WINDOW for one in log) >= BURST


async def test_a_process_dies_while_a_request_of_its_own_waits_for_a_limit(server: str) -> None:
    assert await changed_by(VOICE, server, out_of_edits) == Counter()
