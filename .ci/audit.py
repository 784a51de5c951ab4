"""Holds the locked packages against a copy of known advisories, where the network does not reach their service.

`.ci/audit.py FOLDER`: a checkout of https://github.com/pypa/advisory-database, or any folder of advisories in the form
of OSV (YAML or JSON) for PyPI. Exit status 1 where one of them hits.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml
from packaging.utils import canonicalize_name
from packaging.version import InvalidVersion, Version

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements.lock", ".ci/server.lock", ".ci/build.lock")
PIN = re.compile(r"^([a-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)


def pins() -> set[tuple[str, str]]:
    """Every package of the locks with its versions."""
    found = (pin for lock in LOCKS for pin in PIN.findall((ROOT / lock).read_text(encoding="utf-8")))
    return {(canonicalize_name(name), version) for name, version in found}


def advisories(folder: Path, names: set[str]) -> Iterator[dict[str, Any]]:
    """The advisories that speak of these packages and were not taken back."""
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".yaml", ".json") or canonicalize_name(path.parent.name) not in names:
            continue
        text = path.read_text(encoding="utf-8")
        said = json.loads(text) if path.suffix == ".json" else yaml.safe_load(text)
        if "withdrawn" not in said:
            yield said


def hits(affected: Mapping[str, Any], version: str) -> bool:
    """Whether a version is among those that an advisory means: listed, or within one of its ranges."""
    if version in affected.get("versions", ()):
        return True
    ranges = [one for one in affected.get("ranges", ()) if one["type"] == "ECOSYSTEM"]
    return any(_within(one["events"], Version(version)) for one in ranges)


def _within(events: list[Mapping[str, str]], version: Version) -> bool:
    inside = False
    for event in events:
        ((kind, at),) = event.items()
        try:
            reached = version >= Version(at)
        except InvalidVersion:
            continue
        if kind == "last_affected":
            inside = inside and version <= Version(at)
        elif reached:
            inside = kind == "introduced"
    return inside


def main(folder: Path) -> int:
    """Print what is known against which package. Returns the exit status."""
    locked = pins()
    names = {name for name, _ in locked}
    read = worst = 0
    for advisory in advisories(folder, names):
        read += 1
        for affected in advisory.get("affected", ()):
            name = canonicalize_name(affected["package"]["name"])
            for version in sorted(version for one, version in locked if one == name and hits(affected, version)):
                print(f"{name} {version}: {advisory['id']} {' '.join(advisory.get('aliases', ()))}")
                worst = 1
    print(f"audit: {len(locked)} locked packages, {read} advisories about them, {'see above' if worst else 'no hit'}")
    if not read:
        print(f"audit: {folder} holds no advisory about any of them: is it the right folder?", file=sys.stderr)
    return worst or int(not read)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
