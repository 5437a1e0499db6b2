from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import threading
import time
import uuid
from typing import Any, Callable, Iterator, Optional, Sequence, Union

from distributed import CancelledError, Client, KilledWorker, as_completed

from ._plan import Plan, Task, chunks, read_plan
from ._result import LottieError, Summary, TaskResult
from ._worker import Children, failure, run_chunk

logger = logging.getLogger(__name__)


def run(
    job: "Union[str, os.PathLike[str]]",
    client: Client,
    *,
    lottie: Union[str, Sequence[str]] = "lottie",
    retries: int = 2,
    timeout: Optional[float] = None,
    patience: float = 600,
    threads: int = 1,
    folder: Optional[str] = None,
    chunk_limit: int = 100,
    on_result: Optional[Callable[[TaskResult], None]] = None,
    progress: bool = False,
    collect: bool = True,
) -> Summary:
    """Runs all tasks of the plan in the folder ``job`` on the cluster of ``client``.

    The folder, the inputs and the outputs must have the same paths on the client and on all workers.

    - ``lottie``: the program on the workers and here, or a command that begins with it:
      ``["apptainer", "exec", "lottie.sif", "lottie"]``.
    - ``retries``: how often a task is tried again whose process was killed or hung. A task that *fails* with a
      message is not tried again: it would fail again.
    - ``timeout``: seconds for a task after which its process is killed. Give the tasks ``--timeout`` when planning
      instead where you can: it fails a task without ending the process.
    - ``patience``: seconds without any Dask worker after which the run ends with an error.
    - ``threads``: of a lottie process. One, as a Dask worker's thread stands for a processor.
    - ``folder``: where relative paths of the plan begin, on all machines; by default the current one here.
    - ``chunk_limit``: how many tasks go to a worker at once. Results come by chunk.
    - ``on_result``: called here, with each result as it comes. An exception from it ends the run.
    - ``progress``: counts on standard error.
    - ``collect``: at the end, ``lottie batch JOB --collect`` writes the shard files that ``lottie merge JOB`` reads.

    Tasks of a lost worker run again elsewhere. Results are kept in the job's folder as they come; when a run is
    repeated, what it finished comes back as ``cached``.

    Raises :class:`LottieError` for a fault of the setup: see its description.
    """
    plan = read_plan(job)
    program = [lottie] if isinstance(lottie, str) else list(lottie)
    folder = os.path.abspath(folder or os.getcwd())
    command = [*program, "batch", "-", "--job", plan.folder, "--threads", str(threads)]
    name = f"lottie-{uuid.uuid4().hex}"
    results: dict[str, TaskResult] = {}
    reporter = _Reporter(len(plan.tasks)) if progress else None

    def accept(result: TaskResult) -> None:
        if result["id"] in results:
            return
        results[result["id"]] = result
        if on_result is not None:
            on_result(result)
        if reporter is not None:
            reporter.count(result)

    _register(client, Children(name, command, folder, timeout))
    restarts = 0
    try:
        groups = chunks(plan.tasks, max(1, sum(client.nthreads().values())), limit=chunk_limit)
        suspects: list[Task] = []
        for group, outcome in _outcomes(client, name, groups, retries, patience):
            if outcome is None:
                suspects += group
                continue
            restarts += outcome[1]
            for result in outcome[0]:
                accept(result)
        # Several workers died under these. One at a time, with nothing else running, shows which task it is.
        for task in suspects:
            for _, outcome in _outcomes(client, name, [[task]], retries, patience):
                if outcome is None:
                    accept(failure(task.id, "its Dask workers were lost", 1))
                else:
                    restarts += outcome[1]
                    accept(outcome[0][0])
    finally:
        try:
            client.unregister_worker_plugin(name)
        except Exception as error:  # Without a scheduler; what ended the run is more important.
            logger.warning("the lottie processes of the workers were not ended: %r", error)
        if reporter is not None:
            reporter.end()
    summary = Summary(results={task.id: results[task.id] for task in plan.tasks}, restarts=restarts)
    if collect:
        _collect(program, plan, folder, summary)
    return summary


def _register(client: Client, plugin: Children) -> None:
    """Installs the plugin on all workers; again when one is lost in the midst, which Dask reports as an error."""
    for turn in range(5):
        try:
            client.register_plugin(plugin)
            return
        except OSError as error:
            if turn == 4:
                raise LottieError(f"the workers cannot be reached: {error}") from error
            time.sleep(1)


Outcome = Optional[tuple[list[TaskResult], int]]


def _outcomes(
    client: Client, name: str, groups: list[list[Task]], retries: int, patience: float
) -> Iterator[tuple[list[Task], Outcome]]:
    """Yields each group with its outcome as it comes; None for a group whose workers were lost repeatedly."""
    waiting = {}
    for group in groups:
        tasks = [(task.id, task.line) for task in group]
        # Not pure: two runs of one plan are two runs.
        waiting[client.submit(run_chunk, name, tasks, retries, pure=False)] = group
    watch = _Watch(client, list(waiting), patience)
    try:
        finished = as_completed(list(waiting))
        for future in finished:
            if future.status in ("lost", "pending"):
                # Its result went with its worker before it came here; the scheduler runs it again.
                finished.add(future)
                continue
            try:
                outcome = future.result()
            except KilledWorker:
                outcome = None
            except CancelledError as error:
                reason = watch.reason or "the scheduler has no tasks of this run any more"
                raise LottieError(f"{reason}; run again to go on") from error
            yield waiting.pop(future), outcome
            future.release()
    finally:
        watch.end()
        if waiting:
            client.cancel(list(waiting))


class _Watch:
    """Cancels tasks when the cluster has had no worker for so many seconds; Dask would wait without end."""

    def __init__(self, client: Client, futures: list[Any], patience: float):
        self.reason: Optional[str] = None
        self._client = client
        self._futures = futures
        self._patience = patience
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._look, name="lottie-watch", daemon=True)
        self._thread.start()

    def _look(self) -> None:
        since = time.monotonic()
        while not self._ended.wait(min(5.0, self._patience / 4)):
            try:
                if self._client.nthreads():
                    since = time.monotonic()
            except Exception:  # The connection is being made again, or the client was closed.
                logger.debug("no answer from the scheduler", exc_info=True)
            if time.monotonic() - since > self._patience:
                self.reason = f"there were no Dask workers for {self._patience:g} s"
                self._client.cancel(self._futures)
                return

    def end(self) -> None:
        self._ended.set()
        self._thread.join()


def _collect(program: list[str], plan: Plan, folder: str, summary: Summary) -> None:
    # What failed with a message is in the journals of the processes; of what ended its process only we know.
    lines = [
        json.dumps({**members, **kept, "outputs": [], "sources": []})
        for task in plan.tasks
        for result in [summary.results[task.id]]
        if result.get("lost")
        for members in [{key: value for key, value in json.loads(task.line).items() if key in ("id", "do", "input")}]
        for kept in [{"exit": result["exit"], "error": result["error"], "lost": True}]
    ]
    if lines:
        results = os.path.join(plan.folder, "results")
        os.makedirs(results, exist_ok=True)
        path = os.path.join(results, f"dask-{uuid.uuid4().hex}")
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
        os.rename(path, path + ".part")
    end = subprocess.run(
        [*program, "batch", plan.folder, "--collect", "--quiet"],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    if end.returncode not in (0, 1):
        said = end.stderr.decode(errors="replace").strip()[-2000:]
        raise LottieError(f"lottie batch --collect ended with status {end.returncode}: {said}")


class _Reporter:
    """A line that is overwritten on a terminal; elsewhere a line for every tenth part."""

    def __init__(self, total: int):
        self.total = total
        self.finished = 0
        self.failed = 0
        self.shown = 0
        self.terminal = sys.stderr.isatty()

    def count(self, result: TaskResult) -> None:
        self.finished += 1
        self.failed += result["status"] == "failed"
        if self.terminal:
            self._show("\r")
        elif self.finished * 10 // max(1, self.total) > self.shown:
            self.shown = self.finished * 10 // self.total
            self._show("")

    def _show(self, start: str) -> None:
        text = f"{start}{self.finished} of {self.total}"
        if self.failed:
            text += f", {self.failed} failed"
        print(text, end="" if self.terminal else "\n", file=sys.stderr, flush=True)

    def end(self) -> None:
        if self.terminal and self.finished:
            print(file=sys.stderr)
