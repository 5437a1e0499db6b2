from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypedDict, Union


class LottieError(RuntimeError):
    """A fault of the setup, which no retry helps: no program, a damaged plan, a plan of another version."""


class TaskResult(TypedDict, total=False):
    """One line of ``lottie batch -``. Only ``id`` and ``status`` are in every line."""

    id: str
    do: str
    status: str
    """``done``, ``cached`` or ``failed``."""
    exit: int
    input: str
    output: Union[str, "list[str]"]
    bytes: int
    checksum: str
    cpu_ms: float
    wall_ms: float
    peak_mib: float
    """The most memory that its process had taken by its end."""
    host: str
    attempts: int
    """Only with more than one."""
    findings: "list[Any]"
    error: str
    lost: bool
    """There is no line of lottie: its process, or its Dask worker, ended."""


@dataclass(frozen=True)
class Summary:
    """What a run came to."""

    results: dict[str, TaskResult] = field(repr=False)
    """Results by id, in the order of the plan."""
    restarts: int = 0
    """How many lottie processes ended before their time and were replaced."""

    def _count(self, status: str) -> int:
        return sum(1 for result in self.results.values() if result.get("status") == status)

    @property
    def done(self) -> int:
        return self._count("done")

    @property
    def cached(self) -> int:
        """Tasks that an earlier run did, of the same input, options and program."""
        return self._count("cached")

    @property
    def failed(self) -> int:
        return self._count("failed")

    @property
    def with_findings(self) -> int:
        """Tasks that did their work and ended with status 1, as ``validate`` does when there are errors."""
        return sum(
            1
            for result in self.results.values()
            if result.get("status") != "failed" and result.get("exit", 0) == 1
        )

    @property
    def ok(self) -> bool:
        return not self.failed and not self.with_findings

    def __str__(self) -> str:
        text = f"{len(self.results)} tasks: {self.done} done, {self.cached} cached, {self.failed} failed"
        if self.with_findings:
            text += f", {self.with_findings} with findings"
        if self.restarts:
            text += f"; lottie restarted: {self.restarts}"
        return text
