"""The script of the template, as a runner of GitLab's would call it."""

import json
import re
import shutil
import xml.etree.ElementTree
from pathlib import Path

import pytest
import yaml

GOOD = '{"v":"5.7.0","nm":"a","fr":30,"ip":0,"op":30,"w":20,"h":10,"layers":[]}'


def template(root, **inputs):
    """The job of the template with its inputs, interpolated as GitLab does it: in values, after YAML is read."""
    spec, jobs = yaml.safe_load_all((root / "gitlab/lottie.gitlab-ci.yml").read_text())
    declared = spec["spec"]["inputs"]
    assert set(inputs) <= set(declared)

    def fill(value):
        if isinstance(value, dict):
            return {fill(key): fill(each) for key, each in value.items()}
        if isinstance(value, list):
            return [fill(each) for each in value]
        if not isinstance(value, str):
            return value
        return re.sub(
            r"\$\[\[ inputs\.([\w-]+) \]\]", lambda match: inputs.get(match[1], declared[match[1]]["default"]), value
        )

    return fill(jobs)


@pytest.fixture
def run(root, tmp_path, program, lottie, call):
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/good.json").write_text(GOOD)
    (tmp_path / "package.json").write_text("{}")
    environment = program("lottie", f'#!/bin/sh\nexec {lottie} "$@"\n')

    def run(**inputs):
        ((name, job),) = template(root, **{key.replace("_", "-"): value for key, value in inputs.items()}).items()
        variables = {
            key: value["value"] if isinstance(value, dict) else value for key, value in job["variables"].items()
        }
        (script,) = job["script"]
        assert "$[[" not in script
        end = call("sh", "-c", script, cwd=tmp_path, env={**environment, **variables, "CI_PROJECT_DIR": str(tmp_path)})
        reports = job["artifacts"]["reports"]
        return end, tmp_path / reports["codequality"], tmp_path / reports["junit"]

    run.environment = environment
    return run


def test_one_good_and_one_bad_export(run, tmp_path):
    (tmp_path / "assets/bad.json").write_text('{"layers": [')
    end, quality, junit = run(paths="assets\npackage.json", args="--ignore json/not-lottie")
    assert end.returncode == 1, end.stderr
    assert "assets/bad.json\n  error  1:13\n" in end.stdout
    (finding,) = [each for each in json.loads(quality.read_text()) if each["check_name"] == "json/syntax"]
    assert finding["location"] == {"path": "assets/bad.json", "lines": {"begin": 1}}
    suites = xml.etree.ElementTree.parse(junit).getroot()
    assert [each.get("message") for each in suites.iter("failure")] == ["not JSON: the text ends too early"]
    assert run(fail_on="never")[0].returncode == 0
    (tmp_path / "assets/bad.json").unlink()
    assert run()[0].returncode == 0


def test_a_run_that_cannot_check_fails(run, tmp_path):
    for inputs in [dict(paths="none"), dict(args="--target none"), dict(args="--none"), dict(fail_on="always")]:
        assert run(**inputs)[0].returncode not in (0, 127), inputs


def test_hostile_values_are_only_text(run, tmp_path):
    name = "`touch pwned` $(touch pwned)\n::error"
    (tmp_path / f"assets/{name}.json").write_text("{")
    for inputs in [dict(), dict(paths=name), dict(paths="'; touch pwned; '"), dict(args="$(touch pwned)")]:
        assert run(**inputs)[0].returncode != 0
    assert sorted(each.name for each in tmp_path.rglob("pwned")) == []


def test_the_program_is_installed_where_there_is_none(run, tmp_path, wheel):
    (tmp_path / "bin/lottie").unlink()
    (tmp_path / "wheels").mkdir()
    for version in ["9.8.6", "9.8.7"]:
        wheel(tmp_path / f"wheels/lottie_cli-{version}-py3-none-any.whl", version)
    run.environment.update(PIP_NO_INDEX="1", PIP_FIND_LINKS=str(tmp_path / "wheels"))
    for wanted, version in [("9.8.6", "9.8.6"), ("", "9.8.7")]:
        end, *_ = run(version=wanted, paths="assets")
        assert end.returncode == 0, end.stderr
        (info,) = Path(tmp_path / ".lottie-program").rglob("lottie_cli-*.dist-info")
        assert info.name == f"lottie_cli-{version}.dist-info"
        shutil.rmtree(tmp_path / ".lottie-program")
    assert run(version="9.8.5")[0].returncode == 1
