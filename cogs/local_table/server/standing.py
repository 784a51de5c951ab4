"""How the evening stands, beside what the messages say: the clock, the people, who may speak, what is asked of me."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from cogs.local_table.server.evening import Evening
from cogs.local_table.server.frames import Json
from cogs.local_table.server.message_controls import Control, answered_by, holding
from cogs.showing.view import TableView, phase_title
from core.rules import views
from core.rules.prompts import Prompt


def clock(here: Evening, language: str) -> Json:
    """The evening's clock: its own pace, and what runs out next in the game."""
    view = here.table_view(language)
    phase = phase_title(view, view.game) if view is not None and view.state.game is not None else None
    if view is None and here.ended is not None:
        phase = here.page_words(language)("phase-over")
    ends = None if view is None or not view.state.running or view.state.clock is None else view.state.clock.ends
    return {
        "now": here.now,
        "speed": here.clock.speed,
        "paused": here.clock.paused,
        "until_me": here.clock.until_me,
        "onward": _onward(here),
        "phase": phase,
        "ends": ends,
        "mood": "over" if view is None and here.ended is not None else _mood(view),
    }


def _onward(here: Evening) -> str:
    """Where running ahead leads: past what is `asked` of the viewer, to what comes `next`, or to the `end`."""
    if here.decisions.open():
        return "asked"
    state = here.company.table.state
    return "end" if state is not None and state.running and not here.decisions.in_play else "next"


def skipped(here: Evening, language: str) -> Json | None:
    """What came to pass while the evening ran ahead; None where nothing did, or it is of no use any more."""
    return here.ahead.skipped.seen(here.table_view(language))


def _mood(view: TableView | None) -> str:
    if view is None or view.state.game is None:
        return "lobby"
    if view.state.over:
        return "over"
    if view.game.at_night:
        return "night"
    return "day" if views.ballot(view.book, view.game) is None else "vote"


def people(here: Evening, end: Json | None) -> list[Json]:
    """Everybody in the server: those at the table in the order of their seats, then the others. `end`: of the game
    that was played last; they sit as they sat at it until they gather for another."""
    state = here.company.table.state
    if state is None and end is not None:
        return [*_as_they_sat(here, end["people"])]
    sitting = [] if state is None else list(state.seats or state.lobby.players)
    game = None if state is None else state.game
    found: list[Json] = []
    for seat, player in enumerate(sitting, 1):
        left = state is not None and seat in state.absent
        alive = None if game is None else game.seat(seat).alive
        found.append(_person(here, player.user, seat, alive=alive, left=left))
    seated = {player.user for player in sitting}
    found += [_person(here, user, None, alive=None, left=False) for user in here.company.members if user not in seated]
    return found


def _as_they_sat(here: Evening, fates: list[Json]) -> Iterator[Json]:
    for one in fates:
        yield _person(here, int(one["id"]), one["seat"], alive=one["alive"], left=one["left"])
    seated = {int(one["id"]) for one in fates}
    for user in here.company.members:
        if user not in seated:
            yield _person(here, user, None, alive=None, left=False)


def _person(here: Evening, user: int, seat: int | None, *, alive: bool | None, left: bool) -> Json:
    me = user == here.me
    return {"id": str(user), "seat": seat, "name": here.view.name(user), "alive": alive, "left": left, "me": me}


def voice(here: Evening) -> Json | None:
    """Who has the floor, and who must be silent, as far as everybody knows; None where no game runs. A table of text
    shuts nobody's microphone."""
    state = here.company.table.state
    book = here.company.table.book
    if state is None or book is None or not state.running or state.game is None:
        return None
    talk = views.floor(book, state.game)
    return {
        "silenced": [str(state.user_of(seat)) for seat in sorted(views.silent_seats(book, state.game))],
        "floor": None if talk is None or talk.speaker is None else str(state.user_of(talk.speaker)),
        "narrator": here.narrates,
    }


def needs(here: Evening, language: str) -> list[Json]:
    """What is asked of the viewer now, and where it can be answered."""
    view = here.table_view(language)
    if view is None or view.state.over:
        return []
    if view.state.game is None:
        return _of_the_lobby(here, view)
    clock = view.state.clock
    until = None if clock is None else clock.ends
    found = [_need(here, answered_by(one), asked_by(view, one), until) for one in here.decisions.prompts()]
    if here.decisions.floor is not None:
        found.insert(0, _need(here, {("floor", "")}, here.page_words(language)("page-need-floor"), until))
    return found


def asked_by(view: TableView, prompt: Prompt) -> str:
    """What a prompt asks."""
    return view.wording.word_prompt(prompt).ask


def given_up(here: Evening, lost: Collection[str], language: str) -> list[Json]:
    """What the viewer would give up by running ahead: `{id, text}` of each."""
    view = here.table_view(language)
    texts = {} if view is None else {prompt.id: asked_by(view, prompt) for prompt in here.decisions.prompts()}
    floor = here.page_words(language)("page-give-up-floor")
    return [{"id": one, "text": texts.get(one, floor)} for one in sorted(lost)]


def _of_the_lobby(here: Evening, view: TableView) -> list[Json]:
    lobby = view.state.lobby
    least = view.book.scenario.players[0]
    if here.me != lobby.host or not here.plan.look or len(lobby.players) < max(least, here.plan.seats):
        return []
    need = _need(here, {("begin", "")}, here.page_words(view.words.language.code)("page-need-begin"), None)
    return [need | {"press": view.words("lobby-begin-button")}]


def _need(here: Evening, controls: set[Control], text: str, until: int | None) -> Json:
    held = next(holding(here, controls), None)
    return {
        "place": str(here.company.channel.id if held is None else held.place),
        "message": None if held is None else str(held.message),
        "control": None if held is None else held.controls[0],
        "text": text,
        "until": until,
        "press": None,
    }
