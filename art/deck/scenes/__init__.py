"""Every card's scene, gathered from the modules that build them."""

from importlib import import_module
from pathlib import Path

from art.deck.registry import CARDS

__all__ = ["CARDS"]

for module in sorted(Path(__file__).parent.glob("*/[a-z]*.py")):
    import_module(f"art.deck.scenes.{module.parent.name}.{module.stem}")
