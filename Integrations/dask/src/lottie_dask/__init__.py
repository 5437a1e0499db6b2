"""Runs lottie on a Dask cluster: the tasks of a plan, or a request for each item of a collection.

``lottie plan`` writes a folder with one task a line; :func:`run` distributes these tasks. Every thread of
every Dask worker keeps one ``lottie batch - --job JOB`` process, so that a file costs a line and not a process.

:func:`map` needs no plan and no shared folder: inputs and outputs may be in object stores.
"""

from ._map import map
from ._plan import Plan, Task, chunks, read_plan
from ._result import LottieError, Summary, TaskResult
from ._run import run

__all__ = ["LottieError", "Plan", "Summary", "Task", "TaskResult", "chunks", "map", "read_plan", "run"]
