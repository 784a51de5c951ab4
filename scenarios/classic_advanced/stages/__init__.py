"""What only this rulebook does: abilities stolen or doubled for a night, words asked for while it lasts."""

from scenarios.classic_advanced.stages import alliance, approval, doubling, requests, theft, tribunal
from scenarios.classic_advanced.stages.register import STAGES

__all__ = ["STAGES", "alliance", "approval", "doubling", "requests", "theft", "tribunal"]
