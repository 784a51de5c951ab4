"""Stages: named pieces of behaviour that a rulebook lists and sets parameters of.

A stage is a function over a scene and its parameters. What it does stands once, in code; when it runs, and with which
verbs, marks and codes, is the rulebook's. A register holds the stages that one reader may use: those of the engine, and
for a published rulebook also the few of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar, overload

from pydantic import BeforeValidator, InstanceOf, ValidationError, ValidationInfo
from pydantic_core import PydanticCustomError

from core.rulebook.fields import YES, About, Strict, read_formula
from core.rulebook.formula import Formula
from core.rulebook.phrase import Misstated, Phrase
from core.rulebook.refs import LISTED, Ref
from core.rulebook.spelling import meant

STAGES = "stages"
"""Under this key the context of a validation holds the stages that may be listed."""
PARAMS = "stage_parameters"
"""The error of a step with wrong parameters: its context has the stage's `name`, the `error`, the `model`."""


Purpose = Literal["harms", "saves", "asks", "hampers", "recruits", "revives", "arms", "shows", "trusts", "accuses"]
"""What somebody is named for: to put them out, to keep them in, to learn of them, to make what they do fail, to win
them over, to bring them back, to give them a weapon, to show everybody what they are, to be at one with them, to have
the table vote on them.
"""


class Params(Strict):
    """Parameters of a stage; the empty set by default."""

    def needed(self, scene: Any) -> int | None:
        """For a stage that counts a ballot: so many votes decide, as things stand. None where it says no number."""
        return None

    @property
    def own_purpose(self) -> Purpose | None:
        """What it is done for, where that hangs on the parameters; None where it is what the stage is for."""
        return None


OwnParams = TypeVar("OwnParams", bound=Params)
StageFunction = Callable[[Any, OwnParams], None]
"""What a stage does, in a scene, with parameters of its own model."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A registered stage: its name, what it does, the model of its parameters."""

    name: str
    run: StageFunction[Any]
    params: type[Params]
    words: tuple[tuple[str, Ref], ...] = ()
    """Words that the stage uses without being told by a parameter, each with what it refers to."""
    purpose: Purpose | None = None
    """What deeds that come to it are done for, where that does not depend on its parameters: players who plan read
    it."""


@dataclass(frozen=True, slots=True)
class StageCall:
    """A stage as a rulebook lists it: with its parameters, run only where the formula holds."""

    stage: Stage
    params: Params
    condition: Formula

    @property
    def name(self) -> str:
        """The stage's name."""
        return self.stage.name


class Stages(dict[str, Stage]):
    """A register of stages by name."""

    @overload
    def register(
        self,
        name: str,
        params: type[OwnParams],
        words: Mapping[str, Sequence[str]] | None = None,
        purpose: Purpose | None = None,
    ) -> Callable[[StageFunction[OwnParams]], StageFunction[OwnParams]]: ...

    @overload
    def register(
        self, name: str, *, words: Mapping[str, Sequence[str]] | None = None, purpose: Purpose | None = None
    ) -> Callable[[StageFunction[Params]], StageFunction[Params]]: ...

    def register(
        self,
        name: str,
        params: type[Params] = Params,
        words: Mapping[str, Sequence[str]] | None = None,
        purpose: Purpose | None = None,
    ) -> Callable[[StageFunction[Any]], StageFunction[Any]]:
        """Put the decorated function into the register under `name`. `purpose`: what its deeds are done for.

        `words`: by kind of reference, the words that it uses whatever its parameters say (`{"answer": ["yes", "no"]}`).
        What a rulebook must list, it refers to; anything else counts as brought in here and asked for here.
        """
        own = tuple(
            (word, Ref(kind) if kind in LISTED else Ref(kind, puts=True, both=True))
            for kind, listed in (words or {}).items()
            for word in listed
        )

        def put(run: StageFunction[Any]) -> StageFunction[Any]:
            if name in self:
                raise RuntimeError(f"two stages are called {name!r}")
            self[name] = Stage(name, run, params, own, purpose)
            return run

        return put


def parse_call(value: Any, info: ValidationInfo) -> StageCall:
    """Read `save`, `{shot: {...}}` or `{shot: {...}, if: FORMULA}`."""
    if isinstance(value, StageCall):
        return value
    stages: Mapping[str, Stage] = (info.context or {})[STAGES]
    condition = YES
    params: Any = {}
    if isinstance(value, str):
        name = value
    elif isinstance(value, dict):
        body = dict(value)
        if "if" in body:
            condition = read_formula(body.pop("if"))
        if len(body) != 1:
            raise Misstated(Phrase("step_form"), (Phrase("reference_stages"),))
        name, params = next(iter(body.items()))
    else:
        raise Misstated(Phrase("step_form"), (Phrase("reference_stages"),))
    found = stages.get(name)
    if found is None:
        what_to_do = meant(str(name), stages) or (Phrase("reference_stages"),)
        raise Misstated(Phrase("no_stage", {"word": str(name)}), what_to_do)
    try:
        return StageCall(found, found.params.model_validate(params or {}, context=info.context), condition)
    except ValidationError as error:
        raise PydanticCustomError(
            PARAMS, "stage {name}", {"name": name, "error": error, "model": found.params}
        ) from error


StageField = Annotated[InstanceOf[StageCall], BeforeValidator(parse_call)]
Steps = Annotated[list[StageField], About(frozenset())]
"""Steps that run one after another."""
ActorSteps = Annotated[list[StageField], About(frozenset({"me"}))]
"""Steps that run while somebody acts: their conditions are about `me`, who does."""
