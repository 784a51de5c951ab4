"""What each kind of channel can hold, and how much of it.

Threads: a private one under a text channel (type 0) alone, a public one under a text channel, an announcement's under
an announcement channel (type 5); nothing of the kind elsewhere (50024, seen in openclaw/openclaw#20613 and
AyakoBot/Ayako-v2#167). A server holds 1,000 active threads (160006), a thread 1,000 members (30033), a message one
thread (160004).
"""

from __future__ import annotations

from simcord.backend import Backend, errors
from simcord.backend.errors import BackendError

from cogs.simulated.strict.exchange import Request

TEXT = 0
DIRECT = 1
VOICE = 2
CATEGORY = 4
NEWS = 5
PUBLIC = 11
PRIVATE = 12
STAGE = 13
FORUM = 15
NEWS_THREAD = 10
UNDER = {PRIVATE: (TEXT,), PUBLIC: (TEXT,), NEWS_THREAD: (NEWS,)}
NOT_FOR_TEXT = (CATEGORY, FORUM, 16)
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
NAME_LENGTH = 100
THREADS_AT_MOST = 1000
MEMBERS_AT_MOST = 1000
HAS_A_THREAD = 160004


def check_kind(backend: Backend, request: Request) -> None:
    """What cannot be done in a channel of this kind."""
    if not request.route.startswith("/channels/{id}"):
        return
    channel = backend.get_channel(request.ids[0])
    if request.name == "POST /channels/{id}/messages" and channel.type in NOT_FOR_TEXT:
        raise BackendError(400, 50008, "Cannot send messages in a non-text channel")
    if request.name in ("PATCH /channels/{id}", "DELETE /channels/{id}") and channel.type == DIRECT:
        raise BackendError(403, 50003, "Cannot execute action on a DM channel")
    if request.name == "POST /channels/{id}/threads" and channel.type != FORUM:
        kind = int(request.body.get("type", PRIVATE))  # what Discord takes where none is said (Start Thread)
        if channel.type not in UNDER.get(kind, ()):
            raise errors.cannot_execute_on_channel_type()
    if request.name == "POST /channels/{id}/messages/{id}/threads" and channel.type not in (TEXT, NEWS):
        raise errors.cannot_execute_on_channel_type()


def check_thread_written(backend: Backend, request: Request) -> None:
    """A thread's name and the time after which it is archived."""
    made = request.name in ("POST /channels/{id}/threads", "POST /channels/{id}/messages/{id}/threads")
    changed = request.name == "PATCH /channels/{id}"
    if not made and not changed:
        return
    if made or "name" in request.body:
        name = request.body.get("name")
        if not isinstance(name, str) or not 1 <= len(name.strip()) <= NAME_LENGTH or len(name) > NAME_LENGTH:
            raise errors.invalid_form_body(f"name: Must be between 1 and {NAME_LENGTH} in length.")
    if request.body.get("auto_archive_duration", ARCHIVE_MINUTES[0]) not in ARCHIVE_MINUTES:
        raise errors.invalid_form_body(f"auto_archive_duration: Value must be one of {ARCHIVE_MINUTES}.")


def check_room(backend: Backend, request: Request) -> None:
    """Whether there is room for one more thread, or one more in it."""
    if request.name == "POST /channels/{id}/messages/{id}/threads" and request.ids[1] in backend.channels:
        raise BackendError(400, HAS_A_THREAD, "A thread has already been created for this message")
    if request.name in ("POST /channels/{id}/threads", "POST /channels/{id}/messages/{id}/threads"):
        guild = backend.get_channel(request.ids[0]).guild_id
        if guild is not None and len(backend.active_threads(guild)) >= THREADS_AT_MOST:
            raise BackendError(400, 160006, "Maximum number of active threads reached")
    if request.name == "PUT /channels/{id}/thread-members/{id}":
        members = backend.get_thread(request.ids[0]).thread_members
        if len(members) >= MEMBERS_AT_MOST and request.ids[1] not in members:
            raise BackendError(400, 30033, "Maximum number of thread participants has been reached")
