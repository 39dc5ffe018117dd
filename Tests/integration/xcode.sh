#!/usr/bin/env bash
# The build phase of Xcode, in an environment such as Xcode gives it.
source "$(dirname "$0")/support.sh"

phase="$root/Scripts/xcode-build-phase.sh"
app="$work/An App"
mkdir -p "$app/App" "$work/bin"
ln -s "$sameview" "$work/bin/sameview"
home() {
  # shellcheck disable=SC2016 # It is Swift.
  printf 'import SwiftUI\n\nstruct Home: View {\n  @State %s var name = ""\n  var body: some View { TextField("a", text: $name)%s }\n}\n' \
    "$1" "${2:-}" >"$app/App/Home.swift"
}
# The command that runs the build, if it is not to run as this user.
as=()
build() { (cd / && ${as[@]+"${as[@]}"} env -i HOME="$work" PATH="$work/bin:/usr/bin:/bin" SRCROOT="$app" ACTION=build "$@"); }

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
# CI has reports of its own.
expect 0 build CI=true "$phase"
[ ! -s "$work/log" ] || fail "something is said on CI"
# A build does not break where it is not installed.
expect 0 build PATH=/usr/bin:/bin "$phase"
says "warning: sameview is not installed"
says "https://github.com/sameview/sameview/releases"
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

# In a repository only the files count that differ from the last commit; without a commit, all do. The project brings no
# git either.
expect 1 build "$phase"
cp "$app/bin/sameview" "$app/bin/git"
git -C "$app" add --all
git -C "$app" commit --quiet --message All
expect 0 build PATH="$app/bin:$work/bin:/usr/bin:/bin" "$phase"
[ ! -s "$work/log" ] || fail "something is said of a file that is committed"
expect 1 build "$phase" --severity warning
says "$app/App/Home.swift:5:"
sed 's/Home/Other/' "$app/App/Home.swift" >"$app/App/Other.swift"
expect 1 build "$phase"
says "$app/App/Other.swift:5:"
silent "Home.swift"
expect 1 build SRCROOT="$app/App" "$phase"
says "$app/App/Other.swift:5:"
git -C "$app" add --all
git -C "$app" commit --quiet --message "All again"
echo "// A change." >>"$app/App/Home.swift"
expect 1 build "$phase"
says "$app/App/Home.swift:5:"
silent "Other.swift"

# A sandboxed script can read the project if it declares the project, and cannot write there. Otherwise it cannot read the
# folders in it. Permissions stand in for the sandbox.
rm "$work/bin/sameview"
cp "$sameview" "$work/bin/sameview"
cp "$phase" "$app/phase.sh"
if [ "$(id -u)" = 0 ]; then
  # Permissions do not bind root.
  chmod 711 "$work"
  chown -R 65534:65534 "$app"
  as=(setpriv --reuid=65534 --regid=65534 --clear-groups)
fi
chmod -R a-w "$app"
expect 1 build ENABLE_USER_SCRIPT_SANDBOXING=YES "$app/phase.sh"
says "$app/App/Home.swift:5:"
silent "USE_RECURSIVE_SCRIPT_INPUTS_IN_SCRIPT_PHASES"
chmod 0 "$app/App"
expect 0 build ENABLE_USER_SCRIPT_SANDBOXING=YES "$app/phase.sh"
says "warning: nothing is linted, because the sandbox of the script hides App: add \$(SRCROOT) to the input files"
says "USE_RECURSIVE_SCRIPT_INPUTS_IN_SCRIPT_PHASES"
chmod -R u+rwX "$app"

finish
