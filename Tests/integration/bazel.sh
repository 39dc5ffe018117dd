#!/usr/bin/env bash
# The rules for Bazel, filled in as a release does, with the archive of a release from a folder. Nothing is downloaded.
# Skipped without Bazel (Debian: bazel-bootstrap, which is Bazel 4.2).
# shellcheck source=support.sh
source "$(dirname "$0")/support.sh"

command -v bazel >/dev/null || skip "there is no bazel"

version=$("$sameview" --version)
case $(uname -sm) in
"Linux x86_64") system=linux-x86_64 ;;
"Linux aarch64") system=linux-arm64 ;;
Darwin*) system=macos-$(uname -m) ;;
esac

# The archive as Scripts/release.sh names it, and stand-ins for its other files.
dist="$work/dist"
mkdir -p "$dist/sameview-$version-$system/bin" "$work/binaries/triple"
cp "$sameview" "$dist/sameview-$version-$system/bin/sameview"
tar -czf "$dist/sameview-$version-$system.tar.gz" -C "$dist" "sameview-$version-$system"
for other in linux-arm64 linux-x86_64 macos-arm64 macos-x86_64; do
  printf '%064d  -\n' 5 >"$dist/sameview-$version-$other.tar.gz.sha256"
done
(cd "$dist" && python3 -c 'import hashlib, sys; print(hashlib.sha256(open(sys.argv[1], "rb").read()).hexdigest())' \
  "sameview-$version-$system.tar.gz" >"sameview-$version-$system.tar.gz.sha256")
expect 0 python3 -B -c '
import sys
sys.path.insert(0, sys.argv[1])
import packaging
packaging.write_templates(sys.argv[2])' "$root/Scripts" "$dist"
rules="$dist/packaging/bazel"
test -f "$rules/repositories.bzl" || fail "the rules are not complete"

app="$work/app"
mkdir -p "$app/App" "$app/Kit" "$work/coverage"
cat >"$app/WORKSPACE" <<STARLARK
workspace(name = "app")
local_repository(name = "rules_sameview", path = "$rules")
load("@rules_sameview//:repositories.bzl", "sameview_repositories")
sameview_repositories(address = "file://$dist")
STARLARK
# Bazel's own tests ask for tools from the network.
echo 'workspace(name = "remote_coverage_tools")' >"$work/coverage/WORKSPACE"
cat >"$work/coverage/BUILD" <<'STARLARK'
package(default_visibility = ["//visibility:public"])
filegroup(name = "coverage_report_generator")
filegroup(name = "lcov_merger")
STARLARK
# What an aspect sees of the rule of rules_swift.
cat >"$app/swift.bzl" <<'STARLARK'
def _impl(_ctx):
    return [DefaultInfo()]

swift_library = rule(
    implementation = _impl,
    attrs = {"srcs": attr.label_list(allow_files = [".swift"]), "deps": attr.label_list()},
)
STARLARK
echo 'exports_files([".sameview.yml"])' >"$app/BUILD"
echo 'rules: {conditional-modifier-use: error}' >"$app/.sameview.yml"
cat >"$app/Kit/BUILD" <<'STARLARK'
load("//:swift.bzl", "swift_library")
package(default_visibility = ["//visibility:public"])
filegroup(name = "sources", srcs = ["Modifiers.swift"])
swift_library(name = "Kit", srcs = [":sources"])
STARLARK
cat >"$app/App/BUILD" <<'STARLARK'
load("@rules_sameview//:defs.bzl", "sameview_test")
load("//:swift.bzl", "swift_library")
swift_library(name = "App", srcs = ["Home.swift"], deps = ["//Kit"])
sameview_test(name = "lint", srcs = ["Home.swift"], context = ["//Kit:sources"])
sameview_test(name = "alone", srcs = ["Home.swift"])
sameview_test(name = "errors", srcs = ["Home.swift"], context = ["//Kit:sources"], args = ["--fail-on", "error"])
sameview_test(
    name = "configured", srcs = ["Home.swift"], context = ["//Kit:sources"], args = ["--fail-on", "error"],
    config = "//:.sameview.yml",
)
STARLARK
cat >"$app/Kit/Modifiers.swift" <<'SWIFT'
import SwiftUI

extension View {
  @ViewBuilder public func applyIf<V: View>(_ condition: Bool, transform: (Self) -> V) -> some View {
    if condition { transform(self) } else { self }
  }
}
SWIFT
home() {
  printf 'import SwiftUI\n\nstruct Home: View {\n  @State private var isLarge = false\n  @State private var text = ""\n' >"$app/App/Home.swift"
  printf '  var body: some View { %s }\n  func grow() { isLarge.toggle() }\n}\n' "$1" >>"$app/App/Home.swift"
}

cd "$app"
run() {
  local command=$1
  shift
  bazel --output_user_root="$work/bazel" "$command" --override_repository=remote_coverage_tools="$work/coverage" \
    --color=no --curses=no "$@"
}
# The server keeps files open, and makes folders read-only.
trap '(cd "$app" && bazel --output_user_root="$work/bazel" shutdown >/dev/null 2>&1) || true; chmod -R u+w "$work"; rm -rf "$work"' EXIT

# A finding rests on a file of another package.
# shellcheck disable=SC2016 # The dollar is Swift's.
home 'TextField("a", text: $text).applyIf(isLarge) { $0.bold() }.onSubmit(grow)'
# Bazel ends with 3 if tests fail.
expect 3 run test //App:lint --test_output=errors
says "App/Home.swift:6:"
says "[conditional-modifier-use]"
# Bazel writes a file of its own for a test that writes none.
grep -q '<testcase name="conditional-modifier-use at line 6' bazel-testlogs/App/lint/test.xml || fail "the results are not those of SameView"
# Without that file, nothing is known about it; and options and configurations apply.
expect 0 run test //App:alone
expect 0 run test //App:errors
expect 3 run test //App:configured --test_output=errors
says "error: "

# The aspect finds the same through `deps`, prints warnings, and leaves a report for each target.
aspect=(--aspects=@rules_sameview//:defs.bzl%sameview_lint --output_groups=+sameview)
expect 0 run build //App "${aspect[@]}"
says "[conditional-modifier-use]"
expect 0 python3 -c 'import json; print([f["rule"] for f in json.load(open("bazel-bin/App/App.sameview.json"))["findings"]])'
says "conditional-modifier-use"
test -f bazel-bin/Kit/Kit.sameview.json || fail "there is no report on the dependency"
expect 0 run build //App "${aspect[@]}"
silent "[conditional-modifier-use]"
expect 1 run build //App "${aspect[@]}" --@rules_sameview//:config=//:.sameview.yml
says "error: "
home 'Text("a").bold(isLarge).onTapGesture(perform: grow)'
expect 0 run test //App:lint //App:configured
expect 0 run build //App "${aspect[@]}" --@rules_sameview//:config=//:.sameview.yml
silent "[conditional-modifier-use]"

finish
