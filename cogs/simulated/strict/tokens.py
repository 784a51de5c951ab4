"""Interactions: three seconds to acknowledge, once; fifteen minutes for the token.

SimCord holds to the times and to "once" (10062, 40060). An expired token is 401 with code 50027 ("Invalid Webhook
Token"): seen by library users everywhere, and in the reference's table of codes.
"""

from __future__ import annotations

from simcord.backend import Backend
from simcord.backend.errors import BackendError

from cogs.simulated.strict.exchange import Request


def check_token(backend: Backend, request: Request) -> None:
    """Whether the token still lives."""
    if not request.route.startswith("/webhooks/{id}/{token}"):
        return
    token = request.path.strip("/").split("/")[2]
    known = backend.interaction_tokens.get(token)
    record = None if known is None else backend.interactions.get(known)
    if record is not None and record.expires_at is not None and backend.now_iso() >= record.expires_at:
        raise BackendError(401, 50027, "Invalid Webhook Token")
