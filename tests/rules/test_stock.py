"""Things that come in kinds: what is said of them, which is the weightiest, and what may not be handed to whom."""

from __future__ import annotations

from typing import Any

import pytest

from core.rulebook.ability import Ability
from core.rules import stock
from core.rules.commands import Act
from core.rules.state import Seat

GUNS = {"real": 1, "rubber": 2, "blank": 0}
FIELDS = {
    "mood": {"kind": "flag"},
    "each": {"kind": "choices", "choices": list(GUNS)},
    "all": {"kind": "choice", "choices": list(GUNS)},
}


def handing(**said: Any) -> Ability:
    """An ability that hands out guns."""
    return Ability.model_validate({"stock": GUNS, "with": FIELDS, "self": True, **said})


@pytest.mark.parametrize(
    ("said", "kinds", "chief"),
    [
        ({}, ["real", "real", "real"], 0),
        ({"mood": True}, ["real", "real", "real"], 0),
        ({"all": "blank"}, ["blank", "blank", "blank"], 0),
        ({"each": ["blank", "real", "rubber"]}, ["blank", "real", "rubber"], 1),
        ({"each": ["blank", "toy", "rubber"]}, ["blank", "toy", "rubber"], 2),
        ({"each": ["toy", "toy", "blank"], "all": "real"}, ["toy", "toy", "blank"], 2),
    ],
)
def test_what_each_is_handed(said: dict[str, Any], kinds: list[str], chief: int):
    ability = handing()
    assert stock.kinds(ability, (4, 5, 6), said) == kinds
    assert stock.chief(ability, (4, 5, 6), said) == chief
    assert stock.chief(ability, (), {}) == 0
    assert stock.kinds(Ability(), (4,), {}) == [""]


@pytest.mark.parametrize(
    ("ability", "at", "said", "refused"),
    [
        ({}, (1, 2, 3), {}, None),
        ({}, (2,), {"all": "real"}, None),
        ({}, (2, 3), {"all": "rubber"}, None),
        ({}, (2, 3, 4), {"all": "rubber"}, ("no_uses", {"do": "give"})),
        ({}, (2,), {"all": "blank"}, ("no_uses", {"do": "give"})),
        ({"self_stock": ["rubber"]}, (1,), {"all": "real"}, ("self_target", {"seat": 1})),
        ({"self_stock": ["rubber"]}, (1,), {"all": "rubber"}, None),
        ({"self_stock": ["rubber"]}, (2,), {"all": "real"}, None),
        ({"known_stock": ["rubber"]}, (2,), {"all": "real"}, ("own_team", {"seat": 2})),
        ({"known_stock": ["rubber"]}, (2,), {"all": "rubber"}, None),
        ({"known_stock": ["rubber"]}, (3,), {"all": "real"}, None),
        ({"known_stock": ["rubber"]}, (1,), {"all": "real"}, None),
        ({"never_alone": ["rubber"]}, (2,), {"all": "rubber"}, ("not_alone", {})),
        ({"never_alone": ["rubber"]}, (2, 3), {"all": "rubber"}, ("not_alone", {})),
        ({"never_alone": ["rubber"]}, (2, 3), {"each": ["rubber", "real"]}, None),
        ({"never_alone": ["rubber"]}, (2,), {"all": "real"}, None),
    ],
)
def test_what_may_not_be_handed_to_whom(
    ability: dict[str, Any], at: tuple[int, ...], said: dict[str, Any], refused: tuple[str, dict[str, Any]] | None
):
    """1 hands out, and knows 2; of the real ones there are plenty, two of rubber, and no blank."""
    me = Seat(1, "gunsmith", "town")
    me.knows, me.uses = [2], {"arm:real": 9, "arm:rubber": 2, "arm:blank": 0}
    refusal = stock.refusal(me, "arm", handing(**ability), Act(1, "give", at, said))
    assert (None if refusal is None else (refusal.code, refusal.args)) == refused
    me.uses = {}
    assert stock.refusal(me, "arm", handing(), Act(1, "give", (2, 3, 4), {"all": "blank"})) is None
