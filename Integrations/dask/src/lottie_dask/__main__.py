"""``python -m lottie_dask JOB --scheduler tcp://… | --workers 2``"""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import Optional

from distributed import Client, LocalCluster

from ._plan import read_plan
from ._result import LottieError, TaskResult
from ._run import run


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="lottie-dask",
        description="Run the tasks of a plan, a folder written by lottie plan, on a Dask cluster.",
        epilog="Exit status: 0; 1 if tasks failed or have findings; 64 for wrong arguments; "
        "65 for a plan or a program that cannot be used; 69 if the scheduler cannot be reached.",
    )
    parser.add_argument("job", metavar="JOB", help="folder written by lottie plan")
    cluster = parser.add_mutually_exclusive_group(required=True)
    cluster.add_argument("--scheduler", metavar="ADDRESS", help="scheduler of a running cluster: tcp://HOST:8786")
    cluster.add_argument("--workers", type=int, metavar="N", help="start N worker processes on this machine")
    parser.add_argument("--lottie", default="lottie", metavar="PROGRAM", help="program on all machines")
    parser.add_argument("--retries", type=int, default=2, metavar="N", help="further attempts after a kill (2)")
    parser.add_argument("--timeout", type=float, metavar="SECONDS", help="kill a process after so long on a task")
    parser.add_argument("--threads", type=int, default=1, metavar="N", help="threads of a lottie process (1)")
    parser.add_argument("--folder", metavar="PATH", help="where relative paths of the plan begin (here)")
    parser.add_argument("--results", action="store_true", help="write result lines to standard output as they come")
    parser.add_argument("--quiet", action="store_true", help="no progress")
    return parser


def local_cluster(workers: int) -> LocalCluster:
    """Worker processes of one thread each on this machine, reached by no other.

    Without a memory limit, which would be that of Python and not of lottie.
    """
    return LocalCluster(
        n_workers=workers,
        processes=True,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
        memory_limit=0,
    )


def main(arguments: Optional[list[str]] = None) -> int:
    parser = _parser()
    try:
        options = parser.parse_args(arguments)
    except SystemExit as end:
        return 64 if end.code else 0
    if options.retries < 0 or (options.workers is not None and options.workers < 1):
        print("lottie-dask: --retries begins at 0, --workers at 1", file=sys.stderr)
        return 64

    try:
        read_plan(options.job)  # Before a cluster is started.
    except LottieError as error:
        print(f"lottie-dask: {error}", file=sys.stderr)
        return 65

    def show(result: TaskResult) -> None:
        print(json.dumps(result, ensure_ascii=False), flush=True)

    def run_on(client: Client) -> int:
        try:
            summary = run(
                options.job,
                client,
                lottie=options.lottie,
                retries=options.retries,
                timeout=options.timeout,
                threads=options.threads,
                folder=options.folder,
                on_result=show if options.results else None,
                progress=not options.quiet,
            )
        except LottieError as error:
            print(f"lottie-dask: {error}", file=sys.stderr)
            return 65
        except BrokenPipeError:  # Whoever read the results has enough.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 141
        except KeyboardInterrupt:
            print("lottie-dask: interrupted; run again to go on", file=sys.stderr)
            return 130
        for result in summary.results.values():
            if result["status"] == "failed":
                print(f"{result['id']}: {result.get('error', 'failed')}", file=sys.stderr)
        print(summary, file=sys.stderr)
        return 0 if summary.ok else 1

    if options.scheduler:
        try:
            client = Client(options.scheduler)
        except (OSError, ValueError) as error:
            print(f"lottie-dask: {options.scheduler}: {error}", file=sys.stderr)
            return 69
        with client:
            return run_on(client)
    with local_cluster(options.workers) as cluster, Client(cluster) as client:
        return run_on(client)


if __name__ == "__main__":
    sys.exit(main())
