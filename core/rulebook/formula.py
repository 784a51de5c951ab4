"""Formulas: the small expression language of the scenario files.

A formula is a Python expression cut down to numbers, strings, names, comparisons, arithmetic, boolean logic and
calls of known functions: `floor(n / 3)`, `living('godfather') == 0 and night >= 2`. It is checked and compiled
once, when a scenario is loaded; evaluating it touches nothing but the names it was given, so an uploaded scenario
can do no harm.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import Any

from core.rulebook.phrase import Misstated, Phrase

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
_TEXTS = frozenset({"role", "team", "dealt", "left_how"})
_MAX_LENGTH = 400
_NAMES = "names"
ARGUMENTS = ("me", "target", "slot")
"""What a formula may be asked about: a seat, the seat that it names, and the place (from 0) in which it names it."""


NO_ELSE = "expected 'else'"
"""What Python says of an `if` that leaves open what holds otherwise."""
WITH_ELSE = "A if CONDITION else B"

UNRECKONABLE = 0
"""The value of a formula that cannot be reckoned, such as a division by what has become nothing, or the least of a list
that is none: a game must not stand still over it."""
FATAL = (TypeError, ValueError, IndexError, AttributeError)
"""What a formula comes to that takes one thing for another. Its author is told so by the linter, which plays."""
LARGEST = 10**12
"""No number that is reckoned with is larger: multiplied by itself night after night, one would fill the memory."""
MOST_WORK = 100_000
"""Formulas and calls in them that are worked out for one command; published rulebooks need a fiftieth of it. Formulas
ask each other, of each seat: without a bound a stranger's rulebook could keep all tables waiting for hours."""


class TooMuchWork(Exception):
    """The formulas that one command comes to would take too long: whatever asks for them is not done."""


def as_number(value: Any) -> int:
    """A formula's value as a whole number, rounded towards nothing; of one that is none, or larger than any that is
    reckoned with, `UNRECKONABLE`."""
    return int(value) if isinstance(value, int | float) and -LARGEST <= value <= LARGEST else UNRECKONABLE


class CountedNames(dict[str, Any]):
    """Names that know how much has been asked of them."""

    work = 0

    def spend(self, work: int) -> None:
        """So much more is worked out. Raises `TooMuchWork`."""
        self.work += work
        if self.work > MOST_WORK:
            raise TooMuchWork(f"more than {MOST_WORK} formulas and calls for one command")


class FormulaError(Misstated):
    """The text is no formula, or one that uses what no formula may."""

    def __init__(self, phrase: Phrase, remedy: Phrase | None = None) -> None:
        super().__init__(phrase, (remedy or Phrase("reference_formulas"),))


def _is_text(node: ast.expr) -> bool:
    """Whether the value may be a text or a list: multiplied by a large number, one would fill the memory."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    if isinstance(node, ast.Attribute):
        return node.attr in _TEXTS
    if isinstance(node, ast.IfExp):
        return _is_text(node.body) or _is_text(node.orelse)
    if isinstance(node, ast.BoolOp):
        return any(map(_is_text, node.values))
    return isinstance(node, ast.List | ast.Tuple)


_RECKONED = "reckoned"


def _reckoned(value: Any) -> Any:
    """A number to reckon with: a text or a list, multiplied, joined or filled in, could fill the memory."""
    if isinstance(value, int | float) and -LARGEST <= value <= LARGEST:
        return value
    raise ArithmeticError("only numbers of a common size are reckoned with")


class _Lookups(ast.NodeTransformer):
    """Every name that is no argument becomes a look-up in the mapping of names, which is handed to each function that
    is called; what is reckoned with is looked at.
    """

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        node.args.insert(0, ast.Name(_NAMES, ast.Load()))
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        node.left = self._looked_at(node.left)
        node.right = self._looked_at(node.right)
        return node

    @staticmethod
    def _looked_at(part: ast.expr) -> ast.expr:
        if isinstance(part, ast.Constant):
            return part
        return ast.Call(ast.Name(_RECKONED, ast.Load()), [part], [])

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in ARGUMENTS:
            return node
        return ast.Subscript(ast.Name(_NAMES, ast.Load()), ast.Constant(node.id), ast.Load())


Run = Callable[[Mapping[str, Any], Any, Any, Any], Any]
"""A compiled formula: over names, `me`, `target` and `slot`."""


def _function(tree: ast.Expression, text: str) -> Run:
    """The expression, already checked node by node, as a function: many times as quick as `eval`."""
    arguments = [ast.arg(name) for name in (_NAMES, *ARGUMENTS)]
    names = ast.arguments(posonlyargs=[], args=arguments, kwonlyargs=[], kw_defaults=[], defaults=[])
    function = ast.Expression(ast.Lambda(names, _Lookups().visit(tree).body))
    code = compile(ast.fix_missing_locations(function), f"<formula {text}>", "eval")
    return eval(code, {"__builtins__": {}, _RECKONED: _reckoned})  # nosec B307  # noqa: S307 - calls nothing but names given, reads five attributes


class Formula:
    """One compiled formula.

    `names` are the names it reads (functions included), so that a loader can check them. Calling it with a
    mapping from names to values, and with what it is asked about, returns its value: a number, a truth value, a string
    or a tuple. A function in this mapping is given the mapping first, and then what the formula says: so one function
    serves all games, and is not bound to each anew.
    """

    __slots__ = ("constant", "is_constant", "names", "run", "text", "work")

    def __init__(self, text: str | int | bool) -> None:
        self.text = str(text)
        if len(self.text) > _MAX_LENGTH:
            raise FormulaError(Phrase("formula_too_long", {"most": _MAX_LENGTH, "count": len(self.text)}))
        try:
            tree = ast.parse(self.text.strip(), mode="eval")
        except (SyntaxError, ValueError, RecursionError) as error:
            if isinstance(error, SyntaxError) and NO_ELSE in error.msg:
                write = Phrase("write_line", {"line": WITH_ELSE})
                raise FormulaError(Phrase("no_else", {"formula": self.text, "part": ("else",)}), write) from error
            raise FormulaError(Phrase("no_formula", {"formula": self.text})) from error
        names: set[str] = set()
        self.work = 1
        for node in ast.walk(tree):
            self.work += isinstance(node, ast.Call)
            if not isinstance(node, _NODES):
                raise FormulaError(Phrase("not_in_formula", {"formula": self.text, "part": (type(node).__name__,)}))
            if isinstance(node, ast.Name):
                names.add(node.id)
            elif isinstance(node, ast.BinOp) and (_is_text(node.left) or _is_text(node.right)):
                raise FormulaError(Phrase("only_numbers", {"formula": self.text}))
            elif isinstance(node, ast.Attribute) and node.attr not in _ATTRIBUTES:
                allowed = tuple(sorted(_ATTRIBUTES))
                raise FormulaError(Phrase("no_attribute", {"attribute": (f".{node.attr}",), "names": allowed}))
            elif isinstance(node, ast.Constant) and not isinstance(node.value, (int, float, str, bool, type(None))):
                raise FormulaError(Phrase("no_constant", {"value": (repr(node.value),)}))
            elif isinstance(node, ast.Constant) and isinstance(node.value, int | float) and not node.value <= LARGEST:
                raise FormulaError(Phrase("too_large_number"))
            elif isinstance(node, ast.Call) and not isinstance(node.func, ast.Name):
                raise FormulaError(Phrase("only_calls", {"formula": self.text}))
        names -= {"true", "false"}
        self.names = frozenset(names)
        try:
            self.run: Run = _function(tree, self.text)
        except RecursionError as error:
            raise FormulaError(Phrase("formula_nested", {"formula": self.text})) from error
        self.is_constant = not names
        try:
            self.constant: Any = (
                self.run({"true": True, "false": False}, None, None, None) if self.is_constant else None
            )
        except (ArithmeticError, TypeError) as error:
            raise FormulaError(Phrase("not_reckonable", {"formula": self.text})) from error

    def __call__(self, names: Mapping[str, Any], me: Any = None, target: Any = None, slot: int = 0) -> Any:
        """Evaluate over `names`, about these where the formula speaks of them."""
        if self.is_constant:
            return self.constant
        if isinstance(names, CountedNames):
            names.spend(self.work)
        try:
            return self.run(names, me, target, slot)
        except (ArithmeticError, *FATAL):
            return UNRECKONABLE

    def number(self, names: Mapping[str, Any], me: Any = None) -> int:
        """Its value over `names` as a whole number (`as_number`)."""
        return as_number(self(names, me))

    def __repr__(self) -> str:
        return f"Formula({self.text!r})"
