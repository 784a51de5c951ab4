"""Setting a game up: lawful options, the roles for so many players, what a table seated by hand must keep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from core.rulebook.blank_roles import binding, lawful_binding, unbound
from core.rulebook.book import Rulebook
from core.rulebook.formula import Formula
from core.rules.chance import dice
from core.rules.functions import Functions
from core.rules.refusal import OwnCode, Refusal
from core.rules.state import Game, Seat


def options_of(book: Rulebook, given: Mapping[str, Any], roles: Sequence[str] = ()) -> dict[str, Any] | Refusal:
    """All options with their values: those given, checked, and the defaults of the rest (which may depend on
    `roles`).
    """
    values: dict[str, Any] = {}
    for name in given:
        if name not in book.scenario.options:
            return Refusal("unknown_option", {"option": name})
    for name, option in book.scenario.options.items():
        if name not in given:
            default = option.default
            values[name] = default(_table(book, roles, values)) if isinstance(default, Formula) else default
            continue
        value = given[name]
        number = isinstance(value, int) and not isinstance(value, bool)
        lawful = (
            (option.kind == "any")
            or (option.kind == "blanks" and lawful_binding(book.scenario, value))
            or (option.kind == "flag" and isinstance(value, bool))
            or (
                option.kind == "number"
                and ((number and option.least <= value <= option.most) or value in option.choices)
            )
            or (option.kind == "choice" and value in option.choices)
            or (option.kind == "list" and isinstance(value, list) and all(one in option.choices for one in value))
        )
        if not lawful:
            return Refusal("bad_option", {"option": name})
        values[name] = value
    return values


def still_lawful(book: Rulebook, given: Mapping[str, Any]) -> dict[str, Any]:
    """What was chosen by an earlier version of a rulebook, as far as this one knows it."""
    return {name: value for name, value in given.items() if not isinstance(options_of(book, {name: value}), Refusal)}


def showing_leavers(book: Rulebook, shown: bool | None) -> dict[str, Any]:
    """The options by which a rulebook leaves it to the table whether the role of who leaves is shown, set to `shown`:
    its flags that its `reveals` go by. None where it decides that itself, or where nothing is wished.
    """
    asked = {name for rule in book.scenario.reveals.values() if isinstance(rule, Formula) for name in rule.names}
    flags = [name for name, option in book.scenario.options.items() if option.kind == "flag" and name in asked]
    return {} if shown is None else dict.fromkeys(flags, shown)


def roles_for(book: Rulebook, players: int, options: Mapping[str, Any]) -> list[str] | Refusal:
    """The roles dealt to so many players, in the scenario's order (not shuffled)."""
    least, most = book.scenario.players
    outside = _outside(players, least, most)
    if outside is not None:
        return outside
    counts = Counter(book.scenario.deal.table[players])
    names = _table(book, [""] * players, options)
    for rule in book.scenario.deal.refuse:
        if rule.if_(names):
            return Refusal(OwnCode(rule.code))
    for adjust in book.scenario.deal.adjust:
        if adjust.if_(names):
            for old, new in adjust.swap.items():
                moved = max(0, min(counts[old], adjust.most.number(names)))
                counts[old] -= moved
                counts[new] += moved
    blanks = book.scenario.blanks
    if blanks is None:
        return _listed(book, counts)
    for blank in blanks.roles:
        bound = binding(book.scenario, blank, options)
        if bound:
            base = blanks.teams[bound["team"]]
            if not counts[base]:
                return Refusal("no_room_for_blank", {"role": blank})
            counts[base] -= 1
            counts[blank] = 1
    dealt = _listed(book, counts)
    return hand_refusal(book, dealt, options) or dealt


def _listed(book: Rulebook, counts: Mapping[str, int]) -> list[str]:
    return [role for role in book.roles for _ in range(counts[role])]


def shuffled(roles: Sequence[str], seed: int | str) -> list[str]:
    """The roles in the order of seats, by the game's seed."""
    dealt = list(roles)
    dice(seed, 0, "deal").shuffle(dealt)
    return dealt


def hand_refusal(book: Rulebook, roles: Sequence[str], options: Mapping[str, Any]) -> Refusal | None:
    """Why a table may not be seated so by hand, or None."""
    for role in roles:
        if role not in book.roles:
            return Refusal("unknown_role", {"role": role})
    hand = book.scenario.hand
    outside = _outside(len(roles), hand.least, hand.most)
    if outside is not None:
        return outside
    names = _table(book, roles, options)
    for rule in hand.refuse:
        if rule.if_(names):
            return Refusal(OwnCode(rule.code))
    blank = unbound(book.scenario, roles, options)
    return None if blank is None else Refusal("unbound_blank", {"role": blank})


def hand_warnings(book: Rulebook, roles: Sequence[str], options: Mapping[str, Any]) -> list[str]:
    """What the rulebook advises against in a table seated so by hand: the codes of its warnings."""
    names = _table(book, roles, options)
    return [rule.code for rule in book.scenario.hand.warn if rule.if_(names)]


def _outside(players: int, least: int, most: int) -> Refusal | None:
    """Why so many do not play, or None."""
    if players < least:
        return Refusal("too_few", {"least": least, "most": most})
    return Refusal("too_many", {"least": least, "most": most}) if players > most else None


def _table(book: Rulebook, roles: Sequence[str], options: Mapping[str, Any]) -> Functions:
    """Names over a table that is only being set up."""
    game = Game()
    game.options = dict(options)
    for number, role in enumerate(roles, 1):
        team = book.team_of(role, options) if role in book.roles else ""
        game.seats.append(Seat(number, role, team))
    return Functions(book, game)
