"""A server's own rulebook whose formulas would be worked out for hours: its game ends, and no other waits for it."""

from __future__ import annotations

from core.authors.rulebook_check import checked
from core.books.library import marked
from core.store import Shelved, Store
from core.table import Tables
from core.table.alarm import ATTEMPTS
from core.table_events import Closed
from tests.rulebook.test_sent import RULES, TEXTS, with_texts
from tests.table.people import GUILD, TABLE, Hands, Scribe, run_out, seat, until_phase

HEAVY = f'"{"+".join(["out()"] * 64)}"'
STEP = '    - mark: {whom: seats, who: "' + "+".join(["heavy(me)"] * 38) + ' < 0", mark: vest}\n'
DAWN = "    - wins: {moment: dawn}\n"


def heavy() -> str:
    """A rulebook that plays like any other until its host chooses what nobody has chosen in the check."""
    rules = RULES.replace("options: #", f"terms:\n  heavy: {HEAVY}\n\noptions: #", 1)
    rules = rules.replace("options: #", "options:\n  wild: {kind: flag, default: false}\n  #", 1)
    steps = (STEP.replace("- mark", "- if: wild\n      mark") for _ in range(350))
    rules = rules.replace(DAWN, "".join(steps) + DAWN, 1)
    return with_texts(f"{TEXTS}\noption-wild = Wild\n", rules)


async def test_formulas_without_end_stop_their_own_game_and_no_other(
    store: Store, tables: Tables, scribe: Scribe, hands: Hands
) -> None:
    """Without a bound this night's end takes hours."""
    source = heavy()
    assert checked(source, "harbour.yaml").problems == []
    id_ = marked("harbour", source)
    await store.shelve(GUILD, Shelved("harbour", id_, 5, 12, {}, 0, len(source)), source)
    assert await tables.rulebooks.find(GUILD, "harbour") == id_
    table = tables.get(TABLE)
    await seat(table, 12, scenario=id_, options={"wild": True})
    await until_phase(table, hands, "night")
    for _ in range(ATTEMPTS):
        await run_out(table, hands)
    await table.settled()
    assert scribe.events(Closed)
