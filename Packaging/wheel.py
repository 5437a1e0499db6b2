"""The wheel: https://packaging.python.org/specifications/binary-distribution-format/"""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

from archives import File, Files, write_zip
from bundle import glibc
from parts import Part, license_expression, license_files
from project import DESCRIPTION, KEYWORDS, PACKAGE, SUMMARY, Project

CLASSIFIERS = [
    "Development Status :: 4 - Beta",
    "Environment :: Console",
    "Intended Audience :: Developers",
    "Operating System :: POSIX :: Linux",
    "Programming Language :: Python :: 3 :: Only",
    "Topic :: Multimedia :: Graphics :: Graphics Conversion",
    "Topic :: Software Development :: Quality Assurance",
]


def _metadata(project: Project, parts: list[Part], licenses: list[str]) -> str:
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {PACKAGE}",
        f"Version: {project.version}",
        f"Summary: {SUMMARY}",
        f"Keywords: {','.join(KEYWORDS)}",
        f"License-Expression: {license_expression(parts)}",
        *(f"License-File: {path}" for path in licenses),
        *(f"Classifier: {classifier}" for classifier in CLASSIFIERS),
        "Requires-Python: >=3.9",
        "Project-URL: Lottie format, https://lottie.github.io",
    ]
    if project.address:
        lines += [
            f"Project-URL: Homepage, {project.address}",
            f"Project-URL: Changelog, {project.address}/blob/main/CHANGELOG.md",
            f"Project-URL: Issues, {project.address}/issues",
        ]
    lines.append("Description-Content-Type: text/markdown")
    page = f"""{DESCRIPTION}
```sh
pip install {PACKAGE}
lottie render anim.json --frame 24
lottie validate anim.json --target lottie-android
```

In Python, with the same drawing inside, and numpy and Pillow where they are:

```python
import lottie_cli as lottie

animation = lottie.open("anim.json")
animation.set("**.Color", "#ff0000")
pixels = animation.render(frame=12, size=(256, 256)).numpy()
animation.save("anim.gif", fps=25)
findings = lottie.validate("anim.json", ["lottie-ios", "lottie-android"])
```

The package carries the program and its libraries, typed; it needs Linux with glibc, and no other package.
`lottie` is the program itself, not a Python script. `python -m lottie_cli` runs it, too, and
`lottie_cli.program()` is its path, for `subprocess`.
"""
    return "\n".join(lines) + "\n\n" + page


def _record(files: Files, path: str) -> str:
    lines = []
    for name, file in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(file.data).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(file.data)}")
    return "\n".join([*lines, f"{path},,"]) + "\n"


def write_wheel(folder: Path, project: Project, bundled: Files, parts: list[Part], bill: bytes) -> Path:
    """The wheel in a folder: program and libraries as data files, which pip installs below the prefix.

    Not as a script: pip and auditwheel treat those as Python's, and only data has folders.
    """
    major, minor = glibc(bundled)
    tag = f"py3-none-manylinux_{major}_{minor}_{project.machine}"
    stem = f"{PACKAGE.replace('-', '_')}-{project.version}"
    info, data = f"{stem}.dist-info", f"{stem}.data/data"

    source = Path(__file__).parent / "lottie_cli"
    files = {f"lottie_cli/{path.name}": File(path.read_bytes()) for path in source.iterdir() if path.is_file()}
    files |= {f"{data}/{name}": file for name, file in bundled.items()}
    files |= {f"{data}/share/{name}": File(content) for name, content in project.shared().items()}

    licenses = license_files(parts)
    files |= {f"{info}/licenses/{name}": File(text.encode()) for name, text in licenses.items()}
    files[f"{info}/sboms/lottie.cdx.json"] = File(bill)
    files[f"{info}/METADATA"] = File(_metadata(project, parts, sorted(licenses)).encode())
    files[f"{info}/WHEEL"] = File(
        f"Wheel-Version: 1.0\nGenerator: lottie {project.version}\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    )
    # Metadata at the end, as the specification asks.
    ordered = {name: files[name] for name in sorted(files, key=lambda name: (name.startswith(info), name))}
    ordered[f"{info}/RECORD"] = File(_record(ordered, f"{info}/RECORD").encode())

    path = folder / f"{stem}-{tag}.whl"
    write_zip(path, ordered, project.epoch)
    return path
