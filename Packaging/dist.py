"""`make dist`: wheel, .deb, tarball, list of parts and checksums, equal bytes for equal commits.

docs/decisions/0021-packages.md says why they are as they are.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import sys
import tempfile
from pathlib import Path

from bundle import bundle, libraries, require_tools, stripped
from debian import write_deb
from parts import all_parts
from project import ROOT, PackagingError, Project
from sbom import bill
from tarball import write_tarball
from wheel import write_wheel


def make(project: Project, output: Path, patchelf: Path) -> list[Path]:
    """Writes all packages into an empty folder."""
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as temporary:
        needed = libraries(stripped(project, Path(temporary)))
    parts = all_parts(project, needed)
    document = bill(project, parts)
    list_of_parts = output / f"lottie-{project.version}.cdx.json"
    list_of_parts.write_bytes(document)
    bundled = bundle(project, patchelf)
    packages = [
        write_wheel(output, project, bundled, parts, document),
        write_deb(output, project, parts),
        write_tarball(output, project, bundled, parts, document),
        list_of_parts,
    ]
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(packages)]
    checksums = output / "SHA256SUMS"
    checksums.write_text("".join(sums))
    return [*packages, checksums]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, required=True, help="static program, not stripped")
    parser.add_argument("--checkouts", type=Path, required=True, help="where SwiftPM keeps the sources of packages")
    parser.add_argument("--output", type=Path, default=ROOT / ".build/dist")
    parser.add_argument("--patchelf", type=Path, required=True)
    arguments = parser.parse_args()
    try:
        require_tools("objcopy", "readelf", "nm", "ldd", "dpkg-deb", "dpkg-shlibdeps", "dpkg-query", "swiftc")
        project = Project.read(arguments.program.resolve(), arguments.checkouts.resolve())
        for path in make(project, arguments.output.resolve(), arguments.patchelf.absolute()):
            print(f"{path.stat().st_size:>12,}  {path.relative_to(ROOT) if path.is_relative_to(ROOT) else path}")
    except PackagingError as error:
        sys.exit(f"dist: {error}")


if __name__ == "__main__":
    main()
