"""`make dist`: wheel, .deb, tarball, list of parts and checksums, equal bytes for equal commits.

Each package is started before its folder gets its name: one that fails leaves none.

docs/decisions/0021-packages.md says why they are as they are.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import sys
import tempfile
from pathlib import Path

from bundle import LIBRARY, LIBRARY_FOLDER, bundle, libraries, require_tools, stripped
from debian import write_deb, write_library_deb
from parts import all_parts
from project import ROOT, PackagingError, Project
from sbom import bill
from start import start
from tarball import write_tarball
from wheel import write_wheel


def make(project: Project, output: Path) -> None:
    """Writes all packages into an empty folder."""
    with tempfile.TemporaryDirectory() as temporary:
        needed = libraries(stripped(project.program, Path(temporary)))
    parts = all_parts(project, needed)
    bundled = bundle(project)
    own = hashlib.sha256(bundled[f"{LIBRARY_FOLDER}/{LIBRARY}"].data).hexdigest()
    document = bill(project, parts, {LIBRARY: own})
    list_of_parts = output / f"lottie-{project.version}.cdx.json"
    list_of_parts.write_bytes(document)
    packages = [
        write_wheel(output, project, bundled, parts, document),
        write_deb(output, project, parts),
        write_library_deb(output, project, parts),
        write_tarball(output, project, bundled, parts, document),
        list_of_parts,
    ]
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(packages)]
    (output / "SHA256SUMS").write_text("".join(sums))


def make_and_start(project: Project, output: Path) -> None:
    """Replaces a folder by one with packages that start, or removes it."""
    shutil.rmtree(output, ignore_errors=True)
    output.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{output.name}-", dir=output.parent) as temporary:
        unfinished = Path(temporary) / output.name
        unfinished.mkdir()
        make(project, unfinished)
        start(project, unfinished)
        unfinished.rename(output)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, required=True, help="static program, not stripped")
    parser.add_argument("--bundled", type=Path, required=True, help="the same, linked to find libraries beside itself")
    parser.add_argument("--library", type=Path, required=True, help="the library for C; bundled/ beside it has the other one")
    parser.add_argument("--checkouts", type=Path, required=True, help="where SwiftPM keeps the sources of packages")
    parser.add_argument("--output", type=Path, default=ROOT / ".build/dist")
    arguments = parser.parse_args()
    try:
        require_tools("objcopy", "readelf", "nm", "ldd", "dpkg-deb", "dpkg-shlibdeps", "dpkg-query", "swiftc", "clang", "unshare")
        project = Project.read(arguments.program.resolve(), arguments.bundled.resolve(), arguments.library.resolve(), arguments.checkouts.resolve())
        output = arguments.output.resolve()
        make_and_start(project, output)
        for path in sorted(output.iterdir()):
            print(f"{path.stat().st_size:>12,}  {path.relative_to(ROOT) if path.is_relative_to(ROOT) else path}")
    except PackagingError as error:
        sys.exit(f"dist: {error}")


if __name__ == "__main__":
    main()
