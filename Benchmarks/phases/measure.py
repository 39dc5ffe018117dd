#!/usr/bin/env python3
"""Where a byte's instructions go: what each phase of a whole run costs, for each byte of the linted Swift files.

    Benchmarks/phases/measure.py --binary PATH [--benchmark PATH] [--json FILE] [--arguments WORDS] FOLDER ...

Each folder is linted once under valgrind, with one worker: the count of instructions does not depend on what else the
machine does. A phase is what its functions and all that these call have cost. Then whole runs with all workers are timed
beside `wc -l` on the same files. With `--benchmark`, the benchmark of this package compares lexing and parsing with
swift-syntax on the same files, too.

The binary is a release build with the names of its functions; its debug information is left out for valgrind, which cannot
read it. Without valgrind, instructions are not counted, and that is said.
"""

import argparse
import collections
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

# The functions with which phases begin, as the linker names them. A closure's name begins with that of its function.
PHASES = [
    ("finding and reading files", r"\$s9Workspace7ReadingV(4read|8discover|_7context)"),
    ("configuration", r"\$s7Command04LintA0V8settings2of"),
    ("build files", r"\$s9Workspace7ReadingV9structure2of"),
    ("lexing and parsing", r"\$s6Syntax4TreeC7parsing2in"),
    ("names and scopes", r"\$s7Project10SourceFileC6number4tree"),
    ("facts", r"\$s7Project9FileFactsV2of"),
    ("index", r"\$s7Project5IndexC7linking"),
    ("work of bodies", r"\$s7Project4WorkC7members"),
    ("call paths", r"\$s7Project4WorkC7linking"),
    ("rules", r"\$s7Linting13LinkedProjectC5check"),
    ("report", r"\$s7Command04LintA0V11printReport"),
]
REST = "start and the rest"
# What all phases spend in the allocator, and in counting and checking references.
RUNTIME = re.compile(
    r"(malloc|calloc|realloc|free|cfree|_int_\w+|unlink_chunk.*|sysmalloc|memcpy|__mem\w+|swift_(retain|release|bridgeObject"
    r"|alloc|dealloc|slow|isUniq|beginAccess|endAccess|array)\w*|.*RefCounts.*|_swift_release_dealloc)$")
ROUNDS = 5


def swift_files(folders):
    """The files that a run would mostly read, without those in hidden folders."""
    found = []
    for folder in folders:
        for place, folders_in, names in os.walk(folder):
            folders_in[:] = [name for name in folders_in if not name.startswith(".")]
            found += [os.path.join(place, name) for name in names if name.endswith(".swift")]
    return found


def profile(binary, arguments, folder):
    """By function: the instructions of its own; by caller and callee: those of the calls. Without valgrind, None."""
    if shutil.which("valgrind") is None:
        return None
    handle, path = tempfile.mkstemp(prefix="phases-")
    os.close(handle)
    try:
        subprocess.run(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=" + path, binary, *arguments, "--jobs", "1", folder],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False,
            env={**os.environ, "SAMEVIEW_ISOLATION": "off"})
        return read_profile(path)
    finally:
        os.remove(path)


def read_profile(path):
    names = {}
    own = collections.Counter()
    calls = collections.Counter()

    def name(text):
        number, _, spelled = text.strip().partition(" ")
        # Recursive calls have names of their own: `f'2`.
        return names.setdefault(number, re.sub(r"'\d+$", "", spelled)) if spelled else names[number]

    function = callee = None
    is_call = False
    with open(path, encoding="utf-8", errors="replace") as file:
        for line in file:
            if line.startswith("fn="):
                function = name(line[3:])
            elif line.startswith("cfn="):
                callee = name(line[4:])
            elif line.startswith("calls="):
                is_call = True
            elif line[:1] in "0123456789+-*" and function is not None:
                count = int(line.split()[-1])
                if is_call:
                    calls[function, callee] += count
                else:
                    own[function] += count
                is_call = False
    return own, calls


def phases(own, calls):
    """The instructions of each phase, of the rest, and of the run-time library in all of them."""
    found = {}
    for phase, pattern in PHASES:
        begins = re.compile(pattern).match
        found[phase] = sum(
            count for (caller, callee), count in calls.items() if begins(callee) and not begins(caller))
    found[REST] = sum(own.values()) - sum(found.values())
    return found, sum(count for function, count in own.items() if RUNTIME.match(function))


def timed(command, listed=None):
    """The shortest of several runs in seconds, its processor time, and its peak of memory in bytes."""
    best = None
    for _ in range(ROUNDS):
        start = time.monotonic()
        child = subprocess.Popen(
            command, stdin=open(listed, "rb") if listed else subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        _, _, usage = os.wait4(child.pid, 0)
        child.returncode = 0
        took = time.monotonic() - start
        if best is None or took < best[0]:
            unit = 1 if sys.platform == "darwin" else 1024
            best = (took, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit)
    return best


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--binary", required=True)
    parser.add_argument("--benchmark", help="the benchmark of this package, built")
    parser.add_argument("--arguments", default="", help="further arguments of the run, such as `--preset strict`")
    parser.add_argument("--json")
    options = parser.parse_args()
    arguments = ["--no-c", "--no-config", "--quiet", "--fail-on", "never", *options.arguments.split()]
    files = swift_files(options.folders)
    size = sum(os.path.getsize(path) for path in files)
    print(f"{len(files)} files, {size} bytes")
    result = {"files": len(files), "bytes": size}
    missing = []
    with tempfile.TemporaryDirectory(prefix="phases-") as place:
        stripped = os.path.join(place, "sameview")
        subprocess.run(["strip", "--strip-debug", "-o", stripped, options.binary], check=True)
        total, runtime = collections.Counter(), 0
        for folder in options.folders:
            counted = profile(stripped, arguments, folder)
            if counted is None:
                print("valgrind is not installed: instructions are not counted")
                break
            found, shared = phases(*counted)
            total.update(found)
            runtime += shared
        if total:
            whole = sum(total.values())
            missing = [phase for phase, _ in PHASES if total[phase] == 0]
            for phase in [phase for phase, _ in PHASES] + [REST]:
                print(f"{phase:28}{total[phase] / size:9.1f} for each byte{total[phase] / whole:8.1%}")
            print(f"{'whole run':28}{whole / size:9.1f}")
            print(f"{'memory and references':28}{runtime / size:9.1f}, in all of these")
            result |= {"phases": dict(total), "instructions": whole, "memoryAndReferences": runtime}
        listed = os.path.join(place, "files")
        with open(listed, "wb") as file:
            file.write(b"\0".join(os.fsencode(path) for path in files))
        counting = timed(["xargs", "-0", "wc", "-l"], listed)
        run = timed([stripped, *arguments, *options.folders])
        print(f"{run[0]:.3f} s, {run[0] / counting[0]:.1f} times `wc -l` ({counting[0]:.3f} s)")
        print(f"{run[1]:.3f} s of processor time, {run[2] / 1e6:.0f} MB: {run[2] / size:.1f} bytes for each byte")
        result |= {"seconds": run[0], "secondsOfWc": counting[0], "processorSeconds": run[1], "peakBytes": run[2]}
        if options.benchmark:
            sys.stdout.flush()
            subprocess.run([options.benchmark, "--binary", stripped, *options.folders], check=False)
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(result, file, indent=2)
    for phase in missing:
        print(f"no function begins the phase “{phase}”: it has another name now")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
