"""What goes wrong on Discord in the middle of a game, and how the game goes on."""

from __future__ import annotations

import discord
import simcord

from cogs.simulated.people.players import components, text_of
from core.rules.commands import Act
from core.store import StoreUnavailable
from tests.discord.test_games import living
from tests.discord.world import World, answered, kill


def close_dms(world: World, person: simcord.MemberActor) -> None:
    path = f"/channels/{person.user.dm_channel.id}/messages"
    world.env.inject_error(
        "POST", path, status=403, code=50007, message="Cannot send messages to this user", times=None
    )


async def test_closed_dms_hold_nothing_up(world: World) -> None:
    for person in world.people:
        close_dms(world, person)
    await world.begin()
    assert world.said("I couldn't reach 8 players by direct message")
    panel = next(m for m in world.channel.history() if "falls asleep" in text_of(m))
    assert "Your role" in answered(await world.people[2].click(panel, label="My role"))
    await world.play(kill(lambda game: living(game, mafia=False)[0], lambda game, voter: living(game, mafia=True)))
    assert world.said("The town has won.")


async def test_with_closed_dms_the_night_menu_is_behind_a_button(world: World) -> None:
    await world.begin()
    (doctor,) = world.seats("doctor")
    person = world.person(doctor)
    close_dms(world, person)
    await world.until("night")
    panel = world.channel.last_message
    assert panel is not None
    opened = await person.click(panel, label="My menu for tonight")
    assert opened.response is not None
    assert opened.response.ephemeral
    await person.select(opened.response, ["2"])
    assert [(act.by, act.do, act.at) for act in world.game.acts] == [(doctor, "save", (2,))]
    assert "Someone" not in text_of(opened.response.message)
    assert world.dm(person)[-1].content == ""


async def test_a_restart_in_the_night_keeps_acts_clock_and_menus(world: World) -> None:
    await world.begin()
    await world.until("night")
    (doctor,), (detective,) = world.seats("doctor"), world.seats("detective")
    menu = world.dm(world.person(doctor))[-1]
    await world.person(doctor).user.select(menu, ["2"])
    ends = world.state.clock
    count = len(world.channel.history())
    await world.restart()
    assert world.state.clock == ends
    assert [(act.by, act.at) for act in world.game.acts] == [(doctor, (2,))]
    await world.person(doctor).user.select(menu, ["3"])
    await world.person(detective).user.select(world.dm(world.person(detective))[-1], [str(doctor)])
    assert sorted((act.by, act.at) for act in world.game.acts) == sorted([(doctor, (3,)), (detective, (doctor,))])
    assert len(world.channel.history()) == count, "nothing is said twice"
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert world.said("The mafia has won.")


async def test_a_restart_in_the_lobby(world: World) -> None:
    lobby = await world.lobby(1, 2, 3, 4, 5)
    await world.restart()
    await world.people[5].click(lobby, label="Join")
    await world.people[0].click(lobby, label="Begin")
    assert len(world.game.seats) == 6


async def test_who_leaves_the_server_is_put_out_after_a_time_of_grace(world: World) -> None:
    await world.begin()
    leaver = world.game.living[0]
    world.guild.remove_member(world.person(leaver))
    user = world.state.user_of(leaver)
    world.idle.add(user or 0)
    await world.play(kill(lambda game: next(s for s in living(game, mafia=False) if s != leaver)))
    assert world.said("has left the room")
    assert world.said("has been away too long and is out of the game")
    assert not world.said("put out of the game"), "the host has done nothing"


async def test_who_gives_up_a_chair_in_mid_game_hears_how_long_it_is_kept(world: World) -> None:
    await world.begin()
    (doctor,) = world.seats("doctor")
    left = answered(await world.person(doctor).slash(world.channel, "mafia leave"))
    assert "chair for 2 minutes" in left
    assert "anyone who wants it" not in left
    assert "Done." in answered(await world.person(doctor).slash(world.channel, "mafia join"))
    await world.person(doctor).slash(world.channel, "mafia leave")
    await world.env.advance_time(121)
    assert not world.game.seat(doctor).alive


async def test_a_substitute_takes_the_chair_with_its_card(world: World) -> None:
    await world.begin()
    (doctor,) = world.seats("doctor")
    substitute = world.guild.add_member(world.env.create_user("substitute", global_name="Substitute"))
    await world.steward().slash(world.channel, "host replace", chair=doctor, player=substitute)
    assert world.state.user_of(doctor) == substitute.id
    result = await substitute.slash(world.channel, "mafia card")
    assert "Your role: **Doctor**" in answered(result)


async def test_the_channel_deleted_in_mid_game_ends_it_with_a_word(world: World) -> None:
    await world.begin()
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert world.state_or_none() is None or not world.state.running
    assert any("game's channel is gone" in text_of(message) for message in world.dm(world.people[0]))


async def test_the_mafias_thread_deleted_in_mid_game_is_made_anew(world: World) -> None:
    await world.begin()
    (room,) = world.channel.threads
    world.env.backend.delete_channel(room.id)
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert world.said("The mafia has won.")


async def test_a_failure_of_discord_is_tried_again(world: World) -> None:
    await world.begin()
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=502, times=1)
    await world.until("day")
    await world.env.advance_time(5)
    assert world.said("Day 1. The city wakes up.")
    days = [text for text in world.texts() if "Day 1. The city wakes up." in text]
    assert len(days) == 1


async def test_without_the_right_to_make_threads_the_mafia_still_shoots(world: World) -> None:
    world.env.inject_error("POST", f"/channels/{world.channel.id}/threads", status=403, code=50013, times=None)
    await world.begin()
    await world.until("night")
    (godfather,) = world.seats("godfather")
    menu = world.dm(world.person(godfather))[-1]
    options = next(part for part in components(menu) if part.get("options"))["options"]
    await world.person(godfather).user.select(menu, [options[0]["value"]])
    assert [(act.by, act.do) for act in world.game.acts] == [(godfather, "kill")]


async def test_setup_names_what_is_missing(world: World) -> None:
    owner = world.guild.add_member(
        world.env.create_user("owner"),
        roles=[world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))],
    )
    good = answered(await owner.slash(world.channel, "mafia setup", language="en"))
    assert "Everything I need is here" in good
    refused = answered(await world.people[0].slash(world.channel, "mafia setup"))
    assert "Only people who manage this server can do that" in refused


async def test_only_a_host_who_does_not_play_sees_the_cards(world: World) -> None:
    await world.begin()
    assert "You're playing at this table" in answered(await world.people[0].slash(world.channel, "host peek"))
    assert "Only the host" in answered(await world.people[1].slash(world.channel, "host next"))


async def test_the_host_stops_the_clock(world: World) -> None:
    await world.begin()
    await world.people[0].slash(world.channel, "host pause")
    await world.env.advance_time(240)
    assert world.game.phase == "intro_night"
    refused = await world.people[1].slash(world.channel, "night pass")
    assert answered(refused)
    await world.people[0].slash(world.channel, "host resume")
    await world.until("day")
    assert world.game.phase == "day"


async def test_a_moderator_who_does_not_play_follows_every_act(world: World) -> None:
    moderator = world.people[7]
    await world.people[0].slash(world.channel, "mafia start", host=moderator)
    lobby = world.channel.last_message
    assert lobby is not None
    for person in world.people[1:7]:
        await person.click(lobby, label="Join")
    await moderator.click(lobby, label="Begin")
    assert len(world.game.seats) == 7
    assert "Who was who" not in "".join(text_of(message) for message in world.dm(moderator))
    peek = answered(await moderator.slash(world.channel, "host peek"))
    assert "Godfather" in peek
    await world.until("night")
    prompt = next(prompt for prompt in world.table.prompts() if prompt.do == "kill")
    await world.give(prompt, Act(prompt.seat, "kill", (prompt.seats[0],)))
    await world.env.advance_time(3)
    assert "pointed the gun" in text_of(world.dm(moderator)[-1])


async def test_the_relay_carries_the_mafias_talk_by_night_alone(world: World) -> None:
    await world.people[0].slash(world.channel, "mafia start", relay=True)
    lobby = world.channel.last_message
    assert lobby is not None
    for person in world.people[1:]:
        await person.click(lobby, label="Join")
    world.simulation.seed = 1
    await world.people[0].click(lobby, label="Begin")
    assert world.channel.threads == []
    one, two, three = (world.person(seat) for seat in world.seats("godfather", "mafioso"))
    await one.user.send_dm("Who shall it be? @everyone")
    for person in (two, three):
        assert "Who shall it be?" in text_of(world.dm(person)[-1])
    others = [person for person in world.people if person.id not in (one.id, two.id, three.id)]
    assert not any("Who shall it be?" in text_of(message) for person in others for message in world.dm(person))
    await others[0].user.send_dm("Hello?")
    await world.until("day")
    await two.user.send_dm("By day?")
    assert not any("By day?" in text_of(message) for message in world.dm(three))
    assert "Not another word" in text_of(world.dm(two)[-1])
    await world.until("night")
    (godfather,) = world.seats("godfather")
    menu = world.dm(world.person(godfather))[-1]
    options = next(part for part in components(menu) if part.get("options"))["options"]
    await world.person(godfather).user.select(menu, [options[0]["value"]])
    plain = world.person(world.seats("mafioso")[0])
    assert "points the gun" in text_of(world.dm(plain)[-1])


async def test_awkward_names_break_no_message_and_ping_nobody_and_each_has_a_nonce_of_its_own(world: World) -> None:
    names = (
        "**bold** @everyone",
        "<@1> <#2>",
        "```",
        "new\nline",
        "\u202eright to left",
        "[a](http://b)",
        "🎭" * 32,
        "{ $x }",
    )
    for person, name in zip(world.people, names, strict=True):
        world.env.backend.get_user(person.id).global_name = name
    await world.begin()
    await world.play(kill(lambda game: living(game, mafia=False)[0], lambda game, voter: living(game, mafia=True)))
    assert world.said("The town has won.")
    for entry in world.env.http_requests:
        if entry.method == "POST" and entry.path.endswith("/messages"):
            assert entry.json["allowed_mentions"]["parse"] == []
    for text in world.texts():
        assert "@everyone" not in text
        assert "<@1>" not in text
        assert "\u202e" not in text
    sent = [e.json for e in world.env.http_requests if e.method == "POST" and e.path.endswith("/messages")]
    nonces = [body["nonce"] for body in sent]
    assert len(set(nonces)) == len(nonces)
    assert all(len(nonce) <= 25 and body["enforce_nonce"] for nonce, body in zip(nonces, sent, strict=True))


async def test_a_table_that_nobody_touches_ends_by_itself(world: World) -> None:
    await world.begin()
    await world.env.advance_time(3 * 60 * 60)
    assert world.state_or_none() is None
    assert world.said("Nobody has stirred for a long while")


async def test_a_person_is_answered_in_the_language_they_choose(world: World) -> None:
    await world.begin()
    said = await world.people[1].slash(world.channel, "mafia language", language="ru")
    assert answered(said)
    assert (await world.store.person(world.people[1].id))["language"] == "ru"
    await world.people[1].slash(world.channel, "mafia privacy show")
    page = await world.people[1].slash(world.channel, "mafia privacy show")
    assert page.response is not None
    assert "**Язык:** русский" in answered(page)
    await world.people[1].click(page.response, label="Удалить мои данные")
    await world.people[1].click(page.response, label="Да, удалить всё")
    await world.people[0].slash(world.channel, "mafia stop")  # until the game ends it needs to know how to ask them
    await world.env.settle()
    assert await world.store.person(world.people[1].id) == {}


async def test_with_closed_dms_the_answer_is_behind_the_card(world: World) -> None:
    for person in world.people:
        close_dms(world, person)
    await world.begin()
    await world.until("night")
    (detective,), (godfather,) = world.seats("detective"), world.seats("godfather")
    person = world.person(detective)
    opened = await person.slash(world.channel, "night act")
    assert opened.response is not None
    await person.select(opened.response, [str(godfather)])
    await world.until("day")
    assert "👎" in answered(await person.slash(world.channel, "mafia card"))
    for seat in world.game.seats:
        if seat.number != detective:
            shown = answered(await world.person(seat.number).slash(world.channel, "mafia card"))
            assert "👎" not in shown


async def test_a_right_lost_in_mid_game_is_told_to_the_host(world: World) -> None:
    await world.begin()
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=None)
    await world.until("night")
    assert any("**Send Messages** is missing" in text_of(message) for message in world.dm(world.people[0]))
    (doctor,) = world.seats("doctor")
    menu = world.dm(world.person(doctor))[-1]
    await world.person(doctor).user.select(menu, ["2"])
    assert [act.by for act in world.game.acts] == [doctor]


async def test_games_are_played_in_the_channel_that_the_server_has_chosen(world: World) -> None:
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    owner = world.guild.add_member(world.env.create_user("owner"), roles=[role])
    square = world.guild.create_text_channel("other-square")
    await owner.slash(world.channel, "mafia setup", channel=square)
    assert f"<#{square.id}>" in answered(await world.people[0].slash(world.channel, "mafia start")), "which one it is"
    await world.people[0].slash(square, "mafia start")
    assert world.state.lobby.channel == square.id
    await world.people[0].slash(square, "mafia stop")
    await world.env.discord.trouble.delete(square)
    await world.people[0].slash(world.channel, "mafia start")
    assert world.state.lobby.channel == world.channel.id, "one that is no more binds nobody"


async def test_what_a_dead_process_has_said_is_found_where_it_stands_and_not_said_again(world: World) -> None:
    """However long ago: the nonces are forgotten, and this simulated Discord never knew them."""
    strike = world.store.delivered

    async def away(*_: object) -> None:
        raise StoreUnavailable("away")

    lobby = await world.lobby()
    world.store.delivered = away  # type: ignore[method-assign]
    await world.people[0].click(lobby, label="Begin")
    said = _nonces(world)
    assert len(said) >= 10
    unstruck = (await world.store.load(world.id)).outbox  # type: ignore[union-attr]
    assert len(unstruck) >= 10
    before = {person.id: len(world.dm(person)) for person in world.people}
    world.store.delivered = strike  # type: ignore[method-assign]
    await world.restart()
    assert _nonces(world) == said
    assert {person.id: len(world.dm(person)) for person in world.people} == before
    assert (await world.store.load(world.id)).outbox == ()  # type: ignore[union-attr]
    assert len(world.channel.threads) == 1
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert world.said("The mafia has won.")


async def test_a_panel_that_a_dead_process_has_posted_keeps_its_buttons(world: World) -> None:
    strike = world.store.delivered

    async def away(*_: object) -> None:
        raise StoreUnavailable("away")

    await world.begin()
    world.store.delivered = away  # type: ignore[method-assign]
    await world.until("day")
    panel = world.channel.last_message
    assert panel is not None
    before = [part["custom_id"] for part in components(panel) if part.get("custom_id")]
    assert before
    world.store.delivered = strike  # type: ignore[method-assign]
    await world.restart()
    after = world.channel.last_message
    assert after is not None
    assert after.id == panel.id
    assert [part["custom_id"] for part in components(after) if part.get("custom_id")] == before


async def test_what_a_dead_process_has_not_said_is_said_by_the_next(world: World) -> None:
    await world.begin()
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=502, times=None)
    await world.until("day")
    assert not world.said("Day 1. The city wakes up.")
    world.env.backend.faults.clear()
    await world.restart()
    assert [text for text in world.texts() if "Day 1. The city wakes up." in text] != []
    assert len([text for text in world.texts() if "Day 1. The city wakes up." in text]) == 1


def _nonces(world: World) -> list[str]:
    return [e.json["nonce"] for e in world.env.http_requests if e.method == "POST" and e.path.endswith("/messages")]
