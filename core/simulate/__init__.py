"""Whole games played by chance or by sensible players: for balance, for benchmarks, for the local table."""
