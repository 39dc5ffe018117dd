#!/usr/bin/env bash
# The hooks, installed and run by pre-commit.
#
# With --from-source also the hook that is built by Swift, which takes minutes.
source "$(dirname "$0")/support.sh"

hooks=(sameview sameview-system)
[ "${1:-}" != --from-source ] || hooks+=(sameview-swift)

precommit=$(tool pre-commit pre-commit)
export PRE_COMMIT_HOME="$work/cache" PIP_DISABLE_PIP_VERSION_CHECK=1
# What `pip install` of the hook puts into its wheel.
export SAMEVIEW_BINARY="$sameview"
mkdir "$work/bin"
ln -s "$sameview" "$work/bin/sameview"

snapshot "$work/SameView"
revision=$(git -C "$work/SameView" rev-parse HEAD)

clean='var body: some View { Text("text").bold(isLarge) }'
# shellcheck disable=SC2016 # The dollar is Swift's.
hazard='var body: some View { TextField("a", text: $text).applyIf(isLarge) { $0.bold() }.onSubmit(grow) }'
home() {
  printf 'import SwiftUI\n\nstruct %s: View {\n  @State private var isLarge = false\n  %s\n' "$1" "$2"
  printf '  @State private var text = ""\n  func grow() { isLarge.toggle() }\n}\n'
}
commit() { git -C "$app" commit --quiet --message "$1"; }

for hook in "${hooks[@]}"; do
  app="$work/$hook app"
  path=$PATH
  case $hook in
  # No Swift is needed for the wheel.
  sameview) PATH="$(dirname "$precommit"):$(dirname "$(command -v python3)"):/usr/bin:/bin" ;;
  sameview-system) PATH="$work/bin:$PATH" ;;
  esac
  git init --quiet "$app"
  cat >"$app/.pre-commit-config.yaml" <<YAML
repos:
  - repo: file://$work/SameView
    rev: $revision
    hooks:
      - id: $hook
YAML
  mkdir "$app/Screens"
  home Home "$clean" >"$app/Screens/Home.swift"
  home Other "$hazard" >"$app/Screens/Other screen.swift"
  cat >"$app/Modifiers.swift" <<'SWIFT'
import SwiftUI

extension View {
  @ViewBuilder func applyIf<V: View>(_ condition: Bool, transform: (Self) -> V) -> some View {
    if condition { transform(self) } else { self }
  }
}
SWIFT
  git -C "$app" add --all
  commit "Before there was a hook"
  (cd "$app" && expect 0 "$precommit" install --install-hooks)

  # Nothing that SameView reads.
  echo "Read me." >"$app/README.md"
  git -C "$app" add --all
  expect 0 commit "Words"
  says "no files to check"

  # A hazard, which rests on a file that is not part of the commit.
  home Home "$hazard" >"$app/Screens/Home.swift"
  git -C "$app" add --all
  expect 1 commit "A hazard"
  says "Screens/Home.swift:5:"
  says "[conditional-modifier-use]"
  silent "Other screen.swift:5:"
  says "Modifiers.swift:4:"

  # The same with the cure on disk only: what would be committed is the hazard.
  home Home "$clean" >"$app/Screens/Home.swift"
  expect 1 commit "A hazard still"
  says "[conditional-modifier-use]"
  grep -qF 'bold(isLarge)' "$app/Screens/Home.swift" || fail "what was not staged is lost"

  # The cure is staged, and a new hazard is on disk only.
  home Home "${clean/text/words}" >"$app/Screens/Home.swift"
  git -C "$app" add --all
  home Home "$hazard" >"$app/Screens/Home.swift"
  expect 0 commit "The cure"
  silent "[conditional-modifier-use]"
  grep -qF 'applyIf' "$app/Screens/Home.swift" || fail "what was not staged is lost"

  # What is there already is found when all files are asked for, in names with spaces, too.
  git -C "$app" checkout --quiet .
  (cd "$app" && expect 1 "$precommit" run --all-files)
  says "Screens/Other screen.swift:5:"

  # What a team adds to the hook goes to the command.
  printf '        args: [--disable, "conditional-modifier-use,conditional-modifier-helper"]\n' >>"$app/.pre-commit-config.yaml"
  git -C "$app" add .pre-commit-config.yaml
  (cd "$app" && expect 0 "$precommit" run --all-files)

  # Names of a commit's files are not options, whatever they begin with.
  rm -f "$app"/Screens/* "$app/Modifiers.swift"
  home Hidden "$hazard" | sed 's/private/public/' >"$app/Hidden.swift"
  (cd "$app" && "$sameview" --write-baseline ./--baseline=known.swift . >/dev/null && cp -- --baseline=known.swift known.swift)
  echo 'rules: {private-state: off}' >"$app/--config=evil.swift"
  cp -- "$app/--config=evil.swift" "$app/evil.swift"
  for name in -h --help --version --fix; do echo >"$app/$name.swift"; done
  git -C "$app" add --all
  (cd "$app" && expect 1 "$precommit" run --all-files)
  says "Hidden.swift:4:"
  PATH=$path
done

finish
