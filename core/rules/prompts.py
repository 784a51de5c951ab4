"""Prompts: what is asked of whom at this moment, as data. Menus, consoles, scripted players and simulators all read
these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from core.rulebook.book import Rulebook
from core.rules import acts, hands, stock, uses
from core.rules.scene import Scene
from core.rules.state import Game, Seat

if TYPE_CHECKING:
    from core.rulebook.schema import Ability, Ballot, Extra

VOTE = "vote"


class Prompt(NamedTuple):
    """One open question. A named tuple, for a game asks some seventy."""

    id: str
    """Holds the phase's serial: a click from an earlier phase carries an id that is no longer open."""
    seat: int
    do: str
    """A verb, or `vote`."""
    seats: tuple[int, ...]
    """Who may be named, at least `least` and at most `most` of them."""
    least: int
    most: int
    optional: bool
    extras: Mapping[str, dict[str, Any]] = MappingProxyType({})
    """Each further field with `{kind, choices, least, most, required, seats}`; one with `seats` belongs to acts that
    name so many.
    """
    room: str | None = None
    left: int | None = None
    """Uses left of an ability that has a limit."""
    spent: bool = False
    """Whether some of them are used up."""
    given: dict[str, Any] | None = None
    """What stands now: `{at, extras}`, or None."""
    slots: tuple[tuple[int, ...], ...] = ()
    """Where the order of the seats named matters, the seats that each place may take (else empty)."""
    each: bool = False
    """Whether all of a room have a word of their own on it, so that nobody answers for another."""
    ability: str | None = None
    """The name under which the rulebook has this ability, where that is not its verb."""
    once: bool = False
    """Whether what is given takes effect at once, so that it must be given whole."""
    either: str | None = None
    """Of the abilities of a seat with the same word here, one may be used."""
    paid_each: bool = False
    """Whether each seat that is named costs a use."""


def prompts(book: Rulebook, game: Game, seat: int | None = None) -> list[Prompt]:
    """The prompts open now, of one seat or of all, in seat order."""
    if game.winner is not None:
        return []
    scene = Scene(book, game)
    ballot = book.scenario.ballots.get(game.phase)
    candidates = None if ballot is None else hands.candidates(scene.names, ballot)
    found: list[Prompt] = []
    for me in game.seats if seat is None else (game.seat(seat),):
        found.extend(_abilities(scene, me, book.in_phase(me.role, game.phase)))
        if ballot is not None and candidates is not None:
            prompt = _ballot(scene, ballot, me, candidates)
            if prompt is not None:
                found.append(prompt)
    return found


def _abilities(scene: Scene, me: Seat, abilities: list[tuple[str, Ability]]) -> list[Prompt]:
    game = scene.game
    found: list[Prompt] = []
    for key, ability in abilities:
        if acts.why_not(scene, me, key, ability) is not None:
            continue
        do = ability.given_as(key)
        least, most = acts.counts(scene, me, ability)
        if most < least:
            continue
        slots = tuple(
            _lawful(scene, me, key, ability, slot) for slot in range(most if ability.ordered else min(most, 1))
        )
        seats = tuple(sorted({number for slot in slots for number in slot}))
        if len(seats) < least or not all(slots[:least] or slots):
            continue
        extras = {
            name: {
                "kind": extra.kind,
                "choices": _choices(scene, me, key, ability, extra),
                "least": extra.least,
                "most": extra.most,
                "required": extra.required,
                "seats": extra.seats,
            }
            for name, extra in ability.extras.items()
            if extra.asked and scene.ask(extra.if_, me)
        }
        given = scene.act_of(me.number, do)
        found.append(
            Prompt(
                id=f"{game.serial}.{me.number}.{do}",
                seat=me.number,
                do=do,
                seats=seats,
                least=least,
                most=most,
                optional=not scene.ask(ability.mandatory, me),
                extras=extras,
                room=acts.room_of(scene, me, ability),
                left=me.uses.get(key),
                spent=uses.spent(scene.names, me, key, ability),
                given=None if given is None else {"at": list(given.at), "extras": given.extras},
                slots=slots if ability.ordered else (),
                each=ability.each,
                ability=key if key != do else None,
                once=bool(ability.at_once),
                either=ability.either or ability.one_of,
                paid_each=ability.spend == "paid_each",
            )
        )
    return found


def _choices(scene: Scene, me: Seat, key: str, ability: Ability, extra: Extra) -> list[str]:
    """What the field may say: of things that are handed out, only those that are left."""
    if not extra.choices and extra.kind in ("role", "roles"):
        return list(scene.book.roles)
    offered = [one for one in extra.choices if acts.open_choice(scene, extra, one, me)]
    return [one for one in offered if one not in ability.stock or not me.used_up(stock.use(key, one))]


def _lawful(scene: Scene, me: Seat, key: str, ability: Ability, slot: int) -> tuple[int, ...]:
    return tuple(
        target.number
        for target in scene.game.seats
        if acts.why_not_seat(scene, me, key, ability=ability, target=target, slot=slot) is None
    )


def _ballot(scene: Scene, ballot: Ballot, me: Seat, candidates: Callable[[Seat], list[int]]) -> Prompt | None:
    game = scene.game
    if hands.why_not_voter(scene.names, ballot, me) is not None:
        return None
    seats = tuple(candidates(me))
    if not seats:
        return None
    choices = game.votes.get(me.number)
    return Prompt(
        id=f"{game.serial}.{me.number}.{VOTE}",
        seat=me.number,
        do=VOTE,
        seats=seats,
        least=0,
        most=len(seats) if scene.ask(ballot.many, me) else 1,
        optional=True,
        given=None if choices is None else {"at": list(choices), "extras": {}},
    )
