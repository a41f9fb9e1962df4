"""Cases made from Crosshairs' rules, playthroughs to read, logs that are kept for ever."""
