# Shared by the scripts beside it, which try what SameView works together with. Not run by itself.
# shellcheck shell=bash

set -euo pipefail

# A trap ends the command: where it ran again without what trapped, no test would notice.
export SAMEVIEW_ISOLATION=off

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The command to try: SAMEVIEW, or else what `swift build` has made.
sameview=${SAMEVIEW:-$root/.build/debug/sameview}
if [ ! -x "$sameview" ]; then
  echo "there is no $sameview: run 'swift build', or name a binary in SAMEVIEW" >&2
  exit 2
fi

# The packing of any binary can be tried, also of one that needs the libraries of Swift.
export SAMEVIEW_ALLOW_DYNAMIC=1

# Nothing that the person who runs this has configured for git counts.
export GIT_CONFIG_GLOBAL="$work/gitconfig"
git config --global user.name Test
git config --global user.email test@example.com
git config --global init.defaultBranch main
git config --global protocol.file.allow always

passed=0

fail() {
  echo "FAILED at line ${BASH_LINENO[1]:-?}: $1" >&2
  [ ! -f "$work/log" ] || sed 's/^/  | /' "$work/log" >&2
  exit 1
}

# skip REASON: ends the script, which cannot be tried here. Where SAMEVIEW_NO_SKIPS is set, that is a failure.
# SAMEVIEW_SKIPPED names a file that gets the names of such scripts.
skip() {
  echo "$(basename "$0"): skipped, because $1"
  [ -z "${SAMEVIEW_NO_SKIPS:-}" ] || exit 1
  [ -z "${SAMEVIEW_SKIPPED:-}" ] || basename "$0" >>"$SAMEVIEW_SKIPPED"
  exit 0
}

# expect STATUS COMMAND...: the command must end with that status; what it prints goes to $work/log.
expect() {
  local wanted=$1 status=0
  shift
  "$@" >"$work/log" 2>&1 || status=$?
  [ "$status" -eq "$wanted" ] || fail "'$*' ended with $status instead of $wanted"
  passed=$((passed + 1))
}

# says TEXT / silent TEXT: the last command printed this, or did not.
says() {
  grep -qF -- "$1" "$work/log" || fail "nothing says '$1'"
  passed=$((passed + 1))
}
silent() {
  if grep -qF -- "$1" "$work/log"; then fail "something says '$1'"; fi
  passed=$((passed + 1))
}

# limited SECONDS COMMAND...: the command, ended after that time. macOS has no timeout.
limited() {
  # shellcheck disable=SC2016 # It is Perl.
  perl -e 'alarm shift; exec { $ARGV[0] } @ARGV or exit 127' "$@"
}

# tool PACKAGE COMMAND: a command of a Python package, installed for these tests and kept until next time.
tools=${SAMEVIEW_TEST_TOOLS:-${TMPDIR:-/tmp}/sameview-test-tools}
tool() {
  [ -x "$tools/bin/python" ] || python3 -m venv "$tools"
  [ -x "$tools/bin/$2" ] || "$tools/bin/pip" install --quiet --disable-pip-version-check "$1" >&2
  printf '%s\n' "$tools/bin/$2"
}

# snapshot FOLDER: a repository with the files of this one as they are now, committed on `main`.
snapshot() {
  git init --quiet "$1"
  # Fixtures and tests are not what anybody installs.
  (cd "$root" && git ls-files -z --cached --others --exclude-standard -- . ':!Fixtures' ':!Tests' |
    tar --null --files-from=- -cf -) | tar -xf - -C "$1"
  # The targets of tests must be there, or the manifest is wrong.
  for folder in "$root"/Tests/*Tests; do
    mkdir -p "$1/Tests/$(basename "$folder")"
    echo "// Left out." >"$1/Tests/$(basename "$folder")/Empty.swift"
  done
  git -C "$1" add --all
  git -C "$1" commit --quiet --message "Snapshot"
}

finish() { echo "$(basename "$0"): $passed passed, 0 failed"; }
