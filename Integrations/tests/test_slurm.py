"""Without Slurm; `make scale` runs the same files on one."""

import pytest

SBATCH = """#!/bin/sh
printf '%s\\n' "$*" >>"$CALLS"
wc -l <"$CALLS"
"""


@pytest.fixture
def submit(root, program, tmp_path, call):
    environment = {**program("sbatch", SBATCH), "CALLS": str(tmp_path / "calls")}

    def submit(*arguments):
        end = call(root / "slurm/submit.sh", *arguments, env=environment)
        calls = tmp_path / "calls"
        return end, calls.read_text().splitlines() if calls.exists() else []

    return submit


def test_the_array_has_the_shards_of_the_plan_and_the_merge_comes_after_it(submit, job, root):
    end, calls = submit(job)
    assert end.stdout == "shards: job 1, merge: job 2\n"
    assert calls == [
        f"--parsable --array=0-3 --output={job}/logs/%a.log {root}/slurm/shards.sbatch {job}",
        f"--parsable --dependency=afterany:1 --output={job}/logs/merge.log {root}/slurm/merge.sbatch {job}",
    ]


def test_failed_shards_alone(submit, job):
    end, calls = submit(job, "3,7")
    assert end.returncode == 0
    assert " --array=3,7 " in calls[0]


@pytest.mark.parametrize("text", ["{}", '{"shards": "four"}'])
def test_a_plan_without_shards_is_refused_before_anything_is_submitted(submit, job, text):
    (job / "plan.json").write_text(text)
    end, calls = submit(job)
    assert end.returncode == 65
    assert "plan.json has no number of shards" in end.stderr
    assert calls == []


def test_arguments(submit):
    assert submit()[0].returncode == 64


def test_a_shard_takes_its_index_from_the_environment_and_never_their_number(root, program, job, call):
    environment = program("lottie", '#!/bin/sh\necho "$@"\n')
    end = call("sh", root / "slurm/shards.sbatch", job, env={**environment, "SLURM_ARRAY_TASK_COUNT": "2"})
    assert end.stdout == f"batch {job} --shard auto --jobs 1\n"
    end = call("sh", root / "slurm/shards.sbatch", job, env={**environment, "SLURM_CPUS_PER_TASK": "4"})
    assert end.stdout == f"batch {job} --shard auto --jobs 4\n"
    end = call("sh", root / "slurm/merge.sbatch", job, env={**environment, "MERGE": "--format junit"})
    assert end.stdout == f"merge {job} --format junit\n"
