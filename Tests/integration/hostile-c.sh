#!/usr/bin/env bash
# C and Objective-C in a repository that is made to harm those who lint it: what clang reads must not be told,
# what clang loads must not come from there, and what clang never comes to the end of must end.
# shellcheck source=support.sh
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"

# A failure to tell ends the script.
clang=$("$root/Tests/reads-c.sh" "$sameview")
[ "$clang" != no ] || skip "libclang was not found"

secret=ghp_TopSecretToken_0123456789
echo "$secret" >"$work/secret.txt"
# What looks like C is no more the project's than anything else is.
printf '#define SECRET "%s"\nint secret_function(int x);\n' "$secret" >"$work/secret.h"

# package FOLDER: a package with a function of C, and a view that calls it whenever a text field updates the view. Calls in
# a view that nothing updates are not reported, and then nothing that follows would show anything.
package() {
  rm -rf "$1"
  mkdir -p "$1/Sources/CKit/include" "$1/Sources/App"
  cat >"$1/Package.swift" <<'SWIFT'
// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "P", targets: [.target(name: "CKit"), .target(name: "App", dependencies: ["CKit"])])
SWIFT
  cat >"$1/Sources/App/A.swift" <<'SWIFT'
import CKit
import SwiftUI

struct A: View {
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text)
    Text(text + "\(slow_load(3))")
  }
}
SWIFT
  echo 'int slow_load(int x);' >"$1/Sources/CKit/include/CKit.h"
  printf '#include "CKit.h"\n#include <stdio.h>\nint slow_load(int x) { return getc(fopen("/x", "r")); }\n' \
    >"$1/Sources/CKit/a.c"
  cd "$1"
}

# lint: whatever is found, the run must end by itself. No `--quiet`: notes must not tell anything either.
lint() {
  local status=0
  "$sameview" "$@" >"$work/log" 2>&1 || status=$?
  [ "$status" -le 2 ] || fail "'$*' ended with $status"
  passed=$((passed + 1))
}

# keeps: nothing of the secret is in the output, neither as text nor as numbers in which its bytes stand.
keeps() {
  silent "$secret"
  silent TopSecret
  silent secret_function
  silent 'char['
  if python3 - "$secret" "$work/log" <<'PY'; then passed=$((passed + 1)); else fail "a number tells the secret"; fi
import re, sys
secret, text = sys.argv[1].encode(), open(sys.argv[2], "rb").read()
parts = {secret[i:i + n] for n in (3, 4) for i in range(len(secret) - n + 1)}
told = {int(number) for number in re.findall(rb"\d+", text)}
numbers = {int.from_bytes(part, order) for part in parts for order in ("big", "little")}
sys.exit(1 if told & numbers else 0)
PY
}

# What the view calls is found, so clang does read the project here.
package "$work/r"
expect 1 "$sameview" . --fail-on info
says '`slow_load()` calls `getc()`'

# MARK: Reading what is not the project's

# Clang's own messages: a type whose size is made of four bytes of the file, seven times.
leak() {
  package "$work/r"
  python3 - "$1" <<'PY'
import sys
header, calls = open("Sources/CKit/include/CKit.h", "a"), []
for i in range(0, 28, 4):
    header.write(f"int slow_{i}(int x);\n")
    calls.append(f"_ = slow_{i}(1)")
    open(f"Sources/CKit/c{i:03}.cpp", "w").write(
        f'extern "C" int slow_{i}(int x) {{ return x; }}\nconstexpr unsigned char d[] = {{\n#embed "{sys.argv[1]}"\n}};\n'
        f"struct S {{int a;}};\n"
        f"extern char v[d[{i}]*16777216ul+d[{i+1}]*65536ul+d[{i+2}]*256ul+d[{i+3}]];\nS q = v;\n")
open("Sources/App/B.swift", "w").write(
    "import CKit\nimport SwiftUI\nstruct B: View { var body: some View { " + "; ".join(calls) + '; return Text("") } }\n')
PY
}
leak "$work/secret.txt"
lint .
keeps
leak ../../../secret.txt
lint .
keeps

# bit FILE BYTE: which of two functions is called tells one bit, whether the file begins with that byte.
bit() {
  package "$work/r"
  cat >Sources/CKit/a.cpp <<C
#include <stdio.h>
constexpr unsigned char d[] = {
#embed "$1"
};
struct Yes { static int load() { return getc(fopen("/x", "r")); } };
struct No { static int load() { return 1; } };
template <bool, class A, class B> struct Choice { typedef A type; };
template <class A, class B> struct Choice<false, A, B> { typedef B type; };
extern "C" int slow_load(int x) { return Choice<d[0] == $2, Yes, No>::type::load(); }
C
  rm Sources/CKit/a.c
  cp "$work/secret.txt" Sources/CKit/own.h
}
# With Landlock, and where clang knows the directive, the project's own file tells it: the channel is there.
has_landlock() {
  [ "$(uname -s)" = Linux ] && python3 -c 'import ctypes; raise SystemExit(ctypes.CDLL(None).syscall(444, None, 0, 1) < 1)'
}
package "$work/r"
cat >Sources/CKit/a.c <<'C'
#include "CKit.h"
#include <stdio.h>
int slow_load(int x) {
#ifdef __has_embed
  return getc(fopen("/x", "r"));
#endif
  return 1;
}
C
lint .
if grep -qF 'calls `getc()`' "$work/log" && has_landlock; then
  bit own.h 103
  lint .
  says 'calls `getc()`'
  bit own.h 104
  lint .
  silent 'calls `getc()`'
fi
bit "$work/secret.txt" 103
lint .
cp "$work/log" "$work/first"
bit "$work/secret.txt" 104
lint .
cmp "$work/first" "$work/log" || fail "the report tells one bit of a file elsewhere"

# All ways to name a file of C that is elsewhere: nothing that it declares is taken.
ways() {
  # ADD TEXT: to the header.
  add() { printf '%s\n' "$1" >>Sources/CKit/include/CKit.h; }
  # tells [LINE...]: these lines begin the source, in which the view's call is expensive only if SECRET is defined.
  tells() {
    printf '%s\n' '#include "CKit.h"' '#include <stdio.h>' "$@" '#ifdef SECRET' \
      'int slow_load(int x) { return getc(fopen("/x", "r")); }' '#else' 'int slow_load(int x) { return 1; }' '#endif' \
      >Sources/CKit/a.c
  }
  shut() {
    keeps
    silent 'calls `getc()`'
  }
  # A file of the project is read.
  package "$work/r"
  tells
  cp "$work/secret.h" Sources/CKit/include/own.h
  add '#include "own.h"'
  lint .
  says 'calls `getc()`'
  package "$work/r"
  tells
  add "#include \"$work/secret.h\""
  lint .
  shut
  package "$work/r"
  tells
  add '#include "../../../../secret.h"'
  lint .
  shut
  package "$work/r"
  tells
  ln -s "$work/secret.h" Sources/CKit/include/linked.h
  add '#include "linked.h"'
  lint .
  shut
  package "$work/r"
  tells
  ln -s "$work" Sources/CKit/include/folder
  add '#include "folder/secret.h"'
  lint .
  shut
  package "$work/r"
  tells
  ln "$work/secret.h" Sources/CKit/include/second.h
  add '#include "second.h"'
  lint .
  shut
  # What the working folder's own keys are kept in.
  package "$work/r"
  tells
  mkdir .git
  cp "$work/secret.h" .git/config
  cp "$work/secret.h" .env
  add '#include "../../../.git/config"'
  add '#include "../../../.env"'
  lint .
  shut
  # The environment, where servers put their tokens.
  package "$work/r"
  tells
  add '#include "/proc/self/environ"'
  TOKEN="$secret" lint .
  shut
  for words in "-I$work" "-include $work/secret.h" "-isystem $work" "-iquote $work" "-isysroot $work" "-F$work" \
    "-idirafter $work" "-I ../../../.." "-imacros $work/secret.h" "-ivfsoverlay $work/overlay.yaml" "@$work/arguments"; do
    package "$work/r"
    echo "-I$work" >"$work/arguments"
    tells '#include "secret.h"' '#include <secret.h>'
    printf '[{"directory": "%s", "file": "Sources/CKit/a.c", "command": "clang %s a.c"}]' "$work/r" "$words" \
      >compile_commands.json
    lint .
    shut
  done
  package "$work/r"
  tells
  printf 'module CKit { header "CKit.h" header "../../../../secret.h" export * }\n' \
    >Sources/CKit/include/module.modulemap
  printf 'c_include_paths: [%s, ..]\n' "$work" >.sameview.yml
  add '#include "secret.h"'
  lint .
  shut
  package "$work/r"
  tells
  ln -s "$work/secret.h" App-Bridging-Header.h
  lint .
  shut
}
ways

# The same on a system without Landlock, where libclang's list of what it has included decides.
cat >"$work/old-kernel" <<'PY'
#!/usr/bin/env python3
# Runs a command as if the kernel had no Landlock.
import ctypes, os, struct, sys
libc = ctypes.CDLL(None, use_errno=True)
filters = [(0x20, 0, 0, 0)]
for number in (444, 445, 446):
    filters += [(0x15, 0, 1, number), (0x06, 0, 0, 0x00050000 | 38)]
filters.append((0x06, 0, 0, 0x7FFF0000))
code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *f) for f in filters))
program = struct.pack("HxxxxxxP", len(filters), ctypes.addressof(code))
if libc.prctl(38, 1, 0, 0, 0) or libc.prctl(22, 2, program, 0, 0):
    sys.exit(99)
os.execv(sys.argv[1], sys.argv[1:])
PY
chmod +x "$work/old-kernel"
if [ "$(uname -s)" = Linux ] && "$work/old-kernel" /bin/true; then
  real=$sameview
  printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$work/old-kernel" "$real" >"$work/sameview"
  chmod +x "$work/sameview"
  sameview=$work/sameview
  package "$work/r"
  expect 1 "$sameview" . --fail-on info
  says '`slow_load()` calls `getc()`'
  ways
  leak "$work/secret.txt"
  lint .
  keeps
  bit "$work/secret.txt" 103
  lint .
  cp "$work/log" "$work/first"
  bit "$work/secret.txt" 104
  lint .
  cmp "$work/first" "$work/log" || fail "without Landlock, the report tells one bit of a file elsewhere"
  sameview=$real
fi

# MARK: Loading what is the project's

package "$work/r"
mkdir -p lib bin
printf '#include <stdio.h>\n__attribute__((constructor)) static void a(void) { FILE *f = fopen("%s/loaded", "w"); if (f) fclose(f); }\n' \
  "$work" >"$work/evil.c"
if cc -shared -fPIC -o lib/libclang.so "$work/evil.c" 2>/dev/null \
  || clang -shared -fPIC -o lib/libclang.so "$work/evil.c" 2>/dev/null; then
  cp lib/libclang.so libclang.so
  # loads NAME=VALUE...: with these variables, nothing of the project is loaded.
  loads() {
    rm -f "$work/loaded"
    expect "$1" env "${@:2}" "$sameview" . --fail-on info
    [ ! -e "$work/loaded" ] || fail "a library of the project was loaded with ${*:2}"
  }
  for path in ./bin bin vendor/../bin "$work/r/bin" "$work/../$(basename "$work")/r/bin"; do loads 1 PATH="$path:$PATH"; done
  for path in lib ./lib : "/x:" ":/x" "lib;/x" "/x;lib" . "$work/r/lib" "$work/r"; do loads 1 LD_LIBRARY_PATH="$path"; done
  loads 1 DEVELOPER_DIR="$work/r" SDKROOT="$work/r"
  loads 0 SAMEVIEW_LIBCLANG=lib/libclang.so
  says 'SAMEVIEW_LIBCLANG is not an absolute path'
  # A plugin for clang.
  for words in "\"-fplugin=$work/r/lib/libclang.so\"" "\"-Xclang\", \"-load\", \"-Xclang\", \"$work/r/lib/libclang.so\"" \
    "\"-fpass-plugin=$work/r/lib/libclang.so\"" "\"-D\", \"-fplugin=$work/r/lib/libclang.so\"" \
    "\"-x\", \"-fplugin=$work/r/lib/libclang.so\"" "\"-std=-fplugin=$work/r/lib/libclang.so\"" \
    "\"-DA=\\u0000-fplugin=$work/r/lib/libclang.so\"" "\"-o\", \"$work/loaded\", \"-MD\", \"-MF\", \"$work/loaded\""; do
    printf '[{"directory": "%s", "file": "Sources/CKit/a.c", "arguments": ["clang", %s, "a.c"]}]' "$work/r" "$words" \
      >compile_commands.json
    rm -f "$work/loaded"
    expect 1 "$sameview" . --fail-on info
    [ ! -e "$work/loaded" ] || fail "$words had something loaded or written"
  done
fi

# MARK: Coming to an end

# ends: in far more time than it takes, and far less than for ever.
ends() {
  local status=0 wanted=${1:-}
  limited 150 "$sameview" . --fail-on info >"$work/log" 2>&1 || status=$?
  [ "$status" -le 2 ] || fail "it ended with $status"
  [ -z "$wanted" ] || [ "$status" -eq "$wanted" ] || fail "it ended with $status instead of $wanted"
  passed=$((passed + 1))
  keeps
}
export SAMEVIEW_CLANG_SECONDS=1
header=Sources/CKit/include/CKit.h
for path in /dev/zero /dev/urandom /dev/stdin /dev/tty /proc/kmsg; do
  package "$work/r"
  echo "#include \"$path\"" >>$header
  ends
done
package "$work/r"
mkfifo Sources/CKit/include/pipe.h
echo '#include "pipe.h"' >>$header
ends
package "$work/r"
for i in $(seq 0 60); do printf '#include "b%d.h"\n#include "b%d.h"\n' $((i + 1)) $((i + 1)) >"Sources/CKit/include/b$i.h"; done
echo 'int z;' >Sources/CKit/include/b61.h
echo '#include "b0.h"' >>$header
ends
says 'took clang longer than 1 s'
package "$work/r"
python3 -c "print('int q = ' + '(' * 200000 + '1' + ')' * 200000 + ';')" >>$header
ends
for pragma in crash overflow_stack llvm_fatal_error; do
  package "$work/r"
  echo "#pragma clang __debug $pragma" >>$header
  # What is skipped may hold findings.
  ends 2
  says 'CKit.h: warning: '
done
# One that crashes costs itself.
package "$work/r"
printf '#include "CKit.h"\n#pragma clang __debug crash\nint slow_other(int x) { return x; }\n' >Sources/CKit/b.c
echo 'int slow_other(int x);' >>$header
sed -i.old 's/slow_load(3)/slow_load(3) + slow_other(1)/' Sources/App/A.swift
ends
says '`slow_load()` calls `getc()`'

# All processes end when the command is killed, in whatever way.
if [ -d /proc/self ]; then
  export SAMEVIEW_CLANG_SECONDS=100
  package "$work/r"
  for i in $(seq 0 60); do printf '#include "b%d.h"\n#include "b%d.h"\n' $((i + 1)) $((i + 1)) >"Sources/CKit/include/b$i.h"; done
  echo 'int z;' >Sources/CKit/include/b61.h
  echo '#include "b0.h"' >>$header
  # Children of this folder that parse.
  children() {
    for process in /proc/[0-9]*; do
      if [ "$(readlink "$process/cwd" 2>/dev/null)" = "$(pwd -P)" ] \
        && tr '\0' ' ' 2>/dev/null <"$process/cmdline" | grep -q read-c-family; then
        basename "$process"
      fi
    done
  }
  for signal in TERM INT KILL; do
    "$sameview" . --fail-on info >/dev/null 2>&1 &
    parent=$!
    for _ in $(seq 600); do
      [ -z "$(children)" ] || break
      sleep 0.1
    done
    child=$(children | head -1)
    [ -n "$child" ] || fail "no child was started"
    case $(uname -m) in
      x86_64 | aarch64)
        # It parses by now, and has given up calls before.
        for _ in $(seq 600); do
          ! grep -q '^Seccomp:.*0$' "/proc/$child/status" || sleep 0.1
        done
        grep -q '^Seccomp:.*2$' "/proc/$child/status" || fail "a child may call what it likes"
        grep -q '^NoNewPrivs:.*1$' "/proc/$child/status" || fail "a child may become another user"
        ;;
    esac
    # A script's background commands ignore what a keyboard interrupts.
    [ "$signal" != INT ] || signal=HUP
    kill "-$signal" "$parent"
    wait "$parent" 2>/dev/null || true
    for _ in $(seq 600); do
      [ -n "$(children)" ] || break
      sleep 0.1
    done
    [ -z "$(children)" ] || fail "a child outlives $signal"
    passed=$((passed + 1))
  done
fi

finish
