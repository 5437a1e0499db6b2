"""With cfn-lint, and with moto's server on loopback in the place of AWS; nothing is run."""

import json
import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

BIN = Path(sys.executable).parent
TEMPLATE = "aws-batch/definitions.yaml"


def test_cfn_lint_finds_nothing(root, call):
    end = call(BIN / "cfn-lint", root / TEMPLATE)
    assert (end.returncode, end.stdout) == (0, "")


@pytest.mark.parametrize("old, new", [("Type: container", "Type: containers"), ("!Ref Image", "!Ref Imag")])
def test_cfn_lint_finds_faults(root, call, tmp_path, old, new):
    text = (root / TEMPLATE).read_text()
    assert old in text
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(text.replace(old, new, 1))
    assert call(BIN / "cfn-lint", wrong).returncode != 0


@pytest.fixture(scope="module")
def aws(tmp_path_factory):
    """Calls the command `aws`, answered by a server on this machine; gives its environment, too."""
    log = tmp_path_factory.mktemp("moto") / "log"
    with open(log, "w") as file:
        server = subprocess.Popen([BIN / "moto_server", "-H", "127.0.0.1", "-p", "0"], stdout=file, stderr=file)
    try:
        address = None
        deadline = time.monotonic() + 60
        while address is None and time.monotonic() < deadline:
            assert server.poll() is None, log.read_text()
            time.sleep(0.1)
            for word in log.read_text().split():
                if word.startswith("http://127.0.0.1:"):
                    address = word
        assert address, log.read_text()
        # No containers: jobs only change their state.
        request = urllib.request.Request(
            f"{address}/moto-api/config", json.dumps({"batch": {"use_docker": False}}).encode(), method="POST"
        )
        urllib.request.urlopen(request).close()
        environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("AWS_")},
            "AWS_ENDPOINT_URL": address,
            "AWS_ACCESS_KEY_ID": "testing",
            "AWS_SECRET_ACCESS_KEY": "testing",
            "AWS_DEFAULT_REGION": "eu-central-1",
            "AWS_CONFIG_FILE": "/dev/null",
            "AWS_SHARED_CREDENTIALS_FILE": "/dev/null",
            "PATH": f"{BIN}:{os.environ['PATH']}",
        }

        def call(*arguments):
            end = subprocess.run(["aws", *map(str, arguments)], env=environment, capture_output=True, text=True)
            assert end.returncode == 0, end.stderr
            return json.loads(end.stdout) if end.stdout.strip() else None

        call.environment = environment
        yield call
    finally:
        server.terminate()
        server.wait()


@pytest.fixture(scope="module")
def queue(aws):
    role = "arn:aws:iam::123456789012:role/batch"
    aws("iam", "create-role", "--role-name", "batch", "--assume-role-policy-document", "{}")
    compute = aws(
        *("batch", "create-compute-environment", "--compute-environment-name", "test", "--type", "UNMANAGED"),
        *("--service-role", role),
    )
    aws(
        *("batch", "create-job-queue", "--job-queue-name", "test", "--priority", 1, "--state", "ENABLED"),
        *("--compute-environment-order", f"order=1,computeEnvironment={compute['computeEnvironmentArn']}"),
    )
    return "test"


@pytest.fixture(scope="module")
def stack(aws):
    root = Path(__file__).parents[1]
    aws(
        *("cloudformation", "create-stack", "--stack-name", "lottie"),
        *("--template-body", f"file://{root / TEMPLATE}", "--parameters"),
        "ParameterKey=Image,ParameterValue=123456789012.dkr.ecr.eu-central-1.amazonaws.com/lottie:0.1.0",
        "ParameterKey=FileSystem,ParameterValue=fs-0123456789abcdef0",
    )


def test_the_stack_makes_both_definitions(aws, stack):
    definitions = aws("batch", "describe-job-definitions")["jobDefinitions"]
    assert sorted(definition["jobDefinitionName"] for definition in definitions) == ["lottie-merge", "lottie-shards"]
    shards = next(each for each in definitions if each["jobDefinitionName"] == "lottie-shards")
    command = shards["containerProperties"]["command"]
    assert "--shard auto" in command[2]
    assert shards["retryStrategy"]["attempts"] == 6


def test_the_commands_status_is_that_of_the_program_but_findings_are_none(aws, stack, program, tmp_path):
    """The shell command of the definition, with /work replaced, as a container would run it."""
    (tmp_path / "work").mkdir()
    definitions = aws("batch", "describe-job-definitions")["jobDefinitions"]
    command = next(each for each in definitions if each["jobDefinitionName"] == "lottie-shards")["containerProperties"][
        "command"
    ]
    for status, expected in [(0, 0), (1, 0), (65, 65), (137, 137)]:
        environment = program("lottie", f'#!/bin/sh\necho "$@"\nexit {status}\n')
        words = [str(word).replace("Ref::job", "job").replace("/work", str(tmp_path / "work")) for word in command]
        end = subprocess.run(words, env=environment, capture_output=True, text=True)
        assert end.stdout == "batch job --shard auto --jobs 2\n"
        assert end.returncode == expected
    environment = program("lottie", '#!/bin/sh\necho "$@" >&2\necho listed\n')
    copies = {"COPY_IN": "cat >in", "COPY_OUT": "cat >out"}
    end = subprocess.run(words, env={**environment, **copies}, cwd=tmp_path, capture_output=True, text=True)
    assert end.stderr == (
        "plan job --list-inputs --shard auto\nbatch job --shard auto --jobs 2\nplan job --list-outputs --shard auto\n"
    )
    assert [(tmp_path / "work" / name).read_text() for name in ("in", "out")] == ["listed\n"] * 2


def test_the_array_has_the_shards_of_the_plan_and_the_merge_depends_on_it(aws, stack, queue, root, job):
    end = subprocess.run(
        [root / "aws-batch/submit.sh", queue, "job"],
        cwd=job.parent,
        env=aws.environment,
        capture_output=True,
        text=True,
    )
    assert end.returncode == 0, end.stderr
    words = end.stdout.replace(",", "").split()
    shards, merge = words[2], words[5]
    jobs = {each["jobId"]: each for each in aws("batch", "describe-jobs", "--jobs", shards, merge)["jobs"]}
    assert jobs[shards]["arrayProperties"]["size"] == 4
    assert [each["jobId"] for each in jobs[merge]["dependsOn"]] == [shards]


@pytest.mark.parametrize("text", ["{}", '{"shards": 1}', '{"shards": 10001}'])
def test_a_plan_that_is_no_array_is_refused(aws, queue, root, job, text):
    (job / "plan.json").write_text(text)
    end = subprocess.run(
        [root / "aws-batch/submit.sh", queue, job], env=aws.environment, capture_output=True, text=True
    )
    assert end.returncode == 65
    assert "an array has 2 to 10000" in end.stderr
