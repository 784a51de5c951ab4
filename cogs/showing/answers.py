"""What a seat has been told in private, and after which choices of its own: an answer alone does not say to what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cogs.showing.view import Look
from core.rules.events import Event, seat
from core.table.codec import read_event
from core.words import account_of

if TYPE_CHECKING:
    from cogs.moderator import Moderator

PRIVATE = frozenset(("told", "mark", "unmark", "shown"))
SHOWN = 8


async def answers_of(bot: Moderator, look: Look, number: int) -> list[str]:
    """The last private answers to a seat, oldest first, out of the game's log, each phase's after what the seat had
    chosen in it. Raises ``StoreUnavailable``.
    """
    sentences: list[str] = []
    for acts, answers in _by_phase(await log_of(bot, look.guild), number)[-SHOWN:]:
        sentences += choices(look, acts) if answers_a_choice(answers) else []
        sentences += [sentence for event in answers for sentence in [look.wording.word_event(event)] if sentence]
    return sentences


def asked_before(look: Look, events: Iterable[Event], number: int) -> list[str]:
    """What a seat had chosen, by the log, in the phase that its last answer belongs to."""
    phases = _by_phase(events, number)
    return choices(look, phases[-1][0]) if phases else []


def answers_a_choice(events: Iterable[Event]) -> bool:
    """Whether one of these answers something: not who woke one or who one's own people are, nor what one has become."""
    return any(event.kind == "told" and not event.data.get("own") and not _introduces(event) for event in events)


def choices(look: Look, acts: Iterable[Event]) -> list[str]:
    """Choices as they stood in the end, in small print."""
    return [f"-# {line}" for event in acts for line in [account_of(look.wording, event)] if line]


def _introduces(event: Event) -> bool:
    word, _, seats = str(event.data["answer"]).partition(":")
    return word in ("linked", "code") or (word == "seats" and str(event.data["seat"]) in seats.split(","))


async def log_of(bot: Moderator, guild: int) -> list[Event]:
    """The running game's log. Raises ``StoreUnavailable``."""
    return [read_event(body) for body in await bot.store.log(guild)]


def _by_phase(events: Iterable[Event], number: int) -> list[tuple[list[Event], list[Event]]]:
    """For each phase that told the seat something: its acts of that phase as they stood, and what it was told."""
    found: list[tuple[list[Event], list[Event]]] = []
    acts: dict[str, Event] = {}
    answers: list[Event] = []
    for event in events:
        kind, to, data = event
        if kind == "phase":
            found += [([*acts.values()], answers)] if answers else []
            acts, answers = {}, []
        elif kind == "act" and data["by"] == number:
            acts.pop(data["do"], None)
            acts[data["do"]] = event
        elif kind == "withdrew" and data["by"] == number:
            acts = {} if data.get("do") is None else {do: act for do, act in acts.items() if do != data["do"]}
        elif kind in PRIVATE and to == seat(number):
            answers.append(event)
    return [*found, ([*acts.values()], answers)] if answers else found
