"""Programs that make the pictures. They are run by hand, and the files they make are committed."""
