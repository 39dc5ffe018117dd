#!/bin/sh
# A build phase of Xcode that shows what SameView finds in the editor, as warnings and errors of the build.
#
# Copy it into the project, add a "Run Script" phase that runs it, as in
#
#   "$SRCROOT/Scripts/xcode-build-phase.sh"
#
# switch "Based on dependency analysis" off for that phase, and set the build setting User Script Sandboxing
# (ENABLE_USER_SCRIPT_SANDBOXING) to No: a sandboxed script may not read the sources. Arguments go to sameview; without any it
# lints SRCROOT, and findings of severity error fail the build. Where sameview is not installed, the build goes on.

# Xcode also builds for its index and for previews, which do not show findings.
if [ "${ACTION:-build}" = indexbuild ] || [ "${ENABLE_PREVIEWS:-NO}" = YES ]; then exit 0; fi

# Xcode's own path does not lead to Homebrew.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin:$HOME/.local/bin"
cd "${SRCROOT:-.}" || exit 0

# installed: prints the command of the first folder of the path that is absolute and outside of the project, which must
# not bring the program that runs. The project is the repository around SRCROOT, or else SRCROOT.
installed() {
  project=$(pwd -P)
  folder=$project
  while [ -n "$folder" ]; do
    if [ -e "$folder/.git" ]; then
      project=$folder
      break
    fi
    folder=${folder%/*}
  done
  set -f
  IFS=:
  for folder in $PATH; do
    case $folder in
    "$project" | "$project"/*) continue ;;
    /*) ;;
    *) continue ;;
    esac
    folder=$(cd "$folder" 2>/dev/null && pwd -P) || continue
    case $folder in "$project" | "$project"/*) continue ;; esac
    if [ -f "$folder/sameview" ] && [ -x "$folder/sameview" ]; then
      printf '%s\n' "$folder/sameview"
      return
    fi
  done
}

case ${SAMEVIEW:-} in
/*) command=$SAMEVIEW ;;
?*)
  echo "warning: SAMEVIEW must be an absolute path, so nothing is linted"
  exit 0
  ;;
*) command=$(installed) ;;
esac
if [ ! -x "$command" ]; then
  echo "warning: sameview is not installed, so nothing is linted; see https://github.com/sameview/sameview"
  exit 0
fi

if [ $# -eq 0 ]; then set -- --severity warning --fail-on error; fi
"$command" lint --format xcode --quiet "$@"
status=$?
if [ "$status" -gt 1 ]; then echo "error: sameview failed, or skipped some code; its messages are above"; fi
exit "$status"
