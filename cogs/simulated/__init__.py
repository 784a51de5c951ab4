"""The real bot on a Discord that is none, with scripted players: what the local table and the tests run on."""

import logging


def _is_news(record: logging.LogRecord) -> bool:
    """SimCord makes a client without intents as it is imported, to look at discord.py's insides, and throws it away;
    discord.py warns of it. The bot itself has the intent."""
    return not record.getMessage().startswith("Guilds intent seems to be disabled")


logging.getLogger("discord.state").addFilter(_is_news)
