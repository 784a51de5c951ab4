"""Connections that break: a press counts all the same, and what changed last is what is shown in the end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cogs.messages.redraw import Redraws
from cogs.messages.work import Work
from cogs.showing import lobby_message
from cogs.showing.view import TableView
from cogs.simulated.people.players import text_of
from core.table import TableId
from core.table.table_commands import Join
from tests.discord.trouble import Trouble, acknowledgements, edits_of, updates
from tests.discord.world import World, answered, labels
from tests.waits import until


@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_press_whose_acknowledgement_breaks_off_counts(world: World, carried_out: bool) -> None:
    await world.begin()
    await world.until("night")
    (doctor,) = world.seats("doctor")
    person = world.person(doctor)
    fault = Trouble(world).break_off(acknowledgements(), carried_out=carried_out)
    await person.user.select(world.dm(person)[-1], ["2"])
    assert fault.met == 1
    assert [(act.by, act.at) for act in world.game.acts] == [(doctor, (2,))]
    world.env.discord.pardon()  # the repetition of one that had arrived


@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_command_whose_acknowledgement_breaks_off_is_answered(world: World, carried_out: bool) -> None:
    await world.begin()
    Trouble(world).break_off(acknowledgements(), carried_out=carried_out)
    assert "Your role" in answered(await world.people[2].slash(world.channel, "mafia card"))
    world.env.discord.pardon()


async def test_a_line_that_stays_dead_is_no_unforeseen_error(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await world.begin()
    await world.until("night")
    (doctor,) = world.seats("doctor")
    person = world.person(doctor)
    trouble = Trouble(world)
    trouble.break_off(acknowledgements(), times=None)
    await person.user.select(world.dm(person)[-1], ["2"])
    assert not [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]


async def test_an_unknown_interaction_is_one_line_and_one_request(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.begin()
    panel = world.channel.history()[1]
    fault = Trouble(world).refuse(acknowledgements(), 404, 10062)
    before = len(caplog.records)
    await world.people[1].click(panel, label="My role")
    assert fault.met == 1
    (line,) = [record for record in caplog.records[before:] if record.levelno >= logging.WARNING]
    assert not line.exc_info


async def test_an_update_that_breaks_off_is_made_again(world: World) -> None:
    await world.begin()
    await world.until("night")
    (doctor,) = world.seats("doctor")
    person = world.person(doctor)
    menu = world.dm(person)[-1]
    fault = Trouble(world).break_off(updates())
    await person.user.select(menu, ["2"])
    assert fault.met == 1
    assert "**2 · Name2**" in text_of(world._fresh(menu))


@pytest.mark.parametrize("status", [None, 503])
async def test_the_last_state_is_drawn_though_the_edit_failed(world: World, status: int | None) -> None:
    """S3: nobody presses again, and yet the panel comes to show who has joined."""
    lobby = await world.lobby(1)
    trouble = Trouble(world)
    which = edits_of(lobby.id)
    fault = trouble.break_off(which, times=2) if status is None else trouble.refuse(which, status, 0, times=2)
    await world.people[1].slash(world.channel, "mafia join")
    await world.env.advance_time(60)
    assert fault.met == 2
    assert "Name2" in text_of(world._fresh(lobby))


async def test_what_can_never_be_drawn_is_not_drawn_again(world: World) -> None:
    lobby = await world.lobby(1)
    fault = Trouble(world).refuse(edits_of(lobby.id), 403, 50013)
    await world.people[1].slash(world.channel, "mafia join")
    await world.env.advance_time(300)
    assert fault.met == 1


async def test_drawing_is_given_up_at_last() -> None:
    drawn: list[float] = []

    async def wait(awaitable: Awaitable[Any], reason: str) -> Any:
        asyncio.ensure_future(awaitable).cancel()
        await asyncio.sleep(0)

    async def draw(_: Work) -> None:
        drawn.append(1)
        raise ConnectionResetError(104, "reset")

    redraws = Redraws(wait, 2.0, serves=lambda _: True)
    panel = ("panel", TableId(1, 1))
    redraws.soon(panel, draw)
    await until(lambda: not redraws._tasks)
    assert 2 < len(drawn) < 10
    redraws.soon(panel, draw)
    assert redraws._tasks, "a further change is drawn again"
    redraws.drop(panel)
    await until(lambda: not redraws._tasks)


async def test_what_is_wanted_last_is_what_is_drawn() -> None:
    """In the pause after a drawing another may be wanted in its place, as where the message has moved meanwhile."""
    drawn, pausing, over = list[str](), asyncio.Event(), asyncio.Event()

    async def wait(awaitable: Any, reason: str) -> Any:
        awaitable.close()
        pausing.set()
        await over.wait()

    def drawing(what: str) -> Callable[[Work], Awaitable[None]]:
        async def draw(_: Work) -> None:
            drawn.append(what)

        return draw

    redraws = Redraws(wait, 2.0, serves=lambda _: True)
    panel = ("panel", TableId(1, 1))
    redraws.soon(panel, drawing("first"))
    await pausing.wait()
    redraws.soon(panel, drawing("second"))
    redraws.soon(panel, drawing("third"))
    over.set()
    await until(lambda: not redraws._tasks)
    assert drawn == ["first", "third"]


async def test_a_lobby_that_closes_while_it_is_drawn_stays_closed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await world.lobby(1, 2, 3, 4, 5, 6)
    await world.env.advance_time(60)
    look = lobby_message.thread_readers

    async def meanwhile(services: Any, view: TableView) -> Any:
        found = await look(services, view)
        await world.bot.delivery.public.lobby.close(view, "The game has begun.")
        return found

    monkeypatch.setattr(lobby_message, "thread_readers", meanwhile)
    await world.table.do(Join(world.people[6].id, "Name7"))
    await world.env.advance_time(10)
    assert "The game has begun." in text_of(world._fresh(lobby))
    assert not labels(world._fresh(lobby)), "its buttons would do nothing"


async def test_the_numbers_of_what_waits_are_true(world: World) -> None:
    def waiting() -> float | None:
        return world.bot.services.metrics.registry.get_sample_value("mafia_outbox_entries")

    await world.begin()
    assert waiting() == 0
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=503, times=None)
    await world.until("day")
    assert waiting() == len((await world.store.load(world.id)).outbox) > 0  # type: ignore[union-attr]
    assert world.bot.services.metrics.registry.get_sample_value("mafia_voice_tables") == 0
