#!/usr/bin/env bash
# The language server, used by a client of pygls, which shares no code with it, and by a client that breaks messages.
source "$(dirname "$0")/support.sh"

[ -x "$tools/bin/python" ] || python3 -m venv "$tools"
"$tools/bin/python" -c 'import pygls.lsp.client' 2>/dev/null ||
  "$tools/bin/pip" install --quiet --disable-pip-version-check 'pygls>=2,<3'

app="$work/app"
mkdir -p "$app"
cat >"$app/Counter.swift" <<'SWIFT'
import SwiftUI

struct Counter: View {
  @State public var count = 0
  var body: some View { Text("\(count)") }
}
SWIFT

expect 0 limited 300 "$tools/bin/python" - "$sameview" "$app" <<'PY'
import asyncio, pathlib, sys
from lsprotocol import types as t
from pygls.lsp.client import BaseLanguageClient

binary, root = sys.argv[1], pathlib.Path(sys.argv[2])
path = root / "Counter.swift"
uri, text = path.as_uri(), path.read_text()


async def main():
    client = BaseLanguageClient("check", "1")
    published, registered, progress = asyncio.Queue(), [], []
    client.feature(t.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(lambda p: published.put_nowait(p))
    client.feature(t.CLIENT_REGISTER_CAPABILITY)(lambda p: registered.extend(p.registrations))
    client.feature(t.WINDOW_WORK_DONE_PROGRESS_CREATE)(lambda p: progress.append(p))
    await client.start_io(binary, "server")
    answer = await client.initialize_async(t.InitializeParams(
        root_uri=root.as_uri(),
        workspace_folders=[t.WorkspaceFolder(root.as_uri(), "app")],
        capabilities=t.ClientCapabilities(
            workspace=t.WorkspaceClientCapabilities(
                did_change_watched_files=t.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True),
                workspace_edit=t.WorkspaceEditClientCapabilities(document_changes=True)),
            text_document=t.TextDocumentClientCapabilities(
                publish_diagnostics=t.PublishDiagnosticsClientCapabilities(related_information=True)),
            window=t.WindowClientCapabilities(work_done_progress=True))))
    assert answer.capabilities.position_encoding == t.PositionEncodingKind.Utf16, answer
    client.initialized(t.InitializedParams())
    client.text_document_did_open(t.DidOpenTextDocumentParams(t.TextDocumentItem(uri, "swift", 1, text)))
    found = (await published.get()).diagnostics
    assert [(d.code, d.source, d.range.start.line) for d in found] == [("private-state", "sameview", 3)], found
    document = t.TextDocumentIdentifier(uri)
    actions = await client.text_document_code_action_async(
        t.CodeActionParams(document, found[0].range, t.CodeActionContext(found)))
    assert len(actions) == 3 and actions[0].is_preferred, actions
    hover = await client.text_document_hover_async(t.HoverParams(document, found[0].range.start))
    assert hover.contents.value.startswith("# private-state"), hover
    [change] = actions[0].edit.document_changes
    client.text_document_did_change(t.DidChangeTextDocumentParams(
        t.VersionedTextDocumentIdentifier(2, uri),
        [t.TextDocumentContentChangePartial(edit.range, edit.new_text) for edit in change.edits]))
    last = await published.get()
    assert last.version == 2 and not last.diagnostics, last
    everything = await client.workspace_diagnostic_async(t.WorkspaceDiagnosticParams([]))
    assert not everything.items, everything
    assert [r.method for r in registered] == ["workspace/didChangeWatchedFiles"] and len(progress) == 1
    await client.shutdown_async(None)
    client.exit(None)


asyncio.run(main())
PY

# Messages with members left out, repeated or replaced. The server must answer the last request.
for seed in 1 2 3; do
  expect 0 limited 300 "$tools/bin/python" - "$sameview" "$app" $seed <<'PY'
import json, pathlib, random, subprocess, sys, threading

binary, root, seed = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3])
numbers = random.Random(seed)
path = root / "Counter.swift"
uri, text = path.as_uri(), path.read_text()
document, place = {"uri": uri}, {"line": 3, "character": 21}
at = {"textDocument": document, "position": place}
messages = [
    {"id": 1, "method": "textDocument/hover", "params": at},
    {"id": 2, "method": "textDocument/completion", "params": at},
    {"id": 3, "method": "textDocument/codeAction", "params": {
        "textDocument": document, "range": {"start": place, "end": place}, "context": {"only": ["source.fixAll"]}}},
    {"id": 4, "method": "textDocument/diagnostic", "params": {"textDocument": document}},
    {"id": 5, "method": "workspace/diagnostic", "params": {"previousResultIds": [{"uri": uri, "value": "1"}]}},
    {"id": 6, "method": "sameview/viewTree", "params": at},
    {"id": 7, "method": "codeAction/resolve", "params": {"title": "a", "data": document}},
    {"method": "textDocument/didChange", "params": {"textDocument": document, "contentChanges": [
        {"range": {"start": place, "end": {"line": 4, "character": 2}}, "text": "x"}]}},
    {"method": "textDocument/didChange", "params": {"textDocument": document, "contentChanges": [{"text": text}]}},
    {"method": "textDocument/didOpen", "params": {"textDocument": {**document, "version": 2, "text": text}}},
    {"method": "textDocument/didClose", "params": {"textDocument": document}},
    {"method": "textDocument/didSave", "params": {"textDocument": document}},
    {"method": "workspace/didChangeWatchedFiles", "params": {"changes": [{**document, "type": 1}]}},
    {"method": "workspace/didChangeWorkspaceFolders", "params": {"event": {
        "added": [{"uri": root.as_uri()}], "removed": []}}},
    {"method": "$/cancelRequest", "params": {"id": 3}},
]
others = [None, True, -1, 2**63, -2**63, 1e308, "", "file:", "file:///%00", "file:///dev/zero", [], {}, [[[]]], "a" * 999]


def changed(value):
    if numbers.random() < 0.08:
        return numbers.choice(others)
    if isinstance(value, dict):
        return {name: changed(member) for name, member in value.items() if numbers.random() > 0.02}
    if isinstance(value, list):
        return [changed(element) for element in value for _ in range(numbers.choice([0, 1, 1, 1, 2]))]
    return value


server = subprocess.Popen([binary, "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
answered = threading.Event()


def read():
    while (header := server.stdout.readline()):
        server.stdout.readline()
        if json.loads(server.stdout.read(int(header.split(b":")[1]))).get("id") == "last":
            answered.set()
    answered.set()


def send(message):
    content = json.dumps(message).encode()
    if numbers.random() < 0.05 and message not in ends:
        at = numbers.randrange(len(content))
        content = content[:at] + bytes([numbers.randrange(256)]) + content[at + 1:]
    server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)


ends = [
    {"id": 0, "method": "initialize", "params": {
        "rootUri": root.as_uri(), "capabilities": {"textDocument": {"diagnostic": {}}}}},
    {"id": "last", "method": "sameview/viewTree", "params": at},
    {"id": "end", "method": "shutdown"}, {"method": "exit"},
]
threading.Thread(target=read, daemon=True).start()
send(ends[0])
for _ in range(2000):
    message = numbers.choice(messages)
    send(changed(message) if numbers.random() < 0.7 else message)
send(ends[1])
server.stdin.flush()
answered.wait()
for message in ends[2:]:
    send(message)
server.stdin.flush()
sys.exit(server.wait())
PY
done

finish
