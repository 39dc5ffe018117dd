#!/usr/bin/env bash
# The tools for coding agents, called by the official client of the model context protocol from PyPI, and by a client that
# breaks messages; and the hook, as a shell runs it. Without PyPI, only the official client is left out, and that is said.
source "$(dirname "$0")/support.sh"

[ -x "$tools/bin/python" ] || python3 -m venv "$tools"

app="$work/app"
mkdir -p "$app/Sources" "$work/shared"
cat >"$app/Sources/Counter.swift" <<'SWIFT'
import SwiftUI

struct Counter: View {
  @State public var count = 0
  var body: some View { Text("\(count)") }
}
SWIFT
sed 's/Counter/Shared/' "$app/Sources/Counter.swift" >"$work/shared/Shared.swift"

if "$tools/bin/python" -c 'import mcp.client.client, jsonschema' 2>/dev/null ||
  "$tools/bin/pip" install --quiet --disable-pip-version-check 'mcp>=2,<3' jsonschema >"$work/pip" 2>&1; then
  expect 0 limited 300 "$tools/bin/python" - "$sameview" "$app" "$work/shared" <<'PY'
import asyncio, json, pathlib, sys
import jsonschema
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

binary, app, shared = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
counter = app / "Sources/Counter.swift"


def schemas_are_sound(schema):
    jsonschema.Draft202012Validator.check_schema(schema)
    assert schema["type"] == "object"


async def main():
    server = StdioServerParameters(command=binary, args=["mcp", str(shared)], cwd=app)
    async with Client(stdio_client(server)) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert list(tools) == ["lint", "explain", "view_tree", "what_updates", "fix_preview"], tools
        for tool in tools.values():
            schemas_are_sound(tool.input_schema)
            if tool.output_schema:
                schemas_are_sound(tool.output_schema)

        async def call(tool, /, **arguments):
            jsonschema.validate(arguments, tools[tool].input_schema)
            result = await client.call_tool(tool, arguments)
            # A schema of the result is a promise.
            if tools[tool].output_schema and not result.is_error:
                jsonschema.validate(result.structured_content, tools[tool].output_schema)
            return "".join(part.text for part in result.content), result

        text, result = await call("lint")
        assert text.startswith("Sources/Counter.swift:4: warning private-state: "), text
        assert [f["rule"] for f in result.structured_content["findings"]] == ["private-state"]
        text, _ = await call("explain", finding="Sources/Counter.swift:4")
        assert "\nEvidence\n" in text and "\nRemedy\n" in text, text
        text, _ = await call("explain", rule="index-as-id")
        assert text.startswith("# index-as-id\n"), text
        text, _ = await call("view_tree", path="Sources/Counter.swift", depth=1)
        assert text.startswith("Counter.body"), text
        text, result = await call("what_updates", name="Counter.count")
        assert "evaluates Counter" in text and len(result.structured_content["sources"]) == 1, text
        old = counter.read_text()
        text, _ = await call("fix_preview")
        assert "+  @State private var count = 0" in text and counter.read_text() == old, text

        # What changes on disk is read again: an edit, a new file and a file that goes.
        counter.write_text(old.replace("public", "private"))
        assert (await call("lint"))[0] == "no findings in 1 file; next: build and test\n"
        new = app / "Sources/New.swift"
        new.write_text(old.replace("Counter", "New"))
        assert (await call("lint"))[0].startswith("Sources/New.swift:4: ")
        new.unlink()
        assert (await call("lint"))[0].startswith("no findings in 1 file")
        counter.write_text(old)

        # Without a file that is checked, a result would look clean.
        (app / ".sameview.yml").write_text('exclude: ["**"]\n')
        text, result = await call("lint")
        assert result.is_error and text.startswith("nothing was checked; the file is excluded, "), text
        (app / ".sameview.yml").write_text("rules: 7\n")
        text, result = await call("lint")
        assert result.is_error and text.startswith(".sameview.yml:1:"), text
        (app / ".sameview.yml").unlink()
        counter.unlink()
        text, result = await call("lint")
        assert result.is_error and text.startswith("nothing was checked; there are no Swift files; "), text
        counter.write_text(old)
        assert not (await call("lint"))[1].is_error

        # The folder on the command line is read, and no other one.
        text, _ = await call("lint", path=str(shared))
        assert text.startswith(f"{shared}/Shared.swift:4: "), text
        for path in ["/etc", "..", str(app.parent), "../app/../../etc/passwd"]:
            text, result = await call("lint", path=path)
            assert result.is_error and "outside" in text, text


asyncio.run(main())
PY
else
  echo "the official client is left out, because mcp cannot be installed from PyPI"
fi

# Messages with members left out, repeated or replaced. The server must answer the last request.
for seed in 1 2 3; do
  expect 0 limited 300 "$tools/bin/python" - "$sameview" "$app" $seed <<'PY'
import json, random, subprocess, sys

binary, app, seed = sys.argv[1], sys.argv[2], int(sys.argv[3])
chance = random.Random(seed)
junk = [None, True, -1, 1e300, 10**30, "", "x" * 1000, "..", "/", "\0", "\u202e", [], {}, [[]], {"": ""}]
calls = [
    ("lint", {"path": "Sources", "severity": "info", "rules": ["identity"], "limit": 3}),
    ("explain", {"finding": "Sources/Counter.swift:4"}), ("explain", {"rule": "any-view"}),
    ("view_tree", {"path": "Sources/Counter.swift", "view": "Counter", "depth": 2}),
    ("what_updates", {"name": "Counter.count", "path": "."}), ("fix_preview", {"path": "."}),
]


def broken(value):
    if chance.random() < 0.15:
        return chance.choice(junk)
    if isinstance(value, dict):
        return {key: broken(member) for key, member in value.items() if chance.random() > 0.05}
    if isinstance(value, list):
        return [broken(element) for element in value for _ in range(chance.choice([1, 1, 1, 0, 2]))]
    return value


hello = {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25"}}
lines = [json.dumps(hello).encode()]
for number in range(300):
    name, arguments = chance.choice(calls)
    message = {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {"name": name, "arguments": arguments}}
    line = json.dumps(broken(message)).encode()
    if chance.random() < 0.1:
        line = line[: chance.randrange(len(line) + 1)]
    if chance.random() < 0.1:
        line = bytes(chance.randrange(256) for _ in range(chance.randrange(100))).replace(b"\n", b"")
    lines.append(line)
lines.append(json.dumps({"jsonrpc": "2.0", "id": "last", "method": "ping"}).encode())
run = subprocess.run([binary, "mcp"], cwd=app, input=b"\n".join(lines) + b"\n", capture_output=True)
answers = [json.loads(line) for line in run.stdout.splitlines()]
assert run.returncode == 0 and not run.stderr, run.stderr
assert answers[-1] == {"jsonrpc": "2.0", "id": "last", "result": {}}, answers[-1]
# Each is a result or an error.
assert all(("result" in answer) != ("error" in answer) for answer in answers)
PY
done

# The hook, with the edits of docs/agents.md, which shows what it prints.
cat >"$app/Sources/Notes.swift" <<'SWIFT'
import SwiftUI

struct NoteEditor: View {
  @State private var draft = ""
  var body: some View { TextField("Note", text: $draft) }
}

struct Notes: View {
  @Binding var isLarge: Bool
  var body: some View {
    VStack {
      Toggle("Large", isOn: $isLarge)
      NoteEditor()
    }
  }
}
SWIFT
cd "$app"
echo "# App" >README.md
git init --quiet
git add --all
git commit --quiet --message "All"
edit() { printf '{"cwd": "%s", "tool_input": {"file_path": "%s"}}' "$app" "$1"; }
hook() { edit "$1" | "$sameview" hook; }
prints_nothing() { [ ! -s "$work/log" ] || fail "the hook prints something"; }
expect 0 hook Sources/Counter.swift
prints_nothing
sed -i.old 's/NoteEditor()$/NoteEditor().id(UUID())/' Sources/Notes.swift
expect 2 hook Sources/Notes.swift
[ "$(grep -c . "$work/log")" -eq 2 ] || fail "the hook prints other lines"
while IFS= read -r line; do
  grep -qxF -- "$line" "$root/docs/agents.md" || fail "docs/agents.md shows another transcript than: $line"
  passed=$((passed + 1))
done <"$work/log"
git checkout --quiet Sources/Notes.swift
sed -i.old 's/"Large"/"Large text"/' Sources/Notes.swift && rm Sources/Notes.swift.old
expect 0 hook Sources/Notes.swift
prints_nothing
echo "More." >>README.md
expect 0 hook README.md
prints_nothing
expect 0 hook None.swift
prints_nothing
mkfifo Pipe.swift
expect 0 limited 30 bash -c "printf '{\"tool_input\": {\"file_path\": \"Pipe.swift\"}}' | '$sameview' hook"
ln -s /dev/zero Zero.swift
expect 0 limited 30 bash -c "printf '{\"tool_input\": {\"file_path\": \"Zero.swift\"}}' | '$sameview' hook"
expect 1 bash -c "head -c 70000000 /dev/zero | '$sameview' hook"
says "error: standard input is larger than 64 MiB; not read"
expect 1 bash -c "head -c 1000000 /dev/urandom | '$sameview' hook"
says "is not the JSON of a hook"

# The script of the skill, with the changes of the work tree and of a branch. Silence is never a success.
check=$root/Editors/agents/skills/sameview/scripts/check.sh
check() { SAMEVIEW=$sameview "$check" "$@"; }
ends_with() { [ "$(tail -n 1 "$work/log")" = "$1" ] || fail "the last line is not '$1'"; }
rm -f Pipe.swift Zero.swift
git checkout --quiet .
expect 0 check
ends_with "nothing was checked; no Swift file has changed; next: sameview --format agent"
sed -i.old 's/NoteEditor()$/NoteEditor().id(UUID())/' Sources/Notes.swift && rm Sources/Notes.swift.old
expect 1 check
says "Sources/Notes.swift:13: warning unstable-inline-id"
ends_with "1 warning; next: sameview explain --finding Sources/Notes.swift:13"
expect 0 check --only private-state
ends_with "no findings in 1 file; next: sameview --format agent"
git checkout --quiet -b topic
git commit --quiet --all --message "Topic"
expect 1 check main --severity warning
says "Sources/Notes.swift:13"
expect 2 check nosuch
ends_with "nothing was checked; the run is incomplete; next: correct what standard error says"
echo "rules: 7" >.sameview.yml
echo >>Sources/Notes.swift
expect 2 check
ends_with "nothing was checked; the run is incomplete; next: correct what standard error says"
rm .sameview.yml
git checkout --quiet .
expect 2 env -i PATH=/usr/bin:/bin HOME="$work/none" "$check"
says "nothing was checked; the run is incomplete; next: install sameview"
mkdir "$work/bin"
ln -s "$sameview" "$work/bin/sameview"
expect 1 env -i PATH="$work/bin:/usr/bin:/bin" "$check" main
says "Sources/Notes.swift:13"
expect 2 env SAMEVIEW=/bin/true "$check"
says "nothing was checked; the run is incomplete; next: read standard error; /bin/true ended with 0"

# What reports cost is measured in the columns of the page.
expect 0 "$root/Benchmarks/reports/measure.py" --binary "$sameview" "$root/Fixtures/showcase"
says "Fixtures/showcase | 1 error"
grep -qxF -- "$(head -n 1 "$work/log")" "$root/docs/agents.md" || fail "docs/agents.md has other columns"

# The plugin starts commands that there are, and has the version of the command.
expect 0 python3 - "$root" "$sameview" <<'PY'
import json, pathlib, re, subprocess, sys

root, binary = pathlib.Path(sys.argv[1]), sys.argv[2]
[entry] = json.loads((root / ".claude-plugin/marketplace.json").read_text())["plugins"]
plugin = root / entry["source"]
manifest = json.loads((plugin / ".claude-plugin/plugin.json").read_text())
version = subprocess.run([binary, "--version"], capture_output=True, text=True, check=True).stdout.strip()
assert manifest["name"] == entry["name"] and manifest["version"] == version, manifest
assert manifest["description"] == entry["description"]
server = json.loads((plugin / ".mcp.json").read_text())["mcpServers"]["sameview"]
[group] = json.loads((plugin / "hooks/hooks.json").read_text())["hooks"]["PostToolUse"]
commands = [[server["command"], *server["args"]]] + [hook["command"].split() for hook in group["hooks"]]
for command in commands:
    assert command[0] == "sameview"
    subprocess.run([binary, *command[1:], "--help"], capture_output=True, check=True)

# The format of skills limits these.
skill = (plugin / "skills/sameview/SKILL.md").read_text()
head = dict(line.split(": ", 1) for line in skill.split("---\n")[1].splitlines())
assert "`scripts/check.sh`" in skill and (plugin / "skills/sameview/scripts/check.sh").stat().st_mode & 0o111
assert head["name"] == "sameview" and len(head["description"]) <= 1024 and len(head["compatibility"]) <= 500
# The options in its lint commands, and in those of the page, are ones that the command line knows.
for text in [skill, (root / "docs/agents.md").read_text()]:
    for command in re.findall(r"`sameview (--[^`]*)`", text):
        for option in re.findall(r"(?<!\S)--[a-z-]+", command):
            help = subprocess.run([binary, "lint", "--help"], capture_output=True, text=True, check=True).stdout
            assert re.search(re.escape(option) + r"(?![a-z-])", help), command
PY

finish
