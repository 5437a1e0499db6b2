"""Archives of equal bytes for equal contents: sorted, one time, one owner, two modes."""

from __future__ import annotations

import gzip
import io
import tarfile
import time
import zipfile
import zlib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class File:
    """A file of a package: what it holds and whether it can be run."""

    data: bytes
    executable: bool = False

    @property
    def mode(self) -> int:
        return 0o755 if self.executable else 0o644


# Paths in the package, with `/`.
Files = dict[str, File]


def compressed(data: bytes) -> bytes:
    """As `gzip -9n`."""
    stream = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", fileobj=stream, compresslevel=9, mtime=0) as file:
        file.write(data)
    return stream.getvalue()


def write_tar(path: Path, files: Files, epoch: int) -> None:
    """A .tar.gz, with an entry for each folder so that modes do not depend on umask."""
    folders = {str(parent) for name in files for parent in Path(name).parents} - {"."}
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name in sorted(folders | files.keys()):
            entry = tarfile.TarInfo(name)
            entry.mtime, entry.uname, entry.gname = epoch, "root", "root"
            if name in files:
                entry.size, entry.mode = len(files[name].data), files[name].mode
                archive.addfile(entry, io.BytesIO(files[name].data))
            else:
                entry.type, entry.mode = tarfile.DIRTYPE, 0o755
                archive.addfile(entry)
    path.write_bytes(compressed(stream.getvalue()))


def write_zip(path: Path, files: Files, epoch: int) -> None:
    """A .zip that keeps modes; entries in the order of `files`."""
    moment = time.gmtime(max(epoch, 315532800))[:6]  # the format begins in 1980
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=zlib.Z_BEST_COMPRESSION) as archive:
        for name, file in files.items():
            entry = zipfile.ZipInfo(name, moment)
            entry.create_system, entry.compress_type = 3, zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100000 | file.mode) << 16
            archive.writestr(entry, file.data)


def write_tree(folder: Path, files: Files, epoch: int) -> None:
    """The files below a folder, for tools that read folders."""
    import os

    for name, file in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o755)
        path.write_bytes(file.data)
        path.chmod(file.mode)
        os.utime(path, (epoch, epoch))
