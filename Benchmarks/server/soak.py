#!/usr/bin/env python3
"""Edits a project for a long time, and prints the memory of `sameview server`.

    Benchmarks/server/soak.py FOLDER [--minutes 60] [--binary .build/release/sameview] [--seed 1]

Opens and closes files, types, breaks and mends syntax, declares new names, and asks for code actions and hover, as fast
as the server answers. Prints the resident memory every half minute. Ends with status 1 if the server ends or does not
answer within a minute. If the memory at the end exceeds the highest of the second tenth of the time by half, the status is
1, too. Files on disk stay as they are.
"""

import argparse
import json
import pathlib
import queue
import random
import subprocess
import threading
import time


class Server:
    def __init__(self, binary, folder):
        self.process = subprocess.Popen([binary, "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.answers = queue.Queue()
        self.number = 0
        threading.Thread(target=self.read, daemon=True).start()
        self.request("initialize", {"rootUri": folder.as_uri(), "capabilities": {}})
        self.notify("initialized", {})

    def read(self):
        while (header := self.process.stdout.readline()):
            self.process.stdout.readline()
            message = json.loads(self.process.stdout.read(int(header.split(b":")[1])))
            if "id" in message and "method" not in message:
                self.answers.put(message)
        self.answers.put(None)

    def send(self, message):
        content = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)
        self.process.stdin.flush()

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def request(self, method, parameters):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        while True:
            try:
                answer = self.answers.get(timeout=60)
            except queue.Empty:
                raise SystemExit(f"no answer to {method} within a minute")
            if answer is None:
                raise SystemExit(f"the server has ended with {self.process.wait()}")
            if answer["id"] == self.number:
                return answer

    def memory(self):
        """Resident megabytes, on Linux."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) // 1024 for line in status.splitlines() if line.startswith("VmRSS"))


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
