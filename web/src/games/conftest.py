"""Gives the browser tests of the games the same servers and devices as tests/e2e/."""

from tests.e2e.conftest import base_url, browser_type_launch_args, new_context, new_device, own_server, server

__all__ = ["base_url", "browser_type_launch_args", "new_context", "new_device", "own_server", "server"]
