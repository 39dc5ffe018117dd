#!/usr/bin/env python3
"""Measures how long `sameview server` takes from an edit to its diagnostics.

    Benchmarks/server/measure.py FOLDER [--edits 300] [--binary .build/release/sameview] [--seed 1]

Opens a file of the project and asks for its diagnostics. Then it edits one line at random, and asks again; then the next
file. Prints the median and the 99th percentile of the time from the edit to the answer, for each kind of edit, and of
each phase of the server. On Linux it also prints the processor time of the server, which depends less on what else the
machine does. Files on disk stay as they are.
"""

import argparse
import json
import pathlib
import random
import subprocess
import threading
import time

import client


class Server(client.Server):
    def __init__(self, binary, folder):
        super().__init__(
            binary, folder, {"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": True}}},
            ["--timing"], stderr=subprocess.PIPE)

    def listen(self):
        self.phases = []
        threading.Thread(target=self.read_phases, daemon=True).start()

    def read_phases(self):
        for line in self.process.stderr:
            try:
                self.phases.append(json.loads(line))
            except ValueError:
                print(line.decode(errors="replace"), end="")

    def diagnostics(self, uri):
        return self.request("textDocument/diagnostic", {"textDocument": {"uri": uri}})["items"]

    def processor_time(self):
        """In milliseconds, of all threads; 0 where the system does not tell."""
        try:
            return time.clock_gettime_ns(~self.process.pid << 3 | 2) / 1e6
        except OSError:
            return 0


def edit(lines, numbers):
    """What the edit is, a range of one line and its new text: a word more, a letter less, or a new line."""
    line = numbers.randrange(len(lines))
    text = lines[line]
    kind = numbers.randrange(3)
    if kind == 0:
        return "comment", line, 0, len(text.encode()), text + " // edited"
    if kind == 1 and text.strip():
        return "letter less", line, 0, len(text.encode()), text[:-1]
    return "new line", line, 0, 0, "    let added = %d\n" % numbers.randrange(1000)


def share(values, part):
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)]


def row(name, values):
    print(f"{name:28} {share(values, 0.5):9.1f} {share(values, 0.99):9.1f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--edits", type=int, default=300)
    parser.add_argument("--binary", default=".build/release/sameview")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    folder = options.folder.resolve()
    numbers = random.Random(options.seed)
    files = sorted(path for path in folder.rglob("*.swift") if path.is_file())
    views = [path for path in files if b"import SwiftUI" in path.read_bytes()]

    server = Server(options.binary, folder)
    start = time.monotonic()
    server.diagnostics(files[0].as_uri())
    print(f"{len(files)} files, first answer after {time.monotonic() - start:.1f} s, {server.memory()} MB")

    times, processor = {}, {}
    phases = []
    # Takes the last edit back, so that each edit is the only one in the project.
    undo = None
    for number in range(options.edits):
        path = numbers.choice(views)
        uri = path.as_uri()
        text = path.read_text(errors="replace")
        kind, line, first, last, new = edit(text.split("\n"), numbers)
        if undo:
            server.notify("textDocument/didChange", {
                "textDocument": {"uri": undo[0], "version": 3}, "contentChanges": [{"text": undo[1]}]})
            server.notify("textDocument/didClose", {"textDocument": {"uri": undo[0]}})
        undo = uri, text
        server.notify("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "swift", "version": 1, "text": text}})
        server.diagnostics(uri)
        time.sleep(0.01)
        server.phases.clear()
        start, used = time.monotonic(), server.processor_time()
        server.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": 2},
            "contentChanges": [{
                "range": {"start": {"line": line, "character": first}, "end": {"line": line, "character": last}},
                "text": new}]})
        try:
            server.diagnostics(uri)
        except KeyboardInterrupt:
            # What was measured so far is printed.
            server.process.kill()
            break
        times.setdefault(kind, []).append((time.monotonic() - start) * 1000)
        processor.setdefault(kind, []).append(server.processor_time() - used)
        time.sleep(0.01)
        phases += server.phases
    print(f"{sum(len(values) for values in times.values())} edits")
    print(f"{'milliseconds':28} {'median':>9} {'99 %':>9}")
    for name, kinds in ("edit to diagnostics", times), ("processor time", processor):
        row(name, [value for values in kinds.values() for value in values])
        for kind, values in sorted(kinds.items()):
            row("  " + kind, values)
    for name in dict.fromkeys(name for times in phases for name in times):
        row("  phase: " + name, [times[name] / 1000 for times in phases if name in times])
    print(f"{server.memory()} MB at the end")
    if server.process.poll() is not None:
        return
    server.request("shutdown", None)
    server.notify("exit", None)
    raise SystemExit(server.process.wait())


main()
