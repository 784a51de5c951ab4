"""The narrators of real tables: engine, store and clock below, a simulated Discord above.

Sound is left out but for one game, which a loopback voice server listens to.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest

from audio.pack import load_pack
from cogs.messages.work import Work
from cogs.presence.attendance import Attendance
from cogs.showing.view import words_of
from cogs.voice.adapter import ChannelNarration
from cogs.voice.gateway import VoiceGateway
from cogs.voice.port import Surroundings
from cogs.voice.queue import GAP, SILENCE
from core.books.library import load
from core.rules import views
from core.rules.commands import Deadline, Floor, TurnOver
from core.rules.events import ALL, Event, Marked, PhaseBegan
from core.rules.state import Game
from core.store import Store, TableId
from core.table import Delivery, Lobby, QueuedEvent, Table, Tables
from core.table.table_commands import Begin, Join, Open, Stop
from tests.rules.table import speaker_of
from tests.table.people import Hands
from tests.voice.gateway_sessions import cut_off, told_of
from tests.voice.loopback.server import LoopbackServer
from tests.voice.loopback.wiring import OutsideGateway, voice_wired
from tests.voice.tables import Club, Mute, club, new_bot
from tests.waits import until

PLAYERS = 6


class Door(Delivery):
    """A delivery that shows events to the narrators alone."""

    def __init__(self, narration: ChannelNarration) -> None:
        self._narration = narration
        self.told: list[Event] = []

    async def deliver(self, id_: TableId, to: str, said: Sequence[QueuedEvent]) -> list[str]:
        await self._narration.hear(id_, [one.event for one in said], said[-1].place)
        self.told += [one.event for one in said]
        return [one.id for one in said]


class Wall:
    """Keeps the texts that are posted."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    async def say(self, id_: TableId, lobby: Lobby, text: str, args: Mapping[str, Any]) -> None:
        self.texts.append(words_of(lobby.language, lobby.scenario)(text, **args))


class Evening:
    """A club whose people have sat down to play, with what narrators need of the bot."""

    def __init__(self, place: Club, store: Store, gateway: VoiceGateway) -> None:
        self.place, self.store, self.wall, self.hands = place, store, Wall(), Hands()
        self._gateway = gateway
        self.bot = place.bot
        self._take_office()

    def _take_office(self) -> None:
        self.narration = ChannelNarration(self.store, self._gateway)
        self.door = Door(self.narration)
        self.tables = Tables(self.store, self.door, now=self.hands)

    @property
    def around(self) -> Surroundings:
        return Surroundings(
            self.bot,
            self.tables.get,
            self.hands,
            say=self.wall.say,
            notes=self.store,
            unsaid=self.store,
            look=self.look,
            tables=self.tables.known,
            live=self.tables.of,
        )

    async def look(self, id_: TableId, user: int) -> bool:
        return await Attendance(self.bot, self.tables.get).look(Work(id_), user)

    async def follow(self) -> None:
        """Another process takes over: nothing is left but Redis and Discord."""
        await self.tables.close()
        self.bot = self.place.bot = new_bot()
        self._take_office()
        await self.place.env.restart_bot(self.bot)
        await self.place.env.settle()

    async def restart(self, *, outage: bool = False) -> discord.Guild | None:
        """Another process takes over and takes up the games; Discord may be away with the server. Then what it knew of
        the server before."""
        await self.follow()
        before = cut_off(self.place) if outage else None
        taken = await self.tables.resume([TableId(self.place.guild.id)])
        await self.narration.start(self.around)
        for guild in taken:
            await self.narration.resume(guild)
        return before

    @property
    def table(self) -> Table:
        return self.tables.get(TableId(self.place.guild.id))

    @property
    def game(self) -> Game:
        state = self.table.state
        assert state is not None
        assert state.game is not None
        return state.game

    async def word(self, seat: int, do: str, *at: int) -> None:
        """Somebody says something about the talk."""
        assert (await self.table.do(Floor(seat, do, at))).refusal is None
        await self.tables.settled()

    async def begin(self, scenario: str, *, narrator: bool = True) -> None:
        people = self.place.people
        await self.narration.start(self.around)
        opened = Open(people[1].id, "P1", 500, scenario, voice=self.place.channel.id, narrator=narrator)
        assert (await self.table.do(opened)).refusal is None
        for seat in range(2, len(people) + 1):
            assert (await self.table.do(Join(people[seat].id, f"P{seat}"))).refusal is None
        assert (await self.table.do(Begin(people[1].id, 7))).refusal is None
        await self.tables.settled()

    async def run_out(self) -> None:
        """The clock runs out, phase or turn."""
        game = self.game
        over = TurnOver(game.serial, game.turn.number) if game.turn else Deadline(game.serial)
        assert (await self.table.do(over)).refusal is None

    async def next_phase(self) -> str:
        """The clock runs out, phase or turn; the phase that runs then."""
        await self.run_out()
        await self.tables.settled()
        assert self.table.state is not None
        assert self.table.state.game is not None
        return self.table.state.game.phase


@asynccontextmanager
async def evening(store: Store, gateway: VoiceGateway | None = None, players: int = PLAYERS) -> AsyncGenerator[Evening]:
    async with club(players, debts=store, at_work=False) as place:
        await place.seated()
        one = Evening(place, store, gateway or Mute())
        yield one
        await one.narration.close()
        await one.tables.close()


async def test_classic_has_one_open_microphone_and_all_are_released_when_it_is_stopped(store: Store) -> None:
    async with evening(store) as one:
        everybody = set(one.place.people)
        await one.begin("classic")
        await one.place.quiet(everybody)
        assert await one.next_phase() == "day"
        state = one.table.state
        assert state is not None
        assert state.game is not None
        await one.place.quiet(everybody - {state.game.turn.seat})
        await one.table.do(Stop(one.place.people[1].id))
        await one.place.quiet(set())
        assert await store.all_debts() == {}


async def test_what_is_unsaid_stands_where_a_server_is_shown_while_others_games_are_taken_up(store: Store) -> None:
    async with evening(store) as one:
        guild = one.place.guild.id
        await one.begin("classic")
        await until(lambda: store.voice_note(guild))
        await one.follow()
        noted = await store.voice_note(guild)
        await one.narration.start(one.around)  # its own games are yet to be taken up
        assert await store.voice_note(guild) == noted
        await one.place.quiet(set(one.place.people))
        assert await one.tables.resume([TableId(guild)]) == [TableId(guild)]


async def test_what_is_to_be_said_is_noted_before_its_event_is_done_with(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were it the other way round, who is killed between would leave a call that nobody says."""
    asked, taken = asyncio.Event(), asyncio.Event()
    note_voice = store.note_voice

    async def slowly(guild: int, text: str | None) -> None:
        asked.set()
        await taken.wait()
        await note_voice(guild, text)

    async with evening(store) as one:

        def begun() -> list[str]:
            return [event.phase for event in one.door.told if isinstance(event, PhaseBegan)]

        await one.begin("classic")
        one.door.told.clear()
        monkeypatch.setattr(store, "note_voice", slowly)
        await one.run_out()
        await asked.wait()
        assert begun() == []
        taken.set()
        await one.tables.settled()
        assert begun() == ["day"]
        await one.table.do(Stop(one.place.people[1].id))


class Watched(Mute):
    """Keeps how far ahead things were planned."""

    def __init__(self) -> None:
        super().__init__()
        self.planned: list[float] = []

    def later(self, seconds: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        self.planned.append(seconds)
        return super().later(seconds, call)


async def test_a_challenge_and_a_turn_given_up_move_the_one_open_microphone(store: Store) -> None:
    async with evening(store, players=load("zodiac").scenario.players[0]) as one:
        everybody = set(one.place.people)
        await one.begin("zodiac")
        while one.game.phase != "day":
            await one.next_phase()
        speaker = speaker_of(one.game)
        await one.place.quiet(everybody - {speaker})
        challenger = min(everybody - {speaker, int(one.game.turn.rest[0][0])})
        await one.word(challenger, "challenge")
        await one.word(speaker, "grant", challenger)
        await one.place.quiet(everybody - {speaker})
        await one.word(speaker, "yield")
        assert one.game.turn.seat == challenger
        await one.place.quiet(everybody - {challenger})
        await one.word(challenger, "yield")
        await one.place.quiet(everybody - {one.game.turn.seat})
        await one.table.do(Stop(one.place.people[1].id))
        await one.place.quiet(set())


async def test_more_time_for_the_talk_moves_the_warning(store: Store) -> None:
    gateway = Watched()
    async with evening(store, gateway) as one:
        await one.begin("card_deck")
        assert await one.next_phase() == "day"
        (warning,) = gateway.planned[-1:]
        gateway.planned.clear()
        for seat in range(1, PLAYERS // 2 + 2):
            await one.word(seat, "extend")
        assert gateway.planned == [pytest.approx(warning + 60, abs=1)]
        await one.table.do(Stop(one.place.people[1].id))


async def test_after_a_restart_the_silenced_are_still_silent(store: Store) -> None:
    book = load("grand_persian")
    async with evening(store) as one:
        await one.begin("classic")
        game = one.game
        game.seats[1].marks["silenced"] = ["night", None]
        assert views.silenced(book, game) == [Marked(ALL, seat=2, mark="silenced", until=None, value=None)]
        assert views.silenced(load("classic"), game) == []  # there it is nobody's to know
        await one.table.do(Stop(one.place.people[1].id))


async def test_the_card_deck_opens_for_the_free_talk_of_the_day(store: Store) -> None:
    async with evening(store) as one:
        await one.begin("card_deck")
        await one.place.quiet(set(one.place.people))
        assert await one.next_phase() == "day"
        await one.place.quiet(set())
        await one.table.do(Stop(one.place.people[1].id))


async def test_after_a_restart_the_night_is_still_silent_and_the_day_opens(store: Store) -> None:
    async with evening(store) as one:
        await one.begin("card_deck")
        await one.place.quiet(set(one.place.people))
        before = one.place.edits()
        await one.restart()
        await one.place.quiet(set(one.place.people))
        assert one.place.edits() == before
        assert await one.next_phase() == "day"
        await one.place.quiet(set())


async def test_an_outage_while_games_are_taken_up_leaves_no_table_without_its_voice(store: Store) -> None:
    async with evening(store) as one:
        await one.begin("card_deck")
        await one.place.quiet(set(one.place.people))
        before = await one.restart(outage=True)
        assert before is not None
        stranger = one.place.guild.add_member(one.place.env.create_user("stranger"))
        one.place.env.backend.set_voice_state(one.place.guild.id, stranger.id, one.place.hall_channel.id)
        await told_of(one.place, before)
        await one.place.until(lambda: one.place.guild.voice_states()[stranger.id].mute)
        assert await one.next_phase() == "day"
        await one.place.quiet(set())
        await one.table.do(Stop(one.place.people[1].id))
        await one.tables.settled()
        await one.place.until(lambda: not one.place.guild.voice_states()[stranger.id].mute)


async def to_the_day(one: Evening) -> int:
    """It is day; who speaks first."""
    while await one.next_phase() != "day":
        pass
    return speaker(one)


def speaker(one: Evening) -> int:
    seat = speaker_of(one.game)
    assert seat is not None
    return seat


async def test_a_speaker_who_is_not_in_the_channel_is_named_once_and_keeps_the_time(store: Store) -> None:
    async with evening(store) as one:
        people = one.place.people
        for seat in (2, 3, 4, 5, 6):
            await people[seat].leave_voice()
        await one.begin("classic")
        first = await to_the_day(one)
        for n in range(6):
            assert speaker(one) == (first + n - 1) % 6 + 1
            await one.next_phase()
        named = [f"<@{people[seat].id}>" for seat in (2, 3, 4, 5, 6)]
        await one.place.until(lambda: len(one.wall.texts) >= 5)
        told = [text for text in one.wall.texts if "has the floor" in text]
        assert sorted(name for text in told for name in named if name in text) == sorted(named)
        await one.table.do(Stop(people[1].id))


async def test_a_speaker_who_has_left_the_server_is_found_out_and_passed_over(store: Store) -> None:
    async with evening(store) as one:
        await one.begin("classic")
        first = await to_the_day(one)
        leaver, following = first % 6 + 1, (first + 1) % 6 + 1
        await one.place.people[leaver].leave_voice()
        one.place.env.backend.remove_member(one.place.guild.id, one.place.people[leaver].id)
        await one.place.env.settle()
        await one.next_phase()
        await one.place.until(lambda: speaker(one) == following)
        await one.tables.settled()
        await one.place.quiet({seat for seat in one.place.people if seat not in (leaver, following)})
        assert not any("has the floor" in text for text in one.wall.texts)
        await one.table.do(Stop(one.place.people[1].id))


def keeps_out(one: Evening) -> bool:
    """Whether the narrator of a game that was taken up is not on its way into the channel, nor will be uncalled."""
    hall = one.narration._hall
    table = None if hall is None else hall.table(one.place.guild.id)
    assert table is not None
    assert table._guard is not None
    return not table._guard._at_work


async def test_a_narrator_sent_away_stays_away_over_a_restart_and_comes_to_the_next_game(store: Store) -> None:
    door = Mute()
    async with evening(store, door) as one:
        await one.begin("classic")
        await one.place.until(lambda: door.joins == 1)
        await one.narration.call(TableId(one.place.guild.id), here=False)
        await one.restart()
        assert keeps_out(one)
        assert door.joins == 1
        await one.narration.call(TableId(one.place.guild.id), here=True)
        await one.place.until(lambda: door.joins == 2)
        await one.narration.call(TableId(one.place.guild.id), here=False)
        await one.table.do(Stop(one.place.people[1].id))
        await one.tables.settled()
        await one.begin("classic")
        await one.place.until(lambda: door.joins == 3)
        await one.table.do(Stop(one.place.people[1].id))


async def test_a_table_without_a_narrator_has_it_once_it_is_called_over_a_restart_too(store: Store) -> None:
    door = Mute()
    async with evening(store, door) as one:
        everybody = set(one.place.people)
        await one.begin("classic", narrator=False)
        await one.place.quiet(everybody)
        await one.restart()
        assert keeps_out(one)
        assert door.joins == 0
        await one.narration.call(TableId(one.place.guild.id), here=True)
        await one.place.until(lambda: door.joins == 1)
        await one.restart()
        await one.place.until(lambda: door.joins == 2)
        await one.narration.call(TableId(one.place.guild.id), here=False)
        await one.restart()
        assert keeps_out(one)
        assert door.joins == 2
        await one.table.do(Stop(one.place.people[1].id))


async def test_a_missing_right_is_said_in_words(store: Store) -> None:
    async with evening(store) as one:
        one.place.settle_rights(mute_members=False, speak=False)
        await one.place.env.settle()
        await one.begin("classic")
        await one.place.rest()
        assert len(one.wall.texts) == 2
        assert all(f"<#{one.place.channel.id}>" in text for text in one.wall.texts)
        assert one.place.muted() == set()
        await one.table.do(Stop(one.place.people[1].id))


async def test_the_calls_of_a_night_come_from_the_rulebook(store: Store) -> None:
    async with evening(store) as one:
        await one.begin("card_deck")
        assert views.wake_calls(load("card_deck"), one.game) == [
            ("mason", 10), ("mafia", 60), ("policeman", 30), ("doctor", 30),
        ]  # fmt: skip
        assert one.table.state is not None
        assert one.table.state.game is not None
        phase = views.running(one.game)[0]
        assert isinstance(phase, PhaseBegan)
        assert phase.phase == "night"
        await one.table.do(Stop(one.place.people[1].id))


class Uncalled(OutsideGateway):
    """Nothing is called up by the clock of this night."""

    def later(self, seconds: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        return super().later(seconds + 24 * 3600, call)


@pytest.mark.realtime
async def test_a_real_game_is_heard_from_nightfall_to_dawn(store: Store) -> None:
    pack = load_pack("en")
    cues = ("game.begins", "night.falls", "day.breaks")
    begins, falls, breaks = (pack.clip(cue, "card_deck") or () for cue in cues)
    async with (
        LoopbackServer() as server,
        evening(store, Uncalled()) as one,
        voice_wired(one.bot, one.place.env, server),
    ):
        await one.begin("card_deck")
        peer = await server.peer()
        night = await peer.hears(falls)
        assert await one.next_phase() == "day"
        dawn = await peer.hears(breaks)
        assert peer.heard[:night] == [*begins, *[SILENCE] * GAP]
        assert peer.heard[night:dawn] == [*falls, *[SILENCE] * GAP]
        await one.table.do(Stop(one.place.people[1].id))
