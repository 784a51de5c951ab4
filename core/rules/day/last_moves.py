"""Last moves: whoever the vote puts out draws a card, which is played before the night."""

from __future__ import annotations

from core.rulebook.fields import NO, SeatFormula
from core.rulebook.refs import Answer as AnswerRef
from core.rulebook.refs import Card, Code, How, Mark, Note, Option
from core.rulebook.stage import Params
from core.rules.answer import new_role, seats
from core.rules.memory import CARD, CONDEMNED, DECK, MOVER, PLAYED
from core.rules.occasion import upon_act
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Given, Seat


class Shuffle(Params):
    """`cards`: the deck. `order`: an option of the host's that lists the cards instead, top first, if it is set."""

    cards: tuple[Card, ...]
    order: Option


@stage("shuffle_deck", Shuffle)
def shuffle_deck(scene: Scene, params: Shuffle) -> None:
    """At the start: lay the deck down."""
    listed = scene.game.options.get(params.order)
    cards = list(params.cards if listed is None else listed)
    if listed is None:
        scene.dice("deck").shuffle(cards)
    scene.note(DECK, cards)


class Mover(Params):
    """`how`: the way of leaving by a vote, after which a card is drawn."""

    how: How


@stage("last_mover", Mover)
def last_mover(scene: Scene, params: Mover) -> None:
    """After a verdict: whom it put out, or condemned, is the one who will draw, if a card is left."""
    game = scene.game
    left = [seat for seat in game.seats if seat.left_in == game.ordinal and seat.left_how == params.how]
    movers: list[int] = game.notes.get(CONDEMNED) or [seat.number for seat in left if not seat.alive]
    if movers and game.notes.get(DECK):
        scene.note(MOVER, movers[0])


class Draw(Params):
    """`codes`: what is announced of each card."""

    codes: dict[Card, Code]


@stage("draw_card", Draw)
def draw_card(scene: Scene, params: Draw) -> None:
    """As last words open: the mover draws the top card, and everybody sees which."""
    mover = scene.game.notes.get(MOVER)
    deck = scene.game.notes.get(DECK)
    if not mover or not deck:
        return
    scene.note(DECK, deck[1:])
    scene.note(CARD, deck[0])
    scene.note(PLAYED, None)
    scene.announce(params.codes[deck[0]], [mover], card=deck[0])


@stage("card_played")
def card_played(scene: Scene, params: Params) -> None:
    """At once: the card has been played, and cannot be played again."""
    scene.note(PLAYED, True)


@stage("end_move")
def end_move(scene: Scene, params: Params) -> None:
    """The move is over; a card that was not played is lost."""
    for key in (CARD, MOVER, PLAYED):
        scene.note(key, None)


class Swap(Params):
    """`marks` go with the card; notes and uses do, but for the notes `keeps`, which stay with the person. `circle`
    (`me`): a living player who is now of it knows it, and is told its seats in the word `shown`.
    """

    marks: tuple[Mark, ...] = ()
    keeps: tuple[Note, ...] = ()
    circle: SeatFormula = NO
    shown: AnswerRef | None = None


@stage("swap_cards", Swap)
@upon_act
def swap_cards(scene: Scene, params: Swap, act: Given) -> None:
    """At once: two players change identities: role, team, what is left of its uses and what belongs to it."""
    pair = scene.seat(act.by), scene.seat(act.at[0])
    twins = [seat.copy() for seat in pair]
    for seat, identity in zip(pair, reversed(twins), strict=True):
        _take_identity(scene, seat, identity, params)
    for seat in pair:
        scene.tell(seat.number, new_role(seat.role), own=True)
    circle = [seat.number for seat in scene.matching(params.circle)]
    for number in circle:
        scene.meet(number, circle)
        if params.shown is not None and number in (pair[0].number, pair[1].number):
            scene.tell(number, seats(params.shown, circle))


def _take_identity(scene: Scene, seat: Seat, identity: Seat, params: Swap) -> None:
    scene.become(seat.number, identity.role, identity.team)
    for key in sorted({*seat.uses, *identity.uses}):
        scene.set_uses(seat.number, key, identity.uses.get(key))
    for key in sorted({*seat.notes, *identity.notes} - {*params.keeps}):
        scene.note(key, identity.notes.get(key), seat=seat.number)
    for mark in params.marks:
        if mark in identity.marks:
            scene.mark(seat.number, mark, *identity.marks[mark])
        else:
            scene.unmark(seat.number, mark)
    scene.estrange(seat.number)
