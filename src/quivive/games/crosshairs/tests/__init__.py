"""Cases from Crosshairs' rules, readable playthroughs, and golden logs."""
