"""lottie_dask.map, with the program that LOTTIE names, and files: addresses as those of a store."""

import functools
import http.server
import json
import os
import signal
import subprocess
import threading
import time
from pathlib import Path

import pytest

import lottie_dask
from lottie_dask import LottieError
from lottie_dask._map import Copies, task_of
from lottie_dask._store import Stores, assets, is_url

SAMPLES = Path(__file__).parents[3] / "Samples"


def test_an_item_and_a_request_make_a_task():
    request = {"output": "s3://b/{id}-{name}.png", "text": {"Title": "{title} {}"}, "hide": ["{layer}"], "frame": 3}
    row = {"input": "s3://b/a.json", "id": 7, "title": "Hello", "layer": "x"}
    assert task_of(row, request, "0") == {
        "output": "s3://b/7-{name}.png",
        "text": {"Title": "Hello {}"},
        "hide": ["x"],
        "frame": 3,
        "input": "s3://b/a.json",
        "do": "render",
        "id": "7",
    }
    assert task_of("a.json", {"do": "info"}, "4") == {"do": "info", "input": "a.json", "id": "a.json"}
    assert task_of({"input": "a.json"}, {"do": "info"}, "4")["id"] == "4"
    assert task_of(3, lambda item: {"do": "info", "input": f"{item}.json"}, "4")["input"] == "3.json"
    with pytest.raises(LottieError, match="neither an input nor a mapping"):
        task_of(3, {"do": "info"}, "4")


@pytest.mark.parametrize("name, expected", [("s3://b/x", True), ("gs://b", True), ("a/b.json", False), ("C:/x", False)])
def test_addresses(name, expected):
    assert is_url(name) == expected


def test_files_beside_an_animation_are_known(tmp_path):
    path = tmp_path / "a.json"
    given = [
        {"id": "1", "u": "images/", "p": "a.png", "e": 0},
        {"id": "2", "u": "", "p": "b.png"},
        {"id": "3", "u": "", "p": "data:image/png;base64,", "e": 1},
        {"id": "4", "p": "https://example.com/c.png"},
        {"id": "5", "u": "../../", "p": "passwd"},
        {"id": "6", "u": "/i/", "p": "d.png"},
        {"id": "7", "layers": []},
        3,
    ]
    path.write_text(json.dumps({"assets": given}))
    assert assets(str(path)) == ["images/a.png", "b.png", "i/d.png"]
    path.write_text("{")
    assert assets(str(path)) == []


def test_copies_are_here_and_outputs_go_where_they_belong(tmp_path):
    store = tmp_path / "store"
    store.mkdir()
    (store / "a.json").write_text(json.dumps({"assets": [{"p": "i.png"}, {"p": "none.png"}]}))
    (store / "i.png").write_bytes(b"png")
    (store / "font.ttf").write_bytes(b"font")
    url = f"file://{store}"
    task = {"input": f"{url}/a.json", "output": "{dir}/out/{name}/{frame}.png", "font": [f"Name={url}/font.ttf"], "frame": 3}
    here = Copies({"id": "a", **task}, Stores(), str(tmp_path / "scratch"))
    scratch = tmp_path / "scratch"
    assert here.task["input"] == str(scratch / "in/a.json")
    assert sorted(path.name for path in (scratch / "in").iterdir()) == ["a.json", "i.png"]
    assert here.task["font"] == [f"Name={scratch}/files/0/font.ttf"]
    assert here.task["output"] == str(scratch / "out/{frame}.png")
    written = scratch / "out/3.png"
    written.parent.mkdir()
    written.write_bytes(b"image")
    result = here.finish({"id": "a", "status": "done", "output": str(written), "error": f"{scratch}/in/a.json: odd"})
    assert result == {
        "id": "a",
        "status": "done",
        "output": f"{url}/out/a/3.png",
        "error": f"{url}/a.json: odd",
        "input": f"{url}/a.json",
    }
    assert (store / "out/a/3.png").read_bytes() == b"image"


@pytest.fixture
def store(tmp_path):
    """Samples in a folder that is named by addresses."""
    folder = tmp_path / "store"
    folder.mkdir()
    names = [path.name for path in sorted(SAMPLES.glob("*.json"))][:4]
    for name in names:
        (folder / name).write_bytes((SAMPLES / name).read_bytes())
    return folder, [f"file://{folder}/{name}" for name in names]


REQUEST = {"output": "{dir}/out/{name}.png", "frame": "50%", "size": "48x48"}


def test_each_item_is_a_future(client, store, real):
    folder, urls = store
    results = client.gather(lottie_dask.map([*urls, f"file://{folder}/none.json"], REQUEST, client, lottie=real))
    assert [result["status"] for result in results] == ["done"] * 4 + ["failed"]
    assert [result["input"] for result in results[:4]] == urls
    assert results[4]["error"] == f"file://{folder}/none.json: no such file"
    assert results[4]["exit"] == 66
    for result in results[:4]:
        path = Path(result["output"][len("file://") :])
        assert path.parent == folder / "out" and path.stat().st_size == result["bytes"]


def test_inputs_of_the_web(client, store, real, tmp_path):
    pytest.importorskip("aiohttp")
    folder, _ = store
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}"
        name = sorted(path.name for path in folder.iterdir())[0]
        urls = [f"{address}/{name}?version=3", f"{address}/none.json"]
        request = {"output": str(tmp_path / "{name}.png"), "frame": 0}
        results = client.gather(lottie_dask.map(urls, request, client, lottie=real, retries=0))
        server.shutdown()
    assert results[0]["status"] == "done", results[0]
    assert results[0]["output"] == str(tmp_path / f"{Path(name).stem}.png")
    assert (results[1]["exit"], results[1]["error"]) == (66, f"{urls[1]}: no such file")


def test_what_cannot_be_copied_back_fails(client, store, real):
    (result,) = client.gather(
        lottie_dask.map(store[1][:1], {"output": "nosuchstore://b/{name}.png", "frame": 0}, client, lottie=real)
    )
    assert (result["status"], result["exit"]) == ("failed", 73)
    assert result["error"].startswith("nosuchstore://b/")


def test_a_bag_gives_a_bag_and_a_dataframe_a_dataframe(client, store, real):
    bag = pytest.importorskip("dask.bag")
    dataframe = pytest.importorskip("dask.dataframe")
    pandas = pytest.importorskip("pandas")
    folder, urls = store
    results = lottie_dask.map(bag.from_sequence(urls, npartitions=2), REQUEST, lottie=real).compute()
    assert [result["status"] for result in results] == ["done"] * 4
    frame = pandas.DataFrame({"input": [*urls, "none.json"], "size": ["32x32"] * 5}, index=list("abcde"))
    request = {**REQUEST, "size": "{size}"}
    rows = lottie_dask.map(dataframe.from_pandas(frame, npartitions=2), request, lottie=real).compute()
    assert list(rows.index) == list("abcde")
    assert list(rows["status"]) == ["done"] * 4 + ["failed"]
    assert rows.loc["e", "exit"] == 66
    futures = lottie_dask.map(frame, request, client, lottie=real)
    assert [result["checksum"] for result in client.gather(futures)[:4]] == list(rows["checksum"])[:4]


def test_no_program(client, store):
    (future,) = lottie_dask.map(store[1][:1], REQUEST, client, lottie="/no/such/lottie")
    with pytest.raises(LottieError, match="cannot be started"):
        future.result()


def test_two_hundred_files_of_s3_with_a_worker_killed(store, real, tmp_path):
    """From and to s3:// on a server of this machine; the bytes are those of one machine."""
    pytest.importorskip("s3fs")
    server_module = pytest.importorskip("moto.server")
    from distributed import Client

    import fsspec
    from lottie_dask.__main__ import local_cluster

    names = sorted(SAMPLES.glob("*.json"))
    server = server_module.ThreadedMotoServer(ip_address="127.0.0.1", port=0)
    server.start()
    try:
        address = "http://{}:{}".format(*server.get_host_and_port())
        options = {"s3": {"endpoint_url": address, "key": "testing", "secret": "testing"}}
        system = fsspec.filesystem("s3", **options["s3"])
        system.mkdir("bucket")
        for number in range(200):
            system.pipe(f"bucket/in/{number:03}.json", names[number % len(names)].read_bytes())
        urls = [f"s3://bucket/in/{number:03}.json" for number in range(200)]
        request = {"output": "s3://bucket/out/{name}.png", "frame": "50%", "size": "64x64"}
        with local_cluster(2) as cluster, Client(cluster) as client:
            client.wait_for_workers(2, timeout=60)
            futures = lottie_dask.map(urls, request, client, lottie=real, storage_options=options)
            while sum(future.done() for future in futures) < 40:
                time.sleep(0.02)
            victim = sorted(client.run(os.getpid).values())[0]
            os.kill(victim, signal.SIGKILL)
            results = client.gather(futures)
        assert [result["status"] for result in results] == ["done"] * 200
        local = tmp_path / "local"
        local.mkdir()
        tasks = "".join(
            json.dumps({"do": "render", "input": str(names[number % len(names)]), "output": f"{number:03}.png", "frame": "50%", "size": "64x64"})
            + "\n"
            for number in range(200)
        )
        end = subprocess.run([real, "batch", "-"], cwd=local, input=tasks, capture_output=True, text=True)
        assert end.returncode == 0, end.stderr
        for number in range(200):
            assert system.cat(f"bucket/out/{number:03}.png") == (local / f"{number:03}.png").read_bytes()
        assert len(system.ls("bucket/out")) == 200
    finally:
        server.stop()
