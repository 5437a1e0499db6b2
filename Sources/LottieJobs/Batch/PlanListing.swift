import LottieKit
import OrderedCollections

/// A request for the files of a plan.
package struct PlanListing: Sendable {
  /// The files to list.
  package enum Kind: Sendable {
    /// Those that tasks read.
    case inputs
    /// Those that tasks have written, and their results.
    case outputs
  }

  /// The folder of the plan.
  var job: String
  /// The files to list.
  var kind: Kind
  /// The shard; nil is all.
  package var shard: ShardChoice?

  /// Creates a request for the files of all shards.
  package init(_ kind: Kind, of job: String) { (self.kind, self.job) = (kind, job) }

  /// Prints the files, one a line, each once, in the order of the plan.
  package func run() throws {
    let folder = try JobFolder(job)
    let shard = try shard?.index(of: folder.shards)
    let tasks = try folder.tasks(of: shard)
    var paths = OrderedSet<String>()
    switch kind {
    case .inputs:
      for task in tasks {
        let all = [task.input] + [task.other].compactMap(\.self) + task.files
        paths.append(contentsOf: all.filter { !AnimationFile.isURL($0) })
      }
    case .outputs:
      let store = ResultStore(folder, shard: shard)
      for task in tasks {
        paths.append(contentsOf: store.lastResult(of: task)?.outputs.map(\.path) ?? [])
      }
      for number in shard.map({ $0...$0 }) ?? 0...(folder.shards - 1)
      where FileState(folder.file(of: number)).exists {
        paths.append(folder.file(of: number))
      }
    }
    guard !paths.isEmpty else { return }
    try Console.result(paths.joined(separator: "\n"))
  }
}
