"""What the program consists of besides our own code: names, versions, origins, licenses."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from urllib.parse import quote

from bundle import Library
from project import ROOT, PackagingError, Project, run

SWIFT_LICENSE = "Apache-2.0 WITH Swift-exception"
LICENSES = ROOT / "Packaging/licenses"
COMMON_LICENSES = Path("/usr/share/common-licenses")


@dataclass(frozen=True)
class Part:
    """Someone else's code in a package."""

    name: str
    version: str
    # An SPDX expression.
    license: str
    # Names of files and what they hold: license texts and notices.
    texts: dict[str, str]
    # A package URL: https://github.com/package-url/purl-spec
    purl: str
    source: str
    # Who holds the rights, as the texts say; for Debian's list.
    copyright: str
    # In the program itself; otherwise a library of its own beside it.
    is_linked: bool = True
    # Of a package's lock file; the commit may be a mirror's: docs/decisions/0011-lock-file.md.
    revision: str | None = None
    # Files of a library in wheel and tarball, with their checksums.
    files: dict[str, str] = field(default_factory=dict)
    # Code of others that this part carries.
    contains: list[Part] = field(default_factory=list)

    @property
    def is_debian(self) -> bool:
        return self.purl.startswith("pkg:deb/")


def holders(text: str, otherwise: str) -> str:
    """Who a license text says holds the rights."""
    found = re.findall(r"^[ /*]*Copyright (?:\(c\)|©)\s+(.*\S)", text, re.MULTILINE | re.IGNORECASE)
    return "\n ".join(found) or otherwise


def symbols(program: Path) -> str:
    """The names in the program, which must not be stripped."""
    return run("nm", "--format=just-symbols", program)


def _license_of(text: str, name: str) -> str:
    """The license of a Swift package from its text: all have one of three."""
    if "Runtime Library Exception" in text:
        return SWIFT_LICENSE
    if "Apache License" in text and "Version 2.0" in text:
        return "Apache-2.0"
    if "Permission is hereby granted, free of charge" in text and "AS IS" in text:
        return "MIT"
    raise PackagingError(f"{name}: its license is none of those known to Packaging/parts.py")


def libyaml() -> Part:
    """Yams 3.0.0 took its C files at this commit, after 0.2.5; see its CHANGELOG.md."""
    text = (LICENSES / "libyaml.txt").read_text()
    return Part(
        name="libyaml",
        version="0.2.5",
        license="MIT",
        texts={"LICENSE": text},
        purl="pkg:github/yaml/libyaml@0.2.5",
        source="https://github.com/yaml/libyaml",
        copyright=holders(text, ""),
        revision="acd6f6f",
    )


def swift_packages(project: Project) -> list[Part]:
    """All of Package.resolved: no package is only for building."""
    pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
    result = []
    for pin in sorted(pins, key=lambda pin: pin["identity"]):
        address, state = pin["location"].removesuffix(".git"), pin["state"]
        name = address.rpartition("/")[2]
        folder = project.checkouts / name
        texts = {
            path.name: path.read_text()
            for path in sorted(folder.glob("*"))
            if re.fullmatch(r"(LICEN[CS]E|COPYING|NOTICE)(\.\w+)?", path.name, re.IGNORECASE)
        }
        if not texts:
            raise PackagingError(f"{folder} has no license: run make release")
        text = next(text for file, text in texts.items() if not file.upper().startswith("NOTICE"))
        result.append(
            Part(
                name=name,
                version=state["version"],
                license=_license_of(text, name),
                texts=texts,
                purl=f"pkg:swift/{address.removeprefix('https://')}@{state['version']}",
                source=address,
                copyright=holders(text, "Apple Inc. and the Swift project authors"),
                revision=state["revision"],
                contains=[libyaml()] if name == "Yams" else [],
            )
        )
    return result


# Parts of the Swift toolchain, and a name that occurs among the program's symbols if it has the part.
TOOLCHAIN = {
    "swift": "swift_retain",
    "swift-experimental-string-processing": "17_StringProcessing",
    "swift-corelibs-libdispatch": "dispatch_async",
    "swift-foundation": "20FoundationEssentials",
    "swift-corelibs-foundation": "CFStringCreateCopy",
    "swift-foundation-icu": "ucal_open",
}


def toolchain(program: Path) -> list[Part]:
    """What the static program has of Swift's own libraries, read from its symbols."""
    information = json.loads(run("swiftc", "-print-target-info"))
    version = re.search(r"Swift version (\S+)", information["compilerVersion"])
    release = re.search(r"swift-[0-9.]+-RELEASE", information["compilerVersion"])
    if not version or not release:
        raise PackagingError(f"the compiler is no release: {information['compilerVersion']}")
    resources = Path(information["paths"]["runtimeResourcePath"])
    text = (resources.parent.parent / "share/swift/LICENSE.txt").read_text()
    names = symbols(program)
    result = []
    for name, symbol in TOOLCHAIN.items():
        if symbol not in names:
            continue
        part = Part(
            name=name,
            version=version[1],
            license=SWIFT_LICENSE,
            texts={"LICENSE.txt": text},
            purl=f"pkg:github/swiftlang/{name}@{release[0]}",
            source=f"https://github.com/swiftlang/{name}",
            copyright="Apple Inc. and the Swift project authors",
        )
        result.append(_icu(part, names) if name == "swift-foundation-icu" else part)
    return result


def _icu(package: Part, names: str) -> Part:
    """ICU as Swift builds it; its version is in the name of its data."""
    version = re.search(r"^icudt(\d+)_dat$", names, re.MULTILINE)
    text = (LICENSES / "icu.txt").read_text()
    icu = Part(
        name="icu",
        version=version[1] if version else package.version,
        license="Unicode-3.0",
        texts={"LICENSE": text},
        purl="pkg:github/unicode-org/icu" + (f"@release-{version[1]}-1" if version else ""),
        source="https://github.com/unicode-org/icu",
        copyright=holders(text, ""),
    )
    return Part(**{**package.__dict__, "contains": [icu]})


# Debian's packages of libraries, and what their files are under, from /usr/share/doc/PACKAGE/copyright
# without what is not in the library (tests, build scripts, Debian's own files).
DEBIAN_LICENSES = {
    "libbrotli1": "MIT",
    "libdeflate0": "MIT",
    "libexpat1": "MIT",
    "libfontconfig1": "HPND-sell-variant",
    "libfreetype6": "FTL OR GPL-2.0-or-later",
    "libglib2.0-0": "LGPL-2.1-or-later",
    "libgraphite2-3": "LGPL-2.1-or-later OR MPL-1.1 OR GPL-2.0-or-later",
    "libharfbuzz0b": "MIT-Modern-Variant",
    "liblcms2-2": "MIT",
    "libpcre2-8-0": "BSD-3-Clause",
    "libpng16-16": "libpng-2.0",
    "libstdc++": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "libturbojpeg0": "IJG AND BSD-3-Clause AND Zlib",
    "libwebp7": "BSD-3-Clause",
    "zlib1g": "Zlib",
}
# The same libraries in later releases of Debian and Ubuntu.
DEBIAN_NAMES = {
    "libfreetype6t64": "libfreetype6", "libglib2.0-0t64": "libglib2.0-0", "libpng16-16t64": "libpng16-16",
    "libturbojpeg": "libturbojpeg0",
}


def debian_packages(libraries: list[Library], project: Project) -> list[Part]:
    """The Debian packages of shared libraries, which are shipped as Debian compiled them."""
    owned: dict[str, list[Library]] = {}
    for library in libraries:
        owned.setdefault(_owner(library.path), []).append(library)
    return [_debian_package(package, owned[package], project) for package in sorted(owned)]


def compiler_libraries(program: Path, project: Project) -> list[Part]:
    """GCC's libraries for C++ and for unwinding, when the linker has put them into the program."""
    if "libstdc++.so" in run("ldd", program):
        return []
    archive = Path(run("gcc", "-print-file-name=libstdc++.a").strip()).resolve()
    return [replace(_debian_package(_owner(archive), [], project), is_linked=True)]


def _debian_package(package: str, libraries: list[Library], project: Project) -> Part:
    version, source, source_version, homepage = run(
        "dpkg-query", "-W", "-f=${Version}\n${source:Package}\n${source:Version}\n${Homepage}\n", package
    ).splitlines()
    license = DEBIAN_LICENSES.get(DEBIAN_NAMES.get(package, re.sub(r"-\d+-dev$", "", package)))
    if not license:
        raise PackagingError(f"{package}: add its license to Packaging/parts.py")
    text = Path(f"/usr/share/doc/{package}/copyright").read_text()
    system = _system()
    return Part(
        name=package,
        version=version,
        license=license,
        texts={"copyright": text} | {path.name: path.read_text() for path in _common_licenses(text)},
        purl=f"pkg:deb/{system['ID']}/{package}@{quote(version, safe='.-_~')}"
        f"?arch={project.debian_architecture}&distro={system['ID']}-{system['VERSION_ID']}",
        source=homepage,
        # The .deb names holders of what is linked only.
        copyright="Free Software Foundation, Inc.",
        is_linked=False,
        revision=f"{source} {source_version}",
        files={library.soname: hashlib.sha256(library.data).hexdigest() for library in libraries},
    )


def _owner(path: Path) -> str:
    """The package that has installed a file; dpkg may know it without the /usr of a merged system."""
    for candidate in [str(path), str(path).removeprefix("/usr"), f"/usr{path}"]:
        try:
            return run("dpkg-query", "-S", candidate).split(":")[0]
        except PackagingError:
            continue
    raise PackagingError(f"{path} is of no Debian package: its license is not known")


def _common_licenses(text: str) -> list[Path]:
    """Texts that Debian has once for all packages, and that the package refers to."""
    names = set(re.findall(r"/usr/share/common-licenses/([A-Za-z0-9.-]*[A-Za-z0-9])", text))
    return [path for name in sorted(names) if (path := COMMON_LICENSES / name).is_file()]


def _system() -> dict[str, str]:
    pairs = (line.split("=", 1) for line in Path("/etc/os-release").read_text().splitlines() if "=" in line)
    return {key: value.strip('"') for key, value in pairs}


def all_parts(project: Project, libraries: list[Library]) -> list[Part]:
    """Everything in the packages that is not ours, each once, in order: packages, toolchain, libraries."""
    return [
        *swift_packages(project),
        *toolchain(project.program),
        *compiler_libraries(project.program, project),
        *debian_packages(libraries, project),
    ]


def flat(parts: list[Part]) -> list[Part]:
    """The parts, and what they carry."""
    return [part for whole in parts for part in [whole, *whole.contains]]


def license_expression(parts: list[Part]) -> str:
    """The license of a package with these parts: all of them hold at once."""
    others: set[str] = set()
    for part in flat(parts):
        others |= {f"({part.license})"} if " OR " in part.license else set(part.license.split(" AND "))
    return " AND ".join(["Apache-2.0", *sorted(others - {"Apache-2.0"}, key=str.lower)])


def _sources(parts: list[Part]) -> str:
    """Where the sources of the shared libraries are, which the LGPL asks to be said."""
    lines = ["The shared libraries are files of these packages, libexpat.so.1 linked again from its objects. Their sources:", ""]
    for part in parts:
        if not part.is_linked and part.revision:
            source, version = part.revision.split()
            place = (
                f"https://launchpad.net/ubuntu/+source/{source}/{version}"
                if part.purl.startswith("pkg:deb/ubuntu")
                else f"https://snapshot.debian.org/package/{source}/{version}/"
            )
            lines.append(f"{part.name} {part.version} ({', '.join(part.files)}): {place}")
    return "\n".join(lines) + "\n"


def license_files(parts: list[Part]) -> dict[str, str]:
    """Texts to ship: the project's own, and those of the parts in folders by name; equal texts once."""
    result = {"LICENSE": (ROOT / "LICENSE").read_text(), "SOURCES": _sources(parts)}
    known: dict[str, str] = {}
    for part in flat(parts):
        for file, text in part.texts.items():
            # A text of Debian's common ones lies beside the others, once.
            is_common = part.is_debian and file != "copyright"
            path = f"common/{file}" if is_common else f"{part.name}/{file}"
            if text in known and not is_common:
                result[f"{part.name}/{file}"] = f"See ../{known[text]}\n"
                continue
            known[text] = path
            result[path] = text
    return result
