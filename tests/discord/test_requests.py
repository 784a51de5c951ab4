"""Every request of whole games is one that Discord's own description of its API allows."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from cogs.simulated.people.players import text_of
from core.rules.commands import Act, Vote
from core.rules.prompts import VOTE, Prompt
from core.rules.state import Game
from tests.discord.openapi import description
from tests.discord.test_games import living
from tests.discord.world import World, Worlds, kill


def check(requests: list[simcord.HttpLogEntry]) -> None:
    found: list[str] = []
    for entry in requests:
        found += [
            f"{entry.method} {entry.path}: {what}"
            for what in description().problems(entry.method, entry.path, entry.json)
        ]
    assert not found, "\n".join(found[:10])


def test_the_check_finds_what_is_wrong() -> None:
    def wrong(method: str, path: str, body: Any) -> list[str]:
        return list(description().problems(method, path, body))

    assert wrong("POST", "/channels/1/messages", {"content": 5})
    assert wrong(
        "POST", "/channels/1/messages", {"components": [{"type": 1, "components": [{"type": 2, "style": 99}]}]}
    )
    assert wrong("POST", "/channels/1/nonsense", {})
    assert not wrong("POST", "/channels/1/messages", {"content": "good"})


@pytest.mark.parametrize(
    "scenario", ["classic", pytest.param("card_deck", marks=pytest.mark.repeats("another rulebook"))]
)
async def test_a_whole_game(worlds: Worlds, scenario: str) -> None:
    world = await worlds.open(9)
    await world.begin(scenario=scenario)
    for command in (
        "mafia status",
        "mafia roles",
        "mafia rules",
        "mafia help",
        "mafia card",
        "mafia privacy show",
        "night act",
    ):
        await world.people[2].slash(world.channel, command)
    await world.play(_everybody_acts)
    assert any("The game is over" in text_of(message) for message in world.channel.history())
    check(world.env.http_requests)


def _everybody_acts(prompt: Prompt, game: Game) -> Vote | Act | None:
    if prompt.do == VOTE:
        return Vote(prompt.seat, (prompt.seats[-1],))
    if prompt.do == "kill" and prompt.given is None:
        return Act(prompt.seat, prompt.do, (prompt.seats[0],))
    return Act(prompt.seat, prompt.do, (prompt.seats[-1],)) if prompt.seats and prompt.given is None else None


async def test_a_game_where_nothing_goes_right(world: World) -> None:
    for person in world.people:
        path = f"/channels/{person.user.dm_channel.id}/messages"
        world.env.inject_error("POST", path, status=403, code=50007, times=None)
    await world.begin()
    await world.people[0].slash(world.channel, "host pause")
    await world.people[0].slash(world.channel, "host resume")
    await world.people[3].slash(world.channel, "host next")
    await world.restart()
    await world.play(kill(lambda game: living(game, mafia=False)[0], lambda game, voter: living(game, mafia=True)))
    check(world.env.http_requests)
