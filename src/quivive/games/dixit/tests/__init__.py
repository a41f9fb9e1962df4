"""Cases made from Dixit's rules, playthroughs to read, and logs that are kept for good."""
