from __future__ import annotations

import json
import os
from dataclasses import dataclass
from typing import Any, Iterable

from ._result import LottieError

FORMAT = 2


@dataclass(frozen=True)
class Task:
    """A task of a plan."""

    id: str
    cost: float
    """Estimated by ``lottie plan``; only ratios between tasks mean anything."""
    line: str
    """As in tasks.ndjson, without the newline."""
    order: int = 0
    """Place in the plan; tasks.ndjson has the tasks of a shard together."""


@dataclass(frozen=True)
class Plan:
    folder: str
    """Absolute."""
    header: dict[str, Any]
    """plan.json."""
    tasks: list[Task]
    """In the order of the plan."""


def read_plan(job: "str | os.PathLike[str]") -> Plan:
    """Reads ``plan.json`` and ``tasks.ndjson`` of a folder that ``lottie plan`` wrote.

    Raises :class:`LottieError` with file and line for what cannot be read, for another format and for a file that
    does not have as many tasks as the plan.
    """
    folder = os.path.abspath(os.fspath(job))
    header_path = os.path.join(folder, "plan.json")
    tasks_path = os.path.join(folder, "tasks.ndjson")
    try:
        header = json.loads(_text(header_path))
    except ValueError as error:
        raise LottieError(f"{header_path}: {error}") from error
    lines = _text(tasks_path).split("\n")
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        found = header.get("format") if isinstance(header, dict) else None
        raise LottieError(f"{header_path}: format {found}, not {FORMAT}; use the lottie_dask of your lottie")

    tasks: list[Task] = []
    seen: dict[str, int] = {}
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            members = json.loads(line)
        except ValueError as error:
            raise LottieError(f"{tasks_path}:{number}: {error}") from error
        if not isinstance(members, dict) or not isinstance(members.get("id"), str):
            raise LottieError(f"{tasks_path}:{number}: not a task with an id")
        cost = members.get("cost", 1)
        if isinstance(cost, bool) or not isinstance(cost, (int, float)) or not 0 <= cost < float("inf"):
            raise LottieError(f"{tasks_path}:{number}: the cost is not a number of at least 0")
        order = members.get("order", number)
        if isinstance(order, bool) or not isinstance(order, int):
            raise LottieError(f"{tasks_path}:{number}: the order is not a whole number")
        task = Task(id=members["id"], cost=float(cost), line=line, order=order)
        if task.id in seen:
            raise LottieError(f"{tasks_path}:{number}: the id {task.id} is that of line {seen[task.id]}")
        seen[task.id] = number
        tasks.append(task)
    if header.get("tasks") != len(tasks):
        raise LottieError(f"{tasks_path}: {len(tasks)} tasks, but the plan has {header.get('tasks')}")
    return Plan(folder=folder, header=header, tasks=sorted(tasks, key=lambda task: task.order))


def _text(path: str) -> str:
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError as error:
        raise LottieError(f"{path}: {error.strerror}; did lottie plan write this folder?") from error
    except UnicodeDecodeError as error:
        raise LottieError(f"{path}: {error}") from error


def chunks(tasks: Iterable[Task], threads: int, *, per_thread: int = 16, limit: int = 100) -> list[list[Task]]:
    """Groups of tasks of about equal cost, the most expensive tasks first, so that the end is not one long task.

    - ``per_thread``: into how many groups a thread's part is cut. More groups balance better and bring results
      sooner, fewer cost less of the scheduler's time (about 1 ms a group).
    - ``limit``: tasks in a group. Tasks of equal cost stay in the order of the plan, which keeps those of one
      template together.
    """
    ordered = sorted(tasks, key=lambda task: -task.cost)
    # A task has a cost besides drawing; without it a group could be all of the cheap ones.
    total = sum(task.cost for task in ordered)
    base = total / len(ordered) / 10 if total > 0 else 1.0
    share = sum(task.cost + base for task in ordered) / max(1, threads * per_thread) if ordered else 0
    result: list[list[Task]] = []
    cost = 0.0
    for task in ordered:
        if not result or len(result[-1]) >= limit or cost + task.cost + base > share * 1.000001:
            result.append([])
            cost = 0.0
        result[-1].append(task)
        cost += task.cost + base
    return result
