#!/bin/sh
# Whether a command reads C, for tests that need libclang: reads-c.sh COMMAND.
#
# It prints `yes`, or `no` if libclang was not found. If C is not read for another reason, it says why and fails, so that
# no test is skipped for a defect. With SAMEVIEW_REQUIRE_CLANG=1 a missing libclang is a failure, too.
set -u
case $1 in
  /*) command=$1 ;;
  *) command=$PWD/$1 ;;
esac
cd "$(dirname "$0")/../Fixtures/c-calls" || exit 2

# The command itself is asked, because only it knows which libraries it trusts. Any rule will do.
status=0
output=$("$command" . --no-config --only any-view --timing 2>&1) || status=$?

case $output in
  *"libclang was not found"*)
    if [ "${SAMEVIEW_REQUIRE_CLANG:-}" = 1 ]; then
      echo "libclang was not found, and SAMEVIEW_REQUIRE_CLANG asks for tests with it" >&2
      exit 1
    fi
    echo no
    ;;
  *"C and Objective-C: "[1-9]*" files parsed, "[1-9]*" functions "*)
    if [ "$status" -ne 0 ]; then
      printf '%s\nit ended with %s\n' "$output" "$status" >&2
      exit 1
    fi
    echo yes
    ;;
  *)
    printf '%s\nC is not read, and not for lack of libclang; it ended with %s\n' "$output" "$status" >&2
    exit 1
    ;;
esac
