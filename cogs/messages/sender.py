"""Messages on Discord: sent once each, edited where they stand, by the cheapest way."""

from __future__ import annotations

import asyncio
import io
import logging
import zlib
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Protocol

import discord

from cogs.messages.direct import CLOSED, STOPPED, DirectChannels
from cogs.messages.failures import LOST, is_final
from cogs.messages.note_codecs import Spot
from cogs.messages.request_terms import CRITICAL
from cogs.messages.work import Work
from core.table.lane import LONG_AGO

log = logging.getLogger(__name__)

TOKEN_SECONDS = 14 * 60
"""Discord lets an interaction's token live for 15 minutes."""
TOKENS_HELD = 5_000
TRIED_HELD = 10_000
GONE_HELD = 5_000
LOOKED_AT = 50
"""So many of a channel's last messages are looked at for one that may have been sent already."""
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
LOCKED_THREAD = 160005
NO_RIGHT = (50001, 50013, LOCKED_THREAD)


class ChannelGoneError(Exception):
    """A channel or a thread was deleted: this one."""

    def __init__(self, channel: int) -> None:
        super().__init__(f"channel {channel} is gone")
        self.channel = channel


class NoRightError(Exception):
    """The bot may not write there any more."""


class Attachment(Protocol):
    """Makes a file to send; called for each try, since sending reads a file up."""

    def __call__(self) -> discord.File:
        """A fresh file."""
        ...


class MessageSender:
    """Posts, edits, direct messages.

    An edit takes the way of the last press on the same message while its token lives, which costs nothing of the bot's
    global limit; else it is an ordinary edit.
    """

    def __init__(self, client: discord.Client, direct: DirectChannels) -> None:
        self._client = client
        self._direct = direct
        self._tokens: OrderedDict[int, tuple[discord.Interaction, float]] = OrderedDict()
        # When each message was sent, or may have been, for the first time, by its channel and nonce: who could not note
        # that it has come says it again.
        self._tried: OrderedDict[tuple[int, str], float] = OrderedDict()
        self._gone: OrderedDict[int, None] = OrderedDict()

    def deleted(self, channel: int) -> None:
        """The gateway has told that this channel or thread is deleted: nothing is sent there any more, though it were
        taken still."""
        self._gone[channel] = None
        if len(self._gone) > GONE_HELD:
            self._gone.popitem(last=False)

    def _raise_if_gone(self, channel: int) -> None:
        if channel in self._gone:
            raise ChannelGoneError(channel)

    def keep_token(self, interaction: discord.Interaction) -> None:
        """This press was acknowledged as an update of its message: its token may carry edits from now on."""
        if interaction.message is None:
            return
        until = asyncio.get_running_loop().time() + TOKEN_SECONDS
        self._tokens[interaction.message.id] = (interaction, until)
        self._tokens.move_to_end(interaction.message.id)
        if len(self._tokens) > TOKENS_HELD:
            self._tokens.popitem(last=False)

    def is_free(self, message: int) -> bool:
        """Whether an edit of this message would cost nothing now."""
        held = self._tokens.get(message)
        return held is not None and held[1] > asyncio.get_running_loop().time()

    async def post(
        self,
        work: Work,
        channel: int,
        layout: discord.ui.LayoutView,
        nonce: str,
        *,
        files: Sequence[Attachment] = (),
        ping: Sequence[int] = (),
        answering: int | None = None,
    ) -> int:
        """Send a message; its id. `nonce`: unique to what is said, so that Discord drops a repetition.

        `ping`: whom it notifies. `answering`: a message whose last press may carry this one as its answer, which costs
        nothing. An answer has no nonce, so this one is looked for where it is not certain that none has come.

        Raises `ChannelGoneError`, `NoRightError`, or `discord.HTTPException` for what may pass.
        """
        self._raise_if_gone(channel)
        began = asyncio.get_running_loop().time()
        key = (channel, nonce)
        since = self._first_tried(key, began)
        try:
            again = work.again or began - since > LONG_AGO
            post = self._post(channel, layout, nonce, again=again, files=files, ping=ping, answering=answering)
            sent = await work.request(post, CRITICAL)
        except discord.HTTPException as error:
            if is_final(error) and since == began:
                self._tried.pop(key, None)
            raise _told(error, channel) from error
        return sent

    def _first_tried(self, key: tuple[int, str], now: float) -> float:
        since = self._tried.setdefault(key, now)
        if len(self._tried) > TRIED_HELD:
            self._tried.popitem(last=False)
        return since

    async def _post(
        self,
        channel: int,
        layout: discord.ui.LayoutView,
        nonce: str,
        *,
        again: bool,
        files: Sequence[Attachment],
        ping: Sequence[int],
        answering: int | None,
    ) -> int:
        target = self._client.get_partial_messageable(channel)
        mark = marked(layout, nonce)
        if answering is not None and not again and self.is_free(answering):
            answered = await self._answer(answering, layout, ping)
            if answered is not None:
                return answered
            again = True
        if again:
            found = await self._found(target, mark)
            if found is not None:
                return found
        sent = await target.send(
            view=layout, nonce=nonce, files=[make() for make in files], allowed_mentions=_pinging(ping)
        )
        return sent.id

    async def _answer(self, message: int, layout: discord.ui.LayoutView, ping: Sequence[int]) -> int | None:
        """Send a message as the answer to the last press on another; None where Discord did not say that it came."""
        interaction, _ = self._tokens[message]
        try:
            sent = await interaction.followup.send(view=layout, allowed_mentions=_pinging(ping), wait=True)
        except LOST as error:
            self._tokens.pop(message, None)
            log.info("an answer to a press did not come: %s", error)
            return None
        return sent.id

    async def _found(self, target: discord.PartialMessageable, mark: int) -> int | None:
        """The message of ours that bears this mark, among the last in a channel."""
        me = self._client.user
        try:
            async for message in target.history(limit=LOOKED_AT):
                is_it = bool(message.components) and getattr(message.components[0], "id", None) == mark
                if is_it and me is not None and message.author.id == me.id:
                    return message.id
        except discord.Forbidden:
            log.info("channel %s may not be read: whether a message stands there is not known", target.id)
        return None

    async def attach(self, work: Work, spot: Spot, layout: discord.ui.LayoutView, files: Sequence[Attachment]) -> bool:
        """Change a message and put these files to it in place of those that it has. False where it is gone. Raises as
        `post` does."""
        self._raise_if_gone(spot.channel)
        message = self._client.get_partial_messageable(spot.channel).get_partial_message(spot.message)
        attached = [make() for make in files]
        try:
            none = discord.AllowedMentions.none()
            await work.request(message.edit(view=layout, attachments=attached, allowed_mentions=none))
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                return False
            raise _told(error, spot.channel) from error
        return True

    async def edit(self, work: Work, spot: Spot, layout: discord.ui.LayoutView) -> bool:
        """Change a message. False where it is gone. Raises as `post` does."""
        self._raise_if_gone(spot.channel)
        if await self._edit_free(work, spot.message, layout):
            return True
        message = self._client.get_partial_messageable(spot.channel).get_partial_message(spot.message)
        try:
            await work.request(message.edit(view=layout, allowed_mentions=discord.AllowedMentions.none()))
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                return False
            raise _told(error, spot.channel) from error
        return True

    async def _edit_free(self, work: Work, message: int, layout: discord.ui.LayoutView) -> bool:
        if not self.is_free(message):
            self._tokens.pop(message, None)
            return False
        interaction, _ = self._tokens[message]
        try:
            none = discord.AllowedMentions.none()
            await work.request(interaction.edit_original_response(view=layout, allowed_mentions=none))
        except LOST:
            self._tokens.pop(message, None)
            return False
        return True

    def welcome(self, work: Work, user: int, first: discord.ui.LayoutView) -> None:
        """This person has come to a table by a press. Where their channel has to be opened, this is its first word;
        where their messages were closed, they are tried again."""

        async def greet(work: Work, channel: int) -> None:
            await self._write(work, user, channel, first, f"first.{user}")

        self._direct.welcome(work, user, greet)

    async def expect(self, user: int) -> None:
        """This person is about to come to a table by a press: the next process welcomes them, where this one dies
        before it does. Raises `StoreUnavailable`."""
        await self._direct.expect(user)

    async def expected(self, user: int) -> bool:
        """Whether a process has died before it welcomed this person. Raises `StoreUnavailable`."""
        return await self._direct.expected(user)

    def try_dm_again(self, user: int) -> None:
        """They have pressed or written something in their direct messages, which may be open again."""
        self._direct.try_dm_again(user)

    async def dm(self, work: Work, user: int, layout: discord.ui.LayoutView, nonce: str) -> Spot | None:
        """A direct message; None where none reaches this person. Raises `discord.HTTPException` for what may pass."""
        channel = await self._direct.of(user)
        return None if channel is None else await self._write(work, user, channel, layout, nonce)

    async def _write(
        self, work: Work, user: int, channel: int, layout: discord.ui.LayoutView, nonce: str
    ) -> Spot | None:
        try:
            return Spot(channel, await self.post(work, channel, layout, nonce))
        except (ChannelGoneError, NoRightError):
            await self._direct.lose(user)
        except discord.HTTPException as error:
            if error.code in STOPPED:
                await self._direct.stop(error)
            elif error.code not in CLOSED and error.status != 403:
                raise
            self._direct.close(user)
        return None


def marked(layout: discord.ui.LayoutView, nonce: str) -> int:
    """What a message bears from now on as the id of its first component: Discord gives it back with the message, as it
    does not its nonce."""
    layout.children[0].id = mark = zlib.crc32(nonce.encode()) & 0x7FFFFFFF
    return mark


def _told(error: discord.HTTPException, channel: int) -> Exception:
    if error.code == UNKNOWN_CHANNEL:
        return ChannelGoneError(channel)
    return NoRightError() if error.code in NO_RIGHT else error


def _pinging(users: Sequence[int]) -> discord.AllowedMentions:
    """Notify these and nobody else."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )


def attached(files: Iterable[tuple[str, bytes]]) -> list[Attachment]:
    """Attachments of these names and contents."""
    return [_file(name, content) for name, content in files]


def _file(name: str, content: bytes) -> Attachment:
    return lambda: discord.File(io.BytesIO(content), filename=name)
