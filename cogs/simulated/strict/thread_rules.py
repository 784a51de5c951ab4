"""Threads that are archived or locked, who may change them, and who may be let in.

- Archived: nothing may be changed (50083, "Thread is archived") but the archiving itself
  (discord/discord-api-docs#6928: not even the lock); sending a message opens it again by itself, and nothing else does
  (#2855). A locked one is opened by Manage Threads alone.
- Locked and active: without Manage Threads nothing may be written (#5919). The reference has a code for it, 160005
  ("Thread is locked"), and does not say with which status it comes.
- Changes need Manage Threads; the one who opened the thread may change its name and archive it without. Not certain:
  locking one's own thread; the reference says it is allowed, those who tried differ (#7407). Refused here.
- Whom a message mentions, and notifies, is let in by it, where its author may let people in and they see the parent
  channel (discord/discord-api-docs#5295; discord.com/blog/connect-the-conversation-with-threads-on-discord: private
  threads appear "if they're added manually, or are @mentioned within the Thread itself"). Discord does not say in its
  answer whether it did. Not certain: what a mention that notifies nobody does, one in an answer to an interaction, and
  one by the owner of a thread that is not `invitable` without Manage Threads; none of them lets anybody in here.
  Nor that one in components does what one in the text does: a test may have it that none lets anybody in.
- A member is let in by whoever may write there, and put out with Manage Threads, or, of a private thread, by the one
  who opened it. Who is let in must see the parent channel: 50001, as seen there by library users.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from simcord.backend import Backend, errors, serializers
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel

from cogs.simulated.strict.channel_kinds import MEMBERS_AT_MOST, PRIVATE
from cogs.simulated.strict.exchange import Request
from cogs.simulated.strict.request_rights import may, need

MENTION = re.compile(r"<@!?(\d+)>")
OWNERS = {"name", "archived", "auto_archive_duration", "rate_limit_per_user", "invitable"}
LOCKED = 160005
TOLD = ("archived", "locked", "auto_archive_duration", "invitable")
FIELDS = ("name", "rate_limit_per_user")
STILL = (
    "PATCH /channels/{id}/messages/{id}",
    "PUT /channels/{id}/messages/{id}/reactions/{emoji}/@me",
    "PUT /channels/{id}/thread-members/{id}",
    "PUT /channels/{id}/thread-members/@me",
    "DELETE /channels/{id}/thread-members/{id}",
    "POST /channels/{id}/typing",
)
WRITING = (
    "POST /channels/{id}/messages",
    "PATCH /channels/{id}/messages/{id}",
    "PUT /channels/{id}/thread-members/{id}",
)


def archived() -> BackendError:
    """The refusal."""
    return BackendError(400, 50083, "Thread is archived")


def check_archived(backend: Backend, request: Request) -> None:
    """What an archived or a locked thread still takes. A message opens it, where it may."""
    thread = _thread(backend, request)
    if thread is None or thread.thread_metadata is None:
        return
    told = thread.thread_metadata
    moderates = may(backend, thread, backend.bot_user.id, "manage_threads")
    if told.archived:
        if request.name in STILL or (request.name == "POST /channels/{id}/messages" and told.locked and not moderates):
            raise archived()
    elif told.locked and not moderates and request.name in WRITING:
        raise BackendError(400, LOCKED, "This thread is locked")


def opened_by_a_message(backend: Backend, request: Request) -> None:
    """A message was sent: an archived thread is open again."""
    thread = _thread(backend, request)
    told = None if thread is None else thread.thread_metadata
    if request.name == "POST /channels/{id}/messages" and thread is not None and told is not None and told.archived:
        backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})


def invitable_as_asked(backend: Backend, request: Request, said: Any) -> None:
    """A private thread was made: whether its members may let others in, which SimCord passes over."""
    if request.name == "POST /channels/{id}/threads" and request.body.get("invitable") is False:
        told = backend.get_thread(int(said["id"])).thread_metadata
        assert told is not None
        told.invitable = False


def let_in_by_mention(backend: Backend, request: Request) -> None:
    """A message was sent: whom it mentions is in the thread."""
    thread = _thread(backend, request)
    if request.name != "POST /channels/{id}/messages" or thread is None or thread.parent_id is None:
        return
    assert thread.guild_id is not None
    told = thread.thread_metadata
    me = backend.bot_user.id
    closed = thread.type == PRIVATE and told is not None and not told.invitable
    if closed and not may(backend, thread, me, "manage_threads"):
        return
    members = backend.get_guild(thread.guild_id).members
    for user in _notified(request.body):
        room = len(thread.thread_members) < MEMBERS_AT_MOST
        if room and user in members and channel_accessible(backend, thread.parent_id, user):
            backend.add_thread_member(thread.id, user)


def _notified(body: dict[str, Any]) -> list[int]:
    """Whom a message mentions in its text or its components, as far as it may notify them."""
    named = [int(user) for user in MENTION.findall(" ".join(_texts(body)))]
    allowed = body.get("allowed_mentions")
    if allowed is None or "users" in allowed.get("parse", ()):
        return named
    return [user for user in named if str(user) in map(str, allowed.get("users", ()))]


def _texts(part: Any) -> Iterator[str]:
    if isinstance(part, list):
        for one in part:
            yield from _texts(one)
    elif isinstance(part, dict):
        if isinstance(part.get("content"), str):
            yield part["content"]
        yield from _texts([part[key] for key in ("components", "accessory") if part.get(key)])


def change(backend: Backend, request: Request) -> Any:
    """`PATCH` of a thread, as Discord has it; SimCord asks for Manage Channels there."""
    thread = backend.get_thread(request.ids[0])
    me = backend.bot_user.id
    told = thread.thread_metadata
    assert told is not None
    need(backend, thread)
    moderates = may(backend, thread, me, "manage_threads")
    opens = request.body.get("archived") is False
    if told.archived and not opens:
        raise archived()
    if told.archived and told.locked and not moderates:
        raise errors.missing_permissions()
    if told.archived and opens and set(request.body) == {"archived"}:
        need(backend, thread, "send_messages_in_threads")
    elif not moderates and (thread.owner_id != me or set(request.body) - OWNERS):
        raise errors.missing_permissions()
    changed = backend.edit_channel(
        thread.id,
        {key: request.body[key] for key in FIELDS if key in request.body},
        thread_metadata={key: request.body[key] for key in TOLD if key in request.body},
    )
    return dict(serializers.channel_payload(backend, changed))


def let_in(backend: Backend, request: Request) -> None:
    """`PUT` of a member."""
    thread = backend.get_thread(request.ids[0])
    need(backend, thread, "send_messages_in_threads")
    user = request.ids[1]
    assert thread.guild_id is not None
    assert thread.parent_id is not None
    if user not in backend.get_guild(thread.guild_id).members:
        raise errors.unknown_member()
    if not channel_accessible(backend, thread.parent_id, user):
        raise errors.missing_access()
    backend.add_thread_member(thread.id, user)


def put_out(backend: Backend, request: Request) -> None:
    """`DELETE` of a member."""
    thread = backend.get_thread(request.ids[0])
    need(backend, thread)
    me = backend.bot_user.id
    if not may(backend, thread, me, "manage_threads") and not (thread.type == PRIVATE and thread.owner_id == me):
        raise errors.missing_permissions()
    backend.remove_thread_member(thread.id, request.ids[1])


def _thread(backend: Backend, request: Request) -> Channel | None:
    if not request.route.startswith("/channels/{id}"):
        return None
    channel = backend.channels.get(request.ids[0])
    return channel if channel is not None and channel.is_thread else None
