"""One folder a game; the registry walks this package, there is no list to edit."""
