"""What happens while a lobby's message is on its way: it is shown by that message, and no second one stands."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cogs.messages.places import Places
from cogs.messages.sender import MessageSender
from cogs.simulated.people.players import text_of
from core.table.table_commands import Begin, Join, Stop
from tests.discord.world import World, labels

Meanwhile = Callable[[], Awaitable[object]]


def late(patch: pytest.MonkeyPatch, owner: type, name: str, meanwhile: Meanwhile) -> Callable[[], int]:
    """The next call of a method is carried out when something else has been. How many there were."""
    real: Callable[..., Any] = getattr(owner, name)
    calls = 0

    async def held(*args: Any, **kwargs: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 1:
            await meanwhile()
        return await real(*args, **kwargs)

    patch.setattr(owner, name, held)
    return lambda: calls


def lobbies(world: World) -> list[str]:
    """All that say or have said that people gather, the oldest first."""
    return [text for message in world.channel.history() if "of 20)**" in (text := text_of(message))]


def open_ones(world: World) -> list[str]:
    return [text_of(message) for message in world.channel.history() if "Join" in labels(message)]


async def start(world: World, patch: pytest.MonkeyPatch, meanwhile: Meanwhile) -> None:
    """The first person opens a table. Its message stands, and before it is noted something happens."""
    noted = late(patch, Places, "put", meanwhile)
    await world.people[0].slash(world.channel, "mafia start")
    assert noted()


def doing(world: World, *given: Begin | Join | Stop, wanted: bool = True) -> Meanwhile:
    """This is done, and (`wanted`) somebody who is to show it waits for the lobby's turn."""

    async def done() -> None:
        for command in given:
            outcome = await world.table.do(command)
            assert outcome.refusal is None
        while wanted and not world.bot.delivery.public.lobby._turn[world.id]._waiters:
            await asyncio.sleep(0)

    return done


async def do(world: World, *given: Begin | Join | Stop) -> None:
    with world.env._bot_scope():
        await doing(world, *given, wanted=False)()
    await world.env.settle()


def joins(world: World, *people: int) -> list[Join]:
    return [Join(world.people[number - 1].id, f"Name{number}") for number in people]


async def test_who_comes_before_it_is_noted_is_shown_by_it(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await start(world, monkeypatch, doing(world, *joins(world, 2), wanted=False))
    await world.env.advance_time(3)
    (shown,) = lobbies(world)
    assert "Name2" in shown
    await world.env.advance_time(60)
    assert len(lobbies(world)) == 1


@pytest.mark.parametrize("stopped", [False, True])
async def test_one_that_closes_before_it_is_noted_keeps_no_buttons(
    world: World, monkeypatch: pytest.MonkeyPatch, stopped: bool
) -> None:
    host = world.people[0].id
    ends = [Stop(host)] if stopped else [*joins(world, *range(2, 7)), Begin(host, 1)]
    await start(world, monkeypatch, doing(world, *ends))
    await world.env.advance_time(60)
    assert open_ones(world) == []
    assert len(lobbies(world)) == 1


async def test_one_that_was_never_noted_shows_all_who_have_come(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        await start(world, patch, lambda: world.bot.services.wait(asyncio.Event().wait(), "its process dies"))
        await world.restart()
    await do(world, *joins(world, 2, 3))
    await world.env.advance_time(30)
    (shown,) = lobbies(world)
    assert "Name3" in shown


async def test_one_that_is_on_its_way_as_the_game_begins_is_closed_too(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first has been deleted."""
    lobby = await world.lobby(1, 2, 3, 4, 5, 6)
    await world.env.advance_time(5)
    posted = late(monkeypatch, MessageSender, "post", doing(world, Begin(world.people[0].id, 1)))
    world.env.backend.delete_message(world.channel.id, lobby.id)
    await world.env.advance_time(60)
    assert posted()
    assert open_ones(world) == []
    assert len(lobbies(world)) == 1


async def test_an_edit_that_comes_late_brings_no_buttons_back(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.lobby(1, 2, 3, 4, 5, 6)
    await world.env.advance_time(5)
    edited = late(monkeypatch, MessageSender, "edit", doing(world, Begin(world.people[0].id, 1)))
    await do(world, *joins(world, 7))
    await world.env.advance_time(60)
    assert edited()
    assert open_ones(world) == []


async def test_one_that_is_moved_while_it_is_drawn_is_drawn_where_it_stands(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await world.lobby(1)
    await world.env.advance_time(65)
    posted = late(monkeypatch, MessageSender, "post", doing(world, *joins(world, 2)))
    for number in range(25):
        await world.people[2].send(world.channel, f"word {number}")
    await world.env.advance_time(10)
    assert posted()
    (shown,) = open_ones(world)
    assert "Name2" in shown
    assert "moved further down" in text_of(world._fresh(lobby))
