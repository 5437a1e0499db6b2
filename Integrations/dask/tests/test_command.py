import json
import subprocess
import sys

import pytest

from lottie_dask.__main__ import main


@pytest.fixture
def program(fake, tmp_path):
    script = tmp_path / "lottie"
    script.write_text(f'#!/bin/sh\nexec {" ".join(fake)} "$@"\n')
    script.chmod(0o755)
    return str(script)


def test_the_command_writes_results_and_ends_with_the_status(make_plan, program, capsys):
    plan = [{"id": "a"}, {"id": "b", "fault": "fail"}]
    status = main([str(make_plan(plan)), "--workers", "1", "--lottie", program, "--results", "--quiet"])
    captured = capsys.readouterr()
    assert status == 1
    assert sorted(json.loads(line)["id"] for line in captured.out.splitlines()) == ["a", "b"]
    assert "b: not an animation" in captured.err
    assert "2 tasks: 1 done, 0 cached, 1 failed" in captured.err


def test_progress_is_counted_on_standard_error(make_plan, cluster, program, capsys):
    plan = [{"id": str(index)} for index in range(20)]
    status = main([str(make_plan(plan)), "--scheduler", cluster.scheduler_address, "--lottie", program])
    captured = capsys.readouterr()
    assert status == 0
    assert captured.out == ""
    assert "20 of 20\n" in captured.err


@pytest.mark.parametrize(
    "arguments, status",
    [
        ([], 64),
        (["job"], 64),
        (["job", "--workers", "2", "--scheduler", "tcp://127.0.0.1:1"], 64),
        (["job", "--workers", "0"], 64),
        (["job", "--workers", "1", "--retries", "-1"], 64),
        (["/no/such/job", "--workers", "1"], 65),
        (["--help"], 0),
    ],
)
def test_wrong_arguments(arguments, status, capsys):
    assert main(arguments) == status


def test_a_reader_that_has_enough_ends_the_command_quietly(make_plan, cluster, program):
    plan = [{"id": str(index), "sleep": 0.01} for index in range(100)]
    command = f"{sys.executable} -m lottie_dask {make_plan(plan)} --scheduler {cluster.scheduler_address}"
    command += f" --lottie {program} --results --quiet"
    end = subprocess.run(["bash", "-c", f"{command} | head -n 1; exit ${{PIPESTATUS[0]}}"], capture_output=True, text=True)
    assert len(end.stdout.splitlines()) == 1
    assert end.returncode == 141
    assert "Traceback" not in end.stderr


def test_python_m_is_the_command():
    end = subprocess.run([sys.executable, "-m", "lottie_dask"], capture_output=True)
    assert end.returncode == 64
    assert b"usage: lottie-dask" in end.stderr
