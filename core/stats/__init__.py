"""Statistics and ratings, out of what games came to. Knows no rule and no store."""
