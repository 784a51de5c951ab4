"""Voice: who may be muted, where; the stage.

- A server mute needs Mute Members in the channel where that person is: roles and the channel's overwrites count.
- On a stage everybody arrives suppressed. Unsuppressing oneself needs Mute Members (discord/discord-api-docs#2751),
  asking to speak needs Request to Speak, and either only in the channel where one is.
- A join that is not allowed is answered by nothing at all: the client waits until it gives up.
"""

from __future__ import annotations

from simcord.backend import Backend, errors

from cogs.simulated.strict.channel_kinds import STAGE, VOICE
from cogs.simulated.strict.exchange import Request
from cogs.simulated.strict.request_rights import may, need


def check_mute(backend: Backend, request: Request) -> None:
    """Muting, deafening and moving in the channel where somebody is."""
    if request.name != "PATCH /guilds/{id}/members/{id}":
        return
    guild, user = request.ids
    state = backend.get_guild(guild).voice_states.get(user)
    if state is None or state.channel_id is None:
        return
    channel = backend.get_channel(state.channel_id)
    wanted = {"mute": "mute_members", "deaf": "deafen_members", "channel_id": "move_members"}
    for field, right in wanted.items():
        if field in request.body:
            need(backend, channel, right)


def check_stage(backend: Backend, request: Request) -> None:
    """Voice states of a stage."""
    own = request.name == "PATCH /guilds/{id}/voice-states/@me"
    if not own and request.name != "PATCH /guilds/{id}/voice-states/{id}":
        return
    user = backend.bot_user.id if own else request.ids[1]
    state = backend.get_guild(request.ids[0]).voice_states.get(user)
    if state is None or state.channel_id is None:
        raise errors.target_not_connected_to_voice()
    channel = backend.get_channel(state.channel_id)
    if channel.type != STAGE:
        raise errors.cannot_execute_on_channel_type()
    if int(request.body.get("channel_id") or channel.id) != channel.id:
        raise errors.unknown_channel()
    if not own or request.body.get("suppress") is False:
        need(backend, channel, "mute_members")
    # Discord knows the field for one's own state alone; discord.py sends it with everybody's.
    if own and request.body.get("request_to_speak_timestamp"):
        need(backend, channel, "request_to_speak")


def may_join(backend: Backend, channel_id: int, user: int) -> bool:
    """Whether this join is answered: the channel is there, seen, open to them, and not full."""
    channel = backend.channels.get(channel_id)
    if channel is None or channel.guild_id is None or channel.type not in (VOICE, STAGE):
        return False
    if not may(backend, channel, user, "view_channel", "connect"):
        return False
    states = backend.get_guild(channel.guild_id).voice_states
    inside = {one for one, state in states.items() if state.channel_id == channel_id}
    full = 0 < channel.user_limit <= len(inside - {user})
    return not full or may(backend, channel, user, "move_members")
