"""The local table: the real bot on a simulated Discord, with scripted players."""
