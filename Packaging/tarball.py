"""The tarball: one folder that can lie anywhere."""

from __future__ import annotations

from pathlib import Path

from archives import File, Files, write_tar
from bundle import LIBRARY, LIBRARY_FOLDER, development_files, glibc
from parts import Part, license_files
from project import Project

README = """\
lottie {version} for Linux on {machine}, with glibc {glibc} or newer.

Run bin/lottie where this folder lies. To have it on the PATH, for all users:

    sudo cp -r {top} /opt/ && sudo ln -s /opt/{top}/bin/lottie /usr/local/bin/

share has a manual page, completions for bash, zsh and fish and schemas of JSON output and a skill for agents, to be copied to /usr/local/share. The program
finds its libraries in {libraries} next to bin, also through a link; a copy of bin/lottie alone does
not run. To remove it, delete the folder, the link and what was copied. Fonts come from the system (Debian:
fonts-liberation); video needs ffmpeg. include and lib have the library for C: PKG_CONFIG_PATH=lib/pkgconfig. share/doc/lottie has licenses and the list of parts (CycloneDX).
"""


def write_tarball(folder: Path, project: Project, bundled: Files, parts: list[Part], bill: bytes) -> Path:
    top = f"lottie-{project.version}-{project.machine}-linux"
    readme = README.format(
        version=project.version, machine=project.machine, top=top, libraries=LIBRARY_FOLDER,
        glibc=".".join(map(str, glibc(bundled))),
    )
    files = bundled | {f"share/{name}": File(content) for name, content in project.shared().items()}
    # Beside the program's libraries for Python and others; here where a compiler looks.
    files[f"lib/{LIBRARY}"] = files.pop(f"{LIBRARY_FOLDER}/{LIBRARY}")
    files |= development_files(project, "lib", "${pcfiledir}/../..")
    licenses = license_files(parts).items()
    files |= {f"share/doc/lottie/licenses/{name}": File(text.encode()) for name, text in licenses}
    files |= {"share/doc/lottie/lottie.cdx.json": File(bill), "README": File(readme.encode())}
    path = folder / f"{top}.tar.gz"
    write_tar(path, {f"{top}/{name}": file for name, file in files.items()}, project.epoch)
    return path
