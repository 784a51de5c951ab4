"""What holds of every event of every game: it says something new, in words of its rulebook, of seats that fit."""

from __future__ import annotations

import re
from collections.abc import Iterable

from core.rulebook.book import Rulebook
from core.rules import events
from core.rules.events import Event
from core.rules.fold import apply
from core.rules.state import Game

ENGINE_ANSWERS = frozenset({"role"})


def check(book: Rulebook, log: Iterable[Event]) -> Game:
    """Fold the log, looking at each event as it comes; the state it leads to."""
    game, scenario = Game(), book.scenario
    codes, answers = {*scenario.announcements}, {*scenario.answers, *ENGINE_ANSWERS}
    new_roles: dict[int, str] = {}  # of those who have become another, and have not been told so yet
    for event in log:
        match event:
            case events.Announced(code=code, seats=seats):
                assert code in codes or re.sub(r"_\d+$", "", code) in codes, event
                assert len(set(seats)) == len(seats), event
            case events.Told(seat=seat, answer=answer, value=value, own=own):
                assert answer in answers, event
                if answer == "role" and new_roles.get(seat) == value:
                    assert own, event
                    del new_roles[seat]
            case events.Noted(seat=seat, key=key, value=value):
                assert value is not None or key in (game.seat(seat).notes if seat else game.notes), event
            case events.Marked(mark=mark):
                assert mark in scenario.marks or any(mark in role.marks for role in book.roles.values()), event
            case events.Unmarked(seat=seat, mark=mark):
                assert mark in game.seat(seat).marks, event
            case events.Became(seat=seat, role=role, team=team):
                assert role in book.roles, event
                assert team in scenario.teams, event
                if role != game.seat(seat).role:
                    new_roles[seat] = role
            case events.Left(seat=seat, how=how):
                assert game.seat(seat).alive, event
                assert isinstance(how, str), event
            case events.CameBack(seat=seat):
                assert not game.seat(seat).alive, event
            case events.DefenceCalled(seats=seats):
                assert len(set(seats)) == len(seats), event
            case events.Withdrew(by=by, do=do):
                assert any(act.by == by and do in (None, act.do) for act in game.acts), event
            case events.Met(seat=seat, seats=seats, roles=roles):
                assert seat not in seats, event
                assert roles is not None or not seats or list(seats) != game.seat(seat).knows, event
            case events.RoomChanged(room=room, members=members, open=is_open):
                assert game.members.get(room) != [list(members), is_open], event
            case events.VoteCast() | events.ActGiven():
                assert game.winner is None, event
            case _:
                pass
        apply(game, event)
    return game
