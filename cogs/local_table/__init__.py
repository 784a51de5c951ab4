"""The local table: the real bot on a simulated Discord, with scripted players."""

import logging


def _is_news(record: logging.LogRecord) -> bool:
    """SimCord makes a client without intents as it is imported, to look at discord.py's insides, and throws it away;
    discord.py warns of it. The bot itself has the intent."""
    return not record.getMessage().startswith("Guilds intent seems to be disabled")


logging.getLogger("discord.state").addFilter(_is_news)
