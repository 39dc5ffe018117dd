#!/usr/bin/env bash
# The report on a terminal: a pseudo-terminal stands in for it. Pagers, progress, colors, links, and what a pipe gets.
source "$(dirname "$0")/support.sh"

# view NAME: a view with one warning, one that is not fixed safely, and information.
view() {
  printf 'import SwiftUI\nstruct %s: View {\n  @State public var count = 0\n  @State var name = ""\n  var body: some View { Text("\\(count) \\(name)") }\n}\n' "$1"
}
rm -rf "$work/app" && mkdir -p "$work/app/Sources" "$work/bin" && cd "$work/app"
git init --quiet .
for i in 1 2 3 4 5 6 7 8 9; do view "View$i" >"Sources/View$i.swift"; done

# on_terminal STATUS [NAME=VALUE ...] -- ARGUMENT...: the command on a terminal of 80 columns and 24 lines. What it
# writes there goes to $work/log. PAUSE=SECONDS stops it for a moment after that time.
cat >"$work/terminal.py" <<'PY'
import fcntl, os, pty, signal, struct, sys, termios, time
end = sys.argv.index("--")
values = dict(word.split("=", 1) for word in sys.argv[2:end])
environment = {name: value for name, value in os.environ.items()
               if name not in ("TERM_PROGRAM", "VTE_VERSION", "CI", "TMUX", "STY", "NO_COLOR", "PAGER", "LESS", "COLUMNS", "LINES")}
environment.update({"TERM": "xterm-256color"}, **values)
child, terminal = pty.fork()
if child == 0:
    fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    os.execve(sys.argv[end + 1], sys.argv[end + 1:], environment)
if "PAUSE" in values:
    time.sleep(float(values["PAUSE"]))
    os.kill(child, signal.SIGSTOP)
    time.sleep(1.2)
    os.kill(child, signal.SIGCONT)
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
open(sys.argv[1], "wb").write(output.replace(b"\r\n", b"\n"))
sys.exit(os.waitstatus_to_exitcode(status) & 0xFF)
PY
on_terminal() {
  local wanted=$1 status=0
  shift
  local values=()
  while [ "$1" != -- ]; do values+=("$1") && shift; done
  shift
  limited 120 python3 "$work/terminal.py" "$work/log" ${values[@]+"${values[@]}"} -- "$sameview" "$@" || status=$?
  [ "$status" -eq "$wanted" ] || fail "'$*' on a terminal ended with $status instead of $wanted"
  passed=$((passed + 1))
}

# A pager that says that it ran, what it was told, and how many lines it got.
cat >"$work/bin/pager" <<'SH'
#!/bin/sh
echo "PAGER LESS=$LESS LV=$LV $*"
cat >"$PAGED"
echo "LINES $(wc -l <"$PAGED")"
SH
chmod +x "$work/bin/pager"
export PAGED="$work/paged"
path="PATH=$work/bin:$PATH"

# A long report goes through the pager, with the command's own status.
on_terminal 1 "$path" SAMEVIEW_PAGER=pager --
says "PAGER LESS=FRX LV=-c"
expect 0 grep -q "Found" "$PAGED"
expect 0 grep -q "$(printf '\033')\\[" "$PAGED"
expect 1 grep -q "$(printf '\033')]8" "$PAGED"
on_terminal 1 "$path" "PAGER=pager -x" LESS=S --
says "PAGER LESS=S LV=-c -x"
# The first choice, and command lines for a shell.
on_terminal 1 "$path" "SAMEVIEW_PAGER=pager 'a b' | cat" PAGER=false --
says "PAGER LESS=FRX LV=-c a b"
# None where it is not wanted, where the report fits the screen, or for a pipe.
on_terminal 1 "$path" SAMEVIEW_PAGER=cat PAGER=pager --
silent "PAGER"
says "Found"
on_terminal 1 "$path" SAMEVIEW_PAGER= PAGER=pager --
silent "PAGER"
on_terminal 1 "$path" SAMEVIEW_PAGER=pager -- --no-pager
silent "PAGER"
on_terminal 1 "$path" SAMEVIEW_PAGER=pager TERM=dumb --
silent "PAGER"
on_terminal 1 "$path" SAMEVIEW_PAGER=pager LINES=1000 --
silent "PAGER"
on_terminal 1 "$path" SAMEVIEW_PAGER=pager -- Sources/View1.swift
silent "PAGER"
expect 1 env "$path" SAMEVIEW_PAGER=pager "$sameview"
silent "PAGER"
# A pager that ends early, fails or does not exist takes nothing away.
on_terminal 1 "$path" SAMEVIEW_PAGER=true --
on_terminal 1 "$path" "SAMEVIEW_PAGER=exit 3; cat" --
on_terminal 1 "$path" "SAMEVIEW_PAGER=no-such-pager" --
says "Found"
on_terminal 1 "$path" "SAMEVIEW_PAGER=no-such-pager | no-such-pager" --
says "Found"
# Never one that came with the project.
mkdir bin && printf '#!/bin/sh\necho STRANGER\n' >bin/strange && cp bin/strange bin/less && chmod +x bin/*
for value in strange ./bin/strange "$PWD/bin/strange" bin/strange; do
  on_terminal 1 "PATH=$PWD/bin:./bin:$PATH" "SAMEVIEW_PAGER=$value" --
  silent "STRANGER"
  says "Found"
done
on_terminal 1 "PATH=$PWD/bin:bin::$PATH" SAMEVIEW_PAGER="less | cat" --
silent "STRANGER"
rm -r bin
# A diff and explanations, too.
on_terminal 1 "$path" SAMEVIEW_PAGER=pager -- --diff --suggested
says "PAGER"
on_terminal 0 "$path" SAMEVIEW_PAGER=pager -- explain private-state
says "PAGER LESS=FRX LV=-c"
expect 0 grep -q "Silencing it" "$PAGED"
on_terminal 0 "$path" SAMEVIEW_PAGER=pager -- explain private-state --no-pager
silent "PAGER"
says "Silencing it"
on_terminal 0 "$path" SAMEVIEW_PAGER=pager LINES=12 -- explain --finding Sources/View1.swift:3
says "PAGER"
expect 0 grep -q "Evidence" "$PAGED"
on_terminal 0 "$path" SAMEVIEW_PAGER=pager LINES=1000 -- explain --finding Sources/View1.swift:3
silent "PAGER"
expect 0 env "$path" SAMEVIEW_PAGER=pager "$sameview" explain private-state
silent "PAGER"

# Who groups or limits findings gets information as well, so that the counts are right.
on_terminal 1 -- --no-pager --group-by rule
silent "not shown"
sed "s/$(printf '\033')\[[0-9;]*m//g" "$work/log" >"$work/plain"
expect 0 grep -qE '^private-state: 9 warnings.* 9 infos$' "$work/plain"
on_terminal 1 -- --no-pager --limit 4
says "leaves them out"
silent "not shown"

# Links: only where the terminal is known to follow them.
escape=$(printf '\033')
link="$escape]8;;file://"
on_terminal 1 TERM=xterm-kitty -- --no-pager
says "$link"
says "$work/app/Sources/View1.swift$escape\\"
for value in TERM_PROGRAM=iTerm.app VTE_VERSION=7200 WT_SESSION=x; do
  on_terminal 1 "$value" -- --no-pager
  says "$link"
done
for value in TERM=screen-256color TERM_PROGRAM=Apple_Terminal VTE_VERSION=4000 SAMEVIEW_HYPERLINKS=never; do
  on_terminal 1 TERM_PROGRAM= "$value" -- --no-pager
  silent "$escape]8"
done
on_terminal 1 VTE_VERSION=7200 TMUX=/tmp/x -- --no-pager
silent "$escape]8"
on_terminal 1 "SAMEVIEW_HYPERLINKS=vscode://file{path}:{line}:{column}" -- --no-pager
says "$escape]8;;vscode://file$work/app/Sources/View1.swift:3:"
expect 1 env SAMEVIEW_HYPERLINKS=always TERM=xterm-kitty "$sameview"
silent "$escape"
# Names are escaped in links as well as in text.
mkdir -p odd
view Odd >"$(printf 'odd/a b\033]8;;http:x\033\\%%\n.swift')"
on_terminal 1 SAMEVIEW_HYPERLINKS=always -- --no-pager odd
says "/odd/a%20b%1B%5D8%3B%3Bhttp%3Ax%1B%5C%25%0A.swift$escape\\"
silent "${escape}]8;;http:"
rm -r odd

# Colors, and widths.
on_terminal 1 -- --no-pager
says "$escape[1;33mwarning"
on_terminal 1 NO_COLOR=1 -- --no-pager
silent "$escape"
# fits: what was written has lines of at most 40 columns, except for places, code to copy and the usage of commands.
fits() {
  cp "$work/log" "$work/seen"
  expect 0 python3 - "$work/seen" <<'PY'
import sys
lines = open(sys.argv[1], encoding="utf8").read().split("\n")
sys.exit(any(len(line) > 40 and not line.startswith(("  Sources/", "    // sameview:", "Usage:", "   ", "  See"))
             for line in lines))
PY
}
on_terminal 1 COLUMNS=40 NO_COLOR=1 -- --no-pager
fits
# Whatever else is prose: evidence, errors and notes.
on_terminal 0 COLUMNS=40 NO_COLOR=1 -- explain --finding Sources/View1.swift:3 --no-pager
says "Silencing it"
fits
on_terminal 2 COLUMNS=40 -- explain no-such-rule
fits
on_terminal 2 COLUMNS=40 -- --sevrity info
says "error: Unknown option '--sevrity'. Did"
fits
on_terminal 2 COLUMNS=40 -- graph --change View1.nothing-of-that-name
fits
on_terminal 2 COLUMNS=40 -- tree no/such/file/in/this/folder.swift
fits
on_terminal 0 COLUMNS=40 NO_COLOR=1 -- tree Sources
fits
on_terminal 0 COLUMNS=40 NO_COLOR=1 -- graph
fits
on_terminal 0 COLUMNS=40 -- --write-baseline known.txt
fits
rm known.txt

# A pipe gets everything, sorted by path; so does a terminal with --format text.
"$sameview" >"$work/whole" || true
expect 1 grep -q "not shown" "$work/whole"
[ "$(grep -c '^Sources/.*: warning: ' "$work/whole")" -eq 9 ] || fail "a pipe lacks findings"
on_terminal 1 NO_COLOR=1 -- --format text
cmp "$work/log" "$work/whole" || fail "--format text depends on the terminal"
on_terminal 1 NO_COLOR=1 -- --no-pager
says "6 more warnings of private-state:"
says "all of them: sameview --only private-state"
silent "info: "

# What is missing of C is noted behind the result, in one line.
if [ "$("$root/Tests/reads-c.sh" "$sameview")" = yes ]; then
  mkdir -p "$work/bridge/Legacy" && cd "$work/bridge"
  printf '#import "Legacy/Store.h"\n' >App-Bridging-Header.h
  printf '#import <UIKit/UIKit.h>\n@interface Store : NSObject\n- (void)load;\n@end\n' >Legacy/Store.h
  printf 'import SwiftUI\nstruct Home: View {\n  let store: Store\n  var body: some View { Text("") }\n}\n' >Home.swift
  on_terminal 0 NO_COLOR=1 -- --no-pager
  says "No findings in 1 file."
  [ "$(tail -n 1 "$work/log")" = "note: C is read in part; missing headers: UIKit/UIKit.h; see --no-c" ] ||
    fail "the last line is not about the missing header"
  cd "$work/app"
fi

# Progress: only where a run takes more than a second, and gone at the end. The run is stopped for a second, sooner or
# later, until that hits it at work.
on_terminal 1 -- --no-pager
silent "of 9 files"
mkdir many
for i in $(seq 2000); do view "Many$i" >"many/V$i.swift"; done
for pause in 0.05 0.1 0.2 0.4 0.8 1.6; do
  on_terminal 0 "PAUSE=$pause" -- --no-pager --severity error many
  if grep -qF " of 2000 files" "$work/log"; then break; fi
done
says " of 2000 files$escape[K"
cp "$work/log" "$work/seen"
expect 0 python3 - "$work/seen" <<'PY'
import sys
# What is erased last is not drawn again.
text = open(sys.argv[1], encoding="utf8", newline="").read()
sys.exit("files" in text[text.rindex("\r\x1b[K"):].split("Found")[0].split("No findings")[0])
PY
on_terminal 0 "PAUSE=$pause" -- --no-pager --quiet --severity error many
silent "of 2000 files"

finish
