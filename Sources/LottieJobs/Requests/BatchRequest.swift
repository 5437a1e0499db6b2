import LottieKit
package import LottieLint

/// Tasks to run: those of a plan's folder, or of a stream of lines.
package struct BatchRequest: Sendable {
  /// The folder of a plan, a file of tasks, or `-` for standard input.
  var tasks: String
  /// The shard of a plan; nil is all.
  package var shard: ShardChoice?
  /// The folder of the plan that tasks of a stream belong to.
  package var job: String?
  /// Tasks at once.
  package var jobs: Int?
  /// Threads of each task.
  package var threads: Int?
  /// Whether tasks are run whatever earlier runs have done.
  package var force = false
  /// Whether results of interrupted runs are put together, and nothing is run.
  package var collect = false
  /// Whether tasks of a stream may have the id or the output of an earlier one.
  package var allowRepeats = false
  /// Whether answers have all that is kept of results.
  package var records = false
  /// Whether only errors are printed.
  package var quiet = false

  /// Creates a request for all tasks of a folder or stream.
  package init(tasks: String) { self.tasks = tasks }

  /// Runs the tasks.
  package func run() throws {
    guard !Directories.exists(tasks) else {
      if job != nil { throw Failure(.usage, "--job is for tasks on standard input") }
      return try ShardRun(self, job: try JobFolder(tasks)).run()
    }
    try StoreURL.checkInput(tasks)
    if shard != nil || force || collect {
      throw Failure(.usage, "--shard, --force and --collect are for the folder of a plan")
    }
    try TaskStream(self).run()
  }
}

/// One report of all shards of a plan.
package struct MergeRequest: Sendable {
  /// The folder of the plan.
  var job: String
  /// Output format.
  package var format = ReportFormat.text
  /// Whether outputs are compared with what the tasks have written.
  package var verify = false
  /// The file of the report; nil is standard output.
  package var output: String?
  /// Whether only errors are printed.
  package var quiet = false

  /// Creates a request for the report of a plan as text.
  package init(job: String) { self.job = job }
}
