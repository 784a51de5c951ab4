"""A table built out of a pool of roles, in the lobby."""

from __future__ import annotations

from collections import Counter

import pytest

from core.books.library import load
from core.table.role_pool import laid_out, rebound, to_save
from core.table.table_commands import Begin, Configure, Pick
from tests.table.people import GUILD, gather, user

POOL = "grand_persian"
TABLE = ("godfather", "killer", "detective", "citizen", "citizen", "citizen", "citizen")


async def test_a_table_is_put_together_card_by_card(table):
    await gather(table, 7, POOL)
    await table.do(Configure(user(1), {"roles": ("citizen",)}))
    for role, more in (("citizen", 4), ("godfather", 1), ("citizen", -1), ("fool", -1)):
        assert (await table.do(Pick(user(1), role, more))).refusal is None
    assert table.state.lobby.roles == ("godfather", *["citizen"] * 4)


async def test_the_first_card_is_added_to_the_rulebooks_own_table(table):
    await gather(table, 7, POOL)
    assert (await table.do(Pick(user(1), "sniper", 1))).refusal is None
    assert Counter(table.state.lobby.roles) == Counter({**load(POOL).scenario.deal.table[7], "sniper": 1})


async def test_the_cards_that_were_chosen_are_dealt(table):
    await gather(table, 7, POOL)
    await table.do(Configure(user(1), {"roles": TABLE[::-1]}))
    assert table.state.lobby.roles == TABLE
    assert (await table.do(Begin(user(1), seed=4))).refusal is None
    dealt = [seat.role for seat in table.state.game.seats]
    assert Counter(dealt) == Counter(TABLE)
    assert dealt != list(TABLE), "not in the order in which they were chosen"


async def test_without_a_table_the_rulebook_deals(table):
    await gather(table, 7, POOL)
    await table.do(Configure(user(1), {"roles": TABLE}))
    await table.do(Configure(user(1), {"roles": ()}))
    assert (await table.do(Begin(user(1), seed=4))).refusal is None
    assert "killer" not in [seat.role for seat in table.state.game.seats]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Pick(user(2), "citizen", 1), "not_host"),
        (Pick(user(1), "nobody", 1), "unknown_role"),
        (Pick(user(1), "citizen", 31), "too_many"),
        (Configure(user(1), {"roles": ("citizen", "nobody")}), "unknown_role"),
        (Configure(user(2), {"roles": TABLE}), "not_host"),
    ],
)
async def test_refusals(table, command, code):
    await gather(table, 7, POOL)
    assert (await table.do(command)).refusal.code == code
    assert table.state.lobby.roles == ()


async def test_a_rulebook_without_a_pool_has_no_table_to_build(table):
    await gather(table, 6)
    assert (await table.do(Pick(user(1), "citizen", 1))).refusal.code == "no_pool"


async def test_another_rulebook_starts_without_a_table(table):
    await gather(table, 7, POOL)
    await table.do(Configure(user(1), {"roles": TABLE}))
    await table.do(Configure(user(1), {"scenario": "classic"}))
    assert table.state.lobby.roles == ()


async def test_as_many_cards_as_players(table):
    await gather(table, 8, POOL)
    await table.do(Configure(user(1), {"roles": TABLE}))
    refusal = (await table.do(Begin(user(1)))).refusal
    assert (refusal.code, refusal.args) == ("other_count", {"count": 7, "players": 8})


async def test_a_table_that_the_rulebook_refuses_is_not_dealt(table):
    await gather(table, 10, "classic_advanced")
    assert (await table.do(Configure(user(1), {"roles": ("citizen",) * 10}))).refusal is None
    assert (await table.do(Begin(user(1)))).refusal.code == "no_mafia"


BLANKS = {
    "tramp": {"team": "town", "abilities": ["save", "inspect"]},
    "trucker": {"team": "mafia", "abilities": []},
    "dancer": {"team": "solo", "abilities": ["shoot"]},
}


async def test_a_blank_is_bound_bit_by_bit_and_freed(table):
    await gather(table, 7, "gangster_city")
    book = load("gangster_city")
    for role, change in (
        ("tramp", {"team": "mafia"}),
        ("tramp", {"abilities": ["save", "inspect"]}),
        ("dancer", {"team": "solo"}),
        ("tramp", {"team": "town"}),
    ):
        await table.do(Configure(user(1), rebound(book, table.state.lobby, role, change)))
    await table.do(Configure(user(1), {"roles": ("don", "dancer", "tramp", "tramp")}))
    dancer = {"team": "solo", "abilities": []}
    assert table.state.lobby.options == {"blank_roles": {"tramp": BLANKS["tramp"], "dancer": dancer}}
    await table.do(Configure(user(1), rebound(book, table.state.lobby, "tramp", None)))
    assert table.state.lobby.options == {"blank_roles": {"dancer": dancer}}
    assert table.state.lobby.roles == ("don", "dancer")
    await table.do(Configure(user(1), rebound(book, table.state.lobby, "dancer", None)))
    assert table.state.lobby.options == {}
    assert rebound(book, table.state.lobby, "citizen", {"team": "mafia"}) == {}
    refused = await table.do(Configure(user(1), rebound(book, table.state.lobby, "tramp", {"abilities": ["kill"]})))
    assert refused.refusal.code == "bad_option"


async def test_a_saved_table_keeps_what_its_blanks_are_bound_to(table, store):
    await gather(table, 7, "gangster_city")
    book = load("gangster_city")
    roles = ("don", "citizen", "tramp", "trucker", "moneylender")
    await table.do(Configure(user(1), {"options": {"blank_roles": BLANKS}, "roles": roles}))
    await store.save_table(GUILD, "gangster_city", "Blanks", to_save(book, table.state.lobby))
    other = {"tramp": {"team": "mafia", "abilities": ["jail"]}, "dancer": BLANKS["dancer"]}
    await table.do(Configure(user(1), {"options": {"gangs": 2, "blank_roles": other}, "roles": ()}))
    saved = (await store.saved_tables(GUILD, "gangster_city"))["Blanks"]
    assert (await table.do(Configure(user(1), laid_out(book, table.state.lobby, saved)))).refusal is None
    assert table.state.lobby.roles == roles
    assert table.state.lobby.options == {"gangs": 2, "blank_roles": BLANKS}


async def test_saved_tables(store):
    await store.set_settings(GUILD, {"language": "fa"})
    await store.save_table(GUILD, POOL, "Friday / late", TABLE)
    await store.save_table(GUILD, POOL, "Big", ["citizen"])
    await store.save_table(GUILD, "classic_advanced", "Big", ["godfather"])
    await store.save_table(GUILD, POOL, "Big", None)
    assert await store.saved_tables(GUILD, POOL) == {"Friday / late": list(TABLE)}
    assert await store.saved_tables(GUILD, "classic_advanced") == {"Big": ["godfather"]}
    assert (await store.settings(GUILD))["language"] == "fa"
