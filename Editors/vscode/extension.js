"use strict";
// SameView in Visual Studio Code: starts `sameview server` and shows what it says.

const os = require("node:os");
const path = require("node:path");
const vscode = require("vscode");
const { Connection } = require("./connection.js");
const convert = require("./convert.js");

/** The documents that the server knows: sources, whose findings it reports, and configurations, which name rules. */
const selector = [
  { scheme: "file", language: "swift" }, { scheme: "file", pattern: "**/.sameview.yml" },
];
const fixAll = vscode.CodeActionKind.SourceFixAll.append("sameview");
const installation = "https://github.com/sameview/sameview#in-your-project";
/** A server that ends this often within `restartPeriod` milliseconds stays ended. */
const restartLimit = 5;
const restartPeriod = 180_000;
/** Changes on disk are sent together, because a switch of branches makes thousands. */
const watchDelay = 100;

const capabilities = {
  general: { positionEncodings: ["utf-16"] },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: {
      relatedInformation: true, codeDescriptionSupport: true, versionSupport: true, tagSupport: { valueSet: [1, 2] },
    },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix", "source.fixAll"] } },
      isPreferredSupport: true, dataSupport: true, resolveSupport: { properties: ["edit"] },
    },
    hover: { contentFormat: ["markdown"] },
    completion: {},
  },
  window: { workDoneProgress: true },
  workspace: {
    workspaceFolders: true, workspaceEdit: { documentChanges: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
  },
};

const isServed = (document) =>
  document.uri.scheme === "file" &&
  (document.languageId === "swift" || path.basename(document.uri.fsPath) === ".sameview.yml");
const named = (document) => ({ uri: document.uri.toString() });
const settings = () => vscode.workspace.getConfiguration("sameview");

/** The server, and what Visual Studio Code shows of it. One object lives as long as the extension is active. */
class Client {
  constructor() {
    this.diagnostics = vscode.languages.createDiagnosticCollection("sameview");
    this.log = vscode.window.createOutputChannel("SameView", { log: true });
    this.status = vscode.languages.createLanguageStatusItem("sameview", selector);
    this.status.name = "SameView";
    this.watchers = [];
    this.changes = new Map();
    this.ends = [];
    this.actions = new WeakMap();
  }

  // MARK: Life of the server

  async start() {
    if (this.connection) return;
    if (!settings().get("enabled")) return this.show("Off");
    this.show("Starting", { busy: true });
    const command = settings().get("path") || "sameview";
    const connection = new Connection(command, {
      // The folder of a project must not bring the program, whatever the entries of PATH are.
      cwd: os.homedir(),
    }, {
      request: (method, parameters) => this.answer(method, parameters),
      notification: (method, parameters) => this.note(method, parameters),
      log: (text) => this.log.warn(text.trimEnd()),
      end: (reason) => this.ended(connection, command, reason),
    });
    this.connection = connection;
    const folders = (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === "file");
    let answer;
    try {
      answer = await connection.request("initialize", {
        processId: process.pid, clientInfo: { name: vscode.env.appName, version: vscode.version }, capabilities,
        rootUri: folders.length > 0 ? folders[0].uri.toString() : null,
        workspaceFolders: folders.map(({ uri, name }) => ({ uri: uri.toString(), name })),
      });
    } catch (error) {
      this.log.error(String(error));
      return connection.stop();
    }
    if (!answer || this.connection !== connection) return; // It has ended, or was stopped.
    this.isReady = true;
    connection.notify("initialized", {});
    for (const document of vscode.workspace.textDocuments) this.opened(document);
    this.version = answer.serverInfo?.version;
    this.show(`Version ${this.version}`);
  }

  async stop() {
    const connection = this.connection;
    this.forget();
    this.show("Stopped");
    await connection?.stop();
  }

  async restart() {
    await this.stop();
    this.ends = [];
    await this.start();
  }

  forget() {
    this.connection = undefined;
    this.isReady = false;
    this.diagnostics.clear();
    for (const watcher of this.watchers) watcher.dispose();
    this.watchers = [];
    clearTimeout(this.timer);
    this.changes.clear();
  }

  /** The server has ended, and was not asked to. */
  ended(connection, command, reason) {
    if (this.connection !== connection) return;
    this.forget();
    if (reason.code === "ENOENT" || reason.code === "EACCES") {
      this.show("Not installed", { severity: vscode.LanguageStatusSeverity.Error });
      return this.complain(
        `SameView cannot start "${command}". Install sameview, or set "sameview.path" to where it is.`,
        "How to install", () => vscode.env.openExternal(vscode.Uri.parse(installation)));
    }
    this.log.error(`The server has ended: ${reason.message}`);
    const now = Date.now();
    this.ends = [...this.ends.filter((end) => now - end < restartPeriod), now];
    if (this.ends.length < restartLimit) return this.start();
    this.show("Ended", { severity: vscode.LanguageStatusSeverity.Error });
    this.complain("The server of SameView has ended several times, and is not started again.",
      "Show log", () => this.log.show());
  }

  async complain(message, choice, act) {
    if (await vscode.window.showErrorMessage(message, choice) === choice) act();
  }

  show(detail, { busy = false, severity = vscode.LanguageStatusSeverity.Information } = {}) {
    Object.assign(this.status, {
      text: "SameView", detail, busy, severity, command: { title: "Restart", command: "sameview.restart" },
    });
  }

  // MARK: Messages of the server

  note(method, parameters) {
    switch (method) {
      case "textDocument/publishDiagnostics":
        this.diagnostics.set(vscode.Uri.parse(parameters.uri), parameters.diagnostics.map(convert.diagnostic));
        break;
      case "window/logMessage":
        this.log.info(parameters.message);
        break;
      case "$/progress":
        if (parameters.value.kind === "end") this.show(`Version ${this.version}`);
        else this.show(parameters.value.message, { busy: true });
        break;
    }
  }

  answer(method, parameters) {
    switch (method) {
      case "client/registerCapability":
        for (const { method, registerOptions } of parameters.registrations) {
          if (method !== "workspace/didChangeWatchedFiles") throw new Error(`'${method}' cannot be registered`);
          for (const { globPattern } of registerOptions.watchers) this.watch(globPattern);
        }
        return null;
      case "window/workDoneProgress/create":
        return null;
      default:
        throw new Error(`there is no method '${method}'`);
    }
  }

  watch(pattern) {
    const watcher = vscode.workspace.createFileSystemWatcher(pattern);
    watcher.onDidCreate((uri) => this.changed(uri, 1));
    watcher.onDidChange((uri) => this.changed(uri, 2));
    watcher.onDidDelete((uri) => this.changed(uri, 3));
    this.watchers.push(watcher);
  }

  changed(uri, type) {
    if (uri.scheme !== "file") return;
    if (this.changes.size === 0) this.timer = setTimeout(() => {
      const changes = [...this.changes].map(([uri, type]) => ({ uri, type }));
      this.changes.clear();
      this.notify("workspace/didChangeWatchedFiles", { changes });
    }, watchDelay);
    this.changes.set(uri.toString(), type);
  }

  // MARK: Documents

  notify(method, parameters) {
    if (this.isReady) this.connection.notify(method, parameters);
  }

  opened(document) {
    if (!isServed(document)) return;
    this.notify("textDocument/didOpen", {
      textDocument: {
        ...named(document), languageId: document.languageId, version: document.version, text: document.getText(),
      },
    });
  }

  edited({ document, contentChanges }) {
    // Without changes, only the mark of unsaved documents has changed.
    if (!isServed(document) || contentChanges.length === 0) return;
    this.notify("textDocument/didChange", {
      textDocument: { ...named(document), version: document.version },
      contentChanges: contentChanges.map(({ range, text }) => ({ range: convert.toRange(range), text })),
    });
  }

  saved(document) {
    if (isServed(document)) this.notify("textDocument/didSave", { textDocument: named(document) });
  }

  closed(document) {
    if (isServed(document)) this.notify("textDocument/didClose", { textDocument: named(document) });
  }

  foldersChanged({ added, removed }) {
    const list = (folders) => folders.map(({ uri, name }) => ({ uri: uri.toString(), name }));
    this.notify("workspace/didChangeWorkspaceFolders", { event: { added: list(added), removed: list(removed) } });
  }

  // MARK: Questions

  /** The answer of the server; undefined if there is none. */
  async ask(method, parameters, token) {
    if (!this.isReady) return undefined;
    try {
      return await this.connection.request(method, parameters, token) ?? undefined;
    } catch (error) {
      this.log.error(String(error));
      return undefined;
    }
  }

  at(method, document, position, token) {
    const { line, character } = position;
    return this.ask(method, { textDocument: named(document), position: { line, character } }, token);
  }

  get versions() {
    return new Map(vscode.workspace.textDocuments.map(({ uri, version }) => [uri.toString(), version]));
  }

  async provideCodeActions(document, range, context, token) {
    const only = context.only && [context.only.value];
    const items = await this.ask("textDocument/codeAction", {
      textDocument: named(document), range: convert.toRange(range), context: { diagnostics: [], only },
    }, token);
    const { versions } = this;
    return items?.flatMap((item) => {
      const action = convert.codeAction(item, versions);
      if (!action) return [];
      if (!item.edit) this.actions.set(action, item);
      return [action];
    });
  }

  async resolveCodeAction(action, token) {
    const item = this.actions.get(action);
    const resolved = item && await this.ask("codeAction/resolve", item, token);
    if (resolved?.edit) action.edit = convert.workspaceEdit(resolved.edit, this.versions);
    return action;
  }

  async provideHover(document, position, token) {
    const result = await this.at("textDocument/hover", document, position, token);
    return result && convert.hover(result);
  }

  async provideCompletionItems(document, position, token) {
    const items = await this.at("textDocument/completion", document, position, token);
    return items?.map(convert.completion);
  }

  /** The view tree around the cursor, in a document beside the source. */
  async showViewTree() {
    const editor = vscode.window.activeTextEditor;
    const tree = editor && await this.at("sameview/viewTree", editor.document, editor.selection.active);
    if (!tree) return vscode.window.showInformationMessage("There is no body of a view at the cursor.");
    const document = await vscode.workspace.openTextDocument({ content: tree.text, language: "plaintext" });
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
  }
}

let client;

async function activate(context) {
  client = new Client();
  context.subscriptions.push(
    client.diagnostics, client.log, client.status,
    vscode.workspace.onDidOpenTextDocument((document) => client.opened(document)),
    vscode.workspace.onDidChangeTextDocument((event) => client.edited(event)),
    vscode.workspace.onDidSaveTextDocument((document) => client.saved(document)),
    vscode.workspace.onDidCloseTextDocument((document) => client.closed(document)),
    vscode.workspace.onDidChangeWorkspaceFolders((event) => client.foldersChanged(event)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("sameview")) return client.restart();
    }),
    vscode.languages.registerCodeActionsProvider(selector, client, {
      providedCodeActionKinds: [vscode.CodeActionKind.QuickFix, fixAll],
    }),
    vscode.languages.registerHoverProvider(selector, client),
    vscode.languages.registerCompletionItemProvider(selector, client, ":", " "),
    vscode.commands.registerCommand("sameview.restart", () => client.restart()),
    vscode.commands.registerCommand("sameview.showViewTree", () => client.showViewTree()),
    vscode.commands.registerCommand("sameview.showLog", () => client.log.show()),
  );
  await client.start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
