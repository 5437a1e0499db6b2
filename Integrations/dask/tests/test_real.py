"""With the program that LOTTIE names."""

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from lottie_dask import LottieError, run

SAMPLES = Path(__file__).parents[3] / "Samples"


@pytest.fixture
def place(tmp_path, real):
    """A folder with copies of the samples, and a function that calls the program in it."""
    for path in SAMPLES.glob("*.json"):
        for copy in range(3):
            (tmp_path / "in").mkdir(exist_ok=True)
            (tmp_path / "in" / f"{path.stem}-{copy}.json").write_bytes(path.read_bytes())

    def call(*arguments):
        return subprocess.run([real, *map(str, arguments)], cwd=tmp_path, capture_output=True, text=True)

    call.folder = tmp_path
    return call


@pytest.fixture
def plan(place):
    def plan(job, output="out/{name}.png"):
        end = place("plan", "in", "--do", "render", "--output", output, "--frame", "50%", "--size", "64x64", "--shards", 3, "-o", job)
        assert end.returncode == 0, end.stderr
        return place.folder / job

    return plan


def test_bytes_and_report_are_those_of_one_machine(client, place, plan, real):
    run(plan("dask"), client, lottie=real, folder=str(place.folder))
    report = place("merge", "dask", "--format", "json")
    images = {path.name: path.read_bytes() for path in (place.folder / "out").iterdir()}
    assert len(images) == 33
    for path in (place.folder / "out").iterdir():
        path.unlink()
    plan("alone")
    assert place("batch", "alone").returncode == 0
    assert {path.name: path.read_bytes() for path in (place.folder / "out").iterdir()} == images
    assert place("merge", "alone", "--format", "json").stdout == report.stdout


def test_after_a_run_everything_is_cached_for_all(client, place, plan, real):
    job = plan("job")
    assert run(job, client, lottie=real, folder=str(place.folder)).done == 33
    assert run(job, client, lottie=real, folder=str(place.folder)).cached == 33
    assert "33 cached" in place("batch", "job").stderr
    assert [path.name for path in (job / "results").glob("*.part")] == []


def test_a_killed_process_loses_nothing(client, place, plan, real):
    job = plan("job")
    me = os.getpid()
    killed = []

    def kill(result):
        if killed:
            return
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            words = path.read_bytes().split(b"\0")
            if str(job).encode() in words and int(path.parent.name) != me:
                os.kill(int(path.parent.name), signal.SIGKILL)
                killed.append(path.parent.name)
                return

    summary = run(job, client, lottie=real, folder=str(place.folder), chunk_limit=2, on_result=kill)
    assert killed
    assert (len(summary.results), summary.failed) == (33, 0)
    assert place("merge", "job").returncode == 0


def test_what_fails_is_reported_by_the_merge(client, place, plan, real):
    job = plan("job")
    (place.folder / "in" / "text-1.json").write_text("{")
    summary = run(job, client, lottie=real, folder=str(place.folder))
    assert [result["id"] for result in summary.results.values() if result["status"] == "failed"] == ["in/text-1.json"]
    report = json.loads(place("merge", "job", "--format", "json").stdout)
    assert report["summary"]["failed"] == 1
    assert report["results"][0]["id"] == "in/text-1.json"
    assert report["results"][0]["error"] == summary.results["in/text-1.json"]["error"]


def test_what_ends_its_process_is_reported_by_the_merge(client, place, plan, real, tmp_path):
    job = plan("job")
    # Kills itself for one input, as the kernel does without memory.
    script = tmp_path / "lottie"
    script.write_text(
        "#!/usr/bin/env python3\n"
        "import os, signal, subprocess, sys\n"
        f"child = subprocess.Popen([{real!r}, *sys.argv[1:]], stdin=subprocess.PIPE)\n"
        "for line in sys.stdin.buffer if '-' in sys.argv else []:\n"
        "  if b'walk-2' in line: child.kill(); child.wait(); os.kill(os.getpid(), signal.SIGKILL)\n"
        "  child.stdin.write(line); child.stdin.flush()\n"
        "child.stdin.close()\n"
        "sys.exit(child.wait())\n"
    )
    script.chmod(0o755)
    summary = run(job, client, lottie=str(script), folder=str(place.folder), retries=1)
    assert (summary.done, summary.failed) == (32, 1)
    report = place("merge", "job", "--format", "json")
    assert report.returncode == 1, report.stderr
    failed = json.loads(report.stdout)["results"][0]
    assert (failed["id"], failed["status"], failed["exit"]) == ("in/walk-2.json", "failed", 70)
    assert failed["error"] == "lottie was killed by SIGKILL (2 attempts)"
    # Without the fault, only that one is missing.
    assert run(job, client, lottie=real, folder=str(place.folder)).cached == 32
    assert place("merge", "job").returncode == 0


def test_a_plan_of_another_version_ends_the_run(client, place, plan, real):
    job = plan("job")
    header = json.loads((job / "plan.json").read_text())
    (job / "plan.json").write_text(json.dumps({**header, "lottie": "99.0"}))
    with pytest.raises(LottieError, match="made by version 99.0 of lottie"):
        run(job, client, lottie=real, folder=str(place.folder))


def test_a_task_that_ends_every_process_fails_by_lotties_own_account(client, place, plan, real, tmp_path):
    """An image for which `ulimit -v` leaves too little memory, among a hundred tasks."""
    for path in (place.folder / "in").iterdir():
        path.unlink()
    text = (SAMPLES / "loader.json").read_text()
    for number in range(100):
        (place.folder / "in" / f"{number:02}.json").write_text(text)
    large = json.dumps({**json.loads(text), "w": 8000, "h": 8000})
    (place.folder / "in" / "50.json").write_text(large)
    end = place("plan", "in", "--output", "out/{name}.png", "--frame", "0", "--shards", 3, "-o", "job")
    assert end.returncode == 0, end.stderr
    least = next(
        size
        for size in range(50_000, 2_000_000, 10_000)
        if subprocess.run(["sh", "-c", f"ulimit -v {size}; exec {real} --version"], capture_output=True).returncode == 0
    )
    script = tmp_path / "limited"
    script.write_text(f'#!/bin/sh\nulimit -v {least + 150_000}\nexport SWIFT_BACKTRACE=enable=no\nexec {real} "$@"\n')
    script.chmod(0o755)
    summary = run(place.folder / "job", client, lottie=str(script), folder=str(place.folder))
    assert (summary.done, summary.failed, summary.restarts) == (99, 1, 1)
    failed = summary.results["in/50.json"]
    assert failed["error"].startswith("its process ") and failed["error"].endswith(" (3 attempts)"), failed
    assert failed["attempts"] == 3
    report = place("merge", "job")
    assert "100 tasks: 99 done, 1 failed" in report.stdout
