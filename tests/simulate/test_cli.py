"""`mafia simulate`: rates for a set-up, dealt or seated by hand."""

from __future__ import annotations

import json

import pytest

from core.simulate.cli import main


def report(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    return json.loads(capsys.readouterr().out)


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]):
    assert main("classic", 8, games=30, seed=5, as_json=True) == 0
    first = report(capsys)
    assert main("classic", 8, games=30, seed=5, as_json=True) == 0
    assert report(capsys) == first
    assert first["games"] == 30
    assert first["roles"] == {"godfather": 1, "mafioso": 2, "doctor": 1, "detective": 1, "citizen": 3}


def test_a_table_that_votes_together_gives_the_town_a_chance(capsys: pytest.CaptureFixture[str]):
    shares: list[float] = []
    for follow in (0.0, 0.9):
        assert main("classic", 10, games=60, as_json=True, follow=follow) == 0
        shares.append(json.loads(capsys.readouterr().out)["wins"]["town"]["share"])
    assert shares[0] < shares[1]


def test_a_table_seated_by_hand(capsys: pytest.CaptureFixture[str]):
    assert main("card_deck", games=20, roles=["mafioso=2", "doctor", "civilian=4"], as_json=True) == 0
    assert report(capsys)["roles"] == {"mafioso": 2, "doctor": 1, "civilian": 4}


def test_the_table_of_rates(capsys: pytest.CaptureFixture[str]):
    assert main("classic", games=20) == 0
    said = capsys.readouterr().out
    assert "town" in said
    assert "20 games" in said


@pytest.mark.parametrize(
    ("scenario", "players", "roles", "words"),
    [
        ("chess", None, [], "there is no such scenario"),
        ("classic", 5, [], "6 to 20"),
        ("classic", None, ["citizen=4"], "no_mafia"),
        ("classic", None, ["jester"], "roles are: godfather, mafioso"),
        ("classic", None, ["citizen=x"], "ROLE=COUNT"),
    ],
)
def test_what_cannot_be_simulated_is_said(
    scenario: str, players: int | None, roles: list[str], words: str, capsys: pytest.CaptureFixture[str]
):
    assert main(scenario, players, games=5, roles=roles) == 2
    assert words in capsys.readouterr().err
