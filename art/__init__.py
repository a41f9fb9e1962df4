"""Programs that make the pictures: run by hand, their made files are kept in the repository."""
