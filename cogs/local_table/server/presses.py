"""What a person does on the simulated Discord: presses, choices, forms, commands, words. Each is done at once, beside
whatever else goes on, and answered when the bot has acknowledged it.
"""
# pyright: reportPrivateUsage=false

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import simcord
from simcord.backend.errors import BackendError, SetupError
from simcord.builders import ChannelHandle, UserHandle
from simcord.enums import SELECT_TYPES, ComponentType
from simcord.results import InteractionResult, ResponseMessage

from cogs.local_table.server.frames import Json, RefusedRequest
from cogs.local_table.server.slash_commands import filled
from cogs.simulated.live import LiveEnv

FORMS = 20
"""Forms that are kept for whoever has them open still."""


class Person:
    """Somebody in a server who presses and types."""

    def __init__(self, env: LiveEnv, guild: simcord.GuildHandle, member: simcord.MemberActor) -> None:
        self._env = env
        self._guild = guild
        self._member = member
        self._forms: dict[str, InteractionResult] = {}

    async def press(self, place: int, message: int, custom_id: str) -> Json:
        """Press a button."""
        actor = self._actor(place)
        return await self._done(actor.click(self._message(place, message), custom_id=custom_id))

    async def choose(self, place: int, message: int, custom_id: str, values: list[str]) -> Json:
        """Choose in a menu."""
        actor = self._actor(place)
        shown = self._message(place, message)
        chosen = [self._handle(shown.components, custom_id, value) for value in values]
        return await self._done(actor.select(shown, chosen, custom_id=custom_id))

    async def submit(self, form: str, values: Json) -> Json:
        """Send a form."""
        shown = self._forms.get(form)
        if shown is None:
            raise RefusedRequest("page-form-gone")
        actor = self._actor(shown._interaction.channel_id)
        answer = await self._done(actor.submit_modal(shown, values))
        self._forms.pop(form, None)
        return answer

    async def slash(self, place: int, name: str, options: Json) -> Json:
        """Give a command."""
        with self._why():
            given = filled(self._env.backend, self._guild.id, name, options, self)
        if self._is_direct(place):
            return await self._done(self._member.user.slash(name, **given))
        return await self._done(self._member.slash(self._channel(place), name, **given))

    async def complete(self, place: int, name: str, option: str, text: str, options: Json) -> Json:
        """Ask what an option may be."""
        with self._why():
            given = filled(self._env.backend, self._guild.id, name, options, self)
        given.pop(option, None)
        asked = self._env.backend.interactions
        before = len(asked)
        if self._is_direct(place):
            await self._at_once(self._member.user.autocomplete(name, option, text, **given))
        else:
            await self._at_once(self._member.autocomplete(self._channel(place), name, option, text, **given))
        if len(asked) == before:
            return {"choices": []}
        interaction = asked[next(reversed(asked))]
        await self._env.acknowledged(interaction)
        return {"choices": interaction.autocomplete_choices or []}

    async def say(self, place: int, text: str) -> int:
        """Write a message, so that it stands there whatever becomes of the process; its id."""
        if self._is_direct(place):
            sent = await self._at_once(self._member.user.send_dm(text))
        else:
            sent = await self._at_once(self._member.send(self._channel(place), text))
        await self._env.kept()
        return sent.id

    def handle(self, guild: int, kind: int, number: int) -> Any:
        """A person (6) or place (7) as SimCord takes it."""
        if kind == 6:
            user = self._env.backend.users.get(number)
            if user is None or number not in self._env.backend.get_guild(guild).members:
                raise SetupError("no such person")
            return simcord.MemberActor(self._env, self._guild, UserHandle(self._env, user))
        return ChannelHandle(self._env, self._guild, self._env.backend.get_channel(number))

    # -- how it is done -----------------------------------------------------------------------------------------------

    async def _done(self, act: Awaitable[InteractionResult]) -> Json:
        """Do it, and wait until the bot has acknowledged it; a form it answers with comes along."""
        shown: InteractionResult = await self._at_once(act)
        if not await self._env.acknowledged(shown._interaction):
            raise RefusedRequest("page-unanswered")
        modal = shown.modal
        if modal is None:
            return {}
        form = str(shown._interaction.id)
        self._forms[form] = shown
        while len(self._forms) > FORMS:
            del self._forms[next(iter(self._forms))]
        return {"form": {"form": form, "title": modal["title"], "components": modal["components"]}}

    async def _at_once(self, act: Awaitable[Any]) -> Any:
        with self._why(), self._env.at_once():
            return await act

    def _why(self) -> _Why:
        return _Why()

    def _is_direct(self, place: int) -> bool:
        return self._env.backend.dm_channels.get(self._member.id) == place

    def _actor(self, place: int) -> Any:
        return self._member.user if self._is_direct(place) else self._member

    def _channel(self, place: int) -> ChannelHandle:
        with self._why():
            return ChannelHandle(self._env, self._guild, self._env.backend.get_channel(place))

    def _message(self, place: int, message: int) -> ResponseMessage:
        stored = self._env.backend.messages.get(place, {}).get(message)
        if stored is None:
            raise RefusedRequest("page-message-gone")
        return ResponseMessage(self._env, stored)

    def _handle(self, components: list[Json], custom_id: str, value: str) -> Any:
        """A value of a menu: itself, or the person, role or place that it stands for."""
        from simcord.components import walk_components

        kind = next((one["type"] for one in walk_components(components) if one.get("custom_id") == custom_id), None)
        if kind is None or kind not in SELECT_TYPES:
            raise RefusedRequest("page-changed")
        if kind == ComponentType.STRING_SELECT:
            return value
        with self._why():
            if kind == ComponentType.ROLE_SELECT:
                return next(role for role in self._guild.roles.values() if role.id == int(value))
            return self.handle(self._guild.id, 7 if kind == ComponentType.CHANNEL_SELECT else 6, int(value))


class _Why:
    """Says in our words what SimCord refuses in its own: it is what a client would not have let anybody do."""

    def __enter__(self) -> None:
        """Nothing is refused yet."""

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, BackendError):
            raise RefusedRequest("page-message-gone" if error.code == 10008 else "page-not-here") from error
        if isinstance(error, SetupError | ValueError | StopIteration | asyncio.InvalidStateError):
            raise RefusedRequest("page-changed") from error
