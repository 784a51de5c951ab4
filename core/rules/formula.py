"""Formulas: the small expression language of the scenario files.

A formula is a Python expression cut down to numbers, strings, names, comparisons, arithmetic, boolean logic and
calls of known functions: ``floor(n / 3)``, ``living('godfather') == 0 and night >= 2``. It is checked and compiled
once, when a scenario is loaded; evaluating it touches nothing but the names it was given, so an uploaded scenario
can do no harm.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from types import CodeType
from typing import Any

_NODES = (
    ast.Expression,
    ast.BoolOp,
    ast.And,
    ast.Or,
    ast.UnaryOp,
    ast.Not,
    ast.USub,
    ast.BinOp,
    ast.Add,
    ast.Sub,
    ast.Mult,
    ast.Div,
    ast.FloorDiv,
    ast.Mod,
    ast.Compare,
    ast.Eq,
    ast.NotEq,
    ast.Lt,
    ast.LtE,
    ast.Gt,
    ast.GtE,
    ast.In,
    ast.NotIn,
    ast.Call,
    ast.IfExp,
    ast.Tuple,
    ast.List,
    ast.Constant,
    ast.Name,
    ast.Load,
    ast.Attribute,
)
_ATTRIBUTES = frozenset({"role", "team", "number", "alive", "dealt", "left_in", "left_how"})
_MAX_LENGTH = 400
_EMPTY: dict[str, Any] = {"__builtins__": {}}


class FormulaError(ValueError):
    """The text is no formula, or one that uses a name which does not exist where it stands."""


class Formula:
    """One compiled formula.

    ``names`` are the names it reads (functions included), so that a loader can check them. Calling it with a
    mapping from names to values returns its value: a number, a truth value, a string or a tuple.
    """

    __slots__ = ("code", "constant", "is_constant", "names", "text")

    def __init__(self, text: str | int | bool) -> None:
        self.text = str(text)
        if len(self.text) > _MAX_LENGTH:
            raise FormulaError(f"a formula may have {_MAX_LENGTH} characters, this one has {len(self.text)}")
        try:
            tree = ast.parse(self.text.strip(), mode="eval")
        except (SyntaxError, ValueError, RecursionError) as error:
            raise FormulaError(f"not a formula: {self.text!r}") from error
        names: set[str] = set()
        for node in ast.walk(tree):
            if not isinstance(node, _NODES):
                raise FormulaError(f"{type(node).__name__} is not allowed in a formula: {self.text!r}")
            if isinstance(node, ast.Name):
                names.add(node.id)
            elif isinstance(node, ast.Attribute) and node.attr not in _ATTRIBUTES:
                raise FormulaError(f"unknown attribute .{node.attr}, allowed are {', '.join(sorted(_ATTRIBUTES))}")
            elif isinstance(node, ast.Constant) and not isinstance(node.value, (int, float, str, bool, type(None))):
                raise FormulaError(f"a constant of this kind is not allowed: {node.value!r}")
            elif isinstance(node, ast.Call) and (node.keywords or not isinstance(node.func, ast.Name)):
                raise FormulaError(f"only plain calls of known functions are allowed: {self.text!r}")
        names -= {"true", "false"}
        self.names = frozenset(names)
        self.code: CodeType = compile(tree, f"<formula {self.text}>", "eval")
        self.is_constant = not names
        self.constant: Any = self._evaluate({"true": True, "false": False}) if self.is_constant else None

    def __call__(self, names: Mapping[str, Any]) -> Any:
        """Evaluate over ``names``."""
        if self.is_constant:
            return self.constant
        return self._evaluate(names)

    def _evaluate(self, names: Mapping[str, Any]) -> Any:
        # What is evaluated was checked node by node: no calls but of the names given, no attributes but the five.
        return eval(self.code, _EMPTY, names)  # noqa: S307

    def __repr__(self) -> str:
        return f"Formula({self.text!r})"
