"""What the parts of Discord's face are handed: a plain record, put together where the bot is wired."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
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
from core.table import GuildNotes, Privacy, Records, Rulebooks, Table, TableId, Turnstile, Wait


@dataclass(frozen=True, slots=True)
class Services:
    """One bot's parts, as those that work with them see them."""

    # Discord as the gateway has told of it: guilds, channels, who the bot is.
    client: discord.Client
    # The table of an id.
    table: Callable[[TableId], Table]
    # Whether there is one, without making it. Raises `StoreUnavailable`.
    has_table: Callable[[TableId], Awaitable[bool]]
    # Holds it no longer, if there is nothing of it.
    let_go: Callable[[TableId], None]
    # The tables of a server that live, read if need be; and those that this process knows of.
    tables_of: Callable[[int], Awaitable[Sequence[Table]]]
    known_tables: Callable[[int], Sequence[Table]]
    # The tables that live of servers where this person has been at one, whichever process serves them; read if need be.
    tables_of_person: Callable[[int], Awaitable[Sequence[Table]]]
    # The table of a server's channel, or a free one for it; None where there are as many as there may be.
    table_at: Callable[[int, int], Awaitable[Table | None]]
    # Whether it is this process's to say something in a server, now.
    serves: Callable[[int], bool]
    # Tables with a running game.
    playing: set[TableId]
    # What guilds have settled, and the tables that they have saved.
    guild_notes: GuildNotes
    # Those that guilds have for themselves.
    rulebooks: Rulebooks
    people: People
    # What the games of servers came to.
    records: Records
    # What is kept about people, and how it is deleted.
    privacy: Privacy
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
