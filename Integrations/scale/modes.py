"""The ways to run one plan. Each works in a folder of its own, in which `in` has the same files."""

from __future__ import annotations

import hashlib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Callable, Optional

from slurm import Cluster

HERE = Path(__file__).parent
SHARDS = 8
OPTIONS = ["--frame", "50%", "--size", "128x128"]


class Unequal(Exception):
    """What must be equal is not."""


def check(condition: object, message: str) -> None:
    if not condition:
        raise Unequal(message)


class Place:
    """A folder with a plan, its results and outputs."""

    def __init__(self, program: str, folder: Path, inputs: Path):
        self.program = program
        self.folder = folder
        self.job = folder / "job"
        folder.mkdir(parents=True)
        # The same files under the same paths, as on shared storage.
        shutil.copytree(inputs, folder / "in", copy_function=os.link)
        end = self.call("plan", "in", "--do", "render", "--output", "out/{name}.png", *OPTIONS, "--shards", SHARDS, "-o", "job")
        check(end.returncode == 0, f"{folder.name}: plan: {end.stderr}")

    def call(self, *arguments: object, statuses: "Optional[tuple[int, ...]]" = None) -> "subprocess.CompletedProcess[str]":
        end = subprocess.run(
            [self.program, *map(str, arguments)], cwd=self.folder, capture_output=True, text=True, stdin=subprocess.DEVNULL
        )
        if statuses is not None:
            check(
                end.returncode in statuses,
                f"{self.folder.name}: {' '.join(map(str, arguments))}: status {end.returncode}: {end.stderr[-2000:]}",
            )
        return end

    def plan(self) -> str:
        return (self.job / "tasks.ndjson").read_text()

    def tasks(self) -> "list[dict[str, Any]]":
        return [json.loads(line) for line in self.plan().splitlines()]

    def outputs(self) -> "dict[str, str]":
        """All files below `out` with a hash of their bytes; what is left half done would be here, too."""
        out = self.folder / "out"
        return {
            str(path.relative_to(out)): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in sorted(out.rglob("*"))
            if path.is_file()
        }

    def reports(self) -> "dict[str, str]":
        # Two inputs are broken after planning, so the merge ends with 1.
        return {name: self.call("merge", "job", "--format", name, statuses=(1,)).stdout for name in ("text", "json")}


def one_process(place: Place) -> str:
    place.call("batch", "job", "--jobs", 1, statuses=(1,))
    return "batch job"


def two_jobs(place: Place) -> str:
    place.call("batch", "job", "--jobs", 2, statuses=(1,))
    return "batch job --jobs 2"


def shards(place: Place) -> str:
    ends = [place.call("batch", "job", "--shard", f"{index}/{SHARDS}", statuses=(0, 1)) for index in range(SHARDS)]
    with_failures = sum(end.returncode for end in ends)
    check(with_failures in (1, 2), f"shards: {with_failures} of {SHARDS} ended with 1, for two broken inputs")
    return f"{SHARDS} shards in turn"


def dask(place: Place, seed: int) -> str:
    from distributed import Client

    import lottie_dask
    from lottie_dask.__main__ import local_cluster

    total = len(place.tasks())
    moment = random.Random(seed).randint(total // 4, total // 2)
    seen, killed = [], []

    with local_cluster(2) as cluster, Client(cluster) as client:
        client.wait_for_workers(2, timeout=60)
        victim = sorted(client.run(os.getpid).values())[0]

        def kill(result: Any) -> None:
            seen.append(result["id"])
            if len(seen) >= moment and not killed:
                killed.append(len(seen))
                os.kill(victim, signal.SIGKILL)

        summary = lottie_dask.run(place.job, client, lottie=place.program, folder=str(place.folder), on_result=kill)
    check(killed, "dask: no worker was killed")
    check(len(seen) == len(set(seen)) == total, f"dask: {len(seen)} results of {total} tasks")
    check(summary.failed == 2, f"dask: {summary}")
    return f"Dask, 2 workers, one killed after {killed[0]}: {summary}"


# The first run of these shards is killed; the second, when the file is gone, is not.
BROKEN = (3, 6)
BREAKING = """\
#!/bin/sh
if [ -e {file} ]; then
  case ${{SLURM_ARRAY_TASK_ID:-none}} in {pattern}) kill -9 $$ ;; esac
fi
exec {program} "$@"
"""


def slurm(place: Place) -> str:
    breaking, file = place.folder / "breaking", place.folder / "break"
    pattern = "|".join(map(str, BROKEN))
    breaking.write_text(BREAKING.format(file=file, pattern=pattern, program=place.program))
    breaking.chmod(0o755)
    file.touch()
    script = HERE.parent / "slurm/submit.sh"
    with Cluster(place.folder / "slurm") as cluster:
        first = cluster.submit(script, "job", cwd=place.folder, LOTTIE=str(breaking))
        check(set(first) == {*map(str, range(SHARDS)), "merge"}, f"slurm: {first}")
        killed = {name for name, status in first.items() if status not in ("0:0", "1:0") and name != "merge"}
        check(killed == set(map(str, BROKEN)), f"slurm: these shards were to fail: {BROKEN}, but: {first}")
        log = (place.job / "logs/merge.log").read_text()
        check(first["merge"] == "65:0" and "missing shards: 3, 6" in log, f"slurm: the merge said: {first['merge']} {log}")
        file.unlink()
        second = cluster.submit(script, "job", ",".join(map(str, BROKEN)), cwd=place.folder, LOTTIE=str(breaking))
        check(set(second) == {*map(str, BROKEN), "merge"}, f"slurm: {second}")
        check(set(second.values()) <= {"0:0", "1:0"} and second["merge"] == "1:0", f"slurm: {second}")
    return f"Slurm, 4 nodes, array of {SHARDS}, shards {', '.join(map(str, BROKEN))} again, merge"


def compare(reference: Place, other: Place) -> None:
    """Raises Unequal with the first difference of plans, outputs and merged reports."""
    name = other.folder.name
    check(reference.plan() == other.plan(), f"{name}: another plan")
    left, right = reference.outputs(), other.outputs()
    differing = sorted(key for key in left.keys() | right.keys() if left.get(key) != right.get(key))
    check(not differing, f"{name}: {len(differing)} outputs differ: {differing[:5]}")
    one, two = reference.reports(), other.reports()
    for format in one:
        check(one[format] == two[format], f"{name}: the merged report ({format}) differs")


def journaled(place: Place) -> "dict[str, list[str]]":
    """The tasks that a killed run has finished, with their outputs; a kill may have cut the last line short."""
    result = {}
    for path in (place.job / "results").glob("*.part"):
        for line in path.read_text(errors="replace").splitlines():
            try:
                each = json.loads(line)
            except ValueError:
                continue
            if each.get("exit", 2) <= 1:  # Lines without are those of tasks that begin.
                result[each["id"]] = [output["path"] for output in each["outputs"]]
    return result


def _lines(place: Place) -> int:
    return sum(path.read_bytes().count(b"\n") for path in (place.job / "results").glob("*.part"))


def resume(make: Callable[[str], Place], reference: Place, seed: int) -> "list[tuple[int, int, int]]":
    """Kills a run at five random moments; counts of (finished before, cached, done) in the run after it."""
    choice = random.Random(seed)
    counts, missed = [], 0
    while len(counts) < 5:
        place = make(f"resume{len(counts) + missed}")
        process = subprocess.Popen(
            [place.program, "batch", "job", "--jobs", "2"],
            cwd=place.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        moment = choice.randint(1, len(place.tasks()) * 9 // 10)
        try:
            while process.poll() is None and _lines(place) < moment:
                time.sleep(choice.uniform(0, 0.005))
        finally:
            process.kill()
        if process.wait() != -signal.SIGKILL:
            # It was faster: another moment.
            missed += 1
            check(missed < 20, "resume: runs end before they are killed")
            continue
        before = journaled(place)
        outputs = [place.folder / path for paths in before.values() for path in paths]
        stamps = [path.stat().st_mtime_ns for path in outputs]
        said = place.call("batch", "job", "--jobs", 2, statuses=(1,)).stderr
        numbers = re.search(r"(\d+) tasks: (\d+) done, (\d+) cached, 2 failed", said)
        check(numbers, f"resume: {said}")
        total, done, cached = map(int, numbers.groups())  # type: ignore[union-attr]
        check(cached == len(before), f"resume: {len(before)} were finished, but {cached} cached")
        check(done + cached + 2 == total == len(place.tasks()), f"resume: {said}")
        check(stamps == [path.stat().st_mtime_ns for path in outputs], "resume: finished outputs were written again")
        compare(reference, place)
        counts.append((len(before), cached, done))
    return counts

