#!/usr/bin/env bash
# Every command line of every document, and each example of --help, is run here, run by another script of CI, or marked as
# untried for its readers.
# Snippets of YAML and JSON are parsed, and configurations checked.
source "$(dirname "$0")/support.sh"

[ -x "$tools/bin/python" ] || python3 -m venv "$tools"
"$tools/bin/python" -c 'import yaml' 2>/dev/null ||
  "$tools/bin/pip" install --quiet --disable-pip-version-check pyyaml

expect 0 "$tools/bin/python" -B "$root/Tests/integration/documents.py" "$root" "$(realpath "$sameview")" "$work/documents"
cat "$work/log"
finish
