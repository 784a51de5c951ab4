"""The table of faults: each by itself, for one request, for minutes, for ever, on each kind of place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from redis import Redis as PlainRedis
from redis import exceptions as redis_errors

from cogs.simulated.strict.exchange import Request
from cogs.simulated.strict.trouble import Fault
from tests.torture.evening import Evening
from tests.torture.mortal import Point, RedisFault
from tests.torture.trials import Harm, Trial
from tests.torture.witness import NEW_MESSAGE

FORGOTTEN = 600.0
"""Simulated seconds after which Discord knows no nonce any more."""
MESSAGES = range(1, 28)
"""Those over which a process dies: all of an evening, counted from its first."""
MINUTES = 180.0
"""Simulated seconds of a fault that lasts."""
GAME = "a-game"
KEPT = {
    **{part: f"mafia:{{guild}}:{part}" for part in ("game", "log", "outbox", "answers", "seen", "refs", "settings")},
    **{part: f"mafia:{{guild}}:{part}" for part in ("past", "results", "leaving", "shelf", "rulebooks-opened")},
    **{f"one {part}": f"mafia:{{guild}}:{part}:{GAME}" for part in ("past", "result", "rulebook")},
    "people": "mafia:person:{person}",
    "people's guilds": "mafia:person:{person}:guilds",
    "unranked": "mafia:unranked",
    "allowances": "mafia:allowance:opened:today",
}
KEPT_WITH_A_VOICE = {part: f"mafia:{{guild}}:{part}" for part in ("debts", "voice")}
"""Keys that something else may write over: of each kind that the bot keeps, but for those of its shards."""
WRONG_TYPE = "Redis wrong type"
MOMENTS: dict[str, int | str] = {"lobby": 3, "night": "night", "day": "day"}
"""When a fault may fall: at a step, or as a phase begins."""

IN_SCRIPT = "Error running script (call to f_0123): @user_script:12: @user_script: 12: -{}"

REDIS: dict[str, Callable[[], Exception]] = {
    "killed": lambda: redis_errors.ConnectionError("Error 111 connecting. Connection refused."),
    "reset": lambda: ConnectionResetError("Connection reset by peer"),
    "silent": lambda: redis_errors.TimeoutError("Timeout reading from socket"),
    "loading": lambda: redis_errors.BusyLoadingError("Redis is loading the dataset in memory"),
    "read-only (7)": lambda: redis_errors.ReadOnlyError("You can't write against a read only replica."),
    "read-only (6.2)": lambda: redis_errors.ResponseError(IN_SCRIPT.format("READONLY You can't write ...")),
    "out of memory (7)": lambda: redis_errors.OutOfMemoryError("command not allowed when used memory > 'maxmemory'."),
    "out of memory (6.2)": lambda: redis_errors.ResponseError(IN_SCRIPT.format("OOM command not allowed")),
    "no replicas (7)": lambda: redis_errors.ResponseError("NOREPLICAS Not enough good replicas to write."),
    "no replicas (6.2)": lambda: redis_errors.ResponseError(IN_SCRIPT.format("NOREPLICAS Not enough good replicas")),
    "no snapshot": lambda: redis_errors.ResponseError("MISCONF Redis is configured to save RDB snapshots"),
    "fail-over": lambda: redis_errors.ResponseError("MASTERDOWN Link with MASTER is down"),
}
"""How a Redis that is in trouble says so."""


def in_the_channel(evening: Evening) -> Callable[[Request], bool]:
    """Requests about the game's channel itself."""
    mine = f"/channels/{evening.channel.id}/messages"
    return lambda request: request.path.startswith(mine)


def in_threads(evening: Evening) -> Callable[[Request], bool]:
    """Requests about threads."""
    channels = evening.env.backend.channels

    def about(request: Request) -> bool:
        thread = request.path.startswith("/channels/") and channels.get(request.ids[0])
        return request.path.endswith("/threads") or bool(thread and thread.is_thread)

    return about


def in_direct_messages(evening: Evening) -> Callable[[Request], bool]:
    """Requests about direct messages."""
    return lambda request: (
        request.path == "/users/@me/channels"
        or (request.path.startswith("/channels/") and request.ids[0] in evening.env.backend.dm_channels)
    )


def replies(_: Evening) -> Callable[[Request], bool]:
    """Answers to presses and commands."""
    return lambda request: request.is_reply


def mutes(_: Evening) -> Callable[[Request], bool]:
    """Server mutes."""
    return lambda request: request.name == "PATCH /guilds/{id}/members/{id}"


def anywhere(_: Evening) -> Callable[[Request], bool]:
    """Everything but the answers to presses."""
    return lambda request: not request.is_reply


PLACES: dict[str, Callable[[Evening], Callable[[Request], bool]]] = {
    "the channel": in_the_channel,
    "threads": in_threads,
    "direct messages": in_direct_messages,
    "replies": replies,
    "mutes": mutes,
    "anything": anywhere,
}

CODES = {400: 50035, 401: 0, 403: 50013, 404: 10008, 500: 0, 502: 0, 503: 0, 504: 0}
FINAL = (400, 401, 403, 404)


def later(evening: Evening, seconds: float, then: Callable[[], object]) -> None:
    """Do this when so much simulated time has passed."""
    ends = evening.env.loop_time() + seconds
    before = evening.at_step

    async def step(number: int) -> None:
        await before(number)
        if evening.env.loop_time() >= ends:
            evening.at_step = before
            then()

    evening.at_step = step


def _trouble(evening: Evening, fault: Fault, lasting: str) -> None:
    evening.env.discord.trouble.add(fault)
    if lasting == "minutes":
        later(evening, MINUTES, lambda: setattr(fault, "times", 0))
    if lasting == "for ever":  # people press while requests are refused: else each press would last a phase
        evening.env.patient = False


def refusing(place: str, status: int, lasting: str, retry_after: float = 2.0) -> Harm:
    """Discord answers with this status there."""

    async def harm(evening: Evening) -> None:
        times = 1 if lasting == "once" else None
        fault = Fault(
            "*", "*", times, status=status, code=CODES.get(status, 0), message="by trouble",
            retry_after=retry_after, which=PLACES[place](evening),
        )  # fmt: skip
        _trouble(evening, fault, lasting)

    return harm


async def too_many_of_all(evening: Evening) -> None:
    """Discord says that the whole bot asks too much, a few times."""
    fault = Fault(
        "*", "*", 3, status=429, code=0, message="by trouble", retry_after=5.0, which=anywhere(evening), everywhere=True
    )
    evening.env.discord.trouble.add(fault)


def breaking(place: str, after: bool, lasting: str) -> Harm:
    """The connection to Discord breaks there, before the request is carried out or after."""

    async def harm(evening: Evening) -> None:
        times = 1 if lasting == "once" else None
        fault = Fault("*", "*", times, breaks="after" if after else "before", which=PLACES[place](evening))
        _trouble(evening, fault, lasting)

    return harm


def no_script() -> Exception:
    """Redis has been restarted and lost its scripts."""
    return redis_errors.NoScriptError("No matching script.")


def redis_in_trouble(error: Callable[[], Exception], carried_out: bool, lasting: str, only: str | None = None) -> Harm:
    """Redis takes no commands (or `only` this one not), or its answers are lost."""

    async def harm(evening: Evening) -> None:
        fault = RedisFault(error, 1 if lasting == "once" else None, carried_out, only)
        evening.mortality.redis_faults.append(fault)
        if lasting == "minutes":
            later(evening, MINUTES, lambda: setattr(fault, "times", 0))

    return harm


def written_over(name: str) -> Harm:
    """Something else has written over a key of this name, or over everybody's."""

    async def harm(evening: Evening) -> None:
        everybody = evening.members if "{person}" in name else [0]
        with PlainRedis.from_url(evening.url) as client:
            for person in everybody:
                key = name.format(guild=f"{{{evening.guild.id}}}", person=f"{{{person}}}")
                client.delete(key)
                client.xadd(key, {"nobody's": "business"})

    return harm


def and_another_process(harm: Harm) -> Harm:
    """And the process dies, so that another finds it."""

    async def both(evening: Evening) -> None:
        await harm(evening)
        evening.mortality.die()

    return both


def store_holds(change: Callable[[PlainRedis, str], object], *, restart: bool = True) -> Harm:
    """What Redis holds of the game is changed behind the bot's back, and (`restart`) another process finds it."""

    async def harm(evening: Evening) -> None:
        with PlainRedis.from_url(evening.url) as client:
            change(client, f"mafia:{{{evening.guild.id}}}")
        if restart:
            evening.mortality.die()

    return harm


def older_state(*, restart: bool) -> Harm:
    """Redis is put back to what it held minutes ago, under the process or (`restart`) before another one starts."""

    async def harm(evening: Evening) -> None:
        with PlainRedis.from_url(evening.url) as client:
            held: Any = {key: client.dump(key) for key in client.keys("*")}  # type: ignore[union-attr]

        def put_back() -> None:
            with PlainRedis.from_url(evening.url) as client:
                client.flushdb()
                for key, value in held.items():
                    client.restore(key, 0, value)
            if restart:
                evening.mortality.die()

        later(evening, MINUTES, put_back)

    return harm


async def newer_for_minutes(evening: Evening) -> None:
    """A later version has written the game; minutes afterwards that version is back, and it goes on."""
    with PlainRedis.from_url(evening.url) as client:
        game = f"mafia:{{{evening.guild.id}}}:game"
        written: Any = client.hget(game, "snapshot")
        client.hset(game, "snapshot", b'{"format":99}')
    evening.mortality.die()

    def back() -> None:
        with PlainRedis.from_url(evening.url) as client:
            client.hset(game, "snapshot", written)
        evening.mortality.die()

    later(evening, MINUTES, back)


async def disconnected(evening: Evening) -> None:
    """The gateway drops for a minute and its session goes on."""
    trouble = evening.env.discord.trouble
    await trouble.disconnect()
    await evening.env.advance_time(60)
    await trouble.resume()


async def new_session(evening: Evening) -> None:
    """The gateway drops for a minute, and what was missed is lost."""
    trouble = evening.env.discord.trouble
    await trouble.disconnect()
    await evening.env.advance_time(60)
    await trouble.new_session(late=20)


async def everything_twice(evening: Evening) -> None:
    """Discord tells of everything twice."""
    backend = evening.env.backend
    emit = backend.emit

    def twice(event: str, payload: object) -> None:
        emit(event, payload)  # type: ignore[arg-type]
        emit(event, deepcopy(payload))  # type: ignore[arg-type]

    backend.emit = twice  # type: ignore[method-assign]


async def out_of_order(evening: Evening) -> None:
    """Discord tells of everything but presses only after what comes next."""
    backend = evening.env.backend
    emit, held = backend.emit, list[tuple[str, object]]()

    def later(event: str, payload: object) -> None:
        waiting = held[:]
        held.clear()
        if event == "INTERACTION_CREATE" or waiting:
            emit(event, payload)  # type: ignore[arg-type]
        else:
            held.append((event, deepcopy(payload)))
        for one in waiting:
            emit(*one)  # type: ignore[arg-type]

    backend.emit = later  # type: ignore[method-assign]


def clock_set(hours: float) -> Harm:
    """The machine's clock is set."""

    async def harm(evening: Evening) -> None:
        evening.simulation.ahead = round(hours * 3_600_000)

    return harm


def away_for(seconds: float) -> Harm:
    """The process dies, and the next one comes so much later."""

    async def harm(evening: Evening) -> None:
        evening.away = seconds
        evening.mortality.die()

    return harm


def killed_over_message(number: int) -> Harm:
    """The process dies when this message from now on has been sent and before it knows of it; the next one comes when
    Discord has forgotten its nonce."""

    async def harm(evening: Evening) -> None:
        mortality, left = evening.mortality, number

        def strikes(point: Point) -> bool:
            nonlocal left
            left -= point.side == "after" and point.what == NEW_MESSAGE
            if left > 0:
                return False
            mortality.strikes = lambda _: False
            evening.away = FORGOTTEN
            return True

        mortality.strikes = strikes

    return harm


def away_at_start(error: Callable[[], Exception]) -> Harm:
    """The process dies, and the next one finds Redis away for its first calls."""

    async def harm(evening: Evening) -> None:
        evening.mortality.die()
        evening.mortality.redis_faults.append(RedisFault(error, 8))

    return harm


def table(*, voice: bool = False, moment: str = "night") -> Iterator[Trial]:
    """Every case, falling at this moment, but for those that have one of their own; over a `voice` game there are
    more."""
    at = MOMENTS[moment]
    for name, error in REDIS.items():
        for lasting in ("once", "minutes"):
            for carried_out in (False, True) if name in ("killed", "reset", "silent") else (False,):
                lost = ", answers lost" if carried_out else ""
                harm = redis_in_trouble(error, carried_out, lasting)
                yield Trial(f"Redis {name}{lost}, {lasting}", harm, at)
    yield Trial("Redis without its scripts, minutes", redis_in_trouble(no_script, False, "minutes", "EVALSHA"), at)
    yield Trial("Redis away at the start", away_at_start(REDIS["killed"]), at)
    held: dict[str, Callable[[PlainRedis, str], object]] = {
        "flushed": lambda client, _: client.flushdb(),
        "snapshot corrupt": lambda client, name: client.hset(f"{name}:game", "snapshot", b"\x00\xff{"),
        "snapshot older": lambda client, name: client.hset(f"{name}:game", "snapshot", b'{"format":0}'),
    }
    for name, change in held.items():
        harm = store_holds(change)
        yield Trial(f"Redis {name}, another process", harm, at, refused=True, forgets=name == "flushed")
    for part, name in {**KEPT, **(KEPT_WITH_A_VOICE if voice else {})}.items():
        harm = written_over(name)
        yield Trial(f"{WRONG_TYPE} of {part}, another process", and_another_process(harm), at, refused=True)
        yield Trial(f"{WRONG_TYPE} of {part}, the same process", harm, at, refused=True)
    yield Trial("Redis flushed under a running process", store_holds(held["flushed"], restart=False), at, refused=True)
    for status in (400, 401, 403, 404, 429, 500, 502, 503, 504):
        for place in PLACES:
            for lasting in ("once", "minutes", "for ever"):
                harm = refusing(place, status, lasting)
                gone = status in FINAL or lasting == "for ever"
                yield Trial(f"Discord {status}, {place}, {lasting}", harm, at, refused=gone)
    for place in PLACES:
        for after in (False, True):
            for lasting in ("once", "minutes", "for ever"):
                name = f"Discord timeout {'after it was carried out' if after else 'before'}, {place}, {lasting}"
                yield Trial(name, breaking(place, after, lasting), at, refused=lasting == "for ever")
    yield Trial("Discord 429 of the whole bot, some times", too_many_of_all, at)
    yield Trial("Discord tells of everything twice", everything_twice, 0)
    yield Trial("Discord tells out of order", out_of_order, 0)
    yield Trial("gateway dropped, resumed", disconnected, at)
    yield Trial("gateway dropped, a new session", new_session, at)
    for hours in (-1, 1):
        yield Trial(f"clock set by {hours:+} h", clock_set(hours), at)
    for seconds in (1, 600, 86_400):
        yield Trial(f"away for {seconds} s", away_for(seconds), at)
    for number in MESSAGES:
        yield Trial(f"killed over message {number}, its nonce forgotten", killed_over_message(number), 0)
    harm = older_state(restart=True)
    yield Trial("Redis put back by minutes, another process", harm, at, refused=True, forgets=True)
    yield Trial("Redis put back by minutes, the same process", older_state(restart=False), at, refused=True)
    yield Trial("Redis snapshot newer for minutes, another process", newer_for_minutes, at)
