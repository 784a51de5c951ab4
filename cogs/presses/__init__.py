"""What comes in: every press, form and command, on its way to the table."""
