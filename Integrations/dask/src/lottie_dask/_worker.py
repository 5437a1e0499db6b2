"""What runs in Dask's workers."""

from __future__ import annotations

import threading
from typing import Any, Optional, Sequence

from distributed import WorkerPlugin, get_worker

from ._child import Child, ChildEnded
from ._result import LottieError, TaskResult


#: Of lottie; also without memory, which is the task's fault.
INTERNAL_ERROR = 70


class Children(WorkerPlugin):  # type: ignore[misc]
    """The lottie processes of one worker: as many as tasks run at once, started when needed, kept until the end.

    A plugin, because Dask installs it on workers that join or are restarted later, too, and tells it when the
    worker or the run ends.
    """

    def __init__(self, name: str, command: Sequence[str], folder: str, timeout: Optional[float]):
        self.name = name
        self.command = list(command)
        self.folder = folder
        self.timeout = timeout

    def setup(self, worker: Any) -> None:
        self.address = str(worker.address)
        self._lock = threading.Lock()
        self._idle: list[Child] = []
        self._busy: list[Child] = []
        self._closed = False

    def teardown(self, worker: Any) -> None:
        with self._lock:
            self._closed = True
            idle, busy = self._idle, self._busy
            self._idle, self._busy = [], []
        for child in busy:  # Only if the run was given up.
            child.kill()
        for child in idle:
            child.end_input()
        for child in idle:
            child.close()

    def take(self) -> Child:
        with self._lock:
            if self._closed:
                raise LottieError(f"{self.address}: the run has ended")
            if self._idle:
                child = self._idle.pop()
            else:
                try:
                    child = Child(self.command, self.folder)
                except OSError as error:
                    raise LottieError(f"{self.address}: {self.command[0]} cannot be started: {error}") from error
            self._busy.append(child)
            return child

    def give_back(self, child: Child, alive: bool) -> None:
        with self._lock:
            if child in self._busy:
                self._busy.remove(child)
                if alive:
                    self._idle.append(child)


def run_chunk(name: str, tasks: list[tuple[str, str]], retries: int) -> tuple[list[TaskResult], int]:
    """The results of tasks (id and line), and how many processes had to be replaced.

    A task whose process ends is tried again with a new one, and reported as failed when it has ended
    ``retries + 1`` processes; the tasks after it go on.
    """
    children: Children = get_worker().plugins[name]
    results: list[TaskResult] = []
    restarts = 0
    child = children.take()
    try:
        for task_id, line in tasks:
            attempts = 0
            while True:
                try:
                    results.append(child.ask(task_id, line, children.timeout))
                    break
                except ChildEnded as end:
                    if end.status not in (None, INTERNAL_ERROR) and child.answered == 0:
                        # It did not come to the task: no such program, a plan of another version.
                        raise LottieError(f"{children.address}: {end.reason}") from None
                    attempts += 1
                    restarts += 1
                    children.give_back(child, alive=False)
                    child = children.take()
                    if attempts > retries:
                        results.append(failure(task_id, end.reason, attempts))
                        break
    except BaseException:
        child.kill()
        children.give_back(child, alive=False)
        raise
    children.give_back(child, alive=True)
    return results, restarts


def failure(task_id: str, reason: str, attempts: int) -> TaskResult:
    times = "" if attempts == 1 else f" ({attempts} attempts)"
    return {"id": task_id, "status": "failed", "exit": INTERNAL_ERROR, "error": reason + times, "lost": True}
