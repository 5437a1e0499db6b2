import json
import os
import signal
import threading
import time

import pytest

from lottie_dask._child import Child, ChildEnded


@pytest.fixture
def child(fake, tmp_path):
    child = Child([*fake, "batch", "-", "--job", str(tmp_path / "job")], str(tmp_path))
    yield child
    child.kill()


def ask(child, task_id="a", timeout=30, **members):
    return child.ask(task_id, json.dumps({"id": task_id, **members}), timeout)


def test_one_process_answers_task_after_task(child):
    assert ask(child, "a")["status"] == "done"
    assert ask(child, "b")["pid"] == child.pid
    assert ask(child, "a")["status"] == "cached"
    assert child.answered == 3
    child.close()
    assert child._process.returncode == 0


@pytest.mark.parametrize(
    "fault, reason, status",
    [
        ("kill", "lottie was killed by SIGKILL: about to be killed", None),
        ("exit", "lottie ended with status 1: plan.json: made by lottie 9.9", 1),
        ("exit-70", "lottie ended with status 70: error: no memory", 70),
        ("garbage", "lottie answered b'Hello!'", None),
        ("other-id", "lottie answered b'{\"id\": \"other\"", None),
    ],
)
def test_a_process_that_gives_no_result_is_ended_with_a_reason(child, fault, reason, status):
    with pytest.raises(ChildEnded) as end:
        ask(child, fault=fault)
    assert end.value.reason.startswith(reason)
    assert end.value.status == status
    assert child._process.poll() is not None


def test_a_hanging_process_is_killed_after_the_timeout(child):
    with pytest.raises(ChildEnded) as end:
        ask(child, fault="hang", timeout=0.3)
    assert end.value.reason == "no result within 0.3 s"
    assert child._process.returncode == -signal.SIGKILL


def test_a_kill_from_another_thread_wakes_the_waiting_one(child):
    threading.Timer(0.3, child.kill).start()
    with pytest.raises(ChildEnded) as end:
        ask(child, fault="hang", timeout=None)
    assert "SIGKILL" in end.value.reason


def test_a_long_line_goes_both_ways_without_a_deadlock(tmp_path):
    # Longer than a pipe holds.
    child = Child(["cat"], str(tmp_path))
    text = "x" * 3_000_000
    line = json.dumps({"id": "a", "status": "done", "text": text})
    writer = threading.Thread(target=lambda: child._send(line.encode() + b"\n"))
    writer.start()
    assert json.loads(child._receive(30))["text"] == text
    writer.join()
    child.close()


def test_much_on_standard_error_does_not_stop_the_process(tmp_path):
    script = "import sys\nfor line in sys.stdin:\n print('w' * 300000, file=sys.stderr, flush=True)\n print(line, end='', flush=True)"
    child = Child(["python3", "-c", script], str(tmp_path))
    for _ in range(3):
        assert ask(child, status="done")["id"] == "a"
    child.close()
    assert len(child._errors) <= 4000


def test_no_process_and_no_descriptor_is_left(fake, tmp_path):
    def descriptors():
        return len(os.listdir("/proc/self/fd"))

    before = descriptors()
    for fault in ["kill", "garbage", None]:
        child = Child([*fake, "batch", "-", "--job", str(tmp_path / "job")], str(tmp_path))
        try:
            ask(child, str(fault), fault=fault)
        except ChildEnded:
            pass
        else:
            child.close()
        with pytest.raises(ProcessLookupError):
            os.kill(child.pid, 0)
    deadline = time.monotonic() + 5
    while descriptors() > before and time.monotonic() < deadline:
        time.sleep(0.05)
    assert descriptors() == before
