#!/usr/bin/env bash
# What Scripts/release.sh makes: the archive, the wheel, the manual and the completions.
#
# A binary with debug information, such as the default, takes a while to pack; a released one is quicker.
source "$(dirname "$0")/support.sh"

dist="$work/a mirror/$("$sameview" --version)"
mkdir -p "$dist"
SAMEVIEW_BINARY="$sameview" expect 0 "$root/Scripts/release.sh" "$dist"
archive=$(basename "$dist"/*.tar.gz .tar.gz)
wheel=$(echo "$dist"/*.whl)
(cd "$dist" && expect 0 sha256sum --check -- *.sha256)

# Nothing but the system's own commands, and no Swift, from here on.
plain=/usr/bin:/bin
python=$(python3 -c 'import sys; print(sys.executable)')
"$python" -m venv "$work/venv"
mirror="file://${work// /%20}/a%20mirror"

# pip puts the binary itself onto the path.
PATH=$plain expect 0 "$work/venv/bin/pip" install --no-index "$wheel"
PATH=$plain expect 0 "$work/venv/bin/sameview" --version
cmp "$sameview" "$work/venv/bin/sameview" || fail "the wheel holds another binary"
test -f "$work/venv/share/man/man1/sameview.1" || fail "the wheel holds no manual"
(cd "$root" && PATH=$plain expect 1 "$work/venv/bin/sameview" Fixtures/showcase)
says "[conditional-modifier-use]"
if command -v objdump >/dev/null; then
  newest=$(objdump -T "$sameview" | grep -oE 'GLIBC_2\.[0-9]+' | sort -Vu | tail -1)
  case $wheel in
  *_${newest/GLIBC_2./2_}_*) passed=$((passed + 1)) ;;
  # An older glibc came without the C++ library that is needed.
  *) echo "note: $(basename "$wheel") is for another glibc than $newest" ;;
  esac
fi

# A binary that is installed beside other programs: what these keep in their `share` stays there.
mkdir -p "$work/local/bin" "$work/local/share/man/man1" "$work/local/share/keyrings" "$work/other"
cp "$sameview" "$work/local/bin/sameview"
echo .TH >"$work/local/share/man/man1/sameview.1"
echo secret >"$work/local/share/keyrings/login"
SAMEVIEW_BINARY="$work/local/bin/sameview" expect 0 python3 -c '
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
import wheel_backend
print(wheel_backend.build_wheel(sys.argv[2]))' "$root/Scripts" "$work/other"
expect 0 python3 -m zipfile --list "$work"/other/*.whl
says "share/man/man1/sameview.1"
silent keyrings

# From the sources of the repository, by way of the release …
snapshot "$work/SameView"
install() {
  "$work/venv/bin/pip" uninstall --quiet --yes sameview
  env -u SAMEVIEW_BINARY PATH="$plain" "$@" "$work/venv/bin/pip" install --no-index "$work/SameView"
}
expect 0 install SAMEVIEW_RELEASES="$mirror"
expect 0 "$work/venv/bin/sameview" --version
test -f "$work/venv/share/man/man1/sameview.1" || fail "the manual of the release is left out"
# … which must be what was published …
echo "0000  $archive.tar.gz" >"$dist/$archive.tar.gz.sha256.other"
cp "$dist/$archive.tar.gz.sha256" "$work/checksum"
mv "$dist/$archive.tar.gz.sha256.other" "$dist/$archive.tar.gz.sha256"
expect 1 install SAMEVIEW_RELEASES="$mirror"
says "instead of 0000"
expect 1 env SAMEVIEW_RELEASES="$mirror" "$root/Scripts/install.sh" "" "$work/installed"
says "does not have its published checksum"
cp "$work/checksum" "$dist/$archive.tar.gz.sha256"
# … and without any says what would help.
expect 1 install SAMEVIEW_RELEASES=none
says "there is no binary for this wheel"
says "SAMEVIEW_BINARY"
expect 1 install SAMEVIEW_BINARY="$root"
says "which is not a program"

expect 0 env SAMEVIEW_RELEASES="$mirror" "$root/Scripts/install.sh" "" "$work/installed"
expect 0 "$work/installed/bin/sameview" --version
expect 1 env SAMEVIEW_RELEASES="$mirror" "$root/Scripts/install.sh" 99.0.0 "$work/other"
says "cannot be downloaded"

# The manual.
share="$work/installed/share"
if command -v mandoc >/dev/null; then
  expect 0 mandoc -W error "$share/man/man1/sameview.1"
  for word in "sameview config show" "fail-on" "EXIT STATUS" "Exit status" ".sameview.yml"; do
    grep -q -- "$word" <(mandoc -T ascii "$share/man/man1/sameview.1" | col -b) && passed=$((passed + 1))
  done
fi

# Completion, asked of bash as it asks when the tabulator is pressed.
cat >"$work/complete.bash" <<'BASH'
source "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
COMP_LINE="${COMP_WORDS[*]}"
COMP_POINT=${#COMP_LINE}
COMP_TYPE=9
COMP_KEY=9
compopt() { :; }
function_name=$(complete -p sameview | sed 's/.*-F \([^ ]*\).*/\1/')
"$function_name" sameview "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\n' "${COMPREPLY[@]}"
BASH
complete() {
  PATH="$work/installed/bin:$PATH" expect 0 bash "$work/complete.bash" "$share/bash-completion/completions/sameview" "$@"
}
complete sameview lint --format ""
says sarif
says checkstyle
complete sameview lint --only "index"
says index-as-id
complete sameview lint --only "any-view,index"
says any-view,index-as-id
complete sameview explain "cond"
says conditional-modifier-use
complete sameview explain --finding Home.swift:1 --format ""
says json
complete sameview --only "any-view,index"
says any-view,index-as-id
complete sameview Sources --fail-on "n"
says never
complete sameview "exp"
says explain
for shell in zsh fish; do
  if command -v $shell >/dev/null; then
    case $shell in
    zsh) expect 0 zsh -n "$share/zsh/site-functions/_sameview" ;;
    fish) expect 0 fish --no-execute "$share/fish/vendor_completions.d/sameview.fish" ;;
    esac
  fi
done

finish
