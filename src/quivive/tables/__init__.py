"""What happens around a game: people, seats, chat, pauses, the evening. A table is a log of events too."""
