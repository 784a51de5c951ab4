"""Rights: what the bot may do where, from its roles and the channel's overwrites, at the moment of the request.

SimCord checks seeing, writing, opening threads, moving; here is what it passes over. Codes: what cannot be seen is
50001, what may not be done 50013 (Opcodes and Status Codes). Threads have the overwrites of their parent.

Not certain: that the chat of a voice channel needs Connect (libraries treat a voice channel without it as one without
View Channel); whether the answer to an interaction may carry files where the bot may not attach any: it is let through.
"""

from __future__ import annotations

from simcord.backend import Backend, errors, permissions
from simcord.backend.access import channel_accessible
from simcord.backend.models import Channel

from cogs.simulated.strict.exchange import Request


def may(backend: Backend, channel: Channel, user: int, *rights: str) -> bool:
    """Whether somebody has all these rights in a channel. Direct messages have none to lack."""
    if channel.guild_id is None:
        return True
    held = backend.compute_permissions(channel.guild_id, user, channel.id)
    return all(held & permissions.flag(right) for right in rights)


def need(backend: Backend, channel: Channel, *rights: str) -> None:
    """Raise unless the bot sees the channel and has these rights in it."""
    me = backend.bot_user.id
    if not channel_accessible(backend, channel.id, me):
        raise errors.missing_access()
    if not may(backend, channel, me, *rights):
        raise errors.missing_permissions()


def check_files(backend: Backend, request: Request) -> None:
    """A file needs Attach Files."""
    if request.files and request.name in ("POST /channels/{id}/messages", "PATCH /channels/{id}/messages/{id}"):
        need(backend, backend.get_channel(request.ids[0]), "attach_files")


def check_reading_back(backend: Backend, request: Request) -> None:
    """An answer to a message needs Read Message History (Create Message, `message_reference`)."""
    if request.name == "POST /channels/{id}/messages" and request.body.get("message_reference"):
        need(backend, backend.get_channel(request.ids[0]), "read_message_history")


def check_voice_chat(backend: Backend, request: Request) -> None:
    """The chat of a voice or stage channel wants Connect too: without it a voice channel is as good as unseen."""
    if request.name not in ("POST /channels/{id}/messages", "PATCH /channels/{id}/messages/{id}"):
        return
    channel = backend.get_channel(request.ids[0])
    if channel.type in (2, 13):
        need(backend, channel, "connect")
