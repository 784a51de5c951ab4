"""Whatever people do in a lobby, nobody sits twice, nobody is lost, and somebody present leads."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from core.table import Lobby, Player

MOVES = st.lists(st.tuples(st.sampled_from(["join", "leave", "resize"]), st.integers(1, 12)), max_size=60)


@given(MOVES)
def test_chairs(moves):
    most, here = 5, [0]
    lobby = Lobby(host=0, channel=1, scenario="s").joined(Player(0, "opener"), most)
    for move, number in moves:
        if move == "join" and number not in here:
            lobby = lobby.joined(Player(number, f"P{number}"), most)
            here.append(number)
        elif move == "leave" and number in here:
            lobby = lobby.without(number, most)
            here.remove(number)
        elif move == "resize":
            most = number
            lobby = lobby.resized(most)
        everybody = [player.user for player in (*lobby.players, *lobby.waiting)]
        assert everybody == here, "in the order of their coming"
        assert len(lobby.players) == min(most, len(here))
        assert lobby.host in here
        assert Lobby.from_data(json.loads(json.dumps(lobby.to_data()))) == lobby


@given(st.lists(st.integers(0, 6), max_size=30))
def test_the_host_is_somebody_present(leavers):
    lobby = Lobby(host=0, channel=1, scenario="s")
    for number in range(7):
        lobby = lobby.joined(Player(number, str(number)), 5)
    for number in leavers:
        lobby = lobby.without(number, 5)
        if lobby.players:
            assert lobby.has(lobby.host)


@given(MOVES, st.sets(st.integers(1, 12), max_size=6))
def test_a_chair_that_is_kept_is_nobody_elses(moves, expected):
    most, here = 8, [0]
    invited = tuple(Player(number, f"P{number}") for number in sorted(expected))
    lobby = Lobby(host=0, channel=1, scenario="s", invited=invited).joined(Player(0, "opener"), most).resized(most)
    for move, number in moves:
        kept = lobby.expects(number)
        if move == "join" and number not in here:
            lobby = lobby.joined(Player(number, f"P{number}"), most)
            here.append(number)
            assert not kept or lobby.players[-1].user == number, "whose chair was kept sits down at once"
        elif move == "leave" and (number in here or kept):
            lobby = lobby.without(number, most)
            here = [one for one in here if one != number]
        elif move == "resize":
            most = number
            lobby = lobby.resized(most)
        assert [player.user for player in lobby.everybody if player.user not in expected] == [
            one for one in here if one not in expected
        ]
        assert {player.user for player in lobby.everybody} == set(here)
        assert not lobby.expects(0)
        assert len(lobby.players) == min(max(0, most - len(lobby.invited)), len(here))
        assert Lobby.from_data(json.loads(json.dumps(lobby.to_data()))) == lobby
    assert lobby.opened_to_all(most).invited == ()
    assert len(lobby.opened_to_all(most).players) == min(most, len(here))
