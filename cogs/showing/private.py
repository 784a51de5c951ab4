"""What one person reads alone: the role card, the menus of the night, the answers; and the host's own news."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence

import discord
from discord import ui

from cogs.messages.failures import LOST, each, is_final
from cogs.messages.place_notes import CARD_LOST, LEADER_GREETED, MENU, REFUSED, TOLD_OF
from cogs.messages.sender import ChannelGoneError, NoRightError
from cogs.services import Services
from cogs.showing.answers import before_answers, people_named, tells_of_oneself, told_so_far
from cogs.showing.batch import Batch
from cogs.showing.consoles import Consoles
from cogs.showing.menus import Menus, menu_nonce
from cogs.showing.panels.missed import missed
from cogs.showing.panels.night import night_menu, role_card, told
from cogs.showing.panels.page import page
from cogs.showing.view import TableView, first_word
from core.rules.events import ActGiven, CardDealt, Event, Spoke, Told, UsesLeft, VoteCast, Withdrew
from core.rules.events import seat as seat_audience
from core.rules.views import room, rooms_of
from core.table import TableId
from core.table_events import MissedNights, MissedRounds, TookOver

log = logging.getLogger(__name__)

_SAID_ELSEWHERE = (ActGiven, Withdrew, VoteCast, Spoke, CardDealt, UsesLeft, TookOver, MissedNights, MissedRounds)
"""The answer to the press says these, or the card and the menu do."""


class Private:
    """Direct messages. A closed one holds nothing up: the same is behind buttons in the game's channel."""

    def __init__(self, services: Services, menus: Menus) -> None:
        self._services = services
        self._menus = menus
        self.consoles = Consoles(services)
        # How cards were to be shown as each table's last commit was, and by whose turn that is read.
        self._shown: dict[TableId, tuple[tuple[str, int], bool]] = {}
        self._reading: defaultdict[TableId, asyncio.Lock] = defaultdict(asyncio.Lock)

    def forget(self, id_: TableId) -> None:
        """The game is over and put away."""
        self.consoles.forget(id_)
        self._shown.pop(id_, None)
        self._reading.pop(id_, None)

    async def show(self, batch: Batch, seat: int) -> None:
        """Tell a seat what is addressed to it. Raises `discord.HTTPException`."""
        user = batch.state.user_of(seat)
        if batch.state.game is None or batch.state.over or user is None:
            return
        await self._missed(batch, user)
        if await self._shown_by_button(batch):
            return
        view = await self._view(batch.view, user)
        events = [one.event for one in batch.said]
        nonce = batch.said[0].id
        for one in batch.said:
            if isinstance(one.event, TookOver) and one.event.user == user:
                if one.again:
                    await self.welcome_expected(view, [user])
                await self._seat_passes(view, one.event, one.id)
        if any(isinstance(event, CardDealt) for event in events):
            if any(one.again for one in batch.said):
                self._welcome(view, user)
            if await self._services.sender.dm(view.work, user, role_card(view, seat, direct=True), nonce) is None:
                await self._services.places.put(batch.work, CARD_LOST(seat).set_to(True))
            nonce = f"{nonce}.m"
        turned = any(tells_of_oneself(event) for event in events)
        kept = [event for event in events if turned or not await self._named_in_a_room(batch, event)]
        sentences = self._sentences(view, kept)
        if sentences:
            log_ = await self._services.table(batch.id).standing_log()
            await self._answer(view, seat, user, [*before_answers(view, log_, seat, events), *sentences], nonce)

    async def _missed(self, batch: Batch, user: int) -> None:
        """Who is missed is told so, wherever cards are shown; one whom no direct message reaches is called in the
        channel. (What has run out on them everybody knows, and it is day.) Raises `discord.HTTPException`."""
        for one in batch.said:
            if not isinstance(one.event, MissedNights | MissedRounds):
                continue
            own = await self._view(batch.view, user)
            sender = self._services.sender
            if isinstance(one.event, MissedNights):
                layout = told(own, [own.wording.word_event(one.event) or ""])
                await sender.dm(own.work, user, layout, one.id)
            elif await sender.dm(own.work, user, missed(own, one.event), one.id) is None:
                await self._call_the_missed(batch.view, one.event, user, one.id)

    async def _call_the_missed(self, view: TableView, event: MissedRounds, user: int, nonce: str) -> None:
        try:
            layout = missed(view, event, f"<@{user}>")
            await self._services.sender.post(view.work, view.state.lobby.channel, layout, f"{nonce}.c", ping=[user])
        except (ChannelGoneError, NoRightError) as error:
            log.info("table %s: who is missed could not be called: %r", view.id, error)

    async def _seat_passes(self, view: TableView, event: TookOver, nonce: str) -> None:
        """Whoever plays on from a seat gets its card and all that it has been told; who had it is told so. What is
        asked of it now is asked anew, of its new owner."""
        seat = event.seat
        await self._menus.pass_on(view, seat, event.was)
        answers = told_so_far(view, await self._services.table(view.id).standing_log(), seat)
        card = role_card(view, seat, direct=True, answers=answers, before=view.wording.word_event(event))
        await self._services.sender.dm(view.work, event.user, card, nonce)
        await self.word(event.was, view, f"g{nonce.partition('.')[2]}", "substitute-gone")

    async def welcome_all(self, view: TableView) -> None:
        """Whoever has come to the table by a press may be reached, also where the process died over it."""
        for person in view.state.lobby.everybody:
            self._welcome(await self._view(view, person.user), person.user)

    async def welcome_expected(self, view: TableView, users: Iterable[int | None]) -> None:
        """Welcome those of them who came by a press, and over whom a process has died."""
        for user in users:
            if user is not None and await self._services.sender.expected(user):
                self._welcome(await self._view(view, user), user)

    def _welcome(self, view: TableView, user: int) -> None:
        self._services.sender.welcome(view.work, user, page(first_word(view.words, view.state, user)))

    async def ask(self, view: TableView, waiting: Collection[str]) -> None:
        """Let the menus in direct messages be as they should: send those that are missing, redraw those whose questions
        have changed. `waiting`: audiences with something to be told first. Raises `NotNow` where some failed."""
        id_ = view.id
        await self._menus.put_away(view)
        if view.state.over:
            self._menus.forget(id_)
            return
        if await self._by_button(view.guild):
            return
        asked = await self._menus.asked(view)
        new = {seat for seat in await self._menus.unsent(view, asked) if seat_audience(seat) not in waiting}
        sent: set[int] = set()
        try:
            await each(id_, *(self._ask(view, seat, sent) for seat in sorted(new)))
        finally:
            await self._menus.follow(view, asked, sent)
        if not any(to.startswith("seat:") for to in waiting):
            await self._not_reached(view)

    async def greet_host(self, view: TableView) -> None:
        """Who leads the table since they were put out of the game is told so, once. Raises `discord.HTTPException`."""
        leader = view.state.lobby.moderator
        if view.book.scenario.leader_mark is None or leader is None or view.state.over:
            return
        if view.state.seat_of(leader) is None or LEADER_GREETED in await self._services.places.of(view.work):
            return
        own = await self._view(view, leader)
        layout = told(own, [own.words("host-yours")])
        await self._services.sender.dm(view.work, leader, layout, f"{view.state.token}.leader")
        await self._services.places.put(view.work, LEADER_GREETED.set_to(True))

    async def _ask(self, view: TableView, seat: int, sent: set[int]) -> None:
        user = view.state.user_of(seat)
        if user is not None:
            own = await self._view(view, user)
            turn = sum(one.seat == seat for one in view.state.former)
            nonce = menu_nonce(view, f"{seat}", turn)
            try:
                spot = await self._services.sender.dm(view.work, user, night_menu(own, seat), nonce)
            except LOST as error:
                if is_final(error):
                    sent.add(seat)  # it would be refused again; the same is behind a button
                raise
            if spot is not None:
                await self._menus.stand(view, seat, spot)
        sent.add(seat)

    async def _not_reached(self, view: TableView) -> None:
        """Who has no card by direct message is told once, in the channel, where else it is."""
        places = self._services.places
        lost = (await places.of(view.work)).each(CARD_LOST)
        if not lost:
            return
        button = ui.ActionRow(view.button("card", "role-card-button", any_time=True))
        layout = page(view.words("role-card-lost", count=len(lost)), button)
        try:
            await self._services.sender.post(view.work, view.state.lobby.channel, layout, f"{view.state.token}.lost")
        except (ChannelGoneError, NoRightError) as error:
            log.info("table %s: nobody could be told of closed messages: %r", view.id, error)
        await places.put(view.work, *(CARD_LOST(seat).removed() for seat in lost))

    async def _shown_by_button(self, batch: Batch) -> bool:
        """Whether they are for what this batch is of. What a commit has said to all its seats hangs on one reading."""
        commit = batch.state.token, batch.said[0].place[0]
        async with self._reading[batch.id]:
            known = self._shown.get(batch.id)
            if known is None or known[0] != commit:
                known = self._shown[batch.id] = commit, await self._by_button(batch.guild)
        return known[1]

    async def _by_button(self, guild: int) -> bool:
        """Whether cards and menus are shown behind buttons alone here."""
        return (await self._services.guild_notes.settings(guild)).get("cards") == "ephemeral"

    async def _named_in_a_room(self, batch: Batch, event: Event) -> bool:
        """Whether this names people of one's own whom the room that one sits in with them names as it opens. (Who has
        only just become one of theirs was not there then.)"""
        named = people_named(event)
        if not named or not isinstance(event, Told):
            return False
        game = batch.view.game
        for name in rooms_of(game, event.seat):
            gang = room(game, name)
            user = batch.state.user_of(event.seat) or 0
            if named <= set(gang.members) and (
                gang.open or await self._services.threads.serves(batch.work, name, user)
            ):
                return True
        return False

    def _sentences(self, view: TableView, events: Sequence[Event]) -> list[str]:
        kept = [event for event in events if not isinstance(event, _SAID_ELSEWHERE)]
        return [sentence for _, sentence in view.wording.word_events(kept)]

    async def _answer(self, view: TableView, seat: int, user: int, sentences: list[str], nonce: str) -> None:
        """An answer is a message of its own, which Discord tells of. A press of its reader on the menu may carry it."""
        sender = self._services.sender
        layout = told(view, sentences, noted=True)
        spot = await self._services.places.get(view.work, MENU(seat))
        if spot is not None and sender.is_free(spot.message):
            await sender.post(view.work, spot.channel, layout, nonce, answering=spot.message)
        else:
            await sender.dm(view.work, user, layout, nonce)

    async def _view(self, view: TableView, user: int) -> TableView:
        return view.spoken(await self._services.people.language(user, view.state.lobby.language))

    async def show_host(self, batch: Batch) -> None:
        """A host who does not play follows everything on a console."""
        self.consoles.soon(batch.id)

    async def tell(self, user: int, view: TableView, line: str, nonce: str) -> bool:
        """A line to one person, whose view it is; whether it reached them."""
        try:
            return await self._services.sender.dm(view.work, user, told(view, [line]), nonce) is not None
        except LOST as error:
            log.info("table %s: a line did not reach %s: %s", view.id, user, error)
            return False

    async def word(self, user: int, view: TableView, nonce: str, text: str, **args: str) -> None:
        """A word to one person about the table; where it does not reach them, it is let go."""
        try:
            layout = page((await self._view(view, user)).words(text, **args))
            await self._services.sender.dm(view.work, user, layout, f"{view.state.token}.{nonce}")
        except LOST as error:
            log.info("table %s: a word did not reach %s: %s", view.id, user, error)

    async def tell_unseen(self, view: TableView, right: str) -> None:
        """Everybody at the table who can be told directly, and whoever leads it, is told that nothing can be said there
        for want of a right, and that the clock stands still meanwhile: once for each time that it does."""
        channel = f"<#{view.state.lobby.channel}>"
        until = view.state.paused or view.now
        left = max(0, until - view.now) // 1000

        async def tell(user: int) -> None:
            own = await self._view(view, user)
            time = own.words.duration(left)
            permission = own.words(f"permission-{right}")
            line = own.words("error-unseen", channel=channel, permission=permission, time=time)
            await self.tell(user, own, line, f"{view.state.token}.u{until // 1000 % 10**6}.{user % 10**6}")

        lobby = view.state.lobby
        people = (lobby.host, lobby.moderator, lobby.cohost, *(player.user for player in view.state.seats))
        await asyncio.gather(*(tell(user) for user in dict.fromkeys(people) if user is not None))

    async def refused(self, view: TableView, why: discord.HTTPException) -> None:
        """Discord refuses for good what begins a phase: its host is told, once a game."""
        if TOLD_OF(REFUSED) in await self._services.places.of(view.work):
            return
        await self._services.places.put(view.work, TOLD_OF(REFUSED).set_to(True))
        lobby = view.state.lobby
        text = why.text or str(why.code)
        await self.word(
            lobby.moderator or lobby.host, view, "refused", "error-refused", channel=f"<#{lobby.channel}>", why=text
        )

    async def lost_right(self, view: TableView, right: str) -> None:
        """The bot lacks a right over the game's channel or its threads: its host is told, once a game."""
        noted = TOLD_OF(right)
        if noted in await self._services.places.of(view.work):
            return
        await self._services.places.put(view.work, noted.set_to(True))
        lobby = view.state.lobby
        host = lobby.moderator or lobby.host
        words = (await self._view(view, host)).words
        await self.word(
            host,
            view,
            right[-16:],
            "error-missing-right",
            permission=words(f"permission-{right}"),
            channel=f"<#{lobby.channel}>",
            loss=words(f"permission-{right}.loss"),
        )
