"""Where Discord's own OpenAPI description lies, if it is at hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema_rs

from cogs.simulated.strict.bodies import Description, described_in

FILE = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"


def quick(schema: Any) -> Callable[[Any], bool]:
    """Whether a body is right by a schema, in a hundredth of the time that jsonschema takes."""
    return jsonschema_rs.Draft202012Validator(schema, validate_formats=False).is_valid


def described() -> Description | None:
    """The description, read once, for a world to hold every body against; None where it is not at hand."""
    return described_in(FILE, quick)


def description() -> Description:
    """The same. Raises `FileNotFoundError` where it is not at hand."""
    found = described()
    if found is None:
        raise FileNotFoundError(FILE)
    return found
