"use strict";
// What the page shows: the view, its selection and the filters. It is kept in the fragment of the address, so a link
// or a bookmark leads to the same page, and "Back" works.

const stateKeys = [
  "tab", "text", "severity", "group", "rule", "file", "owner", "fix", "by", "find", "body", "source", "view",
];

/** The state that a fragment describes. Unknown keys are ignored, and missing ones are empty. */
function readState(fragment) {
  const values = new URLSearchParams(fragment.replace(/^#/, ""));
  const state = {};
  for (const key of stateKeys) state[key] = values.get(key) ?? "";
  return state;
}

/** The fragment of a state, with `#`. Empty values are left out. */
function writeState(state) {
  const values = new URLSearchParams();
  for (const key of stateKeys) if (state[key]) values.set(key, state[key]);
  return "#" + values.toString();
}

/** The fragment of a state that shows something else, in another tab. The filters stay. */
function fragmentTo(state, changes) {
  return writeState({ ...state, ...changes });
}

/** What the address names a body, a source or a view by. Names alone are not unique, and neither are lines. */
function keyOf(item) {
  return `${item.name} ${item.path}:${item.line}`;
}

/** Whether each word of `wanted` occurs in one of the texts, whatever its case. */
function containsWords(wanted, texts) {
  const all = texts.join("\n").toLowerCase();
  return wanted.toLowerCase().split(/\s+/).every((word) => all.includes(word));
}

/** Whether the filters of a state let a finding through. `file` has its path and its owner. */
function matches(finding, file, state) {
  if (state.severity && finding.severity !== state.severity) return false;
  if (state.group && finding.group !== state.group) return false;
  if (state.rule && finding.rule !== state.rule) return false;
  if (state.file && file.path !== state.file) return false;
  if (state.owner && (file.owner ?? "no owner") !== state.owner) return false;
  if (state.fix && fixability(finding) !== state.fix) return false;
  return !state.text || containsWords(state.text, [finding.message, finding.rule, file.path, finding.help ?? ""]);
}

/** `safe`, `suggested` or `none`: the safest fix of a finding. */
function fixability(finding) {
  if (finding.fixes.some((fix) => fix.safety === "safe")) return "safe";
  return finding.fixes.length > 0 ? "suggested" : "none";
}

/** Items in groups by the key of each, in the order of first appearance. */
function grouped(items, key) {
  const groups = new Map();
  for (const item of items) {
    const name = key(item);
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push(item);
  }
  return groups;
}

/** "1 finding", "2 findings" */
function counted(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
