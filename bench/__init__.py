"""Benchmarks. Each is a command that measures us against a reference in the same run and prints a ratio."""
