"""The two buttons by which a composed table leaves as a file and comes back, and the form that takes one."""

from __future__ import annotations

from discord import ui

from cogs.showing.panels.page import rows
from cogs.showing.view import TableView
from core.books.library import name_of

SAVE = "filesave"
ASK = "fileask"
READ = "fileread"
IN_POOL = "pool"
IN_HOUSE = "house"
"""In which panel the buttons stand: it shows what came of the file."""


def file_buttons(view: TableView, panel: str) -> list[ui.ActionRow[ui.LayoutView]]:
    """To have the table as a file, and to put one down."""
    return rows([view.button(SAVE, "file-save-button", rest=panel), view.button(ASK, "file-load-button", rest=panel)])


def file_form(view: TableView, panel: str) -> ui.Modal:
    """The form that takes a file."""
    words = view.words
    modal = ui.Modal(title=words("file-form-title")[:45], custom_id=view.address(READ, panel), timeout=None)
    upload: ui.FileUpload[ui.Modal] = ui.FileUpload(custom_id="file", min_values=1, max_values=1)
    modal.add_item(ui.Label(text=words("file-form-field")[:45], component=upload))
    modal.stop()
    return modal


def file_name(view: TableView) -> str:
    """What the file of a table is called."""
    return f"{name_of(view.book.id)}-table.yaml"
