"""What those who only watch are told: that they may read along, and who may write at the table."""

from __future__ import annotations

from cogs.presence.quiet import Silence, silence_of
from cogs.presence.rights import QUIET, lacking
from cogs.services import Services
from cogs.showing.view import TableView


async def watching(services: Services, view: TableView) -> str:
    """A line for spectators, as the server wishes its tables to be and the bot can see to it."""
    return view.words("square-watch", silence=await _kept(services, view))


async def _kept(services: Services, view: TableView) -> Silence:
    here = services.client.get_guild(view.guild)
    channel = None if here is None else here.get_channel_or_thread(view.state.lobby.channel)
    if here is None or channel is None or lacking(channel.permissions_for(here.me), QUIET):
        return "off"
    return silence_of(await services.guild_notes.settings(view.guild))
