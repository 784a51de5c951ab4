"""What the parts of Discord's face are handed: a plain record, put together where the bot is wired."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from cogs.messages.people import People
from cogs.messages.pictures import Pictures
from cogs.messages.places import Places
from cogs.messages.sender import MessageSender
from cogs.messages.threads import Threads
from cogs.presence.attendance import Attendance
from cogs.presence.thread_readers import ThreadReaders
from cogs.voice.port import Narration
from core.metrics import Metrics
from core.table import GuildNotes, Table, Turnstile, Wait


@dataclass(frozen=True, slots=True)
class Services:
    """One bot's parts, as those that work with them see them."""

    # Discord as the gateway has told of it: guilds, channels, who the bot is.
    client: discord.Client
    # The table of a guild.
    table: Callable[[int], Table]
    # Whether a guild has one, without making it. Raises `StoreUnavailable`.
    has_table: Callable[[int], Awaitable[bool]]
    # Guilds with a running game.
    playing: set[int]
    # What guilds have settled, and the tables that they have saved.
    guild_notes: GuildNotes
    people: People
    places: Places
    sender: MessageSender
    pictures: Pictures
    threads: Threads
    attendance: Attendance
    thread_readers: ThreadReaders
    narration: Narration
    metrics: Metrics
    # Now, in epoch milliseconds.
    now: Callable[[], int]
    # Before anything that keeps the loop busy for some milliseconds and may be wanted a thousand times at once.
    turnstile: Turnstile
    # How to wait for something from outside.
    wait: Wait
    # Of tables where nothing else is said.
    language: str
    # Of the next game's chances; None lets the table draw it.
    seed: Callable[[], int | None]
