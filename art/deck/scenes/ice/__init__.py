"""Ice, seeds, fog and other things that do not stay."""
