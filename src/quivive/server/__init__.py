"""One port for the page, the socket and the numbers. It imports no game."""
