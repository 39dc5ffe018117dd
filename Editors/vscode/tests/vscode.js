"use strict";
// A stand-in for the module `vscode`: what the extension uses of it, and `stage`, by which a test plays the editor.

const fs = require("node:fs");
const path = require("node:path");
const url = require("node:url");

class Position {
  constructor(line, character) {
    if (!(line >= 0 && character >= 0)) throw new Error("illegal position");
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
  }
}

class Uri {
  constructor(scheme, text) {
    Object.assign(this, { scheme, text });
  }
  // The module encodes more than the server does; the extension must compare none of its texts with one of the server.
  static file(file) {
    return new Uri("file", "file://" + file.split("/").map(encodeURIComponent).join("/").replace(/[!'()*]/g,
      (character) => "%" + character.charCodeAt(0).toString(16).toUpperCase()));
  }
  static parse(text) {
    return text.startsWith("file:") ? Uri.file(url.fileURLToPath(text)) : new Uri(text.split(":")[0], text);
  }
  get fsPath() {
    return url.fileURLToPath(this.text);
  }
  toString() {
    return this.text;
  }
}

class Diagnostic {
  constructor(range, message, severity) {
    Object.assign(this, { range, message, severity });
  }
}

class Location {
  constructor(uri, range) {
    Object.assign(this, { uri, range });
  }
}

class DiagnosticRelatedInformation {
  constructor(location, message) {
    Object.assign(this, { location, message });
  }
}

class CodeActionKind {
  constructor(value) {
    this.value = value;
  }
  append(part) {
    return new CodeActionKind(this.value ? `${this.value}.${part}` : part);
  }
}
CodeActionKind.Empty = new CodeActionKind("");
CodeActionKind.QuickFix = new CodeActionKind("quickfix");
CodeActionKind.SourceFixAll = new CodeActionKind("source.fixAll");

class CodeAction {
  constructor(title, kind) {
    Object.assign(this, { title, kind });
  }
}

class WorkspaceEdit {
  constructor() {
    this.changes = [];
  }
  replace(uri, range, newText) {
    this.changes.push({ uri, range, newText });
  }
}

class MarkdownString {
  constructor(value) {
    this.value = value;
  }
}

class Hover {
  constructor(contents, range) {
    Object.assign(this, { contents: [contents], range });
  }
}

class CompletionItem {
  constructor(label, kind) {
    Object.assign(this, { label, kind });
  }
}

class Emitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener) => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }
  fire(value) {
    for (const listener of this.listeners) listener(value);
  }
}

class Document {
  constructor(uri, languageId, text) {
    Object.assign(this, { uri, languageId, text, version: 1 });
  }
  getText() {
    return this.text;
  }
  offset({ line, character }) {
    const lines = this.text.split("\n");
    return lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + character;
  }
  /** The range of a part of the text. */
  find(part) {
    const at = this.text.indexOf(part);
    if (at < 0) throw new Error(`the document has no '${part}'`);
    const position = (offset) => {
      const lines = this.text.slice(0, offset).split("\n");
      return new Position(lines.length - 1, lines[lines.length - 1].length);
    };
    return new Range(position(at), position(at + part.length));
  }
}

/** What a test sees and does. */
class Stage {
  constructor() {
    for (const name of ["opened", "changed", "saved", "closed", "foldersChanged", "configurationChanged"]) {
      this[name] = new Emitter();
    }
    this.settings = {};
    this.documents = [];
    this.folders = [];
    this.diagnostics = new Map();
    this.commands = new Map();
    this.providers = {};
    this.watchers = new Map();
    this.messages = [];
    this.choice = undefined;
    this.logged = [];
    this.status = undefined;
    this.editor = undefined;
    this.visited = [];
  }

  open(file, languageId = "swift", text = fs.readFileSync(file, "utf8")) {
    const document = new Document(Uri.file(file), languageId, text);
    this.documents.push(document);
    this.opened.fire(document);
    return document;
  }

  /** Replaces parts of a document. As in the editor, the last one comes first. */
  edit(document, edits) {
    const ordered = [...edits].sort((a, b) => document.offset(b.range.start) - document.offset(a.range.start));
    for (const { range, newText } of ordered) {
      const [start, end] = [document.offset(range.start), document.offset(range.end)];
      document.text = document.text.slice(0, start) + newText + document.text.slice(end);
    }
    document.version += 1;
    this.changed.fire({
      document, contentChanges: ordered.map(({ range, newText }) => ({ range, text: newText })),
    });
  }

  apply(edit) {
    const byDocument = new Map();
    for (const change of edit.changes) {
      const uri = change.uri.toString();
      byDocument.set(uri, [...(byDocument.get(uri) ?? []), change]);
    }
    for (const [uri, edits] of byDocument) {
      const document = this.documents.find((each) => each.uri.toString() === uri);
      if (!document) throw new Error(`${uri} is not open`);
      this.edit(document, edits);
    }
  }

  save(document) {
    fs.writeFileSync(document.uri.fsPath, document.text);
    this.saved.fire(document);
  }

  close(document) {
    this.documents = this.documents.filter((each) => each !== document);
    this.closed.fire(document);
  }

  /** A change on disk, as the watchers whose pattern fits tell it. */
  disk(file, kind) {
    for (const { pattern, events } of this.watchers.values()) {
      const ends = pattern.replace(/^\*\*\/\*?/, "").replace(/^\.\{(.*)\}$/, ".$1").split(",");
      if (ends.some((end) => path.basename(file).endsWith(end))) events[kind].fire(Uri.file(file));
    }
  }

  set(name, value) {
    this.settings[name] = value;
    this.configurationChanged.fire({ affectsConfiguration: (section) => name.startsWith(section) });
  }

  /** The diagnostics of a document. */
  of(document) {
    return this.diagnostics.get(document.uri.toString()) ?? [];
  }
}

let stage = new Stage();

const vscode = {
  CodeAction, CodeActionKind, CompletionItem, Diagnostic, DiagnosticRelatedInformation, Hover, Location,
  MarkdownString, Position, Range, Uri, WorkspaceEdit,
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
  LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
  ViewColumn: { Beside: -2 },
  version: "0.0.0",
  env: { appName: "Stand-in", openExternal: (uri) => stage.visited.push(uri.toString()) },
  commands: {
    registerCommand: (name, run) => {
      stage.commands.set(name, run);
      return { dispose() {} };
    },
  },
  languages: {
    createDiagnosticCollection: () => ({
      set: (uri, items) => stage.diagnostics.set(uri.toString(), items),
      clear: () => stage.diagnostics.clear(),
      dispose() {},
    }),
    createLanguageStatusItem: () => (stage.status = { dispose() {} }),
    registerCodeActionsProvider: (_, provider, metadata) => provide("actions", provider, metadata),
    registerHoverProvider: (_, provider) => provide("hover", provider),
    registerCompletionItemProvider: (_, provider) => provide("completion", provider),
  },
  window: {
    get activeTextEditor() {
      return stage.editor;
    },
    createOutputChannel: () => ({
      info: (text) => stage.logged.push(text), warn: (text) => stage.logged.push(text),
      error: (text) => stage.logged.push(text), show: () => stage.visited.push("log"), dispose() {},
    }),
    showErrorMessage: async (message) => {
      stage.messages.push(message);
      return stage.choice;
    },
    showInformationMessage: async (message) => {
      stage.messages.push(message);
    },
    showTextDocument: async (document) => stage.visited.push(document.text),
  },
  workspace: {
    get textDocuments() {
      return stage.documents;
    },
    get workspaceFolders() {
      return stage.folders.map((folder) => ({ uri: Uri.file(folder), name: path.basename(folder) }));
    },
    getConfiguration: (section) => ({ get: (name) => stage.settings[`${section}.${name}`] }),
    onDidOpenTextDocument: (listener) => stage.opened.event(listener),
    onDidChangeTextDocument: (listener) => stage.changed.event(listener),
    onDidSaveTextDocument: (listener) => stage.saved.event(listener),
    onDidCloseTextDocument: (listener) => stage.closed.event(listener),
    onDidChangeWorkspaceFolders: (listener) => stage.foldersChanged.event(listener),
    onDidChangeConfiguration: (listener) => stage.configurationChanged.event(listener),
    createFileSystemWatcher: (pattern) => {
      const events = { create: new Emitter(), change: new Emitter(), delete: new Emitter() };
      const watcher = {
        onDidCreate: events.create.event, onDidChange: events.change.event, onDidDelete: events.delete.event,
        dispose: () => stage.watchers.delete(watcher),
      };
      stage.watchers.set(watcher, { pattern, events });
      return watcher;
    },
    openTextDocument: async ({ content, language }) => new Document(new Uri("untitled", "untitled:1"), language, content),
  },
  /** A new editor without documents. */
  restage: () => (stage = new Stage()),
};

function provide(name, provider, metadata) {
  stage.providers[name] = { provider, metadata };
  return { dispose() {} };
}

module.exports = vscode;
