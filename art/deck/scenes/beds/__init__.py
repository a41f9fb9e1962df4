"""Bedrooms and what goes on in them at night."""
