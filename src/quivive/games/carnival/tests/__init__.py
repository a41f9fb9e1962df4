"""Cases made from Carnival's rules, playthroughs to read, and logs that are kept for good."""
