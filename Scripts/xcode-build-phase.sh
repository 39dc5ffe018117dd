#!/bin/sh
# A build phase of Xcode that shows what SameView finds in changed files, as warnings and errors of the build.
#
# Copy it into the project, add a "Run Script" phase behind "Compile Sources" that runs it, as in
#
#   "$SRCROOT/Scripts/xcode-build-phase.sh"
#
# and switch "Based on dependency analysis" off for that phase. In a repository of git it lints the files that differ from
# the last commit, and otherwise SRCROOT. Findings of severity error fail the build. Arguments replace that choice and go to
# sameview: with `--severity warning --fail-on error` it lints SRCROOT. Where sameview is not installed, the build goes on.
# The script does nothing where CI is set, because CI has reports of its own.
#
# With the build setting User Script Sandboxing (ENABLE_USER_SCRIPT_SANDBOXING) a script can read only what it declares:
# add $(SRCROOT) to the input files of the phase, and set USE_RECURSIVE_SCRIPT_INPUTS_IN_SCRIPT_PHASES to YES. The folder of
# the build must not be inside of SRCROOT then.

# Xcode also builds for its index and for previews, which do not show findings.
if [ "${ACTION:-build}" = indexbuild ] || [ "${ENABLE_PREVIEWS:-NO}" = YES ]; then exit 0; fi
if [ -n "${CI:-}" ]; then exit 0; fi

# Xcode's own path does not lead to Homebrew.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin:$HOME/.local/bin"
cd "${SRCROOT:-.}" || exit 0

# A sandboxed script can list SRCROOT in any case, and read what is in it only if that is declared.
if [ "${ENABLE_USER_SCRIPT_SANDBOXING:-NO}" = YES ]; then
  for entry in ./*; do
    if [ ! -r "$entry" ] && [ ! -L "$entry" ]; then
      echo "warning: nothing is linted, because the sandbox of the script hides ${entry#./}: add \$(SRCROOT) to the input" \
        "files of the phase, and set USE_RECURSIVE_SCRIPT_INPUTS_IN_SCRIPT_PHASES to YES"
      exit 0
    fi
  done
fi

# The project is the repository around SRCROOT, or else SRCROOT.
project=$(pwd -P)
folder=$project
while [ -n "$folder" ]; do
  if [ -e "$folder/.git" ]; then
    project=$folder
    break
  fi
  folder=${folder%/*}
done

# installed NAME: prints the program of the first folder of the path that is absolute and outside of the project, which must
# not bring the program that runs.
installed() {
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
    if [ -f "$folder/$1" ] && [ -x "$folder/$1" ]; then
      printf '%s\n' "$folder/$1"
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
*) command=$(installed sameview) ;;
esac
if [ ! -x "$command" ]; then
  echo "warning: sameview is not installed, so nothing is linted: unpack a release from" \
    "https://github.com/sameview/sameview/releases into /usr/local, or set SAMEVIEW to the path of the command"
  exit 0
fi

# hasCommits: whether there is a last commit to compare with.
hasCommits() {
  [ -e "$project/.git" ] || return 1
  git=$(installed git)
  [ -n "$git" ] && "$git" rev-parse --verify --quiet HEAD >/dev/null 2>&1
}

if [ $# -eq 0 ]; then
  set -- --severity warning --fail-on error
  if hasCommits; then set -- "$@" --since HEAD; fi
fi
"$command" lint --format xcode --quiet "$@"
status=$?
if [ "$status" -gt 1 ]; then echo "error: sameview failed, or skipped some code; its messages are above"; fi
exit "$status"
