# shellcheck shell=sh disable=SC2034,SC2154 # a part of run.sh
# Animations that changed since BASE are taken out of git on both sides, and the two folders compared. Neither
# names nor contents pass through the shell, and links become files that hold their target.

# In a container the checkout may belong to another user.
git() {
  command git -c safe.directory='*' -c core.symlinks=false "$@"
}

commit() {
  git rev-parse --quiet --verify --end-of-options "$1^{commit}"
}

# The first parent of the merge that GitHub makes for a pull request, if that is checked out: the base that the
# event names may be older. A shallow clone hides parents from rev-parse.
merged_into() {
  case ${GITHUB_REF:-} in
  refs/pull/*/merge)
    [ "$(git rev-parse HEAD)" = "$GITHUB_SHA" ] || return 0
    git cat-file commit HEAD | sed -n -e 's/^parent //p' -e '/^$/q' | head -n 1
    ;;
  esac
}

# Sets `base` to where this branch left BASE; in a clone without history to BASE.
find_base() {
  base=${BASE:-$(merged_into)}
  base=${base:-${EVENT_BASE:-}}
  case $base in
  *[!0]*) ;;
  ?*) base=${DEFAULT_BRANCH:-} ;; # 000…: a branch that is pushed for the first time
  esac
  case $base in
  '') usage 'diff needs base: a commit, branch or tag' ;;
  [-+]* | *:*) usage 'base is not a commit, branch or tag' ;;
  esac
  if ! old=$(commit "$base") && ! old=$(commit "refs/remotes/origin/$base"); then
    shallow=
    [ "$(git rev-parse --is-shallow-repository)" = false ] || shallow=--depth=1
    git fetch --quiet --no-tags ${shallow:+"$shallow"} origin "$base" >>"$log" 2>&1 || {
      plain "$log"
      usage 'base is neither in the clone nor at origin'
    }
    old=$(commit FETCH_HEAD)
  fi
  base=$(git merge-base "$old" HEAD) || base=$old
}

# Writes the files that "$folder/names" lists, as a commit has them; one that it does not have is none.
extract() {
  mkdir "$folder/$2"
  GIT_INDEX_FILE=$folder/index git read-tree "$1"
  GIT_INDEX_FILE=$folder/index git checkout-index --quiet -z --stdin --prefix="$folder/$2/" <"$folder/names" || :
}

compare() {
  find_base
  IFS='
'
  # shellcheck disable=SC2086 # a path a line
  set -- ${PATHS:-.}
  unset IFS
  git --glob-pathspecs diff --name-only -z --no-renames --no-ext-diff "$base" HEAD -- "$@" >"$folder/changed"
  grep -izE '\.(json|lot|lottie|tgs)$' "$folder/changed" >"$folder/names" || :
  cd "$(git rev-parse --show-toplevel)" || exit
  extract "$base" before
  extract HEAD after
  cd "$folder" || exit
  # JSON that is an animation on neither side: settings, tables.
  find before after -type f -name '*.[jJ][sS][oO][nN]' -exec sh -c '
    for file; do
      name=${file#*/}
      grep -qs "\"layers\"" "before/$name" "after/$name" || rm -f "before/$name" "after/$name"
    done' sh {} +
  [ -n "$(find before after -type f | head -n 1)" ] || return 0
  found=true
  # shellcheck disable=SC2086 # options are separated by blanks
  "$lottie" diff ${ARGUMENTS:-} --format markdown --output report/changes.html -- before after \
    >report/changes.md 2>>"$log" || status=$?
  plain report/changes.md
}

case ${FAIL_ON:=never} in
never | difference) ;;
*) usage 'fail-on of diff is difference or never' ;;
esac
compare
[ "$status" != 1 ] || [ "$FAIL_ON" = difference ] || status=0
{
  echo '## Animations: changes'
  echo
  if [ "$found" = false ]; then
    echo "No animation changed since $(echo "$base" | cut -c 1-12)."
  else
    echo "Since $(echo "$base" | cut -c 1-12):"
    echo
    cat report/changes.md
    if [ -s "$log" ]; then
      echo
      preformatted "$log"
    fi
  fi
} >"$summary"
