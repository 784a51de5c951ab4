"""A stage instead of mutes: whoever has not the floor sits in the audience, where nobody is heard.

Discord puts whoever comes into the audience, so strangers, the dead and latecomers are silent without a call, and a
place in the audience lasts no longer than the stay: no debts. Bringing somebody up is sure only for one with a raised
hand; for anybody else it is an invitation, which is sent once a turn and not again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import discord

from cogs.voice.debts import Debts
from cogs.voice.microphones import Edit, Microphones
from cogs.voice.pacer import Pacer
from cogs.voice.place import VoicePlace


class StageFloor(Microphones):
    """The places on one stage. `seats`: the live mapping of seat to user, who alone are ever brought up."""

    outlasts = False

    def __init__(
        self,
        client: discord.Client,
        place: VoicePlace,
        seats: Mapping[int, int],
        *,
        debts: Debts,
        pacer: Pacer,
        serves: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(client, place.guild_id, debts, pacer, serves)
        self._place = place
        self._seats = seats
        self._invited: set[int] = set()
        self._called: set[int] = set()  # asked up, and not come yet; of whatever moment that was

    async def load(self, channel: int = 0, perhaps: Iterable[int] = ()) -> None:
        """Of a stage nothing outlives a process but whom a moderator has brought up: else who sits there now counts."""
        await self._load_hands_off()
        self._sit()

    def renewed(self) -> None:
        """Discord has told anew of who is on the stage."""
        super().renewed()
        self._sit()

    def moment(self) -> None:
        """Who did not follow an invitation of an earlier moment may be sent another."""
        self._invited.clear()
        self._sit()

    def reseated(self) -> None:
        """Another person plays on from a seat, and may be brought up."""
        self._sit()

    def heard(self, user: int) -> bool | None:
        """Whether a user is on stage now; None for one who is not in this channel."""
        state = self._place.states.get(user)
        if state is None:
            return None
        return not (state.suppress or self._sent.get(user, False))

    def muted_by_others(self, user: int) -> bool:
        """Whether a user is muted: on a stage we mute nobody."""
        state = self._place.states.get(user)
        return state is not None and state.mute

    async def close(self, user: int) -> bool:
        """Send a user into the audience. False if that did not work."""
        done = await self._edit(user, True)
        if done is Edit.DONE:
            self._sent[user] = True
        self._invited.discard(user)
        return done is Edit.DONE

    async def open(self, user: int) -> bool:
        """Bring a user up, or invite them. False if that did not work."""
        self._called.add(user)  # they may be seen to come before there is an answer
        done = await self._edit(user, False)
        if done is Edit.REFUSED:
            self._called.discard(user)
        if done is Edit.DONE:
            self._invited.add(user)
            self._sent.pop(user, None)
            self._sit()
        return done is Edit.DONE

    async def changed(self, member: discord.Member, before: discord.VoiceState, after: discord.VoiceState) -> None:
        """A member's place changed: was it us, or a moderator's hand?"""
        if before.channel != after.channel:
            self._sent.pop(member.id, None)
            self._invited.discard(member.id)
            self._called.discard(member.id)
        elif before.suppress and not after.suppress:
            self._sent.pop(member.id, None)
            asked = member.id in self._called | self._invited
            self._called.discard(member.id)
            if not asked:
                await self._by_hand(member.id, paid=False)
        self._sit()

    def _sit(self) -> None:
        """Who may be brought up: the players in the audience who have no invitation yet."""
        states = self._place.states
        self.ours = {user for user in self._seats.values() if user in states and states[user].suppress} - self._invited

    async def _edit(self, user: int, mute: bool) -> Edit:
        return await self._asked(user, suppress=mute)
