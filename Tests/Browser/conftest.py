"""A browser, the program, and animations for the tests of pages.

LOTTIE is the program; CHROMIUM the browser, else the one in PATH.
"""

import json
import os
import pathlib
import shutil
import subprocess

import axe_core_python
import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
LOTTIE = os.environ["LOTTIE"]
AXE = pathlib.Path(axe_core_python.__file__).with_name("axe.min.js").read_text(encoding="utf-8")


def lottie(*arguments, **options):
    """Runs the program; what it prints."""
    done = subprocess.run([LOTTIE, *map(str, arguments)], capture_output=True, text=True, **options)
    assert done.returncode in (0, 1), done.stderr
    return done.stdout


def rectangle(name="Box", frames=24, x=60, y=40, extra=None):
    """A document of 200 by 100 with a red rectangle of 40 by 20 that moves 100 to the right."""
    layer = {
        "ty": 4, "nm": name, "ind": 1, "ip": 0, "op": frames, "st": 0,
        "ks": {"p": {"a": 1, "k": [
            {"t": 0, "s": [x, y], "i": {"x": [1], "y": [1]}, "o": {"x": [0], "y": [0]}},
            {"t": frames, "s": [x + 100, y]}]}},
        "shapes": [{"ty": "gr", "nm": "Group", "it": [
            {"ty": "rc", "nm": "Shape", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [40, 20]}, "r": {"a": 0, "k": 0}},
            {"ty": "fl", "nm": "Fill", "c": {"a": 0, "k": [1, 0, 0, 1]}, "o": {"a": 0, "k": 100}},
            {"ty": "tr", "p": {"a": 0, "k": [0, 0]}, "a": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [100, 100]},
             "r": {"a": 0, "k": 0}, "o": {"a": 0, "k": 100}}]}],
    }
    document = {"v": "5.7.0", "fr": 24, "ip": 0, "op": frames, "w": 200, "h": 100, "layers": [layer]}
    document.update(extra or {})
    return document


def write(path, document):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(document if isinstance(document, str) else json.dumps(document), encoding="utf-8")
    return path


@pytest.fixture(scope="session")
def browser():
    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser):
    """Opens pages; afterwards there must have been no error, and no request to elsewhere."""
    contexts, problems = [], []

    def open_page(url, **options):
        own = url.rsplit("/", 1)[0] + "/"
        context = browser.new_context(viewport={"width": 1280, "height": 900}, **options)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: said.type == "error" and problems.append(said.text))
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("dialog", lambda dialog: (problems.append("a dialog"), dialog.dismiss()))
        page.on("request", lambda request: request.url.startswith((own, "data:", "about:"))
                or problems.append(request.url))
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []


def violations(page):
    """What axe-core finds that is serious."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run()")["violations"]
    return [(entry["id"], [node["html"] for node in entry["nodes"]][:3])
            for entry in found if entry["impact"] in ("serious", "critical")]
