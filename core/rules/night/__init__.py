"""The night: deeds worked one family after another, from what hampers them to the dawn."""
