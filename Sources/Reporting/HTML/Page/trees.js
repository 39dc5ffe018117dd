"use strict";
// What SwiftUI sees: the tree of views of one body, with the places where identity can end.

/** Longer lists of lost state are closed at first. */
const shownStates = 5;

/** A node of the tree as a line, followed by the nodes below it. */
function treeItem(node, body, linkTo) {
  const line = [element("span", { class: "number" }, String(node.line)), element("span", { class: "kind" }, node.kind)];
  const name = (node.kind === "modifier" ? "." : "") + (node.name ?? "");
  line.push(element("span", {}, element("strong", {}, name), node.detail ?? ""));
  for (const remark of node.remarks ?? []) line.push(element("span", { class: "remark" }, remark));
  if (node.ids) line.push(element("span", { class: "ids" }, node.ids));
  if (node.to) line.push(element("span", {}, "→ ", linkTo(node.to, node.name ?? "")));
  if (node.keeps) {
    const names = node.keeps.map((state) => state.name).join(", ");
    line.push(element("span", { class: "keeps" }, "keeps " + names));
  }
  const item = element("li", { class: node.end ? "ends" : undefined }, element("div", { class: "node" }, line));
  if (node.end) {
    const title = element("strong", {}, "Identity can end here: ");
    item.append(element("p", { class: "end" }, title, inline(node.end.reason)));
    const lost = node.end.loses.map((state) => [code(state.name), ` of ${state.view} `, placeText(state.path, state.line)]);
    const list = () => element("ul", { class: "lost" }, lost.map((state) => element("li", {}, state)));
    if (lost.length > shownStates) {
      item.append(onDemand(`What is lost: ${lost.length} properties`, {}, list));
    } else if (lost.length > 0) {
      const rest = lost.length === 1 ? lost[0] : [];
      item.append(element("p", { class: "end" }, "What is lost: ", rest), lost.length === 1 ? "" : list());
    }
  }
  if (node.nodes) item.append(element("ul", {}, node.nodes.map((each) => treeItem(each, body, linkTo))));
  return item;
}

/** The number of nodes at which identity can end. */
function endCount(nodes) {
  return nodes.reduce((sum, node) => sum + (node.end ? 1 : 0) + endCount(node.nodes ?? []), 0);
}

/** The bodies to choose from, and the tree of the chosen one. */
function treePanel(data, state, change) {
  if (data.bodies.length === 0) return [paragraph("These files have no code that builds a SwiftUI view.")];
  const chosen = data.bodies.find((body) => keyOf(body) === state.body) ?? data.bodies[0];
  const found = data.bodies.filter((body) => !state.find || containsWords(state.find, [body.name, body.path]));
  const links = found.map((body) => {
    const ends = endCount(body.nodes);
    const count = body.findings.length;
    return element("li", {}, choice(fragmentTo(state, { body: keyOf(body) }), body === chosen, body.name),
      count > 0 ? element("span", { class: "badge" }, counted(count, "finding")) : "",
      ends > 0 ? element("span", { class: "badge ends" }, ends === 1 ? "1 boundary" : `${ends} boundaries`) : "");
  });
  // A helper leads to its own tree, a view to that of its body.
  const linkTo = (target, nodeName) => {
    const name = target.name ?? nodeName;
    const body = data.bodies.find((each) => each.path === target.path && each.line === target.line)
      ?? data.bodies.find((each) => each.path === target.path && each.name === name + ".body");
    if (body) return link(fragmentTo(state, { body: keyOf(body) }), body.name);
    return [target.name ? target.name + " " : "", placeText(target.path.replace(/^.*\//, ""), target.line)];
  };
  const detail = [
    element("h2", {}, chosen.name, " ", placeText(chosen.path, chosen.line)),
    chosen.isPlain ? paragraph("It is not a view builder.") : "",
  ];
  if (chosen.findings.length > 0) {
    const findings = data.findings.filter((finding) => chosen.findings.includes(finding.id));
    detail.push(element("ul", { class: "findings" }, findings.map((finding) => findingItem(data, finding, state))));
  }
  const view = data.views.find((each) => each.path === chosen.path && chosen.name === each.name + ".body");
  if (view) {
    const target = fragmentTo(state, { tab: "updates", find: "", source: "", view: keyOf(view) });
    detail.push(paragraph(link(target, "What updates ", code(view.name))));
  }
  if (chosen.type) {
    detail.push(onDemand("Its type", {}, () => element("pre", { class: "code type", tabindex: "0" }, chosen.type)));
  }
  detail.push(element("ul", { class: "tree" }, chosen.nodes.map((node) => treeItem(node, chosen, linkTo))));
  return [
    linkList("bodies", state.find, (find) => change({ find }, true), element("ul", {}, links)),
    element("section", { class: "detail", "aria-label": "Tree of " + chosen.name }, detail),
  ];
}
