"""Cases from Keep Watch's rules, readable playthroughs, and golden logs."""
