"""Trains, streets and squares."""
