#!/usr/bin/env bash
# Makes what is published of a version, for the machine that it runs on:
#
#   sameview-VERSION-SYSTEM-MACHINE.tar.gz   the command, its manual and completions
#   sameview-VERSION-py3-none-….whl          the same for pip
#   ….sha256                                 the checksum of each
#
#   Scripts/release.sh [FOLDER]              into FOLDER, or into .build-release/dist
#
# SAMEVIEW_BINARY names a binary to publish instead of building one. The binary runs where glibc is at least as new
# as where it was built; build on the oldest system that it should run on, or install Swift's static Linux SDK.
set -euo pipefail
# With it, `cd` prints the folder.
unset CDPATH

root=$(cd "$(dirname "$0")/.." && pwd)
output=${1:-$root/.build-release/dist}
version=$(sed -n 's/.*static let text = "\(.*\)"/\1/p' "$root/Sources/Command/Version.swift")
case $(uname -s) in
Linux) system=linux ;;
Darwin) system=macos ;;
*)
  echo "there is no release for $(uname -s)" >&2
  exit 2
  ;;
esac
machine=$(uname -m)
[ "$machine" != aarch64 ] || machine=arm64

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
checksum() {
  (cd "$output" && if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi >"$1.sha256")
}

# Makes the archive and the wheel of a binary.
#   pack NAME BINARY
pack() {
  local folder=$stage/$1 binary=$stage/$1/bin/sameview
  mkdir -p "$folder/bin" "$folder/share/man/man1" "$folder/share/bash-completion/completions" \
    "$folder/share/zsh/site-functions" "$folder/share/fish/vendor_completions.d"
  cp "$2" "$binary"
  chmod 755 "$binary"
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

mkdir -p "$output"
output=$(cd "$output" && pwd)
binary=${SAMEVIEW_BINARY:-}
if [ -z "$binary" ]; then
  binary=$stage/sameview
  "$root/Scripts/build-release.sh" "$binary"
fi

# It says its version, and finds what is there to find.
if [ "$("$binary" --version)" != "$version" ]; then
  echo "the binary is not of version $version" >&2
  exit 1
fi
status=0
(cd "$root" && "$binary" Fixtures/showcase >/dev/null) || status=$?
if [ "$status" -ne 1 ]; then
  echo "the binary ended with $status instead of 1 on the showcase" >&2
  exit 1
fi

pack "sameview-$version-$system-$machine" "$binary"
ls -l "$output"
