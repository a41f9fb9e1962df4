"""Which function builds which place."""

from collections.abc import Callable

from art.places.stage import Ground, Mood, set_stage

Scene = Callable[[], None]

SCENES: dict[str, Scene] = {}


def place(mood: Mood, ground: Ground, *, look: float = 1.0, zoom: float = 1.0) -> Callable[[Scene], Scene]:
    """Registers a scene under its function's name and sets its stage before it is built."""

    def register(scene: Scene) -> Scene:
        def build() -> None:
            set_stage(mood, ground, look=look, zoom=zoom)
            scene()

        SCENES[scene.__name__] = build
        return scene

    return register
