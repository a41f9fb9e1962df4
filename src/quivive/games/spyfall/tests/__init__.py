"""Cases made from Spyfall's rules, playthroughs to read, and logs that are kept for good."""
