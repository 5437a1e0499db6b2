# shellcheck shell=sh
# What the scripts of action.yml share. Their input is environment variables; nothing from a file, a path or a
# document becomes part of a command, of an output or of a line that the runner reads.

# Ends the step: the workflow asks for what cannot be.
usage() {
  echo "::error title=lottie::$1" # texts of these scripts only
  exit 64
}

# Prints a file, whose lines are no commands of the runner whatever they say.
# https://docs.github.com/actions/reference/workflow-commands-for-github-actions#stopping-and-starting-workflow-commands
plain() {
  [ -s "$1" ] || return 0
  token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  echo "::stop-commands::$token"
  cat "$1"
  printf '\n::%s::\n' "$token"
}

# The lines of a file up to a number of bytes, and a word if that was not all.
beginning() {
  LC_ALL=C awk -v limit="$2" '
    (size += length($0) + 1) > limit { print "\n… and more: see the log or the report."; exit }
    { print }' "$1"
}

# A text file as HTML that shows it as it is.
preformatted() {
  echo '<pre>'
  sed -e 's/&/\&amp;/g' -e 's/</\&lt;/g' -e 's/>/\&gt;/g' "$1"
  echo '</pre>'
}

# Sets an output of the step; values are numbers and paths of these scripts.
output() {
  printf '%s=%s\n' "$1" "$2" >>"$GITHUB_OUTPUT"
}

# The summary of the job takes 1 MiB a step; a longer one is refused as a whole.
summarize() {
  beginning "$1" 1000000 >>"$GITHUB_STEP_SUMMARY"
}
