"""lottie report, in a browser."""

import json
import socket
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import LOTTIE, lottie, rectangle, violations, write



def wrong(name="Box"):
    document = rectangle(name)
    # There is no layer 9.
    document["layers"][0]["parent"] = 9
    return document


@pytest.fixture
def folder(tmp_path):
    write(tmp_path / "icons/good.json", rectangle())
    write(tmp_path / "icons/wrong.json", wrong())
    write(tmp_path / "icons/broken.json", '{"layers": [')
    return tmp_path


@pytest.fixture
def report(folder):
    lottie("report", "icons", "-o", "report.html", cwd=folder)
    return (folder / "report.html").as_uri()


def pixel(page, x, y):
    """The color of the picture at a place in the animation's coordinates."""
    return page.evaluate("""([x, y]) => { const c = document.querySelector('.stage canvas');
      return [...c.getContext('2d').getImageData(x * c.width / 200, y * c.height / 100, 1, 1).data] }""", [x, y])


def show(page, frame):
    page.locator("input[type=range]").evaluate(
        "(slider, value) => { slider.value = value; slider.dispatchEvent(new Event('input')) }", frame)


def test_totals_cards_and_filters(report, open_page):
    page = open_page(report)
    cards = page.locator(".card")
    assert cards.count() == 3
    # The worst first; what cannot be drawn says so.
    assert "broken.json" in cards.nth(0).text_content() and "not drawn" in cards.nth(0).text_content()
    assert "3 animations" in page.locator(".totals").inner_text()
    page.get_by_label("Search").fill("good")
    assert cards.count() == 1
    page.get_by_label("Search").fill("")
    page.get_by_label("Severity").select_option("error")
    names = cards.all_text_contents()
    assert any("broken.json" in name for name in names) and not any("good.json" in name for name in names)
    page.get_by_label("Severity").select_option("")
    page.get_by_label("Sort by").select_option("name")
    assert "broken.json" in cards.nth(0).text_content()
    page.get_by_role("button", name="Table of players").click()
    table = page.locator(".matrix")
    assert table.locator("tbody tr").count() == 3
    assert "lottie-android" in table.locator("thead").inner_text()


def test_what_is_chosen_is_in_the_address(report, open_page):
    page = open_page(report)
    assert "#" not in page.url
    page.get_by_label("Search").fill("o")
    page.get_by_label("Severity").select_option("warning")
    page.get_by_label("Sort by").select_option("name")
    assert page.url.endswith("#search=o&severity=warning&sort=name")
    page.locator(".card", has_text="wrong.json").get_by_role("button").click()
    sent = open_page(page.url)
    expect(sent.locator("dialog h2")).to_have_text("wrong.json")
    sent.get_by_role("button", name="Close").click()
    assert sent.get_by_label("Severity").input_value() == "warning"
    assert sent.locator(".card").all_text_contents() == page.locator(".card").all_text_contents()
    sent.get_by_label("Search").fill("")
    sent.get_by_label("Severity").select_option("")
    sent.get_by_label("Sort by").select_option("severity")
    assert "#" not in sent.url
    # What a page made again does not have is passed over.
    other = open_page(report + "#player=nobody&rule=none&sort=size&file=length")
    assert other.locator(".card").count() == 3 and other.locator("dialog[open]").count() == 0


def test_frames(report, open_page):
    page = open_page(report, reduced_motion="reduce")
    page.locator(".card", has_text="good.json").get_by_role("button").click()
    # It stands still where motion is not wanted.
    assert page.get_by_role("button", name="Play", exact=True).is_visible()
    page.wait_for_selector(".stage canvas[data-frame]")
    red = pixel(page, 60, 40)
    assert red[0] > 240 and red[1] < 20 and red[2] < 20 and red[3] > 240
    show(page, 12)
    assert page.locator("output").inner_text() == "frame 12"
    # Half of 100 to the right: nothing where it was, and the box where it is.
    assert pixel(page, 60, 40)[3] < 15 and pixel(page, 110, 40)[3] > 240


def test_playing(report, open_page):
    page = open_page(report)
    page.locator(".card", has_text="good.json").get_by_role("button").click()
    canvas = page.locator(".stage canvas")
    seen = set()
    for _ in range(40):
        seen.add(canvas.get_attribute("data-frame"))
        page.wait_for_timeout(25)
    assert len(seen) > 3
    page.get_by_role("button", name="Pause", exact=True).click()
    frame = canvas.get_attribute("data-frame")
    page.wait_for_timeout(200)
    assert canvas.get_attribute("data-frame") == frame
    page.get_by_label("Background", exact=True).select_option("black")
    assert page.locator(".stage").evaluate("e => getComputedStyle(e).backgroundColor") == "rgb(0, 0, 0)"


def test_a_finding_outlines_its_layer(folder, report, open_page):
    page = open_page(report)
    page.locator(".card", has_text="wrong.json").get_by_role("button").click()
    finding = page.locator(".findings button", has_text="Box").first
    finding.click()
    assert finding.get_attribute("aria-pressed") == "true"
    frame = float(page.locator(".stage canvas").get_attribute("data-frame"))
    said = json.loads(lottie("get", "icons/wrong.json", "Box", "--bounds", "--frame", frame, "--format", "json", cwd=folder))["values"]
    box = page.locator(".stage rect.over")
    drawn = [float(box.get_attribute(name)) for name in ("x", "y", "width", "height")]
    assert drawn == pytest.approx(said[0]["value"], abs=0.01)
    # On the screen, too: the outline is where the box is in the picture.
    outline, stage = box.bounding_box(), page.locator(".stage canvas").bounding_box()
    scale = stage["width"] / 200
    assert outline["x"] - stage["x"] == pytest.approx(said[0]["value"][0] * scale, abs=4)
    assert outline["width"] == pytest.approx(said[0]["value"][2] * scale, abs=6)
    finding.click()
    assert page.locator(".stage rect").count() == 0


def test_keyboard_only(report, open_page):
    page = open_page(report)
    page.get_by_label("Sort by").select_option("name")
    page.locator(".card button").nth(1).focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.textContent") == "Close"
    page.locator("input[type=range]").focus()
    before = page.locator("output").inner_text()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.locator("output").inner_text() != before
    page.keyboard.press("Escape")
    assert not page.locator("dialog").evaluate("e => e.open")
    # The focus is back where it was.
    assert page.evaluate("document.activeElement.closest('.card') !== null")


def test_keypaths_are_found_and_copied(report, open_page):
    page = open_page(report, permissions=["clipboard-read", "clipboard-write"])
    page.locator(".card", has_text="good.json").get_by_role("button").click()
    page.get_by_label("Search keypaths").fill("fill.color")
    page.locator(".keypaths button").first.click()
    assert page.evaluate("navigator.clipboard.readText()") == "Box.Group.Fill.Color"


@pytest.mark.parametrize("name", [
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"'><b>", "‮\u0007${alert(1)}",
    "<!--<script>", "javascript:alert(1)",
])
def test_hostile_names_are_text(name, tmp_path, open_page):
    document = wrong(name)
    document["nm"] = name
    document["markers"] = [{"tm": 3, "cm": name, "dr": 2}]
    write(tmp_path / "a&b<i>.json", document)
    lottie("report", ".", "-o", "r.html", "--title", name, cwd=tmp_path)
    page = open_page((tmp_path / "r.html").as_uri())
    page.locator(".card button").first.click()
    assert page.locator("script").count() == 4
    assert page.locator("main img[src=x], dialog img, dialog b b, h1 *").count() == 0
    assert name.replace("\u0007", "") .strip() in page.locator(".lanes").inner_text().replace("\u0007", "")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_serious_for_axe(scheme, report, open_page):
    page = open_page(report, color_scheme=scheme)
    assert violations(page) == []
    page.get_by_role("button", name="Table of players").click()
    assert violations(page) == []
    page.get_by_role("button", name="Table of players").click()
    page.locator(".card", has_text="wrong.json").get_by_role("button").click()
    assert violations(page) == []


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_is_beside_the_screen(width, report, open_page):
    page = open_page(report)
    page.set_viewport_size({"width": width, "height": 800})
    overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(overflow) == 0
    page.locator(".card", has_text="wrong.json").get_by_role("button").click()
    assert page.evaluate(overflow) == 0
    assert page.locator("dialog").evaluate("e => e.scrollWidth - e.clientWidth") == 0
    placeholder = page.locator("dialog input[type=search]")
    assert placeholder.evaluate("e => e.scrollWidth - e.clientWidth") == 0


def test_the_foot_has_a_legend_and_tells_what_made_the_page_and_when(report, open_page):
    page = open_page(report)
    terms = page.locator(".legend dt").all_text_contents()
    assert [term.split()[-1] for term in terms] == [
        "error", "warning", "note", "plays", "differs", "something", "nothing", "unknown"]
    version = lottie("--version").split()[1]
    assert page.locator("footer p").inner_text().startswith(f"Made by lottie {version}, ")
    assert page.locator("footer time").count() == 1


def test_a_remedy_is_told_once(folder, open_page):
    document = wrong("Box")
    document["layers"].append({**document["layers"][0], "nm": "Other", "ind": 7})
    write(folder / "two.json", document)
    lottie("report", "two.json", "-o", "two.html", cwd=folder)
    page = open_page((folder / "two.html").as_uri())
    page.locator(".card button").first.click()
    group = page.locator(".findings > li", has=page.locator("[data-rule='ref/missing-parent']"))
    assert group.count() == 1 and group.locator("li").count() == 2
    assert group.locator(".remedy").count() == 1


def test_pages_beside(folder, open_page):
    lottie("report", "icons", "-o", "all.html", "--split", cwd=folder)
    page = open_page((folder / "all.html").as_uri())
    page.locator(".card", has_text="good.json").get_by_role("button").click()
    page.wait_for_selector(".stage canvas")
    assert page.url.endswith(".html") and "all-pages" in page.url
    page.wait_for_selector(".stage canvas[data-frame]")
    page.get_by_role("link", name="All animations").click()
    assert page.locator(".card").count() == 3


@pytest.fixture
def served(folder):
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        port = any_port.getsockname()[1]
    server = subprocess.Popen([LOTTIE, "serve", "icons", "--port", str(port)], cwd=folder,
                              stderr=subprocess.PIPE, text=True)
    url = server.stderr.readline().split()[0]
    yield url
    server.kill()
    server.wait()


def test_serve_reloads_after_a_change(folder, served, open_page):
    page = open_page(served)
    assert page.locator(".card").count() == 3
    write(folder / "icons/new.json", rectangle("New"))
    expect(page.locator(".card")).to_have_count(4, timeout=20_000)
    write(folder / "icons/broken.json", rectangle("Mended"))
    expect(page.locator(".none")).to_have_count(0, timeout=20_000)
    page.locator(".card", has_text="new.json").get_by_role("button").click()
    page.wait_for_selector(".stage canvas[data-frame]")
