import LottieKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The choice of a plan's shard to run; shards count from 0.
package enum ShardChoice: OptionText, Equatable {
  /// A number, and of how many, if that was said.
  case number(Int, of: Int?)
  /// The number that the machine's scheduler gave this process.
  case auto

  /// Reads the text of an option; nil when it is not a value.
  package init?(text argument: String) {
    if argument == "auto" {
      self = .auto
      return
    }
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let index = parts[0], index >= 0 else { return nil }
    guard parts.count == 2 else {
      self = .number(index, of: nil)
      return
    }
    guard let count = parts[1], count > 0 else { return nil }
    self = .number(index, of: count)
  }

  /// The text that ``init(text:)`` reads as an equal value.
  package var text: String {
    switch self {
    case .auto: "auto"
    case .number(let index, let count): "\(index)" + (count.map { "/\($0)" } ?? "")
    }
  }

  /// Variables that schedulers set, and the number that the first of an array has.
  static let variables: [(name: String, first: Int)] = [
    ("SLURM_ARRAY_TASK_ID", 0), ("JOB_COMPLETION_INDEX", 0), ("AWS_BATCH_JOB_ARRAY_INDEX", 0),
    ("CLOUD_RUN_TASK_INDEX", 0), ("BATCH_TASK_INDEX", 0), ("PBS_ARRAY_INDEX", 0),
    ("SGE_TASK_ID", 1),
  ]

  /// The number of the shard.
  ///
  /// The number of shards is the plan's: what schedulers say of it counts only what they were asked to run.
  ///
  /// - Throws: ``Failure`` when there is no such shard.
  func index(of count: Int) throws -> Int {
    let index: Int
    switch self {
    case .auto: index = try ShardChoice.fromEnvironment()
    case .number(let number, let total):
      index = number
      if let total, total != count {
        throw Failure(.usage, "--shard \(number)/\(total): the plan has \(count) shards")
      }
    }
    guard (0..<count).contains(index) else {
      throw Failure(
        .usage,
        "--shard: there is no shard \(index); the plan has \(count), counted from 0"
      )
    }
    return index
  }

  private static func fromEnvironment() throws -> Int {
    var found: [(name: String, index: Int)] = []
    for (name, first) in variables {
      guard let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty,
        text != "undefined"
      else { continue }
      guard let number = Int(text), number >= first else {
        throw Failure(.usage, "--shard auto: \(name) is \"\(text)\", which is not a number")
      }
      found.append((name, number - first))
    }
    guard let chosen = found.first else {
      let names = variables.map(\.name).joined(separator: ", ")
      throw Failure(.usage, "--shard auto: none of \(names) is set")
    }
    if let other = found.first(where: { $0.index != chosen.index }) {
      throw Failure(
        .usage,
        "--shard auto: \(chosen.name) and \(other.name) name different shards; give --shard NUMBER"
      )
    }
    return chosen.index
  }
}
