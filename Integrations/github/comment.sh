#!/bin/sh
# Puts the summary into a comment on the pull request, for action.yml: into the one it wrote before, if there is one.
# A comment that cannot be written (a pull request from a fork has a token that may only read) is a warning.
#
#   SUMMARY       Markdown file
#   COMMAND       validate or diff: each has a comment of its own in each job
#   FOUND         true, or false if there is nothing to say: then no first comment is written
#   PULL_REQUEST  number
#   GH_TOKEN      token with pull-requests: write
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=Integrations/github/common.sh
. "$here/common.sh"

[ -n "${PULL_REQUEST:-}" ] || exit 0
folder=$(mktemp -d "$RUNNER_TEMP/lottie-comment.XXXXXX")
GH_HOST=${GITHUB_SERVER_URL#https://}
export GH_HOST
[ "$GH_HOST" = github.com ] || export GH_ENTERPRISE_TOKEN="$GH_TOKEN"

# A comment takes 65,536 characters. A zero-width space keeps names that begin with @ from calling people.
marker="<!-- lottie action: $COMMAND in $GITHUB_JOB -->"
sed "s/@/@$(printf '\342\200\213')/g" "$SUMMARY" >"$folder/text.md"
{
  echo "$marker"
  echo
  beginning "$folder/text.md" 60000
} >"$folder/body.md"

exec 3>&1
call() {
  gh api "$@" 2>"$folder/log" && return
  plain "$folder/log" >&3
  echo '::warning title=lottie::the comment could not be written; its text is in the summary of the job' >&3
  exit 0
}

# Only comments of this token's own: anybody may write one that begins with the marker.
# shellcheck disable=SC2016 # variables of GraphQL
query='query($owner: String!, $name: String!, $number: Int!, $endCursor: String) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) {
    comments(first: 100, after: $endCursor) {
      nodes { databaseId viewerDidAuthor body } pageInfo { hasNextPage endCursor } } } } }'
filter=".data.repository.pullRequest.comments.nodes[]
  | select(.viewerDidAuthor and (.body | startswith(\"$marker\"))) | .databaseId"
call graphql --paginate -f query="$query" -f owner="${GITHUB_REPOSITORY%/*}" -f name="${GITHUB_REPOSITORY#*/}" \
  -F number="$PULL_REQUEST" --jq "$filter" >"$folder/earlier"
earlier=$(head -n 1 "$folder/earlier")
if [ -n "$earlier" ]; then
  call --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$earlier" -F body="@$folder/body.md"
elif [ "${FOUND:-true}" = true ]; then
  call --silent --method POST "repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments" -F body="@$folder/body.md"
fi
