"""What people see: messages built from a table's state, each a pure function. Nothing here talks to Discord."""
