#!/usr/bin/env python3
"""Checks that the version and the owner of the repository are the same in all files that name them.

    Scripts/release_check.py [--released | --notes]
    Scripts/release_check.py --write | --owner NAME

`Sources/Command/Version.swift` decides the version, `Homepage` in `pyproject.toml` the owner. Ends with 1 if a tracked
file names another one, or if a file that must name the version does not. `--released` also demands that the changelog
has a section for the version and nothing that is unreleased. `--notes` prints that section.

`--write` writes the version into all files that name one, and `--owner` another owner.
"""

import argparse
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# A repository, its site, its image and its packages in any file.
OWNED = re.compile(
    r"(?<=github\.com/)[\w-]+(?=/(?:sameview|SameViewPlugins|homebrew-tap|rules_sameview)\b)"
    r"|[\w-]+(?=\.github\.io/sameview\b)|(?<=ghcr\.io/)[\w-]+(?=/sameview\b)"
    r"|(?<=brew install )[\w-]+(?=/tap/sameview\b)"
    r"|(?:(?<=--repo )|(?<=nest install ))[\w-]+(?=/sameview\b)"
    r"|(?<=marketplace add )[\w-]+(?=/sameview\b)|(?<=reference: )[\w-]+(?=/sameview\b)"
    r"|(?:(?<=ubi:)|(?<=github:)|(?<=spm:))[\w-]+(?=/sameview\b)"
    r"|(?<![\w./-])[\w-]+(?=/sameview@[\d\"])")

# What names the owner in its own way: the files, and where in them.
OWN_OWNERS = [
    (re.compile(r"(?:^|/)(?:plugin|marketplace)\.json$"), re.compile(r'(?<="url": "https://github\.com/)[\w-]+(?=")')),
    (re.compile(r"(?:^|/)package\.json$"), re.compile(r'(?<="publisher": ")[\w-]+(?=")')),
]

NUMBER = r"(\d+\.\d+\.\d+(?:-[\w.]*\w)?)"

# How files name the version of a release, in code that a reader may copy.
VERSIONED = [re.compile(pattern, re.M) for pattern in [
    rf"/sameview(?:\.git)?@{NUMBER}",
    rf'/(?:sameview|SameViewPlugins)", (?:from|exact): "{NUMBER}"',
    rf"/sameview\n\s+rev: {NUMBER}$",
    rf"/sameview\n\s+version: {NUMBER}$",
    rf"/releases/download/{NUMBER}/",
    rf"\bsameview-{NUMBER}-(?:linux|macos|py3)",
    rf"ghcr\.io/[\w-]+/sameview:{NUMBER}",
    rf"/sameview {NUMBER}",
    rf"install\.sh {NUMBER}",
    rf"\bsameview-{NUMBER}(?:\.cdx|-packaging|-SYSTEM)",
    rf'org\.opencontainers\.image\.version="{NUMBER}"',
]]

# What names the version in its own way: the files, and where in them. A file without one has no version of its own.
OWN_VERSIONS = [
    (re.compile(r"(?:^|/)(?:package|plugin|marketplace)\.json$"), re.compile(rf'^\s*"version": "{NUMBER}"', re.M)),
    (re.compile(r"^pyproject\.toml$"), re.compile(rf'^version = "{NUMBER}"$', re.M)),
    (re.compile(r"^action\.yml$"), re.compile(rf'^    default: "?{NUMBER}"?$', re.M)),
]

# These must name the version.
REQUIRED = ["README.md", "docs/ci.md", "Dockerfile", "Editors/vscode/package.json"]

# Code of other projects and of tests may name forks and other versions. The changelog names all versions.
OTHERS = ("Calibration/", "Fixtures/", "Fuzzing/")


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def version():
    """The version of the command. `Version.swift` is the one place that decides it."""
    return re.search(r'static let text = "([^"]+)"', read("Sources/Command/Version.swift"))[1]


def repository():
    """The address of the repository and its owner. `pyproject.toml` is the one place that decides both."""
    match = re.search(r'^Homepage = "(https://github\.com/([\w-]+)/sameview)"$', read("pyproject.toml"), re.M)
    return match[1], match[2]


def tracked(word):
    """The tracked files that contain the word, with their texts."""
    listed = subprocess.run(["git", "-C", ROOT, "ls-files", "-z"], capture_output=True, check=True).stdout
    for path in listed.decode().split("\0"):
        full = os.path.join(ROOT, path)
        if path.startswith(OTHERS) or not os.path.isfile(full) or os.path.islink(full):
            continue
        with open(full, "rb") as file:
            content = file.read()
        if word in content and b"\0" not in content:
            yield path, content.decode(errors="surrogateescape")


def write(path, text):
    with open(os.path.join(ROOT, path), "wb") as file:
        file.write(text.encode(errors="surrogateescape"))
    print(path)


def owner_patterns(path):
    return [OWNED] + [where for files, where in OWN_OWNERS if files.search(path)]


def foreign_owners(owner):
    """Where tracked files name a repository or a site of another owner."""
    for path, text in tracked(b"sameview"):
        for match in [match for pattern in owner_patterns(path) for match in pattern.finditer(text)]:
            if match[0] != owner:
                yield f"{path}:{text.count(chr(10), 0, match.start()) + 1}: names the owner {match[0]}, not {owner}"


def write_owner(owner):
    for path, text in tracked(b"sameview"):
        changed = text
        for pattern in owner_patterns(path):
            changed = pattern.sub(owner, changed)
        if changed != text:
            write(path, changed)


def patterns(path):
    if path == "CHANGELOG.md" or path.startswith("Tests/"):
        return []
    return VERSIONED + [where for files, where in OWN_VERSIONS if files.search(path)]


def other_versions(wanted):
    """Where tracked files name another version, and the files that name none although they must."""
    naming = set()
    for path, text in tracked(b"."):
        for pattern in patterns(path):
            for match in pattern.finditer(text):
                naming.add(path)
                if match[1] != wanted:
                    line = text.count("\n", 0, match.start(1)) + 1
                    yield f"{path}:{line}: names the version {match[1]}, not {wanted}"
    for path in REQUIRED:
        if path not in naming:
            yield f"{path}: does not name the version {wanted}"


def write_version(wanted):
    def replace(match):
        start, end = match.start(1) - match.start(), match.end(1) - match.start()
        return match[0][:start] + wanted + match[0][end:]

    for path, text in tracked(b"."):
        changed = text
        for pattern in patterns(path):
            changed = pattern.sub(replace, changed)
        if changed != text:
            write(path, changed)


def section(title):
    """The text of a section of the changelog, without its heading; None if there is no such section."""
    match = re.search(rf"^## {re.escape(title)}(?: [^\n]*)?\n(.*?)(?=^## |\Z)", read("CHANGELOG.md"), re.M | re.S)
    return match and match[1].strip()


def unreleased(wanted):
    """What a release of the version lacks in the changelog."""
    if not section(wanted):
        yield f"CHANGELOG.md: has no section “{wanted}” that says what is new"
    if section("Unreleased"):
        yield f"CHANGELOG.md: lists changes as unreleased that {wanted} contains"


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument("--released", action="store_true", help="also check the changelog for a release")
    arguments.add_argument("--notes", action="store_true", help="print what the changelog says of the version")
    arguments.add_argument("--write", action="store_true", help="write the version into all files that name one")
    arguments.add_argument("--owner", metavar="NAME", help="write another owner into all files that name one")
    options = arguments.parse_args()
    if options.owner:
        write_owner(options.owner)
        return 0
    if options.write:
        write_version(version())
        return 0
    if options.notes:
        print(section(version()) or section("Unreleased") or "")
        return 0
    problems = list(foreign_owners(repository()[1])) + list(other_versions(version()))
    problems += unreleased(version()) if options.released else []
    for problem in problems:
        print(problem, file=sys.stderr)
    if not problems:
        print(f"version {version()}, owner {repository()[1]}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
