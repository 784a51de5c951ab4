"""The alert rules and the dashboard: every expression is about numbers that there are, in a real Prometheus."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import yaml

from cogs.messages.limiter import RATE
from core.metrics import Metrics
from tests.house.test_operator import running
from tests.store.servers import RunningServer, free_port
from tests.waits import HANG_OF_PROCESS

FOLDER = Path(__file__).parents[2] / ".github" / "operating"
RULES = yaml.safe_load((FOLDER / "alerts.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]
PANELS = json.loads((FOLDER / "dashboard.json").read_text(encoding="utf-8"))["panels"]
SHOWN = [target["expr"] for panel in PANELS for target in panel["targets"]]
NAME = re.compile(r"\b(?:mafia|process)_\w+")
NEEDED = pytest.mark.skipif(shutil.which("prometheus") is None, reason="Debian's prometheus is not installed")


def names() -> set[str]:
    """What stands on `/metrics`."""
    metrics = Metrics()
    labelled: tuple[Any, ...] = (metrics.commands.labels("act", "done"), metrics.games_ended.labels("won"))
    assert labelled
    return {sample.name for family in metrics.registry.collect() for sample in family.samples}


@pytest.mark.parametrize("expression", [*SHOWN, *(rule["expr"] for rule in RULES)])
def test_an_expression_is_about_numbers_that_there_are(expression: str):
    named = set(NAME.findall(expression))
    assert named or expression.startswith("up")
    assert named <= names()


def test_every_number_of_the_bot_is_shown():
    shown = {re.sub(r"_(bucket|total)$", "", name) for expression in SHOWN for name in NAME.findall(expression)}
    kept = {family.name for family in Metrics().registry.collect() if family.name.startswith("mafia_")}
    assert kept <= shown


def test_every_alert_says_what_to_do():
    for rule in RULES:
        assert len(rule["annotations"]["summary"]) > 40


@NEEDED
def test_prometheus_accepts_the_files():
    for check in (["rules", "alerts.yml"], ["config", "prometheus.yml"]):
        done = subprocess.run(["promtool", "check", *check], cwd=FOLDER, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def steady(name: str, value: float) -> dict[str, str]:
    """A number that stays as it is."""
    return {"series": name, "values": f"{value:g}x20"}


def rising(name: str, a_minute: float) -> dict[str, str]:
    """A number that counts."""
    return {"series": name, "values": f"0+{a_minute:g}x20"}


def slow(name: str, within: float, beyond: float) -> list[dict[str, str]]:
    """A histogram of what takes longer than `within` seconds, and no longer than `beyond`."""
    return [rising(f'{name}_bucket{{le="{bound}"}}', n) for bound, n in ((within, 0), (beyond, 60), ("+Inf", 60))]


def processes(each: float) -> list[dict[str, str]]:
    """Three, with so many requests a second, and the budget that they share."""
    names = [f'{{instance="{number}"}}' for number in range(3)]
    calls = [rising(f"mafia_rest_calls_total{name}", 60 * each) for name in names]
    return [*calls, *(steady(f"mafia_rest_budget{name}", RATE) for name in names)]


def answers(failed: float) -> list[dict[str, str]]:
    """Of a hundred requests so many fail."""
    shares = {"2xx": 100 - failed, "5xx": failed, "429": 0}
    return [rising(f'mafia_rest_answers_total{{status="{status}"}}', n) for status, n in shares.items()]


ILL: dict[str, tuple[list[dict[str, str]], list[dict[str, str]]]] = {
    "BotAway": ([steady('up{job="mafia"}', 0)], [steady('up{job="mafia"}', 1)]),
    "BotNotReady": ([steady('mafia_ready{check="redis"}', 0)], [steady('mafia_ready{check="redis"}', 1)]),
    "GatewayUnsteady": (
        [rising('mafia_gateway_total{event="lost"}', 1)],
        [rising('mafia_gateway_total{event="lost"}', 0.1), rising('mafia_gateway_total{event="resumed"}', 1)],
    ),
    "OutboxGrows": (
        [steady("mafia_outbox_entries", 60)],
        [{"series": "mafia_outbox_entries", "values": "60x12 0 60x7"}],
    ),
    "RequestBudgetSpent": (processes(12), processes(7)),
    "LimitsMet": (
        [rising(f'mafia_rest_limited_total{{scope="user",instance="{one}"}}', 4) for one in "ab"],
        [rising('mafia_rest_limited_total{scope="shared"}', 12), rising('mafia_rest_limited_total{scope="user"}', 1)],
    ),
    "DiscordFails": (answers(10), answers(2)),
    "DirectMessagesStopped": ([steady("mafia_direct_stopped", 1)], [steady("mafia_direct_stopped", 0)]),
    "EventLoopStalls": (slow("mafia_loop_late_seconds", 0.25, 0.5), slow("mafia_loop_late_seconds", 0.02, 0.05)),
    "PressesSlow": (slow("mafia_ack_seconds", 1.0, 3.0), slow("mafia_ack_seconds", 0.02, 0.05)),
    "VoiceLate": (slow("mafia_voice_late_seconds", 0.02, 0.05), slow("mafia_voice_late_seconds", 0.005, 0.01)),
}
"""By alert what raises it, and what does not though it is near."""


@NEEDED
def test_every_alert_is_raised_by_what_it_is_about_and_by_nothing_less(tmp_path: Path):
    assert ILL.keys() == {rule["alert"] for rule in RULES}
    cases: list[dict[str, Any]] = []
    for name, states in ILL.items():
        for state, raised in zip(states, (True, False), strict=True):
            firing = [{"labels": f'{{alertname="{name}"}}', "value": 1}] if raised else []
            asked = {"expr": 'count by (alertname) (ALERTS{alertstate="firing"})', "eval_time": "15m"}
            cases.append(
                {"interval": "1m", "input_series": state, "promql_expr_test": [{**asked, "exp_samples": firing}]}
            )
    rules = {"rule_files": [str(FOLDER / "alerts.yml")], "evaluation_interval": "1m", "tests": cases}
    (tmp_path / "raised.yml").write_text(json.dumps(rules))
    command = ["promtool", "test", "rules", "raised.yml"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@NEEDED
@pytest.mark.process
async def test_a_real_prometheus_evaluates_every_expression_over_a_running_bot(tmp_path: Path):
    redis = RunningServer(tmp_path / "redis")
    await redis.start()
    try:
        async with running(redis) as seen, aiohttp.ClientSession() as session:
            shutil.copy(FOLDER / "alerts.yml", tmp_path)
            config = (FOLDER / "prometheus.yml").read_text(encoding="utf-8")
            config = config.replace("15s", "250ms").replace("127.0.0.1:9100", f"127.0.0.1:{seen.port}")
            config = config.replace("global:", "global:\n  evaluation_interval: 1s")
            (tmp_path / "prometheus.yml").write_text(config)
            port = free_port()
            prometheus = await asyncio.create_subprocess_exec(
                "prometheus", f"--config.file={tmp_path}/prometheus.yml", f"--storage.tsdb.path={tmp_path}/data",
                f"--web.listen-address=127.0.0.1:{port}",
                stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
            )  # fmt: skip
            try:  # it looks at nothing in its first five seconds: the bot starts meanwhile
                await seen.until("/readyz", lambda status, _: status == 200)
                url = f"http://127.0.0.1:{port}/api/v1"
                found: dict[str, list[Any]] = {}
                async with asyncio.timeout(HANG_OF_PROCESS):
                    while not (all(found.get(expression) for expression in certain()) and ready(found)):
                        await asyncio.sleep(0.5)
                        for expression in SHOWN:
                            found[expression] = await asked(session, url, expression)
                assert ready(found)
                rules = await get(session, f"{url}/rules")
                assert [rule["health"] for rule in rules["groups"][0]["rules"]] == ["ok"] * len(RULES)
                assert found["sum(mafia_games_live)"][0]["value"][1] == "0"
            finally:
                prometheus.terminate()
                await prometheus.wait()
    finally:
        redis.stop()


def ready(found: dict[str, list[Any]]) -> bool:
    """Whether the bot is, as far as Prometheus has seen it."""
    return {one["value"][1] for one in found["min by (check) (mafia_ready)"]} == {"1"}


def certain() -> list[str]:
    """Expressions that have a value also where nobody has played yet: those by kind have none before the first."""
    return [one for one in SHOWN if "mafia_commands_total" not in one and "mafia_games_ended_total" not in one]


async def asked(session: aiohttp.ClientSession, url: str, expression: str) -> list[Any]:
    """The values of an expression now; none while Prometheus does not answer yet."""
    try:
        return (await get(session, f"{url}/query", query=expression))["result"]
    except aiohttp.ClientConnectionError:
        return []


async def get(session: aiohttp.ClientSession, url: str, **params: str) -> Any:
    """What Prometheus says."""
    async with session.get(url, params=params) as answer:
        said = await answer.json(content_type=None) if answer.status == 200 else {"data": {"result": []}}
        return said["data"]
