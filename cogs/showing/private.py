"""What one person reads alone: the role card, the menus of the night, the answers; and the host's own news."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs.messages.places import Spot
from cogs.messages.sender import ChannelGoneError, NoRightError
from cogs.showing.answers import answers_a_choice, asked_before, log_of
from cogs.showing.panels.night import in_the_room, night_menu, role_card, told
from cogs.showing.panels.page import page
from cogs.showing.panels.phase import NIGHTLY
from cogs.showing.view import Look
from core.rules.events import Event
from core.rules.prompts import VOTE, Prompt
from core.table import Said
from core.words import account_of

if TYPE_CHECKING:
    from cogs.moderator import Moderator
    from cogs.showing.delivery import Batch

log = logging.getLogger(__name__)

Signature = tuple[tuple[str, tuple[int, ...], int, int, tuple[str, ...]], ...]

# The answer to the press says these, or the card and the menu do.
_SAID_ELSEWHERE = frozenset(("act", "withdrew", "vote", "floor", "card", "uses"))


@dataclass
class Menus:
    """The menus that stand in the direct messages of one phase: what each of them asks, by seat."""

    serial: int
    shown: dict[int, Signature] = field(default_factory=dict)


def signature(prompts: Sequence[Prompt]) -> Signature:
    """What makes two menus differ, whatever has been chosen in them."""
    return tuple((prompt.do, prompt.seats, prompt.least, prompt.most, tuple(prompt.extras)) for prompt in prompts)


class Private:
    """Direct messages. A closed one holds nothing up: the same is behind buttons in the game's channel."""

    def __init__(self, bot: Moderator) -> None:
        self._bot = bot
        self._menus: dict[int, Menus] = {}

    async def show(self, batch: Batch) -> list[str]:
        """Tell each seat what is addressed to it, and ask what is asked of it. The ids of what has been told."""
        mine = batch.to(lambda to: to.startswith("seat:"))
        if batch.state.game is None or batch.state.over:
            self._menus.pop(batch.guild, None)
            return [one.id for one in mine]
        settings = await self._bot.store.settings(batch.guild)
        by_button = settings.get("cards") == "ephemeral"
        menus = await self._menus_of(batch)
        asked = {} if by_button else await self._asked(batch)
        told_ = {int(one.event.to[5:]) for one in mine}
        new = {seat for seat in asked if seat not in menus.shown}
        seats = sorted(told_ | new)
        if by_button:
            reached: list[bool | BaseException] = [False] * len(seats)
        else:
            answered = {seat for seat in told_ if answers_a_choice(one.event for one in self._of(batch, seat))}
            log_ = await log_of(self._bot, batch.guild) if answered else []
            sending = (self._seat(batch, seat, seat in new, log_ if seat in answered else []) for seat in seats)
            reached = await asyncio.gather(*sending, return_exceptions=True)
        failed = {seat for seat, came in zip(seats, reached, strict=True) if isinstance(came, BaseException)}
        await self._follow(batch, menus, asked, new - failed)
        if batch.has("card") and not by_button:
            await self._not_reached(batch, reached.count(False))
        return [one.id for one in mine if int(one.event.to[5:]) not in failed]

    async def _not_reached(self, batch: Batch, count: int) -> None:
        if count:
            words = batch.look.words
            button = ui.ActionRow(batch.look.button("card", "role-card-button", any_time=True))
            view = page(words("role-card-lost", count=count), button)
            try:
                await self._bot.surface.post(batch.state.lobby.channel, view, f"{batch.said[0].id}.lost")
            except (discord.HTTPException, NoRightError) as error:
                log.info("guild %s: nobody could be told of closed messages: %r", batch.guild, error)

    async def _menus_of(self, batch: Batch) -> Menus:
        """The menus of this phase; after a restart, those that the process before has sent."""
        serial = batch.look.serial
        known = self._menus.get(batch.guild)
        if known is None or known.serial != serial:
            known = self._menus[batch.guild] = Menus(serial)
            for seat, prompts in (await self._asked(batch)).items():
                spot = await self._bot.places.spot(batch.guild, f"menu:{seat}")
                if spot is not None and spot.serial == serial:
                    known.shown[seat] = signature(prompts)
        return known

    async def _follow(self, batch: Batch, menus: Menus, asked: dict[int, list[Prompt]], sent: set[int]) -> None:
        """Menus whose questions have changed since they were sent are drawn anew."""
        for seat in sorted(sent):
            menus.shown[seat] = signature(asked[seat])
        for seat, shown in list(menus.shown.items()):
            now = signature(asked.get(seat, []))
            user = batch.state.user_of(seat)
            spot = await self._bot.places.spot(batch.guild, f"menu:{seat}")
            if now == shown or user is None:
                continue
            menus.shown[seat] = now
            if spot is not None and spot.serial == menus.serial:
                try:
                    await self._bot.surface.edit(spot, night_menu(await self._look(batch, user), seat))
                except (discord.HTTPException, ChannelGoneError, NoRightError) as error:
                    log.info("guild %s: a menu could not be redrawn: %r", batch.guild, error)

    async def _asked(self, batch: Batch) -> dict[int, list[Prompt]]:
        """What is asked of each seat in its direct messages: all but what its room asks in a thread of its own."""
        found: dict[int, list[Prompt]] = {}
        if batch.look.game.phase not in NIGHTLY:
            return found
        for prompt in batch.look.prompts():
            room = prompt.room if in_the_room(prompt) else None
            elsewhere = room is not None and await self._bot.rooms.of(batch.guild, room) is not None
            if prompt.do != VOTE and not elsewhere:
                found.setdefault(prompt.seat, []).append(prompt)
        return found

    @staticmethod
    def _of(batch: Batch, seat: int) -> list[Said]:
        return batch.to(lambda to: to == f"seat:{seat}")

    async def _seat(self, batch: Batch, seat: int, ask: bool, log_: Sequence[Event]) -> bool:
        """Whether all of it reached the person (who may have a seat no more); ``log_``: the game's, where one of their
        choices is answered. Raises ``discord.HTTPException``."""
        user = batch.state.user_of(seat)
        if user is None:
            return True
        look = await self._look(batch, user)
        mine = self._of(batch, seat)
        nonce = mine[0].id if mine else f"{batch.look.state.token}.{batch.look.serial}.{seat}"
        reached = True
        if any(one.event.kind == "card" for one in mine):
            reached = await self._bot.surface.dm(user, role_card(look, seat, direct=True), nonce) is not None
            nonce = f"{nonce}.m"
        turned = any(one.event.kind == "told" and one.event.data.get("own") for one in mine)
        kept = [one.event for one in mine if not await self._in_a_room(batch, one.event, turned)]
        sentences = self._sentences(look, kept)
        if sentences:
            sentences = [*asked_before(look, log_, seat), *sentences]
        if ask:
            spot = await self._bot.surface.dm(user, night_menu(look, seat, before=sentences), nonce)
            if spot is not None:
                await self._bot.places.put(batch.guild, {f"menu:{seat}": Spot(spot.channel, spot.message, look.serial)})
            reached = reached and spot is not None
        elif sentences:
            reached = await self._answer(batch, seat, user, look, sentences, nonce) and reached
        return reached

    async def _in_a_room(self, batch: Batch, event: Event, turned: bool) -> bool:
        """Whether this names people of one's own whom the thread that one sits in with them has named already.

        ``turned``: who has only just become one of theirs was not there then.
        """
        word, _, seats = str(event.data.get("answer", "")).partition(":")
        if event.kind != "told" or word != "seats" or turned:
            return False
        named = {int(seat) for seat in seats.split(",") if seat.isdecimal()} | {event.data["seat"]}
        for room, (members, _) in batch.look.game.members.items():
            if named <= set(members) and await self._bot.rooms.of(batch.guild, room) is not None:
                return True
        return False

    def _sentences(self, look: Look, events: Sequence[Event]) -> list[str]:
        kept = [event for event in events if event.kind not in _SAID_ELSEWHERE]
        return [sentence for _, sentence in look.wording.word_events(kept)]

    async def _answer(self, batch: Batch, seat: int, user: int, look: Look, sentences: list[str], nonce: str) -> bool:
        """An answer goes where a question that is closed now stood, if that costs nothing; else it is a message."""
        spot = await self._bot.places.spot(batch.guild, f"menu:{seat}")
        view = told(look, sentences)
        if spot is not None and spot.serial != look.serial and self._bot.surface.is_free(spot.message):
            return await self._bot.surface.edit(spot, view)
        return await self._bot.surface.dm(user, view, nonce) is not None

    async def _look(self, batch: Batch, user: int) -> Look:
        return batch.look.spoken(await self._bot.people.language(user, batch.state.lobby.language))

    async def show_host(self, batch: Batch) -> None:
        """A host who does not play follows everything. Raises ``discord.HTTPException``."""
        moderator = batch.state.lobby.moderator
        if moderator is None or batch.state.game is None:
            return
        look = await self._look(batch, moderator)
        hidden = [one for one in batch.said if one.event.to != "all"]
        lines = [line for one in hidden for line in [account_of(look.wording, one.event)] if line]
        if any(
            one.event.kind == "mark" and one.event.data["mark"] == look.book.scenario.leader_mark for one in batch.said
        ):
            lines.insert(0, look.words("host-yours"))
        if lines:
            await self._bot.surface.dm(moderator, told(look, lines), f"{batch.said[0].id}.h")

    async def word(self, user: int, batch: Batch, text: str, **args: str) -> None:
        """A word to one person about the table; where it does not reach them, it is let go."""
        try:
            view = page((await self._look(batch, user)).words(text, **args))
            await self._bot.surface.dm(user, view, f"{batch.said[0].id}.w")
        except discord.HTTPException as error:
            log.info("guild %s: a word did not reach %s: %s", batch.guild, user, error)

    async def lost_right(self, batch: Batch) -> None:
        """The bot may not write in the game's channel any more: its host is told; direct messages go on."""
        lobby = batch.state.lobby
        host = lobby.moderator or lobby.host
        words = (await self._look(batch, host)).words
        await self.word(
            host,
            batch,
            "error-missing-right",
            permission=words("permission-send_messages"),
            channel=f"<#{lobby.channel}>",
            loss=words("permission-send_messages.loss"),
        )
