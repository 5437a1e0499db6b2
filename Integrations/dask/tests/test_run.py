"""Runs on a LocalCluster of two processes, with the fake program."""

import json
import os
import signal
import threading
import time

import pytest
from distributed import Client

from lottie_dask import LottieError, run
from lottie_dask.__main__ import local_cluster


def many(count, **members):
    return [{"id": f"t{index:03}", "cost": 1 + index % 5, **members} for index in range(count)]


def test_all_tasks_run_in_two_processes_and_come_as_they_finish(make_plan, client, fake):
    job = make_plan(many(60, sleep=0.01))
    seen = []
    summary = run(job, client, lottie=fake, on_result=seen.append)
    assert (summary.done, summary.cached, summary.failed, summary.restarts) == (60, 0, 0, 0)
    assert summary.ok
    assert list(summary.results) == [f"t{index:03}" for index in range(60)]
    assert sorted(result["id"] for result in seen) == list(summary.results)
    assert len({result["pid"] for result in seen}) == 2
    assert (job / "results" / "collected.ndjson").read_text() == ""


def test_a_second_run_finds_everything(make_plan, client, fake):
    job = make_plan(many(10))
    run(job, client, lottie=fake)
    assert run(job, client, lottie=fake).cached == 10


def test_no_process_is_left_after_a_run(make_plan, client, fake):
    pids = {result["pid"] for result in run(make_plan(many(8)), client, lottie=fake).results.values()}
    assert pids
    assert [pid for pid in pids if os.path.exists(f"/proc/{pid}")] == []


def test_a_killed_process_is_replaced_and_its_task_tried_again(make_plan, client, fake):
    plan = many(20)
    plan[7]["fault"] = "kill-once"
    summary = run(make_plan(plan), client, lottie=fake)
    assert (summary.done, summary.failed, summary.restarts) == (20, 0, 1)


def test_a_task_that_always_kills_fails_alone_and_the_report_gets_it(make_plan, client, fake):
    plan = many(30)
    plan[11]["fault"] = "kill"
    plan[12]["fault"] = "fail"
    job = make_plan(plan)
    summary = run(job, client, lottie=fake, retries=1)
    assert (summary.done, summary.failed, summary.restarts) == (28, 2, 2)
    assert not summary.ok
    failed = summary.results["t011"]
    assert failed["error"] == "lottie was killed by SIGKILL: about to be killed (2 attempts)"
    assert failed["exit"] == 70
    collected = (job / "results" / "collected.ndjson").read_text().splitlines()
    # That of t012 is in the journal of its process.
    assert [json.loads(line) for line in collected] == [
        {"id": "t011", "exit": 70, "error": failed["error"], "lost": True, "outputs": [], "sources": []}
    ]


def test_a_hanging_task_is_ended(make_plan, client, fake):
    plan = many(6)
    plan[0]["fault"] = "hang"
    summary = run(make_plan(plan), client, lottie=fake, retries=0, timeout=8)
    assert summary.done == 5
    assert summary.results["t000"]["error"] == "no result within 8 s"


def test_findings_are_no_failure_but_not_ok(make_plan, client, fake):
    plan = many(3)
    plan[1]["fault"] = "findings"
    summary = run(make_plan(plan), client, lottie=fake)
    assert (summary.done, summary.failed, summary.with_findings, summary.ok) == (3, 0, 1, False)


def test_a_program_that_cannot_be_started_ends_the_run(make_plan, client):
    with pytest.raises(LottieError, match="/no/such/lottie cannot be started"):
        run(make_plan(many(5)), client, lottie="/no/such/lottie")


def test_a_program_that_refuses_the_plan_ends_the_run_with_its_words(make_plan, client, fake):
    with pytest.raises(LottieError, match="made by lottie 9.9"):
        run(make_plan(many(5, fault="exit")), client, lottie=fake)


def test_an_exception_of_the_callback_ends_the_run_and_its_processes(make_plan, client, fake):
    pids = set()

    def stop(result):
        pids.add(result["pid"])
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        run(make_plan(many(200, sleep=0.05)), client, lottie=fake, on_result=stop)
    deadline = time.monotonic() + 10
    while any(os.path.exists(f"/proc/{pid}") for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert [pid for pid in pids if os.path.exists(f"/proc/{pid}")] == []
    assert client.submit(lambda: 1).result(timeout=30) == 1


def test_the_tasks_of_a_killed_worker_run_elsewhere(make_plan, fake):
    # Nannies restart the worker; the run must not care whether they do.
    job = make_plan(many(80, sleep=0.03))
    with local_cluster(2) as cluster, Client(cluster) as client:
        client.wait_for_workers(2, timeout=60)
        victim = next(iter(client.run(os.getpid).values()))
        came, killed = [], []

        def kill_in_the_midst(result):
            came.append(result["id"])
            if len(came) > 15 and not killed:
                killed.append(victim)
                os.kill(victim, signal.SIGKILL)

        summary = run(job, client, lottie=fake, on_result=kill_in_the_midst)
    assert killed
    assert summary.failed == 0
    assert len(came) == len(set(came)) == 80


def test_a_task_that_kills_its_worker_fails_alone(make_plan, tmp_path):
    # As when the kernel ends all processes of a container that took too much memory.
    script = tmp_path / "lottie"
    script.write_text(
        "#!/usr/bin/env python3\n"
        "import json, os, signal, sys, time\n"
        "if sys.argv[2] == '-':\n"
        "  for line in sys.stdin:\n"
        "    task = json.loads(line)\n"
        # Not at once: Dask does not restart a worker that ends while it starts.
        "    if task.get('bad'): time.sleep(1); os.kill(os.getppid(), signal.SIGKILL); sys.exit(1)\n"
        "    print(json.dumps({'id': task['id'], 'status': 'done', 'exit': 0}), flush=True)\n"
    )
    script.chmod(0o755)
    plan = many(12)
    plan[3]["bad"] = True
    with local_cluster(2) as cluster, Client(cluster) as client:
        summary = run(make_plan(plan), client, lottie=str(script), patience=120)
    assert [result["id"] for result in summary.results.values() if result["status"] == "failed"] == ["t003"]
    assert summary.results["t003"]["error"] == "its Dask workers were lost"
    assert summary.done == 11


def test_a_run_without_workers_ends(make_plan, fake):
    with local_cluster(1) as cluster, Client(cluster) as client:
        client.wait_for_workers(1, timeout=60)
        cluster.scale(0)
        while client.nthreads():
            time.sleep(0.05)
        with pytest.raises(LottieError, match="there were no Dask workers for 1 s"):
            run(make_plan(many(3)), client, lottie=fake, patience=1)


def test_two_runs_at_once_on_one_cluster_do_no_harm(make_plan, client, cluster, fake):
    job = make_plan(many(40, sleep=0.01))
    summaries = []
    with Client(cluster) as other:
        threads = [
            threading.Thread(target=lambda who=who: summaries.append(run(job, who, lottie=fake)))
            for who in (client, other)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert [summary.failed for summary in summaries] == [0, 0]
    assert [len(summary.results) for summary in summaries] == [40, 40]
