#!/usr/bin/env bash
# The plugins, run by SwiftPM on a package that depends on this one by its path.
#
# With --from-source the package depends on a repository instead, and the plugins build the command, which takes
# minutes.
# shellcheck source=support.sh
source "$(dirname "$0")/support.sh"

from_source=false
[ "${1:-}" != --from-source ] || from_source=true

app="$work/An App"
mkdir -p "$app/Sources/App" "$app/Sources/Kit"

manifest() {
  cat >"$app/Package.swift" <<SWIFT
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package($1)],
  targets: [
    .target(name: "Kit"),
    .target(name: "App", dependencies: ["Kit"], plugins: [.plugin(name: "SameViewLint", package: "SameView")]),
  ]
)
SWIFT
}

# SwiftUI itself is not needed: what is not found under that name is not compiled.
cat >"$app/Sources/Kit/Modifiers.swift" <<'SWIFT'
#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    @ViewBuilder public func applyIf<V: View>(_ condition: Bool, transform: (Self) -> V) -> some View {
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
    @State private var isLarge = false
    @State private var text = ""
    var body: some View { $1 }
    func grow() { isLarge.toggle() }
  }
#endif
SWIFT
}

# SwiftPM's own sandbox is left out: some containers allow none.
build() { swift build --package-path "$app" --disable-sandbox "$@"; }
package() { swift package --package-path "$app" --disable-sandbox "$@"; }

# shellcheck disable=SC2016 # The dollar is Swift's.
helper='TextField("a", text: $text).applyIf(isLarge) { $0.bold() }.onSubmit(grow)'
# shellcheck disable=SC2016
hazard='VStack { TextField("a", text: $text).id(UUID()); Text("a").bold(isLarge) }.onSubmit(grow)'
clean='Text("a").bold(isLarge)'

tried() {
  # A warning, which rests on another target, leaves the build whole.
  home "$helper"
  expect 0 build
  says "$app/Sources/App/Home.swift:7:"
  says ": warning: "
  says "[conditional-modifier-use]"
  silent "Sources/Kit/Modifiers.swift:5:1"
  # What has not changed is not linted again.
  expect 0 build
  silent "[conditional-modifier-use]"
  # An error ends it, each time, until it is gone.
  home "$hazard"
  expect 1 build
  says ": error: "
  says "[unstable-inline-id]"
  expect 1 build
  home "$clean"
  expect 0 build
  silent ": warning: "
  silent ": error: "
  # A configuration is noticed when it appears, and when it is replaced, as editors do.
  home "$helper"
  expect 0 build
  says "[conditional-modifier-use]"
  printf 'rules: {conditional-modifier-use: error}\n' >"$app/.sameview.yml"
  expect 1 build
  printf 'rules: {conditional-modifier-use: off}\n' >"$work/new.yml"
  mv "$work/new.yml" "$app/.sameview.yml"
  expect 0 build
  silent "[conditional-modifier-use]"
  rm "$app/.sameview.yml"
  # The plugin leaves nothing behind in the product.
  [ -z "$(find "$app/.build/" -name '*.resources')" ] || fail "the plugin made a resource"

  home "$helper"
  expect 1 package sameview
  says "Sources/App/Home.swift:7:"
  expect 0 package sameview Sources/Kit --fail-on error
  expect 0 package sameview explain any-view
  says "AnyView"
  expect 1 package sameview --no-such-option
  says "Unknown option"
}

# Packages are known by the last part of their path.
if $from_source; then
  snapshot "$work/SameView"
fi
# SwiftPM may need what is configured for git to reach the packages that this one depends on.
unset GIT_CONFIG_GLOBAL
if $from_source; then
  manifest "url: \"file://$work/SameView\", branch: \"main\", traits: [\"PluginsFromSource\"]"
  tried
else
  ln -s "$root" "$work/SameView"
  manifest 'path: "../SameView"'
  export SAMEVIEW="$sameview"
  tried
  # Found on the path, too; and what is not installed breaks no build.
  unset SAMEVIEW
  mkdir "$work/bin"
  ln -s "$sameview" "$work/bin/sameview"
  home "$hazard"
  PATH="$work/bin:$PATH" expect 1 build
  says "[unstable-inline-id]"
  expect 0 env SAMEVIEW= PATH="$(dirname "$(command -v swift)"):/usr/bin:/bin" swift build --package-path "$app" --disable-sandbox
  says "warning: sameview is not installed"
  expect 1 package sameview
  says "sameview is not installed"
  # The package does not bring the program.
  mkdir "$app/bin"
  printf '#!/bin/sh\necho "the program of the package ran"\n' >"$app/bin/sameview"
  chmod +x "$app/bin/sameview"
  PATH="$app/bin:$PATH" expect 1 package sameview
  says "sameview is not installed"
  silent "the program of the package ran"
  git init --quiet "$app/.."
  PATH="$work/bin:$PATH" expect 1 package sameview
  says "sameview is not installed"
fi

finish
