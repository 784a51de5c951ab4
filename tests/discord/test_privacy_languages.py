"""The deletion of what is kept about somebody, as it reads in each language."""

from __future__ import annotations

import re

import pytest

from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from tests.discord.languages import in_languages
from tests.discord.test_ending import page_of
from tests.discord.world import World, answered

PERSIAN_FIRST = re.compile(r"^[\W_]*[\u0600-\u06ff]")


@pytest.mark.parametrize("language", in_languages("fa", "ru"))
async def test_what_is_kept_is_asked_about_kept_and_deleted(world: World, language: str) -> None:
    words, person = words_of(language), world.people[3]
    await world.store.set_settings(world.guild.id, {"language": language})
    await world.begin("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)
    await world.until("night")
    page = await person.slash(world.channel, "mafia privacy delete")
    for text in (words("privacy-sure-title"), words("privacy-sure")):
        assert text in readable(language, answered(page))
    await person.click(page_of(page), label=words("privacy-keep-button"))
    kept = readable(language, text_of(page_of(page)))
    assert words("privacy-title") in kept, "nothing has gone, and what there is is shown"
    assert words("privacy-kept-live", count=1, servers=1) in kept

    await person.click(page_of(page), label=words("privacy-delete-button"))
    await person.click(page_of(page), label=words("privacy-sure-button"))
    told = readable(language, text_of(page_of(page)))
    assert told == "\n".join([words("privacy-deleted-but"), words("privacy-remains-live", count=1)])
    await world.people[0].slash(world.channel, "mafia stop")
    page = await person.slash(world.channel, "mafia privacy delete")
    await person.click(page_of(page), label=words("privacy-sure-button"))
    assert readable(language, text_of(page_of(page))) == words("privacy-deleted")


def readable(language: str, text: str) -> str:
    """The text, in which nothing is left unfilled, and of which each Persian line begins in Persian."""
    assert "{" not in text
    if language == "fa":
        for line in filter(str.strip, text.split("\n")):
            assert PERSIAN_FIRST.search(line), line
    return text
