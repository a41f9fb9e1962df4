"""Cases from Dixit's rules, readable playthroughs, and golden logs."""
