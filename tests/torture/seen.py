"""What can be seen of an evening when it is over, and how two of them differ.

Ids, moments and the game's token differ from one evening to the next and are left out. So is what only one person was
shown in answer to a press: whoever presses while the process dies gets no answer, and presses again.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import Any

from redis import Redis

from cogs.showing.view import words_of
from core.store.folding import unfolded
from core.store.game_archive import unpacked
from core.table.idlers import NIGHTS_TILL_TOLD
from core.table.lobby_state import MISSES
from tests.torture.evening import Evening

MOMENT = re.compile(r"<t:\d+(:\w)?>")
SNOWFLAKE = re.compile(r"\d{15,}")
RESTARTED = re.compile(r'"change":"restarted"')
"""A deadline that has passed while no process lived is given anew: this is said in the log alone."""
FORGIVEN = re.compile(r'^\["missed_(nights|rounds)"')
"""Nobody is told of what they missed while the bot itself was in trouble, as it is when its process dies: these events
are not compared, nor are their `EXCUSED` sentences."""
_ENGLISH = words_of("en")
EXCUSED = (
    _ENGLISH("idle-nights", nights=NIGHTS_TILL_TOLD),
    _ENGLISH("idle-warning", rounds=MISSES - 1),
)
LOADING = 1 << 7
THREAD_CREATED = 18
PUBLIC_THREADS = (10, 11)
AT_LEISURE = re.compile(r":results?\b")
"""Keys of what a game came to: whoever asks for statistics has what is missing computed out of the history."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message: what is said in it, and what can be pressed."""

    text: str
    pressed: tuple[str, ...]


@dataclass(slots=True)
class Place:
    """A channel, a thread, somebody's direct messages."""

    name: str
    members: tuple[str, ...] = ()
    closed: bool = False
    messages: list[Message] = field(default_factory=list)


@dataclass(slots=True)
class Seen:
    """All of it."""

    events: list[str]
    places: list[Place]
    muted: list[str]
    left_in_redis: list[str]
    thinking: int = 0
    """Answers that Discord still says to be on their way: those of processes that died over them."""


def seen(evening: Evening, *elsewhere: Evening) -> Seen:
    """An evening as it stands, with others that were played `elsewhere` round the same process."""
    backend = evening.env.backend
    names = {user.id: user.global_name or user.name for user in backend.users.values()}
    tokens: list[str] = []
    archived: list[bytes] = []
    live: list[bytes] = []
    with Redis.from_url(evening.url, decode_responses=False) as client:
        store: Any = client
        for one in (evening, *elsewhere):
            name = f"mafia:{{{one.guild.id}}}"
            past = [token.decode() for token in store.zrange(f"{name}:past", 0, -1)]
            blobs = [store.get(f"{name}:past:{token}") for token in past]
            archived += [event for blob in blobs for event in unpacked(blob).events]
            live += unfolded(store.lrange(f"{name}:log", 0, -1))
            token = store.hget(f"{name}:game", "game")
            tokens += [*past, *([] if token is None else [token.decode()])]
        keys = sorted(key.decode() for key in store.keys("*"))

    def plain(text: str) -> str:
        for token in tokens:
            text = text.replace(token, "TOKEN")
        return SNOWFLAKE.sub(lambda id_: names.get(int(id_[0]), "ID"), MOMENT.sub("<t>", text))

    found = Seen(
        [
            plain(event)
            for event in map(bytes.decode, archived + live)
            if not RESTARTED.search(event) and not FORGIVEN.search(event)
        ],
        [],
        sorted(names[user] for user, state in evening.guild.voice_states().items() if state.mute or state.deaf),
        [plain(key) for key in keys if not AT_LEISURE.search(key)],
    )
    dms = {channel: f"to {names[user]}" for user, channel in backend.dm_channels.items()}
    for channel in sorted(backend.channels.values(), key=lambda one: one.id):
        told = channel.thread_metadata
        where = "elsewhere, " if channel.guild_id in {one.guild.id for one in elsewhere} else ""
        place = Place(
            dms.get(channel.id) or f"{where}{plain(channel.name or '?')}",
            tuple(sorted(names[user] for user in channel.thread_members)),
            told is not None and (told.archived or told.locked),
        )
        for message in sorted(backend.messages.get(channel.id, {}).values(), key=lambda one: one.id):
            if message.flags & LOADING:
                found.thinking += 1
            elif message.type == THREAD_CREATED and not _tells_of_a_public_thread(message, backend):
                continue
            elif not message.is_ephemeral:
                place.messages.append(_message(message, plain))
        place.messages = [one for one in place.messages if not any(excused in one.text for excused in EXCUSED)]
        found.places.append(place)
    found.places.sort(key=lambda place: place.name)
    return found


def _tells_of_a_public_thread(message: Any, backend: Any) -> bool:
    """Discord tells a channel of those alone; SimCord of private threads as well."""
    thread = backend.channels.get(message.system_metadata.channel_id)
    return thread is not None and thread.type in PUBLIC_THREADS


def _message(message: Any, plain: Any) -> Message:
    texts: list[str] = [message.content] if message.content else []
    pressed: list[str] = []

    def walk(parts: list[dict[str, Any]]) -> None:
        for part in parts:
            if part.get("content"):
                texts.append(part["content"])
            if part.get("custom_id"):
                options = [option["label"] for option in part.get("options", [])]
                pressed.append(json.dumps([part["custom_id"], part.get("disabled", False), options]))
            walk(part.get("components", []))
            if part.get("accessory"):
                walk([part["accessory"]])

    walk(message.components)
    texts += [f"[{one['filename']}]" for one in message.attachments]
    return Message(plain("\n".join(texts)), tuple(plain(one) for one in pressed))


def differences(wanted: Seen, got: Seen) -> Counter[str]:
    """What is wrong, in words, with how often. Nothing where they are the same."""
    wrong: Counter[str] = Counter()
    if wanted.events != got.events:
        wrong[f"event: {_first(wanted.events, got.events)}"] += 1
    if wanted.muted != got.muted:
        wrong[f"muted: {got.muted}"] += 1
    for key in sorted(set(got.left_in_redis) ^ set(wanted.left_in_redis)):
        wrong[f"redis: {key} {'left' if key in got.left_in_redis else 'missing'}"] += 1
    names = Counter(place.name for place in wanted.places)
    for name, count in (Counter(place.name for place in got.places) - names).items():
        wrong[f"place: {name} made {count} times too often"] += count
    for name, count in (names - Counter(place.name for place in got.places)).items():
        wrong[f"place: {name} is missing"] += count
    others = {place.name: place for place in got.places}
    for place in wanted.places:
        if place.name in others:
            wrong += _in_place(place, others[place.name])
    return wrong


def _in_place(wanted: Place, got: Place) -> Counter[str]:
    wrong: Counter[str] = Counter()
    if wanted.members != got.members:
        wrong[f"members: of {wanted.name} {got.members}"] += 1
    if wanted.closed != got.closed:
        wrong[f"place: {wanted.name} {'closed' if got.closed else 'left open'}"] += 1
    before, after = [one.text for one in wanted.messages], [one.text for one in got.messages]
    for text, count in (Counter(before) - Counter(after)).items():
        wrong[f"lost: in {wanted.name} {text!r}"] += count
    for text, count in (Counter(after) - Counter(before)).items():
        kind = "doubled" if text in before else "new"
        wrong[f"{kind}: in {wanted.name} {text!r}"] += count
    if before != after and Counter(before) == Counter(after):
        moved = [block for block in SequenceMatcher(None, before, after).get_opcodes() if block[0] != "equal"]
        wrong[f"order: in {wanted.name} {after[moved[0][3]]!r}"] += 1
    if before == after:
        for one, other in zip(wanted.messages, got.messages, strict=True):
            if one.pressed != other.pressed:
                wrong[f"menu: in {wanted.name} {one.text!r} {other.pressed} not {one.pressed}"] += 1
    return wrong


def _first(wanted: list[str], got: list[str]) -> str:
    for number, (one, other) in enumerate(zip(wanted, got, strict=False)):
        if one != other:
            return f"{number}. is {other} not {one}"
    return f"{len(got)} of {len(wanted)}"
