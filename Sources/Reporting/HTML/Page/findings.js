"use strict";
// The findings: filters, the list, and the evidence of each.

/** The lines of code around a place, with the range of the finding marked. */
function frame(data, place, around) {
  const code = element("pre", { class: "code", tabindex: "0" });
  const lines = data.files[place.file].lines;
  for (let number = place.line - around; number <= place.line + around; number += 1) {
    const isMarked = number === place.line;
    const text = isMarked && place.text !== undefined ? place.text : lines[number];
    if (text === undefined) continue;
    const row = element("span", { class: isMarked ? "line marked" : "line" });
    row.append(element("span", { class: "number" }, String(number).padStart(5) + "  "));
    if (isMarked) {
      const marked = element("mark", {}, text.slice(place.from, place.to));
      row.append(text.slice(0, place.from), marked, text.slice(place.to));
    } else {
      row.append(text);
    }
    code.append(row, "\n");
  }
  if (place.last) code.append(element("span", { class: "number" }, `${" ".repeat(7)}… to line ${place.last}`));
  return code;
}

/** What a fix changes, as lines that go and lines that come. */
function difference(hunk) {
  const code = element("pre", { class: "code diff", tabindex: "0" });
  for (const line of hunk.lines) {
    const kind = line.startsWith("+") ? "ins" : line.startsWith("-") ? "del" : "span";
    code.append(element(kind, { class: "line" }, line), "\n");
  }
  return [placeText(hunk.path, hunk.line), code];
}

/** The evidence of a finding: its code, its steps, its fixes and the article of its rule. */
function evidence(data, finding, state) {
  const parts = [frame(data, finding.place, 2)];
  if (finding.help) parts.push(paragraph(element("strong", {}, "Remedy: "), inline(finding.help)));
  if (finding.notes.length > 0) {
    const steps = finding.notes.map((note) => element("li", {},
      note.role ? element("span", { class: "role" }, note.role + ": ") : "", inline(note.message), " ",
      placeText(data.files[note.place.file].path, note.place.line), frame(data, note.place, 1)));
    parts.push(element("h3", {}, "Evidence"), element("ol", { class: "steps" }, steps));
  }
  if (finding.joined) {
    parts.push(paragraph(`It stands for ${counted(finding.joined, "finding")} with the same cause.`));
  }
  for (const fix of finding.fixes) {
    const command = fix.safety === "safe" ? "sameview --fix" : "sameview --fix --suggested";
    parts.push(element("h3", {}, "Fix: ", inline(fix.title)));
    parts.push(paragraph(`A ${fix.safety} fix, by `, code(command), "."), ...fix.hunks.flatMap(difference));
    if (fix.isCut) parts.push(paragraph("The rest of the change is too long for this page."));
  }
  const body = data.bodies.find((each) => each.findings.includes(finding.id));
  if (body) {
    const target = fragmentTo(state, { tab: "trees", find: "", body: keyOf(body) });
    parts.push(paragraph(link(target, "What SwiftUI sees in ", code(body.name))));
  }
  const page = data.rules[finding.rule];
  if (page) {
    const web = element("a", { href: data.rulePages + finding.rule + "/", rel: "noreferrer" }, "This page on the web");
    const content = () => [...article(page, 4), paragraph(web)];
    parts.push(onDemand(["The rule ", code(finding.rule)], { class: "article" }, content));
  }
  return parts;
}

function findingItem(data, finding, state) {
  const file = data.files[finding.place.file];
  const head = [
    element("span", { class: "severity " + finding.severity }, finding.severity), " ",
    element("span", { class: "message" }, inline(finding.message)), " ",
    placeText(file.path, finding.place.line), " ", element("span", { class: "rule" }, finding.rule),
    fixability(finding) === "none" ? "" : element("span", { class: "badge" }, fixability(finding) + " fix"),
  ];
  return element("li", {}, onDemand(head, { class: "finding" }, () => evidence(data, finding, state)));
}

/** The fields that filter and group the findings. `change` gets the changed parts of the state. */
function filterForm(data, state, change) {
  const field = (label, key, options) => {
    const select = element("select", { name: key, onchange: (event) => change({ [key]: event.target.value }) },
      options.map(([value, text]) => element("option", { value, selected: value === state[key] }, text)));
    return element("label", {}, label, select);
  };
  const values = (key) => {
    const groups = grouped(data.findings, key);
    const sorted = [...groups].sort((a, b) => (a[0] < b[0] ? -1 : 1));
    return [["", "all"], ...sorted.map(([name, items]) => [name, `${name} (${items.length})`])];
  };
  const fileOf = (finding) => data.files[finding.place.file];
  const hasOwners = data.files.some((file) => file.owner);
  const text = element("input", { type: "search", value: state.text });
  text.addEventListener("input", () => change({ text: text.value }, true));
  const onsubmit = (event) => event.preventDefault();
  const groupings = ["rule", "file", ...(hasOwners ? ["owner"] : []), "severity"];
  return element("form", { class: "filters", role: "search", "aria-label": "Filter findings", onsubmit },
    element("label", {}, "Text", text),
    field("Severity", "severity", ["", "error", "warning", "info"].map((word) => [word, word || "all"])),
    field("Group", "group", values((finding) => finding.group)),
    field("Rule", "rule", values((finding) => finding.rule)),
    field("File", "file", values((finding) => fileOf(finding).path)),
    hasOwners ? field("Owner", "owner", values((finding) => fileOf(finding).owner ?? "no owner")) : "",
    field("Fix", "fix", [["", "all"], ["safe", "safe fix"], ["suggested", "suggested fix"], ["none", "no fix"]]),
    field("Group by", "by", groupings.map((word) => [word === "rule" ? "" : word, word])),
    element("button", { type: "button", onclick: () => change(readState("#tab=" + state.tab)) }, "Reset"));
}

/** The list of the findings that the filters let through, in groups. */
function findingList(data, state) {
  const shown = data.findings.filter((finding) => matches(finding, data.files[finding.place.file], state));
  const key = (finding) => {
    switch (state.by) {
      case "file": return data.files[finding.place.file].path;
      case "owner": return data.files[finding.place.file].owner ?? "no owner";
      case "severity": return finding.severity;
      default: return finding.rule;
    }
  };
  const groups = [...grouped(shown, key)].map(([name, items]) => element("section", {},
    element("h2", {}, name, " ", element("span", { class: "count" }, String(items.length))),
    element("ul", { class: "findings" }, items.map((finding) => findingItem(data, finding, state)))));
  const words = `${counted(shown.length, "finding")} of ${data.findings.length}`;
  return [element("p", { role: "status" }, words), ...groups];
}
