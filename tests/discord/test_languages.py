"""Languages on Discord: commands in the languages of its clients, and each person's own at a table of another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from cogs.moderator import Moderator
from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from cogs.upkeep.registration import OUR_OWN
from core.store import StoreUnavailable
from core.table import Table
from tests.discord.openapi import description
from tests.discord.world import World, answered, labels

# What Discord allows for names of commands and options, beside there being no capitals.
NAME = re.compile(r"[-_'\w]{1,32}")
CYRILLIC, PERSIAN = re.compile("[а-яёіїєґ]", re.IGNORECASE), re.compile("[آ-ی]")
LOCALES = {"ru", "uk"}


async def sent(bot: Moderator) -> list[dict[str, Any]]:
    """The commands as they are sent to Discord."""
    translator = bot.tree.translator
    assert translator is not None
    return [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]


def parts(commands: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """`(path, command, subcommand or option)` of them all."""
    for command in commands:
        yield command["name"], command
        for path, part in parts(command.get("options") or []):
            yield f"{command['name']} {path}", part


def syncs(world: World) -> list[Any]:
    return [e for e in world.env.http_requests if e.method == "PUT" and e.path.endswith("/commands")]


async def test_every_name_and_description_is_said_in_the_languages_discord_knows(world: World) -> None:
    found = list(parts(await sent(world.bot)))
    assert len(found) > 50
    for path, part in found:
        assert part["name_localizations"].keys() == LOCALES, path
        assert part["description_localizations"].keys() == LOCALES, path
        for name in (part["name"], *part["name_localizations"].values()):
            assert NAME.fullmatch(name), path
            assert name == name.lower(), path
        for text in (part["description"], *part["description_localizations"].values()):
            assert 1 <= len(text) <= 100, path
        assert all(CYRILLIC.search(text) for text in part["description_localizations"].values()), path
        for choice in part.get("choices") or []:
            assert 1 <= len(choice["name"]) <= 100, path
            if not path.endswith("language"):
                assert choice["name_localizations"].keys() == LOCALES, path


async def test_names_that_stand_beside_each_other_differ_in_every_language(world: World) -> None:
    def siblings(level: list[dict[str, Any]]) -> None:
        for locale in LOCALES:
            names = [part["name_localizations"][locale] for part in level]
            assert len(set(names)) == len(names), names
        for part in level:
            siblings(part.get("options") or [])

    siblings(await sent(world.bot))


async def test_what_discord_was_told_is_what_there_is(world: World) -> None:
    (sync,) = syncs(world)
    assert sync.json == await sent(world.bot)
    (mafia,) = [command for command in sync.json if command["name"] == "mafia"]
    assert mafia["name_localizations"] == {"ru": "мафия", "uk": "мафія"}


async def test_discord_takes_them(world: World) -> None:
    (sync,) = syncs(world)
    assert list(description().problems(sync.method, sync.path, sync.json)) == []


async def test_a_restart_tells_discord_again_only_where_a_word_has_changed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = (await world.store.settings(OUR_OWN))["commands"]
    await world.restart()
    assert len(syncs(world)) == 1
    translate = world.bot.tree.translator.__class__.translate  # type: ignore[union-attr]

    async def otherwise(self: Any, string: Any, locale: Any, context: Any) -> str | None:
        found = await translate(self, string, locale, context)
        return "игра-в-мафию" if found == "мафия" else found

    monkeypatch.setattr("cogs.presses.languages.CommandTranslator.translate", otherwise)
    await world.restart()
    assert len(syncs(world)) == 2
    assert (await world.store.settings(OUR_OWN))["commands"] != before


async def test_rulebooks_are_offered_by_their_titles_in_ones_own_language(world: World) -> None:
    person = world.people[1]
    assert {"name": "Classic Mafia", "value": "classic"} in await person.autocomplete(
        world.channel, "mafia start", "scenario", "class"
    )
    await person.slash(world.channel, "mafia language", language="ru")
    offered = await person.autocomplete(world.channel, "mafia start", "scenario", "")
    assert all(CYRILLIC.search(choice["name"]) for choice in offered)
    title = next(choice["name"] for choice in offered if choice["value"] == "classic")
    assert {"name": title, "value": "classic"} in await person.autocomplete(
        world.channel, "mafia rules", "scenario", title.upper()
    )


async def test_at_a_persian_table_a_russian_is_spoken_to_in_russian(world: World) -> None:
    """Everything that one person alone reads is in their language; all others and the channel read the server's."""
    boss = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    owner = world.guild.add_member(world.env.create_user("owner"), roles=[boss])
    page = await owner.slash(world.channel, "mafia setup", language="fa")
    assert PERSIAN.search(answered(page))
    assert PERSIAN.search(answered(await world.people[2].slash(world.channel, "mafia help")))
    await world.people[1].slash(world.channel, "mafia language", language="ru")
    assert CYRILLIC.search(answered(await world.people[1].slash(world.channel, "mafia help")))
    await world.people[0].slash(world.channel, "mafia start")
    lobby = world.channel.last_message
    assert lobby is not None
    join = next(label for label in labels(lobby) if PERSIAN.search(label))
    for person in world.people[1:]:
        said = answered(await person.click(lobby, label=join))
        assert bool(CYRILLIC.search(said)) == (person is world.people[1])
        assert bool(PERSIAN.search(said)) == (person is not world.people[1])
    await world.deal("citizen", "doctor", "godfather", "mafioso", *["citizen"] * 4)
    await world.until("night")
    public = [text for text in world.texts() if text]
    assert len(public) >= 2
    assert [text for text in public if not PERSIAN.search(text) or CYRILLIC.search(text)] == []
    russian, persian = world.people[1], world.people[4]
    direct = [text_of(message) + " ".join(labels(message)) for message in world.dm(russian)]
    assert len(direct) >= 2
    assert all(CYRILLIC.search(text) and not PERSIAN.search(text) for text in direct)
    assert all(not CYRILLIC.search(text_of(message)) for message in world.dm(persian))
    refused = answered(await russian.slash(world.channel, "vote withdraw"))
    card = answered(await russian.slash(world.channel, "mafia card"))
    status = answered(await russian.slash(world.channel, "night status"))
    for text in (refused, card, status):
        assert CYRILLIC.search(text)
        assert not PERSIAN.search(text)
    menu = world.dm(russian)[-1]
    await russian.user.select(menu, ["2"])
    assert CYRILLIC.search(text_of(world.dm(russian)[-1]))


@pytest.mark.parametrize("language", ["ru", "uk"])
async def test_an_english_client_is_no_wish_for_english(world: World, language: str) -> None:
    """What was sent in the table's language stays in it when it is pressed, and so does what the table answers."""
    boss = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    owner = world.guild.add_member(world.env.create_user("owner"), roles=[boss])
    await owner.slash(world.channel, "mafia setup", language=language)
    await world.people[0].slash(world.channel, "mafia start")
    lobby = world.channel.last_message
    assert lobby is not None
    for person in world.people[1:]:
        assert CYRILLIC.search(answered(await person.click(lobby, label=words_of(language)("lobby-join-button"))))
    await world.deal("godfather", "doctor", "mafioso", "detective", *["citizen"] * 4)
    await world.until("night")
    doctor = world.people[1]
    before = text_of(world.dm(doctor)[-1])
    await doctor.user.select(world.dm(doctor)[-1], ["2"])
    menu = world.dm(doctor)[-1]
    assert text_of(menu).split("\n")[0] == before.split("\n")[0]
    assert words_of(language)("night-pass-button") in labels(menu)
    assert CYRILLIC.search(answered(await doctor.slash(world.channel, "vote withdraw")))


async def test_what_goes_wrong_is_told_in_ones_own_language(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord's clients know no Persian: what they say of themselves is not all that is known of their people."""
    lobby = await world.lobby(1, 2, 3)
    person = world.people[1]
    await person.slash(world.channel, "mafia language", language="fa")

    async def away(*_: object, **__: object) -> None:
        raise StoreUnavailable("away")

    with monkeypatch.context() as patch:
        patch.setattr(Table, "do", away)
        told = answered(await person.click(lobby, label="Leave"))
    assert told == words_of("fa")("error-store")
