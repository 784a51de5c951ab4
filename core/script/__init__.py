"""Game scripts: one game as data, run, recorded, replayed."""
