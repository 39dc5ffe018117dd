#!/usr/bin/env bash
# Builds the command as it is released: optimized, stripped, and with the Swift runtime inside.
#
#   Scripts/build-release.sh FILE
#
# SAMEVIEW_SCRATCH names the folder for what the build makes on its way.
set -euo pipefail

if [ $# -ne 1 ]; then
  echo "usage: Scripts/build-release.sh FILE" >&2
  exit 2
fi
file=$1
root=$(cd "$(dirname "$0")/.." && pwd)
scratch=${SAMEVIEW_SCRATCH:-$root/.build-release}

options=(--package-path "$root" --scratch-path "$scratch" --configuration release --product sameview)
case $(uname -s) in
Linux)
  # With Swift's static Linux SDK the binary needs nothing of its system; otherwise glibc and the C++ library.
  if swift sdk list 2>/dev/null | grep -q static-linux; then
    options+=(--swift-sdk "$(uname -m)-swift-linux-musl")
  else
    # At a fixed address the 86 000 pointers in the binary need no relocation: a seventh of the time for a small file.
    options+=(--static-swift-stdlib -Xlinker --no-pie)
  fi
  # The linker leaves out the names of functions, a third of the file.
  options+=(-Xlinker -s)
  ;;
Darwin)
  # Swift's runtime is part of the system; one binary serves both kinds of processors.
  options+=(--arch arm64 --arch x86_64)
  ;;
esac

swift build "${options[@]}"
mkdir -p "$(dirname "$file")"
cp "$(swift build "${options[@]}" --show-bin-path)/sameview" "$file"
if [ "$(uname -s)" = Darwin ]; then strip -x "$file"; fi
