"""What a seat has been told in private, and after which choices of its own: an answer alone does not say to what."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.showing.view import TableView
from core.rules.events import ActGiven, Event, Marked, PhaseBegan, Shown, Told, Unmarked, Withdrew, seat
from core.words import account_of

PRIVATE = (Told, Marked, Unmarked, Shown)
PEOPLE = "seats"
"""The answer that tells seats as such: often who one's own people are."""
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
    return any(isinstance(event, Told) and not event.own and not _introduces(event) for event in events)


def tells_of_oneself(event: Event) -> bool:
    """Whether this tells a seat what it has become."""
    return isinstance(event, Told) and event.own


def people_named(event: Event) -> frozenset[int]:
    """The seat told and those named to it, where this tells who somebody's people are; else nobody."""
    if not isinstance(event, Told) or event.answer != PEOPLE:
        return frozenset()
    return frozenset({*event.said.numbers, event.seat})


def choices(view: TableView, acts: Iterable[Event]) -> list[str]:
    """Choices as they stood in the end, in small print."""
    return [f"-# {line}" for event in acts for line in [account_of(view.wording, event)] if line]


def _introduces(event: Told) -> bool:
    return event.answer in ("linked", "code") or (event.answer == PEOPLE and event.seat in event.said.numbers)


def _by_phase(events: Iterable[Event], number: int) -> list[tuple[list[Event], list[Event]]]:
    """For each phase that told the seat something: its acts of that phase as they stood, and what it was told."""
    found: list[tuple[list[Event], list[Event]]] = []
    acts: dict[str, Event] = {}
    answers: list[Event] = []
    for event in events:
        if isinstance(event, PhaseBegan):
            found += [([*acts.values()], answers)] if answers else []
            acts, answers = {}, []
        elif isinstance(event, ActGiven) and event.by == number:
            acts.pop(event.do, None)
            acts[event.do] = event
        elif isinstance(event, Withdrew) and event.by == number:
            acts = {} if event.do is None else {do: act for do, act in acts.items() if do != event.do}
        elif isinstance(event, PRIVATE) and event.to == seat(number):
            answers.append(event)
    return [*found, ([*acts.values()], answers)] if answers else found
