"""The voice table: the narrator, who stays in the channel, and the silence that the rulebook asks for."""
