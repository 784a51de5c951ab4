"""Every figure with a bar is measured, and the report says how it stands."""

from __future__ import annotations

import json

import pytest

from bench import run
from bench.engine import p99
from bench.figures import BARS, Bar, line


def test_every_bar_has_its_measure():
    assert {bar.figure for bar in BARS} == set(run.MEASURES)


@pytest.mark.parametrize(
    ("bar", "measured", "ratio", "verdict"),
    [
        (Bar("speed", 500, "games/s", more=True), 750, 1.5, "met"),
        (Bar("speed", 500, "games/s", more=True), 250, 0.5, "MISSED"),
        (Bar("wait", 50, "ms"), 25, 2.0, "met"),
        (Bar("wait", 50, "ms"), 100, 0.5, "MISSED"),
        (Bar("trips", 1, "a command"), 1, 1.0, "met"),
        (Bar("trips", 1, "a command"), 0, float("inf"), "met"),
    ],
)
def test_ratio(bar: Bar, measured: float, ratio: float, verdict: str):
    assert bar.ratio(measured) == ratio
    assert line(bar, measured).endswith(f"{ratio:.2f} times, {verdict}")


def test_p99():
    assert p99(range(1, 101)) == 100
    assert p99(range(1000)) == 990
    assert p99([5.0]) == 5.0


def test_the_report(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr(run, "MEASURES", {bar.figure: lambda bar=bar: bar.value for bar in BARS})
    assert run.main(as_json=True) == 0
    assert json.loads(capsys.readouterr().out) == {bar.figure: bar.value for bar in BARS}
    assert run.main() == 0
    assert len(capsys.readouterr().out.splitlines()) == len(BARS)
