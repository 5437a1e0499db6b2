"""Against the schemas of Kubernetes that kubernetes-validate carries; no cluster."""

import copy

import kubernetes_validate
import pytest
import yaml

# backoffLimitPerIndex and maxFailedIndexes are on by default since 1.29.
VERSIONS = ["1.29", "1.31", "1.33", "1.35", "1.37"]


def read(root, name):
    (document,) = yaml.safe_load_all((root / "kubernetes" / name).read_text())
    return document


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("name", ["shards.yaml", "merge.yaml"])
def test_the_schema_of_this_version_of_kubernetes(root, name, version):
    kubernetes_validate.validate(read(root, name), version, strict=True)


@pytest.mark.parametrize(
    "change",
    [
        lambda spec: spec.update(completion=64),
        lambda spec: spec.update(completions="64"),
        lambda spec: spec["podFailurePolicy"]["rules"][1]["onExitCodes"].pop("operator"),
        lambda spec: spec["template"]["spec"]["containers"][0].update(commands=["lottie"]),
    ],
)
def test_the_schema_finds_faults(root, change):
    document = read(root, "shards.yaml")
    change(document["spec"])
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(document, VERSIONS[-1], strict=True)


def test_what_no_schema_says(root):
    spec = read(root, "shards.yaml")["spec"]
    assert spec["completionMode"] == "Indexed"  # JOB_COMPLETION_INDEX
    assert spec["maxFailedIndexes"] == spec["completions"]
    assert spec["parallelism"] <= spec["completions"]
    pod = spec["template"]["spec"]
    assert pod["restartPolicy"] == "Never"  # podFailurePolicy allows no other
    (container,) = pod["containers"]
    assert container["command"][:5] == ["lottie", "batch", "job", "--shard", "auto"]
    assert [rule["onExitCodes"]["containerName"] for rule in spec["podFailurePolicy"]["rules"][1:]] == [container["name"]]
    assert {mount["name"] for mount in container["volumeMounts"]} == {volume["name"] for volume in pod["volumes"]}


def test_both_jobs_see_the_same(root):
    shards, merge = (
        copy.deepcopy(read(root, name)["spec"]["template"]["spec"]) for name in ["shards.yaml", "merge.yaml"]
    )
    for pod in (shards, merge):
        del pod["containers"][0]["command"], pod["containers"][0]["resources"]
    assert shards == merge
