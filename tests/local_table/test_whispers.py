"""Scripted players whisper to whoever plays with them: in their own room, while its door is open, and nowhere else."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import NamedTuple

import pytest

from cogs.local_table.server.evening import Evening
from cogs.local_table.server.serve_page import served
from cogs.messages.threads import DEAD
from cogs.showing.lines import CHARACTERS
from cogs.showing.view import words_of
from cogs.simulated.people.minds import Minds
from cogs.simulated.people.whispers import came_of
from core.books.deal import options_of
from core.books.library import load
from core.rules.engine import start
from core.rules.events import ALL, ActGiven, Event, GameOver, Left, PhaseBegan, RoomChanged, Withdrew
from core.rules.events import room as room_audience
from core.rules.prompts import Prompt
from core.rules.views import room
from core.simulate.company import Players
from tests.local_table.browser import tab

GAMES = (("classic", "mafioso", 9, 1), ("card_deck", "mason", 9, 1))
MORE = (("classic", "godfather", 9, 1), ("card_deck", "mafioso", 9, 1), ("card_deck", "mason", 9, 5))


@dataclass(frozen=True)
class Word:
    """What somebody said in a room: in which phase of the game, by its serial."""

    room: str
    serial: int
    seat: int
    text: str


class Ears:
    """Hears all that people say in the threads of a table, while it is said."""

    def __init__(self, here: Evening) -> None:
        self.here = here
        self.words: list[Word] = []
        self._known = set[int]()
        here.env.bell.hearers.append(self.listen)

    def listen(self) -> None:
        """What is new. Whoever speaks may do so there and then."""
        company, state = self.here.company, self.here.company.table.state
        if state is None or state.game is None:
            return
        for name, thread in company._rooms._threads.items():
            for message in list(self.here.env.backend.messages.get(thread, {}).values()):
                seat = state.seat_of(message.author_id)
                if message.id in self._known or seat is None:
                    continue
                self._known.add(message.id)
                if name == DEAD:
                    assert not state.game.seat(seat).alive
                else:
                    assert room(state.game, name).open
                    assert seat in room(state.game, name).members
                self.words.append(Word(name, state.game.serial, seat, message.content))


class Night(NamedTuple):
    """A phase in which a door was open to the viewer and others. `mates`: who was there beside them; `chosen`: whom
    they chose at last; `before`, `out`: who was out when the phase began, and the next."""

    room: str
    serial: int
    mates: set[int]
    chosen: int | None
    before: set[int]
    out: set[int]


def nights(log: list[Event], me: int) -> list[Night]:
    """Each such phase, in order."""
    rooms: dict[str, RoomChanged] = {}
    found: list[Night] = []
    serial, chosen, before, out = 0, dict[str, int](), set[int](), set[int]()
    for event in log:
        if isinstance(event, PhaseBegan | GameOver):
            for name, here in rooms.items():
                if here.open and me in here.members and len(here.members) > 1:
                    found.append(
                        Night(
                            name, serial, set(here.members) - {me}, chosen=chosen.get(name), before=before, out=set(out)
                        )
                    )
            serial, chosen, before = event.serial if isinstance(event, PhaseBegan) else serial, {}, set(out)
        elif isinstance(event, RoomChanged):
            rooms[event.room] = event
        elif isinstance(event, ActGiven) and event.at:
            chosen |= {name: event.at[0] for name in rooms if event.to == room_audience(name)}
        elif isinstance(event, Left):
            out.add(event.seat)
    return found


@pytest.mark.parametrize("games", [GAMES, pytest.param(MORE, marks=pytest.mark.repeats("other games"))])
async def test_each_night_of_a_gang_has_a_word_of_each_mate_and_each_dawn_what_came_of_it(
    games: tuple[tuple[str, str, int, int], ...],
) -> None:
    words = words_of("en")
    rooms, attacks = set[str](), 0
    async with served("en", port=0) as server, tab(server.url) as page:
        for rulebook, role, seats, seed in games:
            await page.open(rulebook=rulebook, role=role, seats=seats, seed=seed)
            sitting = server.session._sitting
            assert sitting is not None
            ears = Ears(sitting.here)
            await page.onward()  # everybody sits down at once
            await page.begin()
            me = next(one["seat"] for one in page.seen["people"] if one["me"])
            await page.play_on()
            log = await sitting.here.company.table.history.newest_log()
            happened = nights(log, me)
            said = {(word.room, word.serial) for word in ears.words if word.room != DEAD}
            for at, (name, serial, mates, chosen, _, out) in enumerate(happened):
                spoke = {word.seat for word in ears.words if (word.room, word.serial) == (name, serial)}
                assert mates <= spoke, (rulebook, role, serial)
                rooms.add(name)
                later = next((one for one in happened[at + 1 :] if one.room == name), None)
                if chosen is None or later is None or chosen in later.before - out:
                    continue  # nothing was done, nobody comes back to it, or the day has taken them
                attacks += 1
                label = next(person["name"] for person in page.seen["end"]["people"] if person["seat"] == chosen)
                kind = "fell" if chosen in out else "lived"
                ways = {
                    words(f"say-whispers-{kind}-{who}", variant=way, seat=f"{chosen}\u00a0·\u00a0{label}")
                    for who in CHARACTERS
                    for way in range(3)
                }
                first = next(word.text for word in ears.words if (word.room, word.serial) == (name, later.serial))
                assert first in ways, (rulebook, role, serial, kind)
            assert said == {(name, serial) for name, serial, *_ in happened}, "nobody talks where nobody listens"
    assert rooms == {"mafia", "mason"}
    assert attacks


async def test_two_who_listen_at_once_hear_each_thing_once() -> None:
    async with served("en", port=0) as server, tab(server.url) as page:
        await page.open(rulebook="classic", seats=7, seed=1)
        await page.begin()
        sitting = server.session._sitting
        assert sitting is not None
        table, minds = sitting.here.company.table, Minds(1)
        await asyncio.gather(minds.listen(table), minds.listen(table))
        assert minds._heard == len(await table.log(0)) > 0


def phase(serial: int, name: str, day: int) -> PhaseBegan:
    return PhaseBegan(
        ALL, phase=name, serial=serial, day=day, night=day, seconds=60, turns=False, living=6, on_defence=()
    )


def killed(seat: int) -> ActGiven:
    return ActGiven(room_audience("mafia"), by=1, do="kill", at=(seat,), extras={})


BY_NIGHT, BY_DAY = Left(ALL, seat=5, how="night", shown=None), Left(ALL, seat=5, how="vote", shown=None)


@pytest.mark.parametrize(
    ("given", "by_night", "by_day", "came"),
    [
        ([killed(5)], [BY_NIGHT], [], ("whispers-fell", 5)),
        ([killed(4), killed(5)], [], [], ("whispers-lived", 5)),
        ([killed(5)], [], [BY_DAY], None),  # neither did the night take them nor do they live
        ([killed(5), Withdrew(room_audience("mafia"), by=1, do=None)], [], [], None),
        ([], [BY_NIGHT], [], None),
    ],
)
def test_a_gang_says_of_its_attack_what_the_night_made_of_it(
    given: list[Event], by_night: list[Event], by_day: list[Event], came: tuple[str, int] | None
) -> None:
    book, attack = load("classic"), Prompt("12/1/kill", 1, "kill", seats=(3, 4, 6), least=1, most=1, optional=False)
    cards = ["mafioso", "mafioso", *["citizen"] * 4]
    options = options_of(book, {}, [""] * len(cards))
    assert isinstance(options, dict)
    begun, players = start(book, cards, seed=1, options=options), Players(book, cards, 1)
    players.hear(begun.events)
    players.look(begun.game)
    mind = players.minds[2]
    players.hear([phase(6, "night", 1), *given, *by_night, phase(7, "day", 2), *by_day, phase(12, "night", 2)])
    assert came_of(mind, [attack], 0) == came
    assert came_of(mind, [attack], 7) is None, "it has been told"
