"use strict";
// Small directed graphs in layers, from left to right. The same graph always gets the same picture.

const boxHeight = 26;
const rowHeight = 38;
const columnGap = 64;
const letterWidth = 7.3;
const titleLimit = 30;

/** The distance of each box from those without an incoming arrow; from the first box if there is none. */
function layersOf(boxes, arrows) {
  const targets = new Set(arrows.filter((arrow) => arrow.from !== arrow.to).map((arrow) => arrow.to));
  const layers = new Map();
  let level = boxes.map((box) => box.id).filter((id) => !targets.has(id));
  if (level.length === 0 && boxes.length > 0) level = [boxes[0].id];
  const outgoing = grouped(arrows, (arrow) => arrow.from);
  for (let layer = 0; layers.size < boxes.length; layer += 1) {
    // What no path leads to begins in the first layer.
    if (level.length === 0) {
      level = boxes.map((box) => box.id).filter((id) => !layers.has(id)).slice(0, 1);
      layer = 0;
    }
    const next = new Set();
    for (const id of level) if (!layers.has(id)) layers.set(id, layer);
    for (const id of level) {
      for (const arrow of outgoing.get(id) ?? []) if (!layers.has(arrow.to)) next.add(arrow.to);
    }
    level = [...next];
  }
  return layers;
}

/** The boxes of each layer, ordered so that few arrows cross: by the mean place of the neighbors, in four sweeps. */
function orderedLayers(boxes, arrows) {
  const layers = layersOf(boxes, arrows);
  const columns = [];
  for (const box of boxes) (columns[layers.get(box.id)] ??= []).push(box);
  for (let sweep = 0; sweep < 4; sweep += 1) {
    const isForward = sweep % 2 === 0;
    const order = isForward ? columns.keys() : [...columns.keys()].reverse();
    const rows = new Map();
    for (const column of columns) column.forEach((box, row) => rows.set(box.id, row));
    for (const number of order) {
      const neighbor = number + (isForward ? -1 : 1);
      const mean = (box) => {
        const found = arrows.filter((arrow) => arrow.from === box.id || arrow.to === box.id)
          .map((arrow) => (arrow.from === box.id ? arrow.to : arrow.from))
          .filter((id) => layers.get(id) === neighbor).map((id) => rows.get(id));
        return found.length > 0 ? found.reduce((a, b) => a + b, 0) / found.length : rows.get(box.id);
      };
      const ranked = columns[number].map((box) => [mean(box), box]);
      columns[number] = ranked.sort((a, b) => a[0] - b[0]).map((pair) => pair[1]);
      columns[number].forEach((box, row) => rows.set(box.id, row));
    }
  }
  return columns;
}

/** A title that fits its box. `View.property` loses a part of the view: boxes of one view differ in the property. */
function shortTitle(title) {
  const rest = title.length - titleLimit + 1;
  if (rest <= 1) return title;
  const dot = title.lastIndexOf(".");
  return dot > rest ? title.slice(0, dot - rest) + "…" + title.slice(dot) : title.slice(0, titleLimit - 1) + "…";
}

/** The place and size of each box, and the size of the whole. */
function layout(boxes, arrows) {
  const columns = orderedLayers(boxes, arrows);
  const height = Math.max(1, ...columns.map((column) => column.length)) * rowHeight;
  const places = new Map();
  let x = 8;
  for (const column of columns) {
    const width = Math.max(...column.map((box) => Math.min(box.title.length, titleLimit))) * letterWidth + 20;
    column.forEach((box, row) => {
      const y = 6 + (height - column.length * rowHeight) / 2 + row * rowHeight;
      places.set(box.id, { x, y, width, height: boxHeight });
    });
    x += width + columnGap;
  }
  return { places, width: x - columnGap + 8, height: height + 8 };
}

/** An element of SVG with attributes and children. */
function drawn(name, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** The curve of an arrow. One that does not lead to the right goes around below the boxes. */
function curve(from, to) {
  const [x, y] = [from.x + from.width, from.y + from.height / 2];
  const [endX, endY] = [to.x, to.y + to.height / 2];
  if (endX > x) return `M${x} ${y}C${x + columnGap / 2} ${y} ${endX - columnGap / 2} ${endY} ${endX} ${endY}`;
  const low = Math.max(y, endY) + rowHeight / 2;
  return `M${x} ${y}C${x + columnGap / 2} ${low} ${endX - columnGap / 2} ${low} ${endX} ${endY}`;
}

/** The picture of a graph. Boxes: id, title, kind, href. Arrows: from, to, kind. */
function picture(label, boxes, arrows) {
  const { places, width, height } = layout(boxes, arrows);
  const svg = drawn("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "group", "aria-label": label });
  svg.append(drawn("defs", {}, drawn("marker", {
    id: "tip", viewBox: "0 0 8 8", refX: 8, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto",
  }, drawn("path", { d: "M0 0L8 4L0 8z", class: "tip" }))));
  for (const arrow of arrows) {
    const d = curve(places.get(arrow.from), places.get(arrow.to));
    svg.append(drawn("path", { d, class: "arrow " + arrow.kind, "marker-end": "url(#tip)" }));
  }
  for (const box of boxes) {
    const { x, y, width, height } = places.get(box.id);
    const name = drawn("title", {});
    name.textContent = box.title;
    const text = drawn("text", { x: x + 10, y: y + 17 });
    text.textContent = shortTitle(box.title);
    svg.append(drawn("a", { href: box.href, class: "box " + box.kind }, name,
      drawn("rect", { x, y, width, height, rx: 6 }), text));
  }
  return element("div", { class: "picture", tabindex: "0", role: "region", "aria-label": label }, svg);
}
