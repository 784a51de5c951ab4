"""The lobby: opening a table, chairs, beginning, calling off."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import discord
from discord import app_commands

from cogs.commands.base import Interaction, TableCog
from cogs.commands.rulebooks import rulebook_choices
from cogs.messages.press_purposes import Purpose
from cogs.messages.sender import marked
from cogs.messages.work import Work
from cogs.presence.rights import (
    FOR_ROOMS,
    IN_TEXT,
    OWN_THREAD,
    THREADS,
    TO_PLAY,
    WITH_ROOMS,
    WITH_TALK,
    channel_to_play_in,
    lacking,
)
from cogs.presses.acknowledge import acknowledge
from cogs.presses.errors import suggesting
from cogs.presses.languages import about, choices, languages, name, options
from cogs.presses.press import Press
from cogs.presses.refusals import Reason
from cogs.presses.router import Handler, Router
from cogs.services import Services
from cogs.showing.lobby_message import LobbyMessage, nonce_of
from cogs.showing.panels.console import ask_leaving
from cogs.showing.panels.lobby import lobby_panel
from cogs.showing.panels.page import page
from cogs.showing.panels.rights_panel import lack
from cogs.showing.side_by_side import voice_elsewhere
from cogs.showing.thread_reading import reads_along, thread_readers
from cogs.showing.view import words_of
from core.table import StoreUnavailable, Table
from core.table.lobby_state import MISSES, TOGETHER
from core.table.notes import YES
from core.table.table_commands import Begin, Configure, Join, Lead, Leave, Open, Stop
from core.table_events import Closed, Replaced, WentAbsent

A_MOMENT = 1.5  # seconds; Discord waits three for an acknowledgement


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is to be: a channel, its kind, and the rights that the bot has there."""

    guild: int
    channel: int
    kind: discord.ChannelType | None
    rights: discord.Permissions

    @classmethod
    def of(cls, interaction: Interaction) -> Place:
        """Where this was asked."""
        kind = None if interaction.channel is None else interaction.channel.type
        return cls(interaction.guild_id or 0, interaction.channel_id or 0, kind, interaction.app_permissions)

    @property
    def to_play(self) -> tuple[str, ...]:
        """The rights without which no game can be played there."""
        return ("view_channel", "send_messages_in_threads") if self.kind in THREADS else TO_PLAY


class LobbyCommands(TableCog):
    """`/mafia start` and what follows until the cards are dealt."""

    def __init__(self, services: Services, router: Router, lobby: LobbyMessage) -> None:
        super().__init__(services, router)
        self.lobby_message = lobby

    def take_presses(self, router: Router) -> None:
        """Take the presses of the lobby's buttons."""
        super().take_presses(router)
        pressed: dict[Purpose, Handler] = {
            "join": self._join,
            "leave": self._leave,
            "begin": self._begin,
            "stop": self._stop,
            "relay": self._relay,
            "lead": self._lead,
        }
        for purpose, handler in pressed.items():
            router.route(purpose, handler, "update", anywhere=True)

    @app_commands.command(name=name("mafia-start"), description=about("mafia-start"))
    @options("mafia-start", "scenario", "voice", "host", "pace", "relay", "table", "language")
    @app_commands.choices(
        language=languages(),
        pace=choices("mafia-start", "pace", "together", "clock"),
        table=choices("mafia-start", "table", "channel", "thread"),
    )
    async def start(
        self,
        interaction: Interaction,
        scenario: str = "classic",
        voice: discord.VoiceChannel | discord.StageChannel | None = None,
        *,
        host: discord.Member | None = None,
        pace: Literal["together", "clock"] | None = None,
        relay: bool | None = None,
        table: Literal["channel", "thread"] | None = None,
        language: str | None = None,
    ) -> None:
        """Open a lobby; its message is the answer, which everybody sees. A refusal is for the asker alone."""
        why_not = await self._why_not(interaction, scenario, host, relay)
        await acknowledge(self.services, interaction, ephemeral=why_not is not None, thinking=True)
        here = await self.services.table_at(interaction.guild_id or 0, interaction.channel_id or 0)
        press = await Press.of(self.services, interaction, table=here)
        if why_not is not None:
            remedy = await self._remedy(press, why_not, Place.of(interaction))
            await (press.refuse(why_not) if remedy is None else press.whisper(page(remedy)))
            return
        settings = await self.services.guild_notes.settings(press.table.guild)
        has_rooms = interaction.channel is not None and interaction.channel.type in WITH_ROOMS
        apart = has_rooms and (table or settings.get("table")) == "thread"
        command = Open(
            by=press.user,
            name=press.name,
            channel=interaction.channel_id or 0,
            scenario=await self._opened_by(press, scenario),
            voice=self._chosen(press.table.guild, settings, "voice") if voice is None else voice.id,
            moderator=None if host is None else host.id,
            language=language or settings.get("language") or press.language,
            pace=pace or settings.get("pace") or TOGETHER,
            relay=_relayed(relay, settings) or bool(lacking(interaction.app_permissions, FOR_ROOMS)),
            apart=apart and not lacking(interaction.app_permissions, OWN_THREAD),
            narrator=settings.get("narrator") != "off",
            reveal={"shown": True, "hidden": False}.get(settings.get("reveal", "")),
            led=settings.get("host") == "required",
            misses=int(settings.get("misses", MISSES)),
            warned=settings.get("warning") != "off",
        )
        if await press.open(command) is not None:
            press.welcome()
            await self._show(press)
            await self._tell_what_is_missing(press, (*IN_TEXT, *OWN_THREAD) if apart else IN_TEXT)

    async def _why_not(
        self, interaction: Interaction, scenario: str, host: discord.Member | None, relay: bool | None
    ) -> Reason | None:
        """A refusal code known before anything is decided, so that the answer can be a private one.

        What happens in the same moment may still be refused afterwards, in public then.
        """
        if host is not None and host.bot:
            return "bots"
        plays = host is None or host.id != interaction.user.id
        return await self._why_not_at(Place.of(interaction), scenario, relay, interaction.user.id if plays else None)

    async def _why_not_at(self, place: Place, scenario: str, relay: bool | None, player: int | None) -> Reason | None:
        """Why no table can be opened in a channel. `player`: who would open it and sit there."""
        guild = place.guild
        state = None
        try:
            async with asyncio.timeout(A_MOMENT):
                settings = await self.services.guild_notes.settings(guild)
                found = await self.services.rulebooks.find(guild, scenario)
                table = await self._in_the_way(place)
                state = None if table is None else table.state
                if table is not None and state is not None and state.over:
                    await table.put_away()
                    state = table.state
        except (TimeoutError, StoreUnavailable):
            return "try_again" if state is None else "putting_away"
        kind = place.kind
        threads = kind in THREADS
        if kind not in WITH_ROOMS and not (_relayed(relay, settings) and (threads or kind in WITH_TALK)):
            return "no_threads_here"
        if lacking(place.rights, place.to_play):
            return "setup_missing"
        if found is None:
            return "unknown_scenario"
        if state is None:
            if self._chosen(guild, settings) not in (None, place.channel):
                return "not_here"
            if table is None:
                return "tables_full"
            return None if player is None or self._seat_of(guild, player) is None else "sits_elsewhere"
        if state.over:
            return "putting_away"
        return "lobby_open" if state.game is None else "game_running"

    async def _opened_by(self, press: Press, scenario: str) -> str:
        """The id of the rulebook by which a table is opened; a server's own is kept for its game from now on."""
        rulebooks = self.services.rulebooks
        guild = press.table.guild
        found = await rulebooks.find(guild, scenario) or scenario
        await rulebooks.opening(guild, found, self.services.now())
        return found

    async def _in_the_way(self, place: Place) -> Table | None:
        """The table that is at a channel, or in one of whose rooms that is, else a free one; None where there are as
        many as there may be."""
        if place.kind in THREADS:
            for table in await self.services.tables_of(place.guild):
                if await self.services.threads.room_of(Work(table.id), place.channel) is not None:
                    return table
        return await self.services.table_at(place.guild, place.channel)

    def _seat_of(self, guild: int, user: int) -> int | None:
        """The channel of the table at which this person sits."""
        states = (table.state for table in self.services.known_tables(guild))
        return next((state.lobby.channel for state in states if state is not None and state.sits(user)), None)

    def _chosen(
        self, guild: int, settings: Mapping[str, str], what: Literal["channel", "voice"] = "channel"
    ) -> int | None:
        """The one channel in which a server wants its games, or their voice, as long as it has that."""
        chosen = int(settings[what]) if what in settings else None
        here = self.services.client.get_guild(guild)
        return chosen if chosen and (here is None or here.get_channel(chosen) is not None) else None

    async def _remedy(self, press: Press, why_not: Reason, place: Place) -> str | None:
        """A refusal that says what can be done: which rights are missing, which channel would do."""
        words = words_of(press.language)
        if why_not == "sits_elsewhere":
            return words("refusal-sits_elsewhere", channel=f"<#{self._seat_of(press.table.guild, press.user)}>")
        if why_not == "not_here":
            chosen = self._chosen(place.guild, await self.services.guild_notes.settings(place.guild))
            return None if chosen is None else words("start-elsewhere", channel=f"<#{chosen}>")
        if why_not == "setup_missing":
            missing = lacking(place.rights, place.to_play)
            rights = words.join(f"**{words(f'permission-{right}')}**" for right in missing)
            return words("refusal-setup_missing", count=len(missing), rights=rights)
        if why_not == "no_threads_here":
            settings = await self.services.guild_notes.settings(press.table.guild)
            found = channel_to_play_in(press.interaction.guild, self._chosen(press.table.guild, settings))
            return words("refusal-no_threads_here", channel="none" if found is None else f"<#{found}>")
        return None

    async def _tell_what_is_missing(self, press: Press, needed: Sequence[str]) -> None:
        """Whoever opens a table learns at once which rights are missing in its channel, and what is lost."""
        assert press.state is not None
        words = words_of(press.language)
        lobby = press.state.lobby
        missing = list(dict.fromkeys(lacking(press.interaction.app_permissions, needed)))
        if lobby.relay and not lacking(press.interaction.app_permissions, FOR_ROOMS):
            missing = [
                right for right in missing if right != "manage_threads" or "create_public_threads" in needed
            ]  # there are no threads to manage
        if missing:
            await press.add(page(words("start-lacks"), "\n".join(lack(words, right) for right in missing)))

    async def _show(self, press: Press) -> None:
        assert press.state is not None
        press.language = press.state.lobby.language
        view = press.view()
        if view is None:
            return
        readers = await thread_readers(self.services, view)
        layout = lobby_panel(view, readers, voice_elsewhere(self.services, view))
        marked(layout, nonce_of(view, None))  # so that it is found where the process dies before it is noted
        sent = await press.interaction.edit_original_response(view=layout)
        await self.lobby_message.stands(view, sent.id)

    @start.autocomplete("scenario")
    @suggesting
    async def _scenarios(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await rulebook_choices(self.services, interaction, current)

    @app_commands.command(name=name("mafia-join"), description=about("mafia-join"))
    async def join(self, interaction: Interaction) -> None:
        """Take a chair."""
        press = await self.asked(interaction)
        if _sees_it(press):
            await self._join(press)
        else:
            await press.refuse("no_lobby")

    @app_commands.command(name=name("mafia-leave"), description=about("mafia-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give up a chair."""
        await self._leave(await self.asked(interaction))

    @app_commands.command(name=name("mafia-begin"), description=about("mafia-begin"))
    async def begin(self, interaction: Interaction) -> None:
        """Deal the cards."""
        press = await self.asked(interaction)
        if await self._begin(press):
            await press.say("host-done")

    @app_commands.command(name=name("mafia-stop"), description=about("mafia-stop"))
    async def stop(self, interaction: Interaction) -> None:
        """End the table without a winner."""
        press = await self.asked(interaction)
        if await self._stop(press):
            await press.say("host-done")

    async def _join(self, press: Press) -> None:
        if press.state is not None and press.state.game is not None:
            await press.expect()
        done = await press.do(Join(press.user, press.name))
        if done is None or press.state is None:
            return
        press.welcome()
        waiting = [player.user for player in press.state.lobby.waiting]
        if press.state.game is not None and press.user in waiting:
            await press.say("substitute-you-wait", number=waiting.index(press.user) + 1)
        elif press.state.game is not None:
            took = any(isinstance(event, Replaced) for event in done.events)
            await (press.say("substitute-you-have", seat=press.seat or 0) if took else press.say("host-done"))
        elif press.user in waiting:
            await press.say("lobby-you-wait", number=waiting.index(press.user) + 1)
        else:
            await press.say("lobby-you-joined")
        view = press.view()
        if view is not None and await reads_along(self.services, view, press.user):
            await press.add(page(view.words("lobby-you-read")))

    async def _leave(self, press: Press) -> None:
        lobby = None if press.state is None else press.state.lobby
        view = press.view()
        alone = lobby is not None and lobby.moderator == press.user and lobby.cohost is None
        if view is not None and alone and view.state.running and press.seat is None:
            await press.whisper(ask_leaving(view, here=press.interaction.guild_id is not None))
            return
        done = await press.do(Leave(press.user))
        if done is None:
            return
        kept = next((event.seconds for event in done.events if isinstance(event, WentAbsent)), None)
        view = press.view()
        queued = lobby is not None and any(one.user == press.user for one in lobby.waiting)
        closed = any(isinstance(event, Closed) for event in done.events)
        gathers = view is not None and view.state.game is None and not closed
        if gathers and lobby is not None and not lobby.has(press.user):
            await press.say("host-done")  # who led the lobby, or was expected, without a chair in it
        elif queued or view is None or view.state.game is None:
            taken = lobby is not None and bool(lobby.waiting)
            chair = "closed" if closed else "queue" if queued else "taken" if taken else "free"
            await press.say("lobby-you-left", chair=chair)
        elif kept is None:
            await press.say("host-done")  # who led the game without a living seat in it
        else:
            await press.say("lobby-you-left-game", time=view.words.duration(kept))

    async def _begin(self, press: Press) -> bool:
        if press.state is not None and press.user == press.state.lobby.moderator:
            await press.expect()
            press.welcome()  # a host who does not play has not joined
        return await press.do(Begin(press.user, self.services.seed(), steward=press.steward)) is not None

    async def _stop(self, press: Press) -> bool:
        # The button stands under a lobby, and may be pressed as the game begins.
        lobby = press.address is not None
        return await press.do(Stop(press.user, press.steward, lobby)) is not None

    async def _lead(self, press: Press) -> None:
        """Run a table from outside it that wants somebody to."""
        await press.expect()
        if await press.do(Lead(press.user, press.name)) is not None:
            press.welcome()
            await press.say("lobby-you-lead")

    async def _relay(self, press: Press) -> None:
        await press.do(Configure(press.user, {"relay": True}, steward=press.steward))


def _sees_it(press: Press) -> bool:
    """Whether this person sees the table's channel, as far as Discord tells: who does not has no use of a chair."""
    guild = press.interaction.guild
    user = press.interaction.user
    channel = None if guild is None or press.state is None else guild.get_channel_or_thread(press.state.lobby.home)
    if channel is None or not isinstance(user, discord.Member):
        return True
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return True
    return channel.permissions_for(user).view_channel


def _relayed(asked: bool | None, settings: Mapping[str, str]) -> bool:
    """Whether the gangs talk through the bot: as asked for, else as the server has chosen."""
    return settings.get("relay") == YES if asked is None else asked
