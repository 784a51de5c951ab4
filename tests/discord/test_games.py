"""Whole games, from /mafia start to the story, by people who press real components."""

from __future__ import annotations

from cogs.simulated.people.players import components, text_of
from core.rules.state import Game
from tests.discord.world import World, Worlds, kill, labels


def living(game: Game, *, mafia: bool) -> list[int]:
    return [seat.number for seat in game.seats if seat.alive and (seat.team == "mafia") == mafia]


async def test_the_town_wins_by_voting_the_mafia_out(world: World) -> None:
    await world.begin()
    await world.play(kill(lambda game: living(game, mafia=False)[0], lambda game, voter: living(game, mafia=True)))
    assert world.said("The town has won.")
    assert world.said("Who was who")
    last = world.channel.last_message
    assert last is not None
    assert [file.filename for file in last.attachments] == ["story.md", "game.yaml", "game.png"]
    for fate in ("died on night 1", "voted out on day"):
        assert fate in text_of(last), "who left when can be read without a file"


async def test_the_mafia_wins_when_nobody_votes(world: World) -> None:
    await world.begin()
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert world.said("The mafia has won.")
    assert world.state_or_none() is None, "the guild is free for another game"


async def test_everybody_gets_their_own_card_and_nobody_elses(world: World) -> None:
    await world.begin()
    for seat in world.game.seats:
        cards = [text_of(message) for message in world.dm(world.person(seat.number)) if "Your role" in text_of(message)]
        assert len(cards) == 1
        role = world.bot.delivery and seat.role
        title = {"godfather": "Godfather", "mafioso": "Plain mafioso", "doctor": "Doctor", "detective": "Detective"}
        assert f"**{title.get(role, 'Citizen')}**" in cards[0]


async def test_the_mafia_have_a_room_that_is_shut_by_day(world: World) -> None:
    await world.begin()
    mafia = {world.person(seat).id for seat in world.seats("godfather", "mafioso")}
    (room,) = world.channel.threads
    assert world.door(room.id) is None
    thread = world.env.backend.get_channel(room.id)
    assert set(thread.thread_members) - {world.env.backend.bot_user.id} == mafia
    await world.until("day")
    assert world.door(room.id) == {"locked": True, "archived": False}
    await world.until("night")
    assert world.door(room.id) == {"locked": False, "archived": False}
    menu = room.last_message
    assert menu is not None
    offered = labels(menu)
    for seat in world.seats("godfather", "mafioso"):
        assert not any(label.startswith(f"{seat} ·") for label in offered), "nobody shoots their own"


async def test_the_detective_is_answered_by_a_new_message_headed_by_its_night(world: World) -> None:
    await world.begin()
    await world.until("night")
    (detective,), (godfather, *_) = world.seats("detective"), world.seats("mafioso")
    person = world.person(detective)
    menu = world.dm(person)[-1]
    await person.user.select(menu, [str(godfather)])
    assert "You ask about" in text_of(world.dm(person)[-1])
    await world.until("day")
    answer = world.dm(person)[-1]
    assert answer.id != menu.id, "an edit notifies nobody"
    assert text_of(answer).startswith("### 🌙 Night 1")
    assert "👍" in text_of(answer)
    closed = world._fresh(menu)
    assert not labels(closed)
    assert text_of(closed).startswith("### 🌙 Night 1")
    assert "**Ask about**: **" in text_of(closed)
    assert "over" in text_of(closed)


async def test_a_choice_may_be_changed_until_the_night_ends(world: World) -> None:
    await world.begin()
    await world.until("night")
    (doctor,) = world.seats("doctor")
    person = world.person(doctor)
    menu = world.dm(person)[-1]
    await person.user.select(menu, ["1"])
    await person.user.select(menu, ["2"])
    (prompt,) = world.table.prompts(doctor)
    assert prompt.given is not None
    assert prompt.given["at"] == [2]
    await person.user.click(menu, label="Do nothing")
    (prompt,) = world.table.prompts(doctor)
    assert prompt.given is None


async def test_the_dead_meet_in_a_thread_of_their_own(world: World) -> None:
    await world.begin()
    victim = living(world.game, mafia=False)[0]
    person = world.person(victim)
    await world.until("night")
    await world.give(*_shot(world, victim))
    await world.until("day")
    dead = next(thread for thread in world.channel.threads if "the other side" in (thread.name or ""))
    assert person.id in world.env.backend.get_channel(dead.id).thread_members


def _shot(world: World, victim: int):
    from core.rules.commands import Act

    prompt = next(prompt for prompt in world.table.prompts() if prompt.do == "kill")
    return prompt, Act(prompt.seat, "kill", (victim,))


async def test_the_tally_is_live(world: World) -> None:
    await world.begin()
    await world.until("nomination")
    panel = world.channel.last_message
    assert panel is not None
    assert "Votes needed: **5** (players in the game: 8)" in text_of(panel)
    menu = next(part["custom_id"] for part in components(panel) if part.get("options"))
    await world.person(1).select(panel, ["3", "4"], custom_id=menu)
    await world.person(2).select(panel, ["3"], custom_id=menu)
    await world.env.advance_time(3)
    panel = world.channel.last_message
    assert panel is not None
    assert "3 · Name3** · 2 of the 5 needed" in text_of(panel)


async def test_two_games_in_two_servers_do_not_meet(worlds: Worlds) -> None:
    one = await worlds.open(6)
    two = await worlds.open(6, same=one.people[:3])
    await one.begin(seed=1)
    await two.begin(seed=2)
    await one.until("night")
    assert two.game.phase == "intro_night" or two.game.phase != one.game.phase or two.state.token != one.state.token
    await one.play(kill(lambda game: living(game, mafia=False)[0]))
    assert one.said("The mafia has won.")
    assert two.state.running
    await two.play(kill(lambda game: living(game, mafia=False)[0], lambda game, voter: living(game, mafia=True)))
    assert two.said("The town has won.")


async def test_a_ten_player_game_of_three_nights_costs_eighty_requests_at_most(worlds: Worlds) -> None:
    world = await worlds.open(10)
    await world.begin()

    def hang(game: Game, voter: int) -> list[int]:
        return living(game, mafia=False)[-1:] if game.day == 2 else []

    await world.play(kill(lambda game: living(game, mafia=False)[0], hang))
    assert world.said("The mafia has won.")
    nights = sum(1 for text in world.texts() if ". The city falls asleep." in text and "Night" in text)
    assert nights == 3
    assert len(world.costs()) <= 80
