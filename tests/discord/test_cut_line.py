"""The line to Discord is cut for a moment: no press is lost, nothing is done twice, and the person is answered."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from cogs.simulated.people.players import text_of
from tests.discord.trouble import Trouble, Which
from tests.discord.world import World, answered

CUTS = pytest.mark.parametrize("seconds", [0.5, 1.0])
WHEN = pytest.mark.parametrize("carried_out", [False, True], ids=["before", "after"])


def cut(world: World, seconds: float, *, carried_out: bool) -> None:
    """Every connection is reset for so many seconds from now on; `carried_out`: once Discord has done what was asked,
    which it does all the same."""
    until = world.env.discord.clock() + seconds
    which: Which = lambda request: request.at < until
    Trouble(world).break_off(which, times=None, carried_out=carried_out)


@CUTS
@WHEN
async def test_a_choice_by_night_counts_once_and_its_menu_shows_it(
    world: World, seconds: float, carried_out: bool
) -> None:
    await world.begin()
    await world.until("night")
    (doctor,) = world.seats("doctor")
    person = world.person(doctor)
    menu = world.dm(person)[-1]
    cut(world, seconds, carried_out=carried_out)
    await person.user.select(menu, ["2"])
    assert [(act.by, act.at) for act in world.game.acts] == [(doctor, (2,))]
    assert "watch over **2\u00a0·\u00a0Name2**" in text_of(world._fresh(menu))


@WHEN
async def test_a_command_is_answered(world: World, carried_out: bool) -> None:
    await world.begin()
    cut(world, 1.0, carried_out=carried_out)
    assert "Your role" in answered(await world.people[2].slash(world.channel, "mafia card"))


@WHEN
async def test_a_private_answer_to_a_button_comes(world: World, carried_out: bool) -> None:
    await world.begin()
    panel = world.channel.history()[1]
    cut(world, 1.0, carried_out=carried_out)
    assert "Your role" in answered(await world.people[2].click(panel, label="My role"))


@WHEN
async def test_a_form_opens_and_what_is_sent_in_it_is_answered(world: World, carried_out: bool) -> None:
    page: Any = (await world.people[0].slash(world.channel, "mafia roles")).response
    cut(world, 1.0, carried_out=carried_out)
    form = await world.people[0].click(page, label="Search")
    cut(world, 1.0, carried_out=carried_out)
    await world.people[0].submit_modal(form, {"text": "poison"})
    assert "poison" in text_of(world._fresh(page.message)).casefold()


@WHEN
async def test_suggestions_come_while_somebody_types(
    world: World, carried_out: bool, caplog: pytest.LogCaptureFixture
) -> None:
    cut(world, 1.0, carried_out=carried_out)
    offered = await world.people[0].autocomplete(world.channel, "mafia start", "scenario", "Classic")
    assert {"name": "Classic Mafia", "value": "classic"} in offered
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_what_discord_takes_no_more_is_not_tried_for_ever(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await world.begin()
    fault = Trouble(world).break_off(lambda request: request.path.endswith("/callback"), times=None)
    await world.people[2].click(world.channel.history()[1], label="My role")
    await world.env.advance_time(60)
    assert fault.met > 1
    asked = [one.request.at for one in world.env.discord.log if one.request.path.endswith("/callback")][-fault.met :]
    assert asked[-1] - asked[0] < 3.0
    assert not [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]
