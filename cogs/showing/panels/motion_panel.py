"""What the living are asked to decide about the table: open, with who is for it and who against."""

from __future__ import annotations

from discord import ui

from cogs.showing.panels.page import VOTE, page, rows
from cogs.showing.view import Style, TableView, when
from core.table.motion import Motion, needed
from core.words.motion_words import asked


def motion_panel(view: TableView, motion: Motion) -> ui.LayoutView:
    """The vote as it stands."""
    words = view.words
    living = view.game.living
    person = None if motion.person is None else motion.person[1]
    yes, no = (view.names.join(sorted(seats & set(living))) for seats in (motion.yes, motion.no))
    return page(
        f"### {words('motion-title')}",
        asked(view.names, motion.by, motion.what, do=motion.do, at=motion.at, person=person),
        words("motion-stands", needed=needed(len(living)), living=len(living), when=when(motion.until)),
        words("motion-yes", seats=yes) if yes else None,
        words("motion-no", seats=no) if no else None,
        *rows(
            [
                view.button("motion", "motion-yes-button", Style.success, f"{motion.number}.1", any_time=True),
                view.button("motion", "motion-no-button", Style.danger, f"{motion.number}.0", any_time=True),
            ]
        ),
        colour=VOTE,
    )


def closed_motion(view: TableView) -> ui.LayoutView:
    """What is left of a vote that is decided; how is said as news."""
    return page(f"### {view.words('motion-title')}", view.words("motion-closed"), colour=VOTE)
