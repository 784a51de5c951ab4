"""`/mafia setup`: what the bot may do in this server, what would not work, and the server's own choices."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands, ui

from cogs.commands.base import Interaction, TableCog
from cogs.messages.address import Address
from cogs.presence.quiet import SILENCES, Silence, silence_of
from cogs.presence.rights import IN_TEXT, OWN_THREAD, QUIET, WITH_ROOMS, lacking, needed_in
from cogs.presses.languages import about, choices, language_for, languages, name, options
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.showing.panels.page import LOBBY, page
from cogs.showing.panels.rights_panel import listed, refused
from cogs.showing.view import Style, words_of
from core.table import TableId
from core.table.lobby_state import MISSES, TOGETHER
from core.table.notes import NO, YES


class RoomyChannel(app_commands.Transformer):
    """A channel under which a game can have its threads: others are not offered."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """What Discord asks for."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Which channels it offers."""
        return list(WITH_ROOMS)

    async def transform(self, interaction: Interaction, value: app_commands.AppCommandChannel) -> int:
        """Its id."""
        return value.id


class SetupCommands(TableCog):
    """Rights and choices of a server."""

    def take_presses(self, router: Router) -> None:
        """Take the presses of the page's button."""
        super().take_presses(router)
        router.route("setup", self._again, "update", anywhere=True, tableless=True)

    @app_commands.command(name=name("mafia-setup"), description=about("mafia-setup"))
    @options(
        "mafia-setup",
        *("channel", "voice", "language", "pace", "relay", "cards", "table", "silence", "narrator", "reveal"),
        *("host", "misses", "warning"),
    )
    @app_commands.choices(
        language=languages(),
        pace=choices("mafia-setup", "pace", "together", "clock"),
        cards=choices("mafia-setup", "cards", "dm", "ephemeral"),
        table=choices("mafia-setup", "table", "channel", "thread"),
        silence=choices("mafia-setup", "silence", *SILENCES),
        narrator=choices("mafia-setup", "narrator", "on", "off"),
        reveal=choices("mafia-setup", "reveal", "rulebook", "shown", "hidden"),
        host=choices("mafia-setup", "host", "optional", "required"),
        misses=choices("mafia-setup", "misses", "2", "3", "5", "0"),
        warning=choices("mafia-setup", "warning", "on", "off"),
    )
    async def setup(
        self,
        interaction: Interaction,
        channel: app_commands.Transform[int, RoomyChannel] | None = None,
        voice: discord.VoiceChannel | discord.StageChannel | None = None,
        *,
        language: str | None = None,
        pace: Literal["together", "clock"] | None = None,
        relay: bool | None = None,
        cards: Literal["dm", "ephemeral"] | None = None,
        table: Literal["channel", "thread"] | None = None,
        silence: Silence | None = None,
        narrator: Literal["on", "off"] | None = None,
        reveal: Literal["rulebook", "shown", "hidden"] | None = None,
        host: Literal["optional", "required"] | None = None,
        misses: Literal["2", "3", "5", "0"] | None = None,
        warning: Literal["on", "off"] | None = None,
    ) -> None:
        """Check every right, keep what was chosen, and show one page of both."""
        press = await self.asked_of_server(interaction)
        if not press.steward:
            await press.refuse("not_steward")
            return
        given = {
            "channel": None if channel is None else str(channel),
            "voice": None if voice is None else str(voice.id),
            "language": language,
            "pace": pace,
            "relay": None if relay is None else YES if relay else NO,
            "cards": cards,
            "table": table,
            "silence": silence,
            "narrator": narrator,
            "reveal": reveal,
            "host": host,
            "misses": misses,
            "warning": warning,
        }
        chosen = {key: value for key, value in given.items() if value is not None}
        if chosen:
            await self.services.guild_notes.set_settings(press.table.guild, dict(chosen))
            press.language = await language_for(self.services, interaction, press.table.guild, press.state)
        await press.whisper(await self._page(press))

    async def _again(self, press: Press) -> None:
        await press.update(await self._page(press))

    async def _page(self, press: Press) -> ui.LayoutView:
        settings = await self.services.guild_notes.settings(press.table.guild)
        guild = self.services.client.get_guild(press.table.guild)
        words = words_of(press.language)
        if guild is None:
            return page(refused(words, "view_channel", "…"))
        text = guild.get_channel(int(settings["channel"])) if "channel" in settings else press.interaction.channel
        voice = guild.get_channel(int(settings["voice"])) if "voice" in settings else None
        # The interaction carries the bot's rights where it was used; elsewhere they are reckoned from roles.
        rights = (
            press.interaction.app_permissions
            if text is None or text.id == press.interaction.channel_id
            else text.permissions_for(guild.me)  # type: ignore[union-attr]
        )
        silence = silence_of(settings)
        apart = settings.get("table") == "thread"
        needed = list(dict.fromkeys((*IN_TEXT, *(OWN_THREAD if apart else ()), *(QUIET if silence != "off" else ()))))
        missing = lacking(rights, needed)
        lines = listed(words, needed, missing, f"<#{text.id}>" if text is not None else "…")
        if isinstance(voice, discord.VoiceChannel | discord.StageChannel):
            used = needed_in(voice, narrated=settings.get("narrator") != "off")
            lost = lacking(voice.permissions_for(guild.me), used)
            lines = [*lines, *listed(words, used, lost, f"<#{voice.id}>")]
            missing = [*missing, *lost]
        button: ui.Button[Any] = ui.Button(
            label=words("setup-again-button"),
            style=Style.secondary,
            custom_id=str(Address(TableId(press.table.guild), "", 0, "setup")),
        )
        choices = [
            words("setup-channel", channel=f"<#{text.id}>") if text is not None else None,
            words("setup-voice-channel", channel=f"<#{voice.id}>") if voice is not None else None,
            words("setup-language", language=words(f"language-{settings.get('language') or self.services.language}")),
            words("lobby-pace", pace=settings.get("pace", TOGETHER)),
            words("setup-relay", relay=settings.get("relay", NO)),
            words("setup-cards", cards=settings.get("cards", "dm")),
            words("setup-table", table=settings.get("table", "channel")),
            words("setup-silence", silence=silence),
            words("setup-narrator", narrator=settings.get("narrator", "on")),
            words("setup-reveal", reveal=settings.get("reveal", "rulebook")),
            words("setup-host", host=settings.get("host", "optional")),
            words("setup-misses", misses=int(settings.get("misses", MISSES))),
            words("setup-warning", warning=settings.get("warning", "on")),
        ]
        return page(
            f"## {words('setup-title')}",
            words("setup-lacking", count=len(missing)) if missing else words("setup-good"),
            "\n".join(lines),
            "\n".join(choice for choice in choices if choice),
            ui.ActionRow(button),
            colour=LOBBY,
        )
