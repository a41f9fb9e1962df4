"""Every screen that there is, the house's and each game's: for the gallery and for axe."""

from tests.e2e.crosshairs_scenes import CROSSHAIRS
from tests.e2e.keep_watch_scenes import WATCH
from tests.e2e.scenes import HOUSE
from tests.e2e.spyfall_scenes import ROUND

SCENES = (*HOUSE, *ROUND, *WATCH, *CROSSHAIRS)
