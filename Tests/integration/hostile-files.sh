#!/usr/bin/env bash
# Trees that strangers made: links, pipes and devices in the place of files, names full of commands, runs that are killed.
source "$(dirname "$0")/support.sh"

# view NAME: a text with a finding in its second line, and one that --fix mends.
view() { printf 'import SwiftUI\nstruct %s: View { @State var x = 0; @State public var y = 0, z = 0; var body: some View { Text("\\(x)").id(UUID()) } }\n' "$1"; }

# tree: a new working folder with one file.
tree() {
  rm -rf "$work/tree" "$work/outside"
  mkdir "$work/tree" "$work/outside"
  cd "$work/tree"
  view A >A.swift
}

# ends STATUS ARGUMENT...: it ends by itself with that status. The time is far beyond what it needs.
ends() {
  local status=$1
  shift
  expect "$status" limited 120 "$sameview" "$@"
}

# Links that go in circles, that lead into the system, or to nothing.
tree
ln -s . loop
mkdir d
ln -s .. d/up
ln -s ../d d/again
ln -s self.swift self.swift
ln -s two.swift one.swift
ln -s one.swift two.swift
ends 1 .
says "A.swift:2:"
ends 2 one.swift
tree
ln -s /dev/zero zero.swift
ln -s /dev/stdin input.swift
ln -s /dev dev
# Nothing ever writes to it.
mkfifo pipe.swift
python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind("socket.swift")'
mkdir folder.swift
view B >folder.swift/B.swift
ends 1 .
says "A.swift:2:"
says "folder.swift/B.swift:2:"
silent "zero.swift:2:"
for name in zero pipe socket; do ends 2 "$name.swift"; done

# Paths longer than the system takes.
tree
python3 - <<'PY'
import os
for _ in range(300):
    os.mkdir("d" * 200)
    os.chdir("d" * 200)
PY
limited 120 "$sameview" . >"$work/log" 2>&1 || [ $? -le 2 ] || fail "a deep tree"
says "A.swift:2:"
# Whatever the command, what it could not look at is said.
for command in . "tree ." "graph ." "project ." "--diff --quiet ."; do
  # shellcheck disable=SC2086
  limited 120 "$sameview" $command >"$work/log" 2>&1 || [ $? -le 2 ] || fail "a deep tree"
  says "path is too long"
done

rm A.swift
ends 2 .

# Names and code with commands for terminals and CI servers: no report passes them on, and all can be read.
tree
python3 - <<'PY'
import os
names = [b"a\nb", b"\x1b[31mred", b'q"q', b"::error::x", b"%0A::error::y", b"-rf", b"--fix", b"\xe2\x80\xaeRTL", b"$(touch fired)",
    b"a\rb", b"<img src=x>", b"]]>", b"a|b", b"[c](http:x)", b"\x07", b"\xc2\x9b31m"]
view = b"import SwiftUI\nstruct A%d: View { @State public var y = 0, z = 0; @State var x = 0 /* \x1b[2J\xc2\x9b31m\xe2\x80\xae\x7f  */; var body: some View { Text(\"::error::\").id(x) } }\n"
for i, name in enumerate(names):
    try:
        open(name + b".swift", "wb").write(view % i)
    except OSError:
        pass
os.remove("A.swift")
PY
for format in text agent xcode json sarif github gitlab checkstyle junit markdown html statistics; do
  status=0
  "$sameview" . --format "$format" >"$work/out" 2>"$work/log" || status=$?
  [ "$status" -eq 1 ] || fail "$format: ended with $status"
  python3 - "$format" "$work/out" "$work/log" <<'PY' || fail "$format lets something through"
import json, sys, xml.dom.minidom
format, *files = sys.argv[1:]
out, errors = (open(file, "rb").read() for file in files)
for bytes in (out, errors):
    text = bytes.decode()
    assert not [c for c in text if ord(c) < 32 and c != "\n"], "a control character"
    # Programs read the others.
    assert format in ("checkstyle", "junit", "json", "sarif", "gitlab") or not [
      c for c in text if 0x7F <= ord(c) < 0xA0 or c == "\u202e"], "a control character"
if format in ("json", "sarif", "gitlab"): json.loads(out)
if format in ("checkstyle", "junit"): xml.dom.minidom.parseString(out)
if format == "github":
    # Lines of commands are its own, one for each finding.
    assert all(line.startswith((b"::error file=", b"::warning file=", b"::notice file=")) for line in out.splitlines()
      if line.lstrip().startswith(b"::")), "a command"
PY
  passed=$((passed + 1))
done
[ ! -e fired ] || fail "a name was run"

# What is fixed: through links their targets, never half a file. What is outside is not touched by a hard link.
tree
view Out >../outside/Out.swift
cp ../outside/Out.swift ../outside/copy
ln ../outside/Out.swift Hard.swift
ln -s A.swift Link.swift
ends 1 --fix .
[ -L Link.swift ] || fail "a link became a file"
cmp -s ../outside/Out.swift ../outside/copy || fail "a hard link was written through"
grep -q 'private var x' Hard.swift A.swift || fail "nothing was fixed"

# Killed at any moment, each file is as it was or as it will be, and the next run leaves nothing behind.
tree
python3 - <<'PY'
for i in range(60):
    open(f"F{i}.swift", "w").write("import SwiftUI\n" + "".join(
        f"struct V{i}_{k}: View {{ @State var x = 0; var body: some View {{ Text(\"a\") }} }}\n" for k in range(20)))
PY
cp -R . "$work/old"
cp -R . "$work/new"
(cd "$work/new" && "$sameview" --fix . >/dev/null 2>&1) || true
for delay in 0.05 0.1 0.15 0.2 0.3 0.4 0.6; do
  "$sameview" --fix . >/dev/null 2>&1 &
  process=$!
  sleep "$delay"
  kill -KILL "$process" 2>/dev/null || true
  wait "$process" 2>/dev/null || true
  for file in F*.swift; do
    cmp -s "$file" "$work/old/$file" || cmp -s "$file" "$work/new/$file" || fail "$file is torn"
  done
  passed=$((passed + 1))
  cp "$work/old"/F*.swift .
done
limited 120 "$sameview" --fix . >"$work/log" 2>&1 || true
for file in F*.swift; do cmp -s "$file" "$work/new/$file" || fail "$file is not fixed"; done
[ -z "$(find . -name '.*sameview-*')" ] || fail "something was left behind"

# Baselines and reports that are none, or that would take the place of code.
tree
for baseline in /etc/passwd /dev/zero ../outside; do
  echo "baseline: $baseline" >.sameview.yml
  ends 2 .
done
rm .sameview.yml
ends 2 --write-baseline A.swift .
ends 2 --output A.swift .
ln -s ../outside/new dangling
ends 2 --write-baseline dangling .
[ ! -e ../outside/new ] || fail "a dangling link was written through"

# A link in the project that leads out of it, where a report or a fix would be written.
tree
: >../outside/empty
ln -s ../outside/empty report.sarif
ln -s ../outside reports
printf 'import SwiftUI\nstruct Q: View { @State var x = 0; var body: some View { Text("\\(x)") } }\n' >../outside/Q.swift
cp ../outside/Q.swift "$work/Q.swift"
git init --quiet .
ends 2 --output sarif=report.sarif .
ends 2 --output sarif=reports/new.sarif .
ends 2 --write-baseline report.sarif .
ends 2 --fix reports/Q.swift
[ ! -s ../outside/empty ] && [ ! -e ../outside/new.sarif ] || fail "a report was written through a link"
cmp -s ../outside/Q.swift "$work/Q.swift" || fail "a file outside of the project was fixed"

# The same from anywhere else, whether the project is a repository or not.
mkdir "$work/elsewhere" 2>/dev/null || true
ln -s ../outside/Q.swift Q.swift
ln -s ../outside lib
for repository in yes no; do
  [ "$repository" = yes ] || rm -rf .git
  for here in / "$work" "$work/elsewhere"; do
    cd "$here"
    ends 2 --fix "$work/tree"
    ends 2 --output "$work/tree/report.sarif" "$work/tree"
    ends 2 --write-baseline "$work/tree/report.sarif" "$work/tree"
    # Without a repository, the link could be a shortcut of the user's.
    [ "$repository" = no ] || ends 2 init "$work/tree/reports"
    cd "$work/tree"
  done
done
ends 2 init reports
[ ! -s ../outside/empty ] && [ ! -e ../outside/.sameview.yml ] || fail "something was written through a link"
cmp -s ../outside/Q.swift "$work/Q.swift" || fail "a file outside of the project was fixed"

# No report becomes a program of git's, or a file of the user's that lies in the same repository, by a link or a folder.
tree
git init --quiet .
printf '#!/bin/sh\nexit 0\n' >.git/hooks/pre-commit
cp .git/hooks/pre-commit "$work/hook"
ln -s .git/hooks/pre-commit report.sarif
ln -s .git/hooks hooks
echo precious >precious
mkdir pr
view B >pr/B.swift
ln -s ../precious pr/report.txt
ends 2 --output sarif=report.sarif .
ends 2 --output hooks/pre-commit .
ends 2 --output hooks/post-commit .
cmp -s .git/hooks/pre-commit "$work/hook" && [ ! -e .git/hooks/post-commit ] || fail "a hook was written"
cd pr
ends 2 --output report.txt .
[ "$(cat ../precious)" = precious ] || fail "a report replaced a file of the user's"

# Pipes and devices are written to where the user typed them, but not through links of a stranger. The command does not
# wait for a reader.
tree
mkfifo ../outside/pipe pipe
ln -s ../outside/pipe r1.sarif
ln -s /dev/stdout r2.sarif
ln -s /dev/null r3.sarif
ln -s /dev device
for file in r1.sarif r2.sarif r3.sarif device/stdout pipe; do
  ends 2 --output "$file" .
  silent "A.swift:2:"
done
for file in /dev/stdout /dev/stderr /dev/fd/1; do
  ends 1 --output "$file" .
  says "A.swift:2:"
done
ends 1 --output json=/dev/null --output report.txt .
grep -q 'A.swift:2:' report.txt || fail "no report"
cat pipe >"$work/got" &
ends 1 --output report.txt --output xcode=/dev/null .
exec 9<>pipe
ends 1 --output pipe .
exec 9>&-
wait
grep -q 'A.swift:2:' "$work/got" || fail "nothing came through the pipe"

# Names that differ in bytes and are equal to Swift, and a mark at the beginning that Swift joins to the slash.
tree
rm A.swift
mark=$(printf '\314\201')
mkdir "sub" "e$mark" "$(printf '\303\251')"
view A >"sub/${mark}m.swift"
view B >"e$mark/B.swift"
view C >"$(printf '\303\251')/C.swift"
echo 'rules: {unstable-inline-id: off}' >"e$mark/.sameview.yml"
ends 1 .
says "m.swift:2:"
says "C.swift:2:103"
silent "B.swift:2:103"
echo 'rules: {unstable-inline-id: error}' >sub/.sameview.yml
ends 1 --fix sub
says "m.swift:2:111: error:"
grep -q private "sub/${mark}m.swift" || fail "nothing was fixed"

# Commands of CI servers anywhere in a line.
mkdir ci && cd ci
printf 'import SwiftUI\nstruct A: View { var body: some View { Text("##[error]x ##VSO[y]").id(UUID()) } }\n' >'##[group]a.swift'
for format in text agent xcode markdown html json sarif github gitlab checkstyle junit; do
  "$sameview" --severity info --format $format . >"$work/log" 2>&1 || true
  says "unstable-inline-id"
  silent "##["
  silent "##VSO["
done

# A difference in a log commands nothing, beside lines as they are; where it is to be applied it is what it is.
cd .. && mkdir diff && cd diff
{
  printf 'import SwiftUI\nstruct A: View {\n  @State var x = 0 /*\n'
  printf '::add-mask::a\n##[error]b\n##vso[c]##teamcity[d]\n\033[31m\r::add-mask::e\n\t\303x\r\n*/\n'
  printf '  @State var y = 0\n  var body: some View { Text("\\(x)\\(y)") }\n}\n'
} >A.swift
cp A.swift "$work/A.swift"
cp A.swift "$work/A.swift"
(unset CI TF_BUILD TEAMCITY_VERSION; "$sameview" --diff --quiet A.swift) | cat >"$work/log"
says "##[error]b"
patch -s -p1 <"$work/log" || fail "the difference does not apply"
grep -q 'private var x' A.swift || fail "the difference changes nothing"
cp "$work/A.swift" A.swift
for variable in CI=true TF_BUILD=True TEAMCITY_VERSION=1; do
  env "$variable" "$sameview" --diff --quiet A.swift | cat >"$work/log"
  silent "##["
  silent "##vso["
  silent " ::"
  silent $'\033'
  says $'\303x\r'
  says "+  @State private var x"
  env "$variable" "$sameview" --diff --quiet A.swift >"$work/log"
  says "##[error]b"
  patch -s -p1 <"$work/log" || fail "the difference does not apply"
  cp "$work/A.swift" A.swift
done

finish
