"use strict";
// What the pages need beyond the theme.

/** The page of all rules: a field and choices above its tables narrow them. */
function rulesFilter() {
  const tables = [...document.querySelectorAll("article table")];
  if (tables.length === 0 || tables.some((table) => table.rows[0].cells[0].textContent !== "rule")) return;
  const column = (row, number) => row.cells[number].textContent;
  for (const table of tables) table.parentElement.classList.add("rules");
  const rows = tables.flatMap((table) => [...table.tBodies[0].rows]);

  const form = document.createElement("form");
  form.className = "filter";
  form.setAttribute("role", "search");
  form.addEventListener("submit", (event) => event.preventDefault());
  const field = (title, control) => {
    const label = document.createElement("label");
    label.append(title, control);
    form.append(label);
    control.addEventListener(control.tagName === "SELECT" ? "change" : "input", show);
    return control;
  };
  const choice = (title, number) => {
    const select = document.createElement("select");
    const values = [...new Set(rows.map((row) => column(row, number)))].filter((value) => value);
    for (const value of ["all", ...values]) select.append(new Option(value, value === "all" ? "" : value));
    return [number, field(title, select)];
  };
  const text = field("Words", document.createElement("input"));
  text.type = "search";
  const choices = [choice("Severity", 1), choice("Default", 2), choice("Fix", 3)];
  const status = document.createElement("p");
  status.setAttribute("role", "status");

  function show() {
    const words = text.value.toLowerCase().split(/\s+/);
    for (const row of rows) {
      const content = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => content.includes(word))
        || choices.some(([number, select]) => select.value && column(row, number) !== select.value);
    }
    for (const table of tables) {
      const isEmpty = [...table.tBodies[0].rows].every((row) => row.hidden);
      // The theme wraps tables. The heading of the group is before the wrapper.
      const outer = table.closest(".md-typeset__scrollwrap") ?? table;
      outer.hidden = isEmpty;
      if (outer.previousElementSibling?.tagName === "H2") outer.previousElementSibling.hidden = isEmpty;
    }
    status.textContent = `${rows.filter((row) => !row.hidden).length} of ${rows.length} rules`;
  }

  document.querySelector("article h2").before(form, status);
  show();
}

/** Code and tables that scroll can be reached by the keyboard. The theme sees to code only where there is a mouse. */
function reachableBlocks() {
  for (const block of document.querySelectorAll("pre > code, .md-typeset__scrollwrap")) {
    const update = () => { if (block.scrollWidth > block.clientWidth && block.tabIndex < 0) block.tabIndex = 0; };
    new MutationObserver(update).observe(block, { attributeFilter: ["tabindex"] });
    new ResizeObserver(update).observe(block);
  }
}

rulesFilter();
// The theme wraps tables before that.
window.addEventListener("load", reachableBlocks);
// The theme leaves out this name, which screen readers say.
document.querySelector(".md-search")?.setAttribute("aria-label", "Search");
