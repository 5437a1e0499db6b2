"""What is packed: the program, its version, the commit and the files that go with it."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "lottie-cli"
SUMMARY = "Renders, inspects and checks Lottie animations on the command line"
DESCRIPTION = """\
Renders, inspects and checks Lottie animations on the command line: one program, no browser, no GPU. It
writes frames, GIF, APNG, WebP and video, with transparency and exact timing; lists what an animation
contains; and reports every feature that a player cannot draw, with the layer and the location in the file.
"""
KEYWORDS = ["animation", "after-effects", "bodymovin", "dotlottie", "lottie", "renderer", "linter"]

# Files that are installed below PREFIX/share, and where from; .deb replaces the folder of zsh.
SHARED = {
    "man/man1/lottie.1": "docs/man/lottie.1",
    "bash-completion/completions/lottie": "docs/completions/lottie.bash",
    "zsh/site-functions/_lottie": "docs/completions/_lottie",
    "fish/vendor_completions.d/lottie.fish": "docs/completions/lottie.fish",
}

# Names of one machine: `uname -m`, and dpkg's.
DEBIAN_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


class PackagingError(Exception):
    """Why no package can be made, in one line."""


def run(*command: str | Path, cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    """Standard output of a command that has to succeed, and to end within ten minutes."""
    words = [str(part) for part in command]
    try:
        done = subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True, timeout=600)
    except subprocess.TimeoutExpired as expired:
        raise PackagingError(f"{' '.join(words)}: has not ended after {expired.timeout:.0f} s") from expired
    if done.returncode:
        raise PackagingError(f"{' '.join(words)}: status {done.returncode}\n{done.stderr or done.stdout}")
    return done.stdout


@dataclass(frozen=True)
class Project:
    """Everything that two builds of one commit have in common."""

    # The program for systems that have its libraries, and the same linked to look for them beside itself.
    program: Path
    bundled: Path
    # The library for C, and the same linked to look for libraries beside itself.
    library: Path
    bundled_library: Path
    checkouts: Path
    version: str
    commit: str
    # Seconds since 1970, of the commit: the only time that packages contain.
    epoch: int
    author: str
    # Where the project lives, if known; without, packages name no address.
    address: str | None
    machine: str

    @property
    def debian_architecture(self) -> str:
        return DEBIAN_ARCHITECTURES[self.machine]

    def shared(self) -> dict[str, bytes]:
        """What is installed below PREFIX/share: paths and contents."""
        others = {f"lottie/schemas/{path.name}": path for path in sorted((ROOT / "docs/schemas").iterdir())}
        others["lottie/skills/lottie/SKILL.md"] = ROOT / "docs/skills/lottie/SKILL.md"
        sources = {path: ROOT / source for path, source in SHARED.items()} | others
        return {path: source.read_bytes() for path, source in sources.items()}

    @staticmethod
    def read(program: Path, bundled: Path, library: Path, checkouts: Path) -> Project:
        """The project as it is committed.

        The version is the program's, which is what users see; SOURCE_DATE_EPOCH replaces the commit's time.
        """
        machine = platform.machine()
        if platform.system() != "Linux" or machine not in DEBIAN_ARCHITECTURES:
            raise PackagingError(f"packages are made on Linux, on {' or '.join(DEBIAN_ARCHITECTURES)}")
        bundled_library = library.with_name("bundled") / library.name
        for path in (program, bundled, library, bundled_library):
            if not path.is_file():
                raise PackagingError(f"{path} does not exist: run make dist")
        version = re.search(r"\d+\.\d+\.\d+", run(program, "--version"))
        if not version:
            raise PackagingError(f"{program} --version does not name a version")
        commit, epoch, author = run("git", "log", "-1", "--format=%H%n%ct%n%an <%ae>", cwd=ROOT).splitlines()
        if run("git", "status", "--porcelain", cwd=ROOT):
            commit += "-modified"
        return Project(
            program=program,
            bundled=bundled,
            library=library,
            bundled_library=bundled_library,
            checkouts=checkouts,
            version=version[0],
            commit=commit,
            epoch=int(os.environ.get("SOURCE_DATE_EPOCH", epoch)),
            author=os.environ.get("MAINTAINER", author),
            address=_address(),
            machine=machine,
        )


def _address() -> str | None:
    """The address of the repository this clone comes from, when that is one for browsers."""
    found = subprocess.run(["git", "remote", "get-url", "origin"], cwd=ROOT, capture_output=True, text=True)
    address = found.stdout.strip().removesuffix(".git")
    return address if re.fullmatch(r"https://[A-Za-z0-9._/-]+", address) else None
