"""Where a question is asked: in a room's own menu, or apart, where the room would learn too much of one of its own."""

from __future__ import annotations

import discord
import pytest

from cogs.messages.place_notes import MENU
from cogs.messages.sender import TOKEN_SECONDS
from cogs.showing.view import words_of
from cogs.simulated.people.players import components, text_of
from core.books.library import load
from core.rules.commands import Act
from core.rules.prompts import Prompt
from core.table.table_commands import Configure
from tests.discord.trouble import Trouble, updates
from tests.discord.world import World, Worlds, answered

LONE = ("godfather", "natasha", "mafioso", "double", "citizen", "citizen", "doctor", "citizen", "citizen", "detective")
TWINS = ("godfather", "godfather", "mafioso", *LONE[3:])


def asked(world: World, seat: int, do: str) -> Prompt:
    return next(prompt for prompt in world.table.prompts(seat) if prompt.do == do)


def most_of(message: discord.Message, do: str) -> int:
    """How many seats the menu of this verb lets one choose."""
    return next(
        part["max_values"]
        for part in components(message)
        if part.get("type") == 3 and part["custom_id"].rpartition(":")[2].startswith(do)
    )


@pytest.mark.parametrize("roles", [LONE, TWINS])
async def test_a_doubled_holder_of_the_shot_names_two_apart_and_the_rooms_menu_stays(
    worlds: Worlds, roles: tuple[str, ...]
) -> None:
    """CA-304, CA-305: nobody in the room sees from the menu who is doubled."""
    world = await worlds.open(len(roles))
    await world.begin(*roles, scenario="classic_advanced")
    await world.until("night")
    await world.give(asked(world, 4, "double"), Act(4, "double", (1,)))
    room = await world._message(MENU("mafia"))
    assert room is not None
    assert most_of(room, "kill") == 1
    assert most_of(world.dm(world.person(1))[-1], "kill") == 2
    await world.give(asked(world, 1, "kill"), Act(1, "kill", (5, 6)))
    assert most_of(world._fresh(room), "kill") == 1
    await world.until("day")
    assert not world.game.seat(5).alive
    assert not world.game.seat(6).alive


def changes(world: World) -> int:
    """How often messages have been changed so far."""
    return sum(1 for entry in world.env.http_requests if entry.method == "PATCH")


async def test_a_menu_is_redrawn_once_wherever_its_owner_answers(world: World) -> None:
    await world.begin()
    await world.until("night")
    (doctor,) = world.seats("doctor")
    person, (_, one, other, *_) = world.person(doctor), world.game.living
    menu, panel = world.dm(person)[-1], world.channel.last_message
    assert panel is not None
    before = changes(world)
    await person.user.select(menu, [str(one)])
    assert changes(world) == before + 1
    assert chosen(world._fresh(menu), "save") == [str(one)]
    apart = (await person.click(panel, label="My menu for tonight")).response.message
    before = changes(world)
    await person.select(apart, [str(other)], custom_id=world._holding(apart, "act", str(other)))
    assert changes(world) == before + 2
    assert chosen(world._fresh(menu), "save") == chosen(world._fresh(apart), "save") == [str(other)]


async def test_a_question_that_its_answer_closes_is_closed_once(worlds: Worlds) -> None:
    """GF-31: what is asked has changed, and the press itself has drawn that already."""
    world = await worlds.open(8)
    cards = ("godfather", "nostradamus", "saul_goodman", "doctor_watson", "leon", "citizen_kane", "citizen", "citizen")
    await world.begin(*cards, scenario="godfather")
    await world.until("intro_night")
    before = changes(world)
    await world.give(asked(world, 2, "foresee"), Act(2, "foresee", (3, 4, 5)))
    assert changes(world) == before + 1
    assert [prompt.do for prompt in world.table.prompts(2)] == ["choose_side"]


async def test_the_menu_says_that_of_two_acts_one_may_be_done(worlds: Worlds) -> None:
    """FM-29: the detective shoots or sees a card; the doctor has one act alone."""
    world = await worlds.open(8)
    await world.begin("mafioso", "mafioso", "detective", "doctor", *["citizen"] * 4, scenario="family")
    await world.until("night")
    menus = {seat: text_of(world.dm(world.person(seat))[-1]) for seat in (3, 4)}
    both = words_of("en", "family")("night-either", verbs="Shoot, See the card")
    assert menus[3].index(both) < menus[3].index("Who do you shoot") < menus[3].index("Whose card")
    assert menus[3].count("only one of these") == 1
    assert "only one of these" not in menus[4]


async def test_who_has_acted_for_good_is_not_told_that_they_sleep(worlds: Worlds) -> None:
    """SP-12: what the sheriff has asked is answered at once, and not asked again."""
    world = await worlds.open(10)
    await world.begin("sheriff", "don", "mafioso", "mafioso", *["citizen"] * 6, scenario="sport")
    await world.until("night")
    await world.give(asked(world, 1, "check"), Act(1, "check", (2,)))
    assert not world.table.prompts(1)
    panel, words = world.channel.last_message, words_of("en")
    assert panel is not None
    told = {seat: await world.person(seat).click(panel, label=words("night-open-button")) for seat in (1, 7)}
    assert words("night-all-done") in answered(told[1])
    assert words("night-nothing-to-do") in answered(told[7])


def chosen(message: discord.Message, do: str) -> list[str]:
    """The seats that the menu of this verb shows as chosen."""
    return [
        option["value"]
        for part in components(message)
        if part.get("type") == 3 and part["custom_id"].rpartition(":")[2] == do
        for option in part["options"]
        if option.get("default")
    ]


async def test_at_a_long_table_a_bomber_is_not_gone_before_both_are_named(worlds: Worlds) -> None:
    """CA-258: more seats than a menu holds are named one by one, and what takes effect at once is given whole."""
    world = await worlds.open(28)
    await world.begin(*LONE, "bomber", *["citizen"] * 17, scenario="classic_advanced")
    await world.until("nomination")
    prompt = asked(world, 11, "detonate")
    assert (prompt.least, prompt.most, prompt.once) == (0, 2, True)
    bomber, panel = world.person(11), world.channel.last_message
    assert panel is not None
    menu = (await bomber.click(panel, label="Use an ability")).response.message
    for place, seat in enumerate(("10", "12")):
        assert world.game.seat(11).alive
        menu = world._fresh(menu)
        await bomber.select(menu, [seat], custom_id=world._holding(menu, f"place{place}", seat, "detonate"))
    assert not world.game.seat(11).alive
    assert world.game.seat(10).alive
    assert world.game.seat(12).alive


async def test_a_menu_that_was_answered_to_a_dead_process_is_put_away_by_the_next(world: World) -> None:
    await world.begin()
    await world.until("night")
    (doctor,), (detective,) = world.seats("doctor"), world.seats("detective")
    menus = {seat: world.dm(world.person(seat))[-1].id for seat in (doctor, detective)}
    await world.person(doctor).user.select(world.dm(world.person(doctor))[-1], ["2"])
    await world.restart()
    await world.until("day")
    answered, asleep = (
        next(one for one in world.dm(world.person(seat)) if one.id == menu) for seat, menu in menus.items()
    )
    assert "This part is over." in text_of(answered)
    assert not [part for part in components(answered) if part.get("custom_id")]
    assert [part for part in components(asleep) if part.get("custom_id")], "nobody has pressed it"
    edits = len(world.env.discord.log)
    await world.restart()
    again = [one.request.path for one in world.env.discord.log[edits:] if one.request.method == "PATCH"]
    assert not any(str(answered.id) in path for path in again), "once is enough"


async def test_a_menu_whose_change_nobody_confirmed_is_put_away(world: World) -> None:
    """Also when the token of the press lives no more."""
    await world.begin()
    await world.until("night")
    (doctor,) = world.seats("doctor")
    menu = world.dm(world.person(doctor))[-1]
    broken = Trouble(world).break_off(updates(), times=None, carried_out=True)
    await world.person(doctor).user.select(menu, ["2"])
    assert world.table.prompts(doctor)[0].given is not None
    broken.times = 0
    steward = world.steward()
    await steward.slash(world.channel, "host pause")
    await world.env.advance_time(TOKEN_SECONDS)
    await steward.slash(world.channel, "host resume")
    await world.until("day")
    menu = next(one for one in world.dm(world.person(doctor)) if one.id == menu.id)
    assert "This part is over." in text_of(menu)
    assert not [part for part in components(menu) if part.get("custom_id")]


async def test_what_a_room_chose_stands_in_its_menu_when_the_night_is_over(world: World) -> None:
    """Who chose nothing themselves would not know else."""
    await world.begin("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)
    await world.until("night")
    room = await world._message(MENU("mafia"))
    assert room is not None
    for target in (7, 8):
        prompt = asked(world, 1, "kill")
        await world.give(prompt, Act(1, "kill", (target,)))
    await world.until("day")
    left = text_of(world._fresh(room))
    assert "Name1" in left
    assert "Name8" in left
    assert "Name7" not in left
    assert "This part is over." in left


async def test_an_answer_of_the_night_that_ends_the_game_stands_in_its_menu(worlds: Worlds) -> None:
    """CL-D7: who asked was promised one, and no news goes out any more."""
    world = await worlds.open(7)
    await world.begin("godfather", "mafioso", "mafioso", "doctor", "detective", "citizen", "citizen")
    await world.until("night")
    detective = world.person(5)
    menu = world.dm(detective)[-1].id
    await world.give(asked(world, 5, "inspect"), Act(5, "inspect", (2,)))
    await world.give(asked(world, 1, "kill"), Act(1, "kill", (5,)))
    await world.play(lambda prompt, game: None)
    left = text_of(next(one for one in world.dm(detective) if one.id == menu))
    words = words_of("en", "classic")
    assert words("your-answer", answer=words("told-yes.short")) in left
    assert "Name2" in left
    assert "This part is over." in left


async def test_the_last_menu_of_a_room_that_is_closed_already_is_let_be(world: World) -> None:
    """In a closed thread Discord lets nothing be edited."""
    await world.begin()
    await world.until("night")
    room = await world._message(MENU("mafia"))
    assert room is not None
    await world.restart()
    await world.env.discord.trouble.archive(room.channel.id, locked=True)
    await world.steward().slash(world.channel, "mafia stop")
    assert not world.state_or_none()
    edits = [one.request.path for one in world.env.discord.log if one.request.method == "PATCH"]
    assert not any(path.endswith(f"/messages/{room.id}") for path in edits)


async def test_all_menus_are_closed_at_one_moment(world: World) -> None:
    """One after the other, each would tell its reader how many others have chosen something that night."""
    world.env.discord.latency = 0.1
    await world.begin("doctor", "detective", "godfather", "mafioso", *["citizen"] * 4, pace="clock")
    await world.until("night")
    for prompt in world.table.prompts():
        if prompt.do != "kill":
            await world.give(prompt, Act(prompt.seat, prompt.do, (8,)))
    before = len(world.env.discord.log)
    await world.until("day")
    edits = [one.request for one in world.env.discord.log[before:] if one.request.name.startswith("PATCH /webhooks")]
    assert len(edits) == 2
    assert len({edit.at for edit in edits}) == 1


CROWDED = ("don", "informer", "politician", "citizen", "citizen", "citizen", "citizen", "tramp")


async def test_a_blank_card_that_may_do_all_there_is_has_a_menu_in_pages(worlds: Worlds) -> None:
    """GC-67: a host may lend a blank card every verb there is; a message has no room for so many menus."""
    world = await worlds.open(len(CROWDED))
    blanks = load("gangster_city").scenario.blanks
    assert blanks is not None
    await world.lobby(scenario="gangster_city")
    bound = {blanks.option: {"tramp": {"team": "town", "abilities": list(blanks.verbs)}}}
    with world.env._bot_scope():
        outcome = await world.table.do(Configure(world.people[0].id, {"options": bound}))
    assert outcome.refusal is None
    await world.deal(*CROWDED)
    await world.until("night")
    (tramp,) = world.seats("tramp")
    person = world.person(tramp)
    menu = world.dm(person)[-1]
    first, last = (next(iter(blanks.verbs)), list(blanks.verbs)[-1])
    assert most_of(menu, first) == 1
    await person.user.click(menu, label="Next page")
    menu = world._fresh(menu)
    assert most_of(menu, last) == 1
    assert all(f"act:{first}" not in part.get("custom_id", "") for part in components(menu))
    target = next(seat for seat in asked(world, tramp, last).seats if seat != tramp)
    await person.user.select(menu, [str(target)], custom_id=world._holding(menu, "act", str(target), last))
    menu = world._fresh(menu)
    assert chosen(menu, last) == [str(target)], "what was chosen is on the page that is open"
    await person.user.click(menu, label="Previous page")
    assert most_of(world._fresh(menu), first) == 1
    panel = world.channel.last_message
    assert panel is not None
    apart = (await person.click(panel, label="My menu for tonight")).response.message
    assert chosen(apart, last) == [str(target)]
