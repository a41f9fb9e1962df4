"""Cases made from Keep Watch's rules, playthroughs to read, logs that are kept for ever."""
