"""`make dist-check`: each package is installed, used and removed where nothing else is.

One line a check; the first that does not hold ends it with status 1. A Debian system of its own, made once
by mmdebstrap, is copied for each package, so that what one leaves is not there for the next.
"""

from __future__ import annotations

import argparse
import base64
import csv
import filecmp
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import venv
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bundle import LIBRARY_FOLDER, SYSTEM_LIBRARIES
from project import ROOT, PackagingError, run
from start import FONT, TEXT, clean_environment

# An image whose bytes are put in.
IMAGE = {
    "v": "5.9.0", "w": 500, "h": 400, "fr": 10, "ip": 0, "op": 10,
    "assets": [{"id": "i", "w": 500, "h": 400, "u": "", "p": "DATA", "e": 1}],
    "layers": [{"ty": 2, "refId": "i", "nm": "Image", "ip": 0, "op": 10, "ks": {}}],
}
# Commands that between them use every library, and the file each writes.
RENDERS = [
    ("loader.json --frame 24", "loader.png"),  # libdeflate
    ("text.json --frame 60", "text.png"),
    ("photo.json --frame 30", "photo.png"),  # libpng, libturbojpeg
    ("photo.json --frames 0..8:4", "photo.webp"),
    ("photo.json --frame 30 --background white", "photo.jpg"),
    ("webp.json --frame 0", "webp.png"),  # libwebp
    (f"title.json --frame 0 --font Tiny={FONT.name}", "title.png"),  # FreeType, HarfBuzz, fontconfig
    ("title.json --frame 0 --font-dir .", "folder.png"),
]


class CheckFailed(Exception):
    pass


def check(title: str, holds: bool, otherwise: str = "") -> None:
    if not holds:
        raise CheckFailed(f"{title}\n{otherwise}".rstrip())
    print(f"ok    {title}", flush=True)


def listing(root: Path) -> dict[str, str]:
    """Everything below a folder: files with a checksum, links with their target, folders."""
    result = {}
    for folder, folders, files in os.walk(root):
        for name in folders + files:
            path = Path(folder) / name
            key = str(path.relative_to(root))
            if path.is_symlink():
                result[key] = f"-> {os.readlink(path)}"
            elif path.is_dir():
                result[key] = "folder"
            elif path.is_file():
                result[key] = hashlib.md5(path.read_bytes()).hexdigest()
    return result


def difference(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """Paths that are not as they were, with why."""
    return (
        [f"added {path}" for path in sorted(after.keys() - before.keys())]
        + [f"removed {path}" for path in sorted(before.keys() - after.keys())]
        + [f"changed {path}" for path in sorted(before.keys() & after.keys()) if before[path] != after[path]]
    )


class Place:
    """Where a package is tried: a folder with the documents, and how `lottie` is run there."""

    def __init__(self, folder: Path, command: Callable[..., str], documents: Path) -> None:
        self.folder, self.command = folder, command
        shutil.copytree(documents, folder)


def here(folder: Path, program: Path, documents: Path, **variables: str) -> Place:
    """On this machine."""
    environment = clean_environment() | variables
    return Place(folder, lambda *words: run(program, *words, cwd=folder, env=environment), documents)


# A process table, which programs need to find out where they lie, for as long as the command takes.
CHROOT = """
mount -t proc proc "$0/proc" && exec chroot "$0" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin \
HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive /bin/sh -c 'cd "$0" && exec "$@"' "$@"
"""


def inside(root: Path, *words: str, folder: str = "/") -> str:
    """Runs a command in another system."""
    try:
        return run("unshare", "--mount", "--fork", "/bin/sh", "-c", CHROOT, root, folder, *words)
    except PackagingError as error:
        raise CheckFailed(f"in {root.name}: {str(error).rpartition(CHROOT)[2]}") from error


def there(root: Path, program: str, documents: Path) -> Place:
    """In another system."""
    folder = "/srv/documents"
    return Place(root / folder[1:], lambda *words: inside(root, program, *words, folder=folder), documents)


class Checker:
    def __init__(self, arguments: argparse.Namespace, temporary: Path) -> None:
        self.dist: Path = arguments.dist.resolve()
        self.program: Path = arguments.program.resolve()
        self.bundled: Path = arguments.bundled.resolve()
        self.library: Path = arguments.library.resolve()
        self.tools: Path = arguments.tools.absolute()
        self.root: Path = arguments.root.resolve()
        self.temporary = temporary
        self.documents = temporary / "documents"
        self.answer = run(self.program, "--version")
        self.wheel = self._one("*.whl")
        self.deb = self._one("lottie-cli_*.deb")
        self.tarball = self._one("*.tar.gz")
        self.list_of_parts = self._one("*.cdx.json")

    def _one(self, pattern: str) -> Path:
        found = sorted(self.dist.glob(pattern))
        if len(found) != 1:
            raise CheckFailed(f"{self.dist} has {len(found)} {pattern}: run make dist")
        return found[0]

    def prepare(self) -> None:
        """Documents, and what the program as built makes of them."""
        self.documents.mkdir()
        for name in ["loader", "text", "photo"]:
            shutil.copy(ROOT / f"Samples/{name}.json", self.documents)
        shutil.copy(FONT, self.documents)
        (self.documents / "title.json").write_text(json.dumps(TEXT))
        (self.documents / "arial.json").write_text(json.dumps(TEXT).replace("Tiny Blocks", "Arial"))
        run(self.program, "render", "photo.json", "-o", "image.webp", "--frame", "30", cwd=self.documents)
        data = base64.b64encode((self.documents / "image.webp").read_bytes()).decode()
        document = json.dumps(IMAGE).replace("DATA", f"data:image/webp;base64,{data}")
        (self.documents / "webp.json").write_text(document)
        self.expected = here(self.temporary / "expected", self.program, self.documents)
        self.draw(self.expected)

    def draw(self, place: Place) -> None:
        for arguments, output in RENDERS:
            place.command("render", *arguments.split(), "-o", output)

    def same_output(self, title: str, place: Place) -> None:
        """The program's answer and the bytes of each output are those of the program as built."""
        answer = place.command("--version")
        check(f"{title}: lottie --version", answer == self.answer, answer)
        self.draw(place)
        for arguments, output in RENDERS:
            equal = filecmp.cmp(place.folder / output, self.expected.folder / output, shallow=False)
            check(f"{title}: render {arguments} -o {output} gives the bytes of the build", equal)

    # The files.

    def checksums(self) -> None:
        done = subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=self.dist, capture_output=True)
        names = {line.split()[1] for line in (self.dist / "SHA256SUMS").read_text().splitlines()}
        check("SHA256SUMS: right", done.returncode == 0, done.stderr.decode())
        files = {path.name for path in self.dist.iterdir()} - {"SHA256SUMS"}
        check("SHA256SUMS: all files", names == files, str(names ^ files))

    def parts(self) -> None:
        """The list of parts is valid and complete."""
        script = (
            "import sys; from cyclonedx.schema import SchemaVersion as V;"
            "from cyclonedx.validation.json import JsonStrictValidator as J;"
            "sys.exit(str(J(V.V1_6).validate_str(open(sys.argv[1]).read()) or '') or 0)"
        )
        done = subprocess.run([self.tools / "python", "-c", script, self.list_of_parts], capture_output=True)
        check("list of parts: valid CycloneDX 1.6", done.returncode == 0, done.stderr.decode()[:2000])
        document = json.loads(self.list_of_parts.read_text())
        known = {
            (component["name"].lower(), component["version"], entry["value"])
            for component in document["components"]
            for entry in component["properties"]
            if entry["name"] == "lottie:revision"
        }
        pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
        wanted = {(pin["identity"], pin["state"]["version"], pin["state"]["revision"]) for pin in pins}
        check(f"list of parts: all {len(wanted)} packages of Package.resolved", wanted <= known, str(wanted - known))
        listed = {
            file["name"]: file["hashes"][0]["content"]
            for component in [document["metadata"]["component"], *document["components"]]
            for file in component.get("components", [])
            if file["type"] == "file"
        }
        with zipfile.ZipFile(self.wheel) as archive:
            shipped = {
                name.rpartition("/")[2]: hashlib.sha256(archive.read(name)).hexdigest()
                for name in archive.namelist()
                if f"/{LIBRARY_FOLDER}/" in name
            }
        check(f"list of parts: all {len(shipped)} libraries, by checksum", listed == shipped)
        bare = [component["name"] for component in document["components"] if not component["licenses"]]
        check("list of parts: licenses", not bare, ", ".join(bare))

    def wheel_file(self) -> None:
        shown = " ".join(run(self.tools / "auditwheel", "show", self.wheel).split())
        tag = self.wheel.stem.rpartition("-")[2]
        check(f"wheel: auditwheel finds {tag}", f'platform tag: "{tag}"' in shown, shown)
        with zipfile.ZipFile(self.wheel) as archive:
            record = next(name for name in archive.namelist() if name.endswith(".dist-info/RECORD"))
            wrong = set(archive.namelist()) - {record}
            for name, digest, size in csv.reader(archive.read(record).decode().splitlines()):
                data = archive.read(name)
                found = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
                if (digest, size) == (f"sha256={found}", str(len(data))):
                    wrong.discard(name)
            metadata = archive.read(record.replace("RECORD", "METADATA"))
        check("wheel: RECORD", not wrong, ", ".join(wrong))
        script = (
            "import sys; from packaging.metadata import Metadata;"
            "Metadata.from_email(sys.stdin.buffer.read(), validate=True)"
        )
        done = subprocess.run([self.tools / "python", "-c", script], input=metadata, capture_output=True)
        check("wheel: METADATA", done.returncode == 0, done.stderr.decode())

    def deb_file(self) -> None:
        shown = subprocess.run(
            ["lintian", "--allow-root", "--fail-on", "error,warning", self.deb, self._one("liblottie-dev_*.deb")], capture_output=True, text=True
        )
        check("deb: lintian, no error and no warning", shown.returncode == 0, shown.stdout + shown.stderr)
        version = re.search(r"\d+\.\d+\.\d+", self.answer)
        fields = {name: run("dpkg-deb", "-f", self.deb, name).strip() for name in ["Package", "Version", "Depends"]}
        named = re.fullmatch(r"(.+)_(.+)_(.+)\.deb", self.deb.name)
        agree = bool(named and version) and (fields["Package"], fields["Version"]) == named.groups()[:2]
        check("deb: names agree", agree and fields["Version"] == version[0], str(fields))

    # Installed.

    def only_own_libraries(self, title: str, prefix: Path) -> None:
        program = prefix / "bin/lottie"
        libraries = (prefix / LIBRARY_FOLDER).resolve()
        shown = run("ldd", "-r", program, env=clean_environment())
        foreign = [
            line.strip()
            for line in shown.splitlines()
            if not SYSTEM_LIBRARIES.fullmatch(line.split()[0].rpartition("/")[2])
            and not Path(line.split()[2]).resolve().is_relative_to(libraries)
        ]
        check(f"{title}: no library from elsewhere but glibc's and the compiler's", not foreign, "\n".join(foreign))

    def venv(self) -> None:
        """pip's ways to install: offline, with checksums."""
        prefix = self.temporary / "venv"
        venv.create(prefix, with_pip=True)
        python = prefix / "bin/python"
        environment = clean_environment() | {"PYTHONDONTWRITEBYTECODE": "1"}
        pip = [python, "-m", "pip", "--disable-pip-version-check", "--no-cache-dir"]
        before = listing(prefix)
        digest = hashlib.sha256(self.wheel.read_bytes()).hexdigest()
        requirements = self.temporary / "requirements.txt"
        requirements.write_text(f"lottie-cli @ {self.wheel.as_uri()} --hash=sha256:{digest}\n")
        run(*pip, "install", "--no-index", "--require-hashes", "-r", requirements, env=environment)
        run(*pip, "check", env=environment)
        check("venv: pip install --require-hashes", (prefix / "bin/lottie").is_file())
        check("venv: bin/lottie is the program", (prefix / "bin/lottie").read_bytes()[:4] == b"\x7fELF")
        self.only_own_libraries("venv", prefix)
        self.same_output("venv", here(self.temporary / "in-venv", prefix / "bin/lottie", self.documents))
        check("venv: python -m lottie_cli", run(python, "-m", "lottie_cli", "--version", env=environment) == self.answer)
        failing = subprocess.run([python, "-m", "lottie_cli", "info", "/none"], env=environment, capture_output=True)
        check("venv: python -m lottie_cli has the program's exit status", failing.returncode == 66)
        path = run(python, "-c", "import lottie_cli; print(lottie_cli.program())", env=environment).strip()
        check("venv: lottie_cli.program()", path == str((prefix / "bin/lottie").resolve()), path)
        link = self.temporary / "link"
        link.symlink_to(prefix / "bin/lottie")
        check("venv: through a symbolic link", run(link, "--version") == self.answer)
        (self.temporary / "trap").mkdir()
        (self.temporary / "trap/libpng16.so.16").write_bytes(b"no library")
        trapped = clean_environment() | {"LD_LIBRARY_PATH": str(self.temporary / "trap")}
        check("venv: LD_LIBRARY_PATH changes nothing",
              run(prefix / "bin/lottie", "--version", env=trapped) == self.answer)
        run(*pip, "uninstall", "--yes", "lottie-cli", env=environment)
        left = difference(before, listing(prefix))
        # pip removes files and the folder of a package, not folders above.
        empty = [line for line in left if not any((prefix / line.removeprefix("added ")).iterdir()
                 if (prefix / line.removeprefix("added ")).is_dir() else [line])]
        print("      empty folders left by pip:", ", ".join(empty) or "none")
        check("venv: pip uninstall leaves no file", only_folders(prefix, left), "\n".join(left))

    def elsewhere(self) -> None:
        """`pip install --target` and `--user`."""
        python = Path(sys.base_prefix) / "bin/python3"
        target, base = self.temporary / "target", self.temporary / "user"
        pip = [python, "-m", "pip", "--disable-pip-version-check", "--no-cache-dir", "install", "--no-index"]
        ask = "import lottie_cli; print(lottie_cli.program())"
        for name, options, prefix, variables in [
            ("target", ["--target", target], target, {"PYTHONPATH": str(target)}),
            ("user", ["--user", "--break-system-packages"], base, {"PYTHONUSERBASE": str(base)}),
        ]:
            environment = clean_environment() | variables
            run(*pip, *options, self.wheel, env=environment)
            check(f"pip install --{name}: bin/lottie", run(prefix / "bin/lottie", "--version") == self.answer)
            self.only_own_libraries(f"pip install --{name}", prefix)
            path = run(python, "-c", ask, env=environment).strip()
            check(f"pip install --{name}: lottie_cli.program()", path == str(prefix / "bin/lottie"), path)

    @contextmanager
    def system(self, name: str) -> Iterator[Path]:
        """A copy of the minimal system, for one package."""
        copy = self.temporary / name
        run("cp", "-a", "--reflink=auto", self.root, copy)
        shutil.copy("/etc/resolv.conf", copy / "etc/resolv.conf")
        try:
            yield copy
        finally:
            shutil.rmtree(copy)

    def make_root(self) -> None:
        if not (self.root / "etc/debian_version").is_file():
            print(f"      making {self.root}", flush=True)
            release = re.search(r"VERSION_CODENAME=(\w+)", Path("/etc/os-release").read_text())
            partial = self.root.with_name(self.root.name + ".partial")
            shutil.rmtree(partial, ignore_errors=True)
            run("mmdebstrap", "--variant=minbase", release[1] if release else "stable", partial)
            partial.rename(self.root)
        with self.system("bare") as root:
            libraries = [path for path in root.rglob("lib*.so.*") if re.match(r"lib(png|webp|glib|freetype)", path.name)]
            check("minimal system: none of the libraries", not libraries, str(libraries))

    def wheel_in_root(self) -> None:
        """As in python:3-slim: no fonts, no configuration of fonts, no library but glibc's and the compiler's."""
        with self.system("slim") as root:
            run(sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--no-index", "--no-warn-script-location",
                "--prefix", root / "opt/wheel", self.wheel, env=clean_environment())
            self.same_output("wheel, minimal system", there(root, "/opt/wheel/bin/lottie", self.documents))

    def tarball_in_root(self) -> None:
        with self.system("tar") as root:
            before = listing(root)
            run("tar", "-xzf", self.tarball, "-C", root / "opt")
            top = self.tarball.name.removesuffix(".tar.gz")
            check("tarball: one folder", os.listdir(root / "opt") == [top])
            place = there(root, f"/opt/{top}/bin/lottie", self.documents)
            self.same_output("tarball, minimal system", place)
            os.symlink(f"/opt/{top}/bin/lottie", root / "usr/local/bin/lottie")
            check("tarball: through a link on the PATH", inside(root, "lottie", "--version") == self.answer)
            (root / "usr/local/bin/lottie").unlink()
            shutil.rmtree(root / "opt" / top)
            shutil.rmtree(place.folder)
            left = difference(before, listing(root))
            check("tarball: nothing is left", not left, "\n".join(left))

    # What apt and dpkg keep of every package: logs, lists, caches, and which version was there before.
    KEPT = re.compile(
        r"var/(log/(apt|dpkg\.log|alternatives\.log|fontconfig\.log)|lib/apt/|lib/dpkg/(status|available|lock|triggers)"
        r"|cache/(apt|debconf|ldconfig|fontconfig|man)|lib/systemd/deb-systemd)|etc/(ld\.so\.cache|\.pwd\.lock)"
    )

    def deb_in_root(self) -> None:
        with self.system("deb") as root:
            inside(root, "apt-get", "-q", "update")
            before = listing(root)
            shutil.copy(self.deb, root / "tmp")
            inside(root, "apt-get", "install", "-q", "-y", f"/tmp/{self.deb.name}")
            (root / "tmp" / self.deb.name).unlink()
            check("deb: dpkg --verify", inside(root, "dpkg", "--verify", "lottie-cli") == "")
            for path in ["man/man1/lottie.1.gz", "bash-completion/completions/lottie", "doc/lottie-cli/copyright",
                         "zsh/vendor-completions/_lottie", "fish/vendor_completions.d/lottie.fish", "lottie/schemas/info.schema.json",
                         "lottie/skills/lottie/SKILL.md"]:
                check(f"deb: usr/share/{path}", (root / "usr/share" / path).is_file())
            place = there(root, "lottie", self.documents)
            self.same_output("deb, minimal system", place)
            place.command("render", "arial.json", "--frame", "0", "-o", "arial.png", "--report", "report.json")
            report = (place.folder / "report.json").read_text()
            check("deb: a font for texts in Arial comes with it", "Liberation Sans is used instead" in report, report)
            shutil.rmtree(place.folder)
            inside(root, "apt-get", "purge", "-q", "-y", "--autoremove", "lottie-cli")
            left = [line for line in difference(before, listing(root)) if not self.KEPT.match(line.split(" ", 1)[1])]
            check("deb: purge and autoremove leave nothing", not left, "\n".join(left))

    # Made again.

    def again(self, checkouts: Path) -> None:
        output = self.temporary / "again"
        run(sys.executable, "-B", Path(__file__).with_name("dist.py"), "--program", self.program, "--bundled",
            self.bundled, "--library", self.library, "--checkouts", checkouts, "--output", output)
        sums = [(folder / "SHA256SUMS").read_text() for folder in (self.dist, output)]
        check("make dist again: equal bytes", sums[0] == sums[1], "".join(sums))

    def elsewhere_again(self) -> None:
        """A clone at another path, built from nothing; the commit, not what is changed since.

        Beside this folder, with a name of equal length, which is in the program: docs/decisions/0021-packages.md.
        """
        check("make dist from a clone: all is committed", not run("git", "status", "--porcelain", cwd=ROOT))
        clone = ROOT.with_name(ROOT.name[:-1] + ("_" if ROOT.name[-1] != "_" else "-"))
        run("git", "clone", "--quiet", ROOT, clone)  # refuses a folder that exists
        try:
            self._compare(clone)
        finally:
            shutil.rmtree(clone)

    def _compare(self, clone: Path) -> None:
        address = run("git", "config", "--default", "", "remote.origin.url", cwd=ROOT).strip()
        run("git", "remote", *(["set-url", "origin", address] if address else ["remove", "origin"]), cwd=clone)
        run("make", "dist", cwd=clone)
        sums = [(folder / "SHA256SUMS").read_text() for folder in (self.dist, clone / ".build/dist")]
        check("make dist from a clone at another path: equal bytes", sums[0] == sums[1], "".join(sums))


def only_folders(prefix: Path, left: list[str]) -> bool:
    """Whether all that a removal has left are folders without files."""
    return all(line.startswith("added ") and (prefix / line.removeprefix("added ")).is_dir() for line in left)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dist", type=Path, required=True, help="what make dist has made")
    parser.add_argument("--program", type=Path, required=True, help="the program as built")
    parser.add_argument("--bundled", type=Path, required=True, help="the same, as wheel and tarball have it")
    parser.add_argument("--library", type=Path, required=True, help="the library for C")
    parser.add_argument("--checkouts", type=Path, required=True)
    parser.add_argument("--tools", type=Path, required=True, help="bin of the environment with the requirements")
    parser.add_argument("--root", type=Path, required=True, help="where the minimal system is or will be")
    parser.add_argument("--twice", action="store_true", help="also build from a clone at another path")
    arguments = parser.parse_args()
    missing = [name for name in ("lintian", "mmdebstrap", "unshare", "dpkg-deb") if not shutil.which(name)]
    if missing or os.geteuid():
        sys.exit(f"dist-check needs root{' and ' if missing else ''}{', '.join(missing)}: apt-get install lintian mmdebstrap")
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="dist-check-") as temporary:
        try:
            checker = Checker(arguments, Path(temporary))
            checker.prepare()
            checker.checksums()
            checker.parts()
            checker.wheel_file()
            checker.deb_file()
            checker.venv()
            checker.elsewhere()
            checker.make_root()
            checker.wheel_in_root()
            checker.tarball_in_root()
            checker.deb_in_root()
            checker.again(arguments.checkouts.resolve())
            if arguments.twice:
                checker.elsewhere_again()
        except (CheckFailed, PackagingError) as failure:
            sys.exit(f"FAIL  {failure}")
    print(f"All hold, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
