"""From the types of the wire and of every game: docs/protocol.md and the page's TypeScript."""
