#!/usr/bin/env python3
"""How the work of a run grows with the size of one file, in instructions.

    Benchmarks/growth/measure.py [--binary PATH] [--bytes N] [--limit X] [--jobs N] [--json FILE] [--watched | CASE ...]

Each case of `cases.py` is linted at N, 2 N and 4 N bytes under valgrind, which counts instructions: the count does
not depend on what else the machine does. With a, b and c instructions at s, t and u bytes, the exponent is

    log((c - b) / (b - a)) / log((u - t) / (t - s))

which leaves out what every run costs: 1 is linear, 2 quadratic. Ends with 1 if a case is above the limit (or above
what is known of it, plus a tenth), dies, or does not end within `--patience` seconds, which only a hang comes near to. Without valgrind nothing is measured, and
that is said.

The binary must be a release build without debug information (`strip -o`), or valgrind cannot read it.
"""

import argparse
import concurrent.futures
import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from cases import BYTES, KNOWN, PATHS, WATCHED, cases

# Additional work below this many instructions is noise: a table that grows, a page that is touched.
NOISE = 2_000_000
# Statuses of a run that came to its end: clean, findings, or a file that could not be analyzed.
ENDED = (0, 1, 2)


def text_of(name, size):
    """The text of a case with about `size` bytes, as bytes."""

    def build(n):
        text = cases[name](n)
        return text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")

    low, high = 1, 4
    while len(build(high)) < size:
        low, high = high, high * 2
    while high - low > max(1, low // 50):
        middle = (low + high) // 2
        if len(build(middle)) < size:
            low = middle
        else:
            high = middle
    return build(high)


def instructions(binary, name, text, arguments, patience):
    """How many instructions the run took, and its exit status; None if it was stopped."""
    folder = tempfile.mkdtemp(prefix="growth-")
    try:
        open(os.path.join(folder, "Case.swift"), "wb").close()
        path = os.path.join(folder, PATHS.get(name, "Case.swift"))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(text)
        command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
        # `tree`, as in `--arguments "tree --types"`, has no such options.
        plain = [] if arguments[:1] == ["tree"] else ["--jobs", "1", "--no-c", "--no-config"]
        command += [binary, *arguments, *plain, "."]
        try:
            done = subprocess.run(
                command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE, timeout=patience, env={**os.environ, "SAMEVIEW_ISOLATION": "off"})
        except subprocess.TimeoutExpired:
            return None, None
        count = re.search(rb"I\s+refs:\s+([\d,]+)", done.stderr)
        return (int(count[1].replace(b",", b"")) if count else None), done.returncode
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def measured(name, options):
    sizes, counts = [], []
    for factor in (1, 2, 4):
        text = text_of(name, max(options.bytes, BYTES.get(name, 0)) * factor)
        count, status = instructions(options.binary, name, text, options.arguments, options.patience)
        if count is None or status not in ENDED:
            fault = "does not end" if status is None else f"ends with status {status}"
            return {"case": name, "bytes": sizes + [len(text)], "instructions": counts, "fault": fault}
        sizes.append(len(text))
        counts.append(count)
    first, second = max(counts[1] - counts[0], NOISE), max(counts[2] - counts[1], NOISE)
    grown = (sizes[2] - sizes[1]) / (sizes[1] - sizes[0])
    return {
        "case": name, "bytes": sizes, "instructions": counts,
        "exponent": round(math.log(second / first) / math.log(grown), 2),
        "per byte": round((counts[2] - counts[1]) / (sizes[2] - sizes[1])),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", default=".build/release/sameview")
    parser.add_argument("--bytes", type=int, default=12_000, help="the smallest of the three sizes")
    parser.add_argument("--limit", type=float, default=1.2, help="the highest exponent that is accepted")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--patience", type=float, default=300, help="seconds after which a run is a hang")
    parser.add_argument("--json", help="write all figures to this file")
    parser.add_argument("--arguments", type=str.split, default=[], help="further arguments of the run")
    parser.add_argument("--watched", action="store_true", help="only the cases that were above the limit once")
    parser.add_argument("names", nargs="*", metavar="CASE")
    options = parser.parse_args()
    options.binary = os.path.abspath(options.binary)
    if not shutil.which("valgrind"):
        print("growth: valgrind is not installed, nothing is measured")
        return 0
    names = options.names or (WATCHED if options.watched else list(cases))
    unknown = [name for name in names if name not in cases]
    if unknown:
        parser.error("no case " + ", ".join(unknown))
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda name: measured(name, options), names))
    if options.json:
        with open(options.json, "w") as file:
            json.dump(results, file, indent=1)
    failed = 0
    for result in sorted(results, key=lambda r: r.get("exponent", 99)):
        fault = result.get("fault")
        accepted = max(options.limit, KNOWN.get(result["case"], 0) + 0.1)
        steep = fault or result["exponent"] > accepted
        failed += bool(steep)
        if steep or len(names) < 20:
            told = fault or f"exponent {result['exponent']:.2f}, {result['per byte']} instructions a byte"
            print(f"{result['case']}: {told} at {result['bytes'][-1]} bytes")
    print(f"{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
