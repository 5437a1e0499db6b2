#!/bin/sh
# The hook of .pre-commit-hooks.yaml: checks files among which there may be JSON that is no animation.
#
#   validate.sh [OPTIONS] -- FILES
#
# JSON without "layers" is passed over: settings, tables, also with comments in them. LOTTIE names the program if it
# is not the lottie of PATH.
set -eu

lottie=${LOTTIE:-lottie}
command -v "$lottie" >/dev/null || {
  echo 'lottie is not installed: pip install lottie-cli' >&2
  exit 69
}

# Each word goes to the end of the list, unless it is passed over.
after=false files=0
for word; do
  shift
  if [ "$after" = true ]; then
    case $word in
    *.[jJ][sS][oO][nN]) grep -qs -e '"layers"' -- "$word" || continue ;;
    esac
    files=$((files + 1))
  elif [ "$word" = -- ]; then
    after=true
  fi
  set -- "$@" "$word"
done
[ "$after" = true ] || {
  echo 'validate.sh: args must end with --, as in args: [--target, lottie-android, --]' >&2
  exit 64
}
[ "$files" -gt 0 ] || exit 0
exec "$lottie" validate "$@"
