"""Scripted players: they read what is asked of them where the bot asks it, talk, and press what a person would."""
