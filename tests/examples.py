"""How many examples a law draws."""

from __future__ import annotations

from hypothesis import HealthCheck, settings


def few(examples: int) -> settings:
    """So many examples of a law, or more or fewer by what the profile draws of a hundred."""
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
    share = settings.default.max_examples / 100
    return settings(max_examples=max(1, round(examples * share)), deadline=None, suppress_health_check=slow)
