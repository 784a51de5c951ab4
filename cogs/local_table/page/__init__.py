"""The local table's page: one person at a table of scripted players, with the real bot behind it."""
