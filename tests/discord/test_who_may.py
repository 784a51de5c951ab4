"""Whoever is refused for who they are is told who may instead."""

from __future__ import annotations

import pytest

from cogs.showing.view import words_of
from tests.discord.languages import in_languages
from tests.discord.world import Worlds, answered


@pytest.mark.parametrize("language", in_languages("en", "ru"))
async def test_a_refusal_says_who_may(worlds: Worlds, language: str) -> None:
    world = await worlds.open(8)
    await world.store.set_settings(world.guild.id, {"language": language})
    words, (host, somebody, *_) = words_of(language), world.people
    right = {"ru": "«Управлять сервером»", "uk": "«Керувати сервером»"}.get(language, "Manage Server")
    assert right in answered(await somebody.slash(world.channel, "mafia setup"))
    assert right in answered(await somebody.slash(world.channel, "mafia scenario remove", scenario="harbour"))

    await somebody.slash(world.channel, "mafia start", host=host)
    told = answered(await host.slash(world.channel, "mafia join"))
    assert words("lobby-leave-button") in told
    await host.slash(world.channel, "mafia leave")
    await host.slash(world.channel, "mafia join")
    assert world.state.lobby.has(host.id), "as they were told"
