"""The vote on a motion: a message in the game's channel, brought up to date at a bounded rate."""

from __future__ import annotations

from cogs.messages.note_codecs import Spot
from cogs.messages.place_notes import MOTION
from cogs.messages.redraw import Redraws
from cogs.messages.work import Work
from cogs.services import Services
from cogs.showing.batch import Batch
from cogs.showing.panels.motion_panel import closed_motion, motion_panel
from cogs.showing.view import TableView
from core.table_events import MotionClosed, MotionMade, MotionVoted

BETWEEN_EDITS = 2.0  # seconds between two edits of one vote


class MotionMessage:
    """Written down among a game's places as `motion`; its spot's serial is the motion's number."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._redraws = Redraws(services.wait, BETWEEN_EDITS, services.serves)

    async def follow(self, batch: Batch) -> None:
        """Post the vote that has begun, and show how it stands. Raises as `MessageSender.post` does."""
        view = batch.view
        motion = batch.state.motion
        spot = await self._services.places.get(batch.work, MOTION)
        begun = next((one for one in batch.said if isinstance(one.event, MotionMade)), None)
        if begun is not None and motion is not None and (spot is None or spot.serial != motion.number):
            layout = motion_panel(view, motion)
            channel = batch.state.lobby.channel
            sent = await self._services.sender.post(batch.work, channel, layout, f"{begun.id}.v")
            await self._services.places.put(batch.work, MOTION.set_to(Spot(channel, sent, motion.number)))
        elif spot is not None and (batch.has(MotionVoted) or batch.has(MotionClosed) or batch.state.over):
            self._redraws.soon(("motion", batch.id), self._draw)

    async def _draw(self, work: Work) -> None:
        view = TableView.of(self._services.table(work.table), self._services.now(), work=work)
        spot = await self._services.places.get(work, MOTION)
        if view is None or view.state.game is None or spot is None:
            return
        motion = view.state.motion
        stands = motion is not None and motion.number == spot.serial
        if motion is not None and stands:
            await self._services.sender.edit(work, spot, motion_panel(view, motion))
        else:
            await self._services.places.put(work, MOTION.removed())
            await self._services.sender.edit(work, spot, closed_motion(view))
