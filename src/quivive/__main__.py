"""`python -m quivive` is `quivive`."""

from quivive.cli import main

main()
