#!/usr/bin/env bash
# A rule that traps ends no run: the command runs itself again without that rule in that file.
# shellcheck source=support.sh
source "$(dirname "$0")/support.sh"
unset SAMEVIEW_ISOLATION

# The toolchain's own report of each trap takes seconds.
export SWIFT_BACKTRACE=enable=no
app="$work/app"
mkdir -p "$app/Sources"
cd "$app"
printf 'import SwiftUI\n\nstruct Home: View {\n  @State public var count = 0\n  var body: some View { AnyView(Text("a").id(UUID())) }\n}\n' >Sources/Home.swift
sed 's/Home/Other/' Sources/Home.swift >Sources/Other.swift
: >"$work/empty"

# Which rules are on by default does not matter here.
only=(--only any-view,unstable-inline-id,private-state)

# lint TRAPS STATUS ARGUMENTS...: the command with these traps must end with that status.
lint() {
  local traps=$1 status=$2
  shift 2
  expect "$status" env "SAMEVIEW_TRAP=$traps" "$sameview" "$@" --no-config "${only[@]}"
}

lint "" 1 .
says "Sources/Home.swift:5"
silent "internal error"

# One rule in one file. The others go on there, and this one elsewhere.
lint "index:any-view:Sources/Home.swift" 1 .
says "Sources/Home.swift: warning: internal error in the rule \`any-view\`"
says "unstable-inline-id"
grep -A3 "Sources/Other.swift:5" "$work/log" | grep -q "AnyView" || fail "the rule is silent in the other file"
lint "overflow:any-view:Sources/Home.swift" 1 . --jobs 1
says "internal error in the rule \`any-view\`"
lint "null:any-view:Sources/Home.swift" 1 . --jobs 2
says "internal error in the rule \`any-view\`"

# Several at once, in every format.
for format in text agent json sarif github gitlab checkstyle junit xcode markdown html; do
  lint "index:any-view:*,null:unstable-inline-id:Sources/Other.swift" 1 . --format $format
  case $format in gitlab) ;; *) says "internal error in the rule" ;; esac
done

# What rules have in common: the file is not checked.
traps=
for rule in any-view unstable-inline-id private-state; do traps="$traps,index:$rule:Sources/Home.swift"; done
lint "$traps" 1 .
says "Sources/Home.swift: error: internal error: the file is not checked"
silent "Sources/Home.swift:5"
says "Sources/Other.swift:5"

# Its comments, which no rule reads.
cp Sources/Home.swift "$work/home"
echo '// sameview:disable:next any-view' >>Sources/Home.swift
lint "index:comments:Sources/Home.swift" 1 .
says "Sources/Home.swift: error: internal error: the file is not checked"
says "Sources/Other.swift:5"
cp "$work/home" Sources/Home.swift

# Where it is read. Who names the file is told by the status.
lint "index:reading:Sources/Home.swift" 1 .
says "Sources/Home.swift: error: internal error: the file is skipped"
says "Sources/Other.swift:5"
lint "overflow:reading:Sources/Home.swift" 2 Sources/Home.swift
says "internal error: the file is skipped"

# Standard input comes once, from a pipe or from a file.
lint "index:any-view:Sources/Home.swift" 1 - --stdin-path Sources/Home.swift <Sources/Home.swift
says "internal error in the rule \`any-view\`"
says "Sources/Home.swift:5"
# shellcheck disable=SC2002
cat Sources/Home.swift | SAMEVIEW_TRAP="index:any-view:Sources/Home.swift" "$sameview" - --stdin-path Sources/Home.swift --no-config "${only[@]}" >"$work/log" 2>&1 || true
says "Sources/Home.swift:5"
[ -z "$(find "${TMPDIR:-/tmp}" -maxdepth 1 -name '.sameview-*-input' 2>/dev/null)" ] || fail "standard input was left behind"

# Other commands.
expect 0 env "SAMEVIEW_TRAP=index:reading:Sources/Home.swift" "$sameview" tree .
says "internal error: the file is skipped"
says "Other"
expect 0 env "SAMEVIEW_TRAP=index:reading:Sources/Home.swift" "$sameview" graph .
says "internal error: the file is skipped"

# Fixes: the first run has written nothing. Only infos remain, so the status tells of what was left out.
lint "index:any-view:Sources/Home.swift" 2 --fix .
says "internal error in the rule \`any-view\`"
grep -q "@State private var" Sources/Home.swift || fail "nothing was fixed"

# What cannot go on says so.
lint "index:linking:" 2 .
says "error: internal error in sameview"
lint "index:reporting:" 2 .
says "It had started to write"
says "Sources/Home.swift:5"
for i in $(seq 20); do sed "s/Home/Home$i/" Sources/Home.swift >"Sources/Home$i.swift"; done
lint "index:reading:*" 2 .
says "Too many files"

# A coding agent would take silence for success.
lint "index:reading:*" 2 . --format agent
says "the run is incomplete; next: "
lint "index:linking:" 2 . --format agent
says "the run is incomplete; next: "
lint "index:linking:" 2 .
silent "the run is incomplete; next: "

# The hook of a coding agent ends with 2 for findings only, because agents take that for an order to stop.
# hook TRAPS STATUS FILE
hook() {
  # shellcheck disable=SC2016 # The variables are those of the shell inside.
  expect "$2" env "SAMEVIEW_TRAP=$1" bash -c 'printf "{\"cwd\": \"%s\", \"tool_input\": {\"file_path\": \"%s\"}}" "$PWD" "$2" | "$1" hook' \
    bash "$sameview" "$3"
}
sed 's/Home/Other/' "$work/home" >Sources/Other.swift
hook "" 2 Sources/Other.swift
says "private-state"
hook "index:private-state:Sources/Other.swift" 1 Sources/Other.swift
says "internal error"
hook "index:reading:Sources/Other.swift" 1 Sources/Other.swift
says "internal error: the file is skipped"
hook "index:linking:" 1 Sources/Other.swift
says "error: internal error in sameview"
hook "index:reading:*" 1 Sources/Other.swift
says "Too many files"
# What is found all the same is reported.
hook "index:reading:Sources/Home1.swift" 2 Sources/Other.swift
says "private-state"

# Which signal a trap is depends on the processor.
status=0
SAMEVIEW_ISOLATION=off SAMEVIEW_TRAP="index:any-view:*" "$sameview" . --no-config "${only[@]}" --jobs 1 >"$work/log" 2>&1 || status=$?
[ "$status" -ge 128 ] || fail "the trap ended the command with $status"
passed=$((passed + 1))

# Without /proc, Linux does not tell Swift the arguments: no other folder is linted in place of the one that was named.
if unshare --map-root-user --mount sh -c 'mount -t tmpfs none /proc' 2>/dev/null; then
  expect 2 unshare --map-root-user --mount sh -c 'mount -t tmpfs none /proc && exec "$@"' sh "$sameview" tree Sources
  says "/proc is not mounted"
fi

# A run in which something was left out does not look clean.
rm -rf Sources
mkdir Sources
printf 'import SwiftUI\n\nstruct Home: View {\n  var body: some View { Text("a").id(UUID()) }\n}\n' >Sources/Home.swift
lint "index:unstable-inline-id:Sources/Home.swift" 2 .
says "internal error in the rule"

finish
