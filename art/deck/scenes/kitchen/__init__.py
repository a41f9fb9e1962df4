"""Kitchens and tables."""
