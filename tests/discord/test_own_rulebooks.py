"""A server's own rulebooks: sent, refused in words, listed, played to the end, replaced and removed in mid-game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path

import pytest
import simcord

from cogs.commands import own_rulebooks
from cogs.commands.own_rulebooks import MOST_BYTES
from cogs.showing.view import words_of
from cogs.simulated.people.players import components, text_of
from core.authors.check_process import checked_apart
from core.authors.first_game import TEMPLATE
from core.authors.new import begin, one_file
from core.authors.rulebook_check import Checked, checked
from core.books import library
from core.books.library import marked, published
from core.store import Shelved, Store
from core.table import MOST_OWN, TableId, Tables
from core.table.table_commands import Configure
from core.words import LANGUAGES, Words
from core.words.safe import FSI, PDI, RLM
from tests.discord.test_ending import page_of
from tests.discord.test_first_contact import owner
from tests.discord.test_games import living
from tests.discord.test_learn import controls, led
from tests.discord.test_presses import forge
from tests.discord.test_settings import Settings
from tests.discord.test_stats import look, play_before
from tests.discord.world import World, Worlds, answered, kill, labels
from tests.words.sample import runs_left

CARDS = ("mafioso", "mafioso", "doctor", "detective", *["citizen"] * 4)
SCRIPTS = {"fa": re.compile("[؀-ۿ]{3}"), "ru": re.compile("[а-яё]{3}"), "uk": re.compile("[а-яіїє]{3}")}
LIST = "mafia scenario list"
SVAE = {
    "en": "- `harbour.yaml`, line {line}: there is no verb `svae` (did you mean `save`? there are: `inspect`, ",
    "fa": "- خط {line} از `harbour.yaml`: کار `svae` وجود ندارد (منظورتان `save` بود؟ این‌ها هست: `inspect`، ",
    "ru": "- `harbour.yaml`, строка {line}: действия `svae` нет (может быть, `save`? есть: `inspect`, ",
    "uk": "- `harbour.yaml`, рядок {line}: дії `svae` немає (може, `save`? є: `inspect`, ",
}


@pytest.fixture(scope="module")
def beside() -> Iterator[Callable[[str, str], Checked]]:
    """The check in one process beside this one, which has imported what it needs: each file is checked once."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        yield cache(lambda text, file: pool.submit(checked, text, file).result())


@pytest.fixture(autouse=True)
def checks(beside: Callable[[str, str], Checked], monkeypatch: pytest.MonkeyPatch) -> None:
    """A process for each check, as the bot has it, is dear and says the same: `tests/rulebook/test_sent.py`."""
    monkeypatch.setattr(own_rulebooks, "checked_apart", beside)


@pytest.fixture
def source(tmp_path: Path) -> str:
    """A rulebook to begin with, as one file."""
    return one_file(begin("harbour", tmp_path, "en"))


def in_all_languages() -> str:
    """The same with the texts of all languages, called by another title in each."""
    rules = (TEMPLATE / "scenario.yaml").read_text(encoding="utf-8").replace("id: template", "id: harbour")
    lines = [rules, "texts:"]
    for code in LANGUAGES:
        text = (TEMPLATE / f"{code}.ftl").read_text(encoding="utf-8").replace("= …", f"= Harbour {code}")
        lines += [f"  {code}: |", *(f"    {line}" if line else "" for line in text.splitlines())]
    return "\n".join(lines) + "\n"


async def upload(world: World, person: simcord.MemberActor, sent: str | bytes, file: str = "harbour.yaml") -> str:
    """Somebody sends a rulebook; what they alone are told."""
    content = sent.encode() if isinstance(sent, str) else sent
    return answered(await person.slash(world.channel, "mafia scenario upload", file=(file, content)))


def bare(said: str) -> str:
    """What is said, without the marks of its direction."""
    return said.translate(dict.fromkeys(map(ord, (FSI, PDI, RLM))))


async def ids(world: World) -> list[str]:
    return [book.id for book in await world.store.shelf(world.guild.id)]


async def kept(world: World) -> set[bytes]:
    """What is kept of rulebooks under this server's tag."""
    return set(await world.store._server.names(f"mafia:{{{world.guild.id}}}:rulebook:*"))


async def finished(world: World) -> None:
    """Play on until the town has won."""
    await world.play(kill(lambda game: living(game, mafia=False)[-1], lambda game, voter: living(game, mafia=True)))


async def test_it_is_sent_offered_played_to_its_end_and_told(
    world: World, source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_rulebooks, "checked_apart", checked_apart)
    boss = owner(world)
    said = await upload(world, boss, source)
    assert "**Harbour** (5 to 12 players) is here" in said
    assert await ids(world) == [marked("harbour", source)]
    offered = await world.people[3].autocomplete(world.channel, "mafia start", "scenario", "harb")
    assert offered == [{"name": "Harbour", "value": "harbour"}]
    assert "Harbour" in answered(await world.people[2].slash(world.channel, "mafia rules", scenario="harbour"))
    roles = answered(await world.people[2].slash(world.channel, "mafia roles", scenario="harbour"))
    assert "Plain mafioso" in roles
    assert "Detective" in roles
    await world.lobby(scenario="harbour")
    assert "Harbour" in text_of(world.channel.history()[0])
    await world.deal(*CARDS)
    await finished(world)
    assert world.said("The town has won.")
    result = await world.people[6].slash(world.channel, "mafia history")
    assert "**Harbour**" in answered(result)
    (game,) = [option["value"] for part in components(page_of(result)) for option in part.get("options", [])]
    await world.people[6].select(page_of(result), [game])
    assert [file.filename for file in page_of(result).attachments] == ["story.md", "game.yaml", "game.png"]


async def test_who_may_not_manage_the_server_changes_nothing(world: World, source: str) -> None:
    assert "Only people who manage this server can do that" in await upload(world, world.people[1], source)
    assert await ids(world) == []
    await upload(world, owner(world), source)
    for person in (world.people[1], world.people[2]):
        removed = await person.slash(world.channel, "mafia scenario remove", scenario="harbour")
        assert "Only people who manage this server can do that" in answered(removed)
    listed = await world.people[1].slash(world.channel, LIST)
    assert "**Harbour** (`harbour`): 5 to 12 players" in answered(listed)
    assert "Get a file back" not in answered(listed)
    assert len(await ids(world)) == 1


async def test_what_is_wrong_is_told_with_its_line_in_the_senders_language(world: World, source: str) -> None:
    boss = owner(world)
    wrong = source.replace("verb: save, kind", "verb: svae, kind")
    line = wrong.split("svae")[0].count("\n") + 1
    for language in LANGUAGES:
        await boss.slash(world.channel, "mafia language", language=language)
        said = await upload(world, boss, wrong)
        assert SVAE[language].format(line=Words.at_hand(language).number(line)) in bare(said)
    assert await ids(world) == []
    assert await kept(world) == set()


SLIPS = {
    "a verb that no step works over": ("      save: {self", "      heal: {self", "no step works over `heal`"),
    "a verb that does not exist": ("verb: kill, last", "verb: shoot, last", "there is no verb `shoot`"),
    "a team that does not exist": ("team('mafia') == 0", "team('werewolf') == 0", "there is no team `werewolf`"),
    "players the wrong way round": ("players: [5, 12]", "players: [12, 5]", "the least, 12, is more than the most, 5"),
    "a moment that never comes": ("at: [vote, dawn, eject]", "at: noon", "there is no moment `noon`"),
    "seconds that are less than nothing": ("night: {seconds: 90}", "night: {seconds: -5}", "`-5` is less than nothing"),
    "an empty cycle": ("cycle: [day, verdict, night]", "cycle: []", "the cycle is empty"),
}


BROKEN = {
    "what the schema refuses": (
        [
            ("cycle:", "cylce:"),
            ("- attack:", "- atack:"),
            ("floor(size / 2) + 1", "floor(size"),
            ("night: {seconds: 90}", "night: 90"),
        ],
        ["`cycle`", "`cylce`", "`atack`", "`attack`", "`floor(size`", "`phases.night`"],
    ),
    "what does not hold together": (
        [
            ("verb: save, kind", "verb: svae, kind"),
            ("at: [vote, dawn, eject]", "at: noon"),
            ("team('mafia') == 0", "team('werewolf') == 0"),
            ("5: {mafioso: 1, doctor", "5: {mafioso: 3, doctor"),
        ],
        ["`svae`", "`save`", "`noon`", "`werewolf`"],
    ),
    "what is not even a file": ([("teams: [town, mafia]", "teams: [town, mafia")], ["`harbour.yaml`"]),
    "what its texts lack": (
        [("    role-doctor =", "    role-dotcor =")],
        ["`role-doctor`", "`role-dotcor`"],
    ),
    "what its texts may not hold": ([("    verb-kill = ", "    verb-kill = { NUMBER(1) }")], ["`NUMBER()`"]),
}


AS_READ = [
    code if code in ("en", "fa") else pytest.param(code, marks=pytest.mark.repeats("en; fa, from right to left"))
    for code in LANGUAGES
]


@pytest.mark.parametrize("language", AS_READ)
async def test_whatever_is_wrong_is_told_in_the_senders_words_alone(world: World, source: str, language: str) -> None:
    """The words of the file stand as code, and everything else in the language of who sent it."""
    boss = owner(world)
    await boss.slash(world.channel, "mafia language", language=language)
    for slip, (changed, named) in BROKEN.items():
        wrong = source
        for old, new in changed:
            assert old in wrong, (slip, old)
            wrong = wrong.replace(old, new, 1)
        findings = [line for line in (await upload(world, boss, wrong)).split("\n") if line.startswith("- ")]
        assert len(findings) >= len(changed), (slip, findings)
        assert all(any(one in line for line in findings) for one in named), (slip, findings)
        for line in findings:
            assert "`harbour.yaml`" in line
            said = re.sub("`[^`]*`", "", line)
            assert language == "en" or not re.search("[A-Za-z]", said), line
            assert language == "en" or SCRIPTS[language].search(said), line
            assert language != "fa" or not runs_left(line.removeprefix("- ")), line
    assert await ids(world) == []


async def test_what_would_break_a_game_does_not_pass(world: World, source: str) -> None:
    boss = owner(world)
    for slip, (old, new, why) in SLIPS.items():
        assert old in source, slip
        said = await upload(world, boss, source.replace(old, new, 1))
        assert why in said, (slip, said)
        assert "I haven't used any of it" in said, slip
    assert "it carries no texts" in await upload(world, boss, source.partition("texts:\n")[0])
    assert await ids(world) == []


async def test_what_is_no_rulebook_is_told_in_words(world: World, source: str) -> None:
    boss = owner(world)
    for sent, why in (
        (b"PK\x03\x04 a packed folder", "mafia scenario pack"),
        (b"\xff\xfe\x00nonsense", "can't read that as text"),
        (b"x" * (MOST_BYTES + 1), "I can take 256 at most"),
        (b"", "a scenario is a mapping"),
        (b"- 1\n- 2\n", "a scenario is a mapping"),
        (source.replace("id: harbour", "id: classic"), "a published rulebook is called `classic`"),
        (source.replace("id: harbour", f"id: {'h' * 30}"), "is too long"),
    ):
        assert why in await upload(world, boss, sent), why
    assert await ids(world) == []


async def test_no_other_server_sees_or_opens_it(worlds: Worlds, source: str) -> None:
    here = await worlds.open(8)
    there = await worlds.open(8)
    await upload(here, owner(here), source)
    id_ = marked("harbour", source)
    await here.people[0].slash(here.channel, "mafia rules", scenario="harbour")
    for name in ("harbour", id_):
        for command in ("mafia start", "mafia rules", "mafia roles"):
            assert "I don't know that rulebook" in answered(
                await there.people[0].slash(there.channel, command, scenario=name)
            )
    assert there.table.state is None
    offered = await there.people[0].autocomplete(there.channel, "mafia start", "scenario", "")
    assert {choice["value"] for choice in offered} == set(published())
    assert "no rulebook of its own" in answered(await there.people[0].slash(there.channel, LIST))


async def test_a_game_goes_on_by_the_version_with_which_it_began(world: World, source: str) -> None:
    boss = owner(world)
    await upload(world, boss, source)
    await world.lobby(scenario="harbour")
    await world.deal(*CARDS)
    await world.until("verdict")
    newer = source.replace("night: {seconds: 90}", "night: {seconds: 120}").replace("is gone", "is no more")
    assert "has been updated" in await upload(world, boss, newer.replace("= Harbour", "= New Harbour"))
    began = marked("harbour", source)
    assert world.state.lobby.scenario == began
    assert began not in await ids(world)
    await world.restart()
    await world.until("night")
    assert world.state.clock is not None
    assert world.state.clock.ends is not None
    assert world.state.clock.ends - world.state.clock.began == 90_000
    assert "Harbour" in answered(await world.people[3].slash(world.channel, "mafia rules"))
    await finished(world)
    assert world.said("The town has won.")
    await world.restart()
    result = await world.people[6].slash(world.channel, "mafia history")
    assert "**Harbour**" in answered(result)
    (game,) = [option["value"] for part in components(page_of(result)) for option in part.get("options", [])]
    await world.people[6].select(page_of(result), [game])
    opened = page_of(result)
    assert "game.yaml" in [file.filename for file in opened.attachments]
    story = await world.people[6].click(opened, label="Read the story")
    assert "The table" in text_of(page_of(story))


async def test_a_game_is_played_again_by_a_newer_version_that_knows_other_house_rules(
    world: World, source: str
) -> None:
    boss = owner(world)
    await upload(world, boss, source)
    await world.lobby(scenario="harbour")
    await world.table.do(Configure(world.people[0].id, {"options": {"speech_seconds": 60}}))
    await world.deal(*CARDS)
    await finished(world)
    newer = source.replace("speech_seconds", "talking_seconds")
    assert "has been updated" in await upload(world, boss, newer)
    end = next(message for message in reversed(world.channel.history()) if "again with" in str(labels(message)))
    again = answered(await world.people[2].click(end, label="Play again with the same people"))
    assert "The table is open" in again
    assert world.state.lobby.scenario == marked("harbour", newer)
    assert world.state.lobby.options == {}


async def test_one_that_is_removed_ends_no_game_and_begins_none(world: World, source: str) -> None:
    boss = owner(world)
    await upload(world, boss, source)
    await world.lobby(scenario="harbour")
    await world.deal(*CARDS)
    await world.until("night")
    removed = answered(await boss.slash(world.channel, "mafia scenario remove", scenario="harbour"))
    assert "**Harbour** has been removed" in removed
    assert await ids(world) == []
    await world.restart()
    await finished(world)
    assert world.said("The town has won.")
    end = next(message for message in reversed(world.channel.history()) if "again with" in str(labels(message)))
    again = await world.people[2].click(end, label="Play again with the same people")
    assert "I don't know that rulebook" in answered(again)
    start = await world.people[2].slash(world.channel, "mafia start", scenario="harbour")
    assert "I don't know that rulebook" in answered(start)


async def test_one_that_nobody_has_opened_leaves_nothing_behind(world: World, source: str) -> None:
    boss = owner(world)
    await upload(world, boss, source)
    assert len(await kept(world)) == 1
    await upload(world, boss, source.replace("= Harbour", "= Other Harbour"))
    assert len(await kept(world)) == 1
    await boss.slash(world.channel, "mafia scenario remove", scenario="harbour")
    assert await kept(world) == set()


async def test_the_lobbys_settings_offer_it_and_a_forged_choice_is_refused(worlds: Worlds, source: str) -> None:
    world, other = await worlds.open(8), await worlds.open(3)
    await upload(world, owner(world), source)
    foreign = source.replace("= Harbour", "= Foreign")
    await upload(other, owner(other), foreign)
    lobby = await world.lobby()
    settings = await Settings.opened(world, lobby)
    await settings.choose("setbook", marked("harbour", source))
    assert world.state.lobby.scenario == marked("harbour", source)
    await world.env.advance_time(3)
    assert "Harbour" in text_of(world.channel.history()[0])
    menu = next(part for part in components(settings.message) if "setbook" in str(part.get("custom_id")))
    assert menu["options"][0]["label"] == "Harbour"
    assert len(menu["options"]) == 1 + len(published())
    answer = await forge(world.people[0], settings.message, menu["custom_id"], [marked("village", foreign)])
    assert "I don't know that rulebook" in answered(answer)
    assert world.state.lobby.scenario == marked("harbour", source)


async def test_each_reads_it_in_their_language_and_in_its_first_where_it_lacks_theirs(world: World) -> None:
    boss = owner(world)
    await upload(world, boss, in_all_languages())
    for number, language in enumerate(LANGUAGES):
        person = world.people[number]
        await person.slash(world.channel, "mafia language", language=language)
        assert f"Harbour {language}" in answered(await person.slash(world.channel, LIST))
        roles = answered(await person.slash(world.channel, "mafia roles", scenario="harbour"))
        assert language == "en" or SCRIPTS[language].search(roles)
    persian = in_all_languages()
    rules, texts = persian.split("texts:\n")
    alone = rules + "texts:\n  fa: |\n" + texts.split("  fa: |\n")[1].split("  ru: |\n")[0]
    assert "has been updated" in await upload(world, boss, alone)
    for person in (world.people[0], world.people[3]):
        assert SCRIPTS["fa"].search(answered(await person.slash(world.channel, "mafia rules", scenario="harbour")))


async def test_a_server_has_room_for_some_and_says_so(world: World, source: str) -> None:
    boss = owner(world)
    for number in range(MOST_OWN):
        about = Shelved(f"book_{number}", f"book_{number}.0", 5, 12, {"en": f"Book {number}"}, 0, 1)
        await world.store.shelve(world.guild.id, about, source)
    assert f"already has {MOST_OWN} rulebooks" in await upload(world, boss, source)
    assert len(await ids(world)) == MOST_OWN
    await boss.slash(world.channel, "mafia scenario remove", scenario="book_3")
    assert "is here" in await upload(world, boss, source)


async def test_a_full_shelf_hides_no_other_rulebook_from_a_lobbys_settings(world: World, source: str) -> None:
    for number in range(MOST_OWN):
        about = Shelved(f"book_{number}", f"book_{number}.0", 5, 12, {"en": f"Book {number}"}, 0, 1)
        await world.store.shelve(world.guild.id, about, source)
    settings = await Settings.opened(world, await world.lobby())
    menus = [part for part in components(settings.message) if "setbook" in str(part.get("custom_id"))]
    offered = {option["value"] for menu in menus for option in menu["options"]}
    assert offered == {*published(), *(f"book_{number}.0" for number in range(MOST_OWN))}
    last = next(menu for menu in menus if published()[-1] in {option["value"] for option in menu["options"]})
    await world.people[0].select(settings.message, [published()[-1]], custom_id=last["custom_id"])
    assert world.state.lobby.scenario == published()[-1]


async def test_its_file_is_had_back_as_it_was_sent(world: World, source: str) -> None:
    boss = owner(world)
    await upload(world, boss, source)
    listed = await boss.slash(world.channel, LIST)
    result = await boss.select(page_of(listed), [marked("harbour", source)])
    (file,) = page_of(result).attachments
    assert file.filename == "harbour.yaml"
    assert (await file.read()).decode() == source
    menu = next(part["custom_id"] for part in components(page_of(listed)) if part.get("options"))
    refused = await forge(world.people[2], page_of(listed), menu, [marked("harbour", source)])
    assert "Manage Server" in answered(refused)


async def test_another_process_knows_of_it_at_once(world: World, source: str, redis_url: str) -> None:
    boss = owner(world)
    await upload(world, boss, source)
    await world.lobby(scenario="harbour")
    store = Store.at(redis_url)
    elsewhere = Tables(store, world.bot.delivery)
    try:
        assert await elsewhere.rulebooks.find(world.guild.id, "harbour") == marked("harbour", source)
        newer = source.replace("= Harbour", "= New Harbour")
        await upload(world, boss, newer)
        assert await elsewhere.rulebooks.find(world.guild.id, "harbour") == marked("harbour", newer)
        assert await elsewhere.rulebooks.find(world.guild.id, marked("harbour", source)) == marked("harbour", newer)
        table = elsewhere.get(TableId(world.guild.id))
        held = await table._hold(ours=False)
        assert held.state is not None
        assert table.book is not None
        assert table.book.id == marked("harbour", source)
    finally:
        await elsewhere.close()
        await store.close()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_its_lesson_is_learned_like_any_other(world: World, language: str) -> None:
    await upload(world, owner(world), in_all_languages())
    person = world.people[0]
    await person.slash(world.channel, "mafia language", language=language)
    offered = await person.autocomplete(world.channel, "mafia learn", "scenario", "harb")
    assert offered == [{"name": f"Harbour {language}", "value": "harbour"}]
    await person.slash(world.channel, "mafia learn", scenario="harbour", role="doctor")
    (message,) = [one for one in world.dm(person) if controls(one)]
    pages = await led(world, person.user, message, language)
    assert words_of(language)("learn-end") in pages[-1]


async def test_a_new_version_goes_on_with_its_line_in_the_statistics(world: World, source: str) -> None:
    boss = owner(world)
    await upload(world, boss, source)
    await play_before(world, 4, (await ids(world))[0])
    newer = source.replace("night: {seconds: 90}", "night: {seconds: 120}").replace("= Harbour", "= New Harbour")
    await upload(world, boss, newer)
    await play_before(world, 3, (await ids(world))[0], "since")
    assert [line for line in (await look(world, view="server")).splitlines() if "Harbour" in line] == [
        line for line in (await look(world, view="server")).splitlines() if "New Harbour:** games 7" in line
    ]
    assert "Harbour:** games 7" in await look(world, view="rulebooks")
    assert "Harbour:** games 7" in await look(world, view="server", scenario="harbour")


async def test_an_operators_own_folder_is_at_hand_in_every_server(
    worlds: Worlds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `mafia run` lends it with MAFIA_SCENARIOS."""
    monkeypatch.setattr(library, "_lent", {})
    begin("harbour", tmp_path, "en")
    assert library.add_folders(tmp_path) == []
    first, second = await worlds.open(8), await worlds.open(3)
    for world in (first, second):
        offered = await world.people[0].autocomplete(world.channel, "mafia start", "scenario", "harb")
        assert offered == [{"name": "Harbour", "value": "harbour"}]
    await first.lobby(scenario="harbour")
    await first.deal(*CARDS)
    await finished(first)
    assert first.said("The town has won.")
    assert "**Harbour**" in answered(await first.people[6].slash(first.channel, "mafia history"))


async def test_a_servers_own_stands_beside_an_operators_of_the_same_name(
    world: World, source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "_lent", {})
    begin("harbour", tmp_path / "lent", "en", title="Lent harbour")
    assert library.add_folders(tmp_path / "lent") == []
    await upload(world, owner(world), source)
    offered = await world.people[0].autocomplete(world.channel, "mafia start", "scenario", "harb")
    assert [choice["name"] for choice in offered] == ["Harbour", "Lent harbour"]
    for choice in offered:
        rules = answered(await world.people[2].slash(world.channel, "mafia rules", scenario=choice["value"]))
        assert ("Lent" in rules) == ("Lent" in choice["name"])
    await world.lobby(scenario=offered[0]["value"])
    assert world.state.lobby.scenario == marked("harbour", source)
    removed = await owner(world).autocomplete(world.channel, "mafia scenario remove", "scenario", "harb")
    assert removed == [{"name": "Harbour", "value": "harbour"}]
