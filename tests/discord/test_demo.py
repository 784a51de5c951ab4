"""The local table: by script to its end."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cogs.local_table import demo
from core.settings import Settings

TABLES = [
    ("card_deck", 9),
    *(pytest.param("classic", players, marks=pytest.mark.repeats("another rulebook")) for players in (6, 15)),
]


def settings(home: Path) -> Settings:
    return Settings(data_dir=home)


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_a_game_by_script_ends_with_its_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], scenario: str, players: int
) -> None:
    record = tmp_path / "requests.jsonl"
    code = demo.main(settings(tmp_path), auto=True, scenario=scenario, players=players, seed=3, record=record)
    assert code == 0
    shown = capsys.readouterr().out
    assert "is open" in shown
    assert re.search(r"The (town|mafia) has won|Nobody has won", shown.splitlines()[-1])
    assert "Who was who" in shown
    rows = [json.loads(line) for line in record.read_text("utf-8").splitlines()]
    assert {"method", "path", "json"} == set(rows[0])
    assert not any(row["path"].startswith("/api") for row in rows)


def test_the_same_seed_plays_the_same_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown: list[str] = []
    for _ in range(2):
        demo.main(settings(tmp_path), auto=True, scenario="classic", players=7, seed=11)
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]


def test_a_wrong_table_is_refused(tmp_path: Path) -> None:
    assert demo.main(settings(tmp_path), auto=True, scenario="nonsense") == demo.USAGE
    assert demo.main(settings(tmp_path), auto=True, scenario="classic", players=4) == demo.USAGE
