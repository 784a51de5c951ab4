"""The lobby: chairs, hosts, waiting, agreements, beginning, ending."""

from __future__ import annotations

import pytest

from core.rules.events import CardDealt, Dealt
from core.table import TableId
from core.table.table_commands import Begin, Configure, Gone, Join, Kick, Leave, Move, Open, Stop
from core.table_events import Closed, LobbyChanged
from tests.table.people import CHANNEL, TABLE, gather, seat, user


def names(players) -> list[int]:
    return [player.user - 1000 for player in players]


async def test_the_opener_sits_and_leads(table, scribe):
    await gather(table, 3)
    assert names(table.state.lobby.players) == [1, 2, 3]
    assert table.state.lobby.host == user(1)
    await table.settled()
    assert [event.change for event in scribe.events(LobbyChanged)] == ["opened", "joined", "joined"]
    assert scribe.events(LobbyChanged)[-1].lobby["players"] == [[user(n), f"P{n}"] for n in (1, 2, 3)]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Open(user(9), "P9", CHANNEL, "classic"), "lobby_open"),
        (Join(user(2), "P2"), "already_joined"),
        (Leave(user(9)), "not_joined"),
        (Begin(user(2)), "not_host"),
        (Begin(user(1)), "too_few"),
        (Begin(user(1), roles=("mafioso", "citizen")), "wrong_count"),
        (Begin(user(1), roles=("mafioso", "citizen", "nobody")), "unknown_role"),
        (Begin(user(1), roles=("citizen", "citizen", "citizen")), "no_mafia"),
        (Stop(user(2)), "not_host"),
        (Configure(user(2), {"pace": "clock"}), "not_host"),
        (Configure(user(1), {"pace": "hasty"}), "bad_option"),
        (Configure(user(1), {"seed": 3}), "unknown_option"),
        (Configure(user(1), {"host": user(9)}), "bad_target"),
        (Kick(user(2), user(3)), "not_host"),
        (Kick(user(1), user(9)), "bad_target"),
        (Kick(user(1), user(1)), "bad_target"),
        (Configure(user(1), {"options": {"speech_seconds": 5}}), "bad_option"),
        (Configure(user(1), {"options": {"no_such": 5}}), "unknown_option"),
        (Configure(user(1), {"scenario": "no_such"}), "unknown_scenario"),
    ],
)
async def test_refusals_change_nothing(table, store, command, code):
    await gather(table, 3)
    before = await store.load(TABLE)

    outcome = await table.do(command)

    assert outcome.refusal.code == code
    assert outcome.events == []
    after = await store.load(TABLE)
    assert (after.version, after.snapshot) == (before.version, before.snapshot)


async def test_a_scenario_that_does_not_exist_opens_nothing(table):
    outcome = await table.do(Open(user(1), "P1", CHANNEL, "../secrets"))
    assert outcome.refusal.code == "unknown_scenario"
    assert table.state is None


async def test_whoever_finds_no_chair_waits_and_moves_up(table):
    await gather(table, 22)
    assert names(table.state.lobby.waiting) == [21, 22]

    await table.do(Leave(user(5)))

    assert names(table.state.lobby.players) == [1, 2, 3, 4, *range(6, 22)]
    assert names(table.state.lobby.waiting) == [22]


async def test_fewer_chairs_send_the_last_to_wait_and_back(table):
    await gather(table, 6)
    lobby = table.state.lobby.resized(4)
    assert (names(lobby.players), names(lobby.waiting)) == ([1, 2, 3, 4], [5, 6])
    assert names(lobby.resized(20).players) == [1, 2, 3, 4, 5, 6]


async def test_a_lobby_left_by_its_host_goes_to_the_next(table, scribe):
    await gather(table, 3)
    await table.do(Leave(user(1)))
    assert table.state.lobby.host == user(2)
    assert (await table.do(Configure(user(2), {"pace": "clock"}))).refusal is None
    await table.settled()
    assert [event.change for event in scribe.events(LobbyChanged)][-2:] == ["host", "configured"]


async def test_leaving_the_server_is_leaving_the_lobby(table):
    await gather(table, 3)
    await table.do(Gone(user(1)))
    assert names(table.state.lobby.players) == [2, 3]


async def test_the_last_to_leave_closes_and_the_guild_is_free_again(table, store, scribe):
    await gather(table, 2)
    await table.do(Leave(user(2)))
    await table.do(Leave(user(1)))
    await table.settled()

    assert [event.reason for event in scribe.events(Closed)] == ["left"]
    assert await store.load(TABLE) is None
    await gather(table, 2)
    assert names(table.state.lobby.players) == [1, 2]


async def test_a_lobby_nobody_touches_closes(table, hands, scribe):
    await gather(table, 3)
    hands.move(29 * 60)
    await table.due()
    assert not table.state.over
    hands.move(61)
    await table.due()
    await table.settled()
    assert [event.reason for event in scribe.events(Closed)] == ["idle"]
    assert table.state is None


async def test_a_moderator_has_no_chair_and_may_lead(table, scribe):
    await table.do(Open(user(1), "P1", CHANNEL, "classic", moderator=user(1)))
    for number in range(2, 8):
        await table.do(Join(user(number), f"P{number}"))
    assert (await table.do(Join(user(1), "P1"))).refusal.code == "leads_table"

    assert (await table.do(Begin(user(1), 3))).refusal is None

    assert names(table.state.seats) == [2, 3, 4, 5, 6, 7]
    await table.settled()
    assert [event.to for event in scribe.events(Dealt)] == ["host"], "a moderator is shown the deal"


async def test_a_player_made_moderator_gets_up_and_still_leads(table):
    await gather(table, 7)
    await table.do(Configure(user(1), {"moderator": user(1)}))
    assert names(table.state.lobby.players) == [2, 3, 4, 5, 6, 7]
    assert table.state.lobby.host == user(1)
    await table.do(Leave(user(1)))
    assert (table.state.lobby.host, table.state.lobby.moderator) == (user(2), None)


async def test_a_steward_may_what_the_host_may(table):
    await gather(table, 6)
    assert (await table.do(Begin(user(99), 1, steward=True))).refusal is None
    assert (await table.do(Stop(user(99), steward=True))).refusal is None


async def test_dealing_seats_people_in_the_order_they_came(table, scribe):
    await seat(table, 6, roles=["godfather", "mafioso", "doctor", "detective", "citizen", "citizen"])
    assert names(table.state.seats) == [1, 2, 3, 4, 5, 6]
    assert table.state.seat_of(user(4)) == 4
    assert table.state.game.seat(4).role == "detective"
    await table.settled()
    assert scribe.events(Dealt) == [], "without a moderator nobody is shown the deal"
    assert [event.role for event in scribe.events(CardDealt) if event.to == "seat:4"] == ["detective"]


async def test_a_seed_of_the_tables_own_differs_from_game_to_game(table, tables):
    seeds = set()
    for guild in range(1, 4):
        other = tables.get(TableId(guild))
        await gather(other, 6)
        await other.do(Begin(user(1)))
        seeds.add(other.state.game.seed)
    assert len(seeds) == 3


async def test_a_table_goes_into_a_thread_of_its_own_and_back(table, scribe):
    await gather(table, 6)
    await table.settled()
    said = len(scribe.events(LobbyChanged))
    assert (await table.do(Move(77))).refusal is None
    assert (table.state.lobby.channel, table.state.lobby.home) == (77, CHANNEL)
    await table.do(Begin(user(1)))
    await table.do(Move(78))
    assert (table.state.lobby.channel, table.state.lobby.home) == (78, CHANNEL), "also in mid-game"
    await table.do(Move(None))
    await table.do(Move(None))
    assert (table.state.lobby.channel, table.state.lobby.parent) == (CHANNEL, None)
    await table.settled()
    assert len(scribe.events(LobbyChanged)) == said, "it is no news"


async def test_who_is_taken_off_the_table_stays_off_until_pardoned(table, store, scribe):
    await gather(table, 22)
    assert (await table.do(Kick(user(1), user(2)))).refusal is None
    assert names(table.state.lobby.players) == [1, *range(3, 22)], "who waited has the chair"
    assert (await table.do(Join(user(2), "P2"))).refusal.code == "kicked"
    await table.settled()
    assert scribe.events(LobbyChanged)[-1].people == (user(2),)

    await table.do(Kick(user(1), user(2), pardon=True))
    assert (await table.do(Join(user(2), "P2"))).refusal is None
    assert names(table.state.lobby.waiting) == [22, 2]


async def test_a_table_is_handed_over_to_one_who_is_here(table, scribe):
    await gather(table, 3)
    await table.do(Configure(user(1), {"host": user(3)}))
    assert table.state.lobby.host == user(3)
    assert (await table.do(Configure(user(1), {"pace": "clock"}))).refusal.code == "not_host"
    await table.settled()
    assert [(event.change, event.people) for event in scribe.events(LobbyChanged)][-1] == ("host", (user(3),))


async def test_a_smaller_rulebook_says_whose_chair_it_takes(table, scribe):
    await gather(table, 14)
    await table.do(Configure(user(1), {"scenario": "el_clasico"}))
    assert names(table.state.lobby.waiting) == [14]
    await table.settled()
    assert scribe.events(LobbyChanged)[-1].people == (user(14),)
    await table.do(Configure(user(1), {"scenario": "classic"}))
    assert names(table.state.lobby.players) == [*range(1, 15)]
