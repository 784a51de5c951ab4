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
from core.table import FairScheduler, GuildNotes, Privacy, Records, Rulebooks, Table, TableId, Wait


@dataclass(frozen=True, slots=True)
class Services:
    """One bot's parts, as those that work with them see them."""

    client: discord.Client
    """Discord as the gateway has told of it: guilds, channels, who the bot is."""
    table: Callable[[TableId], Table]
    """The table of an id."""
    has_table: Callable[[TableId], Awaitable[bool]]
    """Whether there is one, without making it. Raises `StoreUnavailable`."""
    let_go: Callable[[TableId], None]
    """Holds it no longer, if there is nothing of it."""
    tables_of: Callable[[int], Awaitable[Sequence[Table]]]
    """The tables of a server that live, read if need be; and those that this process knows of."""
    known_tables: Callable[[int], Sequence[Table]]
    tables_of_person: Callable[[int], Awaitable[Sequence[Table]]]
    """The tables that live of servers where this person has been at one, whichever process serves them; read if need
    be."""
    table_at: Callable[[int, int], Awaitable[Table | None]]
    """The table of a server's channel, or a free one for it; None where there are as many as there may be."""
    serves: Callable[[int], bool]
    """Whether it is this process's to say something in a server, now."""
    playing: set[TableId]
    """Tables with a running game."""
    guild_notes: GuildNotes
    """What guilds have settled, and the tables that they have saved."""
    rulebooks: Rulebooks
    """Those that guilds have for themselves."""
    people: People
    records: Records
    """What the games of servers came to."""
    privacy: Privacy
    """What is kept about people, and how it is deleted."""
    places: Places
    sender: MessageSender
    pictures: Pictures
    threads: Threads
    attendance: Attendance
    thread_readers: ThreadReaders
    narration: Narration
    metrics: Metrics
    now: Callable[[], int]
    """Now, in epoch milliseconds."""
    fair_scheduler: FairScheduler
    """Before anything that keeps the loop busy for some milliseconds and may be wanted a thousand times at once."""
    wait: Wait
    """How to wait for something from outside."""
    language: str
    """Of tables where nothing else is said."""
    seed: Callable[[], int | None]
    """Of the next game's chances; None lets the table draw it."""
