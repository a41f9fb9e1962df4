import os

from hypothesis import settings

# Machines are shared and slow, so an example has no deadline; what CI sees today it sees again tomorrow.
settings.register_profile("house", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("house")
