"""Kill, hurt and storm: `python -m tests.torture`, or `make torture`.

What is printed as broken is a defect. `--seed 7` plays the storm of that seed again, and shrinks it where it does harm.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.store.servers import RunningServer
from tests.torture.evenings import CLASSIC, KINDS, VOICE
from tests.torture.faults import MOMENTS, table
from tests.torture.matrix import enumerated
from tests.torture.real import hurt
from tests.torture.report import say, show_matrix, show_progress, show_slain, show_verdict, show_verdicts
from tests.torture.slain import slain
from tests.torture.storms import Blow, shrunk, storm, trial
from tests.torture.trials import tried

ROOMS = 64
"""Databases of the Redis, one for each evening at a time."""


async def main(arguments: Sequence[str]) -> int:
    """An exit status: 0 where all held."""
    options = _options(arguments)
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(Path(folder), "--databases", str(ROOMS), "--save", "")
        await server.start()
        try:
            if options.seed is not None:
                return await _again(options, server.url)
            parts = {"kills": _kills, "abandoned": _abandoned, "faults": _faults, "storms": _storms, "real": _real}
            return max([await parts[part](options, server.url) for part in options.parts or parts])
        finally:
            server.stop()


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument("parts", nargs="*", help="kills, abandoned, faults, storms, real (default: all)")
    parser.add_argument("--kind", action="append", choices=KINDS, help="evenings to kill in (default: all)")
    parser.add_argument("--stride", type=int, default=1, help="kill at each so many-th different state")
    parser.add_argument("--only", type=int, help="kill at this point alone")
    parser.add_argument("--fault", default="", help="faults with this in their names")
    parser.add_argument("--moment", default="night", choices=MOMENTS, help="when each fault falls (default: night)")
    parser.add_argument("--storms", type=int, default=50, help="so many storms")
    parser.add_argument("--seed", type=int, help="the storm of this seed alone, shrunk where it does harm")
    parser.add_argument("--voice", action="store_true", help="faults and storms over a voice game")
    parser.add_argument("--deaths", type=int, default=20, help="so many processes are really killed")
    parser.add_argument("--seconds", type=float, default=60, help="so long a real fault lasts")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    return parser.parse_args(arguments)


async def _abandoned(options: argparse.Namespace, url: str) -> int:
    """Commands end there, and the process lives on."""
    return await _kills(options, url, abandoned=True)


async def _kills(options: argparse.Namespace, url: str, abandoned: bool = False) -> int:
    matrices = []
    for kind in options.kind or KINDS:
        bounds = {"jobs": options.jobs, "stride": options.stride, "only": options.only}
        matrices.append(await enumerated(KINDS[kind], url, **bounds, abandoned=abandoned, heard=show_progress))
        show_matrix(matrices[-1:])
    show_matrix(matrices)
    return int(any(matrix.bad for matrix in matrices))


async def _faults(options: argparse.Namespace, url: str) -> int:
    cases = [case for case in table(voice=options.voice, moment=options.moment) if options.fault in case.name][
        :: options.stride
    ]
    kind = VOICE if options.voice else CLASSIC
    verdicts = await tried(kind, cases, url, jobs=options.jobs, heard=show_verdict)
    show_verdicts(f"one fault each ({options.moment})", verdicts)
    return int(any(verdict.wrong for verdict in verdicts.values()))


async def _storms(options: argparse.Namespace, url: str) -> int:
    first = random.SystemRandom().randrange(1_000_000)
    seeds = range(first, first + options.storms)
    say(f"torture: storms of the seeds {seeds[0]} to {seeds[-1]}")
    kind = VOICE if options.voice else CLASSIC
    cases = [trial(str(seed), storm(seed)) for seed in seeds]
    verdicts = await tried(kind, cases, url, jobs=options.jobs, heard=show_verdict)
    show_verdicts("storms", verdicts)
    broken = [name for name, verdict in verdicts.items() if verdict.wrong and name]
    for name in broken:
        say(f"torture: make torture SEED={name}{' VOICE=1' if options.voice else ''} plays it again")
    return int(bool(broken))


async def _real(options: argparse.Namespace, _: str) -> int:
    seed = random.SystemRandom().randrange(1_000_000)
    wrong = 0
    for title, work in (
        (f"{options.deaths} processes killed (-9), seed {seed}", lambda home: slain(home, seed, options.deaths)),
        (f"real faults, {options.seconds:g} s each", lambda home: hurt(home, options.seconds, said=say)),
    ):
        with tempfile.TemporaryDirectory() as folder:
            came = await work(Path(folder))
        show_slain(title, came)
        wrong += bool(came.wrong)
    return int(wrong > 0)


async def _again(options: argparse.Namespace, url: str) -> int:
    kind = VOICE if options.voice else CLASSIC

    async def fails(blows: Sequence[Blow]) -> bool:
        verdicts = await tried(kind, [trial("storm", blows)], url, jobs=options.jobs)
        show_verdict(f"{len(blows)} faults", verdicts["storm"])
        return bool(verdicts["storm"].wrong)

    blows = storm(options.seed)
    _list(f"the storm of seed {options.seed}", blows)
    if not await fails(blows):
        return 0
    _list("the fewest of them that do harm", await shrunk(blows, fails))
    return 1


def _list(title: str, blows: Sequence[Blow]) -> None:
    say(f"torture: {title}", *(f"    {blow}" for blow in blows))


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
