"""What goes out: events and tables made into messages, in each reader's language."""
