"""libLottieC, by ctypes: the functions of lottie.h, and errors as exceptions."""

from __future__ import annotations

import ctypes
import json
import os
import threading
from ctypes import POINTER, c_char_p, c_double, c_int32, c_size_t, c_uint8, c_uint64, c_void_p
from typing import Any, NoReturn


class LottieError(Exception):
    """What went wrong, as the library says it."""

    def __init__(self, message: str, status: int = 0) -> None:
        super().__init__(message)
        #: The number of the error in lottie.h; 0 where there is none.
        self.status = status


class DocumentError(LottieError, ValueError):
    """The document cannot be loaded; the message has line and column."""


class KeypathError(LottieError, KeyError):
    """No property, layer or item has the keypath, or it takes other values."""

    def __str__(self) -> str:
        return str(self.args[0])


class Info(ctypes.Structure):
    _fields_ = [
        (name, c_double) for name in ("width", "height", "start_frame", "end_frame", "frame_rate", "duration")
    ]


_CLASSES: dict[int, type[LottieError]] = {3: DocumentError, 4: KeypathError}
_TEXT = c_void_p
_FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {
    "version": (c_int32, []),
    "load_part": (c_uint64, [c_char_p, c_size_t, c_char_p, c_char_p, c_char_p, c_char_p]),
    "close": (c_int32, [c_uint64]),
    "get_info": (c_int32, [c_uint64, POINTER(Info)]),
    "set_color": (c_int32, [c_uint64, c_char_p] + [c_double] * 4),
    "set_number": (c_int32, [c_uint64, c_char_p, c_double]),
    "set_vector": (c_int32, [c_uint64, c_char_p] + [c_double] * 3),
    "set_text": (c_int32, [c_uint64, c_char_p, c_char_p]),
    "set_hidden": (c_int32, [c_uint64, c_char_p, c_int32]),
    "set_content_mode": (c_int32, [c_uint64, c_int32]),
    "set_background": (c_int32, [c_uint64] + [c_double] * 4),
    "reset": (c_int32, [c_uint64, c_char_p]),
    "render": (c_int32, [c_uint64, c_double, c_void_p, c_size_t, c_int32, c_int32, c_size_t, c_int32]),
    "png": (c_int32, [c_uint64, c_double, c_int32, c_int32, POINTER(POINTER(c_uint8)), POINTER(c_size_t)]),
    "save": (c_int32, [c_uint64, c_char_p, c_int32, c_int32, c_double, c_int32]),
    "markers": (_TEXT, [c_uint64]),
    "keypaths": (_TEXT, [c_uint64, c_char_p]),
    "values": (_TEXT, [c_uint64, c_char_p, c_double]),
    "diagnostics": (_TEXT, [c_uint64]),
    "validate": (_TEXT, [c_char_p, c_size_t, c_char_p, c_char_p]),
    "free": (None, [c_void_p]),
    "error_text": (c_size_t, [c_char_p, c_size_t]),
}


def _candidates() -> list[str]:
    """Where the library may be: beside the program that pip has put there."""
    from . import program

    given = os.environ.get("LOTTIE_LIBRARY")
    if given:
        return [given]
    prefix = os.path.dirname(os.path.dirname(program()))
    return [os.path.join(prefix, "libexec", "lottie-cli", "libLottieC.so.1")]


class Library:
    """The loaded library. ctypes releases the interpreter's lock during each call."""

    def __init__(self) -> None:
        path = _candidates()[0]
        try:
            library = ctypes.CDLL(path)
        except OSError as error:
            raise LottieError(f"{path}: {error}") from None
        for name, (result, arguments) in _FUNCTIONS.items():
            function = getattr(library, f"lottie_{name}")
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    def fail(self, status: int) -> NoReturn:
        """Raises the last error of this thread."""
        buffer = ctypes.create_string_buffer(self.error_text(None, 0) + 1)
        self.error_text(buffer, len(buffer))
        raise _CLASSES.get(status, LottieError)(buffer.value.decode(errors="replace"), status)

    def check(self, status: int) -> None:
        """Raises the error of a call that failed."""
        if status:
            self.fail(status)

    def json(self, text: int | None, status: int = 1) -> Any:
        """What a text of the library says; the text is freed."""
        if not text:
            self.fail(status)
        try:
            return json.loads(ctypes.string_at(text))
        finally:
            self.free(text)


_lock = threading.Lock()
_library: Library | None = None


def library() -> Library:
    """The library, loaded when it is first asked for."""
    global _library
    with _lock:
        if _library is None:
            _library = Library()
        return _library
