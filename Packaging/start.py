"""Starts what was packed, where only glibc (or, for the .deb, its dependencies) is: the gate of `make dist`.

Each package prints its version and draws a text, an expression and a GIF, which have to be the bytes of the program as
built.
A root folder of its own holds nothing of this machine but the libraries that the package may rely on.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
import venv
from collections.abc import Callable
from pathlib import Path

from bundle import LIBRARY_FOLDER, SYSTEM_LIBRARIES
from project import PACKAGE, ROOT, PackagingError, Project, run

FONT = ROOT / "Tests/TextTests/Fonts/tiny-blocks.ttf"
# A text in the font above.
TEXT = {
    "v": "5.9.0", "w": 120, "h": 60, "fr": 10, "ip": 0, "op": 10,
    "fonts": {"list": [{"fName": "Tiny", "fFamily": "Tiny Blocks", "fStyle": "Regular", "ascent": 50}]},
    "layers": [{
        "ty": 5, "nm": "Title", "ip": 0, "op": 10, "ks": {"p": {"k": [0, 40]}},
        "t": {"d": {"k": [{"t": 0, "s": {"t": "ABBA", "f": "Tiny", "s": 40, "lh": 48, "fc": [1, 0, 0]}}]},
              "p": {}, "m": {"g": 1}, "a": []},
    }],
}


def turned(rotation: dict[str, object]) -> dict[str, object]:
    """A square that is turned."""
    return {
        "v": "5.9.0", "w": 60, "h": 60, "fr": 10, "ip": 0, "op": 10,
        "layers": [{
            "ty": 1, "nm": "Card", "ip": 0, "op": 10, "sw": 30, "sh": 30, "sc": "#ff0000",
            "ks": {"p": {"k": [30, 30]}, "a": {"k": [15, 15]}, "r": rotation},
        }],
    }


# 45 degrees, by a function that is replaced in what is packed (`Sources/System/CProcess/reach.c`).
EXPRESSION = turned({"k": 0, "x": "Math.hypot(27, 36)"})
RENDERS = {
    "expression.png": "expression.json --frame 0",
    "title.png": f"title.json --frame 0 --font Tiny={FONT.name}",
    "loader.gif": "loader.json --frames 0..20",
}
# Nothing that would let a program find libraries elsewhere.
ENVIRONMENT = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/", "LC_ALL": "C.UTF-8"}
# Programs find out in the process table where they lie.
CHROOT = 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"'


def clean_environment() -> dict[str, str]:
    """The environment without variables that let a program find what it should not."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LD_", "PYTHON", "PIP_", "LOTTIE")) and name != "VIRTUAL_ENV"
    }


def _inside(root: Path, *words: str) -> str:
    """Standard output of a command for which a folder is the whole system."""
    mapped = ["--map-root-user", "--pid"] if os.geteuid() else []
    return run("unshare", "--mount", "--fork", *mapped, "/bin/sh", "-c", CHROOT, root, *words, env=ENVIRONMENT)


def _copy(file: Path, root: Path) -> None:
    """A file of this machine at its own path in a root; a link becomes what it points to."""
    target = root / str(file).lstrip("/")
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, target)


def _glibc(program: Path) -> list[Path]:
    """The libraries that every system has, of those that a program and its libraries load."""
    found = re.findall(r"(?:=> )?(/\S+) \(0x[0-9a-f]+\)", run("ldd", program))
    return [Path(path) for path in found if SYSTEM_LIBRARIES.fullmatch(Path(path).name)]


def _libraries(package: Path) -> list[Path]:
    """The shared libraries in the dependencies of a .deb, and in theirs."""
    waiting, seen = run("dpkg-deb", "--field", package, "Depends"), set()
    while waiting:
        names = {re.split(r"[ :(|]", entry.strip())[0] for entry in waiting.split(",")} - seen - {""}
        seen |= names
        lists = [
            subprocess.run(["dpkg-query", "-W", "-f", "${Pre-Depends},${Depends},", name], capture_output=True, text=True)
            for name in sorted(names)
        ]
        waiting = "".join(done.stdout for done in lists).strip(",")
    files = []
    for name in sorted(seen):
        done = subprocess.run(["dpkg-query", "-L", name], capture_output=True, text=True)
        files += [Path(line) for line in done.stdout.splitlines() if re.search(r"/lib\S*/[^/]+\.so(\.[\d.]+)?$", line)]
    return [file for file in files if file.is_file()]


class Starter:
    """The documents, and what the program as built makes of them."""

    def __init__(self, project: Project, temporary: Path) -> None:
        self.project, self.temporary = project, temporary
        self.documents = temporary / "documents"
        self.documents.mkdir()
        shutil.copy(ROOT / "Samples/loader.json", self.documents)
        shutil.copy(FONT, self.documents)
        (self.documents / "title.json").write_text(json.dumps(TEXT))
        (self.documents / "expression.json").write_text(json.dumps(EXPRESSION))
        (self.documents / "turned.json").write_text(json.dumps(turned({"k": 45})))
        expected = self._folder("expected")
        self.answer = run(project.program, "--version")
        self.expected = self._draw(expected, lambda *words: run(project.program, *words, cwd=expected))
        run(project.program, "render", "turned.json", "--frame", "0", "-o", "turned.png", cwd=expected)
        if self.expected["expression.png"] != (expected / "turned.png").read_bytes():
            raise PackagingError("the build computes Math.hypot(27, 36) otherwise than 45")

    def _folder(self, name: str) -> Path:
        return shutil.copytree(self.documents, self.temporary / name)

    def _draw(self, folder: Path, command: Callable[..., str]) -> dict[str, bytes]:
        for output, words in RENDERS.items():
            command("render", *words.split(), "-o", output)
        return {output: (folder / output).read_bytes() for output in RENDERS}

    def _compare(self, title: str, folder: Path, command: Callable[..., str]) -> None:
        try:
            answer = command("--version")
            drawn = self._draw(folder, command)
        except PackagingError as error:
            raise PackagingError(f"{title} does not start: {error}") from error
        if answer != self.answer:
            raise PackagingError(f"{title} prints {answer.strip()}, the build {self.answer.strip()}")
        for output in RENDERS:
            if drawn[output] != self.expected[output]:
                raise PackagingError(f"{title} draws another {output} than the build")
        print(f"starts: {title}", flush=True)

    def _in_root(self, title: str, name: str, program: str, fill: Callable[[Path], None]) -> None:
        """The program in a root that `fill` puts the package into. Documents lie at `/`, where a chroot begins."""
        root = self._folder(name)
        (root / "proc").mkdir()
        (root / "tmp").mkdir()
        fill(root)
        self._compare(title, root, lambda *words: _inside(root, program, *words))

    def wheel(self, wheel: Path) -> None:
        environment = self.temporary / "venv"
        venv.create(environment, with_pip=True)
        run(environment / "bin/pip", "install", "--quiet", "--no-index", "--no-deps", "--disable-pip-version-check", wheel,
            env=clean_environment())
        folder = self._folder("in-venv")
        command = environment / "bin/lottie"
        self._compare("wheel, in a virtual environment", folder,
                      lambda *words: run(command, *words, cwd=folder, env=clean_environment()))

        def fill(root: Path) -> None:
            (root / "opt/bin").mkdir(parents=True)
            shutil.copy(command, root / "opt/bin")
            shutil.copytree(environment / LIBRARY_FOLDER, root / "opt" / LIBRARY_FOLDER)
            for file in _glibc(command):
                _copy(file, root)

        self._in_root("wheel, with glibc alone", "wheel-root", "/opt/bin/lottie", fill)

    def tarball(self, tarball: Path) -> None:
        top = tarball.name.removesuffix(".tar.gz")

        def fill(root: Path) -> None:
            (root / "opt").mkdir()
            shutil.unpack_archive(tarball, root / "opt")
            for file in _glibc(root / "opt" / top / "bin/lottie"):
                _copy(file, root)

        self._in_root("tarball, with glibc alone", "tarball-root", f"/opt/{top}/bin/lottie", fill)

    def deb(self, package: Path) -> None:
        def fill(root: Path) -> None:
            run("dpkg-deb", "--extract", package, root)
            for file in [*_libraries(package), *(file for file in _glibc(self.project.program) if "ld-" in file.name)]:
                _copy(file, root)

        self._in_root("deb, with its dependencies alone", "deb-root", "/usr/bin/lottie", fill)


def start(project: Project, folder: Path) -> None:
    """Starts the wheel, the tarball and the .deb in a folder.

    Throws `PackagingError` for the first that does not run or draws something else.
    """
    with tempfile.TemporaryDirectory(prefix="lottie-start-") as temporary:
        starter = Starter(project, Path(temporary))
        starter.wheel(next(folder.glob("*.whl")))
        starter.tarball(next(folder.glob("*.tar.gz")))
        starter.deb(next(folder.glob(f"{PACKAGE}_*.deb")))
