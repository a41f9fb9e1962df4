"""Fields, snow, wind and whatever they do."""
