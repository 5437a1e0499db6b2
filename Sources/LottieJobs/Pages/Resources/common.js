"use strict";
// What the scripts of all pages share.
const read = (id) => JSON.parse(document.getElementById(id).textContent);
const still = matchMedia("(prefers-reduced-motion: reduce)").matches;

// Elements are made, never parsed: names from documents stay text.
const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
};
const draw = (tag, attributes) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};
const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
const size = (bytes) =>
  bytes < 1000 ? `${bytes} B` : bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
const figure = (value) => String(Math.round(value * 1000) / 1000);

// When the page was written, which its text does not say: the same animations make the same page.
if (location.protocol === "file:") {
  const time = new Date(document.lastModified);
  document.querySelector("footer span").append(", ", make("time", { datetime: time.toISOString() }, time.toLocaleString()));
}

// Draws where two canvases differ: the larger of the differences over black and over white.
const drawDifference = (canvas, before, after, gain) => {
  const context = canvas.getContext("2d");
  const over = (picture, color) => {
    const layer = make("canvas", { width: canvas.width, height: canvas.height });
    const inner = layer.getContext("2d");
    inner.fillStyle = color;
    inner.fillRect(0, 0, layer.width, layer.height);
    inner.drawImage(picture, 0, 0);
    return layer;
  };
  context.globalCompositeOperation = "source-over";
  context.fillStyle = "#000";
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const color of ["#000", "#fff"]) {
    const layer = over(before, color);
    const inner = layer.getContext("2d");
    inner.globalCompositeOperation = "difference";
    inner.drawImage(over(after, color), 0, 0);
    context.globalCompositeOperation = "lighten";
    context.drawImage(layer, 0, 0);
  }
  context.globalCompositeOperation = "lighter";
  for (let factor = 1; factor < gain; factor *= 2) context.drawImage(canvas, 0, 0);
};

// A picture of many frames, drawn one at a time.
class Player {
  constructor(sheet, canvas, onframe) {
    this.sheet = sheet;
    this.canvas = canvas;
    this.onframe = onframe;
    this.position = 0;
    this.speed = 1;
    this.isPlaying = false;
    this.image = new Image();
    this.image.addEventListener("load", () => this.show(this.position));
    this.image.src = sheet.src;
    canvas.width = sheet.width;
    canvas.height = sheet.height;
  }
  show(position) {
    this.position = position;
    const { sheet, canvas, image } = this;
    const context = canvas.getContext("2d");
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (image.complete && image.naturalWidth > 0) {
      const x = (position % sheet.columns) * sheet.width;
      const y = Math.floor(position / sheet.columns) * sheet.height;
      context.drawImage(image, x, y, sheet.width, sheet.height, 0, 0, sheet.width, sheet.height);
      canvas.dataset.frame = sheet.frames[position];
    }
    this.onframe(position);
  }
  play(isPlaying) {
    this.isPlaying = isPlaying;
    cancelAnimationFrame(this.request);
    if (!isPlaying) return;
    const count = this.sheet.frames.length;
    const duration = (this.sheet.seconds * 1000) / this.speed;
    const start = performance.now() - (this.position / count) * duration;
    const step = (now) => {
      if (!this.isPlaying || !this.canvas.isConnected) return;
      const position = Math.floor((((now - start) / duration) % 1) * count);
      if (position !== this.position) this.show(Math.max(0, Math.min(count - 1, position)));
      this.request = requestAnimationFrame(step);
    };
    this.request = requestAnimationFrame(step);
  }
}
