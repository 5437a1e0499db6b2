"""What tools say of workflows, of action.yml, of the templates and of all shell in them."""

import re
import sys
from pathlib import Path

import pytest
import yaml

from test_gitlab import template

BIN = Path(sys.executable).parent


def workflows(root):
    files = sorted((root.parent / ".github/workflows").glob("*.yml"))
    assert len(files) == 2
    return files


def schema_errors(call, schema, *files):
    end = call(BIN / "check-jsonschema", "--builtin-schema", f"vendor.{schema}", *files)
    return "" if end.returncode == 0 else end.stdout + end.stderr


def test_the_schemas_of_github(root, call, tmp_path):
    assert schema_errors(call, "github-workflows", *workflows(root)) == ""
    assert schema_errors(call, "github-actions", root.parent / "action.yml") == ""
    wrong = tmp_path / "action.yml"
    wrong.write_text((root.parent / "action.yml").read_text().replace("shell: sh", "shel: sh"))
    assert "shel" in schema_errors(call, "github-actions", wrong)


def test_the_schema_of_gitlab(root, call, tmp_path):
    file = tmp_path / "jobs.yml"
    file.write_text(yaml.safe_dump(template(root)))
    assert schema_errors(call, "gitlab-ci", file) == ""
    file.write_text(yaml.safe_dump(template(root)).replace("codequality", "codequalities"))
    assert schema_errors(call, "gitlab-ci", file) != ""


def test_the_documented_workflows_fit_their_schemas(root, call, tmp_path):
    """The blocks of docs/ci.md that are whole files; inputs are those of action.yml."""
    blocks = re.findall(r"```yaml\n(.*?)```", (root.parent / "docs/ci.md").read_text(), flags=re.S)
    (workflow,) = [block for block in blocks if block.startswith("on:")]
    file = tmp_path / "workflow.yml"
    file.write_text(workflow)
    assert schema_errors(call, "github-workflows", file) == ""
    inputs = set(yaml.safe_load((root.parent / "action.yml").read_text())["inputs"])
    used = [
        step["with"] for block in blocks for step in steps(yaml.safe_load(block)) if "OWNER/" in step.get("uses", "")
    ]
    assert len(used) == 2
    assert set().union(*used) <= inputs
    table = re.findall(r"^\| `([\w-]+)` \|", (root.parent / "docs/ci.md").read_text(), flags=re.M)
    assert sorted(table) == sorted(inputs)
    (include,) = [yaml.safe_load(block)["include"][0] for block in blocks if block.startswith("include:")]
    template(root, **include["inputs"])


def steps(value):
    """All steps in a workflow, or in a part of one."""
    if isinstance(value, list):
        return [
            step for each in value for step in ([each] if isinstance(each, dict) and "uses" in each else steps(each))
        ]
    return [step for each in value.values() for step in steps(each)] if isinstance(value, dict) else []


def test_zizmor_finds_nothing(root, call, tmp_path):
    settings = Path(__file__).with_name("zizmor.yml")
    words = [BIN / "zizmor", "--offline", "--no-progress", "--quiet", "--config", settings]
    end = call(*words, root.parent / "action.yml", *workflows(root))
    assert end.returncode == 0, end.stdout
    wrong = tmp_path / "action.yml"
    wrong.write_text(
        (root.parent / "action.yml").read_text().replace("run: exit", "run: echo ${{ inputs.paths }}; exit")
    )
    end = call(*words, wrong)
    assert end.returncode != 0
    assert "template-injection" in end.stdout


def test_shellcheck_finds_nothing(root, call, tmp_path):
    scripts = sorted(root.rglob("*.sh")) + sorted((root / "slurm").glob("*.sbatch"))
    scripts += [root.parent / ".ci/run", root.parent / ".ci/collect", root.parent / ".githooks/pre-commit"]
    assert len(scripts) == 14
    documents = [yaml.safe_load(file.read_text()) for file in [root.parent / "action.yml", *workflows(root)]]
    inline = [step["run"] for document in documents for step in runs(document)]
    inline += [script for job in template(root).values() for script in job["script"]]
    assert len(inline) > 5
    for number, script in enumerate(inline):
        file = tmp_path / f"{number}.sh"
        # Options are separated by blanks; GitHub's expressions are values.
        head = "#!/bin/sh -e\n# shellcheck disable=SC2086\n"
        file.write_text(head + re.sub(r"\$\{\{.*?\}\}", "value", script) + "\n")
        scripts.append(file)
    end = call(BIN / "shellcheck", "--external-sources", "--source-path", root.parent, *scripts)
    assert (end.returncode, end.stdout) == (0, "")


def runs(value):
    """All steps with a script."""
    if isinstance(value, list):
        return [step for each in value for step in runs(each)]
    if isinstance(value, dict):
        own = [value] if isinstance(value.get("run"), str) else []
        return own + [step for each in value.values() for step in runs(each)]
    return []
