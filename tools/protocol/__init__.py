"""Generates docs/protocol.md and the page's TypeScript from the types of the protocol and of every game."""
