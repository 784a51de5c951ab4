"""What Discord's own description refuses is refused alike by the fast look and by the one that explains."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.discord.openapi import description, quick

MESSAGES = "/channels/{channel_id}/messages"
MENU = {"type": 3, "custom_id": "who", "options": [{"label": "Ann", "value": "1"}], "min_values": 1, "max_values": 1}
PANEL: dict[str, Any] = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "components": [
                {"type": 10, "content": "Night falls"},
                {"type": 1, "components": [{"type": 2, "style": 1, "label": "Act", "custom_id": "act"}]},
                {"type": 1, "components": [MENU]},
            ],
        }
    ],
    "allowed_mentions": {"parse": []},
    "nonce": "a1",
    "enforce_nonce": True,
}
REPLY = {"type": 4, "data": PANEL}
BODIES = [
    ("POST", MESSAGES, PANEL),
    ("POST", MESSAGES, {"content": "Good evening"}),
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback", REPLY),
    ("POST", "/channels/{channel_id}/threads", {"name": "Mafia", "type": 12, "invitable": False}),
    ("PATCH", "/guilds/{guild_id}/members/{user_id}", {"mute": True}),
]
ODD = st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=5), st.just([]), st.just({}), st.just([{}]))


def places(body: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something stands in a body."""
    inner = body.items() if isinstance(body, dict) else enumerate(body) if isinstance(body, list) else ()
    return [way, *(place for key, value in inner for place in places(value, (*way, key)))]


def changed(body: Any, way: tuple[Any, ...], value: Any) -> Any:
    """The body with something else at one place."""
    if not way:
        return value
    copy = deepcopy(body)
    inside = copy
    for key in way[:-1]:
        inside = inside[key]
    inside[way[-1]] = value
    return copy


@pytest.mark.parametrize(("method", "template", "body"), BODIES)
def test_right_bodies_are_right(method: str, template: str, body: Any) -> None:
    assert description().is_right(quick, method, template, body)
    assert description().explained(method, template, body) == ()


@given(st.data())
def test_both_refuse_the_same(data: st.DataObject) -> None:
    method, template, body = data.draw(st.sampled_from(BODIES))
    odd = changed(body, data.draw(st.sampled_from(places(body)[1:])), data.draw(ODD))
    assert description().is_right(quick, method, template, odd) == (
        description().explained(method, template, odd) == ()
    )
