"""Programs for people who work on Qui Vive."""
