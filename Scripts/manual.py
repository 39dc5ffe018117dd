"""Writes the manual page, in mdoc, from what the command says of its own arguments.

    sameview --experimental-dump-help | python3 Scripts/manual.py VERSION > sameview.1
"""

import json
import re
import sys


def text(line):
    """A line of running text: nothing in it is a request, and quotes stay as they are typed."""
    line = line.replace("\\", "\\e").replace("-", "\\-")
    line = re.sub(r"`([^`]+)`", r"\\fB\1\\fP", line)
    # Each sentence begins a line, as formatters want it.
    line = re.sub(r"(?<=[a-z`')][.:?]) (?=[A-Z])", "\n", line)
    return "\\&" + line if line[:1] in ".'" else line


def name_of(argument):
    names = ["--" + n["name"] if n["kind"] == "long" else "-" + n["name"] for n in argument.get("names", [])]
    return sorted(names, key=lambda name: name.startswith("--"))


def block(lines):
    """Lines as they stand."""
    return [".Bd -literal -offset indent"] + [text(line) for line in lines] + [".Ed"]


def discussion(words):
    """Paragraphs; and, after a heading in capitals, examples and tables as they stand."""
    page = []
    for part in words.split("\n\n"):
        lines = part.split("\n")
        heading = re.fullmatch(r"([A-Z][A-Z ]+):", lines[0])
        if heading:
            shift = min((len(line) - len(line.lstrip()) for line in lines[1:] if line), default=0)
            page += [".Pp", f"{heading.group(1).capitalize()}:"] + block([line[shift:] for line in lines[1:]])
        elif part.strip():
            page += [".Pp"] + [text(line) for line in lines]
    return page


def options(arguments):
    page = []
    for argument in arguments:
        if not argument.get("shouldDisplay", True):
            continue
        value = argument.get("valueName", "value")
        if argument["kind"] == "positional":
            item = f".It Ar {text(value)}" + (" ..." if argument["isRepeating"] else "")
        else:
            names = " , ".join("Fl " + text(name[1:]) for name in name_of(argument))
            item = f".It {names}" + (f" Ar {text(value)}" if argument["kind"] == "option" else "")
        about = argument.get("abstract", "")
        default = argument.get("defaultValue")
        if default and "(default" not in about:
            about += f" (default: {default})"
        page += [item, text(about)]
    return [".Bl -tag -width Ds"] + page + [".El"] if page else []


def command(node, path):
    path = path + [node["commandName"]]
    page = [f".Ss {' '.join(path)}", text(node.get("abstract", ""))]
    page += discussion(node.get("discussion", ""))
    page += options([a for a in node.get("arguments", []) if name_of(a)[-1:] not in (["--version"], ["--help"])])
    for child in node.get("subcommands", []):
        if child["commandName"] != "help":
            page += command(child, path)
    return page


def main():
    root = json.load(sys.stdin)["command"]
    name = root["commandName"]
    page = [
        # A page shows its date at the end; here the version says more.
        f".Dd {sys.argv[1]}",
        f".Dt {name.upper()} 1",
        ".Os",
        ".Sh NAME",
        f".Nm {name}",
        f".Nd {text(root['abstract'].rstrip('.'))}",
        ".Sh SYNOPSIS",
        f".Nm {name}",
        ".Op Ar command",
        ".Op Ar options",
        ".Op Ar path ...",
        ".Sh DESCRIPTION",
    ]
    page += discussion(root.get("discussion", ""))[1:]
    page += [".Sh COMMANDS", text("Every command takes --help.")]
    for child in root.get("subcommands", []):
        if child["commandName"] != "help":
            page += command(child, [name])
    page += [
        ".Sh ENVIRONMENT",
        ".Bl -tag -width Ds",
        ".It Ev NO_COLOR",
        "If set and not empty, reports on a terminal have no color unless it is asked for.",
        ".El",
        ".Sh FILES",
        ".Bl -tag -width Ds",
        ".It Pa .sameview.yml",
        "The configuration of its folder and all below; the nearest one above a file counts.",
        ".El",
    ]
    print("\n".join(page))


main()
