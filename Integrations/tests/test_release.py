"""What the workflow of a release does with files, and what it may do."""

import hashlib

import pytest
import yaml


@pytest.fixture
def machines(tmp_path):
    """Two folders as `make dist` leaves them."""
    folders = []
    for machine, debian in [("x86_64", "amd64"), ("aarch64", "arm64")]:
        folder = tmp_path / f"dist-{machine}"
        folder.mkdir()
        for name in [
            f"lottie_cli-0.2.0-py3-none-manylinux_2_36_{machine}.whl",
            f"lottie-cli_0.2.0_{debian}.deb",
            f"lottie-0.2.0-{machine}-linux.tar.gz",
            "lottie-0.2.0.cdx.json",
        ]:
            (folder / name).write_text(f"{name} {machine}")
        seal(folder)
        (folder / "NOTES.md").write_text("- This.\n")
        folders.append(folder)
    return folders


def seal(folder):
    files = [each for each in sorted(folder.iterdir()) if each.name not in ("SHA256SUMS", "NOTES.md")]
    lines = [f"{hashlib.sha256(each.read_bytes()).hexdigest()}  {each.name}\n" for each in files]
    (folder / "SHA256SUMS").write_text("".join(lines))


def test_files_of_two_machines_make_one_release(root, call, machines, tmp_path):
    end = call(root.parent / ".ci/collect", tmp_path / "release", *machines)
    assert end.returncode == 0, end.stderr
    files = tmp_path / "release/files"
    assert sorted(each.name for each in files.iterdir()) == [
        "SHA256SUMS",
        "lottie-0.2.0-aarch64-linux.tar.gz",
        "lottie-0.2.0-aarch64.cdx.json",
        "lottie-0.2.0-x86_64-linux.tar.gz",
        "lottie-0.2.0-x86_64.cdx.json",
        "lottie-cli_0.2.0_amd64.deb",
        "lottie-cli_0.2.0_arm64.deb",
        "lottie_cli-0.2.0-py3-none-manylinux_2_36_aarch64.whl",
        "lottie_cli-0.2.0-py3-none-manylinux_2_36_x86_64.whl",
    ]
    sums = (files / "SHA256SUMS").read_text().splitlines()
    assert len(sums) == 8
    for line in sums:
        checksum, name = line.split("  ")
        assert hashlib.sha256((files / name).read_bytes()).hexdigest() == checksum
    assert (tmp_path / "release/NOTES.md").read_text() == "- This.\n"


def test_what_does_not_belong_together_is_refused(root, call, machines, tmp_path):
    def collect():
        return call(root.parent / ".ci/collect", tmp_path / "release", *machines).returncode

    deb = machines[1] / "lottie-cli_0.2.0_arm64.deb"
    right = deb.read_bytes()
    deb.write_text("of another run")
    assert collect() != 0
    deb.write_bytes(right)
    (machines[1] / "NOTES.md").write_text("- That.\n")
    assert collect() != 0
    (machines[1] / "NOTES.md").write_text("- This.\n")
    (machines[1] / "SHA256SUMS").unlink()
    assert collect() != 0
    seal(machines[1])
    assert collect() == 0
    assert call(root.parent / ".ci/collect", "release").returncode == 64


def test_each_job_may_do_only_its_own(root):
    workflow = yaml.safe_load((root.parent / ".github/workflows/release.yml").read_text())
    assert workflow["permissions"] == {}
    allowed = {
        name: sorted(right for right, how in job["permissions"].items() if how == "write")
        for name, job in workflow["jobs"].items()
    }
    assert allowed == {"pack": ["attestations", "id-token"], "draft": ["contents"], "pypi": ["id-token"]}
    conditions = {name: job.get("if", "") for name, job in workflow["jobs"].items()}
    assert conditions["pack"] == "github.event_name == 'push'"  # and draft needs pack
    assert workflow["jobs"]["draft"]["needs"] == "pack"
    assert conditions["pypi"].startswith("github.event_name == 'release' && ")
    (create,) = [step["run"] for step in workflow["jobs"]["draft"]["steps"] if "gh release" in step.get("run", "")]
    assert " --draft " in create
