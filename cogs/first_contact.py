"""What `mafia doctor` asks of Discord: whose token this is, and how the bot is invited."""

from __future__ import annotations

import discord

from cogs.presence.rights import invitation
from core.doctor import TokenRefused


async def ask(token: str) -> tuple[str, str]:
    """The bot's name, and the address of its invitation. Raises `TokenRefused`, or what befell on the way."""
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        async with client:
            await client.login(token)
            assert client.application_id is not None
            return str(client.user), invitation(client.application_id)
    except discord.LoginFailure:
        raise TokenRefused from None
