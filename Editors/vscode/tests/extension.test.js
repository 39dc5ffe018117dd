"use strict";
// The extension with a stand-in for the editor and the real server: SAMEVIEW names the binary.

const assert = require("node:assert/strict");
const { execFileSync } = require("node:child_process");
const fs = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");
const { after, afterEach, beforeEach, test } = require("node:test");

const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) =>
  request === "vscode" ? path.join(__dirname, "vscode.js") : resolve(request, ...rest);

const vscode = require("vscode");
const { workspaceEdit } = require("../convert.js");
const extension = require("../extension.js");
const manifest = require("../package.json");

const root = path.resolve(__dirname, "../../..");
const binary = path.resolve(process.env.SAMEVIEW ?? path.join(root, ".build/debug/sameview"));

const counter = `import SwiftUI

struct Counter: View {
  @State var count = 0
  var body: some View {
    Text("\\(count)").id(UUID())
  }
}
`;

let folder, stage;

beforeEach(() => {
  folder = path.join(fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "sameview-"))), "Größe (1)");
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, "Counter.swift"), counter);
  stage = vscode.restage();
  stage.folders = [folder];
  stage.settings = { "sameview.enabled": true, "sameview.path": binary };
});

afterEach(async () => {
  await extension.deactivate();
  fs.rmSync(path.dirname(folder), { recursive: true });
});

const file = (name) => path.join(folder, name);
const activate = () => extension.activate({ subscriptions: [] });

/** Waits until the condition holds. */
async function until(what, condition) {
  const end = Date.now() + 60_000;
  while (!condition()) {
    if (Date.now() > end) assert.fail(`never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const codes = (document) => stage.of(document).map(({ code }) => code.value).sort();
const live = { isCancellationRequested: false, onCancellationRequested: () => ({ dispose() {} }) };
const actions = (document, range, only) =>
  stage.providers.actions.provider.provideCodeActions(document, range, { only }, live);

/** Processes of this test's server that still run. */
function running() {
  const all = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  return all.split("\n").map((line) => line.trim().split(/ +/))
    .filter(([, parent, command, argument]) =>
      Number(parent) === process.pid && command === binary && argument === "server")
    .map(([pid]) => Number(pid));
}

after(() => running().forEach((pid) => process.kill(pid, "SIGKILL")));

async function openCounter() {
  await activate();
  const document = stage.open(file("Counter.swift"));
  await until("findings arrive", () => codes(document).length > 0);
  return document;
}

test("findings are those of the command line", async () => {
  fs.cpSync(path.join(root, "Fixtures/showcase"), folder, { recursive: true });
  await activate();
  const document = stage.open(file("RecipeList.swift"));
  await until("findings arrive", () => stage.of(document).length > 0);
  let report;
  try {
    report = execFileSync(binary, ["RecipeList.swift", "--context", ".", "--no-c", "--format", "json"],
      { cwd: folder, encoding: "utf8" });
  } catch (error) {
    report = error.stdout; // With findings the status is 1.
  }
  const expected = JSON.parse(report).findings.map(({ range, rule }) => `${range.start.line} ${rule}`).sort();
  const found = stage.of(document).map(({ range, code }) => `${range.start.line + 1} ${code.value}`).sort();
  assert.ok(expected.length > 3, "the showcase has findings");
  assert.deepEqual(found, expected);
  const [noted] = stage.of(document).filter(({ relatedInformation }) => relatedInformation);
  assert.ok(fs.existsSync(noted.relatedInformation[0].location.uri.fsPath));
  assert.equal(noted.source, "sameview");
  assert.match(noted.code.target.toString(), new RegExp(`^https://.*/rules/.*${noted.code.value}`));
});

test("a fix is applied and its finding disappears", async () => {
  const document = await openCounter();
  assert.deepEqual(codes(document).filter((code) => code === "private-state"), ["private-state"]);
  const [fix] = (await actions(document, document.find("count"), undefined)).filter(({ isPreferred }) => isPreferred);
  assert.equal(fix.kind.value, "quickfix");
  assert.equal(fix.diagnostics[0].code.value, "private-state");
  stage.apply(fix.edit);
  assert.match(document.text, /@State private var count/);
  await until("the finding disappears", () => !codes(document).includes("private-state"));
});

test("a finding is silenced in its line", async () => {
  const document = await openCounter();
  const offered = await actions(document, document.find("id(UUID())"), vscode.CodeActionKind.QuickFix);
  const [silence] = offered.filter(({ title }) => /^Silence .* here$/.test(title));
  const rule = silence.diagnostics[0].code.value;
  stage.apply(silence.edit);
  assert.match(document.text, new RegExp(`\\n    // sameview:disable:next ${rule}.*\\n    Text`));
  await until("the finding disappears", () => !codes(document).includes(rule));
});

test("all safe fixes are computed when they are chosen", async () => {
  const document = await openCounter();
  const only = vscode.CodeActionKind.SourceFixAll;
  const offered = await actions(document, document.find("count"), only);
  assert.equal(offered.length, 1);
  const [all] = offered;
  assert.equal(all.kind.value, "source.fixAll.sameview");
  assert.equal(all.edit, undefined);
  const kinds = stage.providers.actions.metadata.providedCodeActionKinds.map(({ value }) => value);
  assert.deepEqual(kinds, ["quickfix", "source.fixAll.sameview"]);
  stage.apply((await stage.providers.actions.provider.resolveCodeAction(all, live)).edit);
  assert.match(document.text, /@State private var count/);
});

test("no edit is offered for a text that has changed", async () => {
  const document = await openCounter();
  const asked = actions(document, document.find("count"), undefined);
  stage.edit(document, [{ range: new vscode.Range(new vscode.Position(0, 0), new vscode.Position(0, 0)), newText: "\n" }]);
  assert.deepEqual((await asked ?? []).filter(({ edit }) => edit), []);
  // The answer may also have been sent before the change came.
  const uri = document.uri.toString();
  const edit = (version) => ({ documentChanges: [{ textDocument: { uri, version }, edits: [] }] });
  assert.equal(workspaceEdit(edit(1), new Map([[uri, 2]])), undefined);
  assert.ok(workspaceEdit(edit(2), new Map([[uri, 2]])));
  assert.ok(workspaceEdit(edit(null), new Map()));
});

test("an edit in the middle of characters beyond the basic plane", async () => {
  const document = await openCounter();
  stage.edit(document, [{ range: document.find("count)"), newText: "count) 👩‍👩‍👧 e\u0301" }]);
  stage.edit(document, [{ range: document.find("e\u0301"), newText: "👍" }]);
  stage.edit(document, [{ range: document.find(".id(UUID())"), newText: "" }, { range: document.find("@State var"), newText: "@State private var" }]);
  await until("all findings disappear", () => codes(document).length === 0);
});

test("hover and completion", async () => {
  const document = await openCounter();
  const hover = await stage.providers.hover.provider.provideHover(document, document.find("count").start, live);
  assert.match(hover.contents[0].value, /^# private-state/);
  stage.edit(document, [{ range: document.find("\nstruct"), newText: "\n// sameview:disable:next \nstruct" }]);
  const items = await stage.providers.completion.provider.provideCompletionItems(
    document, document.find(":next ").end, live);
  const [item] = items.filter(({ label }) => label === "private-state");
  assert.equal(item.insertText, "private-state");
  assert.equal(item.kind, 19); // EnumMember
});

test("a configuration with an error, and its correction", async () => {
  const document = await openCounter();
  fs.writeFileSync(file(".sameview.yml"), "rules: {no-such-rule: off}\n");
  const configuration = stage.open(file(".sameview.yml"), "yaml");
  stage.save(configuration);
  await until("the error is shown", () => stage.of(configuration).length === 1);
  assert.equal(stage.of(configuration)[0].severity, vscode.DiagnosticSeverity.Error);
  stage.edit(configuration, [{ range: configuration.find("no-such-rule"), newText: "private-state" }]);
  stage.save(configuration);
  await until("the rule is off", () =>
    stage.of(configuration).length === 0 && codes(document).length > 0 && !codes(document).includes("private-state"));
});

test("files that other programs change count", async () => {
  const document = await openCounter();
  const before = codes(document);
  await until("the server watches files", () => stage.watchers.size > 0);
  fs.writeFileSync(file(".sameview.yml"), "rules: {private-state: off}\n");
  stage.disk(file(".sameview.yml"), "create");
  await until("the finding disappears", () => codes(document).length === before.length - 1);
  fs.rmSync(file(".sameview.yml"));
  stage.disk(file(".sameview.yml"), "delete");
  await until("the finding is back", () => codes(document).length === before.length);
});

test("a closed document has no findings, and a folder can come later", async () => {
  const document = await openCounter();
  stage.close(document);
  await until("its findings disappear", () => stage.of(document).length === 0);
  const other = path.join(path.dirname(folder), "Other");
  fs.mkdirSync(other);
  fs.writeFileSync(path.join(other, "Counter.swift"), counter);
  fs.writeFileSync(path.join(other, ".sameview.yml"), "rules: {private-state: off}\n");
  stage.foldersChanged.fire({ added: [{ uri: vscode.Uri.file(other), name: "Other" }], removed: [] });
  const second = stage.open(path.join(other, "Counter.swift"));
  await until("findings arrive", () => codes(second).length > 0);
  assert.ok(!codes(second).includes("private-state"), "the configuration of that folder applies");
});

test("a server that is killed is started again, but not for ever", async () => {
  const document = await openCounter();
  const before = codes(document);
  stage.edit(document, [{ range: document.find("@State var"), newText: "@State private var" }]);
  await until("the edit counts", () => codes(document).length === before.length - 1);
  for (let count = 1; count <= 4; count++) {
    process.kill(running()[0], "SIGKILL");
    await until("findings are gone", () => codes(document).length === 0);
    await until("findings are back", () => codes(document).length === before.length - 1);
  }
  stage.choice = "Show log";
  process.kill(running()[0], "SIGKILL");
  await until("the editor says so", () => stage.messages.length === 1);
  assert.match(stage.messages[0], /ended several times/);
  assert.equal(stage.status.severity, vscode.LanguageStatusSeverity.Error);
  assert.deepEqual(running(), []);
  await until("the log is shown", () => stage.visited.includes("log"));
  // After a restart by hand, counting starts from the beginning.
  await stage.commands.get("sameview.restart")();
  for (let count = 1; count <= 2; count++) {
    await until("findings are back", () => codes(document).length === before.length - 1);
    process.kill(running()[0], "SIGKILL");
    await until("findings are gone", () => codes(document).length === 0);
  }
  await until("findings are back", () => codes(document).length === before.length - 1);
});

test("settings take effect, and nothing is left behind", async () => {
  const document = await openCounter();
  assert.equal(running().length, 1);
  const [before] = running();
  const watchers = stage.watchers.size;
  assert.ok(watchers > 0);
  await stage.commands.get("sameview.restart")();
  await until("findings are back", () => codes(document).length > 0);
  assert.equal(running().length, 1);
  assert.notEqual(running()[0], before);
  assert.equal(stage.watchers.size, watchers);
  stage.set("sameview.enabled", false);
  await until("the server has ended", () => running().length === 0 && stage.status.detail === "Off");
  assert.deepEqual(codes(document), []);
  stage.set("sameview.enabled", true);
  await until("findings are back", () => codes(document).length > 0);
  await extension.deactivate();
  assert.deepEqual(running(), []);
  assert.deepEqual(stage.messages, []);
});

test("without sameview, the editor says what to do", async () => {
  stage.settings["sameview.path"] = file("no-such-program");
  stage.choice = "How to install";
  await activate();
  await until("the page is opened", () => stage.visited.length === 1);
  assert.match(stage.messages[0], /Install sameview/);
  assert.equal(stage.status.detail, "Not installed");
  stage.open(file("Counter.swift"));
  assert.equal(await actions(stage.documents[0], stage.documents[0].find("count"), undefined), undefined);
  stage.set("sameview.path", binary);
  await until("findings arrive", () => codes(stage.documents[0]).length > 0);
});

test("the project does not bring the program", async () => {
  fs.writeFileSync(file("sameview"), `#!/bin/sh\ntouch '${file("ran")}'\n`, { mode: 0o755 });
  const [folderBefore, pathBefore] = [process.cwd(), process.env.PATH];
  process.chdir(folder);
  process.env.PATH = `.:${path.dirname(process.execPath)}`;
  try {
    for (const name of ["sameview", "./sameview"]) {
      stage.settings["sameview.path"] = name;
      await activate();
      await until("the editor says that it is not there", () => stage.messages.length > 0);
      stage.messages = [];
    }
  } finally {
    process.chdir(folderBefore);
    process.env.PATH = pathBefore;
  }
  assert.ok(!fs.existsSync(file("ran")));
});

test("the view tree at the cursor", async () => {
  const document = await openCounter();
  stage.editor = { document, selection: { active: document.find("Text").start } };
  await stage.commands.get("sameview.showViewTree")();
  assert.match(stage.visited[0], /Counter\.body[\s\S]*Text/);
  stage.editor = { document, selection: { active: document.find("import").start } };
  await stage.commands.get("sameview.showViewTree")();
  assert.equal(stage.messages.length, 1);
});

test("the manifest names what the code uses", async () => {
  await activate();
  const declared = manifest.contributes.commands.map(({ command }) => command).sort();
  assert.deepEqual([...stage.commands.keys()].sort(), declared);
  const source = fs.readFileSync(require.resolve("../extension.js"), "utf8");
  const read = [...source.matchAll(/settings\(\)\.get\("(\w+)"\)/g)].map(([, name]) => `sameview.${name}`);
  assert.deepEqual([...new Set(read)].sort(), Object.keys(manifest.contributes.configuration.properties).sort());
  assert.equal(manifest.version, execFileSync(binary, ["--version"], { encoding: "utf8" }).trim());
  // A workspace, which may be a stranger's, must not choose the program.
  assert.equal(manifest.contributes.configuration.properties["sameview.path"].scope, "machine");
});
