"""lottie diff --output, in a browser."""

import subprocess

import pytest
from playwright.sync_api import expect

from conftest import LOTTIE, lottie, rectangle, violations, write

HOSTILE = "</script><img src=x onerror=alert(1)> | `b` \u202e\u0007"


def later(name="Box", **options):
    """The rectangle, three times as high from frame 13 on, and half as fast."""
    document = rectangle(name, frames=24, **options)
    items = document["layers"][0]["shapes"][0]["it"]
    items[0]["s"] = {"a": 1, "k": [{"t": 0, "s": [40, 20], "h": 1}, {"t": 13, "s": [40, 60], "h": 1}]}
    document["fr"] = 12
    return document


@pytest.fixture
def one(tmp_path):
    write(tmp_path / "old.json", rectangle())
    write(tmp_path / "new.json", later())
    lottie("diff", "old.json", "new.json", "-o", "diff.html", "-q", cwd=tmp_path)
    return (tmp_path / "diff.html").as_uri()


@pytest.fixture
def two(tmp_path):
    write(tmp_path / "a/box.json", rectangle())
    write(tmp_path / "b/box.json", later())
    write(tmp_path / "a/same.json", rectangle("Same"))
    write(tmp_path / "b/same.json", rectangle("Same"))
    write(tmp_path / "a/name.json", rectangle("Old"))
    write(tmp_path / "b/name.json", rectangle(HOSTILE))
    write(tmp_path / "a/gone.json", rectangle("Gone", x=20))
    write(tmp_path / "b/sub/moved <b>.json", rectangle("Gone", x=20))
    write(tmp_path / "b/new.json", rectangle("New", y=80))
    write(tmp_path / "a/broken.json", rectangle())
    write(tmp_path / "b/broken.json", '{"layers": [')
    done = lottie_folders(tmp_path)
    assert "2 changed, 1 renamed, 1 added, 0 removed, 1 equal" in done
    return (tmp_path / "folders.html").as_uri()


def lottie_folders(folder):
    command = [LOTTIE, "diff", "a", "b", "-o", "folders.html", "--frames", "2"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 65 and "b/broken.json" in done.stderr
    return done.stdout


def pixel(page, view, x, y):
    """The color of a picture at a place in the animation's coordinates."""
    return page.evaluate(
        """([view, x, y]) => { const c = document.querySelector('.views canvas.' + view);
        return [...c.getContext('2d').getImageData(x * c.width / 200, y * c.height / 100, 1, 1).data] }""",
        [view, x, y],
    )


def frame(page):
    return page.locator("canvas.before").get_attribute("data-frame")


def mode(page, name):
    button = page.get_by_role("button", name=name, exact=True)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def test_what_changed_is_said(one, open_page):
    page = open_page(one)
    words = page.locator("ul.words li").all_text_contents()
    assert words[0] == "duration 1 s → 2 s"
    assert any(word.startswith("Box › Group › Shape › Size [40, 20] px → ") for word in words), words


def test_frames_that_differ_most_come_first(one, open_page):
    page = open_page(one)
    marks = page.locator(".worst button")
    assert marks.count() > 1
    # Until frame 12 nothing differs; the page opens at the greatest difference.
    expect(marks.first).to_have_attribute("aria-pressed", "true")
    assert float(frame(page)) >= 12
    marks.nth(1).click()
    expect(marks.nth(1)).to_have_attribute("aria-pressed", "true")
    assert f"frame {frame(page)}" in page.locator("output").text_content()
    # The frame before the change, by its slider.
    page.get_by_label("Frame", exact=True).focus()
    page.keyboard.press("Home")
    assert frame(page) == "0"
    assert "equal" in page.locator("output").text_content()


def test_difference_shows_what_differs_only(one, open_page):
    page = open_page(one)
    mode(page, "Difference")
    position = float(frame(page))
    # The rectangle is at 60 + 100 × frame / 24; above the old one there is now more of it.
    x = 60 + 100 * position / 24
    assert pixel(page, "before", x, 20)[3] == 0 and pixel(page, "after", x, 20) == [255, 0, 0, 255]
    # Red over white differs in green and blue, over black in red.
    assert pixel(page, "change", x, 20) == [255, 255, 255, 255]
    assert pixel(page, "change", x, 40) == [0, 0, 0, 255]
    page.get_by_label("Frame", exact=True).focus()
    page.keyboard.press("Home")
    assert pixel(page, "change", 60, 20) == [0, 0, 0, 255]


def test_slider_by_keyboard_and_mouse(one, open_page):
    page = open_page(one)
    mode(page, "Slider")
    line = page.get_by_label("Line between before and after")
    line.focus()
    page.keyboard.press("Home")
    assert page.locator("canvas.before").evaluate("c => c.style.clipPath") == "inset(0px 100% 0px 0px)"
    page.keyboard.press("End")
    assert page.locator("canvas.after").evaluate("c => c.style.clipPath") == "inset(0px 0px 0px 100%)"
    box = page.locator(".views").bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.25, box["y"] + 20)
    page.mouse.down()
    assert line.input_value() == "25"
    page.mouse.move(box["x"] + box["width"] * 0.75, box["y"] + 20)
    page.mouse.up()
    assert line.input_value() == "75"
    mode(page, "Onion skin")
    page.get_by_label("Opacity of the version after").fill("20")
    assert page.locator("canvas.after").evaluate("c => c.style.opacity") == "0.2"
    mode(page, "Side by side")
    assert page.locator("canvas.after").evaluate("c => c.style.opacity + c.style.clipPath") == ""


def test_both_play_in_step(one, open_page):
    page = open_page(one)
    page.get_by_label("Frame", exact=True).focus()
    page.keyboard.press("Home")
    page.get_by_label("Speed").select_option("2")
    page.get_by_role("button", name="Play").click()
    expect(page.locator("canvas.before")).not_to_have_attribute("data-frame", "0")
    page.get_by_role("button", name="Pause").click()
    frames = page.evaluate("[...document.querySelectorAll('.views canvas[data-frame]')].map(c => c.dataset.frame)")
    assert len(frames) == 2 and frames[0] == frames[1]
    page.get_by_label("Background", exact=True).select_option("black")
    assert page.locator("canvas.after.black").count() == 1


def test_a_folder(two, open_page):
    page = open_page(two)
    cards = page.locator(".card")
    assert [name.strip() for name in page.locator(".totals li").all_text_contents()] == [
        "2 changed", "1 renamed", "1 added", "1 unreadable", "1 equal"]
    # Equal files are counted, not listed.
    assert cards.count() == 5
    page.get_by_label("Change").select_option("renamed")
    assert cards.count() == 1 and "gone.json → sub/moved <b>.json" in cards.text_content()
    page.get_by_label("Change").select_option("")
    page.get_by_label("Search").fill("onerror")
    assert cards.count() == 1
    cards.locator("button").press("Enter")
    dialog = page.get_by_role("dialog")
    # Control characters are visible, and nothing is markup.
    assert "layer Old renamed to </script><img src=x onerror=alert(1)> | `b` \\u202e\\u0007" in dialog.inner_text()
    assert page.locator("dialog img, dialog script").count() == 0
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_label("Search").fill("")
    page.get_by_label("Sort by").select_option("name")
    names = page.locator(".card b").all_text_contents()
    assert names == sorted(names)
    cards.filter(has_text="broken.json").locator("button").click()
    assert "not JSON" in page.get_by_role("dialog").inner_text()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_it(one, two, open_page, scheme):
    page = open_page(one, color_scheme=scheme)
    color = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (color == "rgb(255, 255, 255)") == (scheme == "light")
    for name in ["Side by side", "Slider", "Difference"]:
        mode(page, name)
        assert violations(page) == []
    page = open_page(two, color_scheme=scheme)
    assert violations(page) == []
    page.locator(".card button").last.click()
    assert violations(page) == []


def test_a_narrow_window(one, two, open_page):
    for url in [one, two]:
        page = open_page(url)
        page.set_viewport_size({"width": 400, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= 400
