"""`mafia simulate`: rates for a set-up, dealt or seated by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageColor

from core.books import library
from core.books.library import add_folder, folder_of
from core.rulebook.loader import FILE
from core.rules.events import CameBack, Left, PhaseBegan
from core.simulate.cli import main
from core.simulate.influence import alive_on, difference
from core.simulate.plot import INK, ROLE, SIDE
from core.simulate.win_tally import rate


def report(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
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
        assert main("classic", 10, games=60, as_json=True, follow=follow, policy="random") == 0
        shares.append(json.loads(capsys.readouterr().out)["wins"]["town"]["share"])
    assert shares[0] < shares[1]


def test_a_table_seated_by_hand(capsys: pytest.CaptureFixture[str]):
    assert main("card_deck", games=20, roles=["mafioso=2", "doctor", "civilian=4"], as_json=True) == 0
    assert report(capsys)["roles"] == {"mafioso": 2, "doctor": 1, "civilian": 4}


def test_a_table_may_be_seated_with_commas(capsys: pytest.CaptureFixture[str]):
    assert main("card_deck", games=5, roles=["mafioso=2, doctor", "civilian=4"], as_json=True) == 0
    assert report(capsys)["roles"] == {"mafioso": 2, "doctor": 1, "civilian": 4}


def test_lengths_and_what_each_role_is_worth(capsys: pytest.CaptureFixture[str]):
    assert main("classic", 10, games=60, as_json=True, day=3) == 0
    told: dict[str, Any] = report(capsys)
    assert told["policy"] == "sensible"
    assert sum(told["lengths"].values()) == 60
    assert sum(int(nights) * games for nights, games in told["lengths"].items()) / 60 == pytest.approx(told["nights"])
    assert told["day"] == 3
    assert set(told["influence"]) == set(told["roles"])
    for row in told["influence"].values():
        assert row["alive"]["games"] + row["gone"]["games"] <= 60
        assert row["alive"]["low"] <= row["alive"]["share"] <= row["alive"]["high"]
        assert ("difference" in row) == (row["alive"]["games"] > 0 < row["gone"]["games"])
    compared = [row for row in told["influence"].values() if "difference" in row]
    assert compared
    for row in compared:
        assert row["difference"]["value"] == pytest.approx(row["alive"]["share"] - row["gone"]["share"])
        assert row["difference"]["low"] <= row["difference"]["value"] <= row["difference"]["high"]


@pytest.mark.parametrize(
    "scenario", [pytest.param("classic", marks=pytest.mark.repeats("zodiac, more sides")), "zodiac"]
)
def test_the_figures_are_drawn(scenario: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "figures.png"
    assert main(scenario, 10, games=30, plot=path) == 0
    with Image.open(path) as picture:
        assert picture.format == "PNG"
        assert picture.width == 1000
        colours = {colour for _, colour in picture.convert("RGB").getcolors(1 << 20) or []}
    assert {ImageColor.getrgb(colour) for colour in (SIDE, ROLE, INK)} <= colours
    capsys.readouterr()
    assert main(scenario, 10, games=5, plot=tmp_path / "nowhere" / "figures.png") == 2
    assert "cannot be written" in capsys.readouterr().err


def test_alive_on_a_day():
    began = [
        PhaseBegan("all", phase="day", serial=day, day=day, night=0, seconds=60, turns=False, living=4, on_defence=())
        for day in (1, 2)
    ]
    log = [
        began[0],
        Left("all", seat=2, how="vote", shown=None),
        Left("all", seat=3, how="night", shown=None),
        CameBack("all", seat=2),
        began[1],
    ]
    assert alive_on(1, 4, log) == {1, 2, 3, 4}
    assert alive_on(2, 4, log) == {1, 2, 4}
    assert alive_on(3, 4, log) is None


def test_the_difference_of_two_shares():
    """Newcombe's own example (1998, method 10): 56 of 70 and 48 of 80."""
    one, other = (rate(count, games) for count, games in ((56, 70), (48, 80)))
    value, low, high = difference((one.share, one.low, one.high), (other.share, other.low, other.high))
    assert value == pytest.approx(0.2)
    assert low == pytest.approx(0.0524, abs=1e-4)
    assert high == pytest.approx(0.3339, abs=1e-4)


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
        ("classic", None, ["citizen=4"], "does not let a table be seated so: no mafia (it refuses tables where team("),
        ("classic", None, ["mafioso"], "is played by 2 to 40 people, and 1 are seated."),
        ("classic", None, ["jester"], "roles are: godfather, mafioso"),
        ("gangster_city", None, ["tramp,don,citizen=4"], "'tramp' is a blank card"),
        ("classic", None, ["citizen=x"], "ROLE=COUNT"),
    ],
)
def test_what_cannot_be_simulated_is_said(
    scenario: str, players: int | None, roles: list[str], words: str, capsys: pytest.CaptureFixture[str]
):
    assert main(scenario, players, games=5, roles=roles) == 2
    assert words in capsys.readouterr().err


def test_a_side_is_summed_over_all_its_company(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "_lent", {})
    text = (folder_of("classic") / FILE).read_text(encoding="utf-8")
    together = text.replace("id: classic", "id: together", 1).replace("{team: town, ", "{team: [town, mafia], ")
    home = tmp_path / "together"
    home.mkdir()
    (home / FILE).write_text(together, encoding="utf-8")
    assert main(add_folder(home), 8, games=20, as_json=True) == 0
    told = report(capsys)
    assert told["wins"]["town"]["share"] == 0
    assert 0 < told["wins"]["town+mafia"]["share"] == told["sides"]["town"]["share"]
    assert told["sides"]["mafia"]["share"] == 1
    assert main("together", 8, games=20) == 0
    said = capsys.readouterr().out
    assert "town+mafia" in said
    assert "each side, whoever won with it" in said
    assert main("classic", 8, games=20) == 0
    assert "each side" not in capsys.readouterr().out
