"""Parks, seashore, forest and crowds."""
