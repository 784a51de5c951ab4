"""Scenarios: the schema of a rulebook's data, its loader and what checks it."""
