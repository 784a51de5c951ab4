"""One stage of the core by itself, with parameters as a rulebook writes them."""

from __future__ import annotations

from core.rulebook.stage import STAGES
from core.rulebook.yaml_file import read
from core.rules.events import Event
from core.rules.register import load_stages
from core.rules.scene import Scene


def run(scene: Scene, name: str, said: str) -> list[Event]:
    """What the stage does with these parameters."""
    stage, before = load_stages()[name], len(scene.events)
    params = stage.params.model_validate(read(f"{{{said}}}")[0], context={STAGES: load_stages()})
    stage.run(scene, params)
    return scene.events[before:]
