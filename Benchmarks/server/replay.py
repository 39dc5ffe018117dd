#!/usr/bin/env python3
"""Replays random edits of real projects in `sameview server`, and compares with a new server after each.

    Benchmarks/server/replay.py FOLDER... [--edits 1000] [--every 1] [--binary .build/release/sameview] [--seed 1]

Works in copies of the folders, one after another, with `--edits` edits in each. Edits lines, breaks syntax, renames
identifiers, adds, renames and deletes files, saves and closes documents, and changes `.sameview.yml`. After every
`--every` edits, the diagnostics of all files must be those of a new server over the same texts. Prints each difference
with the number of the edit, and what was edited last.

EXIT STATUS:
  0   no difference
  1   a difference, or a server that has ended
"""

import argparse
import pathlib
import random
import re
import shutil
import sys
import tempfile
import time

import client

BROKEN = ["}", "{", '"""', "#if X", "/*", "struct", ")", "@State", "\0", "let = ", "😀é", "#endif", "func f("]
CODE = [
    "let added = 1", "// a comment", "@State private var added = 0", "Text(\"added\")", "if true { print(1) }",
    "func added() -> Int { 1 }", "import SwiftUI", "var body: some View { EmptyView() }", "print(Date())",
    "ForEach(items.indices, id: \\.self) { i in Text(\"\\(i)\") }", "_ = UUID()", ".id(UUID())", "AnyView(Text(\"a\"))",
]
CONFIGURATIONS = [
    "preset: strict\n", "preset: default\n", "rules: {identity: off}\n", "exclude: [\"*a*.swift\"]\n",
    "rules: {index-as-id: error}\nrequire_reason: true\n", "no_such_key: 1\n", "targets: {iOS: 14}\n",
    "expensive_calls: [{call: \"load*\"}]\n",
]


class Server(client.Server):
    def __init__(self, binary, folder):
        super().__init__(binary, folder, {"textDocument": {"diagnostic": {}}})

    def open(self, path, text):
        self.notify("textDocument/didOpen", {
            "textDocument": {"uri": path.as_uri(), "languageId": "swift", "version": 1, "text": text}})

    def change(self, path, text):
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": path.as_uri(), "version": 2}, "contentChanges": [{"text": text}]})

    def close(self, path):
        self.notify("textDocument/didClose", {"textDocument": {"uri": path.as_uri()}})

    def saved(self, path):
        self.notify("textDocument/didSave", {"textDocument": {"uri": path.as_uri()}})

    def changed_on_disk(self, path, kind):
        self.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": path.as_uri(), "type": kind}]})

    def diagnostics(self):
        """All diagnostics by document."""
        reports = self.request("workspace/diagnostic", {"previousResultIds": []})["items"]
        return {report["uri"]: report["items"] for report in reports if report["items"]}

    def end(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        if self.process.wait() != 0:
            sys.exit("the server ended with status %d" % self.process.returncode)


class Replay:
    def __init__(self, binary, folder, numbers):
        self.binary, self.folder, self.numbers = binary, folder, numbers
        self.server = Server(binary, folder)
        self.open = {}

    def files(self):
        return sorted(path for path in self.folder.rglob("*.swift") if path.is_file() and not path.is_symlink())

    def text(self, path):
        return self.open[path] if path in self.open else path.read_bytes().decode(errors="replace")

    def edit(self, path, text):
        if path not in self.open:
            self.server.open(path, self.text(path) if path.exists() else text)
        self.server.change(path, text)
        self.open[path] = text

    def save(self, path, text):
        """Writes the file as something outside of the editor does."""
        kind = 2 if path.exists() else 1
        path.write_bytes(text.encode())
        self.server.changed_on_disk(path, kind)

    def delete(self, path):
        self.close(path)
        path.unlink()
        self.server.changed_on_disk(path, 3)

    def close(self, path):
        if path in self.open:
            del self.open[path]
            self.server.close(path)

    def step(self):
        """Makes one edit, and returns what it was."""
        numbers = self.numbers
        files = self.files()
        path = numbers.choice(sorted(self.open) if self.open and numbers.random() < 0.6 else files)
        kind = numbers.randrange(40)
        configuration = self.folder / ".sameview.yml"
        if kind == 0:
            self.save(configuration, numbers.choice(CONFIGURATIONS))
            return "configuration"
        if kind == 1 and configuration.exists():
            self.delete(configuration)
            return "no configuration"
        if kind == 2:
            new = path.parent / ("New%d.swift" % numbers.randrange(10**6))
            self.save(new, self.text(numbers.choice(files)))
            return "new file"
        if kind == 3:
            new = path.parent / ("Unsaved%d.swift" % numbers.randrange(10**6))
            self.edit(new, self.text(numbers.choice(files)))
            return "new document"
        if kind == 4 and len(files) > 4 and path.exists():
            self.delete(path)
            return "deleted file"
        if kind == 5 and path.exists() and path not in self.open:
            text = self.text(path)
            self.delete(path)
            self.save(path.parent / ("Renamed%d.swift" % numbers.randrange(10**6)), text)
            return "renamed file"
        if kind in (6, 7) and self.open:
            path = numbers.choice(sorted(self.open))
            path.write_bytes(self.open[path].encode())
            self.server.saved(path)
            self.close(path)
            return "saved and closed"
        if kind in (8, 9) and self.open:
            self.close(numbers.choice(sorted(self.open)))
            return "closed"
        text = self.text(path)
        if kind in (10, 11):
            words = re.findall(r"\b[A-Za-z_]\w{2,}\b", text)
            if words:
                word = numbers.choice(words)
                self.edit(path, re.sub(r"\b%s\b" % word, word + "X", text))
                return "renamed " + word
        self.edit(path, self.changed(text))
        return "edited " + str(path.relative_to(self.folder))

    def changed(self, text):
        numbers = self.numbers
        lines = text.split("\n")
        at = numbers.randrange(len(lines))
        kind = numbers.randrange(9)
        if kind == 0:
            lines.insert(at, numbers.choice(BROKEN))
        elif kind == 1:
            del lines[at]
        elif kind == 2:
            lines.insert(at, lines[at])
        elif kind == 3:
            lines.insert(at, numbers.choice(CODE))
        elif kind == 4:
            other = numbers.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == 5:
            lines[at] += " // edited"
        elif kind == 6:
            lines[at] = re.sub(r"\d+|true|false", lambda word: {"true": "false", "false": "true"}.get(
                word.group(), "7"), lines[at])
        else:
            # Letters that are typed or removed.
            line, place = lines[at], numbers.randrange(len(lines[at]) + 1)
            lines[at] = line[:place] + (numbers.choice("ax.(){}, ") if kind == 7 else "") + line[place + (kind == 8):]
        return "\n".join(lines)

    def compare(self):
        """The documents whose diagnostics differ from those of a new server."""
        live = self.server.diagnostics()
        new = Server(self.binary, self.folder)
        for path, text in self.open.items():
            new.open(path, text)
        fresh = new.diagnostics()
        new.end()
        self.count = sum(len(items) for items in fresh.values())
        return sorted(uri for uri in set(live) | set(fresh) if live.get(uri) != fresh.get(uri))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--edits", type=int, default=1000)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--binary", default=".build/release/sameview")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    differences = 0
    for folder in options.folders:
        with tempfile.TemporaryDirectory() as temporary:
            copy = pathlib.Path(temporary).resolve() / folder.name
            shutil.copytree(folder, copy, symlinks=True, ignore=shutil.ignore_patterns(".git"))
            # Without a repository, ignored files would count.
            (copy / ".git").mkdir()
            replay = Replay(options.binary, copy, random.Random(options.seed))
            start, most = time.monotonic(), 0
            for number in range(1, options.edits + 1):
                last = replay.step()
                if number % options.every:
                    continue
                different = replay.compare()
                most = max(most, replay.count)
                if different:
                    differences += 1
                    print(f"{folder.name}, edit {number} ({last}): {', '.join(different)}", flush=True)
            replay.server.end()
            print(
                f"{folder.name}: {options.edits} edits, at most {most} findings, {time.monotonic() - start:.0f} s",
                flush=True)
    print(f"{differences} differences")
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
