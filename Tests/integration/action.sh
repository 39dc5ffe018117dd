#!/usr/bin/env bash
# The GitHub Action: its description, and its steps as a runner takes them.
source "$(dirname "$0")/support.sh"

expect 0 "$(tool check-jsonschema check-jsonschema)" --builtin-schema vendor.github-actions "$root/action.yml"

"$tools/bin/python" -c 'import yaml' 2>/dev/null || "$tools/bin/pip" install --quiet --disable-pip-version-check pyyaml

app="$work/app"
mkdir -p "$app/Sources" "$app/With space" "$work/temp"
cat >"$app/Sources/Home.swift" <<'SWIFT'
import SwiftUI

struct Home: View {
  @State public var count = 0
  var body: some View { Text("\(count)") }
}
SWIFT
sed 's/public var/private var/' "$app/Sources/Home.swift" >"$app/With space/Clean, 100%.swift"

# run STATUS [NAME=VALUE...]: the steps of action.yml, as GitHub runs them, with inputs.
run() {
  local wanted=$1
  shift
  rm -rf "$work/temp"
  mkdir "$work/temp"
  : >"$work/outputs"
  : >"$work/path"
  : >"$work/page"
  cd "$app"
  expect "$wanted" env GITHUB_ACTION_PATH="$root" GITHUB_OUTPUT="$work/outputs" GITHUB_PATH="$work/path" \
    GITHUB_STEP_SUMMARY="$work/page" RUNNER_TEMP="$work/temp" "$tools/bin/python" - "$root/action.yml" "$@" <<'PY'
import os, re, subprocess, sys
import yaml

action = yaml.safe_load(open(sys.argv[1]))
inputs = {name: one["default"] for name, one in action["inputs"].items()}
given = dict(word.split("=", 1) for word in sys.argv[2:])
assert set(given) <= set(inputs), given
inputs.update(given)


def filled(text):
    def value(match):
        word = match.group(1).strip()
        if word.startswith("inputs."):
            return inputs[word[len("inputs.") :]]
        outputs = dict(line.rstrip("\n").split("=", 1) for line in open(os.environ["GITHUB_OUTPUT"]))
        return outputs.get(word.split(".")[-1], "")

    return re.sub(r"\$\{\{(.*?)\}\}", value, str(text))


for step in action["runs"]["steps"]:
    assert "${{" not in step["run"], "what a user gives must not become part of a script"
    environment = dict(os.environ, **{name: filled(text) for name, text in step["env"].items()})
    status = subprocess.run(["bash", "-e", "-o", "pipefail", "-c", step["run"]], env=environment).returncode
    if status:
        sys.exit(status)
PY
  cd "$root"
}
outputs() { grep -qxF "$1" "$work/outputs" || fail "no output '$1'"; passed=$((passed + 1)); }

binary="binary=$sameview"
run 1 "$binary"
says "::warning file=Sources/Home.swift,line=4,"
outputs "status=1"
outputs "sarif-file=sameview.sarif"
grep -q '"2.1.0"' "$app/sameview.sarif" || fail "no SARIF"
grep -q 'private-state' "$work/page" || fail "no summary"
rm "$app/sameview.sarif"

run 0 "$binary" fail-on=error sarif-file=
says "::warning "
[ ! -e "$app/sameview.sarif" ] || fail "a report was written without being asked for"
run 0 "$binary" "paths=With space"
silent "::warning"
run 1 "$binary" $'paths=With space\nSources' $'args=--severity warning\n--only private-state'
says "::warning "
run 0 "$binary" args="--disable private-state"
run 1 "$binary" sarif-file=-x.sarif
outputs "sarif-file=-x.sarif"
rm -- "$app/-x.sarif"
# What looks like a script or an option is neither.
# shellcheck disable=SC2016
run 2 "$binary" 'paths=$(touch /tmp/sameview-injected); --fix'
[ ! -e /tmp/sameview-injected ] || fail "an input was run"
says "::error::sameview failed, or skipped some code"
outputs "status=2"

# A report that came with the code is not passed on, nor is one where a link stands.
echo '{"version": "2.1.0", "runs": []}' >"$app/sameview.sarif"
echo 'rules: {none: on}' >"$app/.sameview.yml"
run 2 "$binary"
no_report() { if grep -q "^sarif-file=" "$work/outputs"; then fail "another report"; fi; passed=$((passed + 1)); }
no_report
rm "$app/.sameview.yml"
run 1 "$binary"
outputs "sarif-file=sameview.sarif"
grep -q 'private-state' "$app/sameview.sarif" || fail "no SARIF"
rm "$app/sameview.sarif"
ln -s /dev/null "$app/sameview.sarif"
run 2 "$binary"
no_report
rm "$app/sameview.sarif"

# An input of several lines would set other outputs.
run 2 "$binary" $'sarif-file=a.sarif\nstatus=0'
says "::error::"
[ ! -s "$work/outputs" ] || outputs "binary=$sameview"
if grep -q "status=0" "$work/outputs"; then fail "an input set an output"; fi

# A release, from a place of its own.
mkdir -p "$work/releases/$("$sameview" --version)"
SAMEVIEW_BINARY="$sameview" expect 0 "$root/Scripts/release.sh" --trial "$work/releases/$("$sameview" --version)"
export SAMEVIEW_RELEASES="file://$work/releases"
run 1
says "::warning "
grep -q "$work/temp/sameview/bin" "$work/path" || fail "the release is not on the path"
run 1 version=99.0.0
says "::error::sameview could not be installed"

finish
