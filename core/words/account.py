"""The all-knowing account: what happened, told by one who may see every card; for a human host, and for the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from core.rules.answer import Answer
from core.rules.events import (
    ActGiven,
    Became,
    CardDealt,
    Dealt,
    Event,
    Marked,
    Met,
    RoomChanged,
    Told,
    Unmarked,
    Withdrew,
)
from core.rules.log_form import values
from core.words.fill import fill, name_of, verb_form
from core.words.seat_names import SeatNames
from core.words.told import about, word_answer
from core.words.wording import Wording


def account_of(wording: Wording, event: Event) -> str | None:
    """One event told in the third person, secrets included; None for the house's own book-keeping."""
    tell = _TELLINGS.get(type(event))
    return tell(wording, event) if tell is not None else wording.word_event(event)


def _extra(names: SeatNames, key: str, value: Any) -> str:
    """What else was chosen: a seat, a role, a side, one of a rulebook's choices, a number or a word."""
    if key == "seat":
        return names[value]
    for kind in ("choice", "side", "team") if isinstance(value, str) else ():
        if names.words.has(f"{kind}-{value}"):
            return names.words(f"{kind}-{value}")
    return str(fill(names, {key: value})[key])


def own_choice(wording: Wording, act: ActGiven) -> str:
    """A choice, as whoever made it is told of it. What it is called is a label, and no part of a sentence."""
    names = wording.names
    said = [
        _extra(names, key, value)
        for key, value in act.extras.items()
        if value is not None and not isinstance(value, bool)
    ]
    refused = any(value is False for value in act.extras.values())
    chosen = f"**{name_of(names, 'verb', act.ability or act.do)}**"
    own = names.words("your-self")
    whom = names.words.join([own if seat == act.by else names[seat] for seat in act.at])
    named = names.words("list-comma").join(part for part in (whom, *said) if part)
    if named:
        chosen = f"{chosen}: {named}"
    return wording.words("your-choice", chosen=chosen, answer="no" if refused else "yes")


def own_answer(wording: Wording, event: Told) -> str:
    """What somebody was told, when it is over and no news any more."""
    return wording.words("your-answer", answer=word_answer(wording.names, event.said, ".short"))


def told_to(wording: Wording, seats: Sequence[int], answer: Answer) -> str:
    """An answer that some seats were given, in the third person."""
    short = about(wording.names, answer, word_answer(wording.names, answer, ".short"), ".short")
    return wording.words("story-told", seats=wording.names.join(seats), count=len(seats), answer=short)


def _silent(_wording: Wording, _event: Event) -> None:
    return None


def _dealt(wording: Wording, event: Dealt) -> str:
    return "\n".join(
        wording.words("end-role-line", **fill(wording.names, {"seat": seat, "role": row["role"], "team": row["team"]}))
        for seat, row in enumerate(event.seats, 1)
    )


def _act(wording: Wording, event: ActGiven) -> str:
    alone = list(event.at) == [event.by]
    own = verb_form(wording.words, event.ability or event.do, "told", event.extras, alone=alone)
    return wording.words(
        own if wording.words.has(own) else "story-act", **fill(wording.names, {**event.extras, **values(event)})
    )


def _withdrew(wording: Wording, event: Withdrew) -> str:
    return wording.words("story-withdrew", by=wording.names[event.by])


def _told(wording: Wording, event: Told) -> str:
    return told_to(wording, [event.seat], event.said)


def _became(wording: Wording, event: Became) -> str:
    return wording.words("story-became", **fill(wording.names, values(event)))


def _marked(wording: Wording, event: Marked) -> str:
    return wording.words("story-mark", **fill(wording.names, values(event)))


def _unmarked(wording: Wording, event: Unmarked) -> str:
    return wording.words("story-unmark", **fill(wording.names, values(event)))


_TELLINGS: dict[type[Event], Callable[[Wording, Any], str | None]] = {
    Dealt: _dealt,
    CardDealt: _silent,
    Met: _silent,
    RoomChanged: _silent,
    ActGiven: _act,
    Withdrew: _withdrew,
    Told: _told,
    Became: _became,
    Marked: _marked,
    Unmarked: _unmarked,
}
"""Each takes an event of its own kind alone."""
