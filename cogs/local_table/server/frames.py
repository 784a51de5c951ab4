"""What goes over the connection: JSON, the text that it is sent as, and that something could not be done."""

from __future__ import annotations

import json
from typing import Any

Json = dict[str, Any]


def encode(frame: Any) -> str:
    """A frame as it is sent."""
    return json.dumps(frame, ensure_ascii=False, separators=(",", ":"))


class RefusedRequest(Exception):
    """Something that could not be done; `text` is the id of the text that says why."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


NO_MOMENTS: Json = {"card": None, "fall": None}
"""A player's own moments where they do not play."""
NO_SEATS: Json = {"token": None, "card": None, "ballot": None, "accused": [], "known": {}, "asked": []}
"""What lies on the seats where no game runs."""
