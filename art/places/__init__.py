"""Dioramas of the places of Spyfall."""
