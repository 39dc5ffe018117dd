#!/usr/bin/env bash
# The build phase of Xcode, in an environment such as Xcode gives it.
source "$(dirname "$0")/support.sh"

phase="$root/Scripts/xcode-build-phase.sh"
app="$work/An App"
mkdir -p "$app/App" "$work/bin"
ln -s "$sameview" "$work/bin/sameview"
home() {
  printf 'import SwiftUI\n\nstruct Home: View {\n  @State %s var name = ""\n  var body: some View { TextField("a", text: $name)%s }\n}\n' \
    "$1" "${2:-}" >"$app/App/Home.swift"
}
build() { (cd / && env -i HOME="$work" PATH="$work/bin:/usr/bin:/bin" SRCROOT="$app" ACTION=build "$@"); }

home public
expect 0 build "$phase"
says "$app/App/Home.swift:4:21: warning: "
expect 1 build "$phase" --fail-on warning
home private '.id(UUID())'
expect 1 build "$phase"
says "$app/App/Home.swift:5:"
says ": error: "
home private
expect 0 build "$phase"
[ ! -s "$work/log" ] || fail "something is said of nothing"
printf 'rules: {no-such-rule: off}\n' >"$app/.sameview.yml"
expect 2 build "$phase"
says "error: sameview failed, or skipped some code"
rm "$app/.sameview.yml"

home private '.id(UUID())'
expect 0 build ACTION=indexbuild "$phase"
expect 0 build ENABLE_PREVIEWS=YES "$phase"
# A build does not break where it is not installed.
expect 0 build PATH=/usr/bin:/bin "$phase"
says "warning: sameview is not installed"
expect 1 build PATH=/usr/bin:/bin SAMEVIEW="$sameview" "$phase"
# Nor does the project bring the program, whether it is a repository or not.
mkdir -p "$app/bin"
printf '#!/bin/sh\necho "the program of the project ran"\n' >"$app/bin/sameview"
chmod +x "$app/bin/sameview"
ln -s "$app/bin" "$work/linked"
for folder in "$app/bin" "$app/App/../bin" "$work/linked" bin "" .; do
  expect 0 build PATH="$folder:/usr/bin:/bin" "$phase"
  silent "the program of the project ran"
  says "warning: sameview is not installed"
  expect 1 build PATH="$folder:$work/bin:/usr/bin:/bin" "$phase"
  says ": error: "
done
git init --quiet "$app"
expect 0 build SRCROOT="$app/App" PATH="$app/bin:/usr/bin:/bin" "$phase"
says "warning: sameview is not installed"
expect 0 build SAMEVIEW=bin/sameview "$phase"
says "warning: SAMEVIEW must be an absolute path"

finish
