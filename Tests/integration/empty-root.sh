#!/usr/bin/env bash
# The archive, the wheel and the artifact bundle of a release for Linux, unpacked where there is no Swift: in a root with
# nothing but the libraries that the binary names, and in a minimal system of another release of Debian, with another
# libc. The report on the showcase must be the one from here.
#
# SAMEVIEW must be a binary with the Swift runtime inside, as Scripts/build-release.sh builds it. The other system comes from
# debootstrap, which needs root and the network; it is kept in SAMEVIEW_TEST_ROOTS, or in the cache of the user, until next
# time. What cannot be tried is said, and is a failure where SAMEVIEW_NO_SKIPS is set.
# shellcheck source=support.sh
source "$(dirname "$0")/support.sh"

[ "$(uname -s)" = Linux ] || skip "it is about Linux"
if ldd "$sameview" 2>/dev/null | grep -q libswiftCore; then
  skip "$sameview needs the libraries of Swift; build one with Scripts/build-release.sh"
fi
# enter ROOT COMMAND...: a process in another root, without the network. Containers may forbid that.
enter() {
  # shellcheck disable=SC2016 # The variable is that of the shell inside.
  unshare --map-root-user --mount --net sh -c 'mount --rbind /proc "$1/proc" && exec env -i PATH="$PATH" chroot "$@"' sh "$@"
}
enter / true 2>/dev/null || skip "this user may not unshare or mount here"

version=$("$sameview" --version)
dist="$work/dist"
mkdir -p "$dist"
SAMEVIEW_BINARY="$sameview" expect 0 "$root/Scripts/release.sh" --trial "$dist"
mkdir "$work/archive" "$work/wheel" "$work/bundle"
tar -xzf "$dist"/*.tar.gz -C "$work/archive"
# Python's own unpacking forgets who may run a file, which installers set.
python3 -m zipfile -e "$dist"/*.whl "$work/wheel"
python3 -m zipfile -e "$dist/sameview.artifactbundle.zip" "$work/bundle"
find "$work/wheel" "$work/bundle" -name sameview -type f -exec chmod 755 {} +

# The report that each of them must print.
cp -R "$root/Fixtures/showcase" "$work/app"
(cd "$work/app" && expect 1 env -i "$sameview" .)
cp "$work/log" "$work/report"
says "[conditional-modifier-use]"

# tried ROOT NAME: lints the showcase in that root with the binary of each artefact.
tried() {
  local folder=$1 artefact binary
  rm -rf "$folder/tried"
  mkdir -p "$folder/tried" "$folder/proc"
  cp -R "$work/app" "$folder/tried/app"
  for artefact in archive wheel bundle; do
    cp -R "$work/$artefact" "$folder/tried/$artefact"
    binary=$(cd "$folder" && find "tried/$artefact" -name sameview -type f -perm -100 -path '*/sameview' | head -n 1)
    expect 0 enter "$folder" "/$binary" --version
    says "$version"
    expect 1 enter "$folder" "/$binary" /tried/app
    sed 's|/tried/app/||g' "$work/log" >"$work/printed"
    cmp "$work/report" "$work/printed" || fail "the report of the $artefact differs in $2"
  done
  rm -rf "$folder/tried"
}

# Nothing but the loader and the libraries that the binary names: no shell, no /dev, no /tmp.
bare="$work/bare"
mkdir "$bare"
ldd "$sameview" | grep -oE '/[^ ]+' | sort -u >"$work/libraries" || true
while IFS= read -r library; do
  mkdir -p "$bare$(dirname "$library")"
  cp -L "$library" "$bare$library"
done <"$work/libraries"
if find "$bare" -iname '*swift*' | grep -q .; then fail "the root has something of Swift"; fi
tried "$bare" "a root with its libraries only"
names=$(xargs -r -n 1 basename <"$work/libraries" | tr '\n' ' ')
echo "a root with $(find "$bare" -type f | wc -l | tr -d ' ') libraries only: $names"

# Another system.
own=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
other=trixie
[ "$own" != trixie ] || other=forky
system=${SAMEVIEW_TEST_ROOTS:-${XDG_CACHE_HOME:-$HOME/.cache}/sameview-test-roots}/$other
if [ ! -x "$system/bin/sh" ] && [ "$(id -u)" = 0 ] && command -v debootstrap >/dev/null; then
  mkdir -p "$system"
  if limited 600 debootstrap --variant=minbase "$other" "$system.new" >"$work/debootstrap" 2>&1; then
    rm -rf "$system"
    mv "$system.new" "$system"
  else
    rm -rf "$system.new"
  fi
fi
if [ -x "$system/bin/sh" ]; then
  if [ -e "$system/usr/bin/swift" ] || [ -e "$system/opt/swift" ]; then fail "$other has Swift"; fi
  tried "$system" "$other"
  libc() { (cd "$1" && find . -path '*-linux-gnu*/libc.so.6' -exec grep -aoE 'stable release version [0-9.]+[0-9]' {} + | head -n 1 | sed 's/.* //'); }
  echo "Debian $other with glibc $(libc "$system"); here it is $(libc /usr)"
else
  reason="there is no debootstrap, it needs root, or the network cannot be reached"
  [ -z "${SAMEVIEW_NO_SKIPS:-}" ] || fail "another system cannot be tried: $reason"
  echo "another system is left out: $reason"
fi

size() { du -b "$1" | awk '{ printf "%.1f MB", $1 / 1e6 }'; }
echo "binary $(size "$sameview"), archive $(size "$dist"/*.tar.gz), wheel $(size "$dist"/*.whl), bundle for this system $(size "$dist/sameview.artifactbundle.zip")"
finish
