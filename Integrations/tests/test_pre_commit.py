"""The hooks of docs/ci.md, by pre-commit; what would come from a server lies in folders."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

PRE_COMMIT = Path(sys.executable).with_name("pre-commit")
GOOD = '{"v":"5.7.0","nm":"a","fr":30,"ip":0,"op":30,"w":20,"h":10,"layers":[]}'


@pytest.fixture
def place(tmp_path, program, lottie):
    """A folder with a repository in `work`, and a way to run git in it."""
    environment = {
        **program("lottie", f'#!/bin/sh\nexec {lottie} "$@"\n'),
        "PRE_COMMIT_HOME": str(tmp_path / "cache"),
        "GIT_CONFIG_GLOBAL": str(tmp_path / "gitconfig"),
    }
    (tmp_path / "gitconfig").write_text("[user]\nname = a\nemail = a@b\n[init]\ndefaultBranch = main\n")

    def git(*words, cwd=tmp_path / "work"):
        return subprocess.run(["git", *words], cwd=cwd, env=environment, capture_output=True, text=True)

    work = tmp_path / "work"
    (work / "assets").mkdir(parents=True)
    (work / "package.json").write_text('{"name": "x"}')
    (work / "tsconfig.json").write_text("{ // comment\n}")
    (work / "assets/good.json").write_text(GOOD)
    for name in ["-dash.lottie", "two\nlines `touch pwned`.json"]:
        (work / "assets" / name).write_text(GOOD)
    (work / "-dash.json").write_text(GOOD)
    git("init", "--quiet")
    return tmp_path, environment, git


def documented(root, key):
    """The block of docs/ci.md in which a word occurs, as pre-commit reads it."""
    blocks = re.findall(r"```yaml\n(.*?)```", (root.parent / "docs/ci.md").read_text(), flags=re.S)
    (block,) = [block for block in blocks if block.startswith("repos:") and key in block]
    return yaml.safe_load(block)


def check(place, settings):
    """Commits what is good; then what is bad is refused."""
    folder, environment, git = place
    work = folder / "work"
    (work / ".pre-commit-config.yaml").write_text(yaml.safe_dump(settings))
    install = subprocess.run([PRE_COMMIT, "install"], cwd=work, env=environment, capture_output=True, text=True)
    assert install.returncode == 0, install.stderr
    git("add", "-A")
    end = git("commit", "-m", "good")
    assert end.returncode == 0, end.stdout + end.stderr
    assert "Passed" in end.stdout + end.stderr
    (work / "assets/bad.json").write_text('{"v":"5.7.0","layers": [')
    git("add", "-A")
    end = git("commit", "-m", "bad")
    assert end.returncode == 1
    report = end.stdout + end.stderr
    assert "Failed" in report and "assets/bad.json\n  error  1:25\n    not JSON: the text ends too early" in report
    for name in ["good.json", "package.json", "tsconfig.json"]:
        assert f"{name}\n  error" not in report
    (work / "assets/bad.json").write_text(GOOD)
    git("add", "-A")
    assert git("commit", "-m", "mended").returncode == 0
    assert not list(folder.rglob("pwned"))


def test_the_hook_of_this_repository(root, place):
    folder, environment, git = place
    hooks = folder / "hooks"
    shutil.copytree(root / "pre-commit", hooks / "Integrations/pre-commit")
    shutil.copy(root.parent / ".pre-commit-hooks.yaml", hooks)
    for words in [("init", "--quiet"), ("add", "-A"), ("commit", "--quiet", "-m", "hooks"), ("tag", "v0.1.0")]:
        assert git(*words, cwd=hooks).returncode == 0
    settings = documented(root, "lottie-validate")
    (repository,) = settings["repos"]
    repository.update(repo=str(hooks), rev="v0.1.0")
    check(place, settings)


def test_the_hook_that_installs_the_program(root, place, wheel):
    folder, environment, git = place
    settings = documented(root, "additional_dependencies")
    (package,) = settings["repos"][0]["hooks"][0]["additional_dependencies"]
    version = package.removeprefix("lottie-cli==")
    (folder / "wheels").mkdir()
    wheel(folder / f"wheels/lottie_cli-{version}-py3-none-any.whl", version)
    environment["PIP_FIND_LINKS"] = str(folder / "wheels")
    (folder / "bin/lottie").unlink()
    check(place, settings)


def test_the_script_alone(root, place, call, tmp_path):
    folder, environment, git = place
    script = root / "pre-commit/validate.sh"
    work = folder / "work"

    def run(*words, **variables):
        return call(script, *words, cwd=work, env={**environment, **variables})

    assert run("--", "package.json", "tsconfig.json", "none.json").returncode == 0
    assert run("--", "none.lottie").returncode == 66
    end = run("--format", "compact", "--", "package.json", "-dash.json")
    assert (end.returncode, end.stderr) == (0, "") or "package" not in end.stdout
    assert run("--config", "package.json", "--", "-dash.json").returncode != 0
    assert run("-dash.json").returncode == 64
    assert run("--", "-dash.json", LOTTIE="no-such-program").returncode == 69
