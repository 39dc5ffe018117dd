#!/usr/bin/env python3
"""What reports cost their readers, in words and tokens, as rows of the table in docs/agents.md.

    Benchmarks/reports/measure.py [--binary PATH] FOLDER...

Words are counted as `wc` counts them. Tokens are estimated as a quarter of the bytes.
"""

import argparse
import json
import os
import subprocess
import sys

# The columns, with the options of each.
COLUMNS = [
    ("text", ["--format", "text"]),
    ("JSON", ["--format", "json"]),
    ("agent", ["--format", "agent"]),
    ("text, warnings", ["--format", "text", "--severity", "warning"]),
    ("JSON, warnings", ["--format", "json", "--severity", "warning"]),
    ("agent, all", ["--format", "agent", "--severity", "info", "--limit", "1000"]),
]
# The one that is meant for the readers in question.
EMPHASIZED = "agent"


def report(binary, folder, options):
    run = subprocess.run([binary, "--no-c", "--quiet", *options], cwd=folder, capture_output=True, check=False)
    if run.returncode not in (0, 1):
        sys.exit(f"{folder}: {' '.join(options)} ended with {run.returncode}: {run.stderr.decode(errors='replace')}")
    return run.stdout


def findings(binary, folder):
    """`1 error, 9 warnings, 27 infos`"""
    found = json.loads(report(binary, folder, ["--format", "json"]))["findings"]
    severities = [finding["severity"] for finding in found]
    counts = [(severities.count(word), word) for word in ("error", "warning", "info")]
    return ", ".join(f"{count} {word}{'s' * (count != 1)}" for count, word in counts if count)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", default=".build/release/sameview")
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    options = parser.parse_args()
    binary = os.path.abspath(options.binary)
    print(f"| project | findings | {' | '.join(name for name, _ in COLUMNS)} |")
    print("|---" * (len(COLUMNS) + 2) + "|")
    for folder in options.folders:
        cells = [os.path.normpath(folder), findings(binary, folder)]
        for name, words in COLUMNS:
            text = report(binary, folder, words)
            cell = f"{len(text.split()):,} / {round(len(text) / 4):,}"
            cells.append(f"**{cell}**" if name == EMPHASIZED else cell)
        print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
