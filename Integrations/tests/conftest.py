import json
import os
import stat
import subprocess
import sys
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
    (folder / "plan.json").write_text(json.dumps({"format": 1, "do": "render", "shards": 4, "tasks": 9}))
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
