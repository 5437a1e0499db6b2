#!/bin/sh
# Installs the released program in a folder of its own, for action.yml.
#
# The wheel comes from the release of the repository that the action comes from, and must have the checksum that
# the release's SHA256SUMS says.
#
#   VERSION             version, as 0.2.0; without it the last that this checkout's CHANGELOG.md names
#   GH_TOKEN            token with which gh checks the wheel's attestation
#   GITHUB_ACTION_PATH  checkout of the action; its path names the repository
#
# Output: program.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=Integrations/github/common.sh
. "$here/common.sh"

version=${VERSION:-$(sed -n 's/^## \([0-9][0-9.]*\)\( .*\)\{0,1\}$/\1/p' "$here/../../CHANGELOG.md" | head -n 1)}
version=${version#v}
case $version in
'') usage 'this version of the action belongs to no release: give version or program' ;;
*[!0-9A-Za-z.+-]*) usage 'version is not a version' ;;
esac
[ "$(uname -s)" = Linux ] || usage 'packages are for Linux; elsewhere install lottie first and give program'
case $(uname -m) in
x86_64) machine=x86_64 ;;
aarch64 | arm64) machine=aarch64 ;;
*) usage 'there is no package for this processor; install lottie first and give program' ;;
esac

# …/_actions/OWNER/REPOSITORY/REF: github.action_repository is empty in composite actions
# (https://github.com/actions/runner/issues/2473). An action of the workflow's own checkout is elsewhere.
repository=$GITHUB_REPOSITORY
case $GITHUB_ACTION_PATH in
*/_actions/*/*/*)
  name=${GITHUB_ACTION_PATH##*/_actions/}
  owner=${name%%/*}
  name=${name#*/}
  repository=$owner/${name%%/*}
  ;;
esac
release=$GITHUB_SERVER_URL/$repository/releases/download/v$version

folder=$(mktemp -d "$RUNNER_TEMP/lottie-program.XXXXXX")
cd "$folder"
download() {
  curl --fail --silent --show-error --location --proto '=https' --retry 3 --output "$1" -- "$release/$1" && return
  echo "::error title=lottie::cannot be downloaded: $release/$1"
  exit 69
}
download SHA256SUMS
# "<checksum>  <name>", or "*" before the name.
wheel="lottie_cli-[0-9A-Za-z.+]+-py3-none-manylinux[0-9A-Za-z_.]*_$machine\.whl"
line=$(grep -E "^[0-9a-f]{64} [ *]$wheel\$" SHA256SUMS | head -n 1)
[ -n "$line" ] || usage "release $version has no wheel for $machine"
wheel=${line##* }
wheel=${wheel#\*}
download "$wheel"
printf '%s\n' "$line" | sha256sum --check --status || {
  echo "::error title=lottie::$wheel does not have the checksum of SHA256SUMS"
  exit 65
}
# Who built it, where the tool and a token for it are there.
if command -v gh >/dev/null && [ -n "${GH_TOKEN:-}" ]; then
  GH_HOST=${GITHUB_SERVER_URL#https://} gh attestation verify "$wheel" --repo "$repository" >&2 || {
    echo "::error title=lottie::$wheel has no attestation of $repository"
    exit 65
  }
else
  echo "::notice title=lottie::the attestation of $wheel was not checked: that needs gh and a token"
fi
python3 -m venv program || usage 'python3 with venv is needed (on Debian: python3-venv)'
program/bin/python -m pip install --quiet --disable-pip-version-check --no-index --no-deps "./$wheel"
program/bin/lottie --version
output program "$folder/program/bin/lottie"
