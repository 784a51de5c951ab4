"""The strict Discord's messages and interactions: what fits in, how long they can be edited, when they are answered."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.interactions import base_payload

from tests.discord.test_strict_limits import raw
from tests.discord.test_strict_rights import codes
from tests.discord.test_strict_trouble import say
from tests.discord.world import World

V2 = 1 << 15


def text(words: str) -> dict[str, Any]:
    return {"type": 10, "content": words}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def button(name: str, label: str = "x") -> dict[str, Any]:
    return {"type": 2, "style": 2, "custom_id": name, "label": label}


def menu(count: int, label: str = "x", name: str = "m") -> dict[str, Any]:
    return {"type": 3, "custom_id": name, "options": [{"label": label, "value": str(n)} for n in range(count)]}


TOO_MUCH = {
    "4,001 characters": [text("x" * 4000), text("x")],
    "41 components": [text("x")] * 41,
    "an id twice": [row(button("a"), button("a"))],
    "an id of 101 characters": [row(button("a" * 101))],
    "a label of 81 characters": [row(button("a", "x" * 81))],
    "six buttons in a row": [row(*(button(str(n)) for n in range(6)))],
    "26 options": [row(menu(26))],
    "no options": [row(menu(0))],
    "an option of 101 characters": [row(menu(1, "x" * 101))],
    "an empty text": [text("")],
    "a button beside a menu": [row(menu(1), button("a"))],
}


@pytest.mark.parametrize("components", TOO_MUCH.values(), ids=TOO_MUCH)
async def test_what_a_message_cannot_hold(world: World, components: list[dict[str, Any]]) -> None:
    body = {"flags": V2, "components": components}
    assert codes(await raw(world, "POST", f"/channels/{world.channel.id}/messages", body)) == (400, 50035)
    world.env.discord.pardon()


async def test_what_a_message_just_holds(world: World) -> None:
    path = f"/channels/{world.channel.id}/messages"
    full = [text("x" * 4000), *([row(*(button(f"{n}{m}") for m in range(5))) for n in range(6)]), row(menu(25))]
    assert codes(await raw(world, "POST", path, {"flags": V2, "components": full})) == (200, 0)


async def test_content_and_components_of_the_second_kind_do_not_go_together(world: World) -> None:
    body = {"flags": V2, "content": "x", "components": [text("x")]}
    assert codes(await raw(world, "POST", f"/channels/{world.channel.id}/messages", body)) == (400, 50035)
    world.env.discord.pardon()


async def test_a_body_is_held_against_discords_description(world: World) -> None:
    path = f"/channels/{world.channel.id}/messages"
    _, _, refusal = await raw(world, "POST", path, {"content": 5})
    assert refusal["code"] == 50035
    assert codes(await raw(world, "POST", f"/channels/{world.channel.id}/nonsense", {})) == (400, 50035)
    world.env.discord.pardon()


async def test_a_message_of_more_than_an_hour_is_edited_seldom(world: World) -> None:
    message = await say(world, "one")
    path = f"/channels/{world.channel.id}/messages/{message.id}"
    await world.env.advance_time(3599)
    assert codes(await raw(world, "PATCH", path, {"content": "two"})) == (200, 0)
    await world.env.advance_time(10)
    answers = [await raw(world, "PATCH", path, {"content": str(number)}) for number in range(4)]
    assert [codes(answer) for answer in answers] == [(200, 0)] * 3 + [(429, 30046)]
    _, headers, body = answers[-1]
    assert headers["Via"]
    assert headers["X-RateLimit-Remaining"] != "0"
    assert 0 < body["retry_after"] <= 20
    world.env.discord.pardon()


def pressed(world: World) -> str:
    """Somebody has pressed something, of which the bot is not told; the path of its answers."""
    data = {"custom_id": "x", "component_type": 2}
    record, _ = base_payload(
        world.env.backend,
        type=3,
        channel_id=world.channel.id,
        guild_id=world.guild.id,
        user_id=world.people[0].id,
        data=data,
    )
    return f"{record.id}/{record.token}"


async def test_an_interaction_is_acknowledged_within_three_seconds(world: World) -> None:
    in_time, late = pressed(world), pressed(world)
    await world.env.advance_time(2.9)
    assert codes(await raw(world, "POST", f"/interactions/{in_time}/callback", {"type": 6})) == (200, 0)
    await world.env.advance_time(0.1)
    assert codes(await raw(world, "POST", f"/interactions/{late}/callback", {"type": 6})) == (404, 10062)


async def test_an_interaction_is_acknowledged_once(world: World) -> None:
    path = f"/interactions/{pressed(world)}/callback"
    assert codes(await raw(world, "POST", path, {"type": 6})) == (200, 0)
    assert codes(await raw(world, "POST", path, {"type": 6})) == (400, 40060)
    world.env.discord.pardon()


async def test_a_refused_acknowledgement_is_none(world: World) -> None:
    path = f"/interactions/{pressed(world)}/callback"
    bad = {"type": 4, "data": {"flags": V2, "components": [text("")]}}
    assert codes(await raw(world, "POST", path, bad)) == (400, 50035)
    assert codes(await raw(world, "POST", path, {"type": 6})) == (200, 0)
    world.env.discord.pardon()


async def test_a_token_ends_after_fifteen_minutes(world: World) -> None:
    pressing = pressed(world)
    token = pressing.split("/")[1]
    await raw(world, "POST", f"/interactions/{pressing}/callback", {"type": 6})
    path = f"/webhooks/{world.env.backend.application_id}/{token}"
    await world.env.advance_time(15 * 60 - 1)
    assert codes(await raw(world, "POST", path, {"content": "x"})) == (200, 0)
    await world.env.advance_time(1)
    assert codes(await raw(world, "POST", path, {"content": "x"})) == (401, 50027)
    world.env.discord.pardon()


async def test_followups_go_at_five_in_two_seconds_a_press(world: World) -> None:
    pressing = pressed(world)
    token = pressing.split("/")[1]
    await raw(world, "POST", f"/interactions/{pressing}/callback", {"type": 6})
    path = f"/webhooks/{world.env.backend.application_id}/{token}"
    answers = [codes(await raw(world, "POST", path, {"content": "x"})) for _ in range(6)]
    assert answers == [(200, 0)] * 5 + [(429, 0)]
    world.env.discord.pardon()
