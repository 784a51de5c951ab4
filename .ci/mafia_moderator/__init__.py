"""The Mafia moderator as it is installed: one package, so that nobody's `core` or `cogs` stands in another's way."""


def main() -> None:
    """Entry point of the console command `mafia`."""
    from bot import main as front_door

    front_door()
