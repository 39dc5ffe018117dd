"use strict";
// The page: reads the data, shows the tab that the address names, and follows changes of the address.

const tabs = [["findings", "Findings"], ["trees", "What SwiftUI sees"], ["updates", "What updates when"]];

/** The data with paths and states where it has their numbers. */
function withPlaces(data) {
  const resolve = (item) => { item.path = data.places.paths[item.path]; };
  const resolveNode = (node) => {
    if (node.to) resolve(node.to);
    if (node.keeps) node.keeps = node.keeps.map((number) => data.states[number]);
    if (node.end) node.end.loses = node.end.loses.map((number) => data.states[number]);
    for (const each of node.nodes ?? []) resolveNode(each);
  };
  for (const item of [...data.states, ...data.sources, ...data.views, ...data.bodies]) resolve(item);
  for (const body of data.bodies) for (const node of body.nodes) resolveNode(node);
  return data;
}

function start() {
  const data = withPlaces(JSON.parse(document.getElementById("data").textContent));
  const main = document.getElementById("main");
  let state = {};
  let showList = () => {};

  // A change by typing replaces the entry of the history, and keeps the field.
  function change(changes, isTyping = false) {
    state = { ...state, ...changes };
    if (isTyping) {
      history.replaceState(null, "", writeState(state));
      showList();
    } else {
      location.hash = writeState(state);
    }
  }

  /** What the page leaves out, and the files that were not analyzed. */
  function showNotices() {
    const problems = data.problems.map((problem) => element("li", {}, problem.file + ": ", inline(problem.message)));
    document.getElementById("notices").append(
      ...data.notices.texts.map((text) => element("p", { class: "notice" }, inline(text))),
      problems.length === 0 ? "" : element("details", { class: "notice" },
        element("summary", {}, counted(problems.length, "problem")), element("ul", {}, problems)));
  }

  function showTabs() {
    const nav = document.getElementById("tabs");
    nav.replaceChildren(...tabs.map(([name, title]) => element("a", {
      href: fragmentTo(state, { tab: name, find: "" }), "aria-current": name === state.tab ? "page" : undefined,
    }, title)));
  }

  /** Shows a list and a detail. Typing in the list's field replaces everything but the field. */
  function showPanel(make) {
    main.className = "columns";
    main.replaceChildren(...make(data, state, change));
    showList = () => {
      const [list, detail] = make(data, state, change);
      const field = main.querySelector("nav input");
      field.parentNode.replaceChildren(field, ...[...list.childNodes].slice(1));
      main.lastChild.replaceWith(detail);
    };
  }

  function showFindings() {
    main.className = "";
    const list = element("div", {}, findingList(data, state));
    main.replaceChildren(filterForm(data, state, change), list);
    showList = () => list.replaceChildren(...findingList(data, state));
  }

  function show() {
    const identity = (each) => each?.getAttribute("href") ?? each?.getAttribute("name");
    const focus = identity(document.activeElement);
    state = readState(location.hash);
    if (!tabs.some(([name]) => name === state.tab)) state.tab = tabs[0][0];
    showTabs();
    if (state.tab === "trees") showPanel(treePanel);
    else if (state.tab === "updates") showPanel(updatePanel);
    else showFindings();
    // The link or the field that was used keeps the focus, as the keyboard goes on from there.
    const focusable = [...document.querySelectorAll("a"), ...document.querySelectorAll("select")];
    if (focus) focusable.find((each) => identity(each) === focus)?.focus();
  }

  // Paper shows what is closed on the screen.
  let opened = [];
  window.addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll("details.finding:not([open])")];
    for (const details of opened) {
      details.fill();
      details.open = true;
    }
  });
  window.addEventListener("afterprint", () => { for (const details of opened) details.open = false; });
  window.addEventListener("hashchange", show);
  // The fragment is taken by the state, so it cannot lead to an element.
  document.getElementById("skip").addEventListener("click", (event) => {
    event.preventDefault();
    main.focus();
  });
  showNotices();
  show();
}

if (typeof document !== "undefined") start();
