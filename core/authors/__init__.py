"""For authors of rulebooks: the linter at the command line, what may be said, and which texts are owed."""
