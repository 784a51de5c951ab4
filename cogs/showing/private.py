"""What one person reads alone: the role card, the menus of the night, the answers; and the host's own news."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence

import discord
from discord import ui

from cogs.messages.sender import NoRightError
from cogs.services import Services
from cogs.showing.answers import answers_a_choice, asked_before, people_named, tells_of_oneself
from cogs.showing.batch import Batch
from cogs.showing.menus import Menus
from cogs.showing.panels.night import night_menu, role_card, told
from cogs.showing.panels.page import page
from cogs.showing.view import TableView
from core.rules.events import ActGiven, CardDealt, Event, Marked, Spoke, Told, UsesLeft, VoteCast, Withdrew
from core.rules.views import room, rooms_of
from core.words import account_of

log = logging.getLogger(__name__)

# The answer to the press says these, or the card and the menu do.
_SAID_ELSEWHERE = (ActGiven, Withdrew, VoteCast, Spoke, CardDealt, UsesLeft)


class Private:
    """Direct messages. A closed one holds nothing up: the same is behind buttons in the game's channel."""

    def __init__(self, services: Services, menus: Menus) -> None:
        self._services, self._menus = services, menus

    async def show(self, batch: Batch) -> list[str]:
        """Tell each seat what is addressed to it, and ask what is asked of it. The ids of what has been told."""
        mine = batch.to(lambda to: to.startswith("seat:"))
        if batch.state.game is None or batch.state.over:
            self._menus.forget(batch.guild)
            return [one.id for one in mine]
        settings = await self._services.guild_notes.settings(batch.guild)
        by_button = settings.get("cards") == "ephemeral"
        asked = {} if by_button else await self._menus.asked(batch.view)
        new = await self._menus.unsent(batch.view, asked)
        told_ = {int(one.event.to[5:]) for one in mine}
        seats = sorted(told_ | new)
        if by_button:
            reached: list[bool | BaseException] = [False] * len(seats)
        else:
            answered = {seat for seat in told_ if answers_a_choice(one.event for one in batch.to_seat(seat))}
            log_ = await self._services.table(batch.guild).log() if answered else []
            sending = (self._seat(batch, seat, seat in new, log_ if seat in answered else []) for seat in seats)
            reached = await asyncio.gather(*sending, return_exceptions=True)
        failed = {seat for seat, came in zip(seats, reached, strict=True) if isinstance(came, BaseException)}
        await self._menus.follow(batch.view, asked, new - failed)
        if batch.has(CardDealt) and not by_button:
            await self._not_reached(batch, reached.count(False))
        return [one.id for one in mine if int(one.event.to[5:]) not in failed]

    async def _not_reached(self, batch: Batch, count: int) -> None:
        if count:
            words = batch.view.words
            button = ui.ActionRow(batch.view.button("card", "role-card-button", any_time=True))
            layout = page(words("role-card-lost", count=count), button)
            try:
                await self._services.sender.post(batch.state.lobby.channel, layout, f"{batch.said[0].id}.lost")
            except (discord.HTTPException, NoRightError) as error:
                log.info("guild %s: nobody could be told of closed messages: %r", batch.guild, error)

    async def _seat(self, batch: Batch, seat: int, ask: bool, log_: Sequence[Event]) -> bool:
        """Whether all of it reached the person (who may have a seat no more); `log_`: the game's, where one of their
        choices is answered. Raises `discord.HTTPException`."""
        user = batch.state.user_of(seat)
        if user is None:
            return True
        view = await self._view(batch, user)
        mine = batch.to_seat(seat)
        nonce = mine[0].id if mine else f"{batch.view.state.token}.{batch.view.serial}.{seat}"
        reached = True
        if any(isinstance(one.event, CardDealt) for one in mine):
            reached = await self._services.sender.dm(user, role_card(view, seat, direct=True), nonce) is not None
            nonce = f"{nonce}.m"
        turned = any(tells_of_oneself(one.event) for one in mine)
        kept = [one.event for one in mine if turned or not await self._named_in_a_room(batch, one.event)]
        sentences = self._sentences(view, kept)
        if sentences:
            sentences = [*asked_before(view, log_, seat), *sentences]
        if ask:
            spot = await self._services.sender.dm(user, night_menu(view, seat, before=sentences), nonce)
            if spot is not None:
                await self._menus.stand(view, seat, spot)
            reached = reached and spot is not None
        elif sentences:
            reached = await self._answer(view, seat, user, sentences, nonce) and reached
        return reached

    async def _named_in_a_room(self, batch: Batch, event: Event) -> bool:
        """Whether this names people of one's own whom the thread that one sits in with them has named already. (Who has
        only just become one of theirs was not there then.)"""
        named = people_named(event)
        if not named or not isinstance(event, Told):
            return False
        game = batch.view.game
        for name in rooms_of(game, event.seat):
            everybody = named <= set(room(game, name).members)
            if everybody and await self._services.threads.serves(
                batch.guild, name, batch.state.user_of(event.seat) or 0
            ):
                return True
        return False

    def _sentences(self, view: TableView, events: Sequence[Event]) -> list[str]:
        kept = [event for event in events if not isinstance(event, _SAID_ELSEWHERE)]
        return [sentence for _, sentence in view.wording.word_events(kept)]

    async def _answer(self, view: TableView, seat: int, user: int, sentences: list[str], nonce: str) -> bool:
        """An answer goes where a question that is closed now stood, if that costs nothing; else it is a message."""
        sender, layout = self._services.sender, told(view, sentences)
        spot = await self._services.places.spot(view.guild, f"menu:{seat}")
        if spot is not None and spot.serial != view.serial and sender.is_free(spot.message):
            return await sender.edit(spot, layout)
        return await sender.dm(user, layout, nonce) is not None

    async def _view(self, batch: Batch, user: int) -> TableView:
        return batch.view.spoken(await self._services.people.language(user, batch.state.lobby.language))

    async def show_host(self, batch: Batch) -> None:
        """A host who does not play follows everything. Raises `discord.HTTPException`."""
        moderator = batch.state.lobby.moderator
        if moderator is None or batch.state.game is None:
            return
        view = await self._view(batch, moderator)
        hidden = [one for one in batch.said if one.event.to != "all"]
        lines = [line for one in hidden for line in [account_of(view.wording, one.event)] if line]
        leads = view.book.scenario.leader_mark
        if any(isinstance(one.event, Marked) and one.event.mark == leads for one in batch.said):
            lines.insert(0, view.words("host-yours"))
        if lines:
            await self._services.sender.dm(moderator, told(view, lines), f"{batch.said[0].id}.h")

    async def tell(self, user: int, view: TableView, line: str, nonce: str) -> bool:
        """A line to one person, whose view it is; whether it reached them."""
        try:
            return await self._services.sender.dm(user, told(view, [line]), nonce) is not None
        except discord.HTTPException as error:
            log.info("guild %s: a line did not reach %s: %s", view.guild, user, error)
            return False

    async def word(self, user: int, batch: Batch, text: str, **args: str) -> None:
        """A word to one person about the table; where it does not reach them, it is let go."""
        try:
            layout = page((await self._view(batch, user)).words(text, **args))
            nonce = f"{batch.said[0].id}.w" if batch.said else secrets.token_hex(8)
            await self._services.sender.dm(user, layout, nonce)
        except discord.HTTPException as error:
            log.info("guild %s: a word did not reach %s: %s", batch.guild, user, error)

    async def lost_right(self, batch: Batch, right: str = "send_messages") -> None:
        """The bot lacks a right over the game's channel or its threads: its host is told, once a game."""
        noted = f"told:{right}"
        if noted in await self._services.places.of(batch.guild):
            return
        await self._services.places.put(batch.guild, {noted: 1})
        lobby = batch.state.lobby
        host = lobby.moderator or lobby.host
        words = (await self._view(batch, host)).words
        await self.word(
            host,
            batch,
            "error-missing-right",
            permission=words(f"permission-{right}"),
            channel=f"<#{lobby.channel}>",
            loss=words(f"permission-{right}.loss"),
        )
