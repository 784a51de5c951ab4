"""Last moves: whoever the vote puts out draws a card and must play it before the night.

The notes: ``deck`` (cards left, top first), ``card`` (the one drawn), ``mover`` (whose it is), ``played``.
"""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules import acts
from core.rules.commands import Act
from core.rules.prompts import prompts
from core.rules.register import stage
from core.rules.scene import Scene

DECK, CARD, MOVER, PLAYED = "deck", "card", "mover", "played"


class Shuffle(Params):
    """``cards``: the deck; the option ``option``, if it is given, lists the cards instead, top first."""

    cards: tuple[str, ...]
    option: str = "last_move_deck"


@stage("shuffle_deck", Shuffle)
def shuffle_deck(scene: Scene, params: Shuffle) -> None:
    """At the start: lay the deck down."""
    listed = scene.game.options.get(params.option)
    if listed is None:
        cards = list(params.cards)
        scene.dice("deck").shuffle(cards)
    else:
        cards = list(listed)
    scene.note(DECK, cards)


class Mover(Params):
    """``voted``: who moves is the one whom the verdict has just put out (or condemned)."""


@stage("last_mover", Mover)
def last_mover(scene: Scene, params: Mover) -> None:
    """After a verdict: whoever it put out is the one who will draw, if a card is left."""
    game = scene.game
    leavers = [seat.number for seat in game.seats if seat.left_in == game.serial and seat.left_how == "vote"]
    condemned = game.notes.get("condemned", [])
    movers = condemned or [number for number in leavers if not scene.seat(number).alive]
    if movers and game.notes.get(DECK):
        scene.note(MOVER, movers[0])


class Draw(Params):
    """``code``: the prefix of the announcement (``card_`` and the card's id)."""

    code: str = "card_"


@stage("draw_card", Draw)
def draw_card(scene: Scene, params: Draw) -> None:
    """As last words open: the mover draws the top card, and everybody sees which."""
    mover, deck = scene.game.notes.get(MOVER), scene.game.notes.get(DECK)
    if not mover or not deck:
        return
    scene.note(DECK, deck[1:])
    scene.note(CARD, deck[0])
    scene.note(PLAYED, None)
    scene.announce(f"{params.code}{deck[0]}", [mover], card=deck[0])


@stage("card_played")
def card_played(scene: Scene, params: Params) -> None:
    """At once: the card has been played, and cannot be played again."""
    scene.note(PLAYED, 1)


class Play(Params):
    """``oneself``: a formula about ``me`` for a mover who, staying still, is taken to have named themselves."""

    oneself: FormulaField = NO


@stage("play_card", Play)
def play_card(scene: Scene, params: Play) -> None:
    """The time of last words is up: a card that was not played is played by the host, on seats drawn by lot."""
    game = scene.game
    mover = game.notes.get(MOVER, 0)
    if mover and PLAYED not in game.notes:
        for prompt in prompts(scene.book, game, mover):
            if scene.ask(params.oneself, scene.seat(mover)):
                at = (mover,)
            else:
                others = [number for number in prompt.seats if number != mover]
                at = tuple(scene.dice("card").sample(others, min(prompt.most, len(others))))
            if len(at) >= prompt.least:
                acts.give(scene, Act(mover, prompt.do, at))
    end_move(scene, params)


@stage("end_move")
def end_move(scene: Scene, params: Params) -> None:
    """The move is over; a card that was not played is lost."""
    for key in (CARD, MOVER, PLAYED):
        scene.note(key, None)


class NoteTargets(Params):
    """``key``: the seats of the act are remembered under it."""

    key: str


@stage("note_targets", NoteTargets)
def note_targets(scene: Scene, params: NoteTargets) -> None:
    """At once: remember whom the act names."""
    if scene.given is not None:
        scene.note(params.key, list(scene.given.at))


class MarkNoted(Params):
    """``key``: seats remembered; the living of them are marked ``mark`` until the phase ``until``, and are
    forgotten.
    """

    key: str
    mark: str
    also: str | None = None
    until: str | None = None


@stage("mark_noted", MarkNoted)
def mark_noted(scene: Scene, params: MarkNoted) -> None:
    """Mark those who were named before."""
    for number in scene.game.notes.get(params.key, []):
        if scene.seat(number).alive:
            scene.mark(number, params.mark, params.until)
            if params.also is not None:
                scene.mark(number, params.also, params.until)
    scene.note(params.key, None)


class Unmask(Params):
    """``sought``: a formula about ``target``. ``hit`` / ``miss``: announcements. ``mark``: put on one unmasked by
    another, whose role is shown; ``loses``: marks that one who names himself rightly loses.
    """

    sought: FormulaField
    hit: str
    miss: str
    mark: str | None = None
    loses: tuple[str, ...] = ()
    how: str = "card"


@stage("unmask", Unmask)
def unmask(scene: Scene, params: Unmask) -> None:
    """At once: the mover says who a certain player is. Right: the mover comes back in that player's stead."""
    act = scene.given
    if act is None:
        return
    mover, named = scene.seat(act.by), scene.seat(act.at[0])
    if not scene.ask(params.sought, mover, named):
        scene.announce(params.miss, [mover.number])
        return
    if named is mover:
        for mark in params.loses:
            scene.unmark(mover.number, mark)
    else:
        scene.leave(named.number, params.how, named.role)
        if params.mark:
            scene.mark(named.number, params.mark)
    scene.announce(params.hit, sorted({mover.number, named.number}))
    scene.back(mover.number)


class Swap(Params):
    """``marks`` go with the card; notes and uses do, but for ``keeps``, which stay with the person. ``circle``: a
    formula about ``me``; a living player who is now of it is told its seats.
    """

    marks: tuple[str, ...] = ()
    keeps: tuple[str, ...] = ()
    circle: FormulaField = NO
    tell_circle: bool = True


@stage("swap_cards", Swap)
def swap_cards(scene: Scene, params: Swap) -> None:
    """At once: two players change identities: role, team, what is left of its uses and what belongs to it."""
    act = scene.given
    if act is None:
        return
    one, other = scene.seat(act.by), scene.seat(act.at[0])
    identities = [(seat.role, seat.team, dict(seat.uses), dict(seat.notes), dict(seat.marks)) for seat in (one, other)]
    for seat, (role, team, uses, notes, marks) in zip((one, other), reversed(identities), strict=True):
        scene.become(seat.number, role, team)
        for key in sorted({*seat.uses, *uses}):
            scene.emit("uses", f"seat:{seat.number}", seat=seat.number, ability=key, left=uses.get(key))
        for key in sorted({*seat.notes, *notes} - {*params.keeps}):
            scene.note(key, notes.get(key), seat=seat.number)
        for mark in params.marks:
            if mark in marks:
                scene.mark(seat.number, mark, *marks[mark])
            else:
                scene.unmark(seat.number, mark)
        scene.emit("knows", f"seat:{seat.number}", seat=seat.number, seats=[])
    for seat in (one, other):
        scene.tell(seat.number, f"role:{seat.role}", own=True)
    circle = [seat.number for seat in scene.matching(params.circle)]
    for number in circle:
        scene.meet(number, circle)
        if params.tell_circle and number in (one.number, other.number):
            scene.tell(number, "seats:" + ",".join(str(member) for member in circle))
