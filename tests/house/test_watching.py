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


@NEEDED
@pytest.mark.parametrize(("each", "fires"), [(12, True), (7, False)])
def test_the_budget_is_that_of_all_processes_together(tmp_path: Path, each: int, fires: bool):
    processes = [f'{{job="mafia", instance="{number}"}}' for number in range(3)]
    calls = [{"series": f"mafia_rest_calls_total{one}", "values": f"0+{60 * each}x20"} for one in processes]
    budget = [{"series": f"mafia_rest_budget{one}", "values": f"{RATE:g}x20"} for one in processes]
    asked = {"expr": 'count(ALERTS{alertname="RequestBudgetSpent", alertstate="firing"})', "eval_time": "15m"}
    samples = [{"labels": "{}", "value": 1}] if fires else []
    case = {
        "interval": "1m",
        "input_series": [*calls, *budget],
        "promql_expr_test": [{**asked, "exp_samples": samples}],
    }
    rules = {"rule_files": [str(FOLDER / "alerts.yml")], "evaluation_interval": "1m", "tests": [case]}
    (tmp_path / "spent.yml").write_text(json.dumps(rules))
    done = subprocess.run(
        ["promtool", "test", "rules", "spent.yml"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
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
