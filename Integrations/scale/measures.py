"""Figures: files a second, the cost of a task, memory."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import time
from pathlib import Path
from typing import Any

from modes import OPTIONS, Place, check


class Worker:
    """`lottie batch -`, asked one task at a time."""

    def __init__(self, place: Place, *options: str):
        self.process = subprocess.Popen(
            [place.program, "batch", "-", *options],
            cwd=place.folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def ask(self, task: "dict[str, Any]") -> "dict[str, Any]":
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps(task) + "\n")
        self.process.stdin.flush()
        result = json.loads(self.process.stdout.readline())
        check(result["id"] == task["id"], f"asked {task['id']}, answered {result}")
        return result  # type: ignore[no-any-return]

    def memory(self) -> "tuple[float, float]":
        """Resident now and at most, MiB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        fields = dict(line.split(":", 1) for line in lines)
        return tuple(int(fields[name].split()[0]) / 1024 for name in ("VmRSS", "VmHWM"))  # type: ignore[return-value]

    def processor_time(self) -> float:
        """Of the process so far, user and system, seconds; in ticks of 10 ms."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()


class Timed:
    """Wall and processor time of a block, that of its children included once they have ended."""

    def __enter__(self) -> "Timed":
        self._wall, self._processor = time.monotonic(), self._now()
        return self

    @staticmethod
    def _now() -> float:
        return sum(sum(resource.getrusage(who)[:2]) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))

    def __exit__(self, *_: object) -> None:
        self.wall = time.monotonic() - self._wall
        self.processor = self._now() - self._processor


def single_processes(place: Place, at_once: int) -> Timed:
    """`lottie render` for each file, so many at once."""
    (place.folder / "out").mkdir(exist_ok=True)
    waiting = iter(place.tasks())
    running: "set[subprocess.Popen[bytes]]" = set()
    with Timed() as timed:
        for task in waiting:
            running.add(
                subprocess.Popen(
                    [place.program, "render", task["input"], "--output", task["output"], *OPTIONS],
                    cwd=place.folder,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                )
            )
            if len(running) >= at_once:
                _wait_for_one(running)
        while running:
            _wait_for_one(running)
    return timed


def _wait_for_one(running: "set[subprocess.Popen[bytes]]") -> None:
    # Any child that ended; which one only waitid says without taking its status from Popen.
    info = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT)
    for process in [each for each in running if info is None or each.pid == info.si_pid]:
        check(process.wait() == 0, f"{process.args}: status {process.returncode}")
        running.remove(process)


def batch(place: Place, at_once: int) -> Timed:
    """`lottie batch -` with all tasks at its input, not one after another."""
    lines = "".join(json.dumps(task) + "\n" for task in place.tasks())
    with Timed() as timed:
        end = subprocess.run(
            [place.program, "batch", "-", "--jobs", str(at_once)], cwd=place.folder, input=lines, capture_output=True, text=True
        )
    check(end.returncode == 0, f"batch -: status {end.returncode}: {end.stderr[-2000:]}")
    check(len(end.stdout.splitlines()) == lines.count("\n"), "batch -: not one result a task")
    return timed


def dask(place: Place, client: Any) -> Timed:
    import lottie_dask

    with Timed() as timed:
        lottie_dask.run(place.job, client, lottie=place.program, folder=str(place.folder), collect=False)
    return timed


def rows(place: Place, template: Path, count: int, singles: int) -> "tuple[Timed, Timed]":
    """`count` rows of a table in one process, and the first of them with a process each, whose bytes must be equal."""
    texts = [f"Row {index}, {index * 7919 % 1000}" for index in range(count)]
    table = "".join(f'{index:04},"{text}"\n' for index, text in enumerate(texts))
    (place.folder / "rows.csv").write_text("id,Title\n" + table)
    with Timed() as together:
        place.call("render", template, "--rows", "rows.csv", "--output", "rows/{id}.png", *OPTIONS, statuses=(0,))
    with Timed() as alone:
        for index in range(singles):
            text = f"Title={texts[index]}"
            place.call("render", template, f"rows-alone/{index:04}.png", "--text", text, *OPTIONS, statuses=(0,))
    images = [path.read_bytes() for path in sorted((place.folder / "rows").iterdir())]
    check(len(images) == count, f"rows: {len(images)} images of {count} rows")
    check(len(set(images)) > count / 2, "rows: the texts of rows are not drawn")
    for index in range(singles):
        path = place.folder / f"rows-alone/{index:04}.png"
        check(path.read_bytes() == images[index], f"rows: row {index} differs from a process of its own")
    return together, alone


def task_cost(place: Place, count: int = 5000) -> "dict[str, float]":
    """Processor time of a task that draws nothing, ms: `info` of one document, and a task that fails at once."""
    path = min((each["input"] for each in place.tasks()), key=lambda name: os.path.getsize(place.folder / name))
    kinds = {
        "info of a small document": {"do": "info", "input": path},
        "input that does not exist": {"do": "info", "input": "in/none.json"},
    }
    result = {}
    for name, task in kinds.items():
        worker = Worker(place)
        for index in range(100):
            worker.ask({"id": f"warm{index}", **task})
        before = worker.processor_time()
        for index in range(count):
            worker.ask({"id": str(index), **task})
        result[name] = (worker.processor_time() - before) / count * 1000
        worker.end()
    return result


def memory(place: Place, count: int = 10_000) -> "list[tuple[int, float, float]]":
    """Memory of one worker after so many tasks: (tasks, MiB now, MiB at most)."""
    tasks = place.tasks()
    worker = Worker(place, "--allow-repeats")
    result = []
    for index in range(count):
        task = dict(tasks[index % len(tasks)])
        # Never twice the same: other sizes and frames, so that nothing is answered from what is kept.
        turn = index // len(tasks)
        task.update(id=str(index), size=f"{64 + 8 * turn}x{64 + 8 * turn}", frame=f"{(10 * turn + 5) % 100}%")
        answer = worker.ask(task)
        check(answer["status"] == "done", f"{task['input']}: {answer}")
        if index + 1 in (1, 100, 1000, 2000, 5000, count):
            result.append((index + 1, *worker.memory()))
    worker.end()
    return result
