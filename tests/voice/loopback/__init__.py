"""A voice server of Discord's kind on 127.0.0.1, for the real `discord.VoiceClient` to connect to."""
