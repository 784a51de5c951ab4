"""`/mafia stats`: what the games of a server came to, for whoever asks."""

from __future__ import annotations

import random

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.messages.address import base36
from cogs.showing.view import words_of
from cogs.simulated.people.players import components, text_of
from core.stats.tally import LEAST_GAMES
from core.table.result import GameResult, SeatResult, pack_result
from tests.discord.languages import SAME
from tests.discord.test_ending import gallery, page_of, played
from tests.discord.test_presses import forge
from tests.discord.world import World, answered

DAY = 24 * 60 * 60 * 1000
SEATS = ("mafioso", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen", "citizen")


async def play_before(world: World, games: int, scenario: str = "classic", called: str = "past") -> None:
    """So many games of these people have been played here; the first of them is the best by far."""
    dice = random.Random(7)
    now = world.simulation.now()
    for number in range(games):
        people = list(world.people)
        dice.shuffle(people)
        teams = ["mafia" if role == "mafioso" else "town" for role in SEATS]
        winner = teams[people.index(world.people[0])] if number % 5 else "town"
        seats = tuple(
            SeatResult(
                one.id,
                one.user.name,
                role,
                team=team,
                won=team == winner,
                how=None,
                first=number % 8 == at,
                votes=2,
                hits=1,
                acts={"kill": (1, 1)},
            )
            for at, (one, role, team) in enumerate(zip(people, SEATS, teams, strict=True))
        )
        ended = now - (games - number) * DAY // 24
        result = GameResult(f"{called}{number}", ended, scenario, winner=(winner,), nights=3, seats=seats)
        await world.store.put_result(world.guild.id, result.token, ended, pack_result(result), now)


def offered(message: discord.Message) -> list[dict[str, str]]:
    """The options of its menus."""
    return [option for part in components(message) for option in part.get("options", [])]


async def look(world: World, person: int = 1, **asked: object) -> str:
    return answered(await world.people[person - 1].slash(world.channel, "mafia stats", **asked)).replace("\xa0", " ")


async def test_who_has_played_nothing_is_told_so_and_what_would_count(world: World) -> None:
    text = await look(world)
    assert "no game that counts has been finished here" in text
    assert "once you've played 10 games" in text
    assert "The last 1,000 games on this server count, each for 730 days" in text
    assert "Nobody has played 10 games here yet" in await look(world, view="leaderboard")


async def test_a_game_that_was_played_counts_for_everybody_at_once(world: World) -> None:
    await played(world)
    texts = [await look(world, person) for person in range(1, 9)]
    assert all("Games:** 1" in text for text in texts)
    assert sum("won:** 1 (100 %)" in text for text in texts) == 5, "the town of five has won"
    assert sum("**Town:** games 1, won 1" in text for text in texts) == 5
    assert sum("**Mafia:** games 1, won 0" in text for text in texts) == 3
    assert any("Shoot 2" in text or "Shoot 1" in text or "Shoot 3" in text for text in texts)
    assert all("after 10 games; 1 so far" in text for text in texts)
    assert any("First out:** 1" in text for text in texts)
    assert "Classic Mafia:** games 1, nights on average" in await look(world, view="server")


async def test_one_page_leads_to_all_others(world: World) -> None:
    await play_before(world, LEAST_GAMES + 2)
    reader = world.people[0]
    result = await reader.slash(world.channel, "mafia stats")
    page = page_of(result)
    assert "place 1 of 8" in text_of(page)
    for view, words in (
        ("By role", "**Citizen** · Classic Mafia: games"),
        ("By rulebook", "**Classic Mafia:** games 12, won"),
        ("The whole server", "won by"),
        ("Every role, no matter who had it", "**Citizen** · Classic Mafia: cards dealt 48, won"),
        ("The leaderboard", "1. **u1** ·"),
        ("Overall", "Games:** 12"),
    ):
        (value,) = [option["value"] for option in offered(page_of(result)) if option["label"] == view]
        await reader.select(page_of(result), [value])
        assert words in text_of(page_of(result)).replace("\xa0", " "), view


async def test_the_leaderboard_ranks_by_skill_and_is_leafed_through(worlds) -> None:
    world = await worlds.open(8)
    await play_before(world, 30)
    text = await look(world, 3, view="leaderboard")
    lines = [line for line in text.splitlines() if " ± " in line]
    assert len(lines) == 8
    assert "u1" in lines[0]
    points = [int(line.partition(" · ")[2].partition(" ±")[0].replace(",", "")) for line in lines]
    assert points == sorted(points, reverse=True)
    assert "**You:** place" in text


async def test_another_is_looked_up_and_only_one_rulebook_if_that_is_asked(world: World) -> None:
    await play_before(world, 4)
    await play_before(world, 3, scenario="joker")
    other = world.people[1]
    assert "## 📊 u2" in await look(world, 1, player=other)
    only = await look(world, 1, player=other, scenario="classic")
    assert "Only games with Classic Mafia" in only
    assert "no game that counts" in await look(world, 1, player=other, scenario="zodiac")
    assert "I don't know that rulebook" in await look(world, 1, scenario="nosuch")


async def test_games_of_a_rulebook_that_is_gone_are_told_all_the_same(world: World) -> None:
    gone = f"{'a' * 40}.{'0' * 16}"
    await play_before(world, 2, scenario=gone)
    for view in ("player", "roles", "rulebooks", "server", "server-roles", "leaderboard"):
        assert "Something went wrong" not in await look(world, view=view)
    assert gone in await look(world, view="rulebooks")


async def test_who_does_not_wish_to_be_ranked_is_in_no_list_and_hidden_from_others(world: World) -> None:
    await play_before(world, LEAST_GAMES)
    shy = world.people[0]
    page = await shy.slash(world.channel, "mafia privacy show")
    await shy.click(page_of(page), label="Don't rank me")
    assert "you've opted out" in text_of(page_of(page))
    board = await look(world, 2, view="leaderboard")
    assert "u1" not in board
    assert "place 1 of 7" in board or "of 7" in board
    hidden = await look(world, 2, player=shy)
    assert "to themselves" in hidden
    assert "u1" not in hidden
    assert "won by" in await look(world, 2, view="server", player=shy), "which is about nobody in particular"
    assert "**Doctor** · Classic Mafia: cards dealt 10" in await look(world, 2, view="server-roles", player=shy)
    assert "Games:** 10" in await look(world, 1), "one's own are one's own"
    seen = page_of(await world.people[1].slash(world.channel, "mafia stats"))
    own = next(part["custom_id"] for part in components(seen) if ":stats-card:" in str(part.get("custom_id")))
    forged = own.replace(base36(world.people[1].id), base36(shy.id))
    refused = await forge(world.people[1], seen, forged)
    assert "to themselves" in answered(refused)
    assert not page_of(refused).attachments
    await shy.click(page_of(page), label="Rank me again")
    assert "u1" in await look(world, 2, view="leaderboard")


@pytest.mark.parametrize(
    ("language", "board", "person"),
    [
        pytest.param("en", "The leaderboard", "expected", marks=SAME),
        ("fa", "رده‌بندی", "انتظار"),
        pytest.param("ru", "Таблица рейтинга", "ожидалось", marks=SAME),
        ("uk", "Таблиця рейтингу", "очікувано"),
    ],
)
async def test_it_is_told_in_four_languages(world: World, language: str, board: str, person: str) -> None:
    await play_before(world, LEAST_GAMES + 1)
    await world.people[0].slash(world.channel, "mafia language", language=language)
    assert board in await look(world, view="leaderboard")
    text = await look(world)
    assert person in text
    for view in ("roles", "rulebooks", "server", "server-roles"):
        assert "stats-" not in await look(world, view=view)
    words, reader = words_of(language), world.people[0]
    shown = page_of(await reader.slash(world.channel, "mafia stats"))
    card = page_of(await reader.click(shown, label=words("stats-card-button")))
    (drawn,) = card.attachments
    assert 10_000 < drawn.size < 100 * 1024
    (alt,) = [picture["alt"].replace("\xa0", " ") for picture in gallery(card)]
    for text in ("stats-card-sides", "stats-card-roles"):
        assert words(text) in alt, "all that is drawn stands there in words too"
    assert alt.startswith("u1\n")
    assert "**" not in alt
    assert "{" not in text
    before = world.channel.last_message
    kept = page_of(await reader.click(card, label=words("stats-card-post")))
    posted = world.channel.last_message
    assert posted != before
    assert posted is not None
    assert [file.filename for file in posted.attachments] == [file.filename for file in card.attachments]
    assert gallery(posted)[0]["alt"] == gallery(card)[0]["alt"]
    assert not [part for part in components(posted) if part.get("custom_id")]
    (button,) = [part for part in components(kept) if part.get("custom_id")]
    assert (button["label"], button["disabled"]) == (words("stats-card-posted"), True)


async def drawn_card(world: World, person: int = 1, **asked: object) -> discord.Message:
    """A card that has been drawn for somebody."""
    reader = world.people[person - 1]
    shown = page_of(await reader.slash(world.channel, "mafia stats", **asked))
    return page_of(await reader.click(shown, label="Draw a card"))


async def test_a_card_is_posted_once_and_only_by_whose_it_is(world: World) -> None:
    await play_before(world, 2)
    card = await drawn_card(world)
    (own,) = [part["custom_id"] for part in components(card) if part.get("custom_id")]
    others = await drawn_card(world, 2, player=world.people[0].user)
    assert not [part for part in components(others) if part.get("custom_id")]
    before = world.channel.last_message
    assert "You can only post your own card" in answered(await forge(world.people[1], others, own))
    assert world.channel.last_message == before
    await world.people[0].click(card, label="Post it here")
    posted = world.channel.last_message
    await forge(world.people[0], card, own)  # pressed again before it was seen to be posted
    assert world.channel.last_message == posted


async def test_where_a_card_may_not_be_posted_is_told_why(world: World) -> None:
    await play_before(world, 2)
    card = await drawn_card(world)
    bot, person = world.env.backend.bot_user.id, world.people[0]
    for who, right, why in (
        (bot, "send_messages", "I can't write in this channel"),
        (bot, "attach_files", "I'm not allowed to attach files"),
        (person.id, "send_messages", "You can't write here yourself"),
    ):
        denied = discord.Permissions(**{right: True}).value
        world.env.backend.set_overwrite(world.channel.id, Overwrite(who, OverwriteType.MEMBER, deny=denied))
        before = world.channel.last_message
        assert why in answered(await person.click(card, label="Post it here"))
        assert world.channel.last_message == before
        world.env.backend.set_overwrite(world.channel.id, Overwrite(who, OverwriteType.MEMBER))


async def test_a_card_that_cannot_be_drawn_is_told_in_words(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await play_before(world, 2)
    shown = page_of(await world.people[0].slash(world.channel, "mafia stats"))
    monkeypatch.setattr("cogs.messages.pictures.MOST_WAITING", 0)
    assert "Try again in a moment" in answered(await world.people[0].click(shown, label="Draw a card"))


async def test_no_card_is_posted_into_a_running_game(world: World) -> None:
    await play_before(world, 2)
    await world.begin()
    card = await drawn_card(world)
    before = world.channel.last_message
    assert "A game is being played here" in answered(await world.people[0].click(card, label="Post it here"))
    assert world.channel.last_message == before
