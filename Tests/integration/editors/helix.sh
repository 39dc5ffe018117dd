#!/usr/bin/env bash
# Drives Helix in a terminal of tmux: findings arrive, a fix is applied, a finding is silenced. Prints what happens, and ends
# with status 1 when something else happens than should. HELIX_SETUP is a folder with the set-up of docs/editors.md.
set -euo pipefail

mkdir -p "$XDG_CONFIG_HOME"
cp -R "$HELIX_SETUP" "$XDG_CONFIG_HOME/helix"
socket="sameview-$$"
terminal() { tmux -L "$socket" -f /dev/null "$@"; }
trap 'terminal kill-server 2>/dev/null || true' EXIT
export LC_ALL=C.UTF-8 TERM=xterm-256color
terminal new-session -d -x 140 -y 45 "hx '$FILE'"

fail() {
  echo "FAILED: $1"
  terminal capture-pane -p || true
  exit 1
}
# wait_for TEXT: until the screen shows it.
wait_for() {
  for _ in $(seq 600); do
    if terminal capture-pane -p 2>/dev/null | grep -qF -- "$1"; then return; fi
    sleep 0.1
  done
  fail "the screen never shows '$1'"
}
keys() { terminal send-keys "$@"; }
# Ends what is open. A key that follows at once would be one with Alt.
escape() {
  keys Escape
  sleep 0.2
}

# visit LINE RULE: moves the cursor to a finding, whose message is shown then.
visit() {
  escape
  keys ":$1" Enter
  wait_for " $1:"
  keys ']d'
  wait_for "($2)"
}

# choose TITLE: the first entry of the menu is chosen at first, and stands below the cursor.
choose() {
  local cursor line
  keys Space a
  wait_for "$1"
  cursor=$(terminal display-message -p '#{cursor_y}')
  line=$(terminal capture-pane -p | grep -nF -- "$1" | head -1)
  for _ in $(seq $((${line%%:*} - cursor - 2))); do keys Down; done
  keys Enter
  echo "  chosen: $1"
}

# saved TEXT: saves until the file has the text.
saved() {
  for _ in $(seq 100); do
    escape
    keys ':write' Enter
    if grep -nF -- "$1" "$FILE"; then return; fi
  done
  fail "the file never contains '$1'"
}

hx --version
echo "== findings"
# The gutter shows a mark for each.
wait_for '●'
while read -r line rule; do
  visit "$line" "$rule"
  echo "$line $rule"
done <"$EXPECTED"
if [ -n "${SOURCEKIT:-}" ]; then
  escape
  keys Space s
  wait_for kind
  terminal capture-pane -p | grep -E 'struct +ShoppingList' || fail "sourcekit-lsp does not name the types"
fi

echo "== a fix is applied"
visit "$(sed -n "s/ $FIX\$//p" "$EXPECTED")" "$FIX"
choose "$FIX_TITLE"
saved "$FIXED"

echo "== a finding is silenced"
visit "$(sed -n "s/ $SILENCE\$//p" "$EXPECTED")" "$SILENCE"
choose "Silence \`$SILENCE\` here"
saved "// sameview:disable:next $SILENCE"

escape
keys ':quit!' Enter
echo "done"
