"""One folder per game. The registry walks this package, so there is no list to edit."""
