import json
import os
import stat
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def root():
    return ROOT


@pytest.fixture
def job(tmp_path):
    """A job folder of four shards."""
    folder = tmp_path / "work" / "job"
    folder.mkdir(parents=True)
    (folder / "plan.json").write_text(json.dumps({"format": 2, "do": "render", "shards": 4, "tasks": 9}))
    return folder


@pytest.fixture
def program(tmp_path):
    """Makes a program in a folder that is first in PATH, and gives the environment for it."""

    def make(name, script):
        folder = tmp_path / "bin"
        folder.mkdir(exist_ok=True)
        path = folder / name
        path.write_text(script)
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        environment = {key: value for key, value in os.environ.items() if key != "LOTTIE"}
        return {**environment, "PATH": f"{folder}:{Path(sys.executable).parent}:{os.environ['PATH']}"}

    return make


@pytest.fixture
def call():
    def call(*arguments, **options):
        return subprocess.run([str(argument) for argument in arguments], capture_output=True, text=True, **options)

    return call


@pytest.fixture
def lottie():
    if not os.environ.get("LOTTIE"):
        pytest.skip("LOTTIE does not name a program")
    return os.path.abspath(os.environ["LOTTIE"])


@pytest.fixture
def wheel(lottie):
    def wheel(file, version):
        """A package as `make dist` names it, whose program calls another."""
        info = f"lottie_cli-{version}.dist-info"
        with zipfile.ZipFile(file, "w") as archive:
            script = zipfile.ZipInfo(f"lottie_cli-{version}.data/scripts/lottie")
            script.external_attr = 0o100755 << 16
            archive.writestr(script, f'#!/bin/sh\nexec {lottie} "$@"\n')
            archive.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: lottie-cli\nVersion: {version}\n")
            archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: py3-none-any\n")
            archive.writestr(f"{info}/RECORD", "")

    return wheel
