#!/usr/bin/env bash
# The formats of reports, held against their schemas and read by other programs, with paths that trip over every
# format's own characters.
#
# SAMEVIEW_SCHEMAS names a folder with the published schemas, which are not part of this repository:
# sarif-schema-2.1.0.json of oasis-tcs/sarif-spec and junit-10.xsd of jenkinsci/xunit-plugin. Without it the formats
# are held against what their documentation says only.
source "$(dirname "$0")/support.sh"

sarif=$(tool sarif-tools sarif)
[ -x "$tools/bin/jsonschema" ] || "$tools/bin/pip" install --quiet --disable-pip-version-check jsonschema
"$tools/bin/python" -c 'import lxml' 2>/dev/null || "$tools/bin/pip" install --quiet --disable-pip-version-check lxml

app="$work/app"
mkdir -p "$app"
home=$(printf 'import SwiftUI\n\nstruct Home: View {\n  @State public var count = 0\n  var body: some View { Text("%%d, a::b") .id(UUID()) }\n}\n')
for name in plain 'A, b:c' '50%0A %25' $'two\nlines' '<a> & "b"' "it's" 'é😀' '::error file=x' '#a?b=c' '-dash' ' space '; do
  mkdir -p "$app/$name"
  printf '%s\n' "$home" >"$app/$name/V $name.swift"
done
printf 'struct {{{' >"$app/plain/Broken, 1:2%.swift"

# One run with findings and problems, and one without.
mkdir "$work/nothing"
echo 'let clean = 1' >"$work/nothing/Clean.swift"
for kind in some none; do
  if [ $kind = some ]; then cd "$app"; else cd "$work/nothing"; fi
  mkdir "$work/$kind"
  arguments=()
  for format in json sarif github gitlab checkstyle junit html; do arguments+=(--output "$format=$work/$kind/$format"); done
  if [ $kind = some ]; then status=1; else status=0; fi
  expect $status "$sameview" lint --no-config "${arguments[@]}"
  expect 0 "$sarif" summary "$work/$kind/sarif"
  if command -v node >/dev/null; then expect 0 node "$root/Tests/integration/page.js" "$work/$kind/html"; fi
done

expect 0 "$tools/bin/python" - "$work" "${SAMEVIEW_SCHEMAS:-}" <<'PY'
import json, re, sys, urllib.parse
import jsonschema
from lxml import etree

work, schemas = sys.argv[1:]


def text(kind, format):
    return open(f"{work}/{kind}/{format}", encoding="utf-8", newline="").read()


# The subset of Code Climate's format that GitLab's documentation lists.
GITLAB = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "description": {"type": "string", "minLength": 1},
            "check_name": {"type": "string", "minLength": 1},
            "fingerprint": {"type": "string", "minLength": 1},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "type": "object",
                "required": ["path", "lines"],
                "properties": {
                    "path": {"type": "string", "pattern": "^(?!\\./|/)"},
                    "lines": {"type": "object", "required": ["begin"], "properties": {"begin": {"type": "integer", "minimum": 1}}},
                },
            },
        },
    },
}

# What Checkstyle's own XML listener writes; there is no published schema of it.
CHECKSTYLE = """<grammar xmlns="http://relaxng.org/ns/structure/1.0"
    datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes"><start>
  <element name="checkstyle"><attribute name="version"/>
    <zeroOrMore><element name="file"><attribute name="name"/>
      <zeroOrMore><element name="error">
        <attribute name="line"><data type="positiveInteger"/></attribute>
        <optional><attribute name="column"><data type="positiveInteger"/></attribute></optional>
        <attribute name="severity"><choice>
          <value>ignore</value><value>info</value><value>warning</value><value>error</value>
        </choice></attribute>
        <attribute name="message"/><attribute name="source"/>
      </element></zeroOrMore>
    </element></zeroOrMore>
  </element></start></grammar>"""


def commands(log):
    """The workflow commands in a log, as GitHub's runner reads them."""
    for line in log.split("\n")[:-1]:
        match = re.fullmatch(r"::(\w+)(?: (.*?))?::(.*)", line)
        assert match, f"no command: {line!r}"
        properties = {}
        for pair in match.group(2).split(","):
            name, value = pair.split("=", 1)
            for mark, plain in [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]:
                value = value.replace(mark, plain)
            properties[name.strip()] = value
        message = match.group(3)
        for mark, plain in [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]:
            message = message.replace(mark, plain)
        yield match.group(1), properties, message


for kind in ["some", "none"]:
    report = json.loads(text(kind, "json"))
    findings, problems = report["findings"], report["problems"]
    assert bool(findings) == (kind == "some") == bool(problems)
    places = sorted((f["file"], f["range"]["start"]["line"]) for f in findings)

    sarif = json.loads(text(kind, "sarif"))
    gitlab = json.loads(text(kind, "gitlab"))
    jsonschema.validate(gitlab, GITLAB)
    checkstyle = etree.fromstring(text(kind, "checkstyle").encode())
    etree.RelaxNG(etree.fromstring(CHECKSTYLE)).assertValid(checkstyle)
    junit = etree.fromstring(text(kind, "junit").encode())
    for suite in [junit] + junit.findall("testsuite"):
        assert int(suite.get("tests")) == len(list(suite.iter("testcase")))
        assert int(suite.get("failures")) == len(list(suite.iter("failure")))
        assert int(suite.get("errors")) == len(list(suite.iter("error")))
    if schemas:
        jsonschema.validate(sarif, json.load(open(f"{schemas}/sarif-schema-2.1.0.json")))
        etree.XMLSchema(etree.parse(f"{schemas}/junit-10.xsd")).assertValid(junit)

    # Every format names the same places, whatever they are called.
    results = [r["locations"][0]["physicalLocation"] for r in sarif["runs"][0]["results"]]
    assert sorted((urllib.parse.unquote(r["artifactLocation"]["uri"]), r["region"]["startLine"]) for r in results) == places
    for result in results:
        # A reference without a scheme: no colon before the first slash, no query, no fragment.
        uri = urllib.parse.urlsplit(result["artifactLocation"]["uri"])
        assert not (uri.scheme or uri.netloc or uri.query or uri.fragment), uri
    assert sorted((i["location"]["path"], i["location"]["lines"]["begin"]) for i in gitlab) == places
    assert len({i["fingerprint"] for i in gitlab}) == len(gitlab)
    errors = [(f.get("name"), int(e.get("line"))) for f in checkstyle for e in f if e.get("source") != "sameview.problem"]
    assert sorted(errors) == places
    cases = [case.get("classname") for case in junit.iter("testcase") if case.find("error") is None]
    assert sorted(cases) == ([place[0] for place in places] or ["sameview"])

    log = list(commands(text(kind, "github")))
    assert len(log) == len(findings) + len(problems)
    shown = sorted((p["file"], int(p["line"])) for _, p, _ in log if "line" in p)
    assert shown == places, (shown, places)
    wanted = sorted(f["message"] + ("\n" + f["help"] if f.get("help") else "") for f in findings)
    assert sorted(message for _, p, message in log if "line" in p) == wanted
print("ok")
PY
says ok

finish
