"""What a running bot sees to by itself, and again until it is done: games taken up, commands told to Discord."""
