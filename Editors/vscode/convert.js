"use strict";
// Values of the protocol as those of Visual Studio Code, and the other way round. Both count UTF-16 units from 0.

const vscode = require("vscode");

const position = ({ line, character }) => new vscode.Position(line, character);
const range = ({ start, end }) => new vscode.Range(position(start), position(end));
const toRange = ({ start, end }) => ({
  start: { line: start.line, character: start.character }, end: { line: end.line, character: end.character },
});

const severities = [
  vscode.DiagnosticSeverity.Error, vscode.DiagnosticSeverity.Warning, vscode.DiagnosticSeverity.Information,
  vscode.DiagnosticSeverity.Hint,
];

function diagnostic(item) {
  const result = new vscode.Diagnostic(range(item.range), item.message, severities[(item.severity ?? 1) - 1]);
  result.source = item.source;
  if (item.code !== undefined) {
    const page = item.codeDescription?.href;
    result.code = page ? { value: item.code, target: vscode.Uri.parse(page) } : item.code;
  }
  if (item.relatedInformation) {
    result.relatedInformation = item.relatedInformation.map(({ location, message }) =>
      new vscode.DiagnosticRelatedInformation(
        new vscode.Location(vscode.Uri.parse(location.uri), range(location.range)), message));
  }
  // The numbers of the tags are the same.
  if (item.tags) result.tags = item.tags;
  return result;
}

/**
 * An edit of the server; undefined if one of its documents has changed since. `versions` maps the addresses of open
 * documents to their versions.
 */
function workspaceEdit(edit, versions) {
  const result = new vscode.WorkspaceEdit();
  for (const { textDocument, edits } of edit.documentChanges) {
    const version = versions.get(textDocument.uri);
    if (textDocument.version !== null && version !== undefined && version !== textDocument.version) return undefined;
    const uri = vscode.Uri.parse(textDocument.uri);
    for (const change of edits) result.replace(uri, range(change.range), change.newText);
  }
  return result;
}

/** A code action; undefined if it is for a text that has changed since. */
function codeAction(item, versions) {
  const result = new vscode.CodeAction(item.title, vscode.CodeActionKind.Empty.append(item.kind));
  result.isPreferred = item.isPreferred;
  result.diagnostics = item.diagnostics?.map(diagnostic);
  if (item.edit) {
    result.edit = workspaceEdit(item.edit, versions);
    if (!result.edit) return undefined;
  }
  return result;
}

function hover({ contents, range: place }) {
  return new vscode.Hover(new vscode.MarkdownString(contents.value), place && range(place));
}

function completion(item) {
  // The protocol counts kinds from 1.
  const result = new vscode.CompletionItem(item.label, item.kind - 1);
  result.detail = item.detail;
  result.range = range(item.textEdit.range);
  result.insertText = item.textEdit.newText;
  return result;
}

module.exports = { codeAction, completion, diagnostic, hover, toRange, workspaceEdit };
