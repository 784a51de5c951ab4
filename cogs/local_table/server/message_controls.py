"""Where what is asked can be answered: the messages that hold its controls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from simcord.components import walk_components

from cogs.local_table.server.evening import Evening
from cogs.messages.address import Address
from cogs.messages.payload import parts_of
from cogs.messages.press_purposes import BY_PLACE
from cogs.showing.panels.night import in_places
from core.rules.prompts import VOTE, Prompt

LOOKED_AT = 25
"""So many of the newest messages of a place are looked through for the one that asks."""
BY_SEAT = ("act", *BY_PLACE)
"""The purposes of menus that name seats for an act."""

Control = tuple[str, str]
"""What a control is for: its purpose, and the verb that it begins with."""


@dataclass(frozen=True, slots=True)
class MessageControls:
    """A message that holds controls, by their `custom_id`, in its order."""

    place: int
    message: int
    controls: tuple[str, ...]


def answered_by(prompt: Prompt) -> set[Control]:
    """The controls by which a prompt is answered, or its menu opened."""
    if prompt.do == VOTE:
        return {("vote", "")}
    return {(purpose, in_places(prompt).do) for purpose in ("act", "place0", "do", "fill")} | {("night", "")}


def naming(prompt: Prompt) -> set[Control]:
    """The menus in which the seats of a prompt are named."""
    return {("vote", "")} if prompt.do == VOTE else {(purpose, in_places(prompt).do) for purpose in BY_SEAT}


def holding(here: Evening, controls: set[Control]) -> Iterator[MessageControls]:
    """Messages that hold some of these controls, of this game and this phase: the viewer's own first, the newest."""
    state = here.company.table.state
    if state is None:
        return
    serial = 0 if state.game is None else state.game.serial
    channels = here.view.channels()
    for shared in (False, True):
        wanted = {(purpose, do) for purpose, do in controls if (purpose == "night") == shared}
        for channel in sorted(channels, key=lambda one: one.id == here.company.channel.id):
            for message in reversed(here.view.shown(channel.id)[-LOOKED_AT:]):
                found: list[str] = []
                for part in walk_components(message.components):
                    address = Address.read(part.get("custom_id") or "")
                    if address is None or address.game != state.token or address.serial not in (0, serial):
                        continue
                    verb = next(iter(parts_of(address.rest)), "")
                    if (address.purpose, "") in wanted or (address.purpose, verb) in wanted:
                        found.append(part["custom_id"])
                if found:
                    yield MessageControls(channel.id, message.id, tuple(found))
