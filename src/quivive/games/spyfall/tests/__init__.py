"""Cases made from Spyfall's rules, playthroughs to read, logs that are kept for ever."""
