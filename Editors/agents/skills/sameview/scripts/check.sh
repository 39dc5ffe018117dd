#!/bin/sh
# Lints what has changed since a commit, for a coding agent:
#
#   check.sh [COMMIT] [OPTION...]
#
# Without COMMIT, what is not committed yet. Options are those of `sameview`, such as `--severity info`. SAMEVIEW names
# the command, if it is not on the path.
#
# Ends with the status of `sameview`: 0 for no warning and no error, 1 for findings, 2 if the run is incomplete. The
# last line on standard output always says the result: a run that prints none has failed.
set -u

fail() {
  echo "nothing was checked; the run is incomplete; next: $1"
  exit 2
}

since=HEAD
case ${1:-} in
'' | -*) ;;
*)
  since=$1
  shift
  ;;
esac

sameview=
for place in "${SAMEVIEW:-}" sameview "${HOME:-}/.local/bin/sameview" /opt/homebrew/bin/sameview \
  /usr/local/bin/sameview; do
  if [ -n "$place" ] && command -v "$place" >/dev/null 2>&1; then
    sameview=$place
    break
  fi
done
[ -n "$sameview" ] || fail "install sameview, from https://github.com/sameview/sameview, or name it in SAMEVIEW"

status=0
report=$("$sameview" --since "$since" --changed-lines --format agent "$@") || status=$?
[ -z "$report" ] || printf '%s\n' "$report"
case $(printf '%s\n' "$report" | tail -n 1) in
*"; next: "*) exit "$status" ;;
*) fail "read standard error; $sameview ended with $status, and without its last line" ;;
esac
