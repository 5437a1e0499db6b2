"""The pages of the project's site, in a browser."""

import pathlib
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import LOTTIE, ROOT, rectangle, violations, write

DEV = pathlib.Path(LOTTIE).with_name("LottieDev")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    write(folder / "Samples/box.json", rectangle())
    write(folder / "Samples/README.md",
          "| File | Shows | Size |\n|---|---|---|\n| `box.json` | a <box> that *moves* | 200 x 100 |\n")
    for arguments in (["gallery", "--program", LOTTIE, "--output", folder / "site", "--samples", folder / "Samples"],
                      ["players", "--match", "mask.expansion", "--page", folder / "site/players"]):
        # The list of what does not fit is that of the whole atlas.
        done = subprocess.run([DEV, *map(str, arguments)], cwd=ROOT, capture_output=True, text=True)
        assert arguments[0] == "players" or done.returncode == 0, done.stderr
    return folder / "site"


def test_samples_and_figures(site, open_page):
    page = open_page((site / "index.html").as_uri())
    card = page.locator(".card")
    expect(card).to_have_count(1)
    expect(card).to_contain_text("a <box> that *moves*")
    assert card.locator("img").evaluate("i => i.decode().then(() => i.naturalWidth)") == 400
    expect(page.locator("tbody tr")).to_have_count(4)
    expect(page.locator("main")).not_to_contain_text("](")
    assert violations(page) == []


def test_less_motion(site, open_page):
    page = open_page((site / "index.html").as_uri(), reduced_motion="reduce")
    shown = page.locator(".card img").evaluate("i => getComputedStyle(i).content")
    assert shown.endswith('box.png")')


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_players(site, open_page, scheme):
    page = open_page((site / "players/index.html").as_uri(), color_scheme=scheme)
    page.get_by_label("Feature").fill("square")
    expect(page.locator("tbody tr:visible")).to_have_count(1)
    expect(page.locator("[aria-live]")).to_have_text("1 document")
    assert violations(page) == []
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
