"""Terms: formulas of a rulebook's own, which its other formulas ask of a seat by name."""

from __future__ import annotations

import pytest

from core.books.library import SCENARIOS, parse
from core.rulebook.loader import ScenarioError
from core.rules.events import Told
from core.words.findings import english
from tests.rules.table import Table

CLASSIC = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
MEET = "introduce: {who: \"me.team == 'mafia'\""


def with_terms(*lines: str, asked: str = "gang(me)") -> str:
    """The file of classic with these terms, and with those who meet on the first night found by asking `asked`."""
    assert MEET in CLASSIC
    terms = "".join(f"  {line}\n" for line in lines)
    return CLASSIC.replace("deal:", f"terms:\n{terms}\ndeal:", 1).replace(MEET, f"introduce: {{who: {asked}", 1)


def test_a_term_is_asked_of_each_seat():
    table = Table.seated(parse(with_terms("gang: me.team == 'mafia'")), "godfather mafioso doctor detective citizen")
    table.clock()
    assert [event.seat for event in table.events if isinstance(event, Told)] == [1, 2, 2]


def test_a_term_is_asked_of_whom_a_formula_names():
    text = with_terms("gang: me.team == 'mafia'").replace(
        "inspect: {}", "inspect: {refuse: [{if: gang(target), code: own_team}]}"
    )
    table = Table.seated(parse(text), "godfather mafioso doctor detective citizen").until("night")
    table.act(4, "inspect", 3)
    with pytest.raises(AssertionError):
        table.act(4, "inspect", 2)


@pytest.mark.parametrize(
    ("lines", "asked", "said"),
    [
        (["gang: me.team == 'mafia'"], "gangs(me)", "uses 'gangs', which does not exist"),
        (["gang: mafioso(me)"], "gang(me)", "uses 'mafioso', which does not exist"),
        (["gang: me.team == 'mafia'", "all: gang(me)"], "gang(me)", "uses 'gang', which does not exist"),
        (["living: me.team == 'mafia'"], "true", "formulas know 'living' as something else"),
        (["speech_seconds: me.team == 'mafia'"], "true", "formulas know 'speech_seconds' as something else"),
        (["gang: me.team =="], "gang(me)", "not a formula"),
    ],
)
def test_a_term_that_would_not_do_is_found(lines: list[str], asked: str, said: str):
    with pytest.raises(ScenarioError) as caught:
        parse(with_terms(*lines, asked=asked))
    assert any(said in english(problem) for problem in caught.value.problems), caught.value
