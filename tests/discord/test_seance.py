"""A room in which the dead talk with the living: they come in as they are called up, and are gone in the morning."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.simulated.people.players import text_of
from core.books import library
from core.rules.commands import Act
from tests.discord.test_relay_teams import CLASSIC, holds
from tests.discord.world import World, Worlds
from tests.rules.variants import SEANCE, in_folder

NAME = "seances"
TEXTS = """
room-seance = the seance
verb-summon = Call up
    .ask = Whom do you call up?
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Classic with a detective who calls up the dead."""
    return in_folder(tmp_path_factory.mktemp("books"), NAME, *SEANCE, texts=TEXTS)


@pytest.fixture(autouse=True)
def seances(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is at hand while a test runs, and not to those that come after."""
    monkeypatch.setattr(library, "_lent", {})
    library.add_folder(folder)


async def act(world: World, by: int, do: str, at: int) -> None:
    """An act that is taken."""
    with world.env._bot_scope():
        done = await world.table.do(Act(by, do, (at,)))
    assert done.refusal is None, done.refusal
    await world.env.settle()


async def seance(world: World, dead: int) -> None:
    """The detective calls up this seat, which the mafia have shot the night before."""
    await world.until("night")
    await act(world, 1, "kill", dead)
    await world.until("day")
    assert not world.game.seat(dead).alive
    await world.until("night")
    await act(world, 4, "summon", dead)


async def test_the_dead_are_let_into_the_thread_by_night_and_seen_out_by_day(worlds: Worlds) -> None:
    world = await worlds.open(8)
    await world.lobby(scenario=NAME)
    await world.deal(*CLASSIC, "citizen", "citizen")
    await seance(world, 5)
    medium, first, second = (world.person(seat).id for seat in (4, 5, 6))
    (room,) = [one for one in world.channel.threads if medium in _inside(world, one.id)]
    assert {medium, first} <= _inside(world, room.id)
    assert not {world.person(seat).id for seat in (1, 2, 3, 6, 7, 8)} & _inside(world, room.id)
    assert "In this room" in text_of(room.history()[0])
    (others,) = [one for one in world.channel.threads if first in _inside(world, one.id) and one.id != room.id]
    assert "only the dead hear you" in text_of(others.history()[0])
    assert medium not in _inside(world, others.id), "what the dead tell each other stays theirs"
    await act(world, 1, "kill", 6)
    await world.until("day")
    assert _inside(world, room.id) & {medium, first} == {medium}, "nobody of the dead reads on"
    assert world.env.backend.get_channel(room.id).thread_metadata.locked
    await world.until("night")
    await act(world, 4, "summon", 6)
    assert _inside(world, room.id) & {medium, first, second} == {medium, second}
    said = text_of(room.history()[-1])
    assert "In this room" in said
    assert "Name6" in said
    assert "Name5" not in said


async def test_where_the_bot_carries_the_talk_both_are_told_who_is_there_each_night(worlds: Worlds) -> None:
    world = await worlds.open(8)
    await world.lobby(scenario=NAME, relay=True)
    await world.deal(*CLASSIC, "citizen", "citizen")
    await seance(world, 5)
    medium, first, second = (world.person(seat) for seat in (4, 5, 6))
    await medium.user.send_dm("Who was it?")
    assert holds(world, first, "Who was it?")
    await first.user.send_dm("The second.")
    assert holds(world, medium, "The second.")
    await act(world, 1, "kill", 6)
    await world.until("day")
    await world.until("night")
    await first.user.send_dm("Anybody?")
    assert not holds(world, medium, "Anybody?")
    before = len(world.dm(medium))
    await act(world, 4, "summon", 6)
    heard = "\n".join(text_of(message) for message in world.dm(medium)[before:])
    assert "Name6" in heard, "who has come is told to who was there"
    assert holds(world, second, "With you here")
    await medium.user.send_dm("And you?")
    assert holds(world, second, "And you?")
    assert not holds(world, first, "And you?")


def _inside(world: World, thread: int) -> set[int]:
    return set(world.env.backend.get_channel(thread).thread_members)
