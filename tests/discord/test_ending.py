"""After the end: who was who and what became of each, the story to leaf through, in each reader's language."""

from __future__ import annotations

import asyncio

import discord
import pytest
import simcord

from cogs.messages.pictures import Pictures
from cogs.showing.public import FOR_THE_PICTURE
from cogs.simulated.people.players import components, text_of
from core.picture.record_picture import Record
from core.picture.sheet import Sheet
from tests.discord.test_games import living
from tests.discord.test_presses import forge
from tests.discord.world import World, answered, kill, labels


async def played(world: World) -> discord.Message:
    """A game that the town wins: the message of its end."""
    await world.begin(seed=3)
    await world.play(kill(lambda game: living(game, mafia=False)[0], lambda game, voter: living(game, mafia=True)))
    return the_end(world)


def the_end(world: World) -> discord.Message:
    return next(message for message in world.channel.history() if "The game is over" in text_of(message))


def page_of(result: object) -> discord.Message:
    """The private answer to a press."""
    response = result.response  # type: ignore[attr-defined]
    assert response is not None
    assert response.ephemeral
    return response.message


def leaf(message: discord.Message, title: str) -> str:
    """What the menu of leaves has for the one of this title."""
    offered = [option for part in components(message) for option in part.get("options", [])]
    return next(option["value"] for option in offered if option["label"] == title)


async def test_the_end_says_what_became_of_everybody_and_the_story_is_there_to_read(world: World) -> None:
    end = await played(world)
    says_what_became_of_everybody(text_of(end))
    shows_a_picture_and_says_it_in_words(end)
    await is_read_leaf_by_leaf(end, world.people[4])
    await tells_votes_by_name(end, world.people[2])


def says_what_became_of_everybody(text: str) -> None:
    lines = [line for line in text.splitlines() if " · **" in line or "— " in line]
    assert "Who was who" in text
    for fate in ("died on night 1", "voted out on day", "survived"):
        assert any(fate in line for line in lines), fate
    won = [line for line in lines if "🏆" in line]
    assert len(won) == 5
    assert all("(the town)" in line for line in won), "a town of five, three of the mafia"
    assert "Turning points" in text
    assert "`story.md` is the whole story" in text


async def is_read_leaf_by_leaf(end: discord.Message, reader: simcord.MemberActor) -> None:
    """By anybody."""
    result = await reader.click(end, label="Read the story")
    first = page_of(result)
    assert "The table" in text_of(first)
    assert "Night 1" in labels(first)
    await reader.click(first, label="Next page")
    second = page_of(result)
    assert "The table" not in text_of(second).splitlines()[0]
    assert "Verdict" not in labels(first), "a verdict is told in its day"
    await reader.select(second, [leaf(second, "The end")])
    assert "The town has won" in text_of(page_of(result))


async def tells_votes_by_name(end: discord.Message, reader: simcord.MemberActor) -> None:
    result = await reader.click(end, label="Read the story")
    await reader.select(page_of(result), [leaf(page_of(result), "Day 2")])
    text = text_of(page_of(result))
    assert "The nomination" in text
    assert "hands: **" in text


async def test_the_story_is_read_after_a_restart_and_in_ones_own_language(world: World) -> None:
    end = await played(world)
    await world.restart()
    reader = world.people[5]
    await reader.slash(world.channel, "mafia language", language="uk")
    result = await reader.click(the_end(world), label="Read the story")
    text = text_of(page_of(result))
    assert "За столом" in text
    assert "Ніч 1" in labels(page_of(result))
    assert end.id == the_end(world).id


async def test_a_stopped_game_keeps_its_cards_until_who_led_it_shows_them(world: World) -> None:
    await world.begin(seed=3)
    await world.until("night")
    await world.people[0].slash(world.channel, "mafia stop")
    stopped = world.channel.last_message
    assert stopped is not None
    assert labels(stopped) == ["Show roles and story"]
    stranger = await world.people[3].click(stopped, label="Show roles and story")
    assert "Only the host" in answered(stranger)
    assert not world.said("Godfather")
    await world.people[0].click(stopped, label="Show roles and story")
    shown = world.channel.last_message
    assert shown is not None
    assert shown.id == stopped.id
    assert "Godfather" in text_of(shown)
    assert [file.filename for file in shown.attachments] == ["story.md", "game.yaml", "game.png"]
    result = await world.people[3].click(shown, label="Read the story")
    assert "The table" in text_of(page_of(result))


@pytest.mark.parametrize("command", ["host handover", "host cohost"])
async def test_who_came_to_lead_a_game_later_shows_the_cards_of_it_once_they_have_stopped_it(
    world: World, command: str
) -> None:
    steward = world.steward()
    heir = world.guild.add_member(world.env.create_user("heir", global_name="Heir"))
    await world.begin(seed=3)
    if command == "host cohost":
        await steward.slash(world.channel, "host handover", player=steward)
    await steward.slash(world.channel, command, player=heir)
    await heir.slash(world.channel, "mafia stop")
    stopped = world.channel.last_message
    assert stopped is not None
    assert labels(stopped) == ["Show roles and story"]
    refused = answered(await world.people[3].click(stopped, label="Show roles and story"))
    assert "Only the host" in refused
    await heir.click(stopped, label="Show roles and story")
    shown = world.channel.last_message
    assert shown is not None
    assert "Godfather" in text_of(shown)


async def test_who_is_the_host_since_the_last_one_left_is_told_so_and_shows_the_cards_of_what_they_stop(
    world: World,
) -> None:
    first, heir = world.people[:2]
    await world.begin(seed=3)
    await world.until("night")
    await first.slash(world.channel, "mafia leave")
    assert world.state.lobby.host == heir.id
    assert world.said("is the host of this table now")
    await heir.slash(world.channel, "mafia stop")
    stopped = world.channel.last_message
    assert stopped is not None
    await heir.click(stopped, label="Show roles and story")
    shown = world.channel.last_message
    assert shown is not None
    assert "Godfather" in text_of(shown)


async def test_the_story_of_a_face_down_game_is_told_to_nobody(world: World) -> None:
    """Not even where the address of a story is made up for it."""
    await world.begin(seed=3)
    await world.until("night")
    await world.people[0].slash(world.channel, "mafia stop")
    stopped = world.channel.last_message
    assert stopped is not None
    (button,) = [part for part in components(stopped) if part.get("custom_id")]
    forged = button["custom_id"].replace(":turn-over:", ":story:")
    assert "face down" in answered(await forge(world.people[3], stopped, forged))


def gallery(message: discord.Message) -> list[dict[str, str]]:
    """The pictures in a message: addresses and descriptions."""
    found = [part for part in components(message) if part.get("type") == discord.ComponentType.media_gallery.value]
    return [{"url": item["media"]["url"], "alt": item["description"]} for part in found for item in part["items"]]


def shows_a_picture_and_says_it_in_words(end: discord.Message) -> None:
    """For who cannot see it."""
    (picture,) = gallery(end)
    assert "game.png" in picture["url"]
    assert "The town has won" in picture["alt"]
    assert "Name1" in picture["alt"]
    assert "**" not in picture["alt"]
    (attached,) = [file for file in end.attachments if file.filename == "game.png"]
    assert 10_000 < attached.size < 300 * 1024


class Slow(Pictures):
    """Draws when it is told to."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self._world = world

    async def draw(self, sheet: Sheet | Record) -> bytes | None:
        await self._world.simulation.wait(self.go.wait(), "a drawing that takes its time")
        return await super().draw(sheet)


async def test_a_picture_that_is_late_is_put_to_the_message(world: World) -> None:
    slow = Slow(world)
    object.__setattr__(world.bot.services, "pictures", slow)
    await world.begin(seed=3)
    await world.play(kill(lambda game: living(game, mafia=False)[0], lambda game, voter: living(game, mafia=True)))
    await world.env.advance_time(FOR_THE_PICTURE + 0.1)
    end = the_end(world)
    assert [file.filename for file in end.attachments] == ["story.md", "game.yaml"], "nobody waits for it"
    assert world.state_or_none() is None, "nor does the next game"
    slow.go.set()
    await world.env.settle()
    end = the_end(world)
    assert [file.filename for file in end.attachments] == ["story.md", "game.yaml", "game.png"]
    assert len(gallery(end)) == 1
    patched = [one for one in world.costs() if one.method == "PATCH" and one.path.endswith(f"/messages/{end.id}")]
    assert len(patched) == 1


class InBetween(Pictures):
    """Has its picture when nobody waits for it any more, and the message of the end is still on its way."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    async def draw(self, sheet: Sheet | Record) -> bytes | None:
        on_the_way = asyncio.sleep(FOR_THE_PICTURE + 1)
        await self._world.simulation.wait(on_the_way, "a drawing that takes longer than anybody waits")
        return await super().draw(sheet)


async def test_a_picture_that_is_there_before_the_message_is_is_put_to_it_as_well(world: World) -> None:
    object.__setattr__(world.bot.services, "pictures", InBetween(world))
    slow = world.env.discord.trouble.slow("POST", f"/channels/{world.channel.id}/messages", FOR_THE_PICTURE + 2)
    slow.which = lambda request: bool(request.files)
    await world.begin(seed=3)
    await world.play(kill(lambda game: living(game, mafia=False)[0], lambda game, voter: living(game, mafia=True)))
    await world.env.advance_time(FOR_THE_PICTURE + 0.1)
    end = the_end(world)
    assert slow.met == 1
    assert [file.filename for file in end.attachments] == ["story.md", "game.yaml", "game.png"]
    assert len(gallery(end)) == 1
