"""Logs: structured, one line an entry, and without secrets whoever writes them (discord.py and redis-py too)."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable, Iterable
from types import TracebackType
from typing import Any

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from core.once import OncePerCause
from core.settings import TOKEN_SHAPE, Settings

HIDDEN = "[hidden]"
WRITES_MESSAGES = ("discord.http", "discord.gateway", "discord.webhook")
"""What these say below INFO is all that goes to Discord and comes from there, role cards among it: never written."""
_IN_URL = re.compile(r"(?<=://)([^/@\s:]*):([^/@\s]+)(?=@)")


def redactor(secrets: Iterable[str]) -> Callable[[str], str]:
    """A function that hides these secrets in a text, and what looks like a bot token or a password in an address."""
    known = sorted((secret for secret in secrets if secret), key=len, reverse=True)
    shapes = re.compile("|".join([*(re.escape(secret) for secret in known), TOKEN_SHAPE.pattern]))

    def redact(text: str) -> str:
        return _IN_URL.sub(rf"\1:{HIDDEN}", shapes.sub(HIDDEN, text))

    return redact


def redaction(secrets: Iterable[str]) -> Processor:
    """The step of the log that hides secrets in every text of an entry, however deep it lies."""
    redact = redactor(secrets)

    def clean(value: Any) -> Any:
        match value:
            case None | bool() | int() | float():
                return value
            case dict():
                return {redact(str(key)): clean(item) for key, item in value.items()}  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
            case list() | tuple() | set() | frozenset():
                return [clean(item) for item in value]  # pyright: ignore[reportUnknownVariableType]
            case _:
                return redact(str(value))

    def process(_logger: WrappedLogger, _method: str, entry: EventDict) -> EventDict:
        return {key: value if key.startswith("_") else clean(value) for key, value in entry.items()}

    return process


def set_up(settings: Settings) -> None:
    """Send all logs, structlog's and the standard library's, to standard error in the form the settings ask for."""
    as_json = not sys.stderr.isatty() if settings.log_json is None else settings.log_json
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    common: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer()
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(OncePerCause())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*common, structlog.stdlib.ExtraAdder()],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                # Tracebacks become text before the redaction, which would not see into them otherwise.
                structlog.processors.format_exc_info,
                redaction(settings.secrets),
                renderer,
            ],
        )
    )
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in WRITES_MESSAGES:
        logging.getLogger(name).setLevel(max(level, logging.INFO))
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *common,
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    sys.excepthook = _log_uncaught


def _log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """The last words of a crash go through the redaction like everything else."""
    if issubclass(kind, KeyboardInterrupt):
        return
    logging.getLogger("mafia").critical("the bot stopped on an error", exc_info=(kind, error, trace))
