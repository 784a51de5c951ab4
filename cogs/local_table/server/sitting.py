"""What is asked at one evening's table, and what of it is shown."""

from __future__ import annotations

from cogs.local_table.server import slash_commands, standing
from cogs.local_table.server.evening import Evening
from cogs.local_table.server.frames import Json
from cogs.local_table.server.game_end import End
from cogs.local_table.server.knowledge import Knowledge
from cogs.local_table.server.moments import moments
from cogs.local_table.server.seats_frame import seats
from cogs.local_table.server.sent_frames import SentFrames
from core.words import Words


class Sitting:
    """One evening, for the pages that show it."""

    def __init__(self, here: Evening) -> None:
        self.here = here
        self._shown = SentFrames()
        self._end = End()
        self._knowledge = Knowledge()

    async def do(self, request: Json, language: str) -> Json:
        """Do what a page in this language asks; what comes along with the answer. Raises `RefusedRequest`, and what a
        wrong request raises."""
        here = self.here
        place = int(request.get("place") or 0)
        match request["do"]:
            case "press":
                return await here.person.press(place, int(request["message"]), str(request["custom_id"]))
            case "choose":
                values = [str(value) for value in request["values"]]
                return await here.person.choose(place, int(request["message"]), str(request["custom_id"]), values)
            case "submit":
                return await here.person.submit(str(request["form"]), dict(request["values"]))
            case "slash":
                return await here.person.slash(place, str(request["name"]), dict(request.get("options") or {}))
            case "complete":
                given = dict(request.get("options") or {})
                return await here.person.complete(
                    place, str(request["name"]), str(request["option"]), str(request.get("text") or ""), given
                )
            case "say":
                return await here.hearing.say(place, str(request["text"]))
            case "declare":
                return await here.hearing.declare(request)
            case "seen":
                here.view.see(place, int(request["message"]))
                here.told()
            case "pace":
                return await self._pace(request, language)
            case _:
                raise ValueError(request["do"])
        return {}

    async def _pace(self, request: Json, language: str) -> Json:
        """Another pace; or, where something would be given up by running ahead, the question about it."""
        here = self.here
        lost = frozenset[str]()
        if request.get("until") == "me":
            lost = await here.ahead.go([str(one) for one in request.get("give_up") or ()])
        else:
            speed = request.get("speed")
            await here.ahead.halt(None if speed is None else float(speed), paused=request.get("paused"))
        self._shown.forget("clock")  # it is told, also where it runs ahead for no time at all
        here.told()
        answer: Json = {"clock": standing.clock(here, language)}
        return answer | ({"lost": standing.given_up(here, lost, language)} if lost else {})

    @property
    def is_over(self) -> bool:
        """Whether no game is under way or being gathered for."""
        state = self.here.company.table.state
        return state is None or state.over

    def file(self, place: int, message: int, name: str) -> tuple[bytes, str] | None:
        """A file that stands in a message which the viewer sees, and its type."""
        here = self.here
        if place not in {channel.id for channel in here.view.channels()}:
            return None
        stored = next((one for one in here.view.shown(place) if one.id == message), None)
        found = next((one for one in (stored.attachments if stored else []) if one["filename"] == name), None)
        data = None if found is None else here.env.backend.cdn.get(found["url"])
        return None if found is None or data is None else (data, str(found["content_type"]))

    def keepsake(self, language: str) -> str | None:
        """The end of the last game as one page; None where none has ended."""
        return self._end.keepsake(self.here, language)

    # -- what is seen -------------------------------------------------------------------------------------------------

    def all(self, language: str, words: Words) -> Json:
        """Everything, as it stands."""
        here = self.here
        view = self.here.view
        frames = self._frames(language)
        channels = view.channels()
        return {
            "lesson": here.plan.lesson,
            "me": {"id": str(here.me), "name": view.name(here.me)},
            "places": [view.place(channel, words) for channel in channels],
            "messages": {
                str(channel.id): [view.message(message) for message in view.shown(channel.id)] for channel in channels
            },
            "commands": slash_commands.offered(here.env.backend, view, words),
            **{kind: frame[kind] for kind, frame in frames.items()},
        }

    async def look(self, language: str) -> None:
        """Read what has happened, the story of a game that has just ended, which rooms there are, and what the viewer
        was told."""
        self.here.look()
        await self._knowledge.look(self.here)
        await self.here.hearing.look()
        await self._end.look(self.here, language)

    def changes(self, language: str) -> list[Json]:
        """What has changed since it was told."""
        return self._shown.changes(self.here, self._frames(language))

    def _frames(self, language: str) -> dict[str, Json]:
        here = self.here
        end = self._end.seen(self.here, language)
        found = {
            "names": here.view.names(),
            "voice": standing.voice(here),
            "talk": here.hearing.offered(language),
            "needs": standing.needs(here, language),
            "people": standing.people(here, end),
            "seats": seats(here, self._knowledge, language),
            "moments": moments(here, self._knowledge, language),
            "end": end,
            "skipped": standing.skipped(here, language),
            "clock": standing.clock(here, language),  # the last: who sees it stop has been told why
        }
        return {kind: {"see": kind, kind: value} for kind, value in found.items()}
