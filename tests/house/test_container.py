"""The bot as a container runs it: a file system that is read only, an `.env` copied from the example."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cogs.serve import TOKEN_REFUSED
from core.settings import REMEDIES
from core.store.embedded import EmbeddedServer, RedisUnusable
from tests.house.discord_api import GOOD, ROOT, discord_api

MOUNT = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && cd "$0" && exec "$@"'


def on_read_only(folder: Path, command: list[str]) -> list[str]:
    """This command in a folder that nobody may write to: by a mount of its own, else by the folder's rights."""
    unshare = shutil.which("unshare")
    if unshare is not None:
        flags = ["-m"] if os.geteuid() == 0 else ["-rm"]
        start = [unshare, *flags, "--propagation", "private", "sh", "-c", MOUNT, str(folder)]
        if subprocess.run([*start, "true"], capture_output=True, check=False).returncode == 0:
            return [*start, *command]
    if os.geteuid() == 0:
        pytest.skip("neither a mount nor an ordinary user can be had here")
    folder.chmod(0o555)
    return ["sh", "-c", 'cd "$0" && exec "$@"', str(folder), *command]


async def test_the_bot_comes_up_to_the_login_on_a_read_only_file_system(redis_server: EmbeddedServer, tmp_path: Path):
    shutil.copy(ROOT / ".env.example", tmp_path / ".env")
    environment = {name: value for name, value in os.environ.items() if name not in REMEDIES}
    async with discord_api() as api:
        process = await asyncio.create_subprocess_exec(
            *on_read_only(tmp_path, api.command("run")),
            # As compose gives them: what the .env leaves empty comes as empty variables.
            env={**environment, "DISCORD_TOKEN": f"x{GOOD}", "REDIS_URL": redis_server.url, "MAFIA_DATA_DIR": ""},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        said, _ = await process.communicate()
    assert api.asked == [("GET", "/users/@me")], said.decode()
    assert b"Discord does not accept this DISCORD_TOKEN" in said
    assert b"Traceback" not in said
    assert process.returncode == TOKEN_REFUSED
    assert not (tmp_path / "data").exists()


def test_without_a_redis_url_the_embedded_server_says_where_it_cannot_write(tmp_path: Path):
    """Where data stood before, too: then no directory has to be made."""
    (tmp_path / "data" / "redis").mkdir(parents=True)
    script = "from pathlib import Path; from core.store.embedded import *; EmbeddedServer(Path('data')).open()"
    command = on_read_only(tmp_path, ["env", f"PYTHONPATH={ROOT}", sys.executable, "-c", script])
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"{RedisUnusable.__name__}: The data directory cannot be used" in done.stderr
    assert "MAFIA_DATA_DIR" in done.stderr
