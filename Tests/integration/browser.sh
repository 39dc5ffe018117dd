#!/usr/bin/env bash
# The report for a browser, in Chromium without a screen, and whether the pictures of the documents show what the
# command prints. Without Chromium and its driver, or the Python packages that drive it, only the picture of the terminal
# is checked.
source "$(dirname "$0")/support.sh"

pictures=$root/Website/pictures.py
expect 0 python3 "$pictures" "$sameview" --check --terminal

python=$tools/bin/python
PYTHONPATH=$root/Tests/integration python3 -c 'import chromium, sys; sys.exit(chromium.programs() is None)' ||
  skip "Chromium or chromedriver is not installed"
[ -x "$python" ] || python3 -m venv "$tools"
# package MODULE ARGUMENT...: what pip installs, unless the module is there already.
package() {
  "$python" -c "import $1" 2>/dev/null || "$tools/bin/pip" install --quiet --disable-pip-version-check "${@:2}" ||
    skip "PyPI cannot be reached"
}
package selenium selenium==4.51.0
# It is wanted for a file in it, the script of axe-core, and not for what it depends on.
package axe_playwright_python --no-deps axe-playwright-python==0.1.8
axe=$("$python" -c 'import axe_playwright_python as it; print(it.__path__[0])')/axe.min.js

# All fixtures in strict mode make a page of nearly the size that a page may have.
expect 0 "$sameview" "$root/Fixtures" --preset strict --no-c --quiet --fail-on never --output "html=$work/large.html"
[ "$(wc -c <"$work/large.html")" -gt 1500000 ] || fail "the large page is only $(wc -c <"$work/large.html") bytes"

expect 0 "$sameview" "$root/Fixtures/showcase" --no-config --quiet --fail-on never --output "html=$work/small.html"

mkdir -p "$work/app/<img src=x onerror=window.ran=1>"
cd "$work/app"
cat >"<img src=x onerror=window.ran=1>/A.swift" <<'SWIFT'
import SwiftUI

final class `</script><script>window.ran=1</script>`: ObservableObject {
  @Published var `"><svg onload=window.ran=1>` = 0
}
struct `<style onload=window.ran=1>`: View {
  @State var `</title><img src=x onerror=window.ran=1>` = "javascript:window.ran=1"
  @ObservedObject var model = `</script><script>window.ran=1</script>`()
  var body: some View {
    if model.`"><svg onload=window.ran=1>` > 0 { Text("</script><script>window.ran=1</script>") } else { AnyView(Inner()) }
    ForEach([1, 2].indices, id: \.self) { Text("\($0)") }
  }
}
struct Inner: View {
  @State public var note = "<!--<script>window.ran=1" /* ]]></pre><img src=x onerror=window.ran=1> */
  var body: some View { TextField("`<img src=x onerror=window.ran=1>`", text: $note).id(UUID()) }
}
SWIFT
printf '* @<img/src=x/onerror=window.ran=1>\n' >CODEOWNERS
expect 0 "$sameview" . --preset strict --no-config --quiet --fail-on never --output "html=$work/hostile.html"

expect 0 "$python" "$root/Tests/integration/browser.py" "$axe" "$work/large.html" "$work/small.html" \
  "$work/hostile.html"
cat "$work/log"

expect 0 "$python" "$pictures" "$sameview" --check
finish
