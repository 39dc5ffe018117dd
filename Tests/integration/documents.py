#!/usr/bin/env python3
"""Runs the commands of the documents, and the examples of `--help`, on a copy of the showcase. `documents.sh` starts it.

    documents.py ROOT SAMEVIEW WORK

Each command line of a document is one of these, or the check fails:

- it runs here: `sameview` with all that it is given, and what stands around it in a pipe or a script;
- another script of CI runs it: ELSEWHERE names the script, and the text that the script must contain. SAMEVIEW_SKIPPED
  names a file with the scripts that were skipped, whose commands nothing has run; they are counted and named;
- the document says that it is untried: `(untried)` in the heading of the section; a paragraph beside the block, or one that
  quotes the command, with the word "untried"; a row of a table whose column "tried" begins with "no" or "by hand"; or a row
  for the section in a table with the column "untried".
"""

import concurrent.futures
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import xml.etree.ElementTree

import yaml

ROOT, SAMEVIEW, WORK = sys.argv[1:4]

# Command lines, by their beginning, with the script of CI that runs them, and what that script contains.
ELSEWHERE = [
    (r"swift run -c release sameview Fixtures/showcase$", ".ci/run", "sameview Fixtures/showcase"),
    (r"swift test( -c release)?$", ".ci/run", "swift test -c release"),
    (r"swift build( --build-tests)?$", ".ci/run", "swift build"),
    (r"swift build -c release --product sameview$", "Scripts/build-release.sh", "--configuration release --product sameview"),
    (r"swift format lint --strict -r -p Sources Rules Tests$", ".ci/run", "swift format lint --strict -r -p Sources Rules Tests"),
    (r"swift package sameview$", "Tests/integration/swiftpm.sh", "package sameview"),
    (r"swift test --package-path Conformance/Types$", ".ci/run", "--package-path Conformance/Types"),
    (r"swift run -c release --package-path Conformance conformance PATH…$", ".ci/run", "--package-path Conformance conformance Sources"),
    (r"apt-get install libclang-dev$", ".ci/run", "apt-get install -y -qq libclang-dev"),
    (r"pip install git\+https:", "Tests/integration/release.sh", 'pip" install --no-index "$work/SameView"'),
    (r"pipx install git\+https:", "Tests/integration/release.sh", '"$pipx" install'),
    (r"Scripts/install\.sh( |$)", "Tests/integration/release.sh", 'Scripts/install.sh" ""'),
    (r"Scripts/release\.sh( |$)", "Tests/integration/release.sh", "Scripts/release.sh"),
    (r"Scripts/release_check\.py --(write|owner NAME)$", "Tests/integration/release.sh", "check --write"),
    (r"Scripts/release_check\.py --released$", "Tests/integration/release.sh", "check --released"),
    (r"sha256sum --check ", "Tests/integration/release.sh", "sha256sum --check"),
    (r"Scripts/corpus-diff( |$)", "Tests/integration/corpus-diff.sh", "Scripts/corpus-diff"),
    (r"git switch (main|-) +&& swift build -c release", "Tests/integration/corpus-diff.sh", "Scripts/corpus-diff"),
    (r"SAMEVIEW=\S+ node --test$", "Tests/integration/editors.sh", "--test"),
    (r"Website/build\.py( --serve)?$", ".ci/run", "Website/build.py"),
    (r"echo '\{\"cwd\".*\| sameview hook$", "Tests/integration/mcp.sh", "docs/agents.md shows another transcript"),
    (r"echo \$\?$", "Tests/integration/mcp.sh", "expect 2 hook"),
    (r"bazel build //App --aspects=", "Tests/integration/bazel.sh", "run build //App"),
    (r"\.ci/run$", ".ci/run", "part end"),
]

# What begins a command line in a sentence.
PROGRAMS = (
    "sameview swift pip pipx uv uvx brew mise mint nest docker make gh bazel apt-get curl sha256sum defaults python3 "
    "Scripts/[a-z_.-]+ Website/[a-z.]+ Fuzzing/run \\.ci/run"
).split()
COMMAND = re.compile(rf"({'|'.join(PROGRAMS)})(\s|$)")
# Programs that every system has, or that this check replaces.
RUNNABLE = {"sameview", "cd", "mkdir", "echo", "set", "cp", "tar", "curl", "dot"}

UNTRIED = re.compile(r"\buntried\b", re.IGNORECASE)

# Words in capital letters stand for something of the reader's.
MEANT = [
    ("FILE:LINE", "Home.swift:12"), ("FILE", "Home.swift"), ("RULE", "index-as-id"), ("ID", "index-as-id"),
    ("PATH…", "."), ("PATH", "."), ("FOLDER", "../Shared"), ("…", "."), ("#{github.branch_for_base}", "main"),
]

HOME = """\
import SwiftUI

@Observable final class Store {
  var items = ["Apples", "Pears"]
}

struct HomeView: View {
  @State private var store = Store()
  @State private var draft = ""
  var body: some View {
    VStack {
      TextField("Draft", text: $draft).id(UUID())
      ForEach(store.items, id: \\.self) { item in Text(item) }
    }
  }
}
"""

failures = []
counts = {"run": 0, "elsewhere": 0, "untried": 0, "parsed": 0}
# The commands of scripts that were skipped.
unrun = []


def skipped_scripts():
    try:
        with open(os.environ.get("SAMEVIEW_SKIPPED", ""), encoding="utf-8") as file:
            return file.read().split()
    except FileNotFoundError:
        return []


SKIPPED = skipped_scripts()


def fail(place, text):
    failures.append(f"{place}: {text}")


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


# Documents


class Document:
    """The blocks, the code in sentences, and what the document says about what is untried."""

    def __init__(self, path):
        self.path = path
        self.blocks, self.spans = [], []
        # Texts with the word "untried", and titles of sections that a table calls untried.
        self.untried_texts, self.untried_sections = [], set()
        self.read()

    def read(self):
        section, paragraph, start, header = "", [], 1, []
        lines = read(self.path).splitlines()
        number = 0

        def end():
            nonlocal paragraph
            text = " ".join(line.strip() for line in paragraph)
            if text:
                self.add_text(text, start, section, [], [])
            paragraph = []
            return text

        last = ""
        while number < len(lines):
            line = lines[number]
            number += 1
            fence = re.match(r"( *)```(\w*)", line)
            if fence:
                last = end() or last
                body, first = [], number + 1
                while not lines[number].lstrip().startswith("```"):
                    body.append(lines[number][len(fence[1]) :])
                    number += 1
                number += 1
                block = {"language": fence[2], "lines": body, "line": first, "section": section, "before": last, "after": ""}
                rest = number
                while rest < len(lines) and not lines[rest].strip():
                    rest += 1
                while rest < len(lines) and lines[rest].strip() and not re.match(r" *(```|#|\|)", lines[rest]):
                    block["after"] += lines[rest] + " "
                    rest += 1
                self.blocks.append(block)
                last = ""
            elif line.startswith("#"):
                end()
                section, last, header = line.lstrip("# "), "", []
            elif line.startswith("|"):
                last = end() or last
                cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
                if not header:
                    header = [cell.lower() for cell in cells]
                elif not all(re.fullmatch(r":?-+:?", cell) for cell in cells):
                    self.add_text(line, number, section, header, cells)
            elif line.strip():
                if not paragraph:
                    start = number
                paragraph.append(line)
                header = []
            else:
                last = end() or last
                header = []
        end()

    def add_text(self, text, line, section, header, cells):
        row = dict(zip(header, cells))
        mark = UNTRIED.search(text) or re.match(r"(no\b|nothing|by hand)", row.get("tried", ""))
        if row.get("untried"):
            self.untried_sections.add(re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", cells[0]))
        elif mark:
            self.untried_texts.append(text)
        for code in re.findall(r"`([^`]+)`", text):
            if COMMAND.match(code):
                self.spans.append({"text": code, "line": line, "section": section, "mark": bool(mark)})

    def is_untried(self, command, section, beside=()):
        codes = [code for text in self.untried_texts for code in re.findall(r"`([^`]+)`", text)]
        quoted = any(command == code or command.startswith(code + " ") for code in codes)
        near = any(UNTRIED.search(text) for text in beside)
        return "(untried)" in section or section in self.untried_sections or near or quoted


# Folders


def git(folder, *arguments):
    subprocess.run(["git", "-C", folder, *arguments], check=True, stdout=subprocess.DEVNULL)


def make_template():
    """The showcase as an app in a repository, with a changed line."""
    app = os.path.join(WORK, "template", "App")
    shutil.copytree(os.path.join(ROOT, "Fixtures/showcase"), os.path.join(app, "Sources"))

    def write(name, text):
        path = os.path.join(app, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    write("Home.swift", HOME.replace(".id(UUID())", ""))
    write("Sources/Home/Home.swift", HOME.replace("Store", "Cart").replace("HomeView", "CartView"))
    write("CODEOWNERS", "* @app/all\n/Sources/ @app/sources\n")
    write("../Shared/Shared.swift", HOME.replace("Store", "Shelf").replace("HomeView", "ShelfView"))
    os.makedirs(os.path.join(WORK, "template", "team"))
    os.makedirs(os.path.join(app, "Vendored/include"))
    write("Vendored/include/none.h", "")
    git(app, "init", "--quiet", "--initial-branch", "main")
    git(app, "add", "--all")
    git(app, "commit", "--quiet", "--message", "App")
    git(app, "update-ref", "refs/remotes/origin/main", "main")
    git(app, "switch", "--quiet", "--create", "topic")
    write("Home.swift", HOME)
    git(app, "add", "--all")


numbers = iter(range(1_000_000))


def new_folder():
    parent = os.path.join(WORK, "runs", str(next(numbers)))
    shutil.copytree(os.path.join(WORK, "template"), parent, symlinks=True)
    return os.path.join(parent, "App")


def make_programs():
    """A folder with `sameview`, and with stand-ins for what a fresh machine has not."""
    folder = os.path.join(WORK, "bin")
    os.makedirs(folder)
    os.symlink(SAMEVIEW, os.path.join(folder, "sameview"))
    # Nothing is published: any archive of a release has the command that is tried.
    standins = {"curl": 'exec python3 "$(dirname "$0")/archive.py" "$@"\n'}
    if shutil.which("dot") is None:
        standins["dot"] = "grep -q '^digraph' && echo drawn >\"${!#}\"\n"
    for name, text in standins.items():
        path = os.path.join(folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write("#!/usr/bin/env bash\n" + text)
        os.chmod(path, 0o755)
    with open(os.path.join(folder, "archive.py"), "w", encoding="utf-8") as file:
        file.write(
            "import gzip, os, sys, tarfile\n"
            "name = os.path.basename(sys.argv[-1])\n"
            "assert name.endswith('.tar.gz'), name\n"
            "packed = gzip.GzipFile('', 'wb', 1, sys.stdout.buffer)\n"
            "with packed, tarfile.open(fileobj=packed, mode='w|') as archive:\n"
            f"    archive.add({os.path.realpath(SAMEVIEW)!r}, name[: -len('.tar.gz')] + '/bin/sameview')\n")
    return folder


# Runs


def filled(command):
    for word, text in MEANT:
        if word[0].isalpha():
            command = re.sub(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text, command)
        else:
            command = command.replace(word, text)
    return command


def stages(command):
    """The words of each program of a command line."""
    lexer = shlex.shlex(command, posix=True, punctuation_chars="|&;")
    lexer.whitespace_split = True
    parts = [[]]
    for word in lexer:
        if re.fullmatch(r"[|&;]+", word):
            parts.append([])
        else:
            parts[-1].append(word)
    return [words for words in parts if words]


def programs(command):
    try:
        found = stages(command)
    except ValueError:
        return ["?"]
    names = [next((word for word in words if not re.match(r"\w+=", word)), "=") for words in found]
    return [name for name in names if name != "="]


def standard_input(words, folder):
    """What such a command reads."""
    if "-" in words:
        return HOME.encode()
    name = " ".join(words[1:2])
    if name == "server":
        calls = [("initialize", 1), ("shutdown", 2), ("exit", None)]
        bodies = [{"jsonrpc": "2.0", "id": number, "method": name, "params": {"capabilities": {}}} for name, number in calls]
        texts = [json.dumps({key: value for key, value in body.items() if value is not None}) for body in bodies]
        return "".join(f"Content-Length: {len(text)}\r\n\r\n{text}" for text in texts).encode()
    if name == "mcp":
        return b'{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25"}}\n'
    if name == "hook":
        moved = os.path.join(folder, "Sources/Home.swift")
        path = moved if os.path.exists(moved) else os.path.join(folder, "Home.swift")
        return json.dumps({"cwd": folder, "tool_input": {"file_path": path}}).encode()
    return b""


def complaint(script, words, folder, status, output, errors):
    """What is wrong with the result of a command; nil if nothing is."""
    said = output + errors
    if words[1:2] == ["hook"] and "--help" not in words:
        return None if status == 2 and b"Home.swift:12" in errors else f"ended with {status} instead of 2"
    if status not in (0, 1):
        return f"ended with {status}"
    for file in re.findall(r" -o (\S+)", script):
        return None if os.path.isfile(os.path.join(folder, file)) else f"does not write {file}"
    for pages in re.findall(r"--pages (\S+)", script):
        return None if os.listdir(os.path.join(folder, pages)) else f"writes nothing into {pages}"
    if not said.strip():
        return "prints nothing"
    if words[1:2] in (["server"], ["mcp"]) and "--help" not in words and b'"capabilities"' not in output:
        return "does not answer"
    formats = re.findall(r"--(?:format|output)[ =](\w+)(?:=(\S+))?", " ".join(words))
    for name, file in formats:
        text = output
        if file:
            path = os.path.join(folder, file)
            if not os.path.isfile(path):
                return f"does not write {file}"
            with open(path, "rb") as written:
                text = written.read()
        try:
            if name in ("json", "sarif", "gitlab"):
                json.loads(text)
            elif name in ("checkstyle", "junit"):
                xml.etree.ElementTree.fromstring(text)
            elif name == "html" and b"<html" not in text:
                return "prints no page"
            elif not text.strip():
                return f"the report {name} is empty"
        except (ValueError, xml.etree.ElementTree.ParseError) as error:
            return f"the report {name} is broken: {error}"
    return None


def run(place, script, folder=None, environment=None, status=None):
    """Runs a command line or a script, and says what is wrong."""
    folder = folder or new_folder()
    script = filled(script)
    try:
        words = next((words for words in stages(script) if words[0] == "sameview"), ["sameview"])
    except ValueError:
        words = ["sameview"]
    if "sameview config check" in script and "YAML" not in script:
        subprocess.run([SAMEVIEW, "init"], cwd=folder, capture_output=True, check=False)
    if "baseline" in script and "write-baseline" not in script:
        with open(os.path.join(folder, ".sameview.yml"), "w", encoding="utf-8") as file:
            file.write("baseline: .sameview-baseline\n")
        if not os.path.exists(os.path.join(folder, ".sameview-baseline")):
            subprocess.run(
                [SAMEVIEW, "--write-baseline", ".sameview-baseline"], cwd=folder, capture_output=True, check=False)
    variables = dict(os.environ, PATH=f"{WORK}/bin:{os.environ['PATH']}", TMPDIR=os.path.dirname(folder), **(environment or {}))
    try:
        result = subprocess.run(
            ["bash", "-c", script], cwd=folder, env=variables, input=standard_input(words, folder), capture_output=True,
            timeout=120, check=False)
    except subprocess.TimeoutExpired:
        return fail(place, f"`{script}` does not end")
    wrong = complaint(script, words, folder, result.returncode, result.stdout, result.stderr)
    if wrong:
        said = (result.stderr or result.stdout).decode(errors="replace").strip()[:300]
        fail(place, f"`{script}` {wrong}: {said}")


# What a document must not contain without a word about it


def is_elsewhere(place, command):
    for pattern, script, text in ELSEWHERE:
        if re.match(pattern, command):
            if not os.path.exists(os.path.join(ROOT, script)) or text not in read(script):
                fail(place, f"{script} does not contain '{text}', which stands for `{command}`")
            count_elsewhere(script, f"{place}: `{command}`")
            return True
    return False


def count_elsewhere(script, what):
    if os.path.basename(script) in SKIPPED:
        unrun.append(f"{what} is not run, because {os.path.basename(script)} was skipped")
    else:
        counts["elsewhere"] += 1


def judge(place, document, command, section, beside=(), mark=False):
    """Whether the command is run by another script, or untried. Fails if it is neither."""
    if is_elsewhere(place, command):
        return
    if mark or document.is_untried(command, section, beside):
        counts["untried"] += 1
        return
    fail(place, f"`{command}` is neither run nor marked as untried")


jobs = []


def later(*arguments, **named):
    jobs.append((arguments, named))


def check_shell(document, block):
    beside = (block["before"], block["after"])
    text = "\n".join(block["lines"])
    place = f"{document.path}:{block['line']}"
    if text.startswith("#!"):
        return check_script(place, text)
    folder = None
    usage = block["language"] == ""
    steps = []
    for number, line in enumerate(text.replace("\\\n", " ").splitlines()):
        place = f"{document.path}:{block['line'] + number}"
        if block["language"] == "console":
            if not line.startswith("$ "):
                continue
            line = line[2:]
        line = re.sub(r"\s+# .*", "", line).strip()
        if usage and "|" not in line:
            # The description is behind two blanks.
            line = re.split(r"\s{2,}", line)[0]
        if not line or line.startswith("#"):
            continue
        names = programs(line)
        if names and set(names) <= RUNNABLE and "sameview" in names and not line.startswith("echo '{"):
            steps.append((place, line))
        elif names[:1] == ["sameview"]:
            # The other programs of the pipe must be marked.
            steps.append((place, line.split(" | ")[0]))
            judge(place, document, line, block["section"], beside)
        else:
            judge(place, document, line, block["section"], beside)
    if usage:
        for step in steps:
            later(*step)
    elif steps:
        later(steps)


def check_script(place, text):
    """A whole script, with the variables of services."""
    folder = new_folder()
    parent = os.path.dirname(folder)
    text = text.replace("/tmp", parent)
    later(place, text, folder, {"CI_PRIMARY_REPOSITORY_PATH": folder, "BITRISE_TEST_RESULT_DIR": f"{parent}/results"})


def scripts(value):
    """The scripts in a configuration of a service."""
    if isinstance(value, dict):
        for key, member in value.items():
            if key in ("run", "script", "content") and isinstance(member, str):
                yield member
            else:
                yield from scripts(member)
    elif isinstance(value, list):
        for member in value:
            yield from scripts(member)


SERVICE = {"uses", "image", "docker", "repos", "jobs", "steps"}


def keys(value):
    if isinstance(value, dict):
        for key, member in value.items():
            yield key
            yield from keys(member)
    elif isinstance(value, list):
        for member in value:
            yield from keys(member)


def check_yaml(document, block):
    place = f"{document.path}:{block['line']}"
    text = "\n".join(block["lines"])
    try:
        value = yaml.safe_load(text)
    except yaml.YAMLError as error:
        return fail(place, f"this is not YAML: {error}")
    counts["parsed"] += 1
    found = list(scripts(value))
    if found or SERVICE & set(keys(value)):
        for script in found:
            check_script(place, script)
        check_actions(place, value)
        if not document.is_untried(text, block["section"], (block["before"], block["after"])):
            fail(place, f"no word says that '{block['section']}' is untried on its service")
    elif "disabled_rules" in value:
        # A configuration of SwiftLint.
        return None
    else:
        folder = new_folder()
        for base in re.findall(r"^extends: (\S+)", text, re.MULTILINE):
            with open(os.path.join(folder, base), "w", encoding="utf-8") as file:
                file.write("rules: {any-view: info}\n")
        check = "sameview config check && sameview Home.swift --context ."
        later(place, f"cat >.sameview.yml <<'YAML'\n{text}\nYAML\n{check}", folder)
    return None


def check_actions(place, value):
    """Inputs of the action and ids of hooks are ones that there are."""
    for step in value if isinstance(value, list) else value.get("steps", []):
        if isinstance(step, dict) and str(step.get("uses", "")).startswith("sameview/sameview@"):
            unknown = set(step.get("with", {})) - set(yaml.safe_load(read("action.yml"))["inputs"])
            if unknown:
                fail(place, f"the action has no input {', '.join(unknown)}")
    if isinstance(value, dict):
        known = {hook["id"] for hook in yaml.safe_load(read(".pre-commit-hooks.yaml"))}
        for repository in value.get("repos", []):
            for hook in repository["hooks"]:
                if hook["id"] not in known:
                    fail(place, f"there is no hook {hook['id']}")


def check_json(document, block):
    place = f"{document.path}:{block['line']}"
    try:
        value = json.loads("\n".join(block["lines"]))
    except ValueError as error:
        return fail(place, f"this is not JSON: {error}")
    counts["parsed"] += 1

    def walk(value):
        if isinstance(value, list):
            for member in value:
                walk(member)
        elif isinstance(value, dict):
            command = value.get("command")
            if isinstance(command, str) and command.split()[0] == "sameview":
                later(place, " ".join([command, *(shlex.quote(word) for word in value.get("args", []))]))
            for member in value.values():
                walk(member)

    walk(value)
    return None


DANGER = """
require "ostruct"
def github = OpenStruct.new(branch_for_base: "main")
def warn(text, file:, line:) = puts("warning #{file}:#{line} #{text}")
def fail(text, file:, line:) = puts("error #{file}:#{line} #{text}")
"""


def check_block(document, block):
    place = f"{document.path}:{block['line']}"
    text = "\n".join(block["lines"])
    language = block["language"]
    beside = (block["before"], block["after"])
    if language in ("sh", "bash", "console", ""):
        check_shell(document, block)
    elif language == "yaml":
        check_yaml(document, block)
    elif language == "json":
        check_json(document, block)
    elif language == "toml" and "[mcp_servers." in text:
        command, arguments = re.search(r'^command = "(.+)"$', text, re.M), re.search(r"^args = (.+)$", text, re.M)
        later(place, " ".join([command[1], *json.loads(arguments[1])]))
    elif language in ("lua", "toml", "elisp"):
        # editors.sh reads the example below a heading of this page.
        title = re.sub("with .*", "with $client", block["section"])
        if title not in read("Tests/integration/editors.sh"):
            fail(place, f"editors.sh does not read the set-up of '{block['section']}'")
        count_elsewhere("editors.sh", f"{place}: the set-up")
    elif language in ("groovy", "ruby"):
        for command in re.findall(r"['`](sameview [^'`]+)['`]", text):
            later(place, command)
        if language == "ruby" and shutil.which("ruby"):
            later(place, f"cat >Dangerfile <<'RUBY'\n{DANGER}{text}\nRUBY\nruby Dangerfile")
        if not document.is_untried(text, block["section"], beside):
            fail(place, f"no word says that '{block['section']}' is untried on its service")
    elif language == "text":
        for line in block["lines"]:
            if line.startswith("/"):
                judge(place, document, line, block["section"], beside)
            for command in re.findall(r"`(sameview [^`]+)`", line):
                later(place, command)
    elif language == "starlark":
        if not os.path.exists(os.path.join(ROOT, "Tests/integration/bazel.sh")):
            fail(place, "no script tries the rules for Bazel")
        count_elsewhere("bazel.sh", f"{place}: this code")
    elif language != "swift":
        # Code of apps and manifests; swiftpm.sh and bundle.sh build packages with the plugins.
        fail(place, f"nothing checks blocks of '{language}'")


def check_help():
    """The examples in the help of each command, which are part of the manual page as well."""
    subcommands = ["", "lint", "rules", "explain", "tree", "graph", "project", "config", "init", "server", "hook", "mcp"]
    found = []
    for name in subcommands:
        said = subprocess.run([SAMEVIEW, *name.split(), "--help"], capture_output=True, text=True, check=True).stdout
        examples = re.search(r"^EXAMPLES:\n((?:  .*\n)+)", said, re.MULTILINE)
        if not examples:
            if name != "server":
                fail(f"sameview {name} --help", "there are no examples")
            continue
        for line in re.findall(r"^  (sameview.*)", examples[1], re.MULTILINE):
            line = re.split(r"\s{2,}", line)[0] if "|" not in line else line
            found.append((f"sameview {name} --help", line.replace(", then: ", " && ")))
    # Some examples are in the help of several commands.
    for line, place in {line: place for place, line in found}.items():
        folder = new_folder()
        shutil.rmtree(os.path.join(folder, "Sources/Home"))
        os.rename(os.path.join(folder, "Home.swift"), os.path.join(folder, "Sources/Home.swift"))
        # What the examples name beside it.
        row = HOME.replace("Store", "{0}Store").replace("HomeView", "{0}View").replace(".id(UUID())", "")
        for path in ["App/Home.swift", "Home.swift", "rules/Rules.swift", "buffer.swift"]:
            os.makedirs(os.path.dirname(os.path.join(folder, path)), exist_ok=True)
            with open(os.path.join(folder, path), "w", encoding="utf-8") as file:
                file.write(row.replace("{0}", re.sub(r"\W", "", path)))
        with open(os.path.join(folder, "Sources/Home.swift"), "a", encoding="utf-8") as file:
            file.write(row.replace("{0}View", "HomeRow").replace("{0}", "Row"))
        os.makedirs(os.path.join(folder, "docs/rules"))
        later(place, line, folder)


def main():
    paths = subprocess.run(
        ["git", "-C", ROOT, "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        capture_output=True, text=True, check=True).stdout.split()
    documents = [Document(path) for path in paths if not path.startswith(("Fixtures/", ".github/"))]
    make_template()
    make_programs()
    seen, judged = set(), set()
    for document in documents:
        for block in document.blocks:
            check_block(document, block)
        for span in document.spans:
            command, place = span["text"], f"{document.path}:{span['line']}"
            if re.match(r"(swift run )?sameview\b", command) and not is_elsewhere(place, command):
                if command in seen:
                    continue
                seen.add(command)
                command = re.sub("^swift run ", "", command)
                # A sentence about `sameview tree` names the command. It needs a path.
                later(place, command + (" ." if re.match(r"sameview tree( --\w+)*$", command) else ""))
            elif document.path not in ("ARCHITECTURE.md", "CHANGELOG.md") and " " in command:
                # One document does not mark what stands in another.
                if (document.path, command) in judged:
                    continue
                judged.add((document.path, command))
                judge(place, document, command, span["section"], mark=span["mark"])

    check_help()

    # Steps of one block share a folder.
    def perform(job):
        arguments, named = job
        if isinstance(arguments[0], list):
            folder = new_folder()
            for place, line in arguments[0]:
                run(place, line, folder)
        else:
            run(*arguments, **named)

    counts["run"] = sum(len(job[0][0]) if isinstance(job[0][0], list) else 1 for job in jobs)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        list(pool.map(perform, jobs))
    for failure in failures:
        print(failure, file=sys.stderr)
    print("".join(f"{line}\n" for line in unrun), end="")
    print(
        f"{len(documents)} documents: {counts['run']} command lines run, {counts['elsewhere']} run by other scripts, "
        f"{counts['untried']} untried, {counts['parsed']} snippets parsed"
        + (f", {len(unrun)} in scripts that were skipped" if unrun else ""))
    sys.exit(1 if failures else 0)


main()
