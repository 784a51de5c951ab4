"""``/mafia setup``: what the bot may do in this server, what would not work, and the server's own choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.messages.address import Address
from cogs.presses.languages import about, choices, languages, name, options
from cogs.presses.press import Visit, tongue
from cogs.showing.panels.page import LOBBY, page
from cogs.showing.view import Style, words_of
from core.words import Words

if TYPE_CHECKING:
    from cogs.moderator import Moderator

Interaction = discord.Interaction[Any]

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


class SetupCommands(commands.Cog):
    """Rights and choices of a server."""

    bot: Moderator

    def serve_setup(self) -> None:
        """Take the presses of the page's button."""
        self.bot.clicks.serve("setup", self._again, "update", anywhere=True, tableless=True)

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
        await interaction.response.defer(ephemeral=True, thinking=True)
        visit = await Visit.of(self.bot, interaction, interaction.guild_id or 0)
        if not visit.steward:
            await visit.refuse("not_allowed")
            return
        given = {
            "channel": None if channel is None else str(channel.id),
            "voice": None if voice is None else str(voice.id),
            "language": language,
            "cards": cards,
        }
        chosen = {key: value for key, value in given.items() if value is not None}
        if chosen:
            await self.bot.store.set_settings(visit.table.guild, dict(chosen))
            visit.language = await tongue(self.bot, interaction, visit.table.guild, visit.state)
        await visit.whisper(await self._page(visit))

    async def _again(self, visit: Visit) -> None:
        await visit.update(await self._page(visit))

    async def _page(self, visit: Visit) -> ui.LayoutView:
        settings = await self.bot.store.settings(visit.table.guild)
        guild = self.bot.get_guild(visit.table.guild)
        words = words_of(visit.language)
        if guild is None:
            return page(words("error-missing-right", permission=words("permission-view_channel"), channel="…", loss=""))
        text = guild.get_channel(int(settings["channel"])) if "channel" in settings else visit.interaction.channel
        voice = guild.get_channel(int(settings["voice"])) if "voice" in settings else None
        # The interaction carries the bot's rights where it was used; elsewhere they are reckoned from roles.
        rights = (
            visit.interaction.app_permissions
            if text is None or text.id == visit.interaction.channel_id
            else text.permissions_for(guild.me)  # type: ignore[union-attr]
        )
        lines, missing = _lines(words, rights, IN_TEXT, f"<#{text.id}>" if text is not None else "…")
        if voice is not None:
            more, lost = _lines(words, voice.permissions_for(guild.me), IN_VOICE, f"<#{voice.id}>")
            lines, missing = [*lines, *more], missing + lost
        button: ui.Button[Any] = ui.Button(
            label=words("setup-again-button"),
            style=Style.secondary,
            custom_id=str(Address(visit.table.guild, "", 0, "setup")),
        )
        choices = [
            words("setup-channel", channel=f"<#{text.id}>") if text is not None else None,
            words("setup-voice-channel", channel=f"<#{voice.id}>") if voice is not None else None,
            words("setup-language", language=words(f"language-{settings.get('language') or self.bot.pieces.language}")),
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
