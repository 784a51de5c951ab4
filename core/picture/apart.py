"""Has a picture drawn in a process of its own: no name that anybody chose can harm, slow or fill this one."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

from core.picture.sheet import Sheet

SECONDS = 20.0
"""A drawing that takes longer is given up."""
MOST_BYTES = 2 * 1024 * 1024
PNG = b"\x89PNG\r\n"
ROOT = Path(__file__).resolve().parents[2]
log = logging.getLogger(__name__)


def drawn(sheet: Sheet, seconds: float = SECONDS) -> bytes | None:
    """The picture, as a PNG; None where it could not be drawn. Blocks: to be called in a thread."""
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH", ""))))
    env = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-m", "core.picture"]
    try:
        done = subprocess.run(
            command, input=sheet.packed(), capture_output=True, timeout=seconds, env=env, cwd=ROOT, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        log.warning("no picture of a game: %s", error)
        return None
    if done.returncode or not done.stdout.startswith(PNG) or len(done.stdout) > MOST_BYTES:
        log.warning("no picture of a game: %s", done.stderr.decode("utf-8", "replace")[-500:])
        return None
    return done.stdout
