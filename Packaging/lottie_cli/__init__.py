"""Lottie animations: the library, and where pip has put the program `lottie`.

    import lottie_cli as lottie

    animation = lottie.open("anim.json")
    animation.set("**.Color", "#ff0000")
    pixels = animation.render(frame=12, size=(256, 256)).numpy()
    animation.save("anim.gif", fps=25)
    findings = lottie.validate("anim.json", ["lottie-ios", "lottie-android"])
"""

from __future__ import annotations

import builtins
import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._animation import Animation, Finding, Frame, Keypath, Marker, validate
    from ._animation import open_animation as open
    from ._library import DocumentError, KeypathError, LottieError

__all__ = [
    "Animation", "DocumentError", "Finding", "Frame", "Keypath", "KeypathError", "LottieError", "Marker", "open",
    "program", "validate",
]

_NAMES = {
    "DocumentError": "_library", "KeypathError": "_library", "LottieError": "_library", "Animation": "_animation",
    "Finding": "_animation", "Frame": "_animation", "Keypath": "_animation", "Marker": "_animation",
    "validate": "_animation",
}


def __getattr__(name: str) -> Any:
    """The library is loaded only where it is used: `python -m lottie_cli` becomes the program."""
    from importlib import import_module

    if name == "open":
        return import_module("._animation", __name__).open_animation
    if name in _NAMES:
        return getattr(import_module("." + _NAMES[name], __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def program() -> str:
    """The path of the program.

    Raises FileNotFoundError if the package's files have been moved.
    """
    # The list of installed files, read here: importlib.metadata takes longer to import than the program to run.
    packages = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    candidates = []
    for name in os.listdir(packages):
        if name.startswith("lottie_cli-") and name.endswith(".dist-info"):
            with builtins.open(os.path.join(packages, name, "RECORD"), encoding="utf-8") as record:
                files = [line.split(",")[0].strip('"') for line in record]
            candidates += [os.path.join(packages, file) for file in files if file.endswith("/bin/lottie")]
    # pip install --target moves files without changing the list of them.
    candidates.append(os.path.join(packages, "bin", "lottie"))
    for path in candidates:
        if os.access(path, os.X_OK):
            return os.path.realpath(path)
    raise FileNotFoundError("lottie is not at " + " or ".join(candidates))
