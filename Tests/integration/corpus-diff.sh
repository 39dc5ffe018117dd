#!/usr/bin/env bash
# Scripts/corpus-diff, on stand-ins for two binaries that write canned reports, and on the binary itself.
# Backquotes are part of messages, and stand-ins expand their own variables.
# shellcheck disable=SC2016
source "$(dirname "$0")/support.sh"

# finding RULE LINE MESSAGE [SEVERITY [COLUMN [FIX [NOTE]]]]: a finding in A.swift, as JSON.
finding() {
  python3 - "$@" <<'PY'
import json, sys
rule, line, message, severity, column, fix, note = (sys.argv[1:] + ["", "", "", "", ""])[:7]
start = {"line": int(line), "column": int(column or 1)}
where = {"file": "A.swift", "range": {"start": start, "end": {"line": start["line"], "column": start["column"] + 4}}}
print(json.dumps({
    "rule": rule, "group": "identity", "severity": severity or "warning", "message": message, "help": None, **where,
    "notes": [{"message": note, **where}] if note else [],
    "fixes": [{"title": fix, "safety": "safe", "edits": [{**where, "replacement": fix}]}] if fix else []}))
PY
}

# canned NAME FINDING...: a report in $work/NAME.json, and its text in $work/NAME.txt. `problem` adds a problem,
# `version` is the version of the program, `files` the number of files.
canned() {
  local name=$1
  shift
  python3 - "$work/$name" "${problem:-}" "${version:-1.0.0}" "${files:-1}" "$@" <<'PY'
import json, sys
path, problem, version, files, *findings = sys.argv[1:]
findings = [json.loads(finding) for finding in findings]
problems = [{"file": "B.swift", "message": problem}] if problem else []
tool = json.dumps({"name": "SameView", "version": version})
summary = {"files": int(files), "errors": 0, "warnings": len(findings), "infos": 0, "known": 0}
with open(path + ".json", "w") as file:
    file.write('{\n  "version": 1,\n  "tool": %s,\n  "summary": %s,\n  "findings": %s,\n  "problems": %s\n}\n' % (
        tool, json.dumps(summary), json.dumps(findings), json.dumps(problems)))
with open(path + ".txt", "w") as file:
    for finding in findings:
        file.write("text of %s\n" % json.dumps(finding))
PY
}

# binary NAME COMMANDS: a stand-in. In COMMANDS, $report is the file for the JSON report, $c says whether it reads C,
# and `give NAME` writes a canned report.
binary() {
  {
    echo '#!/bin/bash'
    echo 'c=yes; for argument; do case $argument in json=*) report=${argument#json=};; --no-c) c=no;; esac; done'
    echo 'give() { cat '"'$work/'"'"$1.json" >"$report"; cat '"'$work/'"'"$1.txt"; }'
    echo "$2"
  } >"$work/$1"
  chmod +x "$work/$1"
}

diff="$root/Scripts/corpus-diff"
project="$work/project"
mkdir "$project"

# differs STATUS [ARGUMENT...]: the comparison of `before` and `after` in the project, in one mode unless --c says more.
differs() {
  local status=$1
  shift
  expect "$status" "$diff" "$work/before" "$work/after" "$project" --c no "$@"
}

one=$(finding any-view 3 'hides `x`')
two=$(finding index-as-id 7 'an index')
canned one "$one"
canned both "$one" "$two"
canned none

# Nothing differs: neither the version nor times count.
binary before 'give both; echo "note: read in 0.31 s" >&2; exit 1'
version=1.1.0 canned newer "$one" "$two"
cp "$work/both.txt" "$work/newer.txt"
binary after 'give newer; echo "note: read in 12.7 s" >&2; exit 1'
differs 0 --c both
says "0 of 1 projects differ. 2 runs of each binary, 2 findings before."
silent "###"

# Findings that are gone and new, in both modes, and one of two that are the same.
binary before 'give both; exit 1'
binary after 'give one; exit 1'
differs 1 --c both
says "### project, with and without C"
says "index-as-id: 1 gone"
says "- A.swift:7:1: warning: an index [index-as-id]"
says "| project | both | 2 | 1 | 1 | 0 | 0 |  |"
says "| index-as-id | 1 | 0 | 0 |"
silent "any-view"
expect 1 "$diff" "$work/after" "$work/before" "$project" --c no
says "+ A.swift:7:1: warning: an index [index-as-id]"
says "| project | without | 1 | 2 | 0 | 1 | 0 |  |"
canned twice "$one" "$one"
binary before 'give twice; exit 1'
differs 1
says "any-view: 1 gone"
expect 1 "$diff" "$work/after" "$work/before" "$project" --c no
says "any-view: 1 new"

# Changes: each field by name, with what it was and what it is.
changed() {
  canned other "$1"
  binary before 'give one; exit 1'
  binary after 'give other; exit 1'
  differs 1
  says "any-view: 1 changed ($2 1)"
  says "any-view]: $2 changed"
  says "-   $2: $3"
  says "+   $2: $4"
  says "| any-view | 0 | 0 | 1 |"
}
changed "$(finding any-view 3 'hides `y`')" message 'hides `x`' 'hides `y`'
changed "$(finding any-view 3 'hides `x`' error)" severity warning error
changed "$(finding any-view 3 'hides `x`' '' 9)" place A.swift:3:1-3:5 A.swift:3:9-3:13
changed "$(finding any-view 40 'hides `x`')" place A.swift:3:1-3:5 A.swift:40:1-40:5
changed "$(finding any-view 3 'hides `x`' '' '' 'Use it')" fixes none 'Use it (safe): 3:1'
changed "$(finding any-view 3 'hides `x`' '' '' '' 'see there')" notes none 'A.swift:3: see there'
canned other "$(finding any-view 3 'says `y`' error 9)"
differs 1
says "message, severity, place changed"
# Another rule at the same place is another finding.
canned other "$(finding any-view-in-row 3 'hides `x`')"
differs 1
says "| any-view | 1 | 0 | 0 |"
says "| any-view-in-row | 0 | 1 | 0 |"

# Differences that are not findings: status, problems, files, standard error, and the same report in other words.
binary before 'give one; exit 0'
binary after 'give one; exit 1'
differs 1
says "The exit status was 0 and is 1."
says "| 1 | 1 | 0 | 0 | 0 | status |"
problem="cannot be read" canned other "$one"
binary before 'give one; exit 1'
binary after 'give other; exit 1'
differs 1
says "+ B.swift: cannot be read"
files=2 canned other "$one"
differs 1
says "files 1 -> 2"
binary after 'give one; echo "note: without libclang" >&2; exit 1'
differs 1
says "+ note: without libclang"
says "| standard error |"
binary after 'give one; echo " "; exit 1'
differs 1
says "The text report alone differs."
binary after 'give one; echo " " >>"$report"; exit 1'
differs 1
says "The JSON report alone differs."
canned other "$two" "$one"
binary before 'give both; exit 1'
binary after 'give other; exit 1'
differs 1
says "The order of the findings alone differs."

# Runs that fail, on either side and on both; what differs besides is still told.
binary before 'give one; exit 1'
# failing COMMANDS FAILURE [ARGUMENT...]
failing() {
  local failure=$2
  binary after "$1"
  shift 2
  differs 2 "$@"
  says "AFTER $failure."
  says "AFTER failed"
  expect 2 "$diff" "$work/after" "$work/before" "$project" --c no "$@"
  says "BEFORE $failure."
  expect 2 "$diff" "$work/after" "$work/after" "$project" --c no "$@"
  says "1 of 1 projects differ."
}
failing 'give one; exec 2>&1; echo "error: no such option" >&2; exit 2' "ended with status 2"
failing 'echo "a trap" >&2; exit 70' "ended with status 70: a trap"
failing 'kill -SEGV $$' "was ended by SIGSEGV"
failing 'sleep 600' "took longer than 2 seconds" --timeout 2
failing 'exit 0' "wrote no JSON report"
failing 'echo "{" >"$report"; exit 0' "wrote a JSON report that cannot be read"
failing 'echo "[]" >"$report"; exit 0' "wrote a JSON report that cannot be read"
binary after 'give none; exit 2'
differs 2
says "- A.swift:3:1: warning"
printf '#!/nowhere/sh\n' >"$work/after"
differs 2
says "AFTER could not start: No such file or directory."

# What an interrupted comparison has started ends with it.
binary after 'echo $$ >"'"$work/pid"'"; exec sleep 600'
"$diff" "$work/before" "$work/after" "$project" >/dev/null 2>&1 &
comparison=$!
for _ in {1..600}; do [ -s "$work/pid" ] || sleep 0.1; done
kill "$comparison"
expect 143 wait "$comparison"
expect 1 kill -0 "$(cat "$work/pid")"

# A report that differs from run to run.
binary after 'date +%s%N >>"'"$work/count"'"; wc -l <"'"$work/count"'"; give one; exit 1'
differs 1
says "What AFTER writes differs from run to run."

# With C and without.
binary after 'if [ $c = yes ]; then give both; else give one; fi; exit 1'
differs 1 --c both
says "### project, with C"
says "| project | with | 1 | 2 | 0 | 1 | 0 |  |"
silent "without"
differs 1 --c yes
differs 0
says "1 runs of each binary"
# A finding that is gone in both modes counts once for its rule.
binary before 'if [ $c = yes ]; then give both; else give one; fi; exit 1'
canned other "$two"
binary after 'if [ $c = yes ]; then give other; else give none; fi; exit 1'
differs 1 --c both
says "### project, with and without C"
says "| project | with | 2 | 1 | 1 | 0 | 0 |  |"
says "| project | without | 1 | 0 | 1 | 0 | 0 |  |"
says "| any-view | 1 | 0 | 0 |"
says "1 of 1 projects differ. 2 runs of each binary, 2 findings before."
binary before 'give one; exit 1'

# Arguments reach both, as a shell would take them apart.
binary after 'case "$*" in *"--preset strict --only a b") give both;; *) give one;; esac; exit 1'
differs 0
differs 1 --arguments --preset --arguments "strict --only 'a b'"
says "Arguments: \`--preset strict --only 'a b'\`."
differs 2 --arguments "'"

# How much is shown.
many=()
for line in {1..12}; do many+=("$(finding any-view "$line" "number $line")"); done
canned many "${many[@]}"
binary before 'give none; exit 1'
binary after 'give many; exit 1'
differs 1
says "number 10"
says "... and 2 more"
silent "number 11"
differs 1 --list 20
says "number 12"
silent "+text of"
differs 1 --show 5
says "--- before"
says "+text of"

# Folders in a folder, with names that trip over Markdown, and files of such names in them. Hidden folders are none.
each="$work/each"
for name in plain 'a b' $'two\nlines' 'x|y`z' '<b>' '-dash' $'esc\e[2J' .hidden; do
  mkdir -p "$each/$name"
  echo >"$each/$name/$name.swift"
done
echo >"$each/file"
# Not every file system takes bytes that are not UTF-8.
mkdir "$each/"$'\xff' 2>/dev/null || true
binary before 'give none; exit 0'
# The report names the first file in the working folder.
binary after 'python3 - "$report" <<"PY"
import json, os, sys
names = os.listdir(".")
where = {"file": (names or ["none"])[0], "range": {"start": {"line": 1, "column": 1}, "end": {"line": 1, "column": 2}}}
finding = {"rule": "r", "severity": "info", "message": "```", "help": None, "notes": [], "fixes": [], **where}
report = {"version": 1, "tool": {}, "summary": {"files": 1}, "findings": [finding], "problems": []}
json.dump(report, open(sys.argv[1], "w"))
PY
exit 0'
expect 1 "$diff" "$work/before" "$work/after" "$each" --each --show 9 --jobs 3 --json "$work/differences.json"
says "### plain, with and without C"
says "### a b, with and without C"
says '### two\\nlines, with and without C'
says '+ two\nlines.swift:1:1: info: ``` [r]'
says '### x\|y\`z, with and without C'
says '### \<b\>, with and without C'
says '### esc\\u{1b}\[2J, with and without C'
says '````diff'
silent ".hidden"
silent $'\e'
expect 0 python3 - "$work/differences.json" "$each" <<'PY'
import json, os, sys
projects = json.load(open(sys.argv[1]))["projects"]
folders = [entry.name for entry in os.scandir(sys.argv[2]) if entry.is_dir() and entry.name[0] != "."]
assert [project["name"] for project in projects] == sorted(folders), projects
for project in projects:
    assert [run["c"] for run in project["runs"]] == ["with", "without"]
    for run in project["runs"]:
        assert run["before"]["status"] == 0 and run["before"]["failure"] is None
        assert len(run["difference"]["new"]) == 1 and not run["difference"]["gone"] and not run["unsteady"]
PY

# Wrong arguments.
expect 2 "$diff" "$work/before" "$work/after"
expect 2 "$diff" "$work/before" "$work/after" "$work/nowhere"
expect 2 "$diff" "$work/before" "$work/nowhere" "$project"
expect 2 "$diff" "$work/before" "$work/after" "$project" --each
expect 2 "$diff" "$work/before" "$work/after" "$project" --json "$work/nowhere/file"

# The binary itself takes the arguments, and its report is what is compared.
expect 0 "$diff" "$sameview" "$sameview" "$root/Fixtures/showcase" --c no
silent " 0 findings before"
printf '#!/bin/sh\nexec "%s" "$@" --disable unstable-inline-id\n' "$sameview" >"$work/less"
chmod +x "$work/less"
expect 1 "$diff" "$sameview" "$work/less" "$root/Fixtures/showcase" --c no --show 20
says "unstable-inline-id: "
says "- RecipeList.swift:"

finish
