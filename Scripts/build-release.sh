#!/usr/bin/env bash
# Builds the command as it is released: optimized, stripped, and with the Swift runtime inside.
#
#   Scripts/build-release.sh [--static] FILE
#
# With --static, the binary needs nothing of its Linux, not even glibc, and cannot load libclang. That needs Swift's
# static Linux SDK of the same version as the compiler. It is untried.
#
# SAMEVIEW_SCRATCH names the folder for what the build makes on its way.
set -euo pipefail

static=
if [ "${1:-}" = --static ]; then
  static=1
  shift
fi
if [ $# -ne 1 ]; then
  echo "usage: Scripts/build-release.sh [--static] FILE" >&2
  exit 2
fi
if [ -n "$static" ] && ! swift sdk list 2>/dev/null | grep -q static-linux; then
  echo "--static needs Swift's static Linux SDK, which 'swift sdk install' installs" >&2
  exit 2
fi
file=$1
root=$(cd "$(dirname "$0")/.." && pwd)
scratch=${SAMEVIEW_SCRATCH:-$root/.build-release}

options=(--package-path "$root" --scratch-path "$scratch" --configuration release --product sameview)
case $(uname -s) in
Linux)
  if [ -n "$static" ]; then
    options+=(--swift-sdk "$(uname -m)-swift-linux-musl")
  else
    # The binary needs glibc, not older than here, and the C++ library.
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
