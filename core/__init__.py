"""The shared engine of the moderator. Nothing in here knows Discord."""
