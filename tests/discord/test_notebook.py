"""One's own choices and answers so far are one press away, and nobody else's."""

from __future__ import annotations

from cogs.showing.answers import told_about
from cogs.simulated.people.players import text_of
from core.rules.commands import Act
from core.rules.events import ActGiven, Told
from tests.discord.world import World, answered, labels

EIGHT = ("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)
GAP = "\u00a0·\u00a0"


async def act(world: World, seat: int, do: str, at: int) -> None:
    prompt = next(one for one in world.table.prompts(seat) if one.do == do)
    await world.give(prompt, Act(seat, do, (at,)))


async def two_nights(world: World) -> None:
    """The detective asks about a mafioso, then about a citizen; nobody is shot."""
    await world.begin(*EIGHT)
    for night, at in ((1, 2), (2, 5)):
        while world.game.night < night or world.game.phase != "night":
            await world.pass_time()
        await act(world, 4, "inspect", at)
        while world.game.phase == "night":
            await world.pass_time()


async def test_answers_are_kept_night_by_night(world: World) -> None:
    await two_nights(world)
    detective = world.person(4)
    answer = world.dm(detective)[-1]
    assert "My notebook** keeps everything you're told" in text_of(answer)
    text = answered(await detective.user.click(answer, label="My notebook"))
    first, second = text.index("**🌙 Night 1**"), text.index("**🌙 Night 2**")
    assert first < text.index(f"**Ask about**: **2{GAP}Name2**") < text.index("Yes.") < second
    assert second < text.index(f"**Ask about**: **5{GAP}Name5**") < text.index("No.")

    card = await detective.slash(world.channel, "mafia card")
    assert answered(await detective.click(card.response.message, label="My notebook")) == text


def test_an_answer_is_about_whom_its_question_named_also_among_several() -> None:
    def heard(*about: int) -> list[int]:
        asked = [ActGiven("seat:4", by=4, do=do, at=(at,), extras={}) for do, at in (("inspect", 2), ("look", 5))]
        told = Told("seat:4", seat=4, answer="yes", about=about)
        return [seat for seat, _ in told_about([*asked, told], 4, lambda act: act.do in ("inspect", "look"))]

    assert heard(5) == [5]
    assert heard() == [], "an older game's"
    assert heard(7) == [], "what answers no question of theirs"


async def test_nobody_opens_anothers(world: World) -> None:
    await two_nights(world)
    card = await world.person(5).slash(world.channel, "mafia card")
    assert "My notebook" in labels(card.response.message)
    text = answered(await world.person(5).click(card.response.message, label="My notebook"))
    assert "You haven't been told anything yet" in text


async def test_it_is_at_hand_in_the_menu_from_the_second_night_on(world: World) -> None:
    await world.begin(*EIGHT)
    await world.until("night")
    menu = await world.person(4).slash(world.channel, "night act")
    assert "My notebook" not in labels(menu.response.message)
    await act(world, 4, "inspect", 2)
    while world.game.night < 2 or world.game.phase != "night":
        await world.pass_time()
    menu = await world.person(4).slash(world.channel, "night act")
    assert "Yes." in answered(await world.person(4).click(menu.response.message, label="My notebook"))


async def test_the_mafias_menu_says_whose_word_it_is(world: World) -> None:
    await world.begin(*EIGHT)
    await world.until("night")
    (room,) = [thread for thread in world.channel.threads if "the other side" not in (thread.name or "")]
    menu = room.last_message
    assert menu is not None
    assert "-# Who decides: Godfather." in text_of(menu)
    await world.steward().slash(world.channel, "host eject", player=world.person(1))
    while world.game.night < 2 or world.game.phase != "night":
        await world.pass_time()
    menu = room.last_message
    assert menu is not None
    assert "Who does the mafia shoot" in text_of(menu)
    assert "Who decides" not in text_of(menu), "now it is everybody's"
