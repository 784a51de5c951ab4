"""The simulated Discord as one person sees it: places, messages, names, as JSON."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from datetime import datetime
from urllib.parse import quote

from simcord.backend import Backend
from simcord.backend.access import channel_accessible
from simcord.backend.models import Channel, Guild, Message

from cogs.local_table.server.frames import Json
from core.words import Words

LOADING = 1 << 7
SHOWN_TYPES = (0, 19, 20, 23)
"""Messages that people and bots write, answers to them, and what answers a command. Discord tells nobody in the
channel of a private thread that was opened."""
WHISPERS = 6
"""Answers for one person alone that are kept in a place; older ones go."""
MESSAGES = 250
"""The newest messages of a place that are shown."""
PRIVATE_THREAD = 12
MENTION = re.compile(r"<@!?(\d+)>")


class View:
    """What one person sees. `given`: the whole names of commands, by the interaction. `rooms`: the private threads of
    the game that is played, or was played last, and what they are called; another game's are not shown. `understood`:
    what the others took from a message of theirs, by its id. `words`: in their language. `letters_alone`: nothing but
    their direct messages."""

    def __init__(
        self,
        backend: Backend,
        me: int,
        square: int,
        given: Mapping[int, str],
        words: Words,
        *,
        letters_alone: bool = False,
    ) -> None:
        self._backend = backend
        self._words = words
        self.me = me
        self.square = square
        self._given = given
        self._letters_alone = letters_alone
        self.rooms: Mapping[int, str] = {}
        self._seen: dict[int, int] = {}
        self.understood: dict[int, str] = {}

    # -- places -------------------------------------------------------------------------------------------------------

    def channels(self) -> list[Channel]:
        """The places that are shown, in their order: the square, my messages, the rooms that let me in."""
        backend = self._backend
        square = backend.channels[self.square]
        letters = backend.channels.get(backend.dm_channels.get(self.me, 0))
        assert square.guild_id is not None
        if self._letters_alone:
            return [letters] if letters else []
        threads = [backend.channels[number] for number in backend.guilds[square.guild_id].thread_ids]
        inside = [thread for thread in threads if self._is_shown(thread)]
        return [square, *([letters] if letters else []), *sorted(inside, key=lambda thread: thread.id)]

    def _is_shown(self, thread: Channel) -> bool:
        if not channel_accessible(self._backend, thread.id, self.me):
            return False
        return thread.type != PRIVATE_THREAD or (self.me in thread.thread_members and thread.id in self.rooms)

    def place(self, channel: Channel, words: Words) -> Json:
        """A place in the list."""
        meta = channel.thread_metadata
        closed = meta is not None and (meta.archived or meta.locked)
        seen = self._seen.get(channel.id, 0)
        new = [message for message in self.shown(channel.id) if message.id > seen and message.author_id != self.me]
        return {
            "id": str(channel.id),
            "kind": self._kind(channel),
            "name": self.rooms.get(channel.id) or channel.name or words("page-letters"),
            "unread": len(new),
            "calls": sum(1 for message in new if channel.guild_id is None or self._calls(message)),
            "write": not closed and self._may_write(channel),
            "closed": closed,
        }

    def _kind(self, channel: Channel) -> str:
        if channel.id == self.square:
            return "square"
        if channel.guild_id is None:
            return "letters"
        return "room" if channel.type == PRIVATE_THREAD else "thread"

    def _may_write(self, channel: Channel) -> bool:
        if channel.guild_id is None:
            return True
        from simcord.backend import permissions

        right = "send_messages_in_threads" if channel.is_thread else "send_messages"
        return bool(self._backend.compute_permissions(channel.guild_id, self.me, channel.id) & permissions.flag(right))

    def see(self, channel: int, message: int) -> None:
        """Everything up to this message has been read."""
        self._seen[channel] = max(message, self._seen.get(channel, 0))

    @property
    def seen(self) -> dict[int, int]:
        """Up to where each place has been read."""
        return self._seen

    # -- messages -----------------------------------------------------------------------------------------------------

    def shown(self, channel: int) -> list[Message]:
        """The messages of a place, oldest first."""
        found = [
            message
            for message in self._backend.messages.get(channel, {}).values()
            if message.type in SHOWN_TYPES and message.visible_to(self.me) and not message.flags & LOADING
        ]
        whispers = [message.id for message in found if message.is_ephemeral]
        gone = set(whispers[:-WHISPERS])
        return [message for message in found if message.id not in gone][-MESSAGES:]

    def message(self, message: Message) -> Json:
        """A message."""
        author = self._backend.users[message.author_id]
        return {
            "id": str(message.id),
            "place": str(message.channel_id),
            "author": {"id": str(author.id), "name": message.author_name or self.name(author.id), "bot": author.bot},
            "at": _ms(message.timestamp),
            "edited": None if message.edited_timestamp is None else _ms(message.edited_timestamp),
            "content": message.content,
            "components": message.components,
            "attachments": [self._file(message, each) for each in message.attachments],
            "calls_me": self._calls(message),
            "only_you": message.is_ephemeral,
            "said_for": self._said_for(message),
            "answers": self._answers(message),
            "understood": self.understood.get(message.id),
        }

    def _calls(self, message: Message) -> bool:
        return self.me in message.ping_user_ids

    def _file(self, message: Message, attachment: Json) -> Json:
        name = attachment["filename"]
        return {
            "name": name,
            "url": f"/file/{message.channel_id}/{message.id}/{quote(name)}",
            "size": attachment["size"],
            "type": attachment["content_type"],
        }

    def _said_for(self, message: Message) -> Json | None:
        meta = message.interaction_metadata or {}
        name = self._given.get(int(meta.get("id", 0)), meta.get("name"))
        return None if name is None else {"name": f"/{called(name, self._words)}"}

    def _answers(self, message: Message) -> str | None:
        asked = self._backend.interactions.get(int((message.interaction_metadata or {}).get("id", 0)))
        source = None if asked is None or not message.is_ephemeral else asked.source_message_id
        return None if source is None else str(source)

    # -- names --------------------------------------------------------------------------------------------------------

    def name(self, user: int) -> str:
        """What a person is called here."""
        known = self._backend.users.get(user)
        if known is None:
            return "?"
        return known.global_name or known.name

    def names(self) -> Json:
        """Everybody and every place that a message may speak of."""
        backend = self._backend
        guild = backend.guilds[backend.channels[self.square].guild_id or 0]
        people: Iterable[int] = guild.members
        return {
            "people": {str(user): self.name(user) for user in people},
            "places": {str(channel.id): channel.name for channel in self._accessible(guild)},
        }

    def places_of(self, types: Collection[int] | None) -> list[str]:
        """The places that the viewer sees, of these types; of any, where none are named."""
        guild = self._backend.guilds[self._backend.channels[self.square].guild_id or 0]
        return [str(one.id) for one in self._accessible(guild) if types is None or one.type in types]

    def _accessible(self, guild: Guild) -> list[Channel]:
        backend = self._backend
        return [
            backend.channels[number]
            for number in (*guild.channel_ids, *guild.thread_ids)
            if number in backend.channels and channel_accessible(backend, number, self.me)
        ]


def _ms(moment: str) -> int:
    return round(datetime.fromisoformat(moment).timestamp() * 1000)


def called(name: str, words: Words) -> str:
    """A command's whole name as a client in this language shows it: `mafia start` is «мафия открыть»."""
    path = name.split()
    ids = [f"cmd-{'-'.join(path[: depth + 1])}" for depth in range(len(path))]
    return " ".join(words(id_) if words.has(id_) else part for id_, part in zip(ids, path, strict=True))
