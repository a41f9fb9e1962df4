"""Gives the games' browser tests the same servers and phones as the house's."""

from tests.e2e.conftest import base_url, browser_type_launch_args, house, new_context, new_device, server

__all__ = ["base_url", "browser_type_launch_args", "house", "new_context", "new_device", "server"]
