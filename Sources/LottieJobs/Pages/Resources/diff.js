"use strict";
(() => {
  const index = read("index");
  const names = { changed: "changed", renamed: "renamed", added: "added", removed: "removed", unreadable: "unreadable", equal: "equal" };
  const tones = { changed: "warning", renamed: "info", added: "plays", removed: "error", unreadable: "error" };
  const modes = [["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["difference", "Difference"]];
  const percent = (value) =>
    value > 0 && value < 0.001 ? "< 0.1 %" : `${Math.round(value * 1000) / 10} %`;
  const amount = ([error, deltaE, visible]) =>
    error > 0 ? `ΔE ${figure(deltaE)}, ${percent(visible)} visible` : "equal";

  // The positions that differ most, the greatest first, not two beside each other.
  const worst = (differences) => {
    const apart = Math.max(1, Math.round(differences.length / 12));
    const chosen = [];
    const order = differences.map((_, position) => position).filter((position) => differences[position][0] > 0)
      .sort((a, b) => differences[b][1] - differences[a][1] || a - b);
    for (const position of order) {
      if (chosen.length < 6 && chosen.every((other) => Math.abs(other - position) >= apart)) chosen.push(position);
    }
    return chosen;
  };

  // Both versions of an animation, with what moves and compares them.
  const stage = (file) => {
    const { sheet } = file;
    const both = sheet.before && sheet.after;
    const count = sheet.frames.length;
    const picture = (name, words) => make("canvas", { role: "img", class: `${name} checker`, "aria-label": `${words}: ${file.title}` });
    const canvases = [];
    const players = [];
    const position = () => players[0].position;
    const frame = make("output", {});
    const slider = make("input", {
      type: "range", min: 0, max: count - 1, value: 0, "aria-label": "Frame",
      oninput: () => { toggle(false); players[0].show(Number(slider.value)); },
    });
    const change = make("canvas", { role: "img", class: "change", width: sheet.width, height: sheet.height, "aria-label": `Difference: ${file.title}` });
    let mode = "side";
    const gain = make("select", { "aria-label": "Gain", onchange: () => update(position()) },
      ...[1, 4, 16].map((value) => make("option", { value, selected: value === 4 }, `difference × ${value}`)));
    const update = (at) => {
      for (const player of players.slice(1)) player.show(at);
      if (mode === "difference") drawDifference(change, canvases[0], canvases[1], Number(gain.value));
      const [first, second] = [sheet.frames[at], sheet.others[at]].map(figure);
      const words = first === second || !both ? `frame ${sheet.before ? first : second}` : `frame ${first} / ${second}`;
      slider.value = at;
      slider.setAttribute("aria-valuetext", words);
      frame.textContent = both ? `${words}: ${amount(sheet.differences[at])}` : words;
      for (const mark of marks) mark.setAttribute("aria-pressed", String(Number(mark.dataset.position) === at));
    };
    const marks = both ? worst(sheet.differences).map((at) => make("button", {
      type: "button", "data-position": at, "aria-pressed": "false", onclick: () => { toggle(false); players[0].show(at); },
    }, `frame ${figure(sheet.frames[at])}: ΔE ${Math.round(sheet.differences[at][1] * 100) / 100}`)) : [];

    const line = make("i", { class: "line", "aria-hidden": "true" });
    const mix = make("input", { type: "range", min: 0, max: 100, value: 50, hidden: true, oninput: () => blend() });
    const blend = () => {
      const value = Number(mix.value);
      const [before, after] = canvases;
      before.style.clipPath = mode === "slider" ? `inset(0 ${100 - value}% 0 0)` : "";
      after.style.clipPath = mode === "slider" ? `inset(0 0 0 ${value}%)` : "";
      after.style.opacity = mode === "onion" ? value / 100 : "";
      line.style.left = `${value}%`;
      mix.setAttribute("aria-valuetext", mode === "onion" ? `${value} % after` : `${value} % before`);
    };
    const views = make("div", { class: "views side" });
    const drag = (event) => {
      if (mode !== "slider" || (event.type === "pointermove" && !event.buttons)) return;
      const box = views.getBoundingClientRect();
      mix.value = ((event.clientX - box.left) / box.width) * 100;
      blend();
    };
    views.addEventListener("pointerdown", (event) => { if (mode === "slider") views.setPointerCapture(event.pointerId); drag(event); });
    views.addEventListener("pointermove", drag);

    const captions = make("div", { class: "captions soft" });
    const choose = (name) => {
      mode = name;
      views.className = `views ${name}`;
      // No taller than the window.
      const wide = (sheet.width / sheet.height) * (name === "side" ? 140 : 70);
      views.style.maxWidth = captions.style.maxWidth = mix.style.maxWidth = `min(100%, ${wide}vh)`;
      for (const button of tabs) button.setAttribute("aria-pressed", String(button.dataset.mode === name));
      mix.hidden = name !== "slider" && name !== "onion";
      mix.setAttribute("aria-label", name === "onion" ? "Opacity of the version after" : "Line between before and after");
      gain.hidden = name !== "difference";
      captions.replaceChildren(...(name === "difference" ? ["where it differs, on black"] : index.sides).map((word) => make("span", {}, word)));
      blend();
      update(position());
    };
    const tabs = both ? modes.map(([name, words]) => make("button", { type: "button", "data-mode": name, "aria-pressed": "false", onclick: () => choose(name) }, words)) : [];

    const button = make("button", { type: "button", onclick: () => toggle(!players[0].isPlaying) });
    const toggle = (isPlaying) => {
      players[0].play(isPlaying);
      button.textContent = isPlaying ? "Pause" : "Play";
    };
    const speed = make("select", { "aria-label": "Speed", onchange: () => { players[0].speed = Number(speed.value); if (players[0].isPlaying) players[0].play(true); } },
      ...[0.25, 0.5, 1, 2].map((value) => make("option", { value, selected: value === 1 }, `${value}×`)));
    const own = make("input", { type: "color", value: "#808080", "aria-label": "Own background", hidden: true, oninput: () => paint() });
    const background = make("select", { "aria-label": "Background", onchange: () => { own.hidden = background.value !== "own"; paint(); } },
      ...["checker", "white", "black", "own"].map((value) => make("option", { value }, value)));
    const paint = () => {
      for (const canvas of canvases) {
        canvas.classList.remove("checker", "white", "black");
        if (own.hidden) canvas.classList.add(background.value);
        canvas.style.background = own.hidden ? "" : own.value;
      }
    };

    // The second player follows the first: both are at the same progress.
    const add = (source, name, words, seconds) => {
      const canvas = picture(name, words);
      canvases.push(canvas);
      const isFirst = players.length === 0;
      players.push(new Player({ ...sheet, src: source, seconds }, canvas, (at) => { if (isFirst) update(at); }));
    };
    const seconds = sheet.after ? sheet.seconds[1] : sheet.seconds[0];
    if (sheet.before) add(sheet.before, "before", "Before", seconds);
    if (sheet.after) add(sheet.after, "after", "After", seconds);
    // Of the second picture may come later than the first one's frame.
    for (const player of players) player.image.addEventListener("load", () => update(position()));
    views.append(...canvases);
    if (both) views.append(change, line);

    const peak = Math.max(...sheet.differences.map(([, deltaE]) => deltaE));
    const chart = both && peak > 0 ? draw("svg", { class: "chart", viewBox: `0 0 ${count} 1`, preserveAspectRatio: "none", "aria-hidden": "true" }) : null;
    if (chart) {
      sheet.differences.forEach(([, deltaE], at) => {
        const height = deltaE > 0 ? Math.max(0.04, deltaE / peak) : 0;
        chart.append(draw("rect", { x: at + 0.1, y: 1 - height, width: 0.8, height }));
      });
    }
    const element = make("div", {},
      both ? make("div", { class: "modes", role: "group", "aria-label": "View" }, ...tabs) : null,
      views, captions, make("div", { class: "controls" }, mix, gain), chart,
      make("div", { class: "controls" }, button, slider, speed, background, own), frame,
      marks.length ? make("h3", {}, "Greatest difference") : null,
      marks.length ? make("div", { class: "worst", role: "group", "aria-label": "Frames with the greatest difference" }, ...marks) : null,
      sheet.lossy ? make("p", { class: "soft" }, "The images are compressed with loss: faint noise is no change. The figures are of the frames themselves.") : null);
    if (both) choose("side"); else { views.className = "views alone"; views.style.maxWidth = `min(100%, ${(sheet.width / sheet.height) * 70}vh)`; captions.textContent = file.change; mix.hidden = gain.hidden = true; players[0].show(0); }
    const first = both ? worst(sheet.differences)[0] : null;
    if (first != null) { toggle(false); players[0].show(first); } else toggle(!still);
    return { element, stop: () => players[0].play(false) };
  };

  const changes = (file) => {
    if (file.failure) return make("p", { class: "error" }, file.failure);
    if (!file.words.length) return make("p", {}, file.change === "added" || file.change === "removed" ? `This file was ${file.change}.` : "No layer and no value.");
    const list = make("ul", { class: "words" });
    const state = make("p", { class: "soft", role: "status" });
    const fill = (text) => {
      const found = file.words.filter((words) => words.join(" ").toLowerCase().includes(text));
      list.replaceChildren(...found.map(([name, words]) => make("li", {}, make("b", {}, name), " ", words)));
      state.textContent = text ? `${found.length} of ${count(file.words.length, "change")}`
        : file.more ? `${count(file.words.length, "change")}, and ${file.more} more` : count(file.words.length, "change");
    };
    fill("");
    return make("div", {}, file.words.length > 12 ? make("input", { type: "search", placeholder: "Search changes", "aria-label": "Search changes",
      oninput: (event) => fill(event.target.value.toLowerCase()) }) : null, state, list);
  };

  const detail = (file, heading) => {
    const view = file.sheet ? stage(file) : null;
    return {
      stop: () => view && view.stop(),
      element: make("article", { class: "detail" }, heading, make("div", { class: "columns compared" },
        make("div", {}, view ? view.element : make("p", { class: file.failure ? "error" : "soft" }, file.failure ? "It cannot be read." : "Without images.")),
        file.words ? make("div", {}, make("h3", {}, "What changed"), changes(file)) : null)),
    };
  };

  const about = make("p", { class: "soft about" },
    "“Visible” is the part of the pixels whose color differs by more than ", String(index.limit),
    " of CIEDE2000 (Sharma, Wu, Dalal 2005), ΔE the mean of that difference: 1 is about the least that is seen. Edges that move by less than a pixel do not count.");
  const main = document.querySelector("main");
  // Two animations.
  if (index.single) {
    if (!index.files.length) main.append(make("p", {}, "There is no difference."));
    else main.append(detail(read("f0"), null).element);
    main.append(about);
    return;
  }

  document.querySelector("header").append(make("ul", { class: "totals" },
    ...Object.keys(names).filter((name) => index.totals[name] || name === "changed" || name === "equal")
      .map((name) => make("li", { class: tones[name] || "soft" }, make("b", {}, String(index.totals[name])), ` ${names[name]}`))));

  const dialog = make("dialog", { "aria-labelledby": "title" });
  document.body.append(dialog);
  let shown = null;
  dialog.addEventListener("close", () => { if (shown) shown.stop(); shown = null; dialog.replaceChildren(); history.replaceState(null, "", location.pathname + location.search); });
  const open = (number) => {
    if (shown) shown.stop();
    const data = read("f" + number);
    const close = make("button", { type: "button", onclick: () => dialog.close() }, "Close");
    shown = detail(data, make("div", { class: "top" },
      make("h2", { id: "title" }, make("span", { class: tones[data.change] }, names[data.change]), " ", data.title), close));
    dialog.replaceChildren(shown.element);
    if (!dialog.open) dialog.showModal();
    close.focus();
    history.replaceState(null, "", "#" + number);
  };

  const picture = (source) => source ? make("img", { src: source, alt: "", loading: "lazy", class: "checker" }) : make("span", { class: "none" }, "–");
  const cards = index.files.map((file, number) => make("li", { class: "card", "data-file": file.title }, make("button", { type: "button", onclick: () => open(number) },
    make("span", { class: "pair" }, ...(file.stills ? file.stills.map(picture) : [picture(null)])),
    make("span", { class: "words" }, make("b", {}, file.title), make("br"),
      make("span", { class: tones[file.change] }, names[file.change]),
      file.words ? `, ${count(file.words, "change")}` : "",
      make("span", { class: "soft" }, file.visible != null && file.deltaE > 0 ? ` · ΔE ${Math.round(file.deltaE * 100) / 100}, ${percent(file.visible)} visible` : "")))));

  const list = make("ul", { class: "cards wide" });
  const state = make("p", { role: "status", class: "soft" });
  const text = make("input", { type: "search", placeholder: "Name, layer or value", "aria-label": "Search" });
  const kind = make("select", { "aria-label": "Change" }, make("option", { value: "" }, "any change"),
    ...Object.keys(tones).filter((name) => index.totals[name]).map((name) => make("option", { value: name }, names[name])));
  const order = make("select", { "aria-label": "Sort by" },
    ...[["rank", "greatest difference first"], ["words", "most changes first"], ["name", "by name"]].map(([value, name]) => make("option", { value }, name)));
  const before = {
    rank: (a, b) => b.rank - a.rank,
    words: (a, b) => b.words - a.words,
    name: (a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0),
  };
  const update = () => {
    const words = text.value.toLowerCase();
    const numbers = index.files.map((_, number) => number)
      .filter((number) => (!kind.value || index.files[number].change === kind.value) && (!words || index.files[number].text.includes(words)))
      .sort((a, b) => before[order.value](index.files[a], index.files[b]) || a - b);
    state.textContent = numbers.length === index.files.length
      ? count(numbers.length, "file") : `${numbers.length} of ${count(index.files.length, "file")}`;
    list.replaceChildren(...numbers.map((number) => cards[number]));
  };
  for (const control of [text, kind, order]) control.addEventListener("input", update);
  main.before(make("nav", { class: "filters", "aria-label": "Filters" }, text, kind, order, state));
  main.append(list, about);
  update();
  const wanted = Number(location.hash.slice(1));
  if (location.hash && index.files[wanted]) open(wanted);
})();
