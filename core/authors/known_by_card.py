"""What is left of a formula once it is known which cards it is asked about: nothing, or what only a game can tell."""

from __future__ import annotations

import ast

from core.rulebook.formula import ARGUMENTS, Formula
from core.rules.scene import Scene
from core.rules.state import Seat

ON_THE_CARD = frozenset({"role", "team", "dealt"})
OF_THE_CARD = frozenset({"tag", "appears", "card_team"})
"""Functions whose value a card decides."""


class Asked:
    """Two cards that a formula is asked about: `me` holds the one, `target` the other."""

    def __init__(self, scene: Scene, me: Seat, target: Seat) -> None:
        self._scene = scene
        self._seats = (me, target)
        self._terms = scene.book.scenario.terms
        self._known: dict[str, str | None] = {}

    def left_of(self, formula: Formula) -> str | None:
        """What must hold besides, as a formula's text: empty where it holds by the cards; None where it can't hold."""
        if formula.text not in self._known:
            left = self._left(ast.parse(formula.text.strip(), mode="eval").body)
            self._known[formula.text] = None if left is False else "" if left is True else ast.unparse(left)
        return self._known[formula.text]

    def _left(self, node: ast.expr) -> bool | ast.expr:
        if self._is_known(node):
            return bool(self._scene.ask(Formula(ast.unparse(node)), *self._seats))
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            inner = self._left(node.operand)
            return not inner if isinstance(inner, bool) else ast.UnaryOp(ast.Not(), inner)
        if not isinstance(node, ast.BoolOp):
            return node
        decisive = isinstance(node.op, ast.Or)
        parts = [self._left(part) for part in node.values]
        if decisive in parts:
            return decisive
        open_parts = [part for part in parts if not isinstance(part, bool)]
        if len(open_parts) > 1:
            return ast.BoolOp(node.op, open_parts)
        return open_parts[0] if open_parts else not decisive

    def _is_known(self, node: ast.expr) -> bool:
        """Whether the cards alone decide it."""
        called: set[int] = set()
        for part in ast.walk(node):
            if isinstance(part, ast.Attribute) and part.attr not in ON_THE_CARD:
                return False
            if isinstance(part, ast.Call) and isinstance(part.func, ast.Name):
                called.add(id(part.func))
                if not self._is_known_call(part.func.id):
                    return False
            elif (
                isinstance(part, ast.Name)
                and id(part) not in called
                and part.id not in (*ARGUMENTS[:2], "true", "false")
            ):
                return False
        return True

    def _is_known_call(self, name: str) -> bool:
        if name in self._terms:
            return self._is_known(ast.parse(self._terms[name].text.strip(), mode="eval").body)
        return name in OF_THE_CARD
