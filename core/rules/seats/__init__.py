"""What befalls seats at any time: marks, notes, words in private and to all, departures, other roles."""
