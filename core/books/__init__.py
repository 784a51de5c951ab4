"""The library: rulebooks read from their folders and made ready for play, with the stages that they may list."""
