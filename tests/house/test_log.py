"""No log tells a secret, whoever writes it and in whatever form."""

from __future__ import annotations

import json
import logging
import sys

import pytest
import structlog

from core import log
from core.settings import Settings

TOKEN = "MTE4NzQyMDY0MjQ0NzU0ODQ4OA.GqXyZ1.aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789ab"
SECRETS = (TOKEN, "p%40ss", "p@ss")


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("REDIS_URL", "redis://:p%40ss@example.net:6379/0")
    monkeypatch.setenv("MAFIA_LOG_JSON", "true")
    return Settings()


def test_secrets_are_hidden_in_messages_fields_and_tracebacks(settings: Settings, capsys: pytest.CaptureFixture[str]):
    log.set_up(settings)
    ours = structlog.get_logger("mafia.test")
    ours.info("connecting", url="redis://:p%40ss@example.net:6379/0", nested={"headers": [f"Bot {TOKEN}"]})
    logging.getLogger("discord.http").warning("header was %s", f"Bot {TOKEN}")
    try:
        raise RuntimeError(f"refused: {TOKEN} with p@ss")
    except RuntimeError as error:
        ours.exception("failed")
        sys.excepthook(RuntimeError, error, error.__traceback__)
    written = capsys.readouterr().err
    entries = [json.loads(line) for line in written.splitlines()]
    assert [entry["event"] for entry in entries][:3] == ["connecting", f"header was Bot {log.HIDDEN}", "failed"]
    assert entries[0]["nested"] == {"headers": [f"Bot {log.HIDDEN}"]}
    assert "RuntimeError: refused" in entries[2]["exception"]
    assert "the bot stopped" in entries[3]["event"]
    assert not [secret for secret in SECRETS if secret in written]


def test_an_unknown_token_or_password_is_hidden_by_its_shape():
    redact = log.redactor([])
    other = TOKEN.replace("aBcD", "zZzZ")
    assert (
        redact(f"token={other} at rediss://user:word@host/0")
        == f"token={log.HIDDEN} at rediss://user:{log.HIDDEN}@host/0"
    )
    assert redact("seat 5 was killed at night 2.5, see https://example.net:80/a@b") == (
        "seat 5 was killed at night 2.5, see https://example.net:80/a@b"
    )


def test_the_level_counts_for_both_kinds_of_logger(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setenv("MAFIA_LOG_LEVEL", "warning")
    monkeypatch.setenv("MAFIA_LOG_JSON", "false")
    log.set_up(Settings())
    for logger in (logging.getLogger("a"), structlog.get_logger("b")):
        logger.info("quiet")
        logger.warning("loud")
    written = capsys.readouterr().err
    assert written.count("loud") == 2
    assert "quiet" not in written
