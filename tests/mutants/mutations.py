"""Small mistakes in the source: which there are, how each reads, and the module's code with one of them in it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

_FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Mutant:
    """One mistake. `was` and `now`: the first line of its statement, without and with it."""

    path: Path
    function: str  # by its qualified name; one within another counts as part of the outer one
    line: int
    was: str
    now: str
    number: int  # among all mistakes of the file

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.function}\n    was  {self.was}\n    now  {self.now}"


@dataclass(slots=True)
class _Place:
    """A node that may stand in another's place: `field` of `parent`, at `index` where the field is a list."""

    statement: ast.stmt
    parent: ast.AST
    field: str
    index: int | None
    new: ast.AST

    @property
    def whole(self) -> bool:
        """Whether the whole statement goes."""
        return isinstance(self.new, ast.Pass) or self.new is self.statement

    def swap(self) -> None:
        """Put the new node in; again, and the old one is back."""
        held = getattr(self.parent, self.field)
        if self.index is None:
            setattr(self.parent, self.field, self.new)
            self.new = held
        else:
            held[self.index], self.new = self.new, held[self.index]


def functions(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, _Function]]:
    """The functions of a module and the methods of its classes, by qualified name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, _Function):
            yield prefix + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{prefix}{node.name}.")


def first_line(function: _Function) -> int:
    """Where the function begins, as its code object has it: with its decorators."""
    return min([function.lineno, *(one.lineno for one in function.decorator_list)])


def mutants_of(path: Path) -> list[Mutant]:
    """Every mistake that the functions of a file can have."""
    return [mutant for mutant, _ in _mistakes(path, ast.parse(path.read_text(encoding="utf-8")))]


def with_mistake(mutant: Mutant) -> ast.Module:
    """The mutant's module, with the mistake in it."""
    tree = ast.parse(mutant.path.read_text(encoding="utf-8"))
    place = next(place for one, place in _mistakes(mutant.path, tree) if one.number == mutant.number)
    place.swap()
    return tree


def mutated(mutant: Mutant) -> CodeType:
    """The code of the mutant's function, with the mistake in it."""
    tree = with_mistake(mutant)
    code = compile(ast.fix_missing_locations(tree), str(mutant.path.resolve()), "exec")
    starts = {first_line(node) for name, node in functions(tree) if name == mutant.function and _holds(node, mutant)}
    return next(one for one in nested(code) if one.co_qualname == mutant.function and one.co_firstlineno in starts)


def _holds(function: _Function, mutant: Mutant) -> bool:
    return first_line(function) <= mutant.line <= (function.end_lineno or mutant.line)


def nested(code: CodeType) -> Iterator[CodeType]:
    """A code object and all those within it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from nested(constant)


def _mistakes(path: Path, tree: ast.Module) -> Iterator[tuple[Mutant, _Place]]:
    number = 0
    for name, function in functions(tree):
        for place in _within(function, function.body[0]):
            was = _head(place.statement)
            place.swap()
            now = "pass" if place.whole else _head(place.statement)
            place.swap()
            if now != was:
                yield Mutant(path, name, place.statement.lineno, was=was, now=now, number=number), place
                number += 1


def _head(statement: ast.stmt) -> str:
    return ast.unparse(statement).splitlines()[0]


def _within(node: ast.AST, statement: ast.stmt) -> Iterator[_Place]:
    """Places in a node and below it.

    Asserts, raised errors and annotations say nothing that a game could show; nor does the `strict` of a `zip`, which
    asserts that the two are of one length.
    """
    if isinstance(node, ast.Assert | ast.Raise) or (isinstance(node, ast.keyword) and node.arg == "strict"):
        return
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list") or (field == "args" and isinstance(node, _Function)):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST):
                continue
            within = child if isinstance(child, ast.stmt) else statement
            for new in _variants(node, field, child):
                yield _Place(within, node, field, index, new)
            yield from _within(child, within)
    if isinstance(node, ast.comprehension):
        for index in range(len(node.ifs)):
            yield _Place(statement, node, "ifs", index, ast.Constant(value=True))


def _variants(parent: ast.AST, field: str, node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the node's place."""
    if field == "test" and isinstance(parent, ast.If | ast.IfExp | ast.While):
        yield ast.Constant(value=False)
        if not isinstance(parent, ast.While):
            yield ast.Constant(value=True)
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            flipped = [*node.ops[:index], _FLIPPED[type(operator)](), *node.ops[index + 1 :]]
            yield ast.Compare(left=node.left, ops=flipped, comparators=node.comparators)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(op=ast.Or() if isinstance(node.op, ast.And) else ast.And(), values=node.values)
        for index in range(len(node.values)):
            left = [*node.values[:index], *node.values[index + 1 :]]
            yield left[0] if len(left) == 1 else ast.BoolOp(op=node.op, values=left)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(value=not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(value=node.value + 1)
        if node.value or not isinstance(parent, ast.Subscript):  # the last of a few is often the first
            yield ast.Constant(value=node.value - 1)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and not _is_inherited(node.value):
        yield ast.Pass()


def _is_inherited(call: ast.Call) -> bool:
    """Whether it calls `super()`: without it the function would hold no cell for its class, as the live one does."""
    return any(isinstance(node, ast.Name) and node.id == "super" for node in ast.walk(call))
