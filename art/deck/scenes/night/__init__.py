"""Halls, stairs and night rooms."""
