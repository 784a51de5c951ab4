"""The vocabulary of formulas, made from the functions themselves: their arguments, what they give, what they do."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from core.rulebook.refs import Ref
from core.rulebook.vocabulary import NUMBER, SEAT, VALUE, Signature, Vocabulary
from core.rules import memory
from core.rules.formula_names import PURE, VARIABLES
from core.rules.functions import METHODS
from core.rules.state import Seat

OWN = {
    "note": frozenset(word for name, word in vars(memory).items() if name.isupper()),
    "answer": frozenset({"role"}),
    "extra": frozenset({"accept", "role", "roles"}),
}
"""Words that the engine itself brings in and asks for, whatever stages a rulebook lists."""
ABOUT = {
    "n": "How many are in the game.",
    "size": "How many were in the game when the running phase began.",
    "dealt": "How many were dealt a role.",
    "night": "The number of the night.",
    "day": "The number of the day.",
    "phase": "The running phase.",
    "serial": "The number of the running phase, counted from the start.",
    "defendants": "How many are on defence.",
}
"""What each name that stands for a value is."""
_RECKONING = {
    "floor": Signature((NUMBER,), 1, about="The whole number below.", names=("value",)),
    "ceil": Signature((NUMBER,), 1, about="The whole number above.", names=("value",)),
    "abs": Signature((NUMBER,), 1, about="The number without its sign.", names=("value",)),
    "min": Signature((NUMBER,), 1, NUMBER, about="The least of the numbers.", names=("value", "values")),
    "max": Signature((NUMBER,), 1, NUMBER, about="The largest of the numbers.", names=("value", "values")),
    "len": Signature((VALUE,), 1, about="How many a list holds.", names=("listed",)),
}


@cache
def vocabulary() -> Vocabulary:
    """What a rulebook may say in formulas, and the words that are there without it."""
    functions = {name: _RECKONING[name] for name in PURE}
    functions |= {name: _signature(method) for name, method in METHODS.items()}
    variables = {**dict.fromkeys(VARIABLES, NUMBER), "phase": "phase", "true": VALUE, "false": VALUE}
    return Vocabulary(functions, variables, OWN)


def _signature(method: Callable[..., Any]) -> Signature:
    hints = get_type_hints(method, include_extras=True)
    takes: list[str] = []
    least = 0
    rest = None
    parameters = [one for name, one in inspect.signature(method).parameters.items() if name != "self"]
    for parameter in parameters:
        kind = _kind(hints[parameter.name])
        if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
            rest = kind
            continue
        takes.append(kind)
        least += parameter.default is inspect.Parameter.empty
    about = (inspect.getdoc(method) or "").replace("\n", " ")
    return Signature(
        tuple(takes),
        least,
        rest,
        gives=_kind(hints["return"]),
        about=about,
        names=tuple(one.name for one in parameters),
    )


def _kind(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        return next(one.kind for one in get_args(hint)[1:] if isinstance(one, Ref))
    for part in get_args(hint):
        if get_origin(part) is Annotated:
            return _kind(part)
    return SEAT if hint is Seat else NUMBER if hint is int else VALUE
