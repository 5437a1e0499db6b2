import json
import os
import sys
from pathlib import Path

import pytest
from distributed import Client

from lottie_dask.__main__ import local_cluster

FAKE = [sys.executable, str(Path(__file__).with_name("fake_lottie.py"))]


@pytest.fixture
def fake():
    return FAKE


@pytest.fixture
def make_plan(tmp_path):
    """Writes a job folder of tasks, as `lottie plan` does, and gives its path."""

    def make(tasks, **header):
        job = tmp_path / "job"
        job.mkdir()
        (job / "tasks.ndjson").write_text("".join(json.dumps(task) + "\n" for task in tasks))
        (job / "plan.json").write_text(json.dumps({"format": 2, "tasks": len(tasks), "shards": 4, **header}))
        return job

    return make


@pytest.fixture(scope="session")
def cluster():
    with local_cluster(2) as cluster:
        yield cluster


@pytest.fixture
def client(cluster):
    with Client(cluster) as client:
        client.wait_for_workers(2, timeout=60)
        yield client


@pytest.fixture(scope="session")
def real():
    """The program that LOTTIE names."""
    program = os.environ.get("LOTTIE")
    if not program:
        pytest.skip("LOTTIE does not name a program")
    return os.path.abspath(program)
