#!/usr/bin/env python3
"""Edits a project for a long time, and prints the memory of `sameview server`.

    Benchmarks/server/soak.py FOLDER [--minutes 60] [--binary .build/release/sameview] [--seed 1]

Opens and closes files, types, breaks and mends syntax, declares new names, and asks for code actions and hover, as fast
as the server answers. Prints the resident memory every half minute. Ends with status 1 if the server ends or does not
answer within a minute. If the memory at the end exceeds the highest of the second tenth of the time by half, the status is
1, too. Files on disk stay as they are.
"""

import argparse
import pathlib
import queue
import random
import threading
import time

import client


class Server(client.Server):
    def listen(self):
        self.messages = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        while message := super().receive():
            self.messages.put(message)
        self.messages.put(None)

    def receive(self):
        try:
            return self.messages.get(timeout=60)
        except queue.Empty:
            raise SystemExit("no answer within a minute") from None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--binary", default=".build/release/sameview")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    folder = options.folder.resolve()
    numbers = random.Random(options.seed)
    files = sorted(path for path in folder.rglob("*.swift") if path.is_file())
    server = Server(options.binary, folder)
    texts = {}
    begin = time.monotonic()
    measured = []
    requests = edits = version = 0

    def open_one():
        path = numbers.choice(files)
        uri = path.as_uri()
        if uri not in texts:
            texts[uri] = path.read_text(errors="replace").split("\n")
            server.notify("textDocument/didOpen", {"textDocument": {
                "uri": uri, "languageId": "swift", "version": version, "text": "\n".join(texts[uri])}})

    while (elapsed := time.monotonic() - begin) < options.minutes * 60:
        if elapsed >= len(measured) * 30:
            measured.append(server.memory())
            print(f"{elapsed / 60:5.1f} min  {edits:6} edits  {requests:6} requests  {measured[-1]:5} MB", flush=True)
        version += 1
        if not texts or len(texts) < 5 and numbers.random() < 0.1:
            open_one()
        uri = numbers.choice(list(texts))
        lines = texts[uri]
        line = numbers.randrange(len(lines))
        new = numbers.choice([
            lines[line] + " // edited", lines[line][:-1], lines[line] + "\n", "{", "}", '"',
            "func added%d() { let name%d = 0 }" % (numbers.randrange(1 << 30), numbers.randrange(1 << 30)),
            "@State var state%d = %d" % (numbers.randrange(1 << 30), version),
        ])
        server.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version},
            "contentChanges": [{"text": new, "range": {
                "start": {"line": line, "character": 0},
                "end": {"line": line, "character": len(lines[line].encode("utf-16-le")) // 2}}}]})
        lines[line:line + 1] = new.split("\n")
        edits += 1
        if numbers.random() < 0.3:
            place = {"line": line, "character": 1}
            method, more = numbers.choice([
                ("textDocument/codeAction", {"range": {"start": place, "end": place}, "context": {"diagnostics": []}}),
                ("textDocument/hover", {"position": place}), ("sameview/viewTree", {"position": place})])
            server.request(method, {"textDocument": {"uri": uri}, **more})
            requests += 1
        if numbers.random() < 0.02:
            server.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
            del texts[uri]
    measured.append(server.memory())
    server.request("shutdown", None)
    server.notify("exit", None)
    status = server.process.wait()
    early = max(measured[:max(len(measured) // 5, 1)])
    print(f"{edits} edits, {requests} requests: {early} MB at first, {measured[-1]} MB at the end, status {status}")
    raise SystemExit(status or int(measured[-1] > early * 1.5))


main()
