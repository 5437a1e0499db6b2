import Foundation
import LottieKit

/// The folder of a plan: `plan.json`, `tasks.ndjson`, and `results`.
package struct JobFolder {
  /// The form of the folder; another one is refused.
  static let format = 1
  /// Maximum number of shards: more than any scheduler has in an array.
  static let maximumShards = 100_000
  /// Allowed numbers of shards of a plan.
  package static let shardCounts = 1...maximumShards
  /// Maximum bytes of the tasks, and of the results of a shard.
  static let maximumBytes = 4 << 30

  let path: String
  let kind: BatchTask.Kind
  /// Number of shards.
  let shards: Int
  let tasks: [BatchTask]

  var results: String { path + "/results" }

  /// The file of a complete shard.
  func file(of shard: Int) -> String {
    results + "/" + JobFolder.number(shard) + ".ndjson"
  }

  /// A folder's name without a slash at its end.
  package static func path(_ folder: String) -> String {
    folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  static func planFile(_ path: String) -> String { path + "/plan.json" }
  static func taskFile(_ path: String) -> String { path + "/tasks.ndjson" }

  private static func number(_ shard: Int) -> String { Words.padded(shard, to: 5) }

  /// Reads a plan.
  ///
  /// - Throws: ``Failure`` when it is damaged, or of another version.
  init(_ folder: String) throws {
    path = JobFolder.path(folder)
    let name = JobFolder.planFile(path)
    let plan = try JSONFile.read(name)
    guard plan["format"] == .number(Double(JobFolder.format)) else {
      throw Failure(.badDocument, "\(name): not a plan of this version; run lottie plan again")
    }
    guard plan["lottie"] == .string(lottieVersion) else {
      var version = "another version"
      if case .string(let text)? = plan["lottie"] { version = "version \(text)" }
      throw Failure(
        .badDocument,
        "\(name): made by \(version) of lottie, and this is \(lottieVersion): "
          + "run lottie plan again"
      )
    }
    guard case .string(let word)? = plan["do"], let kind = BatchTask.Kind(rawValue: word),
      case .number(let shards)? = plan["shards"], let shards = Int(exactly: shards),
      JobFolder.shardCounts.contains(shards),
      case .number(let count)? = plan["tasks"], case .string(let hash)? = plan["hash"]
    else { throw Failure(.badDocument, "\(name): damaged; run lottie plan again") }
    (self.kind, self.shards) = (kind, shards)
    let bytes: [UInt8]
    let file = JobFolder.taskFile(path)
    do throws(LoadError) {
      bytes = try InputFile.read(file, limit: JobFolder.maximumBytes)
    } catch {
      throw Failure(error, input: file)
    }
    guard Checksum(bytes).text == hash else {
      throw Failure(.badDocument, "\(file): not the tasks of plan.json; run lottie plan again")
    }
    tasks = try JobFolder.tasks(bytes, file: file)
    guard Double(tasks.count) == count, tasks.allSatisfy({ ($0.shard ?? -1) < shards }),
      Set(tasks.map(\.id)).count == tasks.count
    else { throw Failure(.badDocument, "\(file): damaged; run lottie plan again") }
  }

  private static func tasks(_ bytes: [UInt8], file: String) throws -> [BatchTask] {
    var tasks: [BatchTask] = []
    for (index, line) in bytes.split(separator: 0x0A).enumerated() {
      guard let value = try? JSONDocument(Array(line)).withRoot(JSONValue.init) else {
        throw Failure(.badDocument, "\(file):\(index + 1): not JSON")
      }
      do {
        let task = try BatchTask(value, line: index + 1)
        guard let shard = task.shard, shard >= 0 else { throw Failure(.usage, "no shard") }
        tasks.append(task)
      } catch let failure as Failure {
        throw Failure(.badDocument, "\(file):\(index + 1): \(failure.message)")
      }
    }
    return tasks
  }

  /// Creates the folder of results.
  func makeResults() throws { try OutputFiles.makeFolder(of: results + "/x") }
}
