#!/usr/bin/env python3
"""A WebKitGTK window for WebKitWebDriver, without a toolbar and so as narrow as a phone.

MiniBrowser cannot be narrower than 447 pixels. Uses only ctypes, so that any Python can run it.
"""

from __future__ import annotations

import ctypes
from ctypes import CFUNCTYPE, c_char_p, c_int, c_size_t, c_uint64, c_ulong, c_void_p
from typing import Any

PHONE = (390, 664)

_gtk = ctypes.CDLL("libgtk-3.so.0")
_webkit = ctypes.CDLL("libwebkit2gtk-4.1.so.0")
_gobject = ctypes.CDLL("libgobject-2.0.so.0")

NewView = CFUNCTYPE(c_void_p, c_void_p, c_void_p)
Started = CFUNCTYPE(None, c_void_p, c_void_p, c_void_p)


def _function(library: ctypes.CDLL, name: str, result: Any, *arguments: Any) -> Any:
    function = getattr(library, name)
    function.restype, function.argtypes = result, arguments
    return function


_connect = _function(
    _gobject, "g_signal_connect_data", c_ulong, c_void_p, c_char_p, c_void_p, c_void_p, c_void_p, c_int
)
_view_type = _function(_webkit, "webkit_web_view_get_type", c_size_t)


def _set(thing: int, name: bytes, value: int) -> None:
    """Sets a property that is a number or a boolean."""
    _gobject.g_object_set(c_void_p(thing), name, c_int(value), None)


def _open(_session: int, context: int) -> int:
    """Called when the driver asks for a window."""
    _gobject.g_object_new.restype = c_void_p
    view: int = _gobject.g_object_new(
        c_size_t(_view_type()),
        b"web-context",
        c_void_p(context),
        b"is-controlled-by-automation",
        c_int(1),
        None,
    )
    settings = _function(_webkit, "webkit_web_view_get_settings", c_void_p, c_void_p)(view)
    _set(settings, b"enable-write-console-messages-to-stdout", 1)
    window = _function(_gtk, "gtk_window_new", c_void_p, c_int)(0)
    _function(_gtk, "gtk_window_set_decorated", None, c_void_p, c_int)(window, 0)
    _function(_gtk, "gtk_window_set_default_size", None, c_void_p, c_int, c_int)(window, *PHONE)
    _function(_gtk, "gtk_container_add", None, c_void_p, c_void_p)(window, view)
    _function(_gtk, "gtk_widget_show_all", None, c_void_p)(window)
    _function(_gtk, "gtk_widget_grab_focus", None, c_void_p)(view)
    return view


def _introduce(context: int, session: int, _data: int) -> None:
    """The driver accepts only a browser with the name it was told to expect."""
    info = _function(_webkit, "webkit_application_info_new", c_void_p)()
    _function(_webkit, "webkit_application_info_set_name", None, c_void_p, c_char_p)(info, b"MiniBrowser")
    version = _function(
        _webkit, "webkit_application_info_set_version", None, c_void_p, c_uint64, c_uint64, c_uint64
    )
    version(info, 2, 0, 0)
    _function(_webkit, "webkit_automation_session_set_application_info", None, c_void_p, c_void_p)(
        session, info
    )
    _connect(session, b"create-web-view", ctypes.cast(_open_called, c_void_p), context, None, 0)


# Kept alive for as long as the program runs: GTK calls them, which Python does not know.
_open_called, _introduce_called = NewView(_open), Started(_introduce)


def main() -> None:
    _gtk.gtk_init(None, None)
    # Pages see this as "prefers reduced motion", so that their pictures stand still.
    _set(_function(_gtk, "gtk_settings_get_default", c_void_p)(), b"gtk-enable-animations", 0)
    context = _function(_webkit, "webkit_web_context_new_ephemeral", c_void_p)()
    _function(_webkit, "webkit_web_context_set_automation_allowed", None, c_void_p, c_int)(context, 1)
    _connect(context, b"automation-started", ctypes.cast(_introduce_called, c_void_p), None, None, 0)
    _gtk.gtk_main()


if __name__ == "__main__":
    main()
