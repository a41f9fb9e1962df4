"""Qui Vive: five party games of sharp eyes and hidden faces."""

__version__ = "0.1.0"
