"""Animals that do people's work."""
