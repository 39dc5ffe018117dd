#!/usr/bin/env bash
# Installs a release of the command:
#
#   Scripts/install.sh [VERSION [FOLDER]]    this version, into ~/.local
#
# The archive must have the checksum that is published beside it. SAMEVIEW_RELEASES names another place for
# releases than the project's, such as a mirror.
set -euo pipefail

version=${1:-}
if [ -z "$version" ]; then
  version=$(sed -n 's/.*static let text = "\(.*\)"/\1/p' "$(dirname "$0")/../Sources/Command/Version.swift")
fi
folder=${2:-$HOME/.local}
releases=${SAMEVIEW_RELEASES:-https://github.com/sameview/sameview/releases/download}
machine=$(uname -m)
case $machine in
aarch64) machine=arm64 ;;
amd64) machine=x86_64 ;;
esac
case $(uname -s) in
Linux) system=linux ;;
Darwin) system=macos ;;
*)
  echo "error: there is no release for $(uname -s)" >&2
  exit 1
  ;;
esac

name=sameview-$version-$system-$machine
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
for file in "$name.tar.gz" "$name.tar.gz.sha256"; do
  if ! curl --fail --silent --show-error --location --retry 3 --output "$temporary/$file" "$releases/$version/$file"; then
    echo "error: $releases/$version/$file cannot be downloaded" >&2
    exit 1
  fi
done
if command -v sha256sum >/dev/null; then checksum=sha256sum; else checksum="shasum --algorithm 256"; fi
# Only the published sum counts, whatever name stands beside it.
read -r wanted _ <"$temporary/$name.tar.gz.sha256" || true
read -r found _ < <($checksum "$temporary/$name.tar.gz")
if [ "$wanted" != "$found" ]; then
  echo "error: $releases/$version/$name.tar.gz does not have its published checksum" >&2
  exit 1
fi
tar -xzf "$temporary/$name.tar.gz" -C "$temporary"
mkdir -p "$folder"
# Each file takes the place of what is there, also of a link, which is not followed. Folders may be links.
(cd "$temporary/$name" && find . -type f) | while IFS= read -r file; do
  place=$folder/$file
  mkdir -p "$(dirname "$place")"
  new=$(mktemp "$(dirname "$place")/.sameview.XXXXXX")
  cp "$temporary/$name/$file" "$new"
  if [ -x "$temporary/$name/$file" ]; then chmod 755 "$new"; else chmod 644 "$new"; fi
  if [ -L "$place" ]; then rm -f "$place"; fi
  mv -f "$new" "$place"
done
if [ ! -f "$folder/bin/sameview" ]; then
  echo "error: $name.tar.gz was not installed: $folder/bin/sameview is not a file" >&2
  exit 1
fi
echo "$folder/bin/sameview"
