"""What somebody finds who comes to the project: what it is tried on, how to tell of a mistake, how it is released."""

from __future__ import annotations

import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
ABOUT = ROOT / ".github"
FORMS = sorted((ABOUT / "ISSUE_TEMPLATE").glob("*.yml"))
RELEASE = runpy.run_path(str(ROOT / ".ci" / "release.py"))
NEW = "## Unreleased\n\n- A lantern.\n\n## 0.1.0 · 2026-01-01\n\n- The house.\n"


def read(name: str) -> Any:
    return yaml.safe_load((ABOUT / name).read_text(encoding="utf-8"))


def steps(job: Any) -> str:
    return "\n".join(step.get("run", "") for step in job["steps"])


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_all_that_is_claimed_is_tried():
    jobs = read("workflows/ci.yml")["jobs"]
    claimed = [one.rpartition(" ")[2] for one in project()["classifiers"] if "Python :: 3." in one]
    assert jobs["whole"]["strategy"]["matrix"]["python"] == claimed
    assert "bash .ci/run" in steps(jobs["whole"])
    newcomer = jobs["newcomer"]
    assert {one.partition("-")[0] for one in newcomer["strategy"]["matrix"]["system"]} == {"ubuntu", "macos"}
    assert set(newcomer["strategy"]["matrix"]["python"]) <= set(claimed)
    assert "docker build" in steps(jobs["image"])


def test_workflows_have_no_right_that_they_do_not_use():
    assert read("workflows/ci.yml")["permissions"] == {"contents": "read"}
    for name in ("ci", "release"):
        jobs = read(f"workflows/{name}.yml")["jobs"].values()
        taken = [step for job in jobs for step in job["steps"] if step.get("uses", "").startswith("actions/checkout")]
        assert taken
        assert not any(step["with"].get("persist-credentials", True) for step in taken)


def test_workflows_name_only_what_is_there():
    for workflow in sorted((ABOUT / "workflows").glob("*.yml")):
        said = "\n".join(steps(job) for job in yaml.safe_load(workflow.read_text("utf-8"))["jobs"].values())
        for path in re.findall(r"(?<!\S)(?:\.ci|tests)/\S+", said):
            assert (ROOT / path).exists(), path
        for target in re.findall(r"^make (\w+)", said, re.MULTILINE):
            assert f"\n{target}:" in (ROOT / "Makefile").read_text("utf-8")


def test_what_is_watched_for_new_versions_is_there():
    kinds = {one["package-ecosystem"] for one in read("dependabot.yml")["updates"]}
    assert kinds == {"pip", "npm", "github-actions", "docker"}


def test_forms_ask_for_the_version():
    forms = {path.stem: yaml.safe_load(path.read_text("utf-8")) for path in FORMS if path.stem != "config"}
    assert set(forms) == {"mistake", "rule"}
    for form in forms.values():
        assert {"name", "description", "body"} <= form.keys()
        ids = [part["id"] for part in form["body"]]
        assert len(ids) == len(set(ids))
    assert any("mafia --version" in part["attributes"]["label"] for part in forms["mistake"]["body"])


def test_what_the_papers_link_to_is_there():
    for paper in sorted(ABOUT.glob("*.md")):
        for link in re.findall(r"\]\((?!https?:|#)([^)#]+)", paper.read_text("utf-8")):
            assert (paper.parent / link).exists(), f"{paper.name}: {link}"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A repository of its own, with this project's way of being released."""
    home = tmp_path / "house"
    (home / ".ci").mkdir(parents=True)
    (home / ".github").mkdir()
    shutil.copy(ROOT / ".ci" / "release.py", home / ".ci")
    (home / ".github" / "CHANGELOG.md").write_text(NEW)
    (home / "lantern.py").write_text("LIT = True\n")
    (home / ".gitignore").write_text("build/\n")
    (home / "pyproject.toml").write_text(
        '[project]\nname = "lantern"\nversion = "0.2.0.dev0"\nrequires-python = ">=3.11"\n'
        '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n'
    )
    git(home, "init", "--quiet")
    for name, value in (("user.name", "Keeper"), ("user.email", "keeper@example.org"), ("commit.gpgsign", "false")):
        git(home, "config", name, value)
    git(home, "add", "--all")
    git(home, "commit", "--quiet", "--message", "The house stands")
    return home


def git(home: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=home, check=True, capture_output=True, text=True)
    return done.stdout


def release(home: Path, *arguments: str) -> tuple[int, str]:
    """The exit status, and what is said."""
    command = [sys.executable, home / ".ci" / "release.py", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_a_release_is_a_version_its_changes_a_wheel_and_a_tag(house: Path):
    status, said = release(house, "0.2.0")
    assert status == 0, said
    assert "git push origin HEAD v0.2.0" in said
    assert [path.name for path in (house / "build" / "dist").iterdir()] == ["lantern-0.2.0-py3-none-any.whl"]
    changes = (house / ".github" / "CHANGELOG.md").read_text()
    assert re.search(
        r"## Unreleased\n\nNothing yet\.\n\n## 0\.2\.0 · \d{4}-\d\d-\d\d\n\n- A lantern\.\n\n## 0\.1\.0", changes
    )
    assert git(house, "log", "-1", "--format=%s") == "Release 0.2.0\n"
    assert git(house, "status", "--porcelain") == ""
    assert "A lantern." in git(house, "tag", "--list", "--format=%(contents)", "v0.2.0")
    assert release(house, "--check", "0.2.0") == (0, "- A lantern.\n")


@pytest.mark.parametrize(
    ("version", "first", "why"),
    [
        ("0.2", None, "three numbers are wanted"),
        ("", None, "three numbers are wanted"),
        ("0.1.0", None, "0.1.0 is not later than 0.2.0.dev0"),
        ("0.2.0", "lantern.py", "not committed"),
        ("0.2.0", "tag", "the tag v0.2.0 is there already"),
        ("0.2.0", "changes", "nothing under '## Unreleased'"),
        ("0.2.0", "build", "no release: "),
    ],
)
def test_what_is_not_ready_is_not_released(house: Path, version: str, first: str | None, why: str):
    match first:
        case "tag":
            git(house, "tag", "v0.2.0")
        case "changes":
            (house / ".github" / "CHANGELOG.md").write_text(NEW.replace("- A lantern.", "Nothing yet."))
            git(house, "commit", "--quiet", "--all", "--message", "Nothing new")
        case "build":
            (house / "lantern.py").unlink()
            git(house, "commit", "--quiet", "--all", "--message", "Nothing to build")
        case "lantern.py":
            (house / "lantern.py").write_text("LIT = False\n")
        case _:
            pass
    before = git(house, "log", "--format=%H"), (house / "pyproject.toml").read_text()
    status, said = release(house, version)
    assert status == 1
    assert why in said
    assert said.startswith("no release: ")
    assert (git(house, "log", "--format=%H"), (house / "pyproject.toml").read_text()) == before


def test_the_version_that_stands_here_leads_to_one_that_is_told_of():
    if "dev" in project()["version"]:
        assert RELEASE["said_of"](RELEASE["UNRELEASED"])
    else:
        assert RELEASE["check"](project()["version"])
