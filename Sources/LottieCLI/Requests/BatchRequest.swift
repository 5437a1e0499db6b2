import LottieKit
import LottieLint

/// Tasks to run: those of a plan's folder, or of a stream of lines.
struct BatchRequest: Sendable {
  /// The folder of a plan, a file of tasks, or `-` for standard input.
  var tasks: String
  /// The shard of a plan; nil is all.
  var shard: ShardChoice?
  /// The folder of the plan that tasks of a stream belong to.
  var job: String?
  /// Tasks at once.
  var jobs: Int?
  /// Threads of each task.
  var threads: Int?
  /// Whether tasks are run whatever earlier runs have done.
  var force = false
  /// Whether results of interrupted runs are put together, and nothing is run.
  var collect = false
  var quiet = false

  init(tasks: String) { self.tasks = tasks }

  /// Runs the tasks.
  func run() throws {
    guard !Directories.exists(tasks) else {
      if job != nil { throw Failure(.usage, "--job is for tasks on standard input") }
      return try ShardRun(self, job: try JobFolder(tasks)).run()
    }
    if shard != nil || force || collect {
      throw Failure(.usage, "--shard, --force and --collect are for the folder of a plan")
    }
    try TaskStream(self).run()
  }
}

/// One report of all shards of a plan.
struct MergeRequest: Sendable {
  /// The folder of the plan.
  var job: String
  var format = ReportFormat.text
  /// The file of the report; nil is standard output.
  var output: String?
  var quiet = false

  init(job: String) { self.job = job }
}
