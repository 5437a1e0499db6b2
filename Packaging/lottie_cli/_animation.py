"""Animations: load, inspect, change, draw and save."""

from __future__ import annotations

import ctypes
import json
import os
import threading
import weakref
from ctypes import byref
from typing import TYPE_CHECKING, Any, Iterator, Mapping, NamedTuple, Sequence, Union

from ._library import DocumentError, Info, LottieError, library

if TYPE_CHECKING:
    import numpy
    from PIL.Image import Image

Source = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview]
#: Channels from 0 to 1, or "#rrggbb" or "#rrggbbaa".
Color = Union[str, Sequence[float]]
Value = Union[str, float, Sequence[float]]

_MODES = {"fit": 0, "fill": 1, "stretch": 2, "center": 3}
_LIMIT = 256 << 20


class Marker(NamedTuple):
    """A marker; the numbers are frames."""

    name: str
    frame: float
    duration: float


class Keypath(NamedTuple):
    """A layer, item or property."""

    keypath: str
    #: color, number, point, …, or "layer" or "node".
    kind: str
    animated: bool


class Finding(NamedTuple):
    """A problem of a document."""

    file: str
    rule: str
    #: "error", "warning" or "info".
    severity: str
    message: str
    fix: str
    pointer: str
    line: int
    column: int
    players: tuple[str, ...]


def _channels(color: Color) -> tuple[float, float, float, float]:
    if isinstance(color, str):
        digits = color.removeprefix("#")
        if len(digits) not in (6, 8) or not color.startswith("#"):
            raise ValueError(f"{color!r} is not a color as '#rrggbb' or '#rrggbbaa'")
        color = [int(digits[i : i + 2], 16) / 255 for i in range(0, len(digits), 2)]
    parts = [float(channel) for channel in color]
    if len(parts) == 3:
        parts.append(1)
    if len(parts) != 4:
        raise ValueError("a color has three or four channels")
    return parts[0], parts[1], parts[2], parts[3]


def _bytes(source: Source) -> tuple[bytes, str | None, str]:
    """The document, the folder for its images, and a name for messages."""
    if isinstance(source, (bytes, bytearray, memoryview)):
        return bytes(source), None, "document"
    path = os.fspath(source)
    with open(path, "rb") as file:
        data = file.read(_LIMIT + 1)
    if len(data) > _LIMIT:
        raise DocumentError(f"{path}: larger than 256 MiB", 3)
    return data, os.path.dirname(path) or ".", path


def _text(value: str | None) -> bytes | None:
    if value is not None and "\0" in value:
        raise ValueError("a text with a zero byte")
    return None if value is None else value.encode()


class Frame:
    """A drawn frame: rows from top to bottom, four bytes a pixel, red, green, blue, alpha, not premultiplied.

    `memoryview(frame)`, `bytes(frame)` and `numpy.asarray(frame)` share or copy its pixels.
    """

    def __init__(self, number: float, width: int, height: int) -> None:
        self.number, self.width, self.height = number, width, height
        self._pixels = bytearray(width * height * 4)

    @property
    def data(self) -> memoryview:
        """The pixels as height x width x 4 bytes, not copied."""
        return memoryview(self._pixels).cast("B", (self.height, self.width, 4))

    def __bytes__(self) -> bytes:
        return bytes(self._pixels)

    @property
    def __array_interface__(self) -> dict[str, Any]:
        shape = (self.height, self.width, 4)
        return {"version": 3, "shape": shape, "typestr": "|u1", "data": memoryview(self._pixels)}

    def numpy(self) -> numpy.ndarray[Any, Any]:
        """The pixels as an array of height x width x 4 bytes, not copied; needs numpy."""
        import numpy

        return numpy.frombuffer(self._pixels, dtype=numpy.uint8).reshape(self.height, self.width, 4)

    def image(self) -> Image:
        """An image of Pillow, which has to be installed."""
        from PIL import Image

        return Image.frombytes("RGBA", (self.width, self.height), bytes(self._pixels))


class Animation:
    """A loaded animation. Threads may share it: calls wait for one another. It is freed with its last reference."""

    def __init__(
        self,
        source: Source,
        *,
        animation: str | None = None,
        theme: str | None = None,
        slots: Mapping[str, Any] | None = None,
        directory: str | None = None,
    ) -> None:
        """Loads a path or bytes: JSON, .lottie or .tgs.

        animation, theme: parts of a .lottie container, by id. slots: values by slot, as a document writes them.
        directory: where images are; of a path, its folder.
        """
        self._library = library()
        # What belongs to one image is set and drawn by one thread.
        self._lock = threading.Lock()
        data, folder, name = _bytes(source)
        self._handle = self._library.load_part(
            data,
            len(data),
            os.fsencode(directory or folder) if directory or folder else None,
            _text(animation),
            _text(theme),
            None if slots is None else json.dumps(slots).encode(),
        )
        if not self._handle:
            try:
                self._library.fail(3)
            except LottieError as error:
                raise DocumentError(str(error).replace("document:", f"{name}:", 1), 3) from None
        self._close = weakref.finalize(self, self._library.close, self._handle)
        info = Info()
        self._library.check(self._library.get_info(self._handle, byref(info)))
        self.width, self.height = info.width, info.height
        self.start_frame, self.end_frame = info.start_frame, info.end_frame
        self.frame_rate, self.duration = info.frame_rate, info.duration

    def close(self) -> None:
        """Frees it now; using it afterwards is an error."""
        self._close()

    def __enter__(self) -> Animation:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Animation {self.width:g}x{self.height:g}, {self.duration:g} s>"

    # What it contains

    @property
    def markers(self) -> list[Marker]:
        """The markers in the order of the document."""
        found = self._library.json(self._library.markers(self._handle), 2)
        return [Marker(m["name"], m["frame"], m["duration_frames"]) for m in found["markers"]]

    def keypaths(self, pattern: str | None = None) -> list[Keypath]:
        """What a pattern such as '**.Color' matches, or all."""
        found = self._library.json(self._library.keypaths(self._handle, _text(pattern)), 2)
        return [Keypath(k["keypath"], k["kind"], k["animated"]) for k in found["keypaths"]]

    def get(self, keypath: str, frame: float | None = None) -> dict[str, Any]:
        """The values that a keypath matches, by keypath, at a frame or at the first.

        Colors are {"hex": …, "components": […]}, points lists, numbers and texts themselves.
        """
        at = self.start_frame if frame is None else float(frame)
        found = self._library.json(self._library.values(self._handle, _text(keypath), at), 1)
        return {v["keypath"]: v["value"] for v in found["values"]}

    @property
    def diagnostics(self) -> list[dict[str, Any]]:
        """What is not drawn as written; frames drawn later may add more."""
        found: list[dict[str, Any]] = self._library.json(self._library.diagnostics(self._handle), 2)["findings"]
        return found

    # Changes

    def set(self, keypath: str, value: Value) -> None:
        """Sets all properties that a keypath matches: a number, a point, a color as '#rrggbb' or of channels.

        Raises KeypathError where there is none, or none that takes the value.
        """
        name = _text(keypath)
        if isinstance(value, str):
            self._library.check(self._library.set_color(self._handle, name, *_channels(value)))
        elif isinstance(value, (int, float)):
            self._library.check(self._library.set_number(self._handle, name, value))
        else:
            parts = [float(part) for part in value]
            kinds = {k.kind for k in self.keypaths(keypath)}
            if "color" in kinds or len(parts) == 4:
                self._library.check(self._library.set_color(self._handle, name, *_channels(parts)))
            elif len(parts) in (2, 3):
                self._library.check(self._library.set_vector(self._handle, name, *(parts + [0])[:3]))
            else:
                raise ValueError("a point has two or three numbers, a color three or four")

    def set_text(self, keypath: str, text: str) -> None:
        """Sets the text of text layers."""
        name = keypath if keypath.endswith(".Text") else keypath + ".Text"
        self._library.check(self._library.set_text(self._handle, _text(name), _text(text)))

    def reset(self, keypath: str) -> None:
        """Restores the document's values."""
        self._library.check(self._library.reset(self._handle, _text(keypath)))

    def hide(self, keypath: str, hidden: bool = True) -> None:
        """Hides layers, groups, fills and strokes, or shows them again."""
        self._library.check(self._library.set_hidden(self._handle, _text(keypath), int(hidden)))

    # Drawing

    def _prepare(self, size: tuple[int, int] | None, background: Color | None, fit: str) -> tuple[int, int]:
        if fit not in _MODES:
            raise ValueError(f"fit is one of {', '.join(_MODES)}")
        self._library.check(self._library.set_content_mode(self._handle, _MODES[fit]))
        channels = (0.0, 0.0, 0.0, 0.0) if background is None else _channels(background)
        self._library.check(self._library.set_background(self._handle, *channels))
        width, height = size or (round(self.width), round(self.height))
        return int(width), int(height)

    def render(
        self,
        frame: float | None = None,
        size: tuple[int, int] | None = None,
        background: Color | None = None,
        fit: str = "fit",
    ) -> Frame:
        """Draws a frame, the first by default, at the animation's own size by default.

        fit: "fit", "fill", "stretch" or "center".
        """
        number = self.start_frame if frame is None else float(frame)
        with self._lock:
            return self._draw(number, *self._prepare(size, background, fit))

    def _draw(self, number: float, width: int, height: int) -> Frame:
        if not (0 < width <= 16_384 and 0 < height <= 16_384 and width * height <= 1 << 28):
            raise LottieError(f"an image of {width} x {height} pixels cannot be drawn", 5)
        drawn = Frame(number, width, height)
        pixels = (ctypes.c_ubyte * len(drawn._pixels)).from_buffer(drawn._pixels)
        status = self._library.render(self._handle, number, pixels, len(pixels), width, height, width * 4, 0)
        self._library.check(status)
        return drawn

    def frames(
        self,
        fps: float | None = None,
        size: tuple[int, int] | None = None,
        background: Color | None = None,
        fit: str = "fit",
    ) -> Iterator[Frame]:
        """Draws all frames in order, at the animation's own rate by default."""
        step = 1.0 if fps is None else self.frame_rate / float(fps)
        if not 0 < step < float("inf"):
            raise ValueError("fps is above 0")
        length = self.end_frame - self.start_frame
        count = max(1, round(length / step + 1e-6) if fps is not None else -int(-(length - 0.01) // 1))
        for index in range(count):
            yield self.render(self.start_frame + index * step, size, background, fit)

    def png(self, frame: float | None = None, size: tuple[int, int] | None = None) -> bytes:
        """A frame as a PNG file."""
        number = self.start_frame if frame is None else float(frame)
        pointer, length = ctypes.POINTER(ctypes.c_uint8)(), ctypes.c_size_t()
        with self._lock:
            width, height = self._prepare(size, None, "fit")
            status = self._library.png(self._handle, number, width, height, byref(pointer), byref(length))
            self._library.check(status)
        try:
            return ctypes.string_at(pointer, length.value)
        finally:
            self._library.free(pointer)

    def save(
        self,
        path: str | os.PathLike[str],
        size: tuple[int, int] | None = None,
        fps: float | None = None,
        loops: int = 0,
        background: Color | None = None,
    ) -> None:
        """Writes .gif, .webp, .png or .apng, and with ffmpeg .mp4, .webm or .mov. loops: 0 is without end."""
        rate = 0.0 if fps is None else float(fps)
        with self._lock:
            width, height = self._prepare(size, background, "fit")
            status = self._library.save(self._handle, os.fsencode(path), width, height, rate, int(loops))
            self._library.check(status)


def open_animation(source: Source, **parts: Any) -> Animation:
    """Loads an animation; see Animation."""
    return Animation(source, **parts)


def validate(
    sources: Source | Sequence[Source], targets: str | Sequence[str] | None = None
) -> list[Finding]:
    """Checks documents as `lottie validate` does, for players such as "lottie-ios", or all."""
    one = isinstance(sources, (str, bytes, bytearray, memoryview, os.PathLike))
    names = targets if isinstance(targets, str) or targets is None else ",".join(targets)
    findings = []
    for source in [sources] if one else sources:  # type: ignore[list-item]
        data, _, name = _bytes(source)  # type: ignore[arg-type]
        loaded = library()
        found = loaded.json(loaded.validate(data, len(data), _text(name), _text(names)), 1)
        for report in found["files"]:
            for f in report["findings"]:
                findings.append(
                    Finding(
                        name, f["rule"], f["severity"], f["message"], f["fix"], f["pointer"], f["line"],
                        f["column"], tuple(f["players"]),
                    )
                )
    return findings
