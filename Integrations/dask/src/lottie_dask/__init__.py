"""Runs the tasks of a lottie plan on a Dask cluster.

``lottie plan`` writes a folder with one task a line; :func:`run` distributes these tasks. Every thread of
every Dask worker keeps one ``lottie batch - --job JOB`` process, so that a file costs a line and not a process.
"""

from ._plan import Plan, Task, chunks, read_plan
from ._result import LottieError, Summary, TaskResult
from ._run import run

__all__ = ["LottieError", "Plan", "Summary", "Task", "TaskResult", "chunks", "read_plan", "run"]
