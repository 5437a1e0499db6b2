"""The lottie process of a worker's thread: a line in, a line out."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import threading
import time
from typing import Optional, Sequence

from ._result import TaskResult


class ChildEnded(Exception):
    """The process gave no result for a task. ``status``: with which it exited; None if it was killed."""

    def __init__(self, reason: str, status: Optional[int] = None):
        super().__init__(reason)
        self.reason = reason
        self.status = status


class Child:
    """Not for several threads at once."""

    #: A line longer than this is no result.
    LONGEST_LINE = 256 << 20

    def __init__(self, command: Sequence[str], folder: Optional[str]):
        self.answered = 0
        self._buffer = bytearray()
        self._process = subprocess.Popen(
            list(command),
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
        )
        # Read all the time: a full pipe would stop the process.
        self._errors = b""
        self._reader = threading.Thread(target=self._read_errors, name="lottie-stderr", daemon=True)
        self._reader.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, task_id: str, line: str, timeout: Optional[float]) -> TaskResult:
        """Sends a task and waits for its result; raises :class:`ChildEnded`, after which the child is gone."""
        try:
            self._send(line.encode() + b"\n")
            answer = self._receive(timeout)
        except BaseException:
            self._discard()
            raise
        try:
            result = json.loads(answer)
        except ValueError:
            result = None
        if not isinstance(result, dict) or result.get("id") != task_id or "status" not in result:
            self._discard()
            raise ChildEnded(f"lottie answered {answer[:200]!r}")
        self.answered += 1
        return result  # type: ignore[return-value]

    def _send(self, data: bytes) -> None:
        assert self._process.stdin is not None
        try:
            view = memoryview(data)
            while view:
                view = view[self._process.stdin.write(view) or 0 :]
        except (BrokenPipeError, ConnectionResetError):
            raise self._ended() from None

    def _receive(self, timeout: Optional[float]) -> bytes:
        assert self._process.stdout is not None
        descriptor = self._process.stdout.fileno()
        deadline = None if timeout is None else time.monotonic() + timeout
        poll = select.poll()
        poll.register(descriptor, select.POLLIN)
        while True:
            end = self._buffer.find(b"\n")
            if end >= 0:
                line = bytes(self._buffer[:end])
                del self._buffer[: end + 1]
                return line
            if len(self._buffer) > self.LONGEST_LINE:
                raise ChildEnded("lottie wrote a line without end")
            if deadline is not None:
                rest = deadline - time.monotonic()
                if rest <= 0 or not poll.poll(rest * 1000):
                    raise ChildEnded(f"no result within {timeout:g} s")
            data = os.read(descriptor, 1 << 16)
            if not data:
                raise self._ended()
            self._buffer += data

    def _ended(self) -> ChildEnded:
        try:
            status = self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            return ChildEnded("lottie closed its output")
        if status >= 0:
            return ChildEnded(f"lottie ended with status {status}{self._said()}", status)
        try:
            name = signal.Signals(-status).name
        except ValueError:
            name = f"signal {-status}"
        return ChildEnded(f"lottie was killed by {name}{self._said()}")

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        while data := self._process.stderr.read(1 << 16):
            self._errors = (self._errors + data)[-4000:]

    def _said(self) -> str:
        self._reader.join(timeout=1)
        text = self._errors.decode(errors="replace").strip()
        return f": {text[-2000:]}" if text else ""

    def end_input(self) -> None:
        """Lets the process end. To be followed by :meth:`close`."""
        assert self._process.stdin is not None
        self._process.stdin.close()

    def close(self, patience: float = 5) -> None:
        """Ends the process at the end of its input; kills it if it has not ended after ``patience`` seconds."""
        self.end_input()
        try:
            self._process.wait(timeout=patience)
        except subprocess.TimeoutExpired:
            pass
        self._discard()

    def kill(self) -> None:
        """May be called from any thread; a thread that waits for a result then gets :class:`ChildEnded`."""
        self._process.kill()
        self._process.wait()

    def _discard(self) -> None:
        self.kill()
        self._reader.join(timeout=1)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()
