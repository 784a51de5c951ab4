"""Opening and closing microphones of one guild: one server mute at a time, each written down as a debt before.

What somebody else does by hand wins: a person whom a moderator unmutes is left alone from then on, and a mute that is
not ours is never lifted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from enum import Enum, auto

import aiohttp
import discord

from cogs.messages.request_terms import asked
from cogs.voice.debts import Debts, GameId
from cogs.voice.pacer import Pacer
from core.once import once
from core.table import SOMEBODY

log = logging.getLogger(__name__)

NOT_IN_VOICE = 40032


class Edit(Enum):
    """What became of a member edit. After a lost answer or a server error nobody knows: then a debt stays written."""

    DONE = auto()
    REFUSED = auto()
    UNKNOWN = auto()


class Microphones:
    """The server mutes of one guild: which are ours, and how to make and lift them.

    `serves`: whether this process serves the guild; nothing is changed where another does.
    """

    outlasts = True
    """Whether what was closed stays closed when the game is over, until it is opened."""

    def __init__(
        self,
        client: discord.Client,
        guild: int,
        debts: Debts,
        pacer: Pacer,
        serves: Callable[[], bool] = lambda: True,
    ) -> None:
        self._client = client
        self.guild_id = guild
        self.pacer = pacer
        self._debts = debts
        self.serves = serves
        self.ours: set[int] = set()
        """Users whom we have muted."""
        self.hands_off: set[int] = set()
        """Users whom a moderator has unmuted by hand."""
        self.refused: set[int] = set()
        """Users whom we may not mute, or may no longer release."""
        self._game: GameId | None = None
        self._sent: dict[int, bool] = {}  # mutes made by this process: whether Discord has said so
        self._echoes: dict[int, list[bool]] = {}
        self._asking: dict[int, bool] = {}  # what Discord was asked for and has yet to answer
        self._loading = asyncio.Lock()  # who is asked for last knows best

    @property
    def left_alone(self) -> set[int]:
        """Users whose microphones are not ours to change."""
        return self.hands_off | self.refused

    def begin(self, game: GameId | None) -> None:
        """They are to be kept for this game, which begins or goes on; None: for one of which nothing is noted."""
        self._game = game
        self.hands_off.clear()
        self.refused.clear()

    async def load(self, channel: int = 0, perhaps: Iterable[int] = ()) -> None:
        """Know the debts of an earlier process as ours, and whom a moderator has unmuted while it was there. Where some
        debts were lost, `perhaps` are owed a release, as muted in this channel: better that somebody is heard whom a
        moderator has muted than that one stays muted for ever."""
        async with self._loading:
            await self._load_hands_off()
            owed = set(await self._debts.debts(self.guild_id))
            self.ours = owed - {SOMEBODY}
            if SOMEBODY not in owed or not self.serves():
                return
            for user in sorted(set(perhaps) - self.left_alone - self.ours):
                await self._debts.owe(self.guild_id, user, channel)
                self.ours.add(user)
            await self._debts.paid(self.guild_id, SOMEBODY)

    async def _load_hands_off(self) -> None:
        if self._game is not None:
            self.hands_off |= await self._debts.left_alone(*self._game)

    def renewed(self) -> None:
        """Discord has told anew of who is in voice and how: what had been sent to it says nothing more."""
        self._sent.clear()
        self._echoes.clear()

    def moment(self) -> None:
        """Another phase, or another speaker."""

    def reseated(self) -> None:
        """Another person plays on from a seat."""

    def heard(self, user: int) -> bool | None:
        """Whether a user's microphone is open now; None for one who is not in voice."""
        state = self._state(user)
        return None if state is None else not (state.mute or self._sent.get(user, False))

    def muted_by_others(self, user: int) -> bool:
        """Whether another hand has muted a user; not while Discord has yet to tell of an edit of ours."""
        state = self._state(user)
        return state is not None and state.mute and user not in self.ours and not self._echoes.get(user)

    async def close(self, user: int) -> bool:
        """Mute a user. False if that did not work."""
        state = self._state(user)
        if state is None or state.channel is None or not self.serves():
            return False
        await self._debts.owe(self.guild_id, user, state.channel.id)
        self.ours.add(user)
        done = await self._edit(user, True)
        if done is Edit.REFUSED:
            await self._struck(user)
        else:
            self._sent[user] = done is Edit.DONE
        return done is Edit.DONE

    async def open(self, user: int) -> bool:
        """Release a user whom we have muted. False if they cannot be released now; then the debt stays."""
        state = self._state(user)
        if state is None:
            return False
        # A debt without a mute: the process that wrote it died before it could mute.
        muted = state.mute or user in self._sent
        if muted and await self._edit(user, False) is not Edit.DONE:
            return False
        await self._struck(user)
        return True

    async def changed(self, member: discord.Member, before: discord.VoiceState, after: discord.VoiceState) -> None:
        """A member's voice state changed: was it us, or a moderator's hand?"""
        if before.channel is None or after.channel is None:
            self._echoes.pop(member.id, None)
            self._sent.pop(member.id, None)
            return
        if before.mute == after.mute:
            return
        echoes = self._echoes.get(member.id, [])
        if echoes and echoes[0] == after.mute:
            echoes.pop(0)
            return
        if self._asking.get(member.id) == after.mute:
            return  # the echo of an edit during which Discord told all anew
        echoes.clear()
        if not after.mute and member.id in self.ours:
            self._forget(member.id)
            await self._by_hand(member.id, paid=True)

    async def _by_hand(self, user: int, *, paid: bool) -> None:
        """A moderator lets this user be heard. `paid`: by lifting our mute."""
        self.hands_off.add(user)
        if not self.serves():  # else whoever does hears of it as well
            return
        try:
            if self._game is not None:
                await self._debts.leave_alone(*self._game, user, paid=paid)
            elif paid:
                await self._debts.paid(self.guild_id, user)
        except Exception:
            about = once(self.guild_id, "by hand")
            log.exception("guild %s: %s was unmuted by hand, which is not noted", self.guild_id, user, extra=about)

    def _forget(self, user: int) -> None:
        self.ours.discard(user)
        self._sent.pop(user, None)

    async def _struck(self, user: int) -> None:
        self._forget(user)
        if self.serves():  # else what is owed is another's to know, who may have closed them again
            await self._debts.paid(self.guild_id, user)

    @property
    def _guild(self) -> discord.Guild | None:
        return self._client.get_guild(self.guild_id)  # another object after each gateway session that was not resumed

    def _state(self, user: int) -> discord.VoiceState | None:
        guild = self._guild
        if guild is None:
            return None
        member = guild.get_member(user)
        if member is not None:
            return member.voice
        # After a start people in voice may be known by their voice state alone: the bot asks for no list of members.
        channels = (*guild.voice_channels, *guild.stage_channels)
        return next((channel.voice_states[user] for channel in channels if user in channel.voice_states), None)

    async def _edit(self, user: int, mute: bool) -> Edit:
        echoes = self._echoes.setdefault(user, [])
        echoes.append(mute)
        self._asking[user] = mute
        try:
            done = await self._asked(user, mute=mute)
        finally:
            self._asking.pop(user, None)
        if done is Edit.REFUSED:
            echoes[-1:] = []
        return done

    async def _asked(self, user: int, **changes: bool) -> Edit:
        """Ask Discord to change a member. Whom we may not change is left alone from then on."""
        guild = self._guild
        if guild is None or not self.serves():
            return Edit.REFUSED
        try:
            member = guild.get_member(user) or await asked(guild.fetch_member(user), serves=self.serves)
            await asked(member.edit(**changes), serves=self.serves)  # type: ignore[call-overload]
        except discord.HTTPException as fault:
            log.info("%s of %s in guild %s failed: %s", changes, user, self.guild_id, fault)
            if fault.status >= 500:
                return Edit.UNKNOWN
            if isinstance(fault, discord.Forbidden) and fault.code != NOT_IN_VOICE:
                self.refused.add(user)
            return Edit.REFUSED
        except discord.RateLimited as fault:  # it was not sent
            log.info("%s of %s in guild %s must wait: %s", changes, user, self.guild_id, fault)
            return Edit.REFUSED
        except (aiohttp.ClientError, OSError, TimeoutError) as fault:
            log.info("%s of %s in guild %s was cut off: %r", changes, user, self.guild_id, fault)
            return Edit.UNKNOWN
        return Edit.DONE
