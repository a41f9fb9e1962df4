"""Theatres, workshops and caves."""
