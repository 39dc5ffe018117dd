#!/usr/bin/env python3
"""Makes the pictures in `docs/images` from what the command prints about Fixtures/showcase.

    Website/pictures.py BINARY [--check] [--terminal]

`terminal.svg` is drawn from the report on a terminal. `tree.png` and `updates.png` are photographs of the report for a
browser, which need Chromium, its driver and the Python package selenium. What they show is in `Website/pictures`.

`--check` makes no picture. It ends with 1 if the command prints something else now: if `terminal.svg` would be another
one, or if the parts of the page that were photographed have other elements, another text or another style. How they
look does not count, so that it does not depend on fonts. `--terminal` leaves the photographs out.
"""

import argparse
import base64
import fcntl
import hashlib
import html
import os
import pty
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import termios
import urllib.parse

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
IMAGES = os.path.join(ROOT, "docs", "images")
sys.path.insert(0, os.path.join(ROOT, "Tests", "integration"))

COLUMNS = 96
ARGUMENTS = ["Fixtures/showcase", "--limit", "2"]

# What is photographed: the name of the picture, and what the page shows.
PHOTOGRAPHS = [
    ("tree", {"tab": "trees", "body": "RecipePage.body Fixtures/showcase/RecipeList.swift:36"}),
    ("updates", {"tab": "updates", "source": "Orchard Fixtures/showcase/Orchard.swift:11"}),
]


def on_terminal(binary):
    """What the command prints on a terminal, with the sequences that color it."""
    child, terminal = pty.fork()
    if child == 0:
        fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 100, COLUMNS, 0, 0))
        os.chdir(ROOT)
        environment = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "SAMEVIEW_PAGER": "cat",
                       "SAMEVIEW_HYPERLINKS": "never", "SAMEVIEW_ISOLATION": "off"}
        os.execve(binary, ["sameview", *ARGUMENTS], environment)
    output = b""
    while True:
        try:
            chunk = os.read(terminal, 65536)
        except OSError:
            break
        if not chunk:
            break
        output += chunk
    _, status = os.waitpid(child, 0)
    if os.waitstatus_to_exitcode(status) != 1:
        sys.exit(f"the command ended with {os.waitstatus_to_exitcode(status)} instead of 1:\n{output.decode()}")
    return output.decode().replace("\r\n", "\n")


def drawn(text):
    """A picture of a terminal. Each run of text has its width in columns, so that any font keeps the columns."""
    width, height, left, top = 8, 19, 20, 58
    names = {"1": "strong", "2": "faint", "31": "error", "33": "warning", "34": "info", "36": "note"}
    lines = [f"\x1b[2m$\x1b[0m \x1b[1msameview {' '.join(ARGUMENTS)}\x1b[0m", "", *text.rstrip("\n").split("\n")]
    body = []
    style = set()
    for row, line in enumerate(lines):
        column = 0
        for part in re.split("(\x1b\\[[0-9;]*m)", line):
            if match := re.fullmatch("\x1b\\[([0-9;]*)m", part):
                for code in match[1].split(";"):
                    style = set() if code in ("", "0") else style | {names[code]}
                continue
            if stripped := part.strip(" "):
                x = left + (column + len(part) - len(part.lstrip(" "))) * width
                kind = f' class="{" ".join(sorted(style))}"' if style else ""
                body.append(f'<text x="{x}" y="{top + row * height}" textLength="{len(stripped) * width}"{kind}>'
                            f'{html.escape(stripped, quote=False)}</text>')
            column += len(part)
    right, bottom = 2 * left + COLUMNS * width, top + len(lines) * height
    size = f'width="{right}" height="{bottom}"'
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {right} {bottom}" {size}>',
        "<style>",
        "text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; }",
        "text { fill: #d7dae0; white-space: pre; }",
        ".strong { font-weight: 700; fill: #ffffff; } .faint { fill: #8b919d; }",
        ".error { fill: #ff7b72; } .warning { fill: #e3b341; } .info { fill: #79b8ff; } .note { fill: #56d4dd; }",
        "</style>",
        f'<rect {size} rx="9" fill="#1b1e24"/>',
        *(f'<circle cx="{left + 3 + i * 18}" cy="20" r="5.5" fill="{fill}"/>'
          for i, fill in enumerate(["#ec6a5e", "#f4bf4f", "#61c554"])),
        *body, "</svg>", ""])


def photographed(binary, takes_pictures):
    """By name: what the page shows there as markup, and the picture, if it is wanted."""
    from chromium import Browser

    found = {}
    with tempfile.TemporaryDirectory() as folder, Browser(width=1300, height=900, scale=2) as browser:
        page = os.path.join(folder, "report.html")
        arguments = ["Fixtures/showcase", "--quiet", "--fail-on", "never", "--output", "html=" + page]
        subprocess.run([binary, *arguments], cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
        browser.open(page)
        style = browser.script("return document.querySelector('style').textContent")
        head = f"<!-- The style is {hashlib.sha256(style.encode()).hexdigest()[:16]}. -->\n"
        for name, state in PHOTOGRAPHS:
            browser.go("#" + urllib.parse.urlencode(state))
            markup = browser.script("return document.querySelector('.detail').outerHTML")
            found[name] = (head + markup.replace("><", ">\n<") + "\n", None)
            if takes_pictures:
                box = browser.script("const it = document.querySelector('.detail').getBoundingClientRect();"
                                     "return [it.x, it.y, it.width, it.height]")
                clip = {"x": box[0] - 10, "y": box[1] - 10, "width": box[2] + 20, "height": box[3] + 20, "scale": 1}
                taken = browser.command("Page.captureScreenshot", clip=clip, captureBeyondViewport=True)
                found[name] = (found[name][0], base64.b64decode(taken["data"]))
    return found


def compressed(path):
    """Takes a picture to a quarter of its size, if there is a program for it."""
    if shutil.which("pngquant"):
        subprocess.run(["pngquant", "--force", "--strip", "--speed", "1", "--output", path, "64", path], check=True)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument("binary", help="the path of sameview")
    arguments.add_argument("--check", action="store_true", help="compare, and make no picture")
    arguments.add_argument("--terminal", action="store_true", help="leave out what needs a browser")
    options = arguments.parse_args()
    binary = os.path.abspath(options.binary)

    texts = {os.path.join(IMAGES, "terminal.svg"): drawn(on_terminal(binary))}
    pictures = {}
    if not options.terminal:
        for name, (markup, picture) in photographed(binary, not options.check).items():
            texts[os.path.join(HERE, "pictures", name + ".html")] = markup
            pictures[os.path.join(IMAGES, name + ".png")] = picture
    if options.check:
        changed = 0
        for path, text in texts.items():
            known = open(path, encoding="utf-8").read() if os.path.exists(path) else ""
            if known != text:
                changed += 1
                print(f"{os.path.relpath(path, ROOT)}: the command prints something else now; run Website/pictures.py "
                      "(with --terminal for terminal.svg alone), and look at the pictures", file=sys.stderr)
        missing = [path for path in pictures if not os.path.exists(path)]
        return 1 if changed or missing else 0
    for path, content in [*texts.items(), *pictures.items()]:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
        if path.endswith(".png"):
            compressed(path)
        print(os.path.relpath(path, ROOT), os.path.getsize(path))
    return 0


if __name__ == "__main__":
    sys.exit(main())
