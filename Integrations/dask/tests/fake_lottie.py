#!/usr/bin/env python3
"""As much of ``lottie batch`` as lottie_dask uses, with faults on request.

A task's ``fault``: ``kill``, ``kill-once``, ``exit``, ``exit-70``, ``hang``, ``garbage``, ``other-id``, ``fail``;
``sleep``: seconds.
"""

import hashlib
import json
import os
import signal
import sys
import time


def kept(job, task_id):
    return os.path.join(job, "results", hashlib.sha256(task_id.encode()).hexdigest()[:16] + ".json")


def perform(job, task):
    path = kept(job, task["id"])
    result = {"id": task["id"], "do": task.get("do", "render"), "status": "done", "exit": 0, "pid": os.getpid()}
    if os.path.exists(path):
        return {**result, "status": "cached"}
    fault = task.get("fault")
    time.sleep(task.get("sleep", 0))
    if fault == "kill-once":
        try:
            os.close(os.open(path + ".killed", os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            fault = None
        else:
            fault = "kill"
    if fault == "kill":
        print("about to be killed", file=sys.stderr, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    elif fault == "exit":
        sys.exit("plan.json: made by lottie 9.9")
    elif fault == "exit-70":
        print("error: no memory", file=sys.stderr)
        sys.exit(70)
    elif fault == "hang":
        time.sleep(3600)
    elif fault == "garbage":
        print("Hello!", flush=True)
    elif fault == "other-id":
        return {**result, "id": "other"}
    elif fault == "fail":
        return {**result, "status": "failed", "exit": 65, "error": "not an animation"}
    elif fault == "findings":
        result["exit"] = 1
    with open(path + f".{os.getpid()}", "w") as file:
        json.dump(result, file)
    os.replace(path + f".{os.getpid()}", path)
    return result


def main():
    arguments = sys.argv[1:]
    if arguments[:2] == ["batch", "-"] and arguments[2] == "--job":
        job = arguments[3]
        os.makedirs(os.path.join(job, "results"), exist_ok=True)
        for line in sys.stdin:
            print(json.dumps(perform(job, json.loads(line))), flush=True)
    elif arguments[0] == "batch" and arguments[2:] == ["--collect", "--quiet"]:
        results = os.path.join(arguments[1], "results")
        parts = [name for name in os.listdir(results) if name.endswith(".part")]
        with open(os.path.join(results, "collected.ndjson"), "w") as file:
            for name in parts:
                file.write(open(os.path.join(results, name)).read())
    else:
        print(f"fake_lottie: {arguments}", file=sys.stderr)
        sys.exit(64)


main()
