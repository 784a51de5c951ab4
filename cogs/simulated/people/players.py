"""Scripted players at the local table: they read what is asked of them, talk, and press what a person would press."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

import simcord

from cogs.messages.place_notes import MOTION, PANEL
from cogs.messages.work import Work
from cogs.moderator import Moderator
from cogs.showing.panels.night import in_places
from cogs.showing.view import TableView
from cogs.simulated.people.minds import Minds
from cogs.simulated.people.reaction_times import LATEST, SOONEST, Pace, PlannedAction
from cogs.simulated.people.rooms import Rooms
from cogs.simulated.people.scripted_presses import ScriptedPresses, components, text_of
from cogs.simulated.people.scripted_talk import THANKS, Talk
from cogs.simulated.people.understanding import may_speak, reader
from cogs.simulated.people.whispers import WORKED_OUT, Whispers
from core.rulebook.phase_names import DAY, DEFENCE, INTRO_DAY, LAST_WORDS
from core.rules.commands import Act, Vote
from core.rules.prompts import VOTE, Prompt
from core.rules.views import floor
from core.simulate.company import Players
from core.simulate.public_knowledge import PublicKnowledge
from core.simulate.said import Statement
from core.table.motion import Motion

__all__ = ["TALKING", "Company", "components", "text_of"]

TALKING = (DAY, DEFENCE, INTRO_DAY, LAST_WORDS)


class Company(ScriptedPresses):
    """People around one table. `members` by user id; `idle`: users who are left to a human."""

    def __init__(
        self,
        env: simcord.Env,
        bot: Moderator,
        guild: simcord.GuildHandle,
        channel: simcord.ChannelHandle,
        *,
        members: dict[int, simcord.MemberActor],
        chance: random.Random,
    ) -> None:
        super().__init__(env, bot, guild, channel, members)
        self.chance = chance
        self.idle: set[int] = set()
        self._pace = Pace(chance)
        seed = chance.getrandbits(32)
        self._minds = Minds(seed)
        self._talk = Talk(chance, self._say, self._press_floor, self._minds.hear)
        self._rooms = Rooms(self)
        self._whispers = Whispers(random.Random(f"{seed}/whispers"), self._talk.lines, self._rooms)
        self._played: TableView | None = None

    @property
    def heard(self) -> PublicKnowledge | None:
        """What everybody at the table has seen and heard; None where no game runs."""
        return None if self._minds.players is None else self._minds.players.square

    async def begin(self) -> None:
        """Whoever leads the lobby presses Begin, in the newest message that has it."""
        state = self.table.state
        leads = None if state is None else self.members.get(state.lobby.host)
        for message in reversed(self.square.history()):
            button = self._address(message, "begin")
            if button is not None and leads is not None:
                await leads.click(message, custom_id=button)
                return

    @property
    def public(self) -> PublicKnowledge | None:
        """What all have seen and heard at the table, what scripted players said among it; None while no game runs."""
        players = self._minds.players
        return None if players is None else players.square

    async def step(self) -> bool:
        """Let one scripted player do one short thing, if one is due by the world's clock: a press, or a sentence.

        Each takes the time that a person would, so that this may be called as often as one likes: with every tick,
        or again at once until nobody is due (False). Nothing is done twice, and what has been overtaken is let be.
        Where time is to be hurried along, `next_at` says to when.
        """
        await self.look()
        deed = self._pace.due(self._wanted(), self.bot.environment.now())
        if deed is None:
            return False
        await deed.do()
        return True

    async def look(self) -> None:
        """Take in what has happened since. What the bot has just done may bring somebody to something sooner."""
        await self._minds.listen(self.table)
        if self.idle:
            await self._rooms.look()

    def next_at(self) -> int | None:
        """When a scripted player is due next, in the world's epoch milliseconds; None while nobody waits to do
        anything. What has happened since the last `step` may bring somebody to it sooner.
        """
        return self._pace.next(self._wanted(), self.bot.environment.now())

    def _wanted(self) -> list[PlannedAction]:
        view = TableView.of(self.table, self.bot.environment.now())
        players = self._minds.players
        if view is None or view.state.over:
            return self._thanks(view)
        if not view.state.running or players is None:
            self._played = None
            return []
        self._played = view
        ends = None if view.state.clock is None else view.state.clock.ends
        asked = self.table.prompts()
        open_ = [one for one in asked if one.given is None and self._user(one.seat) not in self.idle]
        found = [
            PlannedAction(f"{view.state.token}/{one.id}", partial(self._answer, one), ends, *self._time(one))
            for one in open_
        ]
        seats = [seat for seat in range(1, len(view.state.seats) + 1) if self._user(seat) not in self.idle]
        private = self._whispers.wanted(view, players, seats, asked) if self.idle else []
        return [*found, *self._votes(view), *self._talk.wanted(view, players, seats), *private]

    def _time(self, prompt: Prompt) -> tuple[int, int]:
        """How long somebody takes over this: a team that somebody plays in talks first."""
        return WORKED_OUT if self.idle and prompt.room is not None and prompt.do != VOTE else (SOONEST, LATEST)

    def _votes(self, view: TableView) -> list[PlannedAction]:
        """What the living are asked to decide about the table: everybody agrees but those it is about."""
        motion = view.state.motion
        token = view.state.token
        if motion is None:
            return []
        silent = set(view.game.living) - motion.yes - motion.no
        return [
            PlannedAction(f"{token}/motion/{motion.number}/{seat}", partial(self._agree, seat, motion), motion.until)
            for seat in sorted(silent)
            if self._user(seat) not in self.idle
        ]

    async def _agree(self, seat: int, motion: Motion) -> None:
        spot = await self.bot.services.places.get(Work(self.table.id), MOTION)
        if spot is None or spot.serial != motion.number:
            return
        message = self._stored(spot)
        button = self._address(message, "motion", f"{motion.number}.{int(seat not in motion.at)}")
        if button is not None:
            await self._actor(seat).click(message, custom_id=button)

    def _thanks(self, view: TableView | None) -> list[PlannedAction]:
        """A few say thank you, when a game has just ended."""
        played = self._played
        if played is None or (view is not None and view.state.token != played.state.token):
            return []
        people = [player.user for player in played.state.seats if player.user not in self.idle][:THANKS]
        return [
            PlannedAction(
                f"{played.state.token}/thanks/{user}", partial(self._thank, played, user), None, 2_000, 15_000
            )
            for user in people
        ]

    async def _thank(self, played: TableView, user: int) -> None:
        seat = played.state.seat_of(user)
        if seat is not None:
            await self.members[user].send(self.square, self._talk.lines.small(played, "thanks", seat))

    async def _say(self, seat: int, text: str) -> None:
        await self._actor(seat).send(self.square, text)

    async def _press_floor(self, seat: int, do: str, at: int | None) -> None:
        """Press a button of the talk on the panel; with a seat, choose it in the menu of that purpose."""
        message = await self._message(PANEL)
        if message is None:
            return
        if at is not None:
            menu = self._holding(message, do, str(at))
            if menu is not None:
                await self._actor(seat).select(message, [str(at)], custom_id=menu)
            return
        button = self._address(message, "floor", do)
        if button is not None:
            await self._actor(seat).click(message, custom_id=button)

    async def _answer(self, prompt: Prompt) -> None:
        """Answer; whoever then has nothing more to do in this night says so."""
        await self.act(prompt)
        state = self.table.state
        if state is None or not state.running or state.game is None or not state.game.at_night:
            return
        own = self.table.prompts(prompt.seat)
        waits = any(not self._pace.is_done(f"{state.token}/{one.id}") for one in own)
        if waits or prompt.seat in state.passed or any(one.given is not None for one in own):
            return
        message = await self._menu(in_places(prompt))
        button = None if message is None else self._address(message, "pass")
        if message is not None and button is not None:
            await self._at(message, prompt.seat).click(message, custom_id=button)

    def todo(self) -> list[Prompt]:
        """What is asked of them now, in the order of seats."""
        return [prompt for prompt in self.table.prompts() if self._user(prompt.seat) not in self.idle]

    async def act(self, prompt: Prompt) -> None:
        """Answer one prompt as a sensible player would, or let it go by; it may have been overtaken by another's
        answer."""
        players = await self._minds.listen(self.table)
        own = self.table.prompts(prompt.seat)
        now = next((one for one in own if one.id == prompt.id), None)
        if players is None or now is None:
            return
        command = self._whispers.agreed(self._view(), players, now) or players.answer(now, own)
        if isinstance(command, Vote | Act):
            await self.give(now, command)

    async def players(self) -> Players | None:
        """The minds at the table, which have heard all that has happened; None where no game is running."""
        return await self._minds.listen(self.table)

    async def hear(self, user: int, text: str, said: Sequence[Statement] | None = None) -> list[Statement]:
        """Somebody who is no scripted player has written this where all can read it. What was understood: `said`, or
        else what is read in the text; nothing where it is not their time to speak."""
        players = await self.players()
        view = TableView.of(self.table, self.bot.environment.now())
        seat = None if view is None else view.state.seat_of(user)
        if players is None or view is None or seat is None or not may_speak(view, seat):
            return []
        heard = reader(view, players.square, seat).read(text, seat) if said is None else list(said)
        players.square.heard.answers(seat)
        players.square.heard.speaks(seat)
        for one in heard:
            self._minds.hear(players, one)
            self._talk.heard(one)
        return heard

    def talk_so_far(self) -> str:
        """What was said at the table in the game that runs, or ran last, to be remembered."""
        return self._minds.written()

    def remember(self, said: str) -> None:
        """What was said at the table before the program started again. Raises `ValueError`, `TypeError`."""
        self._minds.remember(said)

    async def speak(self) -> bool:
        """The speaker says that they have spoken. False where nobody has the floor, or it may not be given up."""
        state = self.table.state
        book = self.table.book
        if state is None or state.game is None or book is None or not state.running:
            return False
        talk = floor(book, state.game)
        if talk is None or talk.speaker is None or "yield" not in talk.words or self._user(talk.speaker) in self.idle:
            return False
        message = await self._message(PANEL)
        if message is None:
            return False
        await self._actor(talk.speaker).click(message, custom_id=self._address(message, "floor", "yield"))
        return True
