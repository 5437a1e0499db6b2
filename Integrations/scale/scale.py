"""`make scale`: one plan of many small animations, run in every way, must give the same bytes and the same report.

Renders 1,000 copies of the project's documents in one process, with two jobs, in eight shards, on Dask with two
workers of which one is killed, and on Slurm with four nodes on this host, of whose shards two fail first; compares
outputs and merged reports; kills five runs at random moments and resumes them; then measures. All daemons listen
on loopback and are stopped; the folder is removed. Status 1 if anything is unequal.

Needs Debian or Ubuntu as root (packages slurm-wlm and munge, which stay installed) and PyPI (in a virtual
environment in the folder).
"""

from __future__ import annotations

import argparse
import ctypes
import logging
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGES = ["slurm-wlm", "munge"]


def install(folder: Path) -> Path:
    """Gives the interpreter that has distributed and lottie_dask."""
    path = os.environ["PATH"] + ":/usr/sbin:/sbin"
    if any(shutil.which(name, path=path) is None for name in ("slurmctld", "slurmd", "munged", "sbatch")):
        print(f"apt-get install {' '.join(PACKAGES)}", flush=True)
        # Its services are not wanted: the cluster here has daemons of its own.
        policy = Path("/usr/sbin/policy-rc.d")
        ours = not policy.exists()
        if ours:
            policy.write_text("#!/bin/sh\nexit 101\n")
            policy.chmod(0o755)
        try:
            quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
            subprocess.run(["apt-get", "update"], check=True, **quiet)
            subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", *PACKAGES], check=True, **quiet)
        finally:
            if ours:
                policy.unlink()
    venv = folder / "venv"
    print(f"pip install distributed and Integrations/dask into {venv}", flush=True)
    subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    # A copy, as pip builds in the folder it is given.
    package = shutil.copytree(HERE.parent / "dask", folder / "lottie_dask")
    subprocess.run([venv / "bin/pip", "install", "--quiet", "--disable-pip-version-check", package], check=True)
    return venv / "bin/python"


def table(rows: "list[tuple[str, ...]]") -> None:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())
    print(flush=True)


def measure(options: argparse.Namespace) -> None:
    import inputs
    import measures
    import modes
    from distributed import Client
    from lottie_dask.__main__ import local_cluster

    # A killed worker is no news here.
    logging.disable(logging.ERROR)
    files = inputs.write(options.folder / "inputs", options.files, options.seed)
    program = str(Path(options.program).resolve())

    def make(name: str) -> modes.Place:
        for path, text in zip(broken, texts):
            path.write_text(text)
        place = modes.Place(program, options.folder / name, options.folder / "inputs")
        for path in broken:
            path.write_text("{")
        return place

    # Broken after planning, which would refuse them: failures must be equal, too.
    broken = [files[len(files) // 3], files[-2]]
    texts = [path.read_text() for path in broken]

    rows = [("way", "seconds", "outputs and report")]
    ways = {
        "one": modes.one_process,
        "two": modes.two_jobs,
        "shards": modes.shards,
        "dask": lambda place: modes.dask(place, options.seed),
        "slurm": modes.slurm,
    }
    reference = None
    for name, way in ways.items():
        place = make(name)
        start = time.monotonic()
        what = way(place)
        seconds = f"{time.monotonic() - start:.1f}"
        if reference is None:
            reference = place
            outputs = len(place.outputs())
            modes.check(outputs == options.files - 2, f"{outputs} outputs of {options.files} inputs, two of them broken")
            rows.append((what, seconds, f"{outputs} files, 2 failures"))
        else:
            modes.compare(reference, place)
            rows.append((what, seconds, "equal"))
        print(f"{name}: {what}", flush=True)
    print()
    table(rows)
    assert reference is not None

    rows = [("killed and resumed", "finished before", "cached", "done")]
    for index, counts in enumerate(modes.resume(make, reference, options.seed)):
        rows.append((str(index + 1), *map(str, counts)))
    table(rows)

    speeds = make("speed")
    for path, text in zip(broken, texts):
        path.write_text(text)
    timings = {
        "a process for each file": measures.single_processes(speeds, 1),
        "batch -": measures.batch(speeds, 1),
        "a process for each file, two at once": measures.single_processes(speeds, 2),
        "batch - --jobs 2": measures.batch(speeds, 2),
    }
    with local_cluster(2) as cluster, Client(cluster) as client:
        client.wait_for_workers(2, timeout=60)
        timings["Dask, two workers"] = measures.dask(speeds, client)
    slowest = timings["a process for each file"].wall
    rows = [("", "files a second", "ratio", "ms of processor a file")]
    for name, timed in timings.items():
        # Dask's processes are not waited for here.
        processor = "" if "Dask" in name else f"{timed.processor / options.files * 1000:.2f}"
        rows.append((name, f"{options.files / timed.wall:.0f}", f"{slowest / timed.wall:.1f}", processor))
    table(rows)

    singles = 100
    together, alone = measures.rows(speeds, inputs.ROOT / "Samples/text.json", options.files, singles)
    rows = [("rows of one template, equal bytes", "rows a second", "ms of processor a row")]
    for name, timed, count in [("one process", together, options.files), ("a process for each", alone, singles)]:
        rows.append((name, f"{count / timed.wall:.0f}", f"{timed.processor / count * 1000:.2f}"))
    table(rows)

    rows = [("a task in batch - that draws nothing", "ms of processor")]
    rows += [(name, f"{cost:.3f}") for name, cost in measures.task_cost(speeds).items()]
    table(rows)

    rows = [("memory of a worker after tasks", "MiB", "MiB at most")]
    rows += [(f"{count:,}", f"{now:.0f}", f"{most:.0f}") for count, now, most in measures.memory(speeds, options.tasks)]
    table(rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, help="lottie, as built for release")
    parser.add_argument("--folder", type=Path, default=Path(".build/scale"), help="emptied first, removed at the end")
    parser.add_argument("--files", type=int, default=1000)
    parser.add_argument("--tasks", type=int, default=10_000, help="for the memory of a worker")
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("--keep", action="store_true", help="do not remove the folder")
    parser.add_argument("--installed", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    options.folder = options.folder.resolve()
    if options.installed:
        sys.path.insert(0, str(HERE))
        from modes import Unequal
        from slurm import SlurmError

        # So that what is started is stopped.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
        try:
            measure(options)
        except (Unequal, SlurmError) as error:
            print(f"scale: {error}", file=sys.stderr)
            return 1
        return 0

    if os.geteuid() != 0:
        print("scale: must be root: Slurm's daemons start jobs, and packages are installed", file=sys.stderr)
        return 64
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    # Processes whose parents ended come here, and not to an init that may not be there.
    ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)
    shutil.rmtree(options.folder, ignore_errors=True)
    options.folder.mkdir(parents=True)
    try:
        python = install(options.folder)
        process = subprocess.Popen([python, *sys.argv, "--installed"])
        # Signals are for that process, which then stops its daemons.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, lambda *_: process.terminate())
        status = process.wait()
        if leftovers():
            status = status or 1
    finally:
        if not options.keep:
            shutil.rmtree(options.folder, ignore_errors=True)
    return status


def leftovers() -> bool:
    """Ends processes that outlived the measurements, all of which are children of this one now, and tells of them."""
    found = False
    for turn in range(200):
        try:
            while os.waitpid(-1, os.WNOHANG) != (0, 0):
                pass
        except ChildProcessError:
            return found
        time.sleep(0.05)
        if turn == 100:
            found = True
            listed = subprocess.run(["ps", "--ppid", str(os.getpid()), "-o", "pid=,args="], capture_output=True, text=True)
            print(f"scale: these processes were left:\n{listed.stdout}", file=sys.stderr)
            for line in listed.stdout.splitlines():
                number = int(line.split()[0])
                try:
                    os.kill(number, signal.SIGKILL)
                except ProcessLookupError:  # ps itself
                    pass
    return found


if __name__ == "__main__":
    sys.exit(main())
