"""What comes in: every press and every command, on its way to the table."""
