"""The all-knowing account: what happened, told by one who may see every card; for a human host, and for the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from core.rules.events import Event
from core.words.fill import fill, verb_form
from core.words.told import word_answer
from core.words.wording import Wording

Data = dict[str, Any]


def account_of(wording: Wording, event: Event) -> str | None:
    """One event told in the third person, secrets included; None for the house's own book-keeping."""
    tell = _TELLINGS.get(event[0])
    return tell(wording, event[2]) if tell is not None else wording.word_event(event)


def told_to(wording: Wording, seats: Sequence[int], answer: str) -> str:
    """An answer that some seats were given, in the third person."""
    short = word_answer(wording.names, answer, ".short")
    return wording.words("story-told", seats=wording.names.join(seats), count=len(seats), answer=short)


def _silent(_wording: Wording, _data: Data) -> None:
    return None


def _dealt(wording: Wording, data: Data) -> str:
    return "\n".join(
        wording.words("end-role-line", **fill(wording.names, {"seat": seat, "role": row["role"], "team": row["team"]}))
        for seat, row in enumerate(data["seats"], 1)
    )


def _act(wording: Wording, data: Data) -> str:
    own = verb_form(wording.words, data.get("ability") or data["do"], "told", data["extras"])
    return wording.words(
        own if wording.words.has(own) else "story-act", **fill(wording.names, {**data["extras"], **data})
    )


def _withdrew(wording: Wording, data: Data) -> str:
    return wording.words("story-withdrew", by=wording.names[data["by"]])


def _told(wording: Wording, data: Data) -> str:
    return told_to(wording, [data["seat"]], data["answer"])


def _became(wording: Wording, data: Data) -> str:
    return wording.words("story-became", **fill(wording.names, data))


def _marked(wording: Wording, data: Data) -> str:
    return wording.words("story-mark", **fill(wording.names, data))


def _unmarked(wording: Wording, data: Data) -> str:
    return wording.words("story-unmark", **fill(wording.names, data))


_TELLINGS: dict[str, Callable[[Wording, Data], str | None]] = {
    "dealt": _dealt,
    "card": _silent,
    "knows": _silent,
    "room": _silent,
    "act": _act,
    "withdrew": _withdrew,
    "told": _told,
    "became": _became,
    "mark": _marked,
    "unmark": _unmarked,
}
