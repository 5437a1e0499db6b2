import LottieKit

/// Compares the animations of two folders, by their paths in them.
struct FolderDiff {
  let options: DiffCommand
  let first: String
  let second: String

  func run() throws {
    let (old, new) = (try files(of: first), try files(of: second))
    var counts: [Change: Int] = [:]
    var worst = Status.done
    var records: [JSONValue] = []
    for file in Set(old).union(new).sorted() {
      let change: Change
      var result = DiffResult()
      if !Set(new).contains(file) {
        change = .removed
      } else if !Set(old).contains(file) {
        change = .added
      } else {
        do {
          result = try compare(file)
        } catch let failure as Failure {
          failure.report()
          if failure.status.rawValue > worst.rawValue { worst = failure.status }
          continue
        }
        change = result.differs(options.threshold) ? .changed : .equal
      }
      counts[change, default: 0] += 1
      if options.format == .json { records.append(json(file, change, result)) }
      if options.format == .table, !options.quiet, change != .equal {
        try Console.result(VisibleText.line("\(change.rawValue)  \(file)"))
        for line in result.lines { try Console.result("  " + line) }
      }
    }
    if !options.quiet {
      if options.format == .json {
        let value = JSONValue(members: ["files": .array(records)])
        try Console.result(String(decoding: JSONWriter.bytes(value), as: UTF8.self))
      } else {
        let parts = Change.allCases.map { "\(counts[$0, default: 0]) \($0.rawValue)" }
        try Console.result(parts.joined(separator: ", "))
      }
    }
    guard worst == .done else { throw EarlyExit(status: worst.rawValue) }
    if counts.keys.contains(where: { $0 != .equal }) {
      throw EarlyExit(status: Status.findings.rawValue)
    }
  }

  /// The result for a file.
  private enum Change: String, CaseIterable {
    case changed, added, removed, equal
  }

  /// The paths of the animations below a folder.
  private func files(of folder: String) throws -> [String] {
    try InputExpansion.files([folder], ignoring: []).map { path in
      String(path.dropFirst(folder.count).drop { $0 == "/" })
    }
  }

  private func compare(_ file: String) throws -> DiffResult {
    var pair = options
    pair.source.input = first + "/" + file
    pair.other = second + "/" + file
    return try DiffJob(options: pair, file: try pair.source.load()).result()
  }

  private func json(_ file: String, _ change: Change, _ result: DiffResult) -> JSONValue {
    let head: [(String, JSONValue)] = [
      ("file", .string(file)), ("change", .string(change.rawValue)),
    ]
    return JSONValue(memberList: head + result.members.map { ($0.key, $0.value) })
  }
}
