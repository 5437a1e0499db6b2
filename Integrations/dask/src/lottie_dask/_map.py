from __future__ import annotations

import atexit
import itertools
import json
import os
import re
import shutil
import tempfile
import threading
import uuid
from dataclasses import dataclass
from typing import Any, Callable, Iterable, Mapping, Optional, Sequence, Union

from distributed import Client, Future, get_client

from ._child import Child, ChildEnded
from ._result import LottieError, TaskResult
from ._store import Options, StoreError, Stores, assets, folder as folder_of, is_url, name as name_of
from ._worker import INTERNAL_ERROR, failure

#: A request as a task of ``lottie batch``, or what makes one of an item.
Request = Union[Mapping[str, Any], Callable[[Any], Mapping[str, Any]]]

#: Options of tasks that name files.
FILES = ("other", "slots", "font", "image", "overlay", "set-file", "text-map", "config", "baseline")

#: The columns of a dataframe of results, with their kinds.
COLUMNS = {
    "id": object,
    "status": object,
    "exit": int,
    "input": object,
    "output": object,
    "bytes": float,
    "checksum": object,
    "cpu_ms": float,
    "error": object,
}


@dataclass(frozen=True)
class Settings:
    command: "tuple[str, ...]"
    folder: str
    retries: int
    timeout: Optional[float]
    storage_options: Options


def map(
    items: Any,
    request: Request,
    client: Optional[Client] = None,
    *,
    lottie: Union[str, Sequence[str]] = "lottie",
    retries: int = 2,
    timeout: Optional[float] = None,
    threads: int = 1,
    folder: Optional[str] = None,
    storage_options: Optional[Options] = None,
) -> Any:
    """A task of lottie for each item, on the cluster of ``client``.

    - ``items``: strings, which are inputs, or mappings of columns; in a list or any other iterable, a Dask bag, a
      pandas or Dask dataframe (a row is a mapping).
    - ``request``: a task as ``lottie batch`` takes it, ``{"do": "render", "output": "s3://b/{name}.webp"}``, in which
      ``{column}`` stands for the value of a column and ``{name}`` and ``{dir}`` for name and folder of the input; or
      a function that makes such a task of an item. Without ``"input"`` it is the item, or its column ``input``;
      without ``"do"`` the command is ``render``.
    - Inputs, outputs and the files of options may be addresses that fsspec knows (``s3://``, ``gs://``,
      ``https://``): they are copied to a temporary folder of the worker and back. Images beside an input are as well.
    - ``storage_options``: for fsspec, by protocol: ``{"s3": {"endpoint_url": "http://…"}}``.
    - ``lottie``, ``retries``, ``timeout``, ``threads``, ``folder``: as for :func:`lottie_dask.run`.

    Returns for a bag a bag, and for a Dask dataframe a dataframe, of results, which Dask makes when asked; for anything
    else a list of futures, one a task, in their order. A result is that of :func:`lottie_dask.run`; a task that fails is
    a result, too, with ``status`` ``"failed"``. What a lost worker did is done again elsewhere.
    """
    program = [lottie] if isinstance(lottie, str) else list(lottie)
    settings = Settings(
        command=(*program, "batch", "-", "--allow-repeats", "--quiet", "--threads", str(threads)),
        folder=os.path.abspath(folder or os.getcwd()),
        retries=retries,
        timeout=timeout,
        storage_options=storage_options or {},
    )
    if hasattr(items, "map_partitions"):
        if hasattr(items, "columns"):
            return items.map_partitions(_frame, request, settings, meta=COLUMNS)
        return items.map_partitions(_partition, request, settings)
    client = client or get_client()
    rows: Iterable[Any] = items.to_dict("records") if hasattr(items, "to_dict") and hasattr(items, "columns") else items
    run = uuid.uuid4().hex
    futures: list[Future] = []
    for number, item in enumerate(rows):
        task = task_of(item, request, str(number))
        futures.append(client.submit(run_task, task, settings, key=f"lottie-{run}-{number}", pure=False))
    return futures


def _partition(items: Iterable[Any], request: Request, settings: Settings) -> "list[TaskResult]":
    return [run_task(task_of(item, request, uuid.uuid4().hex), settings) for item in items]


def _frame(frame: Any, request: Request, settings: Settings) -> Any:
    import pandas

    results = _partition(frame.to_dict("records"), request, settings)
    rows = [{column: result.get(column) for column in COLUMNS} for result in results]
    return pandas.DataFrame(rows, index=frame.index, columns=list(COLUMNS)).astype(COLUMNS)


def task_of(item: Any, request: Request, number: str) -> "dict[str, Any]":
    """The task of an item; raises :class:`LottieError` for an item that can be none."""
    row: Mapping[str, Any] = {"input": item} if isinstance(item, (str, os.PathLike)) else item
    if callable(request):
        task = dict(request(item))
    elif isinstance(row, Mapping):
        task = _filled(dict(request), {key: value for key, value in row.items() if key != "input"})
    else:
        raise LottieError(f"{item!r}: neither an input nor a mapping")
    if "input" not in task and isinstance(row, Mapping) and "input" in row:
        task["input"] = row["input"]
    task["input"] = os.fspath(task.get("input") or "")
    task.setdefault("do", "render")
    given = row.get("id") if isinstance(row, Mapping) else None
    task["id"] = str(task.get("id") or given or (task["input"] if isinstance(item, (str, os.PathLike)) else number))
    return task


def _filled(value: Any, row: Mapping[str, Any]) -> Any:
    """A request with the values of columns in place of ``{column}``; other braces are for lottie."""
    if isinstance(value, str):
        return re.sub(r"\{([^{}]+)\}", lambda match: str(row[match[1]]) if match[1] in row else match[0], value)
    if isinstance(value, Mapping):
        return {key: _filled(each, row) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [_filled(each, row) for each in value]
    return value


def run_task(task: "dict[str, Any]", settings: Settings) -> TaskResult:
    """Copies what a task reads, runs it, and copies what it wrote."""
    stores = Stores(settings.storage_options, settings.retries)
    scratch = tempfile.mkdtemp(prefix="lottie-")
    try:
        here = Copies(task, stores, scratch)
        result = _ask(here.task, settings)
        return here.finish(result)
    except StoreError as error:
        failed: TaskResult = {"id": task["id"], "status": "failed", "exit": error.exit, "error": str(error)}
        return failed
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


class Copies:
    """A task with copies here in place of files that are elsewhere."""

    def __init__(self, task: "dict[str, Any]", stores: Stores, scratch: str):
        self._stores = stores
        self._scratch = scratch
        self._input: str = task["input"]
        self._count = itertools.count()
        #: Where the outputs belong that are written into `out`; None if they are where they belong.
        self._target: Optional[str] = None
        self.task = dict(task)
        if is_url(self._input):
            self.task["input"] = self._fetched_input()
        for option in FILES:
            if option in self.task:
                self.task[option] = self._fetched(self.task[option])
        output = self.task.get("output")
        if isinstance(output, str):
            self.task["output"] = self._local(output)

    def _fetched_input(self) -> str:
        place = os.path.join(self._scratch, "in")
        path = os.path.join(place, name_of(self._input))
        self._stores.fetch(self._input, path)
        for each in assets(path):
            self._stores.fetch(f"{folder_of(self._input)}/{each}", os.path.join(place, each), missing_ok=True)
        return path

    def _fetched(self, value: Any) -> Any:
        """A value of an option, ``NAME=FILE`` too, with copies in place of addresses."""
        if isinstance(value, list):
            return [self._fetched(each) for each in value]
        if isinstance(value, dict):
            return {key: self._fetched(each) for key, each in value.items()}
        if not isinstance(value, str):
            return value
        head, mark, file = ("", "", value) if is_url(value) else value.rpartition("=")
        if not is_url(file):
            return value
        path = os.path.join(self._scratch, "files", str(next(self._count)), name_of(file))
        self._stores.fetch(file, path)
        return f"{head}{mark}{path}"

    def _local(self, output: str) -> str:
        if is_url(self._input):
            stem = name_of(self._input)
            stem = stem.rsplit(".", 1)[0] if "." in stem[1:] else stem
            output = output.replace("{dir}", folder_of(self._input)).replace("{name}", stem)
        if not is_url(output):
            return output
        # What comes before the last slash that is in front of any placeholder.
        fixed = re.split(r"[{%]", output, maxsplit=1)[0]
        self._target = folder_of(fixed) if "/" in fixed.split("://", 1)[1] else fixed
        return os.path.join(self._scratch, "out", output[len(self._target) :].lstrip("/"))

    def finish(self, result: TaskResult) -> TaskResult:
        """The result with outputs where they belong."""
        result = dict(result)  # type: ignore[assignment]
        result["input"] = self._input
        if self._target is not None and "output" in result:
            out = os.path.join(self._scratch, "out")
            paths = result["output"]
            moved = []
            for path in [paths] if isinstance(paths, str) else paths:
                url = f"{self._target}/{os.path.relpath(path, out)}"
                self._stores.put(path, url)
                moved.append(url)
            result["output"] = moved[0] if isinstance(paths, str) else moved
        if isinstance(result.get("error"), str):
            here = self.task["input"]
            result["error"] = result["error"].replace(here, self._input)
        return result


def _ask(task: "dict[str, Any]", settings: Settings) -> TaskResult:
    line = json.dumps(task)
    attempts = 0
    while True:
        child = _pool.take(settings)
        try:
            result = child.ask(task["id"], line, settings.timeout)
        except ChildEnded as end:
            if end.status not in (None, INTERNAL_ERROR) and child.answered == 0:
                raise LottieError(end.reason) from None
            attempts += 1
            if attempts > settings.retries:
                return failure(task["id"], end.reason, attempts)
            continue
        except BaseException:
            child.kill()
            raise
        _pool.give_back(settings, child)
        return result


class _Pool:
    """The lottie processes of this process, kept until it ends; without it they end, as their input does."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._idle: "dict[tuple[str, ...], list[Child]]" = {}

    def take(self, settings: Settings) -> Child:
        with self._lock:
            idle = self._idle.setdefault((*settings.command, settings.folder), [])
            if idle:
                return idle.pop()
        try:
            return Child(settings.command, settings.folder)
        except OSError as error:
            raise LottieError(f"{settings.command[0]} cannot be started: {error}") from error

    def give_back(self, settings: Settings, child: Child) -> None:
        with self._lock:
            self._idle[(*settings.command, settings.folder)].append(child)

    def close(self) -> None:
        with self._lock:
            children = [child for idle in self._idle.values() for child in idle]
            self._idle.clear()
        for child in children:
            child.end_input()
        for child in children:
            child.close()


_pool = _Pool()
atexit.register(_pool.close)
