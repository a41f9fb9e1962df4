"""The engine: what a game is, pure and alone. It imports nothing else of ours."""
