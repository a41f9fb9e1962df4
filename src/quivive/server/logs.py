"""The server's log, as text or as one JSON object per line. It never contains a secret, a seed or a view."""

from __future__ import annotations

import logging
import time
from typing import Literal

import msgspec
from aiohttp.http_exceptions import HttpProcessingError

_node: dict[str, str] = {}


def name_node(name: str) -> None:
    """From now on, lines say which of several nodes they come from."""
    _node["node"] = name


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
            **_node,
        }
        if (table := getattr(record, "table", None)) is not None:
            line["table"] = table
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def requests() -> logging.Logger:
    """The web server's logger. It ignores malformed requests, which are their senders' fault."""
    logger = logging.getLogger("quivive.server.requests")
    if not logger.filters:
        logger.addFilter(lambda record: not (record.exc_info and _bad_request(record.exc_info[1])))
    return logger


def _bad_request(error: BaseException | None) -> bool:
    return isinstance(error, HttpProcessingError) and error.code < 500


def start(style: Literal["text", "json"]) -> None:
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if style == "json" else plain)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
