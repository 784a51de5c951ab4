"""Presses and commands of another age: of another version's messages, of clients that are behind, made up."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pytest
from discord import app_commands

from cogs.messages.address import Address
from core.store import StoreUnavailable, TableId
from tests.discord.test_presses import forge, the_menu
from tests.discord.world import World, answered

INVENTED = 4242 << 22


@pytest.mark.parametrize("custom_id", ["m1:dance:{}", "m2:act:{}:of:a:later:form", "m1:act:-1:a:0:", "m1:"])
async def test_what_this_version_does_not_know_is_stale(world: World, custom_id: str) -> None:
    await world.begin()
    panel = world.channel.last_message
    assert panel is not None
    known = str(Address(world.id, world.state.token, 1, "x")).split(":", 2)[2]
    result = await forge(world.people[1], panel, custom_id.format(known))
    assert "moment has passed" in answered(result)
    assert result.response.ephemeral


async def test_a_form_of_another_version_is_stale_too(world: World) -> None:
    await world.begin()
    change(world, lambda payload: payload.update(type=5, data={"custom_id": "m1:written:1:a:1:", "components": []}))
    result = await world.people[0].click(world.channel.history()[1], label="My role")
    assert "moment has passed" in answered(result)


async def test_a_purpose_of_a_phase_is_not_for_any_time(world: World) -> None:
    await world.begin()
    await world.until("night")
    (doctor,) = world.seats("doctor")
    person = world.person(doctor)
    menu = world.dm(person)[-1]
    address = Address.read(the_menu(menu, "act"))
    assert address is not None
    forged = Address(TableId(address.guild), address.game, 0, "act", address.rest)
    assert "moment has passed" in answered(await forge(person.user, menu, str(forged), ["2"]))
    assert world.game.acts == []
    assert "Your role" in answered(
        await forge(person.user, menu, str(Address(TableId(address.guild), address.game, 0, "card")))
    ), "one's card is for any time"


async def test_an_invented_server_gets_no_table(world: World) -> None:
    await world.begin()
    await world.until("night")
    (doctor,) = world.seats("doctor")
    person = world.person(doctor)
    menu = world.dm(person)[-1]
    before = len(world.bot.tables)
    for number in range(5):
        forged = Address(TableId(INVENTED + number), world.state.token, 1, "act", "save")
        assert "moment has passed" in answered(await forge(person.user, menu, str(forged), ["2"]))
    assert len(world.bot.tables) == before
    assert set(world.bot.services.attendance._seen) <= {world.id}


def change(world: World, how: Callable[[dict[str, Any]], object]) -> None:
    """What Discord sends of an interaction is changed on its way."""
    emit = world.env.backend.emit

    def changed(event: str, payload: Any, *rest: Any, **more: Any) -> Any:
        if event == "INTERACTION_CREATE":
            how(payload)
        return emit(event, payload, *rest, **more)

    world.env.backend.emit = changed


def options(payload: dict[str, Any]) -> list[dict[str, Any]]:
    """The options of a command of a group."""
    return payload["data"]["options"][0]["options"]


async def test_a_person_who_has_left_is_named_so(world: World, caplog: pytest.LogCaptureFixture) -> None:
    change(world, lambda payload: payload["data"]["resolved"].pop("members"))
    with caplog.at_level(logging.ERROR):
        result = await world.people[0].slash(world.channel, "mafia start", host=world.people[1])
    assert "isn't on this server any more" in answered(result)
    assert not caplog.records
    assert [type(error) for error in world.env._errors] == [app_commands.TransformerError]
    world.env._errors.clear()


async def test_a_command_of_a_client_that_is_behind(world: World, caplog: pytest.LogCaptureFixture) -> None:
    change(world, lambda payload: options(payload)[0].update(name="tongue"))
    with caplog.at_level(logging.ERROR):
        result = await world.people[0].slash(world.channel, "mafia language", language="uk")
    assert "has changed since your Discord last loaded it" in answered(result)
    assert not caplog.records
    assert [type(error) for error in world.env._errors] == [app_commands.CommandSignatureMismatch]
    world.env._errors.clear()


async def test_an_error_while_somebody_types_suggests_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(_guild: int) -> dict[str, str]:
        raise StoreUnavailable("away")

    monkeypatch.setattr(world.store, "settings", away)
    with caplog.at_level(logging.WARNING):
        result = await world.people[0].autocomplete(world.channel, "mafia start", "scenario", "cl")
    assert list(result) == []
    assert [entry.getMessage().partition(":")[0] for entry in caplog.records] == ["nothing could be suggested"]
    assert caplog.records[0].exc_info is None
