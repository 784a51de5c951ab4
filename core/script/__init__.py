"""Game scripts: one game as data, run, recorded, replayed.

A file is a list of cases. A case has `name`, `rules` (numbers of the rules it checks), `scenario`, `seats` (a role for
each seat, from 1), `steps`, and perhaps `seed`, `options` and `comment`. What a step and an expectation may be stands
in `core.script.script_forms`, from which `mafia scenario reference script` is made.
"""
