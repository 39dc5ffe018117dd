"use strict";
// What updates when: which views a change evaluates again and why, and what makes one view be evaluated.

/** More boxes are not readable in one picture. */
const boxLimit = 30;

/** Sources and views that link to each other. Views that the report leaves out are missing from both. */
function updateLinks(data) {
  if (data.links) return data.links;
  const views = new Map(data.views.map((view) => [view.id, view]));
  const parents = new Map(data.views.map((view) => [view.id, []]));
  const causes = new Map(data.views.map((view) => [view.id, []]));
  for (const view of data.views) {
    for (const content of view.contains) parents.get(content.view)?.push({ view, isPerRow: content.isPerRow });
  }
  for (const source of data.sources) {
    for (const evaluation of source.evaluates) causes.get(evaluation.view)?.push({ source, ...evaluation });
  }
  data.links = { views, parents, causes };
  return data.links;
}

/** The picture of the first boxes, with what its arrows mean. */
function pictureOf(label, boxes, arrows) {
  const kept = boxes.slice(0, boxLimit);
  const ids = new Set(kept.map((box) => box.id));
  const shown = arrows.filter((arrow) => ids.has(arrow.from) && ids.has(arrow.to));
  let legend = "An arrow leads to what is evaluated again";
  if (shown.some((arrow) => arrow.kind === "contains")) legend += ", a dashed one to a view that is contained";
  const rest = boxes.length - kept.length;
  if (rest > 0) legend += `; ${rest} more are in the list only`;
  return [picture(label, kept, shown), element("p", { class: "legend" }, legend + ".")];
}

/** The fragments that lead to a source and to a view. */
function toSource(source, state) {
  return fragmentTo(state, { view: "", source: keyOf(source) });
}

function toView(view, state) {
  return fragmentTo(state, { source: "", view: keyOf(view) });
}

/** What a change of a source evaluates: as a picture, and as a list with reasons. */
function sourceDetail(data, source, state) {
  const { views } = updateLinks(data);
  const boxes = [{ id: "source", title: source.name, kind: "source", href: toSource(source, state) }];
  const arrows = [];
  const items = [];
  for (const { view: id, parent, reason } of source.evaluates) {
    const view = views.get(id);
    if (!view) continue;
    boxes.push({ id, title: view.name, kind: "view", href: toView(view, state) });
    arrows.push({ from: views.has(parent) ? parent : "source", to: id, kind: "update" });
    const name = link(toView(view, state), view.name);
    items.push(element("li", {}, name, " ", inline(reason), " ", placeText(view.path, view.line)));
  }
  const kind = element("span", { class: "kind" }, source.kind);
  const parts = [element("h2", {}, source.name, " ", kind, " ", placeText(source.path, source.line))];
  if (source.count === 0) return [...parts, paragraph("A change evaluates no view.")];
  parts.push(paragraph(`A change evaluates ${counted(source.count, "view")} again.`));
  parts.push(...pictureOf("What a change of " + source.name + " evaluates", boxes, arrows));
  parts.push(element("ol", { class: "steps" }, items));
  const rest = source.count - items.length;
  if (rest > 0) parts.push(paragraph(`${rest} more are not in this report.`));
  return parts;
}

/** What makes a view be evaluated, and the views around it. */
function viewDetail(data, view, state) {
  const { views, parents, causes } = updateLinks(data);
  const boxes = new Map([[view.id, { id: view.id, title: view.name, kind: "view chosen", href: toView(view, state) }]]);
  const arrows = [];
  const add = (id, title, kind, href) => {
    if (!boxes.has(id)) boxes.set(id, { id, title, kind, href });
  };
  for (const { source } of causes.get(view.id)) {
    const id = "source " + keyOf(source);
    add(id, source.name, "source", toSource(source, state));
    arrows.push({ from: id, to: view.id, kind: "update" });
  }
  for (const parent of parents.get(view.id)) {
    add(parent.view.id, parent.view.name, "view", toView(parent.view, state));
    arrows.push({ from: parent.view.id, to: view.id, kind: "contains" });
  }
  const contents = view.contains.map((content) => ({ view: views.get(content.view), isPerRow: content.isPerRow }))
    .filter((content) => content.view && content.view !== view);
  for (const content of contents) {
    add(content.view.id, content.view.name, "view", toView(content.view, state));
    arrows.push({ from: view.id, to: content.view.id, kind: "contains" });
  }

  const parts = [element("h2", {}, view.name, " ", placeText(view.path, view.line))];
  const body = data.bodies.find((each) => each.path === view.path && each.name === view.name + ".body");
  if (body) {
    const target = fragmentTo(state, { tab: "trees", find: "", body: keyOf(body) });
    parts.push(paragraph(link(target, "What SwiftUI sees in ", code(body.name))));
  }
  parts.push(element("h3", {}, "Evaluated again when"));
  const reasons = causes.get(view.id).map(({ source, reason }) =>
    element("li", {}, link(toSource(source, state), source.name), " changes: it ", inline(reason)));
  parts.push(reasons.length > 0 ? element("ol", { class: "steps" }, reasons)
    : paragraph("No known source of truth evaluates it again."));
  parts.push(...pictureOf("The views and sources around " + view.name, [...boxes.values()], arrows));
  parts.push(viewFacts(view, parents.get(view.id), contents, state));
  return parts;
}

/** What is around a view, and what it is given, keeps, reads and passes on. */
function viewFacts(view, parents, contents, state) {
  const facts = element("dl", {});
  const add = (title, items) => {
    if (items.length > 0) facts.append(element("dt", {}, title), ...items.map((item) => element("dd", {}, item)));
  };
  const named = (each) => [link(toView(each.view, state), each.view.name), each.isPerRow ? " (each row)" : ""];
  add("Contained in", parents.map(named));
  add("Contains", contents.map(named));
  const lists = [
    ["Is given", view.inputs], ["Keeps", view.keeps], ["Reads", view.reads], ["Uses in actions only", view.inActions],
    ["Passes on", view.passes], ["Objects", view.objects],
  ];
  for (const [title, texts] of lists) add(title, (texts ?? []).map(code));
  return facts;
}

/** The sources whose changes evaluate most views, and what one of them or one view is connected with. */
function updatePanel(data, state, change) {
  if (data.views.length === 0) return [paragraph("These files declare no SwiftUI view.")];
  const source = data.sources.find((each) => keyOf(each) === state.source);
  const view = data.views.find((each) => keyOf(each) === state.view);
  const isFound = (each) => !state.find || containsWords(state.find, [each.name, each.path]);
  const rows = data.sources.filter(isFound).map((each) => element("tr", {},
    element("td", {}, choice(toSource(each, state), each === source, each.name), " ",
      element("span", { class: "kind" }, each.kind)),
    element("td", { class: "amount" }, String(each.count))));
  const head = ["source", "views"].map((title) => element("th", { scope: "col" }, title));
  const table = element("table", {}, element("caption", {}, "Sources, by the views that a change evaluates"),
    element("thead", {}, element("tr", {}, head)), element("tbody", {}, rows));
  const names = data.views.filter(isFound).map((each) =>
    element("li", {}, choice(toView(each, state), each === view, each.name)));
  const shown = source ?? data.sources[0];
  const detail = view ? viewDetail(data, view, state) : shown ? sourceDetail(data, shown, state)
    : [paragraph("No view depends on a known source of truth.")];
  return [
    linkList("sources and views", state.find, (find) => change({ find }, true),
      [table, element("h2", {}, `Views (${names.length})`), element("ul", {}, names)]),
    element("section", { class: "detail", "aria-label": "What updates when" }, detail),
  ];
}
