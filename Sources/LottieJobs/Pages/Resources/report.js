"use strict";
(() => {
  const index = read("index");

  const levels = ["error", "warning", "info"];
  const levelNames = { error: "error", warning: "warning", info: "note" };
  const tones = { plays: "plays", unknown: "soft", differs: "warning", loses: "error", fails: "error" };
  const symbols = { plays: "✓", unknown: "?", differs: "~", loses: "✗", fails: "✗✗" };
  const outcomes = { plays: "plays", unknown: "unknown", differs: "differs", loses: "loses something", fails: "draws nothing" };

  // The same frames as a player draws them that draws them otherwise, or where they differ.
  const comparison = (file, right) => {
    const others = file.others || [];
    const box = make("div", { class: "stage" });
    if (!others.length) return { box, element: null, show() {} };
    let shown = null;
    const picture = make("canvas", { role: "img" });
    const change = make("canvas", { class: "over", role: "img", width: file.sheet.width, height: file.sheet.height, hidden: true });
    box.append(picture, change);
    const update = (position) => {
      if (!shown) return;
      if (shown.position !== position) return shown.show(position);
      change.hidden = !difference.checked;
      if (difference.checked) drawDifference(change, right, picture, 4);
    };
    const words = make("p", { class: "soft" });
    const choose = (number) => {
      const { player, sheet } = others[number];
      const position = shown ? shown.position : 0;
      shown = new Player(sheet, picture, (at) => update(at));
      shown.position = position;
      picture.setAttribute("aria-label", `${file.title}, as ${player} draws it`);
      change.setAttribute("aria-label", `${file.title}, where ${player} differs`);
      words.textContent = `as ${player} draws it, by what is known of it`;
      for (const button of buttons) button.setAttribute("aria-pressed", String(Number(button.value) === number));
    };
    const buttons = others.map(({ player }, number) =>
      make("button", { type: "button", value: number, "aria-pressed": "false", onclick: () => choose(number) }, player));
    const difference = make("input", { type: "checkbox", oninput: () => update(shown.position) });
    choose(0);
    return {
      box, show: update,
      element: make("div", { class: "others" },
        make("div", { class: "controls" }, ...buttons, make("label", {}, difference, " difference")), box, words),
    };
  };

  // The picture of an animation, with what moves it. Returns the element, and shows outlines.
  const stage = (file) => {
    const canvas = make("canvas", { role: "img", "aria-label": `${file.title}, drawn by lottie` });
    const outline = draw("svg", { viewBox: `0 0 ${file.width} ${file.height}`, preserveAspectRatio: "none", "aria-hidden": "true" });
    const frame = make("output", {});
    const slider = make("input", {
      type: "range", min: 0, max: file.sheet.frames.length - 1, value: 0, "aria-label": "Frame",
      oninput: () => { toggle(false); player.show(Number(slider.value)); },
    });
    let boxes = null;
    const compare = comparison(file, canvas);
    const player = new Player(file.sheet, canvas, (position) => {
      slider.value = position;
      slider.setAttribute("aria-valuetext", `frame ${figure(file.sheet.frames[position])}`);
      frame.textContent = `frame ${figure(file.sheet.frames[position])}`;
      compare.show(position);
      outline.replaceChildren();
      const box = boxes && boxes[position];
      if (!box) return;
      for (const name of ["under", "over"]) {
        outline.append(draw("rect", { class: name, x: box[0], y: box[1], width: box[2], height: box[3] }));
      }
    });
    const button = make("button", { type: "button", onclick: () => toggle(!player.isPlaying) });
    const toggle = (isPlaying) => {
      player.play(isPlaying);
      button.textContent = isPlaying ? "Pause" : "Play";
    };
    const speed = make("select", { "aria-label": "Speed", onchange: () => { player.speed = Number(speed.value); if (player.isPlaying) player.play(true); } },
      ...[0.25, 0.5, 1, 2].map((value) => make("option", { value, selected: value === 1 }, `${value}×`)));
    const box = make("div", { class: "stage checker" }, canvas, outline);
    compare.box.className = box.className;
    const own = make("input", { type: "color", value: "#808080", "aria-label": "Own background", hidden: true, oninput: () => { box.style.background = compare.box.style.background = own.value; } });
    const background = make("select", { "aria-label": "Background", onchange: () => {
      box.className = compare.box.className = `stage ${background.value}`;
      own.hidden = background.value !== "own";
      box.style.background = compare.box.style.background = own.hidden ? "" : own.value;
    } }, ...["checker", "white", "black", "own"].map((value) => make("option", { value }, value)));
    toggle(!still);
    player.show(0);
    return {
      element: make("div", {}, box, make("div", { class: "controls" }, button, slider, frame, speed, background, own), compare.element),
      stop: () => player.play(false),
      outline(of) {
        boxes = of ? of.boxes : null;
        if (of) { toggle(false); player.show(of.best); } else player.show(player.position);
      },
    };
  };

  // Findings with one remedy are told together: their places, and what to do once.
  const findingList = (file, view) => {
    const buttons = [];
    const place = (finding) => {
      const layer = file.outlines && finding.outline != null ? file.outlines[finding.outline] : null;
      const button = make("button", { type: "button", "aria-pressed": "false", onclick: () => {
        const isOn = button.getAttribute("aria-pressed") !== "true";
        for (const other of buttons) other.setAttribute("aria-pressed", "false");
        button.setAttribute("aria-pressed", String(isOn));
        if (view) view.outline(isOn ? layer : null);
      } },
        make("span", { class: finding.severity }, levelNames[finding.severity]), " ",
        finding.keypath.length ? make("b", {}, finding.keypath.join(" › ")) : null,
        finding.keypath.length ? ": " : "", finding.message);
      buttons.push(button);
      return make("li", { "data-rule": finding.rule }, button,
        make("div", { class: "place soft" },
          `${finding.line}:${finding.column} ${finding.pointer} · ${finding.rule}`,
          finding.players.length ? ` · ${finding.players.join(", ")}` : "",
          view && !layer && finding.keypath.length ? " · not visible in these frames" : ""));
    };
    const groups = new Map();
    for (const finding of file.findings) {
      const key = `${finding.severity} ${finding.fix}`;
      groups.set(key, [...(groups.get(key) || []), finding]);
    }
    const items = [...groups.values()].map((findings) => make("li", {}, make("ul", {}, ...findings.map(place)),
      findings[0].fix ? make("div", { class: "remedy" }, `→ ${findings[0].fix}`) : null));
    return items.length ? make("ul", { class: "findings" }, ...items)
      : make("p", {}, file.players.every((verdict) => verdict.outcome === "plays")
        ? "Nothing was found." : "No problem in the file itself, but not all players draw it this way.");
  };

  const timeline = (file) => {
    const span = Math.max(file.end - file.start, 1e-9);
    const percent = (frame) => Math.max(0, Math.min(100, ((frame - file.start) / span) * 100));
    const bar = (from, to, title, name) => {
      const element = make("i", { class: name, title });
      element.style.left = `${percent(from)}%`;
      element.style.width = `${percent(to) - percent(from)}%`;
      return element;
    };
    const lane = (name, ...bars) =>
      make("div", { class: "lane" }, make("span", { class: "name", title: name }, name), make("span", { class: "track" }, ...bars));
    const lanes = file.timeline.map((layer) =>
      lane(layer.name || "(no name)", bar(layer.in, layer.out, `${layer.name}: ${figure(layer.in)} to ${figure(layer.out)}`)));
    if (file.markers.length) {
      lanes.unshift(lane("Markers", ...file.markers.map((marker) =>
        bar(marker.frame, marker.frame + marker.duration, `${marker.name}: ${figure(marker.frame)}`, "mark"))));
    }
    return make("div", { class: "lanes", tabindex: 0, role: "group", "aria-label": "Timeline" }, ...lanes);
  };

  const keypaths = (file) => {
    const list = make("ul", { class: "keypaths", tabindex: 0, "aria-label": "Keypaths" });
    const said = make("span", { role: "status", class: "soft" });
    const copy = async (text) => {
      try { await navigator.clipboard.writeText(text); said.textContent = `Copied ${text}`; } catch { said.textContent = text; }
    };
    const fill = (words) => list.replaceChildren(...file.keypaths
      .filter((path) => path.toLowerCase().includes(words)).slice(0, 500)
      .map((path) => make("li", {}, make("button", { type: "button", title: "Copy", onclick: () => copy(path) }, path))));
    const search = make("input", { type: "search", placeholder: "Search keypaths", "aria-label": "Search keypaths",
      oninput: () => fill(search.value.toLowerCase()) });
    fill("");
    return make("div", {}, search, " ", said, list);
  };

  const swatch = (color) => {
    const picture = draw("svg", { viewBox: "0 0 1 1", "aria-hidden": "true" });
    picture.append(draw("rect", { width: 1, height: 1, fill: color }));
    return make("li", {}, picture, " ", color);
  };

  const detail = (file, heading) => {
    const view = file.sheet ? stage(file) : null;
    const verdicts = make("table", {}, ...file.players.map((verdict) =>
      make("tr", {}, make("th", { scope: "row" }, verdict.player), make("td", { class: tones[verdict.outcome] },
        `${symbols[verdict.outcome]} ${outcomes[verdict.outcome]}`), make("td", { class: "soft" }, [...verdict.features, ...verdict.rules].join(", ")))));
    const rows = make("table", {}, ...file.facts.map(([name, value]) =>
      make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, value))));
    const costs = (file.costs || []).map((cells, row) => make("tr", {}, ...cells.map((cell, column) =>
      make(row === 0 || column === 0 ? "th" : "td", { scope: row === 0 ? "col" : column === 0 ? "row" : null }, cell))));
    return {
      stop: () => view && view.stop(),
      element: make("article", { class: "detail" }, heading,
        make("div", { class: "columns" },
          make("div", {}, view ? view.element : make("p", { class: "error" }, "It cannot be drawn."),
            file.sheet ? make("h3", {}, "Timeline") : null, file.sheet ? timeline(file) : null),
          make("div", {}, make("h3", {}, "Findings"), findingList(file, view),
            file.players.length ? make("h3", {}, "Players") : null, file.players.length ? verdicts : null)),
        costs.length ? make("h3", {}, "Heaviest layers") : null,
        costs.length ? make("div", { class: "scroll" }, make("table", {}, ...costs)) : null,
        costs.length ? make("p", { class: "soft" }, "Share of the estimated work; buffers and their memory as in lottie-android.") : null,
        file.facts.length ? make("h3", {}, "About it") : null, make("div", { class: "scroll" }, rows),
        file.colors && file.colors.length ? make("h3", {}, "Colors") : null,
        file.colors ? make("ul", { class: "swatches" }, ...file.colors.map(swatch)) : null,
        file.keypaths && file.keypaths.length ? make("h3", {}, "Keypaths") : null,
        file.keypaths && file.keypaths.length ? keypaths(file) : null),
    };
  };

  // A served page asks whether a file has changed.
  if (index.live) {
    const ask = setInterval(async () => {
      try {
        const answer = await fetch("/generation");
        if (answer.ok && (await answer.text()) !== index.live) location.reload();
      } catch {
        clearInterval(ask);
        document.querySelector("header").append(make("p", { role: "status", class: "warning" }, "lottie serve has stopped; this page no longer updates."));
      }
    }, 1000);
  }

  const main = document.querySelector("main");

  // What the words and signs mean.
  const meanings = [
    ["error", "error", "The file is wrong, or a player asked for loses a part of it."],
    ["warning", "warning", "A player asked for draws it differently, or it may cause trouble."],
    ["info", "note", "It could be smaller, clearer or faster."],
    ...[["plays", "Drawn as in After Effects."], ["differs", "Drawn, but looks different."],
      ["loses", "A part of it is not drawn."], ["fails", "The player refuses it, or stops with an error."],
      ["unknown", "Not known for this player."]].map(([name, meaning]) => [tones[name], `${symbols[name]} ${outcomes[name]}`, meaning]),
  ];
  document.querySelector("footer").prepend(make("dl", { class: "legend", "aria-label": "Legend" },
    ...meanings.map(([tone, term, meaning]) => make("div", {}, make("dt", { class: tone }, term), make("dd", {}, meaning)))));

  // A page of one animation.
  if (index.file != null) {
    main.append(detail(read("f" + index.file), make("p", {}, make("a", { href: index.home }, "All animations"))).element);
    return;
  }

  const dialog = make("dialog", { "aria-labelledby": "title" });
  document.body.append(dialog);
  let shown = null;
  let chosen = null;
  // What is chosen is in the address, so that a view can be sent, and is there again after a reload.
  const address = () => {
    const parts = new URLSearchParams();
    for (const [name, control] of Object.entries(controls)) {
      if (control.value !== (control.options ? control.options[0].value : "")) parts.set(name, control.value);
    }
    if (view.getAttribute("aria-pressed") === "true") parts.set("view", "table");
    if (chosen != null) parts.set("file", chosen);
    history.replaceState(null, "", `${parts}` ? "#" + parts : location.pathname + location.search);
  };
  dialog.addEventListener("close", () => { if (shown) shown.stop(); dialog.replaceChildren(); chosen = null; address(); });
  const open = (number) => {
    const file = index.files[number];
    if (file.page) { location.href = file.page; return; }
    if (shown) shown.stop();
    const data = read("f" + number);
    const close = make("button", { type: "button", onclick: () => dialog.close() }, "Close");
    shown = detail(data, make("div", { class: "top" }, make("h2", { id: "title" }, data.title), close));
    dialog.replaceChildren(shown.element);
    if (!dialog.open) dialog.showModal();
    close.focus();
    chosen = number;
    address();
  };

  const words = (file) => levels.filter((level) => file[level]).map((level) =>
    make("span", { class: level }, count(file[level], levelNames[level]) + " "));
  // How many players do not play it, the worst first.
  const verdicts = (file) => ["fails", "loses", "differs"].map((outcome) => {
    const names = index.players.filter((name) => file.outcomes[name] === outcome);
    return names.length ? make("span", { class: tones[outcome], title: names.join(", ") },
      `${symbols[outcome]} ${outcomes[outcome]} in ${names.length > 2 ? count(names.length, "player") : names.join(", ")}`) : null;
  });
  const cards = index.files.map((file, number) => make("li", { class: "card", "data-file": file.title }, make("button", { type: "button", onclick: () => open(number) },
    file.still ? make("img", { src: file.still, alt: "", loading: "lazy", class: "checker" }) : make("span", { class: "none" }, "not drawn"),
    make("span", { class: "words" }, make("b", {}, file.title),
      make("span", { class: "soft" }, file.width ? `${figure(file.width)} × ${figure(file.height)}, ${figure(file.seconds)} s · ` : "", size(file.bytes)),
      make("span", { class: "counts" }, ...words(file)), ...verdicts(file)))));

  const list = make("ul", { class: "cards" });
  const state = make("p", { role: "status", class: "soft" });
  const text = make("input", { type: "search", placeholder: "Name, message or layer", "aria-label": "Search" });
  const level = make("select", { "aria-label": "Severity" }, make("option", { value: "" }, "any severity"),
    ...levels.map((value) => make("option", { value }, levelNames[value] + "s")));
  const player = make("select", { "aria-label": "Player" }, make("option", { value: "" }, "any player"),
    ...index.players.map((value) => make("option", { value }, value)));
  const rule = make("select", { "aria-label": "Rule" }, make("option", { value: "" }, "any rule"),
    ...index.rules.map((value) => make("option", { value }, value)));
  const order = make("select", { "aria-label": "Sort by" },
    ...[["severity", "worst first"], ["name", "by name"], ["bytes", "largest first"]].map(([value, name]) => make("option", { value }, name)));
  const view = make("button", { type: "button", "aria-pressed": "false", onclick: () => {
    view.setAttribute("aria-pressed", String(view.getAttribute("aria-pressed") !== "true"));
    update();
    address();
  } }, "Table of players");

  const controls = { search: text, severity: level, player, rule, sort: order };
  const matches = (file) => {
    const words = text.value.toLowerCase();
    if (words && !file.text.includes(words)) return false;
    if (level.value && !file[level.value]) return false;
    if (rule.value && !file.rules.includes(rule.value)) return false;
    return !player.value || (file.outcomes[player.value] || "plays") !== "plays";
  };
  const before = {
    severity: (a, b) => b.error - a.error || b.warning - a.warning || b.info - a.info,
    name: (a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0),
    bytes: (a, b) => b.bytes - a.bytes,
  };
  const matrix = (numbers) => make("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": "Players" }, make("table", { class: "matrix" },
    make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "Animation"), ...index.players.map((name) => make("th", { scope: "col" }, name)))),
    make("tbody", {}, ...numbers.map((number) => make("tr", {},
      make("th", { scope: "row" }, make("a", { href: "#file=" + number, onclick: (event) => { event.preventDefault(); open(number); } }, index.files[number].title)),
      ...index.players.map((name) => {
        const outcome = index.files[number].outcomes[name];
        const title = outcome ? outcomes[outcome] : "not checked";
        return make("td", { class: outcome ? tones[outcome] : "soft", title, "aria-label": title }, outcome ? symbols[outcome] : "–");
      }))))));
  const results = make("div");
  const update = () => {
    const numbers = index.files.map((_, number) => number).filter((number) => matches(index.files[number]))
      .sort((a, b) => before[order.value](index.files[a], index.files[b]) || a - b);
    state.textContent = numbers.length === index.files.length ? "" : `${numbers.length} of ${count(index.files.length, "animation")}`;
    if (view.getAttribute("aria-pressed") === "true") return results.replaceChildren(matrix(numbers));
    list.replaceChildren(...numbers.map((number) => cards[number]));
    results.replaceChildren(list);
  };
  for (const control of Object.values(controls)) control.addEventListener("input", () => { update(); address(); });
  const sum = (level) => index.files.reduce((total, file) => total + file[level], 0);
  document.querySelector("header").append(make("ul", { class: "totals" },
    make("li", {}, make("b", {}, String(index.files.length)), index.files.length === 1 ? " animation" : " animations"),
    ...levels.map((level) => make("li", { class: level }, make("b", {}, String(sum(level))), ` ${levelNames[level]}${sum(level) === 1 ? "" : "s"}`)),
    ...index.players.map((name) => [name, index.files.filter((file) => ["loses", "fails"].includes(file.outcomes[name])).length])
      .filter(([, failing]) => failing > 0).map(([name, failing]) => make("li", {}, `${name} loses something in `, make("b", {}, String(failing))))));
  main.before(make("nav", { class: "filters", "aria-label": "Filters" }, text, level, player, rule, order, view, state));
  main.append(results);
  const wanted = new URLSearchParams(location.hash.slice(1));
  for (const [name, control] of Object.entries(controls)) {
    const value = wanted.get(name) || "";
    // A page made again may lack a rule or a player.
    if (!control.options || [...control.options].some((option) => option.value === value)) control.value = value;
  }
  if (wanted.get("view") === "table") view.setAttribute("aria-pressed", "true");
  update();
  const file = Number(wanted.get("file") ?? NaN);
  if (index.files[file]) open(file);
})();
