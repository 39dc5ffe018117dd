#!/usr/bin/env bash
# Prints the completions of the command for a shell: what `--generate-completion-script` gives, and on top of it
# that the options of `lint` complete without its name, too, as it may be left out.
#
#   Scripts/completions.sh bash|zsh|fish [SAMEVIEW]
set -euo pipefail

shell=${1:?the name of a shell}
script=$("${2:-sameview}" --generate-completion-script "$shell")

case $shell in
bash)
  cat <<BASH
${script/%complete -o filenames -F _sameview sameview/}
BASH
  cat <<'BASH'
# A line that names no command is completed as if it named lint.
_sameview_or_lint() {
    local first="${COMP_WORDS[1]}"
    if [[ "${first}" != -* ]]; then
        _sameview "${@}"
        if [[ "${#COMPREPLY[@]}" -gt 0 ]] || declare -F "_sameview_${first}" >/dev/null; then
            return
        fi
    fi
    COMP_WORDS=("${COMP_WORDS[0]}" lint "${COMP_WORDS[@]:1}")
    COMP_CWORD=$((COMP_CWORD + 1))
    COMP_LINE="${COMP_LINE/"${COMP_WORDS[0]}"/"${COMP_WORDS[0]} lint"}"
    COMP_POINT=$((COMP_POINT + 5))
    _sameview "${@}"
}

complete -o filenames -F _sameview_or_lint sameview
BASH
  ;;
zsh)
  # The part at the end loads or registers the function of this name, which is now the one below.
  sed -e 's/^_sameview() {$/_sameview_named() {/' -e '/^if \[\[ "${funcstack\[1\]}"/,$d' <<<"$script"
  cat <<'ZSH'
# A line that names no command is completed as if it named lint.
_sameview() {
    if [[ "${words[2]}" = (-|*[/.])* ]] || (( CURRENT > 2 && ! ${+functions[_sameview_${words[2]}]} )); then
        words=("${words[1]}" lint "${(@)words[2,-1]}")
        (( CURRENT++ ))
    fi
    _sameview_named "${@}"
}

if [[ "${funcstack[1]}" = _sameview ]]; then
    _sameview "${@}"
else
    compdef _sameview sameview
fi
ZSH
  ;;
fish)
  printf '%s\n\n' "$script"
  echo "# A line that names no command is completed as if it named lint."
  sed -n '/^complete .*"sameview lint"/{/-l .version\|-l .help/!s/"sameview lint"/"sameview"/p}' <<<"$script"
  ;;
*)
  echo "there are completions for bash, zsh and fish" >&2
  exit 2
  ;;
esac
