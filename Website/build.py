#!/usr/bin/env python3
"""Builds the site of the documentation from the files that GitHub shows, and checks it.

    Website/build.py [--sarif FILE] [--serve]

Writes `.build/website/site`. Ends with 1 if something is wrong: a link that leads nowhere, a page without a place in
the navigation, anything that a page would load from elsewhere, a file that names another owner of the repository, or,
with `--sarif`, a rule of that report without a page at its address. Ends with 3 if the generator cannot be installed.
`--serve` shows the site on this machine afterwards.

Addresses of other sites are not followed.
"""

import argparse
import functools
import hashlib
import html.parser
import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import urllib.parse
import venv

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
sys.path.insert(0, os.path.join(ROOT, "Scripts"))
sys.dont_write_bytecode = True

from release_check import foreign_owners, read, repository

WORK = os.path.join(ROOT, ".build", "website")
PAGES = os.path.join(WORK, "pages")
SITE = os.path.join(WORK, "site")

# Pages that are not in `docs`, by their paths from the root of the repository.
OTHER_PAGES = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
    "docs/rules/README.md": "rules/index.md",
}

NAVIGATION = [
    ("SameView", ["index.md"]),
    ("Guides", ["installing.md", "adopting.md", "configuration.md", "editors.md", "ci.md", "from-swiftlint.md",
                "from-periphery.md", "agents.md", "html-report.md"]),
    ("Rules", None),
    ("Background", ["how-it-works.md", "glossary.md", "calibration.md", "speed.md", "security.md"]),
    ("Project", ["changelog.md", "contributing.md", "architecture.md"]),
]

# The navigation is on each page, so that one wrong link there would fill the screen.
SHOWN = 20

LINK = re.compile(r"(!?\[[^\]]*\]\()([^)\s]+)(\))")


def page_of(path):
    """The page that a file of the repository becomes; None if it becomes none."""
    if path in OTHER_PAGES:
        return OTHER_PAGES[path]
    return path[len("docs/"):] if path.startswith("docs/") else None


def with_links(text, path, page, address, problems):
    """The text of a file with links that fit its place in the site: files without a page are shown on GitHub."""
    def replace(match):
        target = match[2]
        if re.match(r"[a-z]+:|#", target):
            return match[0]
        target, mark, anchor = target.partition("#")
        file = os.path.normpath(os.path.join(os.path.dirname(path), target))
        if not os.path.exists(file):
            problems.append(f"{path}: leads to {target}, which is not there")
            return match[0]
        other = page_of(file)
        if other is None or os.path.isdir(file):
            kind = "tree" if os.path.isdir(file) else "blob"
            return f"{match[1]}{address}/{kind}/main/{file}{mark}{anchor}{match[3]}"
        return match[1] + os.path.relpath(other, os.path.dirname(page) or ".") + mark + anchor + match[3]

    # Code is left as it is.
    parts = re.split(r"(^ *```.*?^ *```$|`[^`\n]+`)", text, flags=re.M | re.S)
    joined = "".join(part if i % 2 else part.replace("\0", "") for i, part in enumerate(parts))
    if "](" not in joined:
        return text
    codes = parts[1::2]
    hidden = "".join(f"\0{i // 2}\0" if i % 2 else part for i, part in enumerate(parts))
    return re.sub("\0(\\d+)\0", lambda match: codes[int(match[1])], LINK.sub(replace, hidden))


def side_by_side(text):
    """The page of a rule with what is reported beside what is not."""
    match = re.search(r"\n## Reported\n(.*?)\n## Not reported\n(.*?)(?=\n## )", text, re.S)
    head = "---\nhide: [toc]\n---\n\n" + text[:match.start()]
    sides = "\n\n".join(
        f'<div class="{name}" markdown="1">\n\n## {title}\n{examples}\n\n</div>'
        for name, title, examples in [("bad", "Reported", match[1]), ("good", "Not reported", match[2])])
    return f'{head}\n<div class="sides" markdown="1">\n\n{sides}\n\n</div>\n{text[match.end():]}'


def assemble(address, problems):
    """Writes the pages as the generator reads them, and returns the groups of rules with their pages."""
    shutil.rmtree(PAGES, ignore_errors=True)
    files = [os.path.relpath(os.path.join(folder, name), ROOT)
             for folder, _, names in os.walk(os.path.join(ROOT, "docs")) for name in names]
    for path in sorted(files) + [path for path in OTHER_PAGES if not path.startswith("docs/")]:
        target = os.path.join(PAGES, page_of(path))
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if not path.endswith(".md"):
            shutil.copyfile(os.path.join(ROOT, path), target)
            continue
        text = with_links(read(path), path, page_of(path), address, problems)
        if path.startswith("docs/rules/") and path not in OTHER_PAGES:
            text = side_by_side(text)
        with open(target, "w", encoding="utf-8") as file:
            file.write(text)
    shutil.copytree(os.path.join(HERE, "assets"), os.path.join(PAGES, "assets"))

    groups = []
    for line in read("docs/rules/README.md").splitlines():
        if line.startswith("## "):
            groups.append((line[3:], []))
        elif match := re.match(r"\| \[[\w-]+\]\(([\w-]+\.md)\)", line):
            groups[-1][1].append("rules/" + match[1])
    return groups


def write_configuration(address, site, groups):
    # With `repo_url`, the theme would ask GitHub for the number of stars whenever a page is opened.
    social = f"[{{icon: material/source-branch, link: {address}, name: The source of SameView}}]"
    lines = [read("Website/mkdocs.yml"), f"site_url: {site}", f"extra: {{generator: false, social: {social}}}",
             "docs_dir: pages", "site_dir: site", "nav:"]
    for title, pages in NAVIGATION:
        lines.append(f"  - {title}:")
        if pages is None:
            lines.append("    - rules/index.md")
            for group, rules in groups:
                lines.append(f"    - {group}:")
                lines += [f"      - {rule[len('rules/'):-len('.md')]}: {rule}" for rule in rules]
        else:
            lines += [f"    - {page}" for page in pages]
    with open(os.path.join(WORK, "mkdocs.yml"), "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def generator():
    """The Python that has the generator; None if it cannot be installed. It is kept until the requirements change."""
    wanted = hashlib.sha256(read("Website/requirements.txt").encode()).hexdigest()
    folder = os.path.join(WORK, "python-" + wanted[:12])
    python = os.path.join(folder, "bin", "python")
    mark = os.path.join(folder, "complete")
    if not os.path.exists(mark):
        shutil.rmtree(folder, ignore_errors=True)
        venv.create(folder, with_pip=True)
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "1",
                   "--timeout", "20", "--requirement", os.path.join(HERE, "requirements.txt")]
        if subprocess.run(install, check=False).returncode != 0:
            return None
        open(mark, "w", encoding="utf-8").close()
    return python


class Page(html.parser.HTMLParser):
    """What a page links to, loads, and can be reached by."""

    def __init__(self, text):
        super().__init__()
        self.links, self.loads, self.anchors = [], [], {""}
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        self.anchors.update(value for key, value in attrs if key == "id" and value)
        if tag == "a" and attributes.get("href"):
            self.links.append(attributes["href"])
        if tag in ("script", "img", "iframe", "source") and attributes.get("src"):
            self.loads.append(attributes["src"])
        if tag == "link" and attributes.get("rel") in ("stylesheet", "icon", "preload", "modulepreload"):
            self.loads.append(attributes["href"])


def broken(site):
    """What is wrong in the finished pages, whatever generator made them."""
    pages = {}
    for folder, _, names in os.walk(SITE):
        for name in names:
            if name.endswith(".html"):
                path = os.path.join(folder, name)
                with open(path, encoding="utf-8") as file:
                    text = file.read()
                pages[path] = Page(text)
                # A list that the generator did not see, because no empty line is before it.
                for match in re.findall(r"<p>(?:(?!</p>).)*\n(?:- |\d+\. ).*", text):
                    yield f"{os.path.relpath(path, SITE)}: a list has become text: {match[:60]}"
    base = urllib.parse.urlsplit(site)
    for path, page in sorted(pages.items()):
        name = os.path.relpath(path, SITE)
        for address in page.links + page.loads:
            parts = urllib.parse.urlsplit(urllib.parse.urljoin(site + name, address))
            if parts.scheme not in ("http", "https"):
                continue
            if parts.netloc != base.netloc or not parts.path.startswith(base.path):
                if address in page.loads:
                    yield f"{name}: loads {address} from elsewhere"
                continue
            target = os.path.join(SITE, urllib.parse.unquote(parts.path[len(base.path):]))
            if os.path.isdir(target):
                target = os.path.join(target, "index.html")
            anchor = urllib.parse.unquote(parts.fragment)
            if not os.path.exists(target):
                yield f"{name}: leads to {address}, which is not there"
            elif target in pages and anchor not in pages[target].anchors:
                yield f"{name}: leads to {address}, where there is no such heading"


def without_page(sarif, site):
    """Rules of a report that have no page of the site at their address."""
    with open(sarif, encoding="utf-8") as file:
        rules = json.load(file)["runs"][0]["tool"]["driver"]["rules"]
    if not rules:
        yield f"{sarif}: has no rule"
    for rule in rules:
        address = rule.get("helpUri", "")
        page = os.path.join(SITE, address[len(site):], "index.html")
        if not address.startswith(site) or not os.path.exists(page):
            yield f"{rule['id']}: its address {address or '(none)'} is not a page of {site}"


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument("--sarif", metavar="FILE", help="a report whose rules must have pages")
    arguments.add_argument("--serve", action="store_true", help="show the site at http://localhost:8000")
    options = arguments.parse_args()
    os.chdir(ROOT)

    address, owner = repository()
    site = f"https://{owner}.github.io/sameview/"
    problems = list(foreign_owners(owner))
    os.makedirs(WORK, exist_ok=True)
    python = generator()
    if python is None:
        return 3
    write_configuration(address, site, assemble(address, problems))
    # Not `--quiet`: it would also hide warnings from the count that makes a strict build fail.
    made = subprocess.run([python, "-m", "mkdocs", "build", "--strict", "--clean"], cwd=WORK, check=False,
                          env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True)
    if made.returncode != 0:
        problems.append("the generator refuses the pages:\n" + made.stderr)
    else:
        problems += broken(site)
        problems += without_page(options.sarif, site) if options.sarif else []
    for problem in problems[:SHOWN]:
        print(problem, file=sys.stderr)
    if problems:
        print(f"{len(problems)} problems", file=sys.stderr)
        return 1
    count = sum(name.endswith(".html") for _, _, names in os.walk(SITE) for name in names)
    print(f"{count} pages in {os.path.relpath(SITE)}")
    if options.serve:
        handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=SITE)
        http.server.ThreadingHTTPServer(("localhost", 8000), handler).serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main())
