"""The private rooms of a table, as Discord has them: who may write in which now, and how."""

from __future__ import annotations

from simcord.builders import ChannelHandle

from cogs.messages.threads import DEAD
from cogs.messages.work import Work
from cogs.simulated.people.scripted_presses import ScriptedPresses
from core.rules.views import room


class Rooms:
    """The rooms of one company's table. A room whose door is still to be opened, or in which somebody is not yet, is
    none for them."""

    def __init__(self, company: ScriptedPresses) -> None:
        self._company = company
        self._threads: dict[str, int] = {}

    async def look(self) -> None:
        """See which rooms there are."""
        table = self._company.table
        self._threads = {}
        if table.state is None or table.book is None or not table.state.running:
            return
        for name in (*table.book.scenario.rooms, DEAD):
            thread = await self._company.bot.services.threads.of(Work(table.id), name)
            if thread is not None:
                self._threads[name] = thread

    def lets_speak(self, name: str, user: int) -> bool:
        """Whether this person may say something in this room now, by the rulebook and by Discord."""
        state = self._company.table.state
        if state is None or state.game is None or not state.running:
            return False
        seat = state.seat_of(user)
        if name != DEAD:
            here = room(state.game, name)
            if not here.open or seat not in here.members:
                return False
            if state.lobby.relay:
                return True
        thread = self._company.env.backend.channels.get(self._threads.get(name, 0))
        if thread is None or thread.thread_metadata is None or user not in thread.thread_members:
            return False
        return not (thread.thread_metadata.locked or thread.thread_metadata.archived)

    async def say(self, name: str, user: int, text: str) -> None:
        """Say it in the room: in its thread or, where the bot carries a team's talk, to the bot. Nothing where that may
        not be any more."""
        company = self._company
        state = self._company.table.state
        if state is None or not self.lets_speak(name, user):
            return
        member = company.members[user]
        if name != DEAD and state.lobby.relay:
            await member.user.send_dm(text)
            return
        thread = company.env.backend.get_channel(self._threads[name])
        await member.send(ChannelHandle(company.env, company.guild, thread), text)
