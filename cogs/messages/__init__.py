"""Discord's side of a message: sending, editing, threads, where everything stands, what a component says."""
