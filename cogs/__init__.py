"""Discord's face: commands, menus, threads, voice. Translates both ways and decides nothing."""
