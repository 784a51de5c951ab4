"""What must hold of every evening, whatever became of it on the way."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from redis import Redis

from cogs.showing.view import words_of
from core.once import OncePerCause
from core.rules.events import CameBack, GameOver, HostDecided, Left, PhaseBegan
from core.store import Past
from core.store.game_archive import unpacked
from core.table.archived_game import PastGame
from core.table.codec import read_event
from core.words import SeatNames, Wording
from tests.torture.evening import Evening
from tests.torture.witness import Witness

STAYS = (
    ":past",
    ":result",
    ":answers",
    ":settings",
    "mafia:person:",
    "mafia:allowance:",
    "mafia:commands",
    "mafia:aside:",
)
"""What an evening may leave in Redis."""
TO_ONE_PERSON = "interaction failed"
"""How the log begins to say that a press met an error; the one who pressed is told its reference."""
IN_TURNS = ("Redis does not take commands", "Redis takes commands again")
"""Each trouble of Redis' is told when it begins and when it ends, and there may be many in an evening."""
NUMBERS = re.compile(r"\d+")
OF_A_PHASE = re.compile(r"\w+\.m\d+\..+")
"""Nonces of menus: one that could not be sent is not sent any more when its phase is over."""
NOT_OURS = "somebody else has muted you"
"""What is said in English to who has the floor and is muted by another hand, as far as the bot can know."""
PRIVATE_THREAD = 12
FIRST_WORDS = 40
"""Characters by which it is known that a message says that a phase has begun."""
OF_THE_DEAD = "the other side"
"""Part of the name of the thread of the dead, in English."""


NEVER_BEGUN = "never begun"
"""How an evening ends on which nobody could take a chair: the lobby closes, and says so."""
CALLED_OFF = "Nobody has stirred for a long while"
"""What is said in English where a lobby closes."""


@dataclass(slots=True)
class Verdict:
    """What became of an evening. `end`: how it ended, in a word."""

    end: str = ""
    wrong: Counter[str] = field(default_factory=Counter[str])
    lines: int = 0
    """Warnings and errors in the log."""
    owed: int = 0
    """People whom Discord would not let be heard again, and of whom Redis knows that they are to be."""
    forgotten: int = 0
    """People who stay muted because nobody can know any more that it was the bot, and who were told so at the table."""
    steps: int = 0


class Ears(logging.Handler):
    """Hears what the log says, as an operator would."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.addFilter(OncePerCause())
        self.said: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """One line."""
        if record.name.startswith(("cogs", "core")):
            self.said.append(record)


def judged(evening: Evening, ears: Ears, *, refused: bool, forgets: bool = False) -> Verdict:
    """The verdict. `refused`: Discord was made to refuse things for good, so that they need not stand. `forgets`: whom
    the process before had muted cannot be known, so that who stays so is to be told that it was not this one."""
    verdict = Verdict(lines=len(ears.said))
    wrong = verdict.wrong
    verdict.end = end_of(evening.url, evening.guild.id)
    if not verdict.end and refused and not evening.token:
        verdict.end = NEVER_BEGUN if _called_off(evening) else ""
    if not verdict.end:
        wrong["the game did not end"] += 1
    backend, guild = evening.env.backend, evening.guild.id
    owed = debts(evening.url, guild) if refused else set[int]()
    for user, state in evening.guild.voice_states().items():
        if (state.mute or state.deaf) and user not in owed:
            said = evening.env.discord.said.values()
            if forgets and any(f"<@{user}>" in text and NOT_OURS in text for text, messages in said if messages):
                verdict.forgotten += 1
                continue
            wrong[f"{evening.members[user].name} is left muted"] += 1
    verdict.owed = len(owed)
    left_in_redis(evening.url, guild, wrong, () if not owed else (":debts",))
    begun = beginnings(past_games(evening.url, guild))
    said_once(backend, evening.env.discord, wrong, begun, refused=refused)
    if not refused:
        threads_are_left(backend, past_games(evening.url, guild), wrong)
    for line, count in Counter(said_of(record) for record in ears.said if not record.msg.startswith(IN_TURNS)).items():
        if count > 1:
            wrong[f"the log says {count} times {line}"] += 1
    for record in ears.said:
        if (
            record.exc_info
            and record.exc_info[0] is not None
            and not (refused and record.msg.startswith(TO_ONE_PERSON))
        ):
            wrong[f"in the log: {record.getMessage()}: {record.exc_info[1]!r}"] += 1
        elif not refused and "given up" in record.getMessage():
            wrong[f"in the log: {record.getMessage()}"] += 1
    return verdict


def _called_off(evening: Evening) -> bool:
    """Whether the last that stands in the channel says that nobody came, and there is no table any more."""
    messages = evening.env.backend.messages[evening.channel.id].values()
    return evening.table.state is None and any(CALLED_OFF in str(message.components) for message in messages)


def said_of(record: logging.LogRecord) -> str:
    """What a line says, whichever message or person it is about.

    The log's line on a press that failed has a reference of its own, which that person alone was given, and may ask the
    operator about: there is one for each.
    """
    text = record.getMessage()
    return f"{record.name}: {text if text.startswith(TO_ONE_PERSON) else NUMBERS.sub('#', text)}"


def debts(url: str, guild: int) -> set[int]:
    """People who are muted and are to be heard again as soon as Discord takes it: at each of their ways into a voice
    channel, at each start and at each end."""
    with Redis.from_url(url) as client:
        found: Any = client.hkeys(f"mafia:{{{guild}}}:debts")
    return {int(user) for user in found}


def left_in_redis(url: str, guild: int, wrong: Counter[str], but: Sequence[str] = ()) -> None:
    """Nothing stands in Redis any more but what is meant to, and `but` these."""
    with Redis.from_url(url) as client:
        found: Any = client.keys("*")
        planted: Any = client.scan_iter(_type="stream")  # the bot keeps none, and need not have looked there
        keys = {*found} - {*planted}
    for key in sorted(key.decode() for key in keys):
        if not any(part in key for part in (*STAYS, *but)):
            wrong[f"{key.replace(str(guild), 'GUILD')} is left in Redis"] += 1


def past_games(url: str, guild: int) -> list[Past]:
    """The history of a server, the oldest first."""
    with Redis.from_url(url) as client:
        store: Any = client
        name = f"mafia:{{{guild}}}:past"
        tokens = store.zrange(name, 0, -1)
        return [unpacked(store.get(f"{name}:{token.decode()}")) for token in tokens]


def end_of(url: str, guild: int) -> str:
    """How a server's last game has ended, in a word; nothing where it has not."""
    past = past_games(url, guild)
    return how_it_ended(past[-1]) if past else ""


def how_it_ended(past: Past) -> str:
    """How a game has ended, in a word."""
    try:
        events = [read_event(event) for event in past.events]
    except ValueError:
        return "put away"
    over = any(isinstance(event, GameOver) for event in events)
    return (
        "played to its end" if over else "stopped" if any(isinstance(e, HostDecided) for e in events) else "broken off"
    )


def beginnings(games: Sequence[Past]) -> dict[str, int]:
    """By the first words with which it is said in English that a phase has begun: its serial, the last of those that
    begin alike."""
    found: dict[str, int] = {}
    for past in games:
        try:
            game = PastGame.read(past)
        except ValueError:
            continue
        wording = Wording(SeatNames(words_of("en", game.scenario), {}))
        for event in game.events:
            if isinstance(event, PhaseBegan) and (text := wording.word_event(event)):
                found[text.splitlines()[0][:FIRST_WORDS]] = event.serial
    return found


def said_once(backend: Any, heard: Witness, wrong: Counter[str], begun: Mapping[str, int], *, refused: bool) -> None:
    """Everything that the bot set out to say was said once; but that a phase had begun need not be said when Discord
    takes it only after the next has. `begun`: see `beginnings`."""
    channels = backend.channels
    for (channel, nonce), (body, messages) in heard.said.items():
        where = "a deleted channel" if channel not in channels else channels[channel].name or "direct messages"
        if len(messages) > 1:
            wrong[f"said {len(messages)} times in {where}: {body}"] += 1
        elif messages or refused or OF_A_PHASE.fullmatch(nonce):
            continue
        elif not heard.overtaken(channel, nonce, _begins(body, begun)):
            wrong[f"never said in {where}: {body}"] += 1


def _begins(body: str, begun: Mapping[str, int]) -> int:
    return next((serial for words, serial in begun.items() if words in body), 0)


def threads_are_left(backend: Any, games: Sequence[Past], wrong: Counter[str]) -> None:
    """The private threads of games that have ended are closed, and nobody is among the dead who came out alive."""
    alive: set[int] = set()
    for past in games:
        try:
            game = PastGame.read(past)
        except ValueError:
            continue
        in_the_game = set(range(1, len(game.people) + 1))
        for event in game.rules_log:
            if isinstance(event, Left):
                in_the_game.discard(event.seat)
            elif isinstance(event, CameBack):
                in_the_game.add(event.seat)
        alive |= {game.people[seat - 1].user for seat in in_the_game}
    for thread in backend.channels.values():
        told = thread.thread_metadata
        if told is None or thread.type != PRIVATE_THREAD:
            continue
        if not (told.archived and told.locked):
            wrong[f"the thread {thread.name} is left open"] += 1
        living = sorted(alive & set(thread.thread_members))
        if OF_THE_DEAD in (thread.name or "") and living:
            wrong[f"{len(living)} of the living are left in {thread.name}"] += 1
