"""`/mafia setup`: what the bot may do in this server, what would not work, and the server's own choices."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands, ui

from cogs.commands.base import Interaction, TableCog
from cogs.messages.address import Address
from cogs.presses.languages import about, choices, language_for, languages, name, options
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.showing.panels.page import LOBBY, page
from cogs.showing.view import Style, words_of
from core.words import Words

IN_TEXT = (
    "view_channel",
    "send_messages",
    "read_message_history",
    "create_private_threads",
    "send_messages_in_threads",
    "manage_threads",
    "attach_files",
)
IN_VOICE = ("connect", "speak", "mute_members")


def lacking(rights: discord.Permissions, needed: tuple[str, ...]) -> list[str]:
    """Which of the needed rights are missing."""
    return [right for right in needed if not getattr(rights, right)]


class SetupCommands(TableCog):
    """Rights and choices of a server."""

    def take_presses(self, router: Router) -> None:
        """Take the presses of the page's button."""
        super().take_presses(router)
        router.route("setup", self._again, "update", anywhere=True, tableless=True)

    @app_commands.command(name=name("mafia-setup"), description=about("mafia-setup"))
    @options("mafia-setup", "channel", "voice", "language", "cards")
    @app_commands.choices(language=languages(), cards=choices("mafia-setup", "cards", "dm", "ephemeral"))
    async def setup(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        voice: discord.VoiceChannel | discord.StageChannel | None = None,
        language: str | None = None,
        cards: Literal["dm", "ephemeral"] | None = None,
    ) -> None:
        """Check every right, keep what was chosen, and show one page of both."""
        press = await self.asked(interaction)
        if not press.steward:
            await press.refuse("not_allowed")
            return
        given = {
            "channel": None if channel is None else str(channel.id),
            "voice": None if voice is None else str(voice.id),
            "language": language,
            "cards": cards,
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
            return page(words("error-missing-right", permission=words("permission-view_channel"), channel="…", loss=""))
        text = guild.get_channel(int(settings["channel"])) if "channel" in settings else press.interaction.channel
        voice = guild.get_channel(int(settings["voice"])) if "voice" in settings else None
        # The interaction carries the bot's rights where it was used; elsewhere they are reckoned from roles.
        rights = (
            press.interaction.app_permissions
            if text is None or text.id == press.interaction.channel_id
            else text.permissions_for(guild.me)  # type: ignore[union-attr]
        )
        lines, missing = _lines(words, rights, IN_TEXT, f"<#{text.id}>" if text is not None else "…")
        if voice is not None:
            more, lost = _lines(words, voice.permissions_for(guild.me), IN_VOICE, f"<#{voice.id}>")
            lines, missing = [*lines, *more], missing + lost
        button: ui.Button[Any] = ui.Button(
            label=words("setup-again-button"),
            style=Style.secondary,
            custom_id=str(Address(press.table.guild, "", 0, "setup")),
        )
        choices = [
            words("setup-channel", channel=f"<#{text.id}>") if text is not None else None,
            words("setup-voice-channel", channel=f"<#{voice.id}>") if voice is not None else None,
            words("setup-language", language=words(f"language-{settings.get('language') or self.services.language}")),
            words("setup-cards", cards=settings.get("cards", "dm")),
        ]
        return page(
            f"## {words('setup-title')}",
            words("setup-lacking", count=missing) if missing else words("setup-good"),
            "\n".join(lines),
            "\n".join(choice for choice in choices if choice),
            ui.ActionRow(button),
            colour=LOBBY,
        )


def _lines(words: Words, rights: discord.Permissions, needed: tuple[str, ...], channel: str) -> tuple[list[str], int]:
    missing = lacking(rights, needed)
    lines: list[str] = []
    for right in needed:
        permission = words(f"permission-{right}")
        if right in missing:
            lines.append(words("setup-lacks", permission=permission, loss=words(f"permission-{right}.loss")))
        else:
            lines.append(words("setup-has", permission=permission))
    if missing:
        lines.append(words("setup-remedy", channel=channel))
    return lines, len(missing)
