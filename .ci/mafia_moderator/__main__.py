"""`python -m mafia_moderator`: the console command `mafia`."""

from mafia_moderator import main

main()
