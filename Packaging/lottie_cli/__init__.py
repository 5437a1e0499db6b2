"""Where pip has put the program `lottie`, for scripts that call it."""

from __future__ import annotations

import os
from importlib import metadata
from pathlib import Path


def program() -> str:
    """The path of the program.

    Raises FileNotFoundError if the package's files have been moved.
    """
    candidates = [
        Path(str(file.locate()))
        for file in metadata.files("lottie-cli") or []
        if file.parts[-2:] == ("bin", "lottie")
    ]
    # pip install --target moves files without changing the list of them.
    candidates.append(Path(__file__).resolve().parent.parent / "bin" / "lottie")
    for path in candidates:
        if os.access(path, os.X_OK):
            return str(path.resolve())
    raise FileNotFoundError("lottie is not at " + " or ".join(map(str, candidates)))
