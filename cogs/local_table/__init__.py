"""The local table: `mafia demo`, in a browser or by script alone."""
