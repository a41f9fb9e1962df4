"""Cases from Spyfall's rules, readable playthroughs, and golden logs."""
