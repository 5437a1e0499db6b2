# shellcheck shell=sh disable=SC2034,SC2154 # a part of run.sh
# Files are checked once; the reports of all formats are made of the results.

# Runs the program without its arguments in the log, and keeps the status.
step() {
  status=0
  "$lottie" "$@" >>"$log" 2>&1 || status=$?
}

check() {
  IFS='
'
  # shellcheck disable=SC2086 # a path a line
  set -- ${PATHS:-.}
  unset IFS
  # shellcheck disable=SC2086 # options are separated by blanks
  step plan --do validate ${FAIL_ON:+--fail-on "$FAIL_ON"} ${ARGUMENTS:-} --job "$folder/job" --quiet -- "$@"
  [ "$status" = 0 ] || return 0
  step batch "$folder/job" --quiet
  [ "$status" -le 1 ] || return 0
  step merge "$folder/job" --format markdown --output "$folder/body.md"
  step merge "$folder/job" --format sarif --output "$folder/report/lottie.sarif"
  [ -z "${REPORT:-}" ] || step merge "$folder/job" --format html --output "$folder/report/report.html"
  step merge "$folder/job" --format json --output "$folder/report/report.json"
  [ "$status" -le 1 ] || return 0
  # A file that could not be checked: the log says why. In texts of JSON quotation marks are escaped.
  failed=$(grep -o '"status":"failed","exit":[0-9]*' "$folder/report/report.json" | head -n 1)
  if [ -n "$failed" ]; then
    status=${failed##*:}
    return 0
  fi
  # **1 error, 2 warnings, 0 notes**
  # shellcheck disable=SC2046 # three numbers
  set -- $(sed -n '1s/[^0-9]\{1,\}/ /gp' "$folder/body.md")
  errors=$1 warnings=$2
  [ "$1 $2 $3" = '0 0 0' ] || found=true
  sarif=$folder/report/lottie.sarif
  # Lines that the runner reads: each is one command, whatever texts are in it.
  "$lottie" merge "$folder/job" --format github 2>>"$log" || :
  sed -n '1s/\*\*//gp' "$folder/body.md"
  : >"$log"
}

check
[ "$status" -le 1 ] || found=true
{
  echo '## Animations: checked'
  echo
  if [ "$status" -le 1 ]; then
    cat "$folder/body.md"
  else
    echo "\`lottie\` ended with status $status:"
    echo
    preformatted "$log"
  fi
} >"$summary"
