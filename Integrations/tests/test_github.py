"""The steps of action.yml in their order, as they stand; releases come from a folder, and `gh` is a fake."""

import hashlib
import json
import os
import re
import shutil
import sys
from pathlib import Path

import pytest
import yaml

HERE = Path(__file__).parent
HOSTILE = "%0A::error::forged `touch pwned` $(touch pwned) | <img> @all\n::error::forged"
DOCUMENT = """{"v":"5.7.0","nm":"a","fr":30,"ip":0,"op":30,"w":20,"h":10,"layers":[
{"ty":1,"nm":NAME,"ind":1,PARENT"ip":0,"op":30,"st":0,"ks":{},"sw":20,"sh":10,"sc":"#ff0000"}]}
"""


def document(name="back", parent=False):
    return DOCUMENT.replace("NAME", json.dumps(name)).replace("PARENT", '"parent":9,' if parent else "")


def evaluate(expression, values):
    """An expression of GitHub's with ==, !=, && and ||; what is not there is empty."""
    for operator in ("||", "&&"):
        if operator in expression:
            left, right = (evaluate(part, values) for part in expression.split(operator, 1))
            return (left or right) if operator == "||" else (right if left else left)
    match = re.fullmatch(r"(.*?)([=!]=)(.*)", expression)
    if match:
        left, right = (evaluate(part, values) for part in (match[1], match[3]))
        return str(left == right).lower() if (left == right) == (match[2] == "==") else ""
    expression = expression.strip()
    if expression.startswith("'"):
        return expression.strip("'")
    for name in expression.split("."):
        values = values.get(name, {})
    return values if values != {} else ""


def fill(text, values):
    return re.sub(r"\$\{\{(.*?)\}\}", lambda match: str(evaluate(match[1], values)), str(text))


class Runner:
    def __init__(self, root, folder, environment, call):
        self.action = yaml.safe_load((root / "action.yml").read_text())
        self.work = folder / "work"
        self.temp = folder / "temp"
        self.path = folder / "_actions/acme/motion/v9.8.7"  # not the repository of the workflow
        self.call = call
        shutil.copytree(root / "Integrations/github", self.path / "Integrations/github")
        (self.path / "CHANGELOG.md").write_text(
            "# Changelog\n\n## Unreleased\n\n- x 1.0\n\n## 9.8.7 - 2026-11-22\n\n## 9.8.6 - 2026-11-21\n"
        )
        self.work.mkdir()
        self.temp.mkdir()
        self.environment = {
            **environment,
            "RUNNER_TEMP": str(self.temp),
            "GITHUB_REPOSITORY": "someone/icons",
            "GITHUB_SERVER_URL": "https://github.com",
            "GITHUB_JOB": "check",
            "GITHUB_ACTION_PATH": str(self.path),
        }
        self.event = {}

    def run(self, **inputs):
        """Runs the steps; sets `status`, `log`, `outputs`, `summary` and `uses`."""
        given = {name.replace("_", "-"): value for name, value in inputs.items()}
        assert set(given) <= set(self.action["inputs"])
        github = {"event": self.event, "token": "secret"}
        values = {"github": github, "steps": {}}
        values["inputs"] = {
            name: given.get(name, fill(each["default"], values)) for name, each in self.action["inputs"].items()
        }
        self.status, self.log, self.summary, self.uses = 0, "", "", []
        for step in self.action["runs"]["steps"]:
            if "if" in step and not evaluate(step["if"], values):
                continue
            if "uses" in step:
                with_ = {name: fill(value, values) for name, value in step["with"].items()}
                self.uses.append((step["uses"].split("@")[0], with_))
                continue
            files = {name: self.temp / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
            for file in files.values():
                file.write_text("")
            variables = {name: fill(value, values) for name, value in step["env"].items()}
            end = self.call(
                *("sh", "-e", "-c", step["run"]),
                cwd=self.work,
                env={**self.environment, **variables, **{name: str(file) for name, file in files.items()}},
            )
            self.log += end.stdout + end.stderr
            self.summary += files["GITHUB_STEP_SUMMARY"].read_text()
            outputs = dict(line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())
            if "id" in step:
                values["steps"][step["id"]] = {"outputs": outputs}
            self.status = end.returncode
            if end.returncode:
                break
        self.outputs = {name: fill(each["value"], values) for name, each in self.action["outputs"].items()}
        return self

    def commands(self):
        """The lines of the log that a runner takes as commands."""
        commands, token = [], None
        for line in self.log.split("\n"):
            if token is not None:
                token = None if line == f"::{token}::" else token
            elif line.startswith("::stop-commands::"):
                token = line.removeprefix("::stop-commands::")
            elif line.startswith("::") or "##[" in line:
                commands.append(line)
        assert token is None
        return commands


GH = f"""#!{sys.executable}
import json, os, sys
import jq
words = sys.argv[1:]
state_file = os.path.join(os.path.dirname(__file__), "state.json")
state = json.load(open(state_file))
assert os.environ["GH_TOKEN"] == "secret" and os.environ["GH_HOST"] == "github.com"
if state["refused"]:
    sys.exit("::error::HTTP 403")
fields = dict(words[at + 1].split("=", 1) for at, word in enumerate(words) if word in ("-f", "-F"))
if words[:2] == ["api", "graphql"]:
    assert "--paginate" in words
    assert (fields["owner"], fields["name"], fields["number"]) == ("someone", "icons", "7")
    comments = state["comments"]
    for page in [comments[:1], comments[1:]]:
        nodes = [dict(databaseId=at["id"], viewerDidAuthor=at["mine"], body=at["body"]) for at in page]
        answer = dict(data=dict(repository=dict(pullRequest=dict(comments=dict(nodes=nodes)))))
        for line in jq.compile(words[words.index("--jq") + 1]).input_value(answer):
            print(line)
else:
    method, path = words[words.index("--method") + 1], words[words.index("--method") + 2]
    body = open(fields["body"].removeprefix("@")).read()
    if method == "POST":
        assert path == "repos/someone/icons/issues/7/comments"
        state["comments"].append(dict(id=100 + len(state["comments"]), mine=True, body=body))
    else:
        assert method == "PATCH" and path.startswith("repos/someone/icons/issues/comments/")
        (comment,) = [each for each in state["comments"] if each["id"] == int(path.split("/")[-1])]
        comment["body"] = body
    json.dump(state, open(state_file, "w"))
"""


@pytest.fixture
def comments(tmp_path):
    """The comments of the pull request; the first two are other people's."""
    marker = "<!-- lottie action: validate in check -->"
    file = tmp_path / "bin/state.json"

    def comments(**changes):
        state = json.loads(file.read_text()) if file.exists() else None
        if state is None:
            file.parent.mkdir(exist_ok=True)
            others = [dict(id=1, mine=False, body=marker), dict(id=2, mine=True, body="of another tool: " + marker)]
            state = dict(refused=False, comments=others)
        file.write_text(json.dumps({**state, **changes}))
        return [each["body"] for each in state["comments"] if each["mine"]][1:]

    comments()
    return comments


@pytest.fixture
def runner(root, tmp_path, program, call, comments):
    return Runner(root.parent, tmp_path, program("gh", GH), call)


@pytest.fixture
def export(runner, lottie):
    """A good and a bad export in `assets`."""
    (runner.work / "assets").mkdir()
    (runner.work / "assets/good.json").write_text(document())
    (runner.work / "assets/bad.json").write_text('{"layers": [')
    (runner.work / "package.json").write_text("{}")
    return runner


def test_one_good_and_one_bad_export(export, lottie):
    export.event = {"pull_request": {"number": 7}}
    end = export.run(program=lottie, report="animations", sarif="true")
    assert end.status == 1
    assert end.outputs["status"] == "1" and end.outputs["errors"] == "1" and end.outputs["warnings"] == "0"
    assert end.summary.startswith("## Animations: checked\n\n**1 error, 0 warnings, 0 notes**\n\n### assets/bad.json\n")
    assert Path(end.outputs["summary-file"]).read_text() == end.summary
    assert json.loads(Path(end.outputs["sarif-file"]).read_text())["version"] == "2.1.0"
    (command,) = end.commands()
    assert command.startswith("::error file=assets/bad.json,line=1,col=13,title=json/syntax::")
    (artifact, upload) = end.uses
    assert artifact[0] == "actions/upload-artifact" and artifact[1]["name"] == "animations"
    names = sorted(each.name for each in Path(artifact[1]["path"]).iterdir())
    assert names == ["lottie.sarif", "report.html", "report.json", "summary.md"]
    assert upload[0] == "github/codeql-action/upload-sarif"
    assert upload[1]["sarif_file"] == end.outputs["sarif-file"]
    assert end.run(program=lottie, paths="assets/good.json").status == 0
    assert end.uses == []


def test_patterns_are_those_of_the_program(export, lottie):
    deep = export.work / "assets/deep/er"
    deep.mkdir(parents=True)
    shutil.copy(export.work / "assets/bad.json", deep / "bad too.json")
    shutil.copy(export.work / "assets/good.json", deep.parent)  # all that a shell would find
    assert export.run(program=lottie, paths="assets/**/*.json").outputs["errors"] == "2"
    assert export.run(program=lottie, paths="assets/deep/er/bad too.json\nassets/good.json").outputs["errors"] == "1"


def test_a_run_that_cannot_check_ends_with_its_status(export, lottie):
    for inputs, status in [(dict(paths="none"), 66), (dict(args="--target none"), 64), (dict(args="--fix"), 64)]:
        end = export.run(program=lottie, **inputs)
        assert end.status == status
        assert "<pre>\nerror: " in end.summary
        assert end.outputs["sarif-file"] == ""
    assert export.run(program=lottie, command="$(touch pwned)").status == 64
    assert export.run(program="no such program").status == 64
    assert not list(export.work.rglob("pwned"))


def test_hostile_names_are_only_text(export, lottie, comments):
    export.event = {"pull_request": {"number": 7}}
    name = HOSTILE.replace("/", "-")
    (export.work / f"assets/{name}.json").write_text(document(HOSTILE, parent=True))
    (export.work / "::error::::`touch pwned`.lottie").write_text("{")
    (export.work / "-dash.tgs").write_text("{")
    for paths in [".", "*", "assets/*", name, "$(touch pwned)", "--fix", "-q"]:
        for args in ["", "$(touch pwned)", "--baseline `touch pwned`", "; touch pwned"]:
            end = export.run(program=lottie, paths=paths, args=args, comment="true", fail_on="warning")
            assert end.status in (1, 64, 66), end.log
            for command in end.commands():
                assert re.match(r"::(error|warning|notice) file=[^:,]+,line=\d+,col=\d+,title=[a-z/-]+::", command)
                assert "%0A" not in command
            assert "\n::error" not in end.summary
            assert not re.search(r"(?<!\\)<img>", end.summary)
            assert not [each for each in export.work.parent.rglob("*") if each.name == "pwned"]
    end = export.run(program=lottie, comment="true")
    assert len(end.commands()) == 5, end.commands()
    (body,) = comments()
    assert "@\u200ball" in body and "@all" not in body


def test_the_comment_follows_the_state(export, lottie, comments):
    (export.work / "assets/bad.json").rename(export.work / "bad")
    assert export.run(program=lottie, comment="true").status == 0
    export.event = {"pull_request": {"number": 7}}
    assert export.run(program=lottie, comment="true").status == 0
    assert comments() == []
    (export.work / "bad").rename(export.work / "assets/bad.json")
    assert export.run(program=lottie, comment="true").status == 1
    (body,) = comments()
    assert body.startswith("<!-- lottie action: validate in check -->\n\n## Animations: checked\n\n**1 error, ")
    (export.work / "assets/bad.json").unlink()
    assert export.run(program=lottie, comment="true").status == 0
    (body,) = comments()
    assert "**0 errors, 0 warnings, 0 notes**" in body
    comments(refused=True)
    assert export.run(program=lottie, comment="true").status == 0
    assert export.commands() == [
        "::warning title=lottie::the comment could not be written; its text is in the summary of the job"
    ]


@pytest.fixture
def repository(export, call):
    """A clone without history of a repository with two commits on a branch."""

    def git(*words, cwd=export.work):
        end = call("git", "-c", "user.name=a", "-c", "user.email=a@b", *words, cwd=cwd)
        assert end.returncode == 0, end.stderr
        return end.stdout.strip()

    git("init", "--quiet", "--initial-branch=main")
    (export.work / "assets/bad.json").write_text(document())
    git("add", "-A")
    git("commit", "--quiet", "-m", "one")
    base = git("rev-parse", "HEAD")
    (export.work / "assets/good.json").write_text(document("front"))
    (export.work / "assets/::error::`touch pwned`\n<b>.json").write_text(document())
    (export.work / "assets/link.lottie").symlink_to("/etc/passwd")
    (export.work / "package.json").write_text('{"name": 1}')
    git("add", "-A")
    git("commit", "--quiet", "-m", "two")
    origin = export.work.rename(export.work.parent / "origin")
    git("config", "uploadpack.allowAnySHA1InWant", "true", cwd=origin)
    git("clone", "--quiet", "--depth", "1", f"file://{origin}", "work", cwd=origin.parent)
    return export, base, git


def test_changes_since_the_base_of_a_pull_request(repository, lottie, comments):
    runner, base, git = repository
    runner.event = {"pull_request": {"number": 7, "base": {"sha": base}}}
    end = runner.run(command="diff", program=lottie, comment="true", report="changes")
    assert end.status == 0, end.log
    assert end.commands() == []
    assert (
        end.summary
        == f"""## Animations: changes

Since {base[:12]}:

**1 changed, 0 renamed, 2 added, 0 removed, 0 equal**

| | file | difference | what changed |
|---|---|---|---|
| added | assets/::error::\\`touch pwned\\`\\\\n\\<b>.json |  |  |
| changed | assets/good.json | draws the same | layer back: renamed to front |
| added | assets/link.lottie |  |  |
"""
    )
    (body,) = comments()
    assert body.endswith(end.summary)
    assert end.uses[0][0] == "actions/upload-artifact"
    folder = Path(end.outputs["summary-file"]).parent
    assert "passwd" not in (folder / "changes.md").read_text() + (folder / "changes.html").read_text()
    assert runner.run(command="diff", program=lottie, fail_on="difference").status == 1
    assert runner.run(command="diff", program=lottie, fail_on="error").status == 64
    assert not [each for each in runner.work.parent.rglob("*") if each.name == "pwned"]


def test_other_bases(repository, lottie):
    runner, base, git = repository
    git("tag", "first", base, cwd=runner.work.parent / "origin")
    for inputs, event, count in [
        (dict(base="first"), {}, 1),
        (dict(), {"before": base}, 1),
        (dict(), {"merge_group": {"base_sha": base}}, 1),
        (dict(), {"before": "0" * 40, "repository": {"default_branch": "main"}}, 0),
        (dict(base="main"), {"before": base}, 0),
    ]:
        runner.event = event
        end = runner.run(command="diff", program=lottie, **inputs)
        assert end.status == 0, end.log
        assert end.summary.count("| changed | assets/good.json |") == count
    for base in ["", "none", "--upload-pack=touch pwned", "+main:main"]:
        runner.event = {}
        assert runner.run(command="diff", program=lottie, base=base).status == 64
    assert not list(runner.work.rglob("pwned"))


def test_a_merge_is_compared_with_what_it_was_merged_into(repository, lottie):
    """main went on after the base that the event names; its change is not one of the pull request."""
    runner, base, git = repository
    origin = runner.work.parent / "origin"
    git("checkout", "--quiet", "-b", "topic", base, cwd=origin)
    (origin / "assets/bad.json").write_text(document("changed by topic"))
    git("commit", "--quiet", "-a", "-m", "topic", cwd=origin)
    git("checkout", "--quiet", "-b", "merge", "main", cwd=origin)
    git("merge", "--quiet", "--no-edit", "topic", cwd=origin)
    shutil.rmtree(runner.work)
    git("clone", "--quiet", "--depth", "1", "--branch", "merge", f"file://{origin}", "work", cwd=origin.parent)
    runner.event = {"pull_request": {"number": 7, "base": {"sha": base}}}
    runner.environment.update(GITHUB_REF="refs/pull/7/merge", GITHUB_SHA=git("rev-parse", "HEAD"))
    end = runner.run(command="diff", program=lottie)
    assert end.status == 0, end.log
    assert "| changed | assets/bad.json |" in end.summary
    assert "1 changed, 0 renamed, 0 added, 0 removed" in end.summary
    # The branch itself is checked out.
    runner.environment["GITHUB_SHA"] = base
    assert "2 changed" in runner.run(command="diff", program=lottie).summary


def test_a_link_is_what_git_keeps_of_it(repository, lottie):
    runner, base, git = repository
    outside = runner.work.parent / "outside.json"
    outside.write_text(document("of somebody else"))
    (runner.work / "assets/bad.json").unlink()
    (runner.work / "assets/bad.json").symlink_to(outside)
    git("add", "-A")
    git("commit", "--quiet", "-m", "three")
    end = runner.run(command="diff", program=lottie, base="HEAD~1")
    assert end.status == 65
    assert "error: after/assets/bad.json:1:1: not JSON" in end.summary
    assert "somebody" not in end.log + end.summary


def test_an_export_that_is_broken_now_fails(repository, lottie):
    runner, base, git = repository
    (runner.work / "assets/bad.json").write_text('{"layers": [')
    git("add", "-A")
    git("commit", "--quiet", "-m", "three")
    end = runner.run(command="diff", program=lottie, base="HEAD~1")
    assert end.status == 65
    assert "<pre>\nerror: after/assets/bad.json:1:13: not JSON" in end.summary


CURL = f"""#!{sys.executable}
import os, shutil, sys
assert "--fail" in sys.argv and sys.argv[sys.argv.index("--proto") + 1] == "=https"
url, output = sys.argv[-1], sys.argv[sys.argv.index("--output") + 1]
start = "https://github.com/acme/motion/releases/download/"
source = os.path.join(os.path.dirname(__file__), "../releases", url.removeprefix(start))
if not url.startswith(start) or not os.path.exists(source):
    sys.exit(22)
shutil.copy(source, output)
"""


ATTESTATIONS = f"""#!{sys.executable}
import os, sys
assert os.environ["GH_TOKEN"] == "secret" and os.environ["GH_HOST"] == "github.com"
command, file, repository = sys.argv[1:3], sys.argv[3], sys.argv[4:]
assert command == ["attestation", "verify"] and repository == ["--repo", "acme/motion"]
sys.exit(os.path.exists(os.path.join(os.path.dirname(__file__), "../unattested")))
"""


@pytest.fixture
def release(export, lottie, program, wheel):
    program("curl", CURL)
    program("gh", ATTESTATIONS)
    program("uname", '#!/bin/sh\n[ "$1" = -s ] && echo Linux || echo "${MACHINE:-x86_64}"\n')
    folder = export.work.parent / "releases/v9.8.7"
    folder.mkdir(parents=True)
    names = [f"lottie_cli-9.8.7-py3-none-manylinux_2_35_{machine}.whl" for machine in ("aarch64", "x86_64")]
    sums = ""
    for name in [*names, "lottie-9.8.7-x86_64-linux.tar.gz"]:
        wheel(folder / name, "9.8.7")
        sums += f"{hashlib.sha256((folder / name).read_bytes()).hexdigest()}  {name}\n"
    (folder / "SHA256SUMS").write_text(sums)
    return export, folder


def test_the_package_of_the_action_is_installed(release):
    runner, folder = release
    for version in ["", "9.8.7", "v9.8.7"]:
        end = runner.run(version=version)
        assert end.outputs["errors"] == "1", end.log
        assert end.status == 1
    assert sorted(each.name for each in runner.work.iterdir()) == ["assets", "package.json"]


def test_a_package_with_another_checksum_is_refused(release):
    runner, folder = release
    with open(folder / "lottie_cli-9.8.7-py3-none-manylinux_2_35_x86_64.whl", "ab") as file:
        file.write(b"x")
    end = runner.run()
    assert end.status == 65
    assert "does not have the checksum of SHA256SUMS" in end.log
    assert not list(runner.temp.rglob("bin/lottie"))


def test_a_package_without_an_attestation_is_refused(release):
    runner, folder = release
    (runner.work.parent / "unattested").touch()
    end = runner.run()
    assert end.status == 65
    assert "has no attestation of acme/motion" in end.log
    assert not list(runner.temp.rglob("bin/lottie"))


def test_what_cannot_be_installed(release):
    runner, folder = release
    for version, status in [("9.8.6", 69), ("../9.8.7", 64), ("$(touch pwned)", 64), ("9.8.7\nx=y", 64)]:
        assert runner.run(version=version).status == status, runner.log
    runner.environment["MACHINE"] = "riscv64"
    assert runner.run().status == 64
    del runner.environment["MACHINE"]
    sums = folder / "SHA256SUMS"
    sums.write_text("".join(line for line in sums.read_text().splitlines(True) if "x86_64.whl" not in line))
    assert "has no wheel for x86_64" in runner.run().log
    (runner.path / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n")
    assert "belongs to no release" in runner.run().log
    assert not list(runner.work.rglob("pwned"))


def test_values_reach_scripts_as_variables_only(root):
    steps = yaml.safe_load((root.parent / "action.yml").read_text())["runs"]["steps"]
    scripts = [step["run"] for step in steps if "run" in step]
    assert len(scripts) == 4
    assert [script for script in scripts if "${{" in script] == []
    for script in scripts:
        for name in re.findall(r"Integrations/github/[\w.]+", script):
            assert os.access(root.parent / name, os.X_OK)
