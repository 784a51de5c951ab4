"""Logging is the whole process's: each test gives it back as it was."""

from __future__ import annotations

import logging
import sys

import pytest
import structlog


@pytest.fixture(autouse=True)
def _logs_as_they_were():
    root, hook = logging.getLogger(), sys.excepthook
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level, sys.excepthook = handlers, level, hook
    structlog.reset_defaults()
