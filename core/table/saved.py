"""A table as Redis keeps it: what a decision changes there, and what is read from it again."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from core.rules.events import Event
from core.store import Change, Entry, Folded, Saved, TableId, entry_id
from core.table.codec import SnapshotError, pack_answer, pack_event, pack_state, read_event, read_state
from core.table.shared import SharedByTables
from core.table.table_state import TableState
from core.table_events import is_said

log = logging.getLogger(__name__)

TENTH = 100
"""Milliseconds."""


@dataclass(frozen=True, slots=True)
class CachedTable:
    """The table as this process last saw it; `version` 0 and no state where there is none."""

    version: int
    state: TableState | None
    folded: Folded | None = None
    """What the next commit may put in place of its log's end."""


def change_of(
    held: CachedTable,
    state: TableState,
    events: Sequence[Event],
    *,
    interaction: str | None,
    delivered: Sequence[str],
    wake: bool,
    now: int,
) -> Change:
    """What a decision changes, to be written over what is held; the three before `now`, in epoch milliseconds, as
    `Change` has them.

    Versions keep up with the clock. Where Redis is put back to an earlier hour, nobody may be left who knows how far
    the game had come; and what is said then may not go by the ids of what was said after that hour before: Discord
    would take it for said, and leave somebody with the card of another deal.
    """
    packed = [pack_event(event) for event in events]
    moderated = state.lobby.moderator is not None
    leap = max(1, now // TENTH - held.version)
    said = [body for event, body in zip(events, packed, strict=True) if is_said(event, moderated)]
    return Change(
        game=state.token,
        expect=held.version,
        snapshot=pack_state(state),
        events=packed,
        outbox=[Entry(entry_id(state.token, held.version + leap, n), body) for n, body in enumerate(said)],
        interaction=interaction,
        answer=pack_answer(events, None) if interaction is not None else b"",
        delivered=delivered,
        wake=wake,
        folded=held.folded,
        leap=leap,
    )


async def read(id_: TableId, saved: Saved, shared: SharedByTables) -> TableState:
    """The state in a snapshot. Raises `SnapshotError` where it cannot be read or played any more."""
    state = read_state(saved.snapshot)
    await shared.rulebooks.bring(id_.guild, state.lobby.scenario)
    _check_rulebook(id_, state, shared)
    return state


def check_words(saved: Saved) -> None:
    """Raises `SnapshotError` where a later program has left something to be said that this one does not know: it can
    neither be said nor passed over here."""
    for entry in saved.outbox:
        try:
            read_event(entry.body)
        except ValueError as error:
            raise SnapshotError(f"what is to be said cannot be read: {error}", newer=True) from error


def _check_rulebook(id_: TableId, state: TableState, shared: SharedByTables) -> None:
    """Raises `SnapshotError` where a game cannot go on by the rulebook as it is now."""
    game = state.game
    try:
        book = shared.books(state.lobby.scenario)
    except Exception:  # it may be read again later; until then the game fails as any other that cannot go on
        log.exception("table %s: %s cannot be looked at now", id_, state.lobby.scenario)
        return
    if book is None:
        raise SnapshotError(f"there is no rulebook {state.lobby.scenario!r} any more", newer=False)
    if game is not None and state.running and game.phase not in book.scenario.phases:
        raise SnapshotError(f"{book.id} has no phase {game.phase!r} any more", newer=False)
