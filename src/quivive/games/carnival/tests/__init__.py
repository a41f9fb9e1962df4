"""Cases from Carnival's rules, readable playthroughs, and golden logs."""
