"""Rights of the bot: which it needs where a game is played, and which of them it lacks."""

from __future__ import annotations

from collections.abc import Sequence

import discord

TO_PLAY = ("view_channel", "send_messages")
"""Without one of these there is no game."""
FOR_ROOMS = ("create_private_threads", "send_messages_in_threads")
"""Without one of these the relay takes the place of threads."""
OWN_THREAD = ("create_public_threads", "send_messages_in_threads", "manage_threads")
"""For a table in a thread of its own: in one that is locked, only who may manage threads can write."""
IN_ANOTHER_THREAD = ("create_public_threads", "send_messages_in_threads")
"""To go on in a new thread of the table's own where there is no way back into its channel, though it stay unlocked."""
QUIET = ("manage_messages",)
"""To take away what is written where silence is kept."""
IN_TEXT = (*TO_PLAY, "read_message_history", *FOR_ROOMS, "manage_threads", "attach_files")
IN_VOICE = ("view_channel", "connect", "speak", "mute_members")
ON_STAGE = ("view_channel", "connect", "mute_members")
UNNARRATED = ("view_channel", "connect", "mute_members")
"""To keep the silence alone; in a channel that it may not connect to, Discord lets nobody mute."""
WHERE_FULL = ("move_members",)
"""To come into a voice channel that has no room left."""
USED = tuple(dict.fromkeys((*IN_TEXT, *OWN_THREAD, *QUIET, *IN_VOICE, *ON_STAGE, *WHERE_FULL)))
"""Every right that something here makes use of: what the bot is invited with, and no other."""
WITH_ROOMS = (discord.ChannelType.text,)
"""The channels under which there are private threads."""
WITH_TALK = (*WITH_ROOMS, discord.ChannelType.news, discord.ChannelType.voice, discord.ChannelType.stage_voice)
THREADS = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)


def lacking(rights: discord.Permissions, needed: Sequence[str]) -> list[str]:
    """Which of the needed rights are missing."""
    return [right for right in needed if not getattr(rights, right)]


def needed_in(channel: discord.VoiceChannel | discord.StageChannel, *, narrated: bool = True) -> tuple[str, ...]:
    """The rights that a game needs in the channel of its voice table."""
    if not narrated:
        return UNNARRATED
    if isinstance(channel, discord.StageChannel):
        return ON_STAGE
    return (*IN_VOICE, *WHERE_FULL) if channel.user_limit else IN_VOICE


def invitation(application: int) -> str:
    """The address at which an administrator lets the bot into a server, with the rights that it uses."""
    return discord.utils.oauth_url(application, permissions=discord.Permissions(**dict.fromkeys(USED, True)))


def channel_to_play_in(guild: discord.Guild | None, wanted: int | None) -> int | None:
    """A channel of the server in which everything can be had: the `wanted` one, or the first; None for none."""
    found = [
        channel.id
        for channel in ([] if guild is None else guild.text_channels)
        if channel.type in WITH_ROOMS
        and guild is not None
        and not lacking(channel.permissions_for(guild.me), (*TO_PLAY, *FOR_ROOMS))
    ]
    return wanted if wanted in found else next(iter(found), None)
