"""The Debian package, with the system's libraries: https://www.debian.org/doc/debian-policy/"""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
import textwrap
from collections.abc import Callable
from email.utils import formatdate
from pathlib import Path

from archives import File, Files, compressed, write_tree
from bundle import LIBRARY, development_files, stripped
from parts import SWIFT_LICENSE, Part, flat
from project import DESCRIPTION, PACKAGE, Project, run

TEMPLATES = Path(__file__).parent / "debian"


def _dependencies(program: Path, folder: Path) -> str:
    """What dpkg-shlibdeps says of the program: packages with the least version that has its symbols."""
    control = folder / "debian/control"
    control.parent.mkdir()
    control.write_text(f"Source: {PACKAGE}\n\nPackage: {PACKAGE}\nArchitecture: any\n")
    found = run("dpkg-shlibdeps", "-O", f"-e{program}", cwd=folder)
    # Ubuntu's name for the same library; its versions have no epoch, so none is asked for.
    return re.sub(r"libturbojpeg0( \(.*?\))?", r"\g<0> | libturbojpeg", found.strip().removeprefix("shlibs:Depends="))


LIBRARY_PACKAGE = "liblottie-dev"


def _control(project: Project, depends: str, size: int) -> str:
    paragraphs = textwrap.fill(DESCRIPTION.replace("\n", " "), 78, initial_indent=" ", subsequent_indent=" ")
    description = f"render, inspect and check Lottie animations\n{paragraphs}"
    return _fields(PACKAGE, project, depends, size, "ffmpeg, fonts-roboto-unhinted", "graphics", description)


def _library_control(project: Project, depends: str, size: int) -> str:
    description = (
        "library that renders, inspects and checks Lottie animations\n"
        " The library for C and languages that call it, with its header lottie.h and a\n file for pkg-config."
    )
    return _fields(LIBRARY_PACKAGE, project, depends, size, "ffmpeg, pkgconf", "libdevel", description)


def _fields(package: str, project: Project, depends: str, size: int, suggests: str, section: str, description: str) -> str:
    fields = {
        "Package": package,
        "Version": project.version,
        "Architecture": project.debian_architecture,
        "Maintainer": project.author,
        "Installed-Size": str(size // 1024),
        "Depends": depends,
        "Recommends": "fonts-liberation",
        "Suggests": suggests,
        "Section": section,
        "Priority": "optional",
        "Homepage": project.address or "https://lottie.github.io",
        "Description": description,
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


# Debian's short names of licenses, where its files have the text or refer to it.
SHORT_NAMES = {
    SWIFT_LICENSE: "Apache-2.0-with-Swift-exception",
    "MIT": "Expat",
    "GPL-3.0-or-later WITH GCC-exception-3.1": "GPL-3+-with-GCC-exception",
}
REFERENCE = " On Debian systems, the text of version {} of the {} is in\n /usr/share/common-licenses/{}.\n"
APACHE = REFERENCE.format("2.0", "Apache License", "Apache-2.0")
GPL = REFERENCE.format("3", "GNU General Public License", "GPL-3")


def _indented(text: str) -> str:
    """A text as a field of several lines, where a dot means an empty one."""
    return "".join(f" {line.rstrip()}\n" if line.strip() else " .\n" for line in text.strip().splitlines())


def _license_paragraph(part: Part) -> tuple[str, str]:
    """The name of a part's license, and its text; texts with other holders are different licenses to nobody."""
    name = SHORT_NAMES.get(part.license, part.license)
    text = next(iter(part.texts.values()))
    if part.license == SWIFT_LICENSE:
        exception = re.search(r"## Runtime Library Exception.*", text, re.DOTALL)
        return name, APACHE + " .\n" + _indented(exception[0].lstrip("# ") if exception else text)
    if part.license == "MIT":
        return name, _indented(text[text.index("Permission is hereby granted") :])
    if part.license == "Apache-2.0":
        return name, APACHE
    if "GCC-exception" in part.license:
        exception = re.search(r"^GCC RUNTIME LIBRARY EXCEPTION.*?license of GCC\.$", text, re.DOTALL | re.MULTILINE)
        return name, GPL + " .\n" + _indented(exception[0] if exception else text)
    return name, _indented(text)


def _copyright(parts: list[Part], project: Project) -> str:
    """Debian's machine-readable list of what the program contains."""
    stanzas = [
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: lottie\nSource: {project.address or 'https://lottie.github.io'}\n"
        "Comment: Paths name what the program is linked with; its sources contain none of it.\n",
        "Files: *\nCopyright: the authors of lottie\nLicense: Apache-2.0\n",
    ]
    licenses = {"Apache-2.0": APACHE}
    for part in (part for part in flat(parts) if part.is_linked):
        name, text = _license_paragraph(part)
        licenses.setdefault(name, text)
        notices = "".join(text for file, text in part.texts.items() if file.upper().startswith("NOTICE"))
        comment = f"Comment: {part.source} {part.version}\n" + (_indented(notices) if notices else "")
        stanzas.append(f"Files: {part.name}/*\nCopyright: {part.copyright}\nLicense: {name}\n{comment}")
    stanzas += [f"License: {name}\n{text}" for name, text in licenses.items()]
    return "\n".join(stanzas)


def _changelog(project: Project, package: str = PACKAGE) -> str:
    return (
        f"{package} ({project.version}) unstable; urgency=medium\n\n"
        f"  * Version {project.version}; what changed is in CHANGELOG.md of the sources.\n\n"
        f" -- {project.author}  {formatdate(project.epoch)}\n"
    )


def _files(program: Path, parts: list[Part], project: Project) -> Files:
    documents = f"usr/share/doc/{PACKAGE}"
    files = {
        "usr/bin/lottie": File(program.read_bytes(), executable=True),
        f"{documents}/copyright": File(_copyright(parts, project).encode()),
        f"{documents}/changelog.gz": File(compressed(_changelog(project).encode())),
        f"usr/share/lintian/overrides/{PACKAGE}": File((TEMPLATES / "lintian-overrides").read_bytes()),
    }
    for name, content in project.shared().items():
        name = name.replace("zsh/site-functions", "zsh/vendor-completions")
        if name.startswith("bash-completion/"):  # it is read by the shell, never run
            content = content.removeprefix(b"#!/bin/bash\n")
        is_page = name.startswith("man/")
        files[f"usr/share/{name}{'.gz' if is_page else ''}"] = File(compressed(content) if is_page else content)
    return files


def write_deb(folder: Path, project: Project, parts: list[Part]) -> Path:
    """The package of the program."""
    with tempfile.TemporaryDirectory() as temporary:
        program = stripped(project.program, Path(temporary))
        depends = _dependencies(program, Path(temporary))
        files = _files(program, parts, project)
    return _write(folder, PACKAGE, files, project, lambda size: _control(project, depends, size))


def write_library_deb(folder: Path, project: Project, parts: list[Part]) -> Path:
    """The package of the library for C, with what a compiler needs."""
    where = f"lib/{project.machine}-linux-gnu"
    with tempfile.TemporaryDirectory() as temporary:
        library = stripped(project.library, Path(temporary))
        depends = _dependencies(library, Path(temporary))
        files = {f"usr/{name}": file for name, file in development_files(project, where, "/usr").items()}
        files[f"usr/{where}/{LIBRARY}"] = File(library.read_bytes())
    documents = f"usr/share/doc/{LIBRARY_PACKAGE}"
    files[f"{documents}/copyright"] = File(_copyright(parts, project).encode())
    files[f"{documents}/changelog.gz"] = File(compressed(_changelog(project, LIBRARY_PACKAGE).encode()))
    overrides = (TEMPLATES / "library-lintian-overrides").read_bytes()
    files[f"usr/share/lintian/overrides/{LIBRARY_PACKAGE}"] = File(overrides)
    files["DEBIAN/triggers"] = File(b"activate-noawait ldconfig\n")
    files["DEBIAN/shlibs"] = File(f"libLottieC 1 {LIBRARY_PACKAGE} (>= {project.version})\n".encode())
    return _write(folder, LIBRARY_PACKAGE, files, project, lambda size: _library_control(project, depends, size))


def _write(folder: Path, name: str, files: Files, project: Project, control: Callable[[int], str]) -> Path:
    path = folder / f"{name}_{project.version}_{project.debian_architecture}.deb"
    with tempfile.TemporaryDirectory() as temporary:
        size = sum(len(file.data) + 1023 for file in files.values())
        sums = [f"{hashlib.md5(file.data).hexdigest()}  {name}\n" for name, file in sorted(files.items()) if not name.startswith("DEBIAN")]
        files["DEBIAN/md5sums"] = File("".join(sums).encode())
        files["DEBIAN/control"] = File(control(size).encode())
        tree = Path(temporary) / "tree"
        write_tree(tree, files, project.epoch)
        # More threads cut the data into more blocks: other bytes on another machine.
        run("dpkg-deb", "--build", "--root-owner-group", "-Zxz", "--threads-max=1", tree, path,
            env=os.environ | {"SOURCE_DATE_EPOCH": str(project.epoch)})
    return path
