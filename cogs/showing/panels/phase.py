"""The public message of the running phase: what it is, who may do what, until when, with its buttons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ui

from cogs.showing.last_seconds import short
from cogs.showing.panels.page import DAY, NIGHT, OPTIONS, VOTE, Part, menu, page, rows
from cogs.showing.panels.waiting import decided_line, night_ends, undecided_line
from cogs.showing.panels.wishes_panel import wish_lines
from cogs.showing.view import Style, TableView, when
from core.rules import views
from core.rules.views import BallotView, FloorView
from core.table import wishes

FIRST = 1  # of a phase's turns
NEXT_SHOWN = 2
"""So many of those who speak next are named."""


def phase_panel(view: TableView, before: Sequence[str] = (), call: str | None = None) -> ui.LayoutView:
    """The panel of the running phase, after the sentences `before`; `call` names whom it is about."""
    ballot = views.ballot(view.book, view.game)
    floor = views.floor(view.book, view.game)
    if ballot is not None:
        lines = [_short(view, ballot), *_ballot(view, ballot), *rows(_common(view))]
        return page(*before, *lines, colour=VOTE, above=call)
    if floor is not None:
        return page(*before, _short(view), *_turns(view, floor), *rows(_common(view)), colour=DAY, above=call)
    if view.game.at_night:
        acting = views.may_act(view.book, view.game.phase)
        night = [view.button("night", "night-open-button", Style.primary)] if acting else []
        return page(*before, night_ends(view), *rows([*night, *_common(view)]), colour=NIGHT, above=call)
    return page(*before, _short(view), *_talk(view), *rows(_common(view)), colour=DAY, above=call)


def _short(view: TableView, ballot: BallotView | None = None) -> str | None:
    """That the last seconds run, once it is worth saying."""
    return decided_line(view, ballot) or (view.words("time-short") if short(view.state, view.now) else None)


def without_buttons(sentences: Sequence[str]) -> ui.LayoutView:
    """News, or what a panel leaves behind."""
    return page(*sentences, colour=DAY)


def held_open(view: TableView, sentences: Sequence[str]) -> ui.LayoutView:
    """News of a chair that is held open, with the button that takes it."""
    take = view.button("join", "substitute-take-button", Style.success, any_time=True)
    return page(*sentences, *rows([take]), colour=DAY)


def _common(view: TableView) -> list[ui.Button[ui.LayoutView]]:
    buttons = [
        view.button("card", "role-card-button", any_time=True),
        view.button("status", "status-button", any_time=True),
    ]
    if not view.game.at_night and views.may_act(view.book, view.game.phase):
        buttons.insert(0, view.button("night", "day-act-button"))
    return buttons


def _alive(view: TableView) -> str:
    """Who is in the game: by name as the first day begins, and after that by number, which shows who is missing."""
    game = view.game
    living = view.game.living
    begins = game.turn is None or game.turn.number == FIRST
    seats = view.names.roster(living) if game.day <= 1 and begins else view.names.numbers(living)
    return view.words("day-alive", count=len(living), seats=seats)


def _paused(view: TableView) -> str | None:
    return view.words("host-paused") if view.state.paused is not None else None


def _talk(view: TableView) -> list[Part | None]:
    """Free talk: until when, and the buttons that shorten or lengthen it."""
    ends = None if view.ends is None else view.words("day-ends", when=view.ends)
    wanted = _wanted(view, views.talk_wishes(view.game))
    lines = [_alive(view), _cards(view), ends, _paused(view), *wish_lines(view), *wanted]
    buttons = [view.button("floor", f"day-{do}-button", rest=do) for do in views.free_talk(view.game)]
    return ["\n".join(line for line in lines if line), *rows(buttons)]


def _wanted(view: TableView, wanted: Iterable[views.Wish]) -> list[str]:
    return [view.words(f"floor-{wish.do}-count", votes=len(wish.by), needed=wish.needed) for wish in wanted]


def _cards(view: TableView) -> str | None:
    """While a card that was drawn is to be played: how many lie face down still."""
    left = views.cards_face_down(view.game)
    if left is None:
        return None
    return view.words("cards-face-down", left=left, row=" ".join([view.words("card-back")] * left))


def _turns(view: TableView, floor: FloorView) -> list[Part | None]:
    """Speech in turns: who has the floor, who follows and when."""
    words = view.words
    # Who must answer has just been said at length, and is all that matters now.
    everybody = None if views.is_defence(view.book, view.game.phase) else _alive(view)
    parts: list[Part | None] = [everybody, _paused(view), "\n".join(wish_lines(view))]
    if floor.closing or floor.speaker is None:
        return [*parts, words("turn-closing-now", when=view.ends or "…")]
    lines = [words("turn-now", speaker=view.names[floor.speaker], when=view.ends or "…")]
    clock = view.state.clock
    starts = None if clock is None else clock.ends
    for place, speech in enumerate(floor.rest):
        moment = "" if starts is None else when(starts, "T")
        if place < NEXT_SHOWN:
            lines.append(words("turn-then", speaker=view.names[speech.seat], when=moment, extra=speech.why or "none"))
        if starts is not None:
            starts += speech.seconds * 1000
    if len(floor.rest) > NEXT_SHOWN:
        lines.append(words("turn-more", count=len(floor.rest) - NEXT_SHOWN))
    if floor.closing_seconds:
        lines.append(words("turn-closing-then", when="…" if starts is None else when(starts, "T")))
    parts.append("\n".join([*lines, *_wanted(view, wishes.standing(view.state.wishes, view.game))]))
    parts += rows(_turn_buttons(view, floor))
    if floor.challengers:
        options = view.seat_options(floor.challengers[:OPTIONS])
        parts.append(menu(view.address("grant"), words("day-grant-placeholder"), options))
    return parts


def _turn_buttons(view: TableView, floor: FloorView) -> list[ui.Button[ui.LayoutView]]:
    return [
        view.button("floor", f"day-{do}-button", Style.primary if do == "yield" else Style.secondary, do)
        for do in (*floor.words, *(wishes.WISHES if wishes.round_of_speeches(view.game) else ()))
    ]


def _ballot(view: TableView, ballot: BallotView) -> list[Part | None]:
    """A ballot: who may be named, how many hands are needed, how it stands where it is open."""
    words = view.words
    lines = [
        words("vote-on-defence", seats=view.names.join(ballot.on_defence)) if ballot.on_defence else None,
        None
        if ballot.needed is None or ballot.needed <= 1
        else words("vote-needed", needed=ballot.needed, n=ballot.size),
        None if view.ends is None else words("vote-ends", when=view.ends),
        _paused(view),
        words("vote-voted", count=ballot.voted),
        undecided_line(view, ballot),
    ]
    if ballot.counts is None:
        lines.append(words("vote-secret"))
    elif any(ballot.counts.values()):
        lines.append(view.wording.tally(ballot.counts, ballot.needed))
    parts: list[Part | None] = ["\n".join(line for line in lines if line)]
    for start in range(0, len(ballot.candidates), OPTIONS):
        shown = ballot.candidates[start : start + OPTIONS]
        most = len(shown) if ballot.several else 1
        options = view.seat_options(shown)
        parts.append(menu(view.address("vote", str(start // OPTIONS)), words(_placeholder(ballot)), options, 1, most))
    abstain = [view.button("abstain", "vote-abstain-button")] if ballot.may_abstain else []
    history = view.button("votes", "vote-history-button", any_time=True)
    parts += rows([view.button("withdraw", "vote-withdraw-button"), *abstain, history])
    return parts


def _placeholder(ballot: BallotView) -> str:
    if ballot.is_verdict:
        return "vote-placeholder-verdict"
    return "vote-placeholder-nomination-many" if ballot.several else "vote-placeholder-nomination"
