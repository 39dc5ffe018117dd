"use strict";
// Elements of the page. All text from the data becomes text nodes, never markup.

/** An element with attributes, listeners (`onclick`) and children: nodes or texts. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat());
  return made;
}

function paragraph(...children) {
  return element("p", {}, ...children);
}

function code(text) {
  return element("code", {}, text);
}

function link(href, ...children) {
  return element("a", { href }, ...children);
}

/** An entry of a list, in which one may be chosen. */
function choice(href, isChosen, text) {
  return element("a", { href, "aria-current": isChosen ? "true" : undefined }, text);
}

/** `<details>` whose content is made when it is opened for the first time. */
function onDemand(summary, attributes, content) {
  const details = element("details", attributes, element("summary", {}, summary));
  details.fill = () => {
    if (details.isFilled) return;
    details.isFilled = true;
    details.append(...[content()].flat());
  };
  details.addEventListener("toggle", () => { if (details.open) details.fill(); });
  return details;
}

/** A text with Markdown's code spans, strong words and links to web pages. */
function inline(text) {
  const nodes = [];
  const pattern = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) nodes.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    if (match[1] !== undefined) nodes.push(code(match[1]));
    else if (match[2] !== undefined) nodes.push(element("strong", {}, match[2]));
    else if (/^https:\/\//.test(match[4])) nodes.push(element("a", { href: match[4], rel: "noreferrer" }, match[3]));
    else nodes.push(match[3]);
  }
  if (end < text.length) nodes.push(text.slice(end));
  return nodes;
}

/** The blocks of a Markdown page: headings, paragraphs, lists, tables and code. Headings begin at `level`. */
function article(markdown, level) {
  const lines = markdown.split("\n");
  const blocks = [];
  let at = 0;
  const takeWhile = (test) => {
    const start = at;
    while (at < lines.length && test(lines[at])) at += 1;
    return lines.slice(start, at);
  };
  const isPlain = (line) => line !== "" && !/^(#|```|\||- |\d+\. )/.test(line);
  while (at < lines.length) {
    const line = lines[at];
    if (line.startsWith("```")) {
      at += 1;
      const code = takeWhile((each) => !each.startsWith("```"));
      at += 1;
      blocks.push(element("pre", { class: "code", tabindex: "0" }, code.join("\n")));
    } else if (/^#+ /.test(line)) {
      const depth = line.indexOf(" ");
      at += 1;
      blocks.push(element("h" + Math.min(6, level + depth - 1), {}, inline(line.slice(depth + 1))));
    } else if (line.startsWith("|")) {
      const rows = takeWhile((each) => each.startsWith("|")).map(cells);
      const head = element("tr", {}, rows[0].map((cell) => element("th", { scope: "col" }, inline(cell))));
      const body = rows.slice(2).map((row) => element("tr", {}, row.map((cell) => element("td", {}, inline(cell)))));
      blocks.push(element("table", {}, element("thead", {}, head), element("tbody", {}, body)));
    } else if (/^(- |\d+\. )/.test(line)) {
      const items = [];
      while (at < lines.length && /^(- |\d+\. )/.test(lines[at])) {
        const first = lines[at].replace(/^(- |\d+\. )/, "");
        at += 1;
        const rest = takeWhile((each) => /^ +\S/.test(each)).map((each) => each.trim());
        items.push(element("li", {}, inline([first, ...rest].join(" "))));
      }
      blocks.push(element(line.startsWith("- ") ? "ul" : "ol", {}, items));
    } else if (line === "") {
      at += 1;
    } else {
      // The first line is taken whatever it is, so that the loop ends.
      at += 1;
      blocks.push(paragraph(inline([line, ...takeWhile(isPlain)].join(" "))));
    }
  }
  return blocks;
}

/** The cells of a row of a Markdown table. `\|` is a bar in a cell. */
function cells(row) {
  const inner = row.replace(/^\|/, "").replace(/\|\s*$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll("\\|", "|").trim());
}

/** The place of something as readers copy it: `Sources/Home.swift:12`. */
function placeText(path, line) {
  return element("span", { class: "place" }, `${path}:${line}`);
}

/** A list of links with a field above it that narrows the list. */
function linkList(label, text, onText, items) {
  const title = `Search ${label}`;
  const field = element("input", { type: "search", value: text, "aria-label": title, placeholder: title });
  field.addEventListener("input", () => onText(field.value));
  return element("nav", { class: "choices", "aria-label": label }, field, items);
}
