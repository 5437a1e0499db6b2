"""Frames in memory from Python: lottie_cli beside rlottie-python and thorvg-python, and lottie_cli's memory.

    python bench_python.py SAMPLE.json [SAMPLE.json ...]     with LOTTIE_LIBRARY, as long as the package is not installed

Each player opens a file once and draws every frame of it at 256 x 256 into memory of its own; processor time, opening
included, the median of five rounds in which the players take turns. Then one file is opened, drawn and closed 10,000
times.
"""

import os
import resource
import statistics
import sys
import time
from importlib.metadata import version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "Packaging"))
import lottie_cli as lottie
import peer

SIDE, ROUNDS, OPENINGS = 256, 5, 10_000


def ours(path, frames):
    with lottie.open(path) as animation:
        for frame in frames:
            animation.render(frame, (SIDE, SIDE))


def rlottie(path, frames):
    from rlottie_python import LottieAnimation
    animation = LottieAnimation.from_file(path)
    for frame in frames:
        animation.lottie_animation_render(frame, width=SIDE, height=SIDE)


def thorvg(path, frames):
    if sum(1 for _ in peer.thorvg_frames(path, SIDE)) != len(frames):
        raise ValueError(f"{path}: thorvg draws other frames")


def peers():
    for module, draw in (("rlottie-python", rlottie), ("thorvg-python", thorvg)):
        try:
            yield f"{module} {version(module)}", draw
        except ImportError:
            print(f"{module}: not installed")


def milliseconds(draw, path, frames):
    began = time.process_time()
    draw(path, frames)
    return (time.process_time() - began) * 1000 / len(frames)


def kibibytes():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize() // 1024


def main(paths):
    players = [("lottie", ours), *peers()]
    print("| sample | frames |", *(f" {name} |" for name, _ in players), sep="")
    print("|---|---|", "---|" * len(players), sep="")
    ratios = [[] for _ in players]
    for path in paths:
        with lottie.open(path) as animation:
            frames = range(int(animation.start_frame), int(animation.end_frame))
        taken = [[] for _ in players]
        for _ in range(ROUNDS):
            for times, (_, draw) in zip(taken, players):
                times.append(milliseconds(draw, path, frames))
        medians = [statistics.median(times) for times in taken]
        for ratio, median in zip(ratios, medians):
            ratio.append(median / medians[0])
        cells = [f"{medians[0]:.2f} ms", *(f"{m:.2f} ms, {m / medians[0]:.1f}x" for m in medians[1:])]
        print(f"| {Path(path).stem} | {len(frames)} |", *(f" {cell} |" for cell in cells), sep="", flush=True)
    for (name, _), ratio in zip(players[1:], ratios[1:]):
        print(f"{name}: {statistics.geometric_mean(ratio):.1f} times lottie's time (geometric mean)")
    if os.path.exists("/proc/self/statm"):
        data, memory = Path(paths[0]).read_bytes(), []
        for opening in range(OPENINGS):
            with lottie.open(data) as animation:
                animation.render(0, (32, 32))
            if opening in (99, OPENINGS - 1):
                memory.append(kibibytes())
        print(f"memory after 100 and {OPENINGS:,} openings of {Path(paths[0]).stem}: {memory[0]:,} and {memory[1]:,} KiB")


if __name__ == "__main__":
    main(sys.argv[1:] or sys.exit(__doc__))
