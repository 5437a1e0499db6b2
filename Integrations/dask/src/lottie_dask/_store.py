"""Files of object stores, by fsspec: s3://, gs://, https:// and whatever else it knows."""

from __future__ import annotations

import json
import os
import posixpath
import re
import time
from typing import Any, Mapping, Optional

import fsspec

URL = re.compile(r"^[A-Za-z][A-Za-z0-9+.-]+://")

#: By protocol: {"s3": {"anon": True}}.
Options = Mapping[str, Mapping[str, Any]]


class StoreError(Exception):
    """A file cannot be copied. ``exit``: the status that lottie has for a file it cannot read or write."""

    def __init__(self, message: str, exit: int):
        super().__init__(message)
        self.exit = exit


def is_url(name: object) -> bool:
    return isinstance(name, str) and URL.match(name) is not None


class Stores:
    """Copies files from and to stores, and tries again what may be a passing fault."""

    def __init__(self, options: Optional[Options] = None, retries: int = 2):
        self.options = options or {}
        self.retries = retries

    def fetch(self, url: str, path: str, missing_ok: bool = False) -> bool:
        """Copies a file here; False if there is none and that is no error."""

        def get() -> bool:
            system, name = self._system(url)
            try:
                with system.open(name, "rb") as source, open(path, "wb") as target:
                    while data := source.read(1 << 22):
                        target.write(data)
            except FileNotFoundError:
                if missing_ok:
                    if os.path.exists(path):
                        os.unlink(path)
                    return False
                raise StoreError(f"{url}: no such file", 66) from None
            return True

        os.makedirs(os.path.dirname(path), exist_ok=True)
        return self._try(url, get, 66)

    def put(self, path: str, url: str) -> None:
        """Copies a file there. A store shows an object when all of it has arrived."""

        def put() -> bool:
            system, name = self._system(url)
            if "file" in _protocols(system):
                os.makedirs(os.path.dirname(name), exist_ok=True)
            system.put_file(path, name)
            return True

        self._try(url, put, 73)

    def _system(self, url: str) -> "tuple[Any, str]":
        scheme = url.split("://", 1)[0].lower()
        name: str
        system, name = fsspec.core.url_to_fs(url, **self.options.get(scheme, {}))
        return system, name

    def _try(self, url: str, copy: Any, exit: int) -> bool:
        for turn in range(self.retries + 1):
            try:
                result: bool = copy()
                return result
            except StoreError:
                raise
            except (NotImplementedError, ImportError, PermissionError, ValueError) as error:
                raise StoreError(f"{url}: {_said(error)}", exit) from error
            except Exception as error:  # Each store has its own.
                if turn == self.retries:
                    raise StoreError(f"{url}: {_said(error)}", exit) from error
                time.sleep(0.2 * 4**turn)
        raise AssertionError("no turn")


def _protocols(system: Any) -> "tuple[str, ...]":
    return (system.protocol,) if isinstance(system.protocol, str) else tuple(system.protocol)


def _said(error: BaseException) -> str:
    return str(error) or type(error).__name__


def folder(url: str) -> str:
    """The folder of an address, without a slash at its end."""
    return url.rsplit("/", 1)[0]


def name(url: str) -> str:
    """The last part of an address, without query."""
    return posixpath.basename(re.split(r"[?#]", url)[0]) or "input"


def assets(path: str) -> "list[str]":
    """Names of the files that an animation reads from beside it, relative to its folder."""
    try:
        with open(path, encoding="utf-8-sig") as file:
            document = json.load(file)
    except (OSError, ValueError):  # A container, or for lottie to say.
        return []
    found = []
    for asset in document.get("assets") or [] if isinstance(document, dict) else []:
        if not isinstance(asset, dict) or asset.get("e") == 1 or not isinstance(asset.get("p"), str):
            continue
        place = asset.get("u") if isinstance(asset.get("u"), str) else ""
        if asset["p"].startswith("data:") or is_url(asset["p"]) or is_url(place):
            continue
        relative = posixpath.normpath(posixpath.join(str(place).lstrip("/"), asset["p"].lstrip("/")))
        if not relative.startswith(".."):
            found.append(relative)
    return found
