"""Whose a connection is, which tests go by: two processes may have connections at one port, to different places."""

from __future__ import annotations

import os
import socket
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any, cast

from tests.fleet.nursery import Fork
from tests.fleet.processes import BotProcess

HERE = "127.0.0.1"


def connected(place: socket.socket, port: int = 0) -> socket.socket:
    """A connection to there, from this port. (The kernel gives one out again where it leads elsewhere.)"""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind((HERE, port))
    made.connect(place.getsockname())
    return made


def test_a_port_is_a_process_s_where_it_leads_to_discord(tmp_path):
    with ExitStack() as opened:
        discord, redis = (opened.enter_context(socket.create_server((HERE, 0))) for _ in range(2))
        bot = BotProcess(cast(Any, SimpleNamespace(port=discord.getsockname()[1])), "", tmp_path, room={})
        bot.process = Fork(os.getpid(), tmp_path / "never ends")
        to_redis = opened.enter_context(connected(redis))
        port = to_redis.getsockname()[1]
        assert bot.ports() == set()
        opened.enter_context(connected(discord, port))
        assert bot.ports() == {port}
