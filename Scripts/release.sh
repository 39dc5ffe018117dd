#!/usr/bin/env bash
# Makes what is published of a version, for the machine that it runs on:
#
#   sameview-VERSION-SYSTEM-MACHINE.tar.gz   the command, its manual and completions
#   sameview-VERSION-linux-MACHINE-static.tar.gz   the same without glibc and without C, if BINARIES has the binary
#   sameview-VERSION-py3-none-….whl          each of them for pip
#
# and for all systems:
#
#   sameview.artifactbundle.zip              the command for SwiftPM
#   sameview-VERSION.cdx.json                the bill of materials
#   packaging/…                              the files of Packaging, filled in
#   ….sha256                                 the checksum of each file above
#
#   Scripts/release.sh [--trial] [FOLDER [BINARIES]]
#
# FOLDER is .build-release/dist if it is not given. BINARIES has binaries, each with the name `sameview` in a folder
# with the name of its triple, such as `aarch64-unknown-linux-gnu` or `x86_64-swift-linux-musl`, and beside it the
# `Package.resolved` of its build. The archives of other systems must be in FOLDER already: some files of Packaging need
# their checksums.
#
# With --trial, the changelog need not have a section for the version yet.
#
# SAMEVIEW_BINARY names a binary to publish instead of the one in BINARIES, or of building one. A binary with glibc runs
# where glibc is at least as new as where it was built; build it on the oldest system that it should run on.
#
# A binary that needs the libraries of Swift is refused, unless SAMEVIEW_ALLOW_DYNAMIC is set: tests pack what they
# have.
set -euo pipefail
# With it, `cd` prints the folder.
unset CDPATH

root=$(cd "$(dirname "$0")/.." && pwd)
checks=(--released)
if [ "${1:-}" = --trial ]; then
  checks=()
  shift
fi
output=${1:-$root/.build-release/dist}
version=$(sed -n 's/.*static let text = "\(.*\)"/\1/p' "$root/Sources/Command/Version.swift")
machine=$(uname -m)
case $(uname -s) in
Linux)
  system=linux
  triple=$machine-unknown-linux-gnu
  ;;
Darwin)
  system=macos
  triple=$machine-apple-macosx
  ;;
*)
  echo "there is no release for $(uname -s)" >&2
  exit 2
  ;;
esac
[ "$machine" != aarch64 ] || machine=arm64

python3 "$root/Scripts/release_check.py" ${checks[@]+"${checks[@]}"}

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
checksum() {
  (cd "$output" && if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi >"$1.sha256")
}

# Makes the archive and the wheel of a binary.
#   pack NAME BINARY
pack() {
  local folder=$stage/$1 binary=$stage/$1/bin/sameview
  mkdir -p "$folder/bin" "$folder/share/doc/sameview" "$folder/share/man/man1" "$folder/share/bash-completion/completions" \
    "$folder/share/zsh/site-functions" "$folder/share/fish/vendor_completions.d"
  cp "$2" "$binary"
  chmod 755 "$binary"
  cp "$root/LICENSE" "$folder/share/doc/sameview/LICENSE"
  "$binary" --experimental-dump-help | python3 "$root/Scripts/manual.py" "$version" >"$folder/share/man/man1/sameview.1"
  "$root/Scripts/completions.sh" bash "$binary" >"$folder/share/bash-completion/completions/sameview"
  "$root/Scripts/completions.sh" zsh "$binary" >"$folder/share/zsh/site-functions/_sameview"
  "$root/Scripts/completions.sh" fish "$binary" >"$folder/share/fish/vendor_completions.d/sameview.fish"
  # The same files give the same archive.
  python3 - "$stage" "$1" "$output/$1.tar.gz" <<'PY'
import gzip, os, sys, tarfile

stage, name, path = sys.argv[1:]


def plain(entry):
    entry.uid = entry.gid = entry.mtime = 0
    entry.uname = entry.gname = ""
    return entry


with open(path, "wb") as file, gzip.GzipFile("", "wb", 9, file, 0) as packed:
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for folder, folders, files in os.walk(os.path.join(stage, name)):
            folders.sort()
            for one in [folder] + [os.path.join(folder, file) for file in sorted(files)]:
                archive.add(one, os.path.relpath(one, stage), recursive=False, filter=plain)
PY
  checksum "$1.tar.gz"
  local wheel
  wheel=$(SAMEVIEW_BINARY=$binary python3 -c '
import sys
sys.path.insert(0, sys.argv[1])
import wheel_backend
print(wheel_backend.build_wheel(sys.argv[2]))' "$root/Scripts" "$output")
  checksum "$wheel"
}

# Ends the script if the binary cannot be published: users have no libraries of Swift.
refuse_dynamic() {
  local needed
  needed=$({ readelf -d "$1" || ldd "$1"; } 2>/dev/null | grep -oE 'libswift[A-Za-z_]*\.so' | sort | head -n 1) || true
  if [ -n "$needed" ] && [ -z "${SAMEVIEW_ALLOW_DYNAMIC:-}" ]; then
    echo "the binary for $(basename "$(dirname "$1")") needs $needed, which is only where Swift is installed." >&2
    echo "Build it with Scripts/build-release.sh, or set SAMEVIEW_ALLOW_DYNAMIC=1 to try the packing." >&2
    exit 1
  fi
}

# Ends the script if the binary does not say its version, or does not find what is there to find.
check() {
  local status=0
  if [ "$("$1" --version)" != "$version" ]; then
    echo "$1 is not of version $version" >&2
    exit 1
  fi
  (cd "$root" && "$1" Fixtures/showcase >/dev/null) || status=$?
  if [ "$status" -ne 1 ]; then
    echo "$1 ended with $status instead of 1 on the showcase" >&2
    exit 1
  fi
}

mkdir -p "$output"
output=$(cd "$output" && pwd)
binaries=$stage/binaries
mkdir -p "$binaries"
if [ -n "${2:-}" ]; then cp -R "$2/." "$binaries"; fi
binary=$binaries/$triple/sameview
mkdir -p "$binaries/$triple"
if [ -n "${SAMEVIEW_BINARY:-}" ]; then
  cp "$SAMEVIEW_BINARY" "$binary"
elif [ ! -f "$binary" ]; then
  "$root/Scripts/build-release.sh" "$binary"
  cp "$root/Package.resolved" "$binaries/$triple"
fi
if [ ! -f "$binaries/$triple/Package.resolved" ] && [ "${#checks[@]}" -eq 0 ]; then
  # A trial takes the packages that this copy of the repository resolves.
  [ -f "$root/Package.resolved" ] || swift package --package-path "$root" resolve
  cp "$root/Package.resolved" "$binaries/$triple"
fi
for one in "$binaries"/*linux*/sameview; do
  if [ -f "$one" ]; then refuse_dynamic "$one"; fi
done

chmod 755 "$binary"
check "$binary"
pack "sameview-$version-$system-$machine" "$binary"
static=$binaries/$(uname -m)-swift-linux-musl/sameview
if [ "$system" = linux ] && [ -f "$static" ]; then
  chmod 755 "$static"
  check "$static"
  pack "sameview-$version-$system-$machine-static" "$static"
fi
# A binary for both kinds of processors is published for both.
if [ "$system" = macos ]; then
  for other in $(lipo -archs "$binary"); do
    [ "$other" = "$machine" ] || pack "sameview-$version-$system-$other" "$binary"
  done
fi
PYTHONDONTWRITEBYTECODE=1 python3 "$root/Scripts/packaging.py" "$output" "$binaries"
ls -l "$output"
