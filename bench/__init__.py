"""Benchmarks: each is a command that measures ours beside a reference in the same run and prints a ratio."""
