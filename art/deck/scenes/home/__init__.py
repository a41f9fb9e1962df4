"""At home among pots, jars and appetites."""
