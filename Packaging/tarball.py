"""The tarball: one folder that can lie anywhere."""

from __future__ import annotations

from pathlib import Path

from archives import File, Files, write_tar
from bundle import LIBRARY_FOLDER, glibc
from parts import Part, license_files
from project import Project

README = """\
lottie {version} for Linux on {machine}, with glibc {glibc} or newer and libstdc++.

Run bin/lottie where this folder lies. To have it on the PATH, with its manual page and completions:

    sudo cp -r {top} /opt/ && sudo ln -s /opt/{top}/bin/lottie /usr/local/bin/lottie

The program finds its libraries in {libraries} next to bin, also through a symbolic link; copies of
bin/lottie alone do not run. To remove it, delete the folder and the link. Fonts come from the system
(fonts-liberation in Debian); video needs ffmpeg. Licenses are in share/doc/lottie/licenses, the list
of parts with their versions is share/doc/lottie/lottie.cdx.json.
"""


def write_tarball(folder: Path, project: Project, bundled: Files, parts: list[Part], bill: bytes) -> Path:
    top = f"lottie-{project.version}-{project.machine}-linux"
    readme = README.format(
        version=project.version, machine=project.machine, top=top, libraries=LIBRARY_FOLDER,
        glibc=".".join(map(str, glibc(bundled))),
    )
    files = bundled | {f"share/{name}": File(content) for name, content in project.shared().items()}
    licenses = license_files(parts).items()
    files |= {f"share/doc/lottie/licenses/{name}": File(text.encode()) for name, text in licenses}
    files |= {"share/doc/lottie/lottie.cdx.json": File(bill), "README": File(readme.encode())}
    path = folder / f"{top}.tar.gz"
    write_tar(path, {f"{top}/{name}": file for name, file in files.items()}, project.epoch)
    return path
