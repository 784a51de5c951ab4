"""Make a release out of what stands here: `make release VERSION=0.2.0`, on a commit whose `.ci/run` was green.

Writes the version into pyproject.toml and over what .github/CHANGELOG.md keeps under Unreleased, builds the wheel into
`build/dist`, commits and tags. What is published is said at the end, and left to a person. `--check VERSION` prints
what the changelog says of a version, and fails where pyproject.toml names another.
"""

from __future__ import annotations

import datetime
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROJECT, CHANGES = ROOT / "pyproject.toml", ROOT / ".github" / "CHANGELOG.md"
UNRELEASED = "Unreleased"
NOTHING = "Nothing yet.\n"
VERSION = re.compile(r"[0-9]+\.[0-9]+\.[0-9]+")


class NotReleased(Exception):
    """Why there is no release, and what to do."""


def parts(version: str) -> tuple[int, ...]:
    """A version's numbers, for which is later; of one under development those of the release that it leads to."""
    return tuple(int(number) for number in version.split(".")[:3])


def version_now() -> str:
    """As pyproject.toml has it."""
    return str(tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"])


def said_of(version: str) -> str:
    """What the changelog says of a version, or of what is unreleased. Raises `NotReleased`."""
    text = CHANGES.read_text(encoding="utf-8")
    heading = re.search(rf"^## {re.escape(version)}(?: .*)?\n", text, re.MULTILINE)
    said = text[heading.end() :].partition("\n## ")[0].strip() if heading else ""
    if said in ("", NOTHING.strip()):
        raise NotReleased(f"{CHANGES.name} has nothing under '## {version}': write what is new for whom")
    return said


def run(*command: str) -> str:
    """What a command prints. Raises `NotReleased`."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotReleased(f"{' '.join(command)}: {done.stderr.strip() or done.stdout.strip()}")
    return done.stdout


def check(version: str) -> str:
    """What is said of this version. Raises `NotReleased`."""
    if version_now() != version:
        raise NotReleased(f"{PROJECT.name} says {version_now()}, not {version}")
    return said_of(version)


def release(version: str, today: datetime.date) -> str:
    """Make it; what is left to do. Raises `NotReleased`, and then nothing has changed but, at most, `build`."""
    if not VERSION.fullmatch(version):
        raise NotReleased(f"VERSION={version}: three numbers are wanted, as in 0.2.0")
    before = version_now()
    if parts(version) < parts(before) or version == before:
        raise NotReleased(f"{version} is not later than {before}")
    if run("git", "status", "--porcelain").strip():
        raise NotReleased("there are changes that are not committed")
    tag = f"v{version}"
    if run("git", "tag", "--list", tag).strip():
        raise NotReleased(f"the tag {tag} is there already")
    said_of(UNRELEASED)
    kept = {path: path.read_text(encoding="utf-8") for path in (PROJECT, CHANGES)}
    try:
        PROJECT.write_text(
            kept[PROJECT].replace(f'version = "{before}"', f'version = "{version}"', 1), encoding="utf-8"
        )
        over = f"## {UNRELEASED}\n\n{NOTHING}\n## {version} · {today.isoformat()}\n"
        CHANGES.write_text(kept[CHANGES].replace(f"## {UNRELEASED}\n", over, 1), encoding="utf-8")
        check(version)
        run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "build/dist")
        run("git", "commit", "--quiet", "--message", f"Release {version}", str(PROJECT), str(CHANGES))
        run("git", "tag", "--annotate", tag, "--message", said_of(version))
    except NotReleased:
        for path, text in kept.items():
            path.write_text(text, encoding="utf-8")
        raise
    wheel = next((ROOT / "build" / "dist").glob(f"*-{version}-*.whl"))
    return f"{wheel.relative_to(ROOT)} and the tag {tag} are made. Publish them: git push origin HEAD {tag}"


def main(arguments: list[str]) -> int:
    """An exit status."""
    try:
        if arguments[:1] == ["--check"]:
            print(check(arguments[1]))
        else:
            print(release(arguments[0] if arguments else "", datetime.datetime.now(datetime.UTC).date()))
    except NotReleased as error:
        print(f"no release: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
