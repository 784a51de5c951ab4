"""`/mafia roles`: what roles are and do, all of them or one in full, as whoever asks sees it."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.messages.address import Address
from cogs.showing.panels.roles import Guide, role_page
from cogs.showing.view import TEXT_LIMIT
from cogs.simulated.people.players import components, text_of
from core.books.library import published
from core.table import TableId
from tests.discord.world import World, answered, labels

LANGUAGES = ("en", "fa", "ru", "uk")


async def choose(world: World, message: discord.Message, role: str) -> discord.Message:
    menu = next(part["custom_id"] for part in components(message) if _purpose(part) == "roles-open")
    await world.people[0].select(message, [role], custom_id=menu)
    return world._fresh(message)


def _purpose(part: dict[str, Any]) -> str:
    address = Address.read(part.get("custom_id", ""))
    return "" if address is None else address.purpose


async def listed(world: World, **asked: str) -> discord.Message:
    result = await world.people[0].slash(world.channel, "mafia roles", **asked)
    assert result.ephemeral
    return result.response.message


async def test_the_cards_of_this_table_come_first_and_each_says_what_it_does(world: World) -> None:
    await world.lobby(scenario="gangster_city")
    message = await listed(world)
    text = text_of(message)
    assert "### 🪑 At this table" in text
    assert "**Mafioso** · Mafia" in text
    assert "You learn whether one other player is a criminal, one of the town or a loner." in text
    assert "\n\n" in text
    assert text.index("**Doctor**") < text.index("### 📚 Also in this rulebook") < text.index("**Informer**")


async def test_a_role_is_opened_in_full_and_the_list_comes_back(world: World) -> None:
    await world.lobby(scenario="gangster_city")
    message = await choose(world, await listed(world), "doctor")
    text = text_of(message)
    assert "## 🃏 Doctor · Town" in text
    assert "You win when no criminal is left in the game." in text
    assert "**Save:** on yourself too, never the same player two nights running" in text
    assert "(Detective and Sergeant): no, of the town, unless" in text
    assert "**Can be stopped at night by:** Beauty" in text
    assert "There's one at this table" in text
    await world.people[0].click(message, label="All roles")
    assert "### 🪑 At this table" in text_of(world._fresh(message))


async def test_a_role_is_named_in_the_command_or_searched_for(world: World) -> None:
    message = await listed(world, scenario="gangster_city", role="judge")
    assert "## 🃏 Judge · Town" in text_of(message)
    await world.people[0].click(message, label="All roles")
    form = await world.people[0].click(world._fresh(message), label="Search")
    await world.people[0].submit_modal(form, {"text": "poison"})
    text = text_of(world._fresh(message))
    assert "**Black widow**" in text
    assert "**Judge**" not in text
    form = await world.people[0].click(world._fresh(message), label="Search")
    await world.people[0].submit_modal(form, {"text": "*gardener*"})
    assert r"No roles match “\*gardener\*”" in text_of(world._fresh(message))
    assert "No roles match" in answered(await world.people[0].slash(world.channel, "mafia roles", role="gardener"))


async def test_roles_are_suggested_by_name_in_the_readers_language(world: World) -> None:
    await world.lobby(scenario="gangster_city")
    await world.people[0].slash(world.channel, "mafia language", language="uk")
    found = await world.people[0].autocomplete(world.channel, "mafia roles", "role", "детек", scenario="gangster_city")
    assert found[0] == {"name": "Детектив", "value": "detective"}


async def test_pages_of_a_long_list_are_turned_after_the_game_has_gone(world: World) -> None:
    message = await listed(world, scenario="classic_advanced")
    seen = set(labels(message))
    while "Next page" in labels(message):
        await world.people[0].click(message, label="Next page")
        message = world._fresh(message)
        seen |= set(labels(message))
    assert {"Godfather", "Detective", "Fairy"} <= seen


@pytest.mark.parametrize("scenario", published())
def test_every_role_has_a_page_in_every_language_that_is_not_cut(scenario: str) -> None:
    for language in LANGUAGES:
        guide = Guide.of(TableId(1), scenario, language, None)
        for role in guide.book.roles:
            texts = [part["content"] for part in _texts(role_page(guide, role).to_components())]
            assert sum(map(len, texts)) < TEXT_LIMIT, (language, role)
            assert guide.words(f"role-{role}.card") in texts
            assert any(guide.words(f"role-{role}.night") in text for text in texts)


def _texts(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [part for one in found for part in ([one] if one.get("type") == 10 else _texts(one.get("components", [])))]
