#!/usr/bin/env bash
# The package of plugins that Scripts/release.sh makes, run by SwiftPM on a package that depends on it. The command comes
# from the artifact bundle, and nothing of SameView is built.
#
# SAMEVIEW_BUNDLE_SECONDS is a limit for a clean build on a quiet machine; without it, the time is only printed.
# shellcheck source=support.sh
source "$(dirname "$0")/support.sh"

dist="$work/dist"
mkdir -p "$dist"
SAMEVIEW_BINARY="$sameview" expect 0 "$root/Scripts/release.sh" --trial "$dist"

# Nothing is published here: the bundle comes from the package itself instead of an address. SwiftPM verifies the
# checksums of downloads only.
plugins="$work/SameViewPlugins"
cp -R "$dist/packaging/SameViewPlugins" "$plugins"
cp "$dist/sameview.artifactbundle.zip" "$plugins"
grep -qF "checksum: \"$(cut -d ' ' -f 1 "$dist/sameview.artifactbundle.zip.sha256")\"" "$plugins/Package.swift" ||
  fail "the package names another checksum"
sed -i.bak -e 's|url: ".*/sameview.artifactbundle.zip",|path: "sameview.artifactbundle.zip"),|' -e '/checksum: /d' \
  "$plugins/Package.swift"

app="$work/An App"
mkdir -p "$app/Sources/App"
cat >"$app/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(path: "../SameViewPlugins")],
  targets: [.target(name: "App", plugins: [.plugin(name: "SameViewLint", package: "SameViewPlugins")])]
)
SWIFT
# SwiftUI itself is not needed: what is not found under that name is not compiled.
cat >"$app/Sources/App/Modifiers.swift" <<'SWIFT'
#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    @ViewBuilder func applyIf<V: View>(_ condition: Bool, transform: (Self) -> V) -> some View {
      if condition { transform(self) } else { self }
    }
  }
#endif
SWIFT
home() {
  cat >"$app/Sources/App/Home.swift" <<SWIFT
#if canImport(SwiftUI)
  import SwiftUI

  struct Home: View {
    @State private var text = ""
    @State private var isLarge = false
    var body: some View { $1 }
    func grow() { isLarge.toggle() }
  }
#endif
SWIFT
}

# The command is in the bundle and nowhere else. SwiftPM's own sandbox is left out: some containers allow none.
unset SAMEVIEW
PATH="$(dirname "$(command -v swift)"):/usr/bin:/bin"
build() { swift build --package-path "$app" --disable-sandbox "$@"; }
package() { swift package --package-path "$app" --disable-sandbox "$@"; }

# A clean build shows a warning.
# shellcheck disable=SC2016 # The dollar is Swift's.
home 'TextField("a", text: $text).applyIf(isLarge) { $0.bold() }.onSubmit(grow)'
started=$SECONDS
expect 0 build
took=$((SECONDS - started))
says "$app/Sources/App/Home.swift:7:"
says ": warning: "
says "[conditional-modifier-use]"
[ -z "${SAMEVIEW_BUNDLE_SECONDS:-}" ] || [ "$took" -le "$SAMEVIEW_BUNDLE_SECONDS" ] || fail "a clean build took $took s"
# What has not changed is not linted again.
expect 0 build
silent "[conditional-modifier-use]"
rm "$app/Sources/App/Modifiers.swift"
# An error ends the build, until it is gone.
# shellcheck disable=SC2016
home 'VStack { TextField("a", text: $text).id(UUID()); Text("a").bold(isLarge) }.onSubmit(grow)'
expect 1 build
says ": error: "
says "[unstable-inline-id]"
expect 1 package sameview
says "Sources/App/Home.swift:7:"
expect 0 package sameview --version
says "$("$sameview" --version)"
home 'Text("a").bold(isLarge).onTapGesture(perform: grow)'
expect 0 build
silent ": error: "
silent ": warning: "

# A release without a binary for this system does not break a build.
rm -rf "$app/.build" "$plugins/sameview.artifactbundle.zip"
mkdir "$work/other"
printf '\312\376\272\276' >"$work/other/sameview"
case $(uname -s) in
Darwin)
  printf '\177ELF\2\1\1\0\0\0\0\0\0\0\0\0\2\0\267\0' >"$work/other/sameview"
  triple=aarch64-unknown-linux-gnu
  ;;
*) triple=arm64-apple-macosx ;;
esac
mkdir "$work/binaries"
mv "$work/other" "$work/binaries/$triple"
cp "$root/Package.resolved" "$work/binaries/$triple"
expect 0 python3 -B "$root/Scripts/packaging.py" "$dist" "$work/binaries"
cp "$dist/sameview.artifactbundle.zip" "$plugins"
expect 0 build
says "has no binary for this system"

echo "a clean build took $took s"
finish
