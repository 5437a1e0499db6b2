"""The commands of docs/scale.md that need nothing but the program, run as they are written there."""

import os
import re
from pathlib import Path

import pytest

SECTIONS = ["One machine", "Rows: one template, a table of values", "Shards", "Seeing", "One long animation", "Sizing and costs"]


def sections(root):
    parts = re.split(r"^## (.*)\n", (root.parent / "docs/scale.md").read_text(), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2]))


@pytest.fixture
def place(root, tmp_path, program):
    if not os.environ.get("LOTTIE"):
        pytest.skip("LOTTIE does not name a program")
    lottie = os.path.abspath(os.environ["LOTTIE"])
    environment = program("lottie", f'#!/bin/sh\nexec {lottie} "$@"\n')
    icons = tmp_path / "icons"
    icons.mkdir()
    for name, sample in {"home": "loader", "film": "loader", "card": "text", "morph": "icon-morph"}.items():
        (icons / f"{name}.json").write_bytes((root.parent / f"Samples/{sample}.json").read_bytes())
    return tmp_path, environment


def test_the_commands_run(root, place, call):
    folder, environment = place
    count = 0
    for name in SECTIONS:
        for block in re.findall(r"```sh\n(.*?)```", sections(root)[name], flags=re.S):
            end = call("sh", "-ec", block, cwd=folder, env=environment)
            assert end.returncode == 0, f"{block}\n{end.stderr}"
            count += 1
    assert count == 9
    assert len(list((folder / "out").glob("*.webp"))) == 4
    assert (folder / "home.png").exists()
    assert (folder / "out/ann.png").read_bytes() != (folder / "out/ben.png").read_bytes()
    assert (folder / "lottie.sarif").exists()


def test_split_frames_give_the_bytes_of_one_machine(root, place, call):
    folder, environment = place
    (block,) = re.findall(r"```sh\n(.*?)```", sections(root)["One long animation"], flags=re.S)
    assert call("sh", "-ec", block, cwd=folder, env=environment).returncode == 0
    assert call("lottie", "render", "icons/film.json", "whole.gif", cwd=folder, env=environment).returncode == 0
    assert (folder / "film.gif").read_bytes() == (folder / "whole.gif").read_bytes()


def test_files_that_are_named_exist(root):
    page = root.parent / "docs/scale.md"
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", page.read_text())]
    assert len(links) >= 6
    assert [link for link in links if not (page.parent / link).exists()] == []
    names = re.findall(r"Integrations/[\w/.-]+\.(?:sh|yaml)", page.read_text())
    assert [name for name in names if not (root.parent / name).exists()] == []


def test_the_variables_are_those_of_the_program(root):
    source = (root.parent / "Sources/LottieJobs/Batch/ShardChoice.swift").read_text()
    known = re.findall(r'\("(\w+)", ([01])\)', source)
    table = re.findall(r"^\|[^|]*\| `([A-Z_]+)` \| ([01])\b", sections(root)["Shards"], flags=re.M)
    assert len(known) == 7
    assert sorted(table) == sorted(known)
