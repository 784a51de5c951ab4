"""`nonce` with `enforce_nonce`: a message that was sent is not sent again, and the first one is given back.

Discord's reference (Create Message) says "checked for uniqueness in the past few minutes", by the same author; it does
not say how many, nor whether the channel counts. Taken here: five minutes, within one channel, which is the least that
the wording allows a bot to lean on. A nonce is at most 25 characters long.
"""

from __future__ import annotations

from typing import Any

from simcord.backend import Backend, errors, serializers

from cogs.simulated.strict.exchange import Request

WINDOW = 300.0
LONGEST = 25
ROUTE = "POST /channels/{id}/messages"


class Nonces:
    """Which messages were sent under which nonce."""

    def __init__(self) -> None:
        self.sent: dict[tuple[int, str], tuple[float, int]] = {}

    def said_before(self, request: Request, backend: Backend) -> Any:
        """The message that was sent under this nonce in this channel, as Discord gives it back; None for a new one."""
        if request.name != ROUTE or request.body.get("nonce") is None:
            return None
        nonce = str(request.body["nonce"])
        if len(nonce) > LONGEST:
            raise errors.invalid_form_body(f"nonce: Must be {LONGEST} or fewer in length.")
        at, message = self.sent.get((request.ids[0], nonce), (-WINDOW, 0))
        if not request.body.get("enforce_nonce") or request.at - at >= WINDOW:
            return None
        stored = backend.messages.get(request.ids[0], {}).get(message)
        return None if stored is None else dict(serializers.message_payload(backend, stored))

    def note(self, request: Request, said: Any) -> None:
        """This was sent."""
        nonce = request.body.get("nonce")
        if request.name == ROUTE and nonce is not None:
            self.sent[request.ids[0], str(nonce)] = request.at, int(said["id"])
