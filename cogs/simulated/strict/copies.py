"""Copies of what goes over the simulated wire, for a tenth of what `copy.deepcopy` takes.

SimCord copies each payload for whoever gets it, and a channel's history message by message whenever somebody looks:
that was a fifth of what a whole game costs. All of it is plain JSON.
"""
# SimCord has no door for this: its modules are given other copying.
# pyright: reportPrivateUsage=false, reportPrivateImportUsage=false

from __future__ import annotations

import copy
import marshal
from types import SimpleNamespace
from typing import Any, TypeVar

from simcord import components, gateway, results
from simcord.backend import serializers
from simcord.http import router

T = TypeVar("T")


def copied(value: T) -> T:
    """The same once more, sharing nothing that can be changed with the first."""
    whole: Any = value
    try:
        # Written a moment ago in this process, by this interpreter.
        return marshal.loads(marshal.dumps(whole))  # noqa: S302  # nosec B302
    except ValueError:  # there is more in it than JSON: a number of an enumeration, an object
        pass
    if type(whole) is dict:
        return {key: copied(one) for key, one in whole.items()}  # type: ignore[return-value]
    if type(whole) is list:
        return [copied(one) for one in whole]  # type: ignore[return-value]
    return copy.deepcopy(value)


def copy_quickly() -> None:
    """Have SimCord copy so, in this process from now on."""
    copying: Any = SimpleNamespace(deepcopy=copied)
    gateway.copy = router.copy = copying
    components.deepcopy = results.deepcopy = serializers.deepcopy = copied
