#!/bin/sh
# Submits all shards of a plan as an array job, and the merge after it:
#
#   submit.sh QUEUE JOB
#
# JOB is the folder that `lottie plan` wrote, relative to the file system that the job definitions mount, and is
# called from where that is mounted, too. An array has 2 to 10,000 jobs. Submit again to go on after failures:
# finished shards take seconds. Prints the ids of both jobs.
set -eu

if [ $# -ne 2 ]; then
  echo "usage: submit.sh QUEUE JOB" >&2
  exit 64
fi
shards=$(sed -n 's/.*"shards" *: *\([0-9][0-9]*\).*/\1/p' "$2/plan.json" | head -n 1)
if [ "${shards:-0}" -lt 2 ] || [ "$shards" -gt 10000 ]; then
  echo "submit.sh: $2/plan.json has ${shards:-no} shards; an array has 2 to 10000" >&2
  exit 65
fi
array=$(aws batch submit-job --job-name lottie-shards --job-queue "$1" --job-definition lottie-shards \
  --array-properties "size=$shards" --parameters "job=$2" --query jobId --output text)
merge=$(aws batch submit-job --job-name lottie-merge --job-queue "$1" --job-definition lottie-merge \
  --depends-on "jobId=$array" --parameters "job=$2" --query jobId --output text)
echo "shards: job $array, merge: job $merge"
