"""Halls, corridors, doorsteps and small worlds."""
