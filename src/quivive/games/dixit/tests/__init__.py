"""Cases made from Dixit's rules, playthroughs to read, logs that are kept for ever."""
