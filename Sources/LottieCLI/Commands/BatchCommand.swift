import ArgumentParser
import LottieJobs
import LottieKit

/// `lottie batch`.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Run many tasks in one process.",
    discussion: """
      A task is a JSON object on a line: "do" is render, validate, info, convert or \
      diff; "input" and "output" are files ("other" the second file of diff); all \
      other members are options of that command by their long names. "set", "text", \
      "slots" and "image" may be objects of values. "id" comes back in the result \
      (default: the number of the line).

      With "-" or a file of tasks, a line of JSON answers each task as soon as it is \
      done: id, status (done, cached, failed), exit (the status of the command), \
      output, bytes, checksum (64-bit FNV-1a), cpu_ms, findings, error. With \
      --jobs, results come in the order in which tasks end.

      With the folder of a plan (see lottie plan), runs a shard, or all of them, \
      and writes results to FOLDER/results. What an earlier run has done of the \
      same sources, options and version is not done again. Shards count from 0. \
      --shard auto takes the number from SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX, \
      AWS_BATCH_JOB_ARRAY_INDEX, CLOUD_RUN_TASK_INDEX, BATCH_TASK_INDEX, \
      PBS_ARRAY_INDEX or SGE_TASK_ID (less one).

      Exits with status 1 if any task failed or has findings.

      EXAMPLES
        echo '{"do": "info", "input": "anim.json"}' | lottie batch -
        lottie batch tasks.ndjson --jobs 4
        lottie batch job/ --shard 3/64
        lottie batch job/ --shard auto
      """
  )

  @Argument(
    help: "Folder of a plan, file of tasks, or \"-\" for tasks on standard input.",
    completion: .file(extensions: ["ndjson"])
  )
  var tasks: String

  @Option(
    help: ArgumentHelp(
      "Run this shard of a plan, counted from 0, as 3, 3/64 or auto.",
      valueName: "shard"
    )
  )
  var shard: ShardChoice?

  @Option(
    help: ArgumentHelp(
      "Folder of the plan that tasks on standard input belong to: its results are used and kept.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var job: String?

  @Option(
    help: ArgumentHelp(
      "Tasks at once (default: 1 with \"-\", otherwise one per processor).",
      valueName: "count"
    )
  )
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Threads of each task (default: the processors shared among the tasks).",
      valueName: "count"
    )
  )
  var threads: Int?

  @Flag(help: "Run all tasks of a plan, whatever earlier runs have done.")
  var force = false

  @Flag(
    help: ArgumentHelp(
      "Run nothing: put the results of interrupted runs together; tasks without one fail."
    )
  )
  var collect = false

  @Flag(
    help: ArgumentHelp(
      "Take ids and outputs of earlier tasks again, as a worker of a queue does; otherwise they are an error."
    )
  )
  var allowRepeats = false

  // For the process of its own that a suspicious task gets.
  @Flag(help: .hidden)
  var records = false

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  @OptionGroup(title: "Limits") var timeLimit: TimeLimit

  func validate() throws {
    if let jobs, !(1...64).contains(jobs) { throw ValidationError("--jobs must be 1 to 64") }
    if let threads, !(1...256).contains(threads) {
      throw ValidationError("--threads must be 1 to 256")
    }
    if force, collect { throw ValidationError("give --force or --collect, not both") }
  }

  func run() throws {
    var request = BatchRequest(tasks: tasks)
    request.shard = shard
    request.job = job
    request.jobs = jobs
    request.threads = threads
    request.force = force
    request.collect = collect
    request.allowRepeats = allowRepeats
    request.records = records
    request.quiet = quiet
    try request.run()
  }
}

extension ShardChoice: ExpressibleByArgument {
  init?(argument: String) { self.init(text: argument) }
}
