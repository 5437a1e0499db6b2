"""Checked and run with openjd-cli."""

import json
import os
import sys
from pathlib import Path

import pytest
import yaml

OPENJD = Path(sys.executable).with_name("openjd")
# Status 1 from shard 2, as with a failed task; status 65 if there is a file `broken`.
LOTTIE = """#!/bin/sh
echo "$(pwd) $*" >>calls
[ ! -e broken ] || exit 65
[ "$4" != 2 ]
"""


@pytest.fixture
def run(root, job, program, call):
    def run(**parameters):
        environment = program("lottie", LOTTIE)
        values = {"Job": job, "Folder": job.parent, "LastShard": 3, **parameters}
        return call(
            OPENJD,
            "run",
            root / "openjd/lottie.yaml",
            *("--step", "Merge", "--run-dependencies"),
            *(part for key, value in values.items() for part in ("-p", f"{key}={value}")),
            env=environment,
        )

    return run


def test_the_template_is_valid(root, call):
    end = call(OPENJD, "check", root / "openjd/lottie.yaml", "--output", "json")
    assert json.loads(end.stdout)["status"] == "success"


def test_a_fault_of_the_template_is_found(root, call, tmp_path):
    text = (root / "openjd/lottie.yaml").read_text()
    assert "dependsOn: Shards" in text
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(text.replace("dependsOn: Shards", "dependsOn: Shard"))
    assert call(OPENJD, "check", wrong).returncode != 0


def test_each_shard_runs_once_and_then_the_merge(run, job):
    end = run()
    assert end.returncode == 0, end.stdout + end.stderr
    calls = (job.parent / "calls").read_text().splitlines()
    assert calls == [f"{job.parent} batch {job} --shard {index} --jobs 1" for index in range(4)] + [
        f"{job.parent} merge {job}"
    ]


def test_a_shard_that_cannot_run_fails_the_job(run, job):
    (job.parent / "broken").touch()
    assert run().returncode != 0


def test_a_parameter_is_never_a_part_of_the_scripts_text(run, job, tmp_path):
    """Characters of the shell in every parameter that takes any; a file would tell that one was run."""
    folder = tmp_path / "it's; touch ran; $(touch ran) `touch ran` \"x\""
    folder.mkdir()
    (folder / "job").mkdir()
    end = run(Job=folder / "job", Folder=folder, Lottie="lottie")
    assert end.returncode == 0, end.stdout + end.stderr
    calls = (folder / "calls").read_text().splitlines()
    assert calls[-1] == f"{folder} merge {folder / 'job'}"
    assert len(calls) == 5
    end = run(Job=folder / "job", Folder=folder, Lottie="lottie'; touch ran #")
    assert end.returncode != 0
    assert [path for path in tmp_path.rglob("ran")] == []
    assert not (job.parent / "ran").exists()


def test_a_shard_that_is_ended_by_a_task_is_run_again(root, job, program, call):
    script = "#!/bin/sh\necho \"$*\" >>calls\n[ \"$1\" = merge ] || [ \"$4\" != 1 ] || [ \"$(grep -c 'shard 1' calls)\" -gt 2 ] || kill -9 $$\n"
    environment = program("lottie", script)
    values = {"Job": job, "Folder": job.parent, "LastShard": 1}
    end = call(
        *(OPENJD, "run", root / "openjd/lottie.yaml", "--step", "Merge", "--run-dependencies"),
        *(part for key, value in values.items() for part in ("-p", f"{key}={value}")),
        env=environment,
    )
    assert end.returncode == 0, end.stdout + end.stderr
    assert [line.split()[0] for line in (job.parent / "calls").read_text().splitlines()] == ["batch"] * 4 + ["merge"]


def test_hosts_have_what_a_shard_needs(root):
    steps = yaml.safe_load((root / "openjd/lottie.yaml").read_text())["steps"]
    for step in steps:
        amounts = {amount["name"]: amount["min"] for amount in step["hostRequirements"]["amounts"]}
        assert set(amounts) == {"amount.worker.vcpu", "amount.worker.memory"}
    assert "{{Param." not in json.dumps([step["script"]["embeddedFiles"] for step in steps])


def test_with_the_program(run, root, call, tmp_path):
    if not os.environ.get("LOTTIE"):
        pytest.skip("LOTTIE does not name a program")
    lottie = os.path.abspath(os.environ["LOTTIE"])
    folder = tmp_path / "real"
    folder.mkdir()
    samples = root.parent / "Samples"
    plan = call(lottie, "plan", samples, "--do", "validate", "--shards", "3", "-o", "job", cwd=folder)
    assert plan.returncode == 0, plan.stderr
    end = run(Job=folder / "job", Folder=folder, LastShard=2, Lottie=lottie)
    merge = call(lottie, "merge", "job", cwd=folder)
    assert (end.returncode == 0) == (merge.returncode == 0), end.stdout
    assert merge.returncode in (0, 1), merge.stderr
