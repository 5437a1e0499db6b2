import Foundation
import LottieKit

/// The folder of a plan: `plan.json`, `tasks.ndjson` with its index, and `results`.
///
/// Opening it reads `plan.json` alone. The tasks of a shard lie together, and `tasks.index` says where, so that the
/// start of a shard costs the same however many there are.
package struct JobFolder: Sendable {
  /// The form of the folder; another one is refused.
  static let format = 2
  /// Maximum number of shards: more than any scheduler has in an array.
  static let maximumShards = 100_000
  /// Allowed numbers of shards of a plan.
  package static let shardCounts = 1...maximumShards

  let path: String
  let kind: BatchTask.Kind
  /// Number of shards.
  let shards: Int
  /// Number of tasks.
  let count: Int
  /// Estimated processor time of all tasks, milliseconds.
  let cost: Double
  /// Checksum of all tasks.
  private let hash: String

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
  static func indexFile(_ path: String) -> String { path + "/tasks.index" }

  private static func number(_ shard: Int) -> String { Words.padded(shard, to: 5) }

  /// Opens a plan.
  ///
  /// - Throws: ``Failure`` when it is damaged, or of another version.
  package init(_ folder: String) throws {
    path = JobFolder.path(folder)
    let name = JobFolder.planFile(path)
    let plan = try JSONFile.read(name)
    try FileWriting.check(JobFolder.taskFile(path))
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
      case .number(let count)? = plan["tasks"], let count = Int(exactly: count),
      // A task is more than a byte.
      count >= 0, count <= FileState(JobFolder.taskFile(path)).size,
      case .number(let cost)? = plan["cost"], case .string(let hash)? = plan["hash"]
    else { throw Failure(.badDocument, "\(name): damaged; run lottie plan again") }
    (self.kind, self.shards, self.count, self.cost) = (kind, shards, count, cost)
    self.hash = hash
  }

  /// Where the tasks of a shard are.
  ///
  /// - Throws: ``Failure`` when the index is damaged, or not that of the plan.
  func part(_ shard: Int) throws -> ShardPart {
    let name = JobFolder.indexFile(path)
    let line = try JobFolder.open(name).read(at: shard * ShardPart.length, count: ShardPart.length)
    guard let part = ShardPart(line: line) else {
      throw Failure(.badDocument, "\(name): damaged; run lottie plan again")
    }
    return part
  }

  /// The tasks of a shard, one after the other.
  ///
  /// - Throws: ``Failure``.
  func reader(of shard: Int) throws -> ShardReader {
    try ShardReader(path, part(shard), plan: hash)
  }

  /// The tasks of a shard, or of all, in the order of the plan.
  ///
  /// - Throws: ``Failure`` for tasks that are not those of the plan.
  func tasks(of shard: Int?) throws -> [BatchTask] {
    var tasks: [BatchTask] = []
    for number in shard.map({ $0...$0 }) ?? 0...(shards - 1) {
      var reader = try reader(of: number)
      while let task = try reader.next() {
        guard task.shard == number else { throw reader.damage }
        tasks.append(task)
      }
    }
    if shard == nil { tasks.sort { ($0.order ?? 0) < ($1.order ?? 0) } }
    return tasks
  }

  fileprivate static func open(_ name: String) throws -> OpenFile {
    do throws(LoadError) {
      return try OpenFile(name)
    } catch {
      throw Failure(error, input: name)
    }
  }

  /// Creates the folder of results.
  func makeResults() throws { try OutputFiles.makeFolder(of: results + "/x") }
}

/// Where the tasks of a shard are in `tasks.ndjson`: a line of `tasks.index`, all of which are of one length.
struct ShardPart: Equatable {
  /// Bytes before the first task.
  var offset: Int
  /// Bytes of all tasks.
  var size: Int
  /// Number of tasks.
  var count: Int
  /// Estimated processor time of all tasks, microseconds.
  var cost: Int
  /// Checksum of the plan's and of the tasks' bytes.
  var checksum: Checksum

  /// Digits of the numbers, in their order.
  private static let digits = [16, 16, 8, 16]
  /// Bytes of a line.
  static let length = digits.reduce(0, +) + 16 + 5

  /// The checksum of tasks of a plan, to which the bytes of the tasks are to be added.
  static func checksum(plan: String) -> Checksum { Checksum(plan.utf8) }

  /// The line, with its end.
  var line: [UInt8] {
    let numbers = zip([offset, size, count, cost], ShardPart.digits).map {
      Words.padded($0, to: $1)
    }
    return Array((numbers + [checksum.text]).joined(separator: " ").utf8) + [0x0A]
  }

  init(offset: Int, size: Int, count: Int, cost: Int, checksum: Checksum) {
    (self.offset, self.size, self.count, self.cost) = (offset, size, count, cost)
    self.checksum = checksum
  }

  /// Reads a line; nil when it is none.
  init?(line: [UInt8]) {
    guard line.count == ShardPart.length, line.last == 0x0A else { return nil }
    let words = String(decoding: line.dropLast(), as: UTF8.self).split(separator: " ")
    let numbers = words.dropLast().compactMap { Int($0) }
    guard words.count == 5, numbers.count == 4, numbers.allSatisfy({ $0 >= 0 }),
      let checksum = Checksum(String(words[4]))
    else { return nil }
    self.init(
      offset: numbers[0],
      size: numbers[1],
      count: numbers[2],
      cost: numbers[3],
      checksum: checksum
    )
  }
}

/// Reads the tasks of a shard, and checks at their end that they are those of the plan.
struct ShardReader {
  let part: ShardPart
  private let name: String
  private let file: OpenFile
  private var lines: LineReader
  private var checksum: Checksum
  private let expected: Checksum
  private var count = 0

  fileprivate init(_ folder: String, _ part: ShardPart, plan: String) throws {
    name = JobFolder.taskFile(folder)
    file = try JobFolder.open(name)
    (self.part, expected) = (part, part.checksum)
    lines = file.lines(at: part.offset, count: part.size)
    checksum = ShardPart.checksum(plan: plan)
  }

  /// The failure of tasks that are not those of the plan.
  var damage: Failure {
    Failure(.badDocument, "\(name): not the tasks of plan.json; run lottie plan again")
  }

  /// The next task; nil at the end.
  ///
  /// - Throws: ``Failure``; at the end also when an earlier task was not that of the plan.
  mutating func next() throws -> BatchTask? {
    guard let line = lines.next() else {
      guard checksum == expected, count == part.count else { throw damage }
      return nil
    }
    guard case .text(let bytes) = line, lines.position <= part.size else { throw damage }
    count += 1
    checksum.add(bytes)
    checksum.add(0x0A)
    guard let value = try? JSONDocument(bytes).withRoot(JSONValue.init),
      let task = try? BatchTask(value, line: count), task.shard != nil, task.order != nil
    else { throw damage }
    return task
  }
}
