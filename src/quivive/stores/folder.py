"""A data folder belongs to one process at a time."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from quivive.tables.log import Broken

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_folder(folder: Path) -> IO[bytes]:
    """Creates the folder, and locks it until the returned file is closed or the process ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / "quivive.lock").open("ab")
    except OSError as error:
        raise Broken(
            f"cannot write in the data folder {folder} ({error.strerror}); allow it, or choose another folder"
        ) from error
    try:
        _lock(file)
    except OSError as error:
        file.close()
        if isinstance(error, BlockingIOError):
            raise Broken(
                f"another Qui Vive server uses the data folder {folder}; stop it, or choose another folder"
            ) from error
        raise Broken(
            f"cannot lock the data folder {folder} ({error.strerror}); choose a local folder"
        ) from error
    return file
