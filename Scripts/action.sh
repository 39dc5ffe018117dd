#!/usr/bin/env bash
# The steps of the GitHub Action in action.yml. What its user gives comes as environment variables: text that GitHub
# puts into a script would be run as part of it.
#
#   Scripts/action.sh install   finds or downloads the command
#   Scripts/action.sh lint      runs it
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)

# one_line VARIABLE INPUT: the variable becomes an output, in which another line would be another output.
one_line() {
  case ${!1:-} in
  *$'\n'* | *$'\r'*)
    echo "::error::the input ${2} must be one line"
    exit 2
    ;;
  esac
}

install() {
  local binary=${SAMEVIEW_BINARY:-}
  one_line SAMEVIEW_BINARY binary
  if [ -z "$binary" ]; then
    binary=$("$here/install.sh" "${SAMEVIEW_VERSION:-}" "${RUNNER_TEMP:?}/sameview") || {
      echo "::error::sameview could not be installed"
      exit 1
    }
    dirname "$binary" >>"${GITHUB_PATH:?}"
  fi
  "$binary" --version
  echo "binary=$binary" >>"${GITHUB_OUTPUT:?}"
}

lint() {
  local arguments=(lint --format github --quiet --fail-on "${SAMEVIEW_FAIL_ON:-warning}")
  local line words summary sarif status=0
  one_line SAMEVIEW_SARIF sarif-file
  summary=${RUNNER_TEMP:?}/sameview-summary.md
  sarif=$RUNNER_TEMP/sameview.sarif
  rm -f "$summary" "$sarif"
  arguments+=(--output "markdown=$summary")
  if [ -n "${SAMEVIEW_SARIF:-}" ]; then arguments+=(--output "sarif=$SAMEVIEW_SARIF" --output "sarif=$sarif"); fi
  while IFS= read -r line; do
    read -r -a words <<<"$line"
    arguments+=(${words[@]+"${words[@]}"})
  done <<<"${SAMEVIEW_ARGS:-}"
  # A path may begin with a dash or hold spaces.
  arguments+=(--)
  while IFS= read -r line; do
    if [ -n "$line" ]; then arguments+=("$line"); fi
  done <<<"${SAMEVIEW_PATHS:-.}"

  "${SAMEVIEW_BINARY:?}" "${arguments[@]}" || status=$?
  {
    echo "status=$status"
    # An older report does not count: it may have come with the code.
    if [ -n "${SAMEVIEW_SARIF:-}" ] && cmp -s -- "$sarif" "$SAMEVIEW_SARIF"; then echo "sarif-file=$SAMEVIEW_SARIF"; fi
  } >>"${GITHUB_OUTPUT:?}"
  if [ -f "$summary" ]; then cat "$summary" >>"${GITHUB_STEP_SUMMARY:-/dev/null}"; fi
  if [ "$status" -gt 1 ]; then echo "::error::sameview failed, or skipped some code; see the log of this step"; fi
  exit "$status"
}

case ${1:-} in
install | lint) "$1" ;;
*)
  echo "usage: Scripts/action.sh install|lint" >&2
  exit 2
  ;;
esac
