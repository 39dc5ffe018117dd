// Runs the script of an HTML report in Node, with as much of a browser's document as the script uses.
//
//   node Tests/integration/page.js report.html
//
// Opens every tab, finding, article, tree and picture, and checks that filters survive the way through the address.
"use strict";
const assert = require("node:assert");
const fs = require("node:fs");
const vm = require("node:vm");

class Text {
  constructor(text) {
    this.text = String(text);
  }

  get textContent() {
    return this.text;
  }
}

class Element {
  constructor(name) {
    this.name = name;
    this.childNodes = [];
    this.attributes = new Map();
    this.listeners = new Map();
    this.parentNode = null;
  }

  append(...nodes) {
    for (const each of nodes) {
      assert(each !== undefined && each !== null && !Array.isArray(each), `${this.name} gets ${each}`);
      const node = each instanceof Element || each instanceof Text ? each : new Text(each);
      node.parentNode = this;
      this.childNodes.push(node);
    }
  }

  replaceChildren(...nodes) {
    this.childNodes = [];
    this.append(...nodes);
  }

  replaceWith(node) {
    const siblings = this.parentNode.childNodes;
    siblings[siblings.indexOf(this)] = node;
    node.parentNode = this.parentNode;
  }

  get lastChild() {
    return this.childNodes.at(-1) ?? null;
  }

  get textContent() {
    return this.childNodes.map((node) => node.textContent).join("");
  }

  set textContent(text) {
    this.childNodes = [new Text(text)];
  }

  set className(text) {
    this.setAttribute("class", text);
  }

  get value() {
    return this.attributes.get("value") ?? "";
  }

  get open() {
    return this.attributes.has("open");
  }

  setAttribute(key, value) {
    assert(!/^on/i.test(key) && key !== "style", `${this.name} has an attribute ${key}`);
    assert(value !== undefined && !String(value).includes("NaN"), `${this.name} has ${key}="${value}"`);
    if (key === "href") assert(/^(#|https:)/.test(value), `${this.name} leads to ${value}`);
    this.attributes.set(key, String(value));
  }

  getAttribute(key) {
    return this.attributes.get(key) ?? null;
  }

  addEventListener(kind, listener) {
    this.listeners.set(kind, listener);
  }

  focus() {
    this.isFocused = true;
  }

  all() {
    return this.childNodes.flatMap((node) => (node instanceof Element ? [node, ...node.all()] : []));
  }

  querySelectorAll(selector) {
    const [name, kind] = selector.split(" ").at(-1).split(/[.:]/);
    return this.all().filter((each) => each.name === name && (!kind || each.getAttribute("class") === kind));
  }

  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }
}

/** The page after its script has run. */
function open(html) {
  const data = html.match(/<script type="application\/json" id="data">([^]*?)<\/script>/)[1];
  const script = html.match(/<script>([^]*?)<\/script>/)[1];
  const byID = { data: new Text(data), main: new Element("main"), tabs: new Element("nav"), notices: new Element("div"), skip: new Element("a") };
  const document = {
    activeElement: null,
    createElement: (name) => new Element(name),
    createElementNS: (_, name) => new Element(name),
    getElementById: (id) => byID[id],
    querySelectorAll: (selector) => byID.main.querySelectorAll(selector),
  };
  const listeners = new Map();
  let hash = "";
  const location = {
    get hash() {
      return hash;
    },
    set hash(value) {
      hash = value;
      listeners.get("hashchange")?.();
    },
  };
  const history = { replaceState: (_, __, value) => { hash = value; } };
  const window = { addEventListener: (kind, listener) => listeners.set(kind, listener) };
  const context = vm.createContext({ document, window, location, history, URLSearchParams, console });
  vm.runInContext(script, context);
  const call = (code) => vm.runInContext(code, context);
  return { ...byID, data: JSON.parse(data), location, listeners, call, context };
}

/** Opens everything below an element that is filled on demand. */
function openAll(root) {
  for (const details of root.all().filter((each) => each.fill)) {
    details.fill();
    for (const inner of details.all().filter((each) => each.fill)) inner.fill();
  }
}

const page = open(fs.readFileSync(process.argv[2], "utf8"));
const count = page.data.findings.length;
assert(page.main.textContent.startsWith("Text"), "the first tab has filters");
assert(page.main.textContent.includes(`${count} finding`));
openAll(page.main);
const messages = new Set(page.main.querySelectorAll("span.message").map((each) => each.textContent));
for (const { message } of page.data.findings) {
  const text = page.call(`inline(${JSON.stringify(message)})`).map((each) => each.textContent ?? each).join("");
  assert(messages.has(text), message);
}

// The address keeps every filter, whatever its characters.
const state = page.call("readState('')");
for (const key of Object.keys(state)) state[key] = `${key} & = # % + é \u{1f600} "<'`;
page.context.given = state;
assert.deepEqual({ ...page.call("readState(writeState(given))") }, { ...state });
assert.equal(page.call("writeState(readState('#unknown=1'))"), "#");
for (const finding of page.data.findings.slice(0, 50)) {
  const wanted = { rule: finding.rule, severity: finding.severity, file: page.data.files[finding.place.file].path };
  page.location.hash = "#" + new URLSearchParams(wanted);
  const shown = page.data.findings.filter((each) => each.rule === wanted.rule && each.severity === wanted.severity
    && page.data.files[each.place.file].path === wanted.file);
  assert(page.main.textContent.includes(`${shown.length} finding`), JSON.stringify(wanted));
}
page.location.hash = "#text=no-finding-has-this-word";
assert(page.main.textContent.includes(`0 findings of ${count}`));

// Typing keeps the field and changes the address.
page.location.hash = "";
const field = page.main.querySelector("form input");
field.setAttribute("value", "no-finding-has-this-word");
field.listeners.get("input")();
assert.equal(page.location.hash, "#tab=findings&text=no-finding-has-this-word");
assert(page.main.textContent.includes("0 findings") && page.main.querySelector("form input") === field);

// A filter that changes keeps the focus.
const filter = page.main.querySelector("select");
page.context.document.activeElement = filter;
filter.listeners.get("change")({ target: { value: "error" } });
assert(page.main.querySelector("select").isFocused && page.location.hash.includes("severity=error"));

// The link that skips the head keeps the state.
page.skip.listeners.get("click")({ preventDefault: () => {} });
assert(page.main.isFocused && page.location.hash.includes("text="));

for (const tab of ["trees", "updates"]) {
  page.location.hash = `#tab=${tab}`;
  const links = page.main.querySelectorAll("a").map((link) => link.getAttribute("href"));
  for (const link of links.filter((each) => each.startsWith("#")).slice(0, 200)) {
    page.location.hash = link;
    openAll(page.main);
    assert(page.main.textContent.length > 0);
  }
}
for (const source of page.data.sources) assert(source.evaluates.length <= source.count);
const counts = page.data.sources.map((source) => source.count);
assert.deepEqual(counts, [...counts].sort((a, b) => b - a), "the widest changes come first");

// Pictures: no two boxes share a place, whatever the arrows, and the same graph has the same layout.
for (const [boxCount, step] of [[1, 1], [5, 2], [12, 5], [30, 7]]) {
  const boxes = Array.from({ length: boxCount }, (_, id) => ({ id, title: `View${id}` }));
  const arrows = boxes.map((box) => ({ from: box.id, to: (box.id * step + 1) % boxCount }));
  page.context.boxes = boxes;
  page.context.arrows = arrows;
  const { places } = page.call("layout(boxes, arrows)");
  const seen = new Set([...places.values()].map((place) => `${place.x} ${place.y}`));
  assert.equal(seen.size, boxCount);
  assert.deepEqual([...page.call("layout(boxes, arrows)").places], [...places]);
}
console.log(`${count} findings, ${page.data.bodies.length} trees, ${page.data.sources.length} sources: all can be opened`);
