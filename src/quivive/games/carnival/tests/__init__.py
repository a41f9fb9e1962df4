"""Cases made from Carnival's rules, playthroughs to read, logs that are kept for ever."""
