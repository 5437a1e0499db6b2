"""Small animations for `make scale`: copies of the project's own documents with changes."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Iterator

ROOT = Path(__file__).parents[2]


def _sources() -> "list[Path]":
    paths = [*(ROOT / "Samples").glob("*.json"), *(ROOT / "Tests/RenderTests/Cases").rglob("*.json")]
    result = []
    for path in sorted(paths):
        if "." in path.stem:  # .budget.json beside a case
            continue
        document = json.loads(path.read_text())
        # Copies are elsewhere: what lies beside a document would not be found.
        if not any(asset.get("p") and not asset["p"].startswith("data:") for asset in document.get("assets", [])):
            result.append(path)
    return result


def _colors(value: Any) -> "Iterator[dict[str, Any]]":
    """The colors of fills and strokes that do not move."""
    if isinstance(value, dict):
        color = value.get("c")
        if value.get("ty") in ("fl", "st") and isinstance(color, dict):
            numbers = color.get("k")
            if isinstance(numbers, list) and len(numbers) >= 3 and all(isinstance(x, (int, float)) for x in numbers):
                yield color
        for member in value.values():
            yield from _colors(member)
    elif isinstance(value, list):
        for element in value:
            yield from _colors(element)


def write(folder: Path, count: int, seed: int) -> "list[Path]":
    """Writes `count` documents, the same for the same seed; no two are equal."""
    folder.mkdir(parents=True)
    sources = _sources()
    choice = random.Random(seed)
    result = []
    for index in range(count):
        source = sources[index % len(sources)]
        document = json.loads(source.read_text())
        document["nm"] = f"{document.get('nm', source.stem)} {index}"
        for color in _colors(document):
            color["k"] = [round(choice.random(), 3) for _ in range(3)] + color["k"][3:]
        path = folder / f"{index:04}-{source.stem}.json"
        path.write_text(json.dumps(document, separators=(",", ":")))
        result.append(path)
    return result
