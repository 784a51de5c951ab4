"""Whole games played by chance: for balance, for benchmarks, for scripted players."""
