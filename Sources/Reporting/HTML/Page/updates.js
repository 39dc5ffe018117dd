"use strict";
// What updates when: which views a change evaluates again and why, and what makes one view be evaluated.

/** More boxes are not readable in one picture. */
const boxLimit = 30;

function sourceKey(source) {
  return source.name + " " + source.line;
}

function viewKey(view) {
  return view.name + " " + view.line;
}

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

/** The first boxes that a picture can hold, the arrows among them, and how many boxes are left out. */
function readable(boxes, arrows) {
  const kept = boxes.slice(0, boxLimit);
  const ids = new Set(kept.map((box) => box.id));
  return { kept, arrows: arrows.filter((arrow) => ids.has(arrow.from) && ids.has(arrow.to)), rest: boxes.length - kept.length };
}

function pictureOf(label, boxes, arrows) {
  const shown = readable(boxes, arrows);
  const rest = shown.rest > 0 ? [element("p", {}, `${shown.rest} more are in the list only.`)] : [];
  const hasContents = shown.arrows.some((arrow) => arrow.kind === "contains");
  const legend = "An arrow leads to what is evaluated again" + (hasContents ? ", a dashed one to a view that is contained." : ".");
  return [picture(label, shown.kept, shown.arrows), element("p", { class: "legend" }, legend), ...rest];
}

/** What a change of a source evaluates: as a list with reasons, and as a picture. */
function sourceDetail(data, source, state) {
  const { views } = updateLinks(data);
  const viewLink = (view) => element("a", { href: fragmentTo(state, { source: "", view: viewKey(view) }) }, view.name);
  const boxes = [{ id: "source", title: source.name, kind: "source", href: fragmentTo(state, { view: "", source: sourceKey(source) }) }];
  const arrows = [];
  const known = source.evaluates.filter((evaluation) => views.has(evaluation.view));
  for (const evaluation of known) {
    const view = views.get(evaluation.view);
    boxes.push({ id: view.id, title: view.name, kind: "view", href: fragmentTo(state, { source: "", view: viewKey(view) }) });
    const isGiven = evaluation.parent !== undefined && views.has(evaluation.parent);
    arrows.push({ from: isGiven ? evaluation.parent : "source", to: view.id, kind: isGiven ? "given" : "read" });
  }
  const items = known.map((evaluation) => element("li", {}, viewLink(views.get(evaluation.view)), " ", inline(evaluation.reason),
    " ", placeText(views.get(evaluation.view).path, views.get(evaluation.view).line)));
  const more = source.count - known.length;
  return [
    element("h2", {}, source.name, " ", element("span", { class: "kind" }, source.kind), " ", placeText(source.path, source.line)),
    element("p", {}, source.count === 0 ? "A change evaluates no view." : `A change evaluates ${counted(source.count, "view")} again.`),
    ...(known.length > 0 ? pictureOf("What a change of " + source.name + " evaluates", boxes, arrows) : []),
    element("ol", { class: "steps" }, items),
    more > 0 ? element("p", {}, `${more} more are not in this report.`) : "",
  ];
}

/** What makes a view be evaluated, and the views around it. */
function viewDetail(data, view, state) {
  const { views, parents, causes } = updateLinks(data);
  const toSource = (source) => fragmentTo(state, { view: "", source: sourceKey(source) });
  const toView = (other) => fragmentTo(state, { source: "", view: viewKey(other) });
  const boxes = [{ id: view.id, title: view.name, kind: "view chosen", href: toView(view) }];
  const arrows = [];
  const drawn = new Set([view.id]);
  const add = (id, title, kind, href) => {
    if (!drawn.has(id)) boxes.push({ id, title, kind, href });
    drawn.add(id);
  };
  for (const { source } of causes.get(view.id)) {
    add("source " + sourceKey(source), source.name, "source", toSource(source));
    arrows.push({ from: "source " + sourceKey(source), to: view.id, kind: "read" });
  }
  for (const parent of parents.get(view.id)) {
    add(parent.view.id, parent.view.name, "view", toView(parent.view));
    arrows.push({ from: parent.view.id, to: view.id, kind: "contains" });
  }
  const contents = view.contains.filter((content) => views.has(content.view) && content.view !== view.id);
  for (const content of contents) {
    const child = views.get(content.view);
    add(child.id, child.name, "view", toView(child));
    arrows.push({ from: view.id, to: child.id, kind: "contains" });
  }
  const body = data.bodies.find((each) => each.path === view.path && each.name === view.name + ".body");
  const tree = body && fragmentTo(state, { tab: "trees", find: "", body: bodyKey(body) });
  const parts = [
    element("h2", {}, view.name, " ", placeText(view.path, view.line)),
    body ? element("p", {}, element("a", { href: tree }, "What SwiftUI sees in ", element("code", {}, body.name))) : "",
    element("h3", {}, "Evaluated again when"),
    causes.get(view.id).length === 0 ? element("p", {}, "No known source of truth evaluates it again.") : element("ol", { class: "steps" },
      causes.get(view.id).map((cause) => element("li", {}, element("a", { href: toSource(cause.source) }, cause.source.name),
        " changes: it ", inline(cause.reason)))),
  ];
  parts.push(...pictureOf("The views and sources around " + view.name, boxes, arrows));
  const facts = element("dl", {});
  parts.push(facts);
  const words = (title, list) => {
    if (list.length > 0) facts.append(element("dt", {}, title), ...list.map((each) => element("dd", {}, each)));
  };
  const row = (content) => (content.isPerRow ? " (each row)" : "");
  words("Contained in", parents.get(view.id).map((parent) => [element("a", { href: toView(parent.view) }, parent.view.name), row(parent)]));
  words("Contains", contents.map((content) => [element("a", { href: toView(views.get(content.view)) }, views.get(content.view).name), row(content)]));
  for (const [title, key] of [["Is given", "inputs"], ["Keeps", "keeps"], ["Reads", "reads"], ["Uses in actions only", "inActions"],
    ["Passes on", "passes"], ["Objects", "objects"]]) {
    words(title, (view[key] ?? []).map((text) => element("code", {}, text)));
  }
  return parts;
}

/** The sources whose changes evaluate most views, and what one of them or one view is connected with. */
function updatePanel(data, state, change) {
  if (data.views.length === 0) return [element("p", {}, "There is no graph in this report.")];
  const source = data.sources.find((each) => sourceKey(each) === state.source);
  const view = data.views.find((each) => viewKey(each) === state.view);
  const isFound = (each) => !state.find || containsWords(state.find, [each.name, each.path]);
  const rows = data.sources.filter(isFound).map((each) => element("tr", {},
    element("td", {}, element("a", {
      href: fragmentTo(state, { view: "", source: sourceKey(each) }), "aria-current": each === source ? "true" : undefined,
    }, each.name), " ", element("span", { class: "kind" }, each.kind)), element("td", { class: "amount" }, String(each.count))));
  const table = element("table", {}, element("caption", {}, "Sources, by the views that a change evaluates"),
    element("thead", {}, element("tr", {}, ["source", "views"].map((title) => element("th", { scope: "col" }, title)))),
    element("tbody", {}, rows));
  const names = data.views.filter(isFound).map((each) => element("li", {}, element("a", {
    href: fragmentTo(state, { source: "", view: viewKey(each) }), "aria-current": each === view ? "true" : undefined,
  }, each.name)));
  const detail = view ? viewDetail(data, view, state) : data.sources.length > 0
    ? sourceDetail(data, source ?? data.sources[0], state) : [element("p", {}, "No view depends on a known source of truth.")];
  return [
    linkList("sources and views", state.find, (find) => change({ find }, true),
      [table, element("h2", {}, `Views (${names.length})`), element("ul", {}, names)]),
    element("section", { class: "detail", "aria-label": "What updates when" }, detail),
  ];
}
