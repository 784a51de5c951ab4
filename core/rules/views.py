"""Views: how a game stands, worked out for whoever shows it. Pure; only what says so is for one seat alone. A face
words them and decides nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.rulebook.blank_roles import binding
from core.rulebook.book import Rulebook
from core.rulebook.course import Ballot
from core.rulebook.phase_names import VERDICT
from core.rules import hands
from core.rules.events import ALL, CLOSING, DEPARTED, Event, Marked, PhaseBegan
from core.rules.memory import CARD, CHALLENGERS, DECK, SIZE
from core.rules.scene import Scene
from core.rules.state import Game
from core.rules.talk import WISHES, closing_seconds, given_time, leads, speech_seconds

OPENING_NIGHT = "intro_night"


@dataclass(frozen=True, slots=True)
class BallotView:
    """The running ballot, as far as everybody may know it."""

    is_verdict: bool
    """Whether it decides who leaves; else it names who must answer the charge."""
    on_defence: tuple[int, ...]
    """Who stands accused, where only they may be named."""
    called: tuple[int, ...]
    """Who is called to it: the living, but for those of whom everybody knows that they have lost their vote, and for
    the accused where none of them has one. Whether one has can hang on a card; then all are called."""
    candidates: tuple[int, ...]
    """Seats that somebody may name now, ascending."""
    several: bool
    """Whether somebody may name more than one."""
    needed: int | None
    """Votes that decide; None where the most votes do, or the rulebook says no number."""
    size: int
    """The living when the phase began."""
    voted: int
    """How many have raised a hand, of how many who have a vote as far as everybody knows."""
    voters: int
    counts: Mapping[int, int] | None
    """Hands by living candidate; None where the ballot is secret. What a hand weighs may be a secret of its owner's
    card, so each counts as one here; the rules give the result."""
    may_abstain: bool
    """Whether a vote that is not given is nobody's."""


@dataclass(frozen=True, slots=True)
class Speech:
    """A speech to come: whose, for how many seconds, and what gives the floor besides the round (None: the round)."""

    seat: int
    seconds: int
    why: str | None


@dataclass(frozen=True, slots=True)
class FloorView:
    """Who speaks where people speak in turns."""

    speaker: int | None
    """Nobody, in the time after the last speech."""
    closing: bool
    """Whether the last speech is over, and whoever wants to act still may."""
    rest: tuple[Speech, ...]
    """Who speaks after this, in order; nobody who is known to be passed over."""
    closing_seconds: int
    """Seconds to act after the last speech; 0 where there are none."""
    words: tuple[str, ...]
    """Words about the talk that may be said in this phase: those of `core.rules.commands.Floor`."""
    challengers: tuple[int, ...]
    """The living who have asked the speaker for a challenge."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What several must want together."""

    do: str
    """A verb of the day, or a word about the talk."""
    by: tuple[int, ...]
    needed: int
    """How many must."""


@dataclass(frozen=True, slots=True)
class RoomView:
    """A private room: the seats in it, and whether they may talk now."""

    members: tuple[int, ...]
    open: bool


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A seat's own card, for its owner alone."""

    role: str
    team: str
    knows: Sequence[int]
    """Seats that its owner was shown as their own, and the roles told with them, by seat."""
    met: Mapping[int, str]
    lent: Sequence[str] | None
    """The verbs that a blank card was bound to; None for any other."""


@dataclass(frozen=True, slots=True)
class Blank:
    """A blank role as a lobby has bound it: to a team (None: not in the game) and to verbs of other roles,
    in the rulebook's order.
    """

    role: str
    team: str | None
    verbs: tuple[str, ...]


# -- ballots ----------------------------------------------------------------------------------------------------------


def ballot(book: Rulebook, game: Game) -> BallotView | None:
    """The running ballot; None outside of one."""
    rule = book.scenario.ballots.get(game.phase)
    if rule is None:
        return None
    scene = Scene(book, game)
    named: set[int] = set()
    several = False
    candidates = hands.candidates(scene.names, rule)
    for me in hands.voters(scene.names):
        seats = candidates(me)
        named.update(seats)
        several = several or (len(seats) > 1 and bool(scene.ask(rule.many, me)))
    among_defence = rule.candidates == "defence"
    return BallotView(
        is_verdict=game.phase == VERDICT or among_defence,
        on_defence=tuple(game.defence) if among_defence else (),
        called=_called(scene, rule),
        candidates=tuple(sorted(named)),
        several=several,
        needed=_needed(scene),
        size=game.notes[SIZE],
        voted=len(game.votes),
        voters=hands.known_voters(scene.names, rule),
        counts=_counts(game) if scene.ask(rule.open) else None,
        may_abstain=rule.not_given is None,
    )


def _called(scene: Scene, rule: Ballot) -> tuple[int, ...]:
    all_vote = rule.candidates != "defence" or "me" in rule.defendants_vote.names or scene.ask(rule.defendants_vote)
    called = [seat for seat in scene.game.living if all_vote or seat not in scene.game.defence]
    return tuple(seat for seat in called if not hands.known_silent(scene.names, rule, scene.seat(seat)))


def _counts(game: Game) -> dict[int, int]:
    hands = Counter(choice for choices in game.votes.values() for choice in choices)
    return {seat: votes for seat, votes in hands.items() if game.seat(seat).alive}


def _needed(scene: Scene) -> int | None:
    """What the first step at the end of this phase that counts votes says."""
    said = (call.params.needed(scene) for call in scene.book.steps.get(f"{scene.game.phase}.ends", ()))
    return next((needed for needed in said if needed is not None), None)


# -- talk -------------------------------------------------------------------------------------------------------------


def floor(book: Rulebook, game: Game) -> FloorView | None:
    """Who speaks; None where the talk is free, or there is none."""
    turn = game.turn
    if turn is None:
        return None
    scene = Scene(book, game)
    silent = silent_seats(book, game)
    rest = [
        Speech(number, speech_seconds(scene, number, why), why)
        for number, why in turn.rest
        if (game.seat(number).alive or why == DEPARTED) and number not in silent
    ]
    return FloorView(
        speaker=turn.seat,
        closing=turn.extra == CLOSING,
        rest=tuple(speech for speech in rest if given_time(scene, speech.seconds)),
        closing_seconds=closing_seconds(scene),
        words=_words_in_turns(book, game),
        challengers=tuple(seat for seat in game.notes.get(CHALLENGERS, []) if game.seat(seat).alive),
    )


def _words_in_turns(book: Rulebook, game: Game) -> tuple[str, ...]:
    if not leads(book, game):
        return ()
    challenges = book.scenario.phases[game.phase].challenges
    none = challenges.is_constant and not challenges.constant
    return ("yield", "agree", "disagree") if none else ("yield", "challenge", "agree", "disagree")


def free_talk(game: Game) -> tuple[str, ...]:
    """Words about the talk that may be said where it goes without turns."""
    return tuple(WISHES) if game.at_talk and game.turn is None else ()


def talk_wishes(game: Game) -> list[Wish]:
    """Who wants the talk to end, or to last longer; nobody's wish is not listed."""
    wanted = {do: _living(game, game.notes.get(WISHES[do], [])) for do in WISHES}
    return [Wish(do, by, majority(game)) for do, by in wanted.items() if by]


def speaks_in_turns(book: Rulebook) -> bool:
    """Whether the rulebook's day is a round of speeches."""
    days = [phase for name, phase in book.scenario.phases.items() if book.part(name) == "day"]
    return any(day.turns != "none" for day in days)


# -- wishes and acts --------------------------------------------------------------------------------------------------


def is_wish(book: Rulebook, do: str) -> bool:
    """Whether a verb is a wish of the whole table: everybody may give it, it names nobody and hides nothing, so that it
    only counts together with others'.
    """
    ability = book.scenario.everyone.get(do)
    if ability is None or ability.secret or ability.extras:
        return False
    return all(count.is_constant and count.constant == 0 for count in ability.at)


def wishes(book: Rulebook, game: Game) -> list[Wish]:
    """The table's wishes that somebody has now."""
    wanted: dict[str, list[int]] = {}
    for act in game.acts:
        if is_wish(book, act.do):
            wanted.setdefault(act.do, []).append(act.by)
    living = {do: _living(game, sorted(seats)) for do, seats in wanted.items()}
    return [Wish(do, by, majority(game)) for do, by in living.items() if by]


def is_defence(book: Rulebook, phase: str) -> bool:
    """Whether a phase is about those on defence: their speeches, or the ballot over them."""
    rule = book.scenario.ballots.get(phase)
    speeches = book.scenario.phases[phase].turns == "defence" if phase in book.scenario.phases else False
    return speeches or (rule is not None and rule.candidates == "defence")


def majority(game: Game) -> int:
    """The smallest number that is more than half of the living."""
    return len(game.living) // 2 + 1


def may_act(book: Rulebook, phase: str) -> bool:
    """Whether any card of this rulebook can do something in this phase: never whether somebody here can."""
    return any(book.in_phase(role, phase) for role in book.roles)


def cards_face_down(game: Game) -> int | None:
    """While a card that was drawn is to be played: how many still lie face down. None at any other time."""
    return len(game.notes[DECK]) if CARD in game.notes else None


def _living(game: Game, seats: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat in seats if game.seat(seat).alive)


# -- rooms, cards, the night ------------------------------------------------------------------------------------------


def room(game: Game, name: str) -> RoomView:
    """A private room; empty and shut where it has not been opened yet."""
    members, open_ = game.members.get(name, [(), False])
    return RoomView(tuple(members), bool(open_))


def rooms_of(game: Game, seat: int) -> list[str]:
    """The private rooms that this seat is in."""
    return [name for name in game.members if seat in room(game, name).members]


def held_card(book: Rulebook, game: Game, seat: int) -> HeldCard:
    """The card in a seat's hand."""
    me = game.seat(seat)
    return HeldCard(me.role, me.team, me.knows, me.met, book.lent(me.role, game.options))


def blanks(book: Rulebook, options: Mapping[str, Any]) -> list[Blank]:
    """The rulebook's blank roles as these options bind them."""
    rule = book.scenario.blanks
    if rule is None:
        return []
    found: list[Blank] = []
    for role in rule.roles:
        bound = binding(book.scenario, role, options)
        granted = bound.get("abilities", ())
        found.append(Blank(role, bound.get("team"), tuple(verb for verb in rule.verbs if verb in granted)))
    return found


def running(game: Game) -> list[Event]:
    """The running phase, and the running turn if there is one, as the events that began them."""
    phase = PhaseBegan(
        ALL,
        phase=game.phase,
        serial=game.serial,
        day=game.day,
        night=game.night,
        seconds=game.seconds,
        turns=game.turn is not None,
        living=game.notes[SIZE],
        on_defence=tuple(game.defence),
        part=game.part,
    )
    return [phase] if game.turn is None else [phase, game.turn]


def silent_seats(book: Rulebook, game: Game) -> frozenset[int]:
    """Who must not speak now, as far as everybody knows it."""
    return frozenset(event.seat for event in silenced(book, game))


def silenced(book: Rulebook, game: Game) -> list[Marked]:
    """Who must not speak now, as far as everybody knows it, as the events that silenced them."""
    marks = [mark for mark in book.scenario.silencing if book.scenario.marks.get(mark) == "public"]
    return [
        Marked(ALL, seat=seat.number, mark=mark, until=None, value=None)
        for seat in game.seats
        for mark in marks
        if mark in seat.marks
    ]


def wake_calls(book: Rulebook, game: Game) -> list[tuple[str, int]]:
    """The calls of the night that has begun, in the rulebook's order: who is called, for how many seconds."""
    scene = Scene(book, game)
    return [(call.call, scene.seconds(call.seconds)) for call in book.scenario.wake if scene.ask(call.if_)]
