"""What a seat has been told in private, and after which choices of its own: an answer alone does not say to what."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.showing.view import TableView
from core.rules.events import Event, seat
from core.words import account_of

PRIVATE = frozenset(("told", "mark", "unmark", "shown"))
SHOWN = 8


def told_so_far(view: TableView, log: Iterable[Event], number: int) -> list[str]:
    """The last private answers to a seat, oldest first, out of the game's log, each phase's after what the seat had
    chosen in it.
    """
    sentences: list[str] = []
    for acts, answers in _by_phase(log, number)[-SHOWN:]:
        sentences += choices(view, acts) if answers_a_choice(answers) else []
        sentences += [sentence for event in answers for sentence in [view.wording.word_event(event)] if sentence]
    return sentences


def asked_before(view: TableView, log: Iterable[Event], number: int) -> list[str]:
    """What a seat had chosen, by the log, in the phase that its last answer belongs to."""
    phases = _by_phase(log, number)
    return choices(view, phases[-1][0]) if phases else []


def answers_a_choice(events: Iterable[Event]) -> bool:
    """Whether one of these answers something: not who woke one or who one's own people are, nor what one has become."""
    return any(event.kind == "told" and not tells_of_oneself(event) and not _introduces(event) for event in events)


def tells_of_oneself(event: Event) -> bool:
    """Whether this tells a seat what it has become."""
    return event.kind == "told" and bool(event.data.get("own"))


def people_named(event: Event) -> frozenset[int]:
    """The seat told and those named to it, where this tells who somebody's people are; else nobody."""
    word, _, seats = str(event.data.get("answer", "")).partition(":")
    if event.kind != "told" or word != "seats":
        return frozenset()
    return frozenset({int(one) for one in seats.split(",") if one.isdecimal()} | {event.data["seat"]})


def choices(view: TableView, acts: Iterable[Event]) -> list[str]:
    """Choices as they stood in the end, in small print."""
    return [f"-# {line}" for event in acts for line in [account_of(view.wording, event)] if line]


def _introduces(event: Event) -> bool:
    word, _, seats = str(event.data["answer"]).partition(":")
    return word in ("linked", "code") or (word == "seats" and str(event.data["seat"]) in seats.split(","))


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
