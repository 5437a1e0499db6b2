"""Without Slurm; `make scale` runs the same files on one."""

import json
import os
import resource

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


def test_a_shard_that_is_ended_by_a_task_is_run_again_and_one_with_a_message_is_not(root, program, job, call, tmp_path):
    for statuses, runs, last in [
        ((137, 139, 1), 3, 1),
        ((70, 0), 2, 0),
        ((65,), 1, 65),
        ((143,), 1, 143),
        ((134,) * 9, 8, 134),
    ]:
        count = tmp_path / "count"
        count.write_text("")
        script = f'#!/bin/sh\nset -- {" ".join(map(str, statuses))}\nshift "$(wc -c <{count})"\nprintf x >>{count}\nexit "$1"\n'
        end = call("sh", root / "slurm/shards.sbatch", job, env=program("lottie", script))
        assert (len(count.read_text()), end.returncode) == (runs, last)


def test_files_are_copied_before_and_after(root, program, job, call, tmp_path):
    script = '#!/bin/sh\necho "$@" >>calls\ncase $* in *--list*) echo "$2/a b";; batch*) exit 1;; esac\n'
    environment = {**program("lottie", script), "COPY_IN": "cat >>copied", "COPY_OUT": "sed s/^/out:/ >>copied"}
    end = call("sh", root / "slurm/shards.sbatch", "job", env=environment, cwd=job.parent)
    assert end.returncode == 1
    assert (job.parent / "copied").read_text() == "job/a b\nout:job/a b\n"
    assert (job.parent / "calls").read_text().splitlines() == [
        "plan job --list-inputs --shard auto",
        "batch job --shard auto --jobs 1",
        "plan job --list-outputs --shard auto",
    ]
    # Nothing is run without its inputs.
    end = call("sh", root / "slurm/shards.sbatch", "job", env={**environment, "COPY_IN": "exit 3"}, cwd=job.parent)
    assert end.returncode == 3
    assert (job.parent / "calls").read_text().count("batch job") == 1


def test_one_task_that_ends_its_process_among_a_hundred(root, lottie, call, tmp_path, program):
    """With the program: an image for which `ulimit -v` leaves too little memory."""
    inputs = tmp_path / "in"
    inputs.mkdir()
    text = (root.parent / "Samples/loader.json").read_text()
    for number in range(100):
        (inputs / f"{number:02}.json").write_text(text)
    large = json.loads(text)
    (inputs / "50.json").write_text(json.dumps({**large, "w": 8000, "h": 8000}))
    planned = call(lottie, "plan", "in", "--output", "out/{name}.png", "--frame", "0", "-o", "job", cwd=tmp_path)
    assert planned.returncode == 0, planned.stderr
    least = next(
        size
        for size in range(50_000, 2_000_000, 10_000)
        if call("sh", "-c", f"ulimit -v {size}; exec {lottie} --version").returncode == 0
    )
    limited = program("lottie", f"#!/bin/sh\nulimit -v {least + 150_000}\nexport SWIFT_BACKTRACE=enable=no\nexec {lottie} \"$@\"\n")
    end = call("sh", root / "slurm/shards.sbatch", "job", cwd=tmp_path, env={**limited, "SLURM_ARRAY_TASK_ID": "0"})
    assert end.returncode == 1, end.stderr
    merge = call(lottie, "merge", "job", cwd=tmp_path)
    assert merge.stdout.startswith("failed  in/50.json: its process "), merge.stdout
    assert "100 tasks: 99 done, 1 failed" in merge.stdout
    assert len(list((tmp_path / "out").iterdir())) == 99


def test_one_task_among_a_hundred_that_ends_its_process_fails_alone(root, lottie, tmp_path, call):
    layer = {"ty": 1, "ind": 1, "sc": "#ff0000", "sw": 9, "sh": 9, "ks": {}, "ip": 0, "op": 10, "st": 0}
    (tmp_path / "in").mkdir()
    for number in range(100):
        side = 6000 if number == 50 else 20
        document = {"v": "5.7.0", "fr": 10, "ip": 0, "op": 10, "w": side, "h": side, "layers": [layer]}
        (tmp_path / f"in/{number}.json").write_text(json.dumps(document))
    plan = ["plan", "in", "--do", "render", "--output", "out/{name}.png", "--frame", "0", "--shards", 4, "-o", "job"]
    assert call(lottie, *plan, cwd=tmp_path).returncode == 0

    def limited(kib, *arguments, **environment):
        def limit():
            resource.setrlimit(resource.RLIMIT_AS, (kib << 10, kib << 10))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        environment = {**os.environ, "LOTTIE": lottie, "SWIFT_BACKTRACE": "enable=no", **environment}
        return call(*arguments, cwd=tmp_path, env=environment, preexec_fn=limit)

    # What the program needs to start depends on how it was linked.
    least = next(kib for kib in range(50_000, 2_000_000, 10_000) if limited(kib, lottie, "--version").returncode == 0)
    ends = [
        limited(least + 120_000, "sh", root / "slurm/shards.sbatch", "job", SLURM_ARRAY_TASK_ID=str(shard))
        for shard in range(4)
    ]
    assert sorted(end.returncode for end in ends) == [0, 0, 0, 1], [end.stderr[-500:] for end in ends]
    merged = limited(4 << 20, "sh", root / "slurm/merge.sbatch", "job")
    assert merged.returncode == 1
    assert merged.stdout.startswith("failed  in/50.json: its process ")
    assert "100 tasks: 99 done, 1 failed" in merged.stdout
    assert len(list((tmp_path / "out").iterdir())) == 99
