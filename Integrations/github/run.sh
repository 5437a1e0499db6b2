#!/bin/sh
# Checks or compares animations, for action.yml: writes reports, the job's summary, annotations and outputs. Ends
# with status 0 if that could be done, so that the steps that upload and comment follow; the last step ends with
# the status of the program.
#
#   COMMAND     validate or diff
#   PATHS       files, folders or patterns, one a line
#   ARGUMENTS   options of the command, separated by blanks
#   FAIL_ON     for validate error, warning, info or never; for diff difference or never
#   BASE        for diff: a commit, branch or tag to compare with; without it EVENT_BASE, or for the merge of a pull
#               request what it was merged into
#   LOTTIE      the program, if it is not the lottie of PATH
#   REPORT      whether a page for people is wanted, too: any text (of validate)
#
# Outputs: status, errors, warnings, found, sarif-file, summary-file, folder.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=Integrations/github/common.sh
. "$here/common.sh"

lottie=${LOTTIE:-lottie}
command -v "$lottie" >/dev/null || usage 'there is no program of that name'
case $lottie in
/*) ;;
*/*) lottie=$PWD/$lottie ;; # the comparison is made in another folder
esac
folder=$(mktemp -d "$RUNNER_TEMP/lottie.XXXXXX")
mkdir "$folder/report"
summary=$folder/report/summary.md
log=$folder/log
status=0 errors=0 warnings=0 found=false sarif=
set -f # patterns are the program's

case ${COMMAND:-} in
validate)
  # shellcheck source=Integrations/github/validate.sh
  . "$here/validate.sh"
  ;;
diff)
  # shellcheck source=Integrations/github/diff.sh
  . "$here/diff.sh"
  ;;
*) usage 'command is validate or diff' ;;
esac

plain "$log"
summarize "$summary"
output status "$status"
output errors "$errors"
output warnings "$warnings"
output found "$found"
output sarif-file "$sarif"
output summary-file "$summary"
output folder "$folder/report"
