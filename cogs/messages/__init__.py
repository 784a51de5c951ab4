"""Discord's side of a message: sending, editing, threads, and where everything stands."""
