"""Who may speak and cannot be heard: not in the channel, or muted by another hand than ours."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence

from cogs.voice.gateway import VoiceGateway
from cogs.voice.microphones import Microphones
from cogs.voice.place import VoicePlace

log = logging.getLogger(__name__)


class Unheard:
    """Has it said at the table, once of each, until they could be heard again.

    `look` is asked whether somebody is still in the server; `say` says a text by its id, with people as mentions.
    """

    def __init__(
        self,
        place: VoicePlace,
        microphones: Microphones,
        gateway: VoiceGateway,
        look: Callable[[int], Awaitable[bool]] | None,
        say: Callable[[str, str], object],
    ) -> None:
        self._place = place
        self._microphones = microphones
        self._gateway = gateway
        self._look = look
        self._say = say
        self._missed: set[int] = set()
        self._muted: set[int] = set()

    def call_up(self, user: int) -> None:
        """Somebody has the floor: are they here?"""
        if user in self._place.states:
            self._missed.discard(user)
        elif self._place.channel is not None and user not in self._missed:
            self._missed.add(user)
            self._gateway.spawn(self._miss(user))

    def may_speak(self, users: Sequence[int]) -> None:
        """These may be heard now. Whom we have not muted is not ours to release: a moderator may have meant it, and
        where Redis has lost whom an earlier process had muted, nobody can tell."""
        muted = [user for user in users if self._microphones.muted_by_others(user)]
        new = [user for user in muted if user not in self._muted]
        self._muted = self._muted.difference(users).union(muted)
        if new:
            log.info("guild %s: muted by another hand: %s", self._place.guild_id, new)
            self._say("voice-speaker-muted", " ".join(f"<@{user}>" for user in new))

    async def _miss(self, user: int) -> None:
        try:
            gone = self._look is not None and not await self._look(user)
        except Exception:
            log.exception("guild %s: could not look for %s", self._place.guild_id, user)
            gone = False
        if not gone:
            self._say("voice-speaker-away", f"<@{user}>")
