"""The program as it is shipped: stripped, and with the libraries that systems differ in beside it."""

from __future__ import annotations

import re
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from archives import File, Files
from project import ROOT, PackagingError, Project, run

# Relative to the prefix. Not below lib: pip's --target moves the folders of a package, but not a second
# one beside its own lib.
LIBRARY_FOLDER = "libexec/lottie-cli"

EXPAT = "libexpat.so.1"

# What every system with a glibc of the version in the wheel's name has (PEP 600): never shipped. Those of GCC are
# in the program, where the system that builds has them as archives.
SYSTEM_LIBRARIES = re.compile(r"(linux-vdso|ld-linux.*|lib(c|m|dl|rt|pthread|gcc_s|stdc\+\+))\.so\.\d+")


@dataclass(frozen=True)
class Library:
    """A shared library of this machine that the program needs."""

    # What the program asks for, such as libpng16.so.16: the name of the file in packages.
    soname: str
    path: Path
    data: bytes


def stripped(program: Path, folder: Path) -> Path:
    """A program without symbols, comments and notes, in a folder.

    `.swift_modhash` has a checksum of what the compiler saw of each file, with debugging information and so with
    paths. Only the compiler reads it, and of object files; it is filled with zeros.
    """
    path, zeros = folder / program.name, folder / "zeros"
    size = re.search(r"\] \.swift_modhash +\w+ +\w+ +\w+ +(\w+)", run("readelf", "-SW", program))
    zeros.write_bytes(bytes(int(size[1], 16) if size else 0))
    hashes = ["--update-section", f".swift_modhash={zeros}"] if size else []
    run("objcopy", "--strip-all", "--remove-section=.comment", "--remove-section=.note.gnu.gold-version",
        *hashes, program, path)
    return path


LIBRARY = "libLottieC.so.1"


def development_files(project: Project, folder: str, prefix: str) -> Files:
    """What a compiler needs besides the library: header, the name without a number, and pkg-config's file.

    The name is a script for the linker and no link, which not every archive can hold.
    """
    config = f"""prefix={prefix}
Name: lottie
Description: Renders, inspects and checks Lottie animations
Version: {project.version}
Cflags: -I${{prefix}}/include
Libs: -L${{prefix}}/{folder} -lLottieC
"""
    return {
        "include/lottie.h": File((ROOT / "Sources/System/CLottie/lottie.h").read_bytes()),
        f"{folder}/libLottieC.so": File(f"INPUT({LIBRARY})\n".encode()),
        f"{folder}/pkgconfig/lottie.pc": File(config.encode()),
    }


def libraries(program: Path) -> list[Library]:
    """What to ship with the program, sorted: all that it loads but for `SYSTEM_LIBRARIES`."""
    result = []
    for line in run("ldd", program).splitlines():
        soname, _, rest = line.strip().partition(" ")
        if SYSTEM_LIBRARIES.fullmatch(soname.rpartition("/")[2]):
            continue
        found = re.fullmatch(r"=> (/\S+) \(0x[0-9a-f]+\)", rest)
        if not found:
            raise PackagingError(f"{program} needs {soname}, which is not found")
        path = Path(found[1]).resolve()
        data = linked_expat(path) if soname == EXPAT else path.read_bytes()
        result.append(Library(soname, path, data))
    return sorted(result, key=lambda library: library.soname)


def linked_expat(shared: Path) -> bytes:
    """libexpat.so.1 for glibc 2.34: Debian's own objects, linked with `random.c`; the shared library itself without them.

    Debian's file asks for `arc4random_buf`, which glibc has since 2.36, and is the only one that asks for more
    than 2.34 (docs/decisions/0021-packages.md). The archive is of the same package version, and has the same
    functions.
    """
    archive = shared.with_name("libexpat.a")
    if not archive.is_file():
        return shared.read_bytes()
    with tempfile.TemporaryDirectory() as temporary:
        path = Path(temporary) / EXPAT
        run("clang", "-O2", "-shared", "-fPIC", "-fvisibility=hidden", "-s", "-o", path, f"-Wl,-soname,{EXPAT}",
            "-Wl,-z,relro", "-Wl,-z,now", "-Wl,--build-id=none", "-Wl,--whole-archive", archive,
            "-Wl,--no-whole-archive", Path(__file__).with_name("random.c"))
        if functions(path) != functions(shared):
            raise PackagingError(f"{archive} and {shared} do not have the same functions: install libexpat1-dev of its version")
        return path.read_bytes()


def functions(library: Path) -> set[str]:
    """The functions that a shared library offers."""
    return set(re.findall(r" T (\w+)", run("nm", "--dynamic", "--defined-only", library)))


def bundle(project: Project) -> Files:
    """Program and libraries below a prefix, which can be any folder.

    The linker has set where the program looks for libraries; nothing edits its program headers afterwards.
    DT_RPATH, not DT_RUNPATH: it holds for the libraries' own dependencies, too, so that their files stay those
    of Debian, and LD_LIBRARY_PATH does not replace them.
    """
    with tempfile.TemporaryDirectory() as temporary:
        program = stripped(project.bundled, Path(temporary))
        origin = f"$ORIGIN/../{LIBRARY_FOLDER}"
        if f"Library rpath: [{origin}]" not in run("readelf", "-d", program):
            raise PackagingError(f"{project.bundled} does not have the run path {origin}: run make dist")
        check_segments(program)
        needed = libraries(program)
        library = stripped(project.bundled_library, Path(temporary))
        check_segments(library)
        files = {"bin/lottie": File(program.read_bytes(), executable=True)}
        files[f"{LIBRARY_FOLDER}/{LIBRARY}"] = File(library.read_bytes())
    return files | {f"{LIBRARY_FOLDER}/{library.soname}": File(library.data) for library in needed}


PAGE = 4096


def check_segments(program: Path) -> None:
    """Throws `PackagingError` if segments that are loaded with different rights share a page.

    The loader maps one over the other, and where it then writes (to `.dynamic`) the program ends before `main`, or
    not, by chance: an edited program may start here and crash after the next build.
    """
    loads = re.findall(r"^ +LOAD +0x\w+ +(0x\w+) +0x\w+ +0x\w+ +(0x\w+) (.{3})", run("readelf", "-lW", program), re.MULTILINE)
    previous, rights_before = -1, ""
    for address, size, rights in sorted((int(address, 16), int(size, 16), rights) for address, size, rights in loads):
        if address // PAGE <= previous and rights != rights_before:
            raise PackagingError(f"{program.name}: segments {rights_before.strip()} and {rights.strip()} share a page at {address:#x}")
        previous, rights_before = (address + size - 1) // PAGE, rights


def glibc(files: Files) -> tuple[int, int]:
    """The oldest glibc that has every symbol which programs and libraries ask for."""
    with tempfile.TemporaryDirectory() as temporary:
        versions = set()
        for file in files.values():
            if file.data[:4] != b"\x7fELF":
                continue
            path = Path(temporary) / "file"
            path.write_bytes(file.data)
            versions |= set(re.findall(r"Name: GLIBC_(\d+)\.(\d+)", run("readelf", "--version-info", path)))
    return max((int(major), int(minor)) for major, minor in versions)


def require_tools(*names: str) -> None:
    missing = [name for name in names if not shutil.which(name)]
    if missing:
        raise PackagingError(f"{', '.join(missing)} not found: apt-get install binutils dpkg-dev")
