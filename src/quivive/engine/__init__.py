"""The engine defines what a game is. It is pure and imports nothing else of ours."""
