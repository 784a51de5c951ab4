"""What scripted players say behind closed doors: a gang that somebody plays in agrees by night whom it attacks, tells
what has been chosen and, when its door opens again, what came of it; other rooms, and the dead, say a word.

Where only scripted players sit nobody listens, and nothing is said.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import partial

from cogs.messages.threads import DEAD
from cogs.showing.lines import Lines, Whisper
from cogs.showing.view import TableView
from cogs.simulated.people.reaction_times import PlannedAction
from cogs.simulated.people.rooms import Rooms
from core.rules.commands import Act
from core.rules.prompts import Prompt
from core.rules.views import room
from core.simulate.choice import targets
from core.simulate.company import Players
from core.simulate.mind import Mind
from core.simulate.purposes import uses_of

Wait = tuple[int, int]

TRUSTED = 0.25
"""From this worth to the many on, the town is said to listen to somebody."""
AMONG_THE_DEAD = 0.35
"""How likely somebody among the dead says a word in a phase."""
AT_ONCE = (500, 2_000)
BEFORE_LONG = (2_500, 5_500)
NEXT = (700, 3_500)
LATER = (4_000, 30_000)
"""Milliseconds after which things are said: all that a gang has to say comes before the shortest night is over."""
WORKED_OUT = (8_000, 15_000)
"""And after which a gang that talks acts on it."""
KNOCK = 1_000
KNOCKS = 5
"""Milliseconds between two looks at a door behind which somebody is still missing, and so many looks."""


@dataclass
class _Talk:
    """What a room says in one phase."""

    proposes: int
    """Who names somebody."""
    about: int | None = None
    """Whom."""
    why: Whisper | None = None
    """The reason that is still to be given."""
    act: Act | None = None
    """What a scripted player is to give, if it is theirs to give."""
    chosen_by: int | None = None
    """Who has chosen."""
    spoken: set[int] = field(default_factory=set[int])
    """Who has had a word."""


class Whispers:
    """The private talk of one table."""

    def __init__(self, chance: random.Random, lines: Lines, rooms: Rooms) -> None:
        self._chance = chance
        self._lines = lines
        self._rooms = rooms
        self._talks: dict[str, _Talk] = {}
        self._token = ""
        self._told: dict[str, int] = {}  # By room: in which phase it was last told what came of its attacks.
        self._knocks: dict[str, int] = {}
        self._drawn: dict[str, int | None] = {}  # Who of the dead says a word, by phase.

    def wanted(
        self, view: TableView, players: Players, seats: Collection[int], asked: Sequence[Prompt]
    ) -> list[PlannedAction]:
        """What these seats would say in private now. `asked`: all that is asked at the table."""
        self._begin(view, players)
        found: list[PlannedAction] = []
        for name in view.game.members:
            here = room(view.game, name)
            own = [seat for seat in here.members if seat in seats]
            if not here.open or not own or len(own) == len(here.members):
                continue
            mates = [seat for seat in own if self._lets_speak(view, name, seat)]
            if mates == own or (mates and self._knocks.get(_key(view, name), 0) >= KNOCKS):
                found += self._in_the_room(view, players, name, mates, asked)
            else:
                found += self._at_the_door(view, name)
        return found + self._among_the_dead(view, seats)

    def agreed(self, view: TableView, players: Players, prompt: Prompt) -> Act | None:
        """What the room has agreed that this seat gives; None where that is for it to decide, or has been done."""
        talk = None if prompt.room is None else self._talks.get(_key(view, prompt.room))
        if talk is None or talk.act is None or talk.about is None or talk.act.do != prompt.do:
            return None
        given = players.minds[prompt.seat].given.get(prompt.do)
        if given is not None and given[0] != prompt.seat and not prompt.each:
            return None
        if prompt.seat == talk.act.by and talk.about == talk.act.at[0]:
            return talk.act
        lawful = prompt.each and not prompt.extras and prompt.least == 1 and talk.about in prompt.seats
        return Act(prompt.seat, prompt.do, (talk.about,)) if lawful else None

    def _at_the_door(self, view: TableView, name: str) -> list[PlannedAction]:
        """Somebody is not in yet: look again in a moment, and a few times more."""
        key = _key(view, name)
        knocks = self._knocks.get(key, 0)

        async def knock() -> None:
            self._knocks = {key: knocks + 1}

        return [PlannedAction(f"{key}door/{knocks}", knock, None, KNOCK, KNOCK)] if knocks < KNOCKS else []

    # -- a gang by night ----------------------------------------------------------------------------------------------

    def _in_the_room(
        self, view: TableView, players: Players, name: str, mates: list[int], asked: Sequence[Prompt]
    ) -> list[PlannedAction]:
        attacks = [one for one in asked if one.room == name and _harms(view, one)]
        talk = self._talks.get(_key(view, name))
        if talk is None:
            talk = self._talks[_key(view, name)] = self._agreed_on(players, mates, attacks, asked)
        self._hear(players, talk, mates, attacks)
        say = partial(self._deed, view, name, talk)
        for seat in mates:
            came = came_of(players.minds[seat], attacks, self._told.get(name, 0))
            if came is not None:
                kind, about = came
                return [say(seat=seat, kind=kind, about=about, wait=AT_ONCE)]
        found: list[PlannedAction] = []
        given = talk.chosen_by is not None
        for seat in mates:
            if seat in talk.spoken:
                continue
            if talk.about is None:
                found.append(say(seat=seat, kind="chats", about=None, wait=BEFORE_LONG))
            elif seat == talk.proposes and not given:
                found.append(say(seat=seat, kind="whispers-target", about=talk.about, wait=BEFORE_LONG))
            elif talk.proposes in talk.spoken or given:
                found.append(say(seat=seat, kind="whispers-agrees", about=talk.about, wait=NEXT))
        if talk.why is not None and talk.proposes in talk.spoken and not given:
            found.append(say(seat=talk.proposes, kind=talk.why, about=talk.about, wait=NEXT))
        if talk.chosen_by in mates:
            found.append(say(seat=talk.chosen_by, kind="whispers-chosen", about=talk.about, wait=NEXT))
        elif given and talk.spoken >= set(mates):
            found.append(say(seat=mates[-1], kind="whispers-agrees", about=talk.about, wait=NEXT))
        return found

    def _agreed_on(
        self, players: Players, mates: list[int], attacks: Sequence[Prompt], asked: Sequence[Prompt]
    ) -> _Talk:
        """Whom the gang would attack: whom one of them would who may, or whom one of them names to a person who may."""
        own = [one for one in attacks if one.seat in mates]
        proposes = self._chance.choice(mates)
        for prompt in own:
            act = players.answer(prompt, [one for one in asked if one.seat == prompt.seat])
            if isinstance(act, Act) and act.at:
                return _Talk(proposes, act.at[0], _why(players, proposes, act.at[0]), act)
        if own or not attacks:
            return _Talk(proposes)  # tonight they do something else, or nothing
        wanted = targets(players.minds[proposes], attacks[0].seats, "harms", must=False)
        return _Talk(proposes, wanted[0], _why(players, proposes, wanted[0])) if wanted else _Talk(proposes)

    def _hear(self, players: Players, talk: _Talk, mates: list[int], attacks: Sequence[Prompt]) -> None:
        """Take in what has been chosen. What a person has chosen is good enough for all."""
        heard = players.minds[mates[0]].given
        given = next((heard[one.do] for one in attacks if one.do in heard and heard[one.do][1]), None)
        if given is None:
            talk.chosen_by = None
            return
        talk.chosen_by = given[0]
        talk.about = given[1][0]

    def _begin(self, view: TableView, players: Players) -> None:
        """Forget what was said in another phase. What was done before one listened to this game has been told."""
        self._talks = {key: talk for key, talk in self._talks.items() if key.startswith(_phase(view))}
        if view.state.token != self._token:
            self._token = view.state.token
            before = max((gave.until for mind in players.minds.values() for gave in mind.gave.values()), default=0)
            self._told = dict.fromkeys(view.game.members, before)

    # -- the dead -----------------------------------------------------------------------------------------------------

    def _among_the_dead(self, view: TableView, seats: Collection[int]) -> list[PlannedAction]:
        """A word now and then, where a person hears it."""
        dead = [seat.number for seat in view.game.seats if not seat.alive and self._lets_speak(view, DEAD, seat.number)]
        people = [seat for seat in dead if seat in seats]
        if not people or len(people) == len(dead):
            return []
        key = _key(view, DEAD)
        if key not in self._drawn:
            self._drawn = {key: self._chance.choice(people) if self._chance.random() < AMONG_THE_DEAD else None}
        seat = self._drawn[key]
        if seat not in people:
            return []
        return [self._deed(view, DEAD, _Talk(seat), seat=seat, kind="chats", about=None, wait=LATER)]

    # -- how it is said -----------------------------------------------------------------------------------------------

    def _lets_speak(self, view: TableView, name: str, seat: int) -> bool:
        user = view.state.user_of(seat)
        return user is not None and self._rooms.lets_speak(name, user)

    def _deed(
        self,
        view: TableView,
        name: str,
        talk: _Talk,
        *,
        seat: int,
        kind: Whisper,
        about: int | None,
        wait: tuple[int, int],
    ) -> PlannedAction:
        ends = None if view.state.clock is None else view.state.clock.ends
        do = partial(self._say, view, name, talk, seat=seat, kind=kind, about=about)
        return PlannedAction(f"{_key(view, name)}{kind}/{seat}/{about}", do, ends, *wait)

    async def _say(
        self, view: TableView, name: str, talk: _Talk, *, seat: int, kind: Whisper, about: int | None
    ) -> None:
        talk.spoken |= {seat} if kind in FIRST_WORDS else set()
        if kind == talk.why:
            talk.why = None
        if kind in ("whispers-fell", "whispers-lived") and about is not None:
            self._told[name] = view.serial
        user = view.state.user_of(seat)
        if user is not None:
            await self._rooms.say(name, user, self._lines.whisper(view, kind, seat, about))


FIRST_WORDS = ("whispers-target", "whispers-agrees", "chats")


def _phase(view: TableView) -> str:
    return f"{view.state.token}/{view.serial}/"


def _key(view: TableView, name: str) -> str:
    return f"{_phase(view)}{name}/"


def came_of(mind: Mind, attacks: Sequence[Prompt], told: int) -> tuple[Whisper, int] | None:
    """What came of the attack that somebody's room last made, and on whom. None where it made none after the phase
    `told`, and of whom the day has taken since. It is read from what happened: the choice that ends a night is followed
    by the next phase at once."""
    made = [mind.gave[one.do] for one in attacks if one.do in mind.gave and mind.gave[one.do].until > told]
    if not made:
        return None
    struck = made[0].at[0]
    gone = mind.square.gone.get(struck)
    if gone is None:
        return "whispers-lived", struck
    return ("whispers-fell", struck) if gone.night else None


def _harms(view: TableView, prompt: Prompt) -> bool:
    role = view.game.seat(prompt.seat).role
    return "harms" in uses_of(view.book).of(role, prompt.ability or prompt.do)


def _why(players: Players, seat: int, about: int) -> Whisper | None:
    """The reason that somebody would give, where there is one."""
    mind = players.minds[seat]
    if mind.reputes.is_power(mind.square.claims.get(about)):
        return "whispers-why-power"
    return "whispers-why-trust" if mind.worth(about) > TRUSTED else None
