#!/bin/sh
# Submits all shards of a plan, or some of them again, and the merge after them:
#
#   lottie plan icons/ --do render --output 'out/{name}.webp' --shards 64 -o job/
#   submit.sh job/
#   submit.sh job/ 3,7            # as "missing shards: 3, 7" says
#
# Prints the ids of both jobs. Logs are in job/logs. Other options of sbatch by its variables: SBATCH_PARTITION,
# SBATCH_ACCOUNT, SBATCH_TIMELIMIT ...
set -eu

if [ $# -lt 1 ] || [ $# -gt 2 ]; then
  echo "usage: submit.sh JOB [SHARDS]" >&2
  exit 64
fi
here=$(cd "$(dirname "$0")" && pwd)
job=$1
shards=$(sed -n 's/.*"shards" *: *\([0-9][0-9]*\).*/\1/p' "$job/plan.json" | head -n 1)
if [ -z "$shards" ]; then
  echo "submit.sh: $job/plan.json has no number of shards" >&2
  exit 65
fi
mkdir -p "$job/logs"
array=$(sbatch --parsable --array="${2:-0-$((shards - 1))}" --output="$job/logs/%a.log" "$here/shards.sbatch" "$job")
array=${array%%;*} # with the cluster's name, where there are several
merge=$(sbatch --parsable --dependency="afterany:$array" --output="$job/logs/merge.log" "$here/merge.sbatch" "$job")
echo "shards: job $array, merge: job ${merge%%;*}"
