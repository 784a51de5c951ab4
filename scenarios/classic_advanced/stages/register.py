"""The register of this rulebook's own stages."""

from core.rulebook.stage import Stages

STAGES = Stages()
stage = STAGES.register
