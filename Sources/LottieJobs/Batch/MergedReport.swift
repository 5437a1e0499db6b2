import LottieKit
import LottieLint

/// The report on a plan.
///
/// What it says of each task is kept in a temporary file when it is large; in memory is only where.
struct MergedReport {
  /// Where the entry of a task is, and among which it belongs.
  private struct Entry {
    var offset = 0
    var size: Int32 = 0
    var group = Group.none
  }

  private enum Group: UInt8 {
    case none, failed, findings, fine
  }

  private let kind: BatchTask.Kind
  private let format: ReportFormat
  private var entries: [Entry]
  private var spool = Spool()
  private var runs: [(order: Int, run: LintRun)] = []
  private(set) var tally = TaskTally()
  /// Bytes of all outputs.
  private var bytes = 0

  init(_ job: JobFolder, format: ReportFormat) {
    (kind, self.format) = (job.kind, format)
    entries = Array(repeating: Entry(), count: job.count)
  }

  /// Adds the result of a task, at its place in the plan.
  mutating func add(_ result: TaskResult, at order: Int) throws {
    tally.count(result)
    bytes += result.bytes
    if let run = result.lint, kind == .validate, format != .json { runs.append((order, run)) }
    // As text, results without a problem have no line.
    let isListed = format == .json || result.outcome == .failed || !result.isFine
    let text = isListed ? JSONWriter.bytes(TaskReport(result: result).json) : []
    entries[order] = Entry(
      offset: try spool.append(text),
      size: Int32(clamping: text.count),
      group: result.outcome == .failed ? .failed : result.isFine ? .fine : .findings
    )
  }

  /// Keeps bytes for later.
  mutating func keep(_ bytes: [UInt8]) throws -> Range<Int> {
    let offset = try spool.append(bytes)
    return offset..<(offset + bytes.count)
  }

  /// Bytes that were kept.
  func kept(_ range: Range<Int>) throws -> [UInt8] {
    try spool.read(at: range.lowerBound, count: range.count)
  }

  /// The findings of all files.
  private var lint: LintRun {
    var all = LintRun(reports: [], targets: [])
    for (_, run) in runs.sorted(by: { $0.order < $1.order }) {
      all.reports += run.reports
      all.known += run.known
      if all.targets.isEmpty { all.targets = run.targets }
    }
    return all
  }

  /// Writes the report, with a line feed at its end.
  ///
  /// - Parameter write: Takes the next bytes, UTF-8 that does not end within a character.
  /// - Throws: ``Failure``, and what `write` throws.
  func write(_ write: ([UInt8]) throws -> Void) throws {
    if format == .json {
      try writeJSON(write)
    } else if kind != .validate {
      try writeText(write)
    } else {
      let run = lint
      if let text = format.write(run, version: lottieVersion) {
        try write(Array(text.utf8))
      } else {
        try write(Array(FindingsText(run, .plain, isVerbose: false).text.utf8))
        try writeLines(of: .failed, before: "\n", write)
      }
    }
    try write([0x0A])
  }

  private func writeJSON(_ write: ([UInt8]) throws -> Void) throws {
    // The results, which may not fit into memory, are last.
    let output = MergeOutput(kind: kind, tally: tally, bytes: bytes)
    try write(JSONWriter.bytes(output.json).dropLast(2))
    var isFirst = true
    // Failures first, then what has findings, then the rest.
    for group in [Group.failed, .findings, .fine] {
      for entry in entries where entry.group == group {
        let text = try spool.read(at: entry.offset, count: Int(entry.size))
        try write(isFirst ? text : [UInt8(ascii: ",")] + text)
        isFirst = false
      }
    }
    try write(Array("]}".utf8))
  }

  private func writeText(_ write: ([UInt8]) throws -> Void) throws {
    try writeLines(of: .failed, after: "\n", write)
    try writeLines(of: .findings, after: "\n", write)
    let size = bytes > 0 ? ", " + Words.count(bytes, "byte") : ""
    try write(Array((tally.text + size).utf8))
  }

  /// Writes lines as `failed  in/a.json: no such file`.
  private func writeLines(
    of group: Group,
    before: String = "",
    after: String = "",
    _ write: ([UInt8]) throws -> Void
  ) throws {
    for entry in entries where entry.group == group {
      let text = try spool.read(at: entry.offset, count: Int(entry.size))
      guard let value = try? JSONDocument(text).withRoot(JSONValue.init) else { continue }
      let id = (try? TaskID(of: value)) ?? nil
      let error = value["error"]?.text
      let line =
        group == .failed
        ? "failed  \(id?.text ?? ""): \(error ?? "")"
        : "findings  \(id?.text ?? "")" + (error.map { ": \($0)" } ?? "")
      try write(Array((before + line + after).utf8))
    }
  }
}

/// The output of `lottie merge`.
struct MergeOutput: JSONOutput {
  let kind: BatchTask.Kind
  let tally: TaskTally
  let bytes: Int
  var results: [TaskReport] = []

  static let schemaName = "merge"
  static let summary = "The results of a plan"

  static let members: [JSONMember<MergeOutput>] = [
    JSONMember("do", "What was to be done") { $0.kind.rawValue },
    JSONMember("summary", "Numbers") { Summary(output: $0) },
    JSONMember("results", "Failed tasks, those with findings, and the rest") { $0.results },
  ]

  private struct Summary: JSONRecord {
    let output: MergeOutput

    static let members: [JSONMember<Summary>] = [
      JSONMember("tasks", "All tasks") { $0.output.tally.total },
      JSONMember("failed", "Tasks that failed") { $0.output.tally.failed },
      JSONMember("with_findings", "Tasks that found something") {
        $0.output.tally.bad - $0.output.tally.failed
      },
      JSONMember("bytes", "Bytes of all outputs") { $0.output.bytes },
    ]
  }
}

/// Bytes that are written once and read again, in a temporary file when there are many.
private struct Spool {
  /// Bytes that are kept in memory.
  private static let limit = 8 << 20

  private var buffer: [UInt8] = []
  private var file: ScratchFile?
  /// Bytes in the file.
  private var written = 0

  /// Adds bytes.
  ///
  /// - Returns: Where they are.
  mutating func append(_ bytes: [UInt8]) throws -> Int {
    let offset = written + buffer.count
    buffer += bytes
    if buffer.count > Spool.limit {
      do throws(CodecError) {
        if file == nil { file = try ScratchFile() }
        try file?.append(buffer)
      } catch {
        throw Failure(error, output: "the report")
      }
      written += buffer.count
      buffer.removeAll(keepingCapacity: true)
    }
    return offset
  }

  /// Bytes that were added at once.
  func read(at offset: Int, count: Int) throws -> [UInt8] {
    guard offset < written, let file else {
      let start = offset - written
      return Array(buffer[start..<(start + count)])
    }
    do throws(CodecError) {
      return try file.read(at: offset, count: count)
    } catch {
      throw Failure(error, output: "the report")
    }
  }
}

/// Outputs that several tasks make together.
struct SplitOutputs {
  private struct Piece {
    let order: Int
    let task: Range<Int>
    let result: Range<Int>
  }

  /// By input and output, in the order of the plan.
  private var groups: [String: [Piece]] = [:]

  /// Keeps the result of a part.
  mutating func add(
    _ task: BatchTask,
    _ result: TaskResult,
    at order: Int,
    to report: inout MergedReport
  ) throws {
    let piece = Piece(
      order: order,
      task: try report.keep(JSONWriter.bytes(task.value)),
      result: try report.keep(JSONWriter.bytes(result.record))
    )
    groups["\(task.input)\u{0}\(task.output ?? "")", default: []].append(piece)
  }

  /// Joins the parts, and adds one result for each output.
  func join(into report: inout MergedReport) throws {
    let sorted = groups.values.map { $0.sorted { $0.order < $1.order } }
      .sorted { $0[0].order < $1[0].order }
    for pieces in sorted {
      let parts = try pieces.compactMap { piece -> (task: BatchTask, result: TaskResult)? in
        let value = try JSONDocument(try report.kept(piece.task)).withRoot(JSONValue.init)
        guard let result = TaskResult(line: try report.kept(piece.result)) else { return nil }
        return (try BatchTask(value, line: 0), result)
      }
      try report.add(PartJoin(parts).result, at: pieces[0].order)
    }
  }
}

extension TaskResult {
  /// Makes the result a failure when an output is not what the task has written.
  mutating func verify() {
    guard outcome != .failed else { return }
    for output in outputs {
      let state = FileState(output.path)
      let problem: String? =
        if !state.exists {
          "is missing"
        } else if state.size != output.state.size {
          "has \(Words.count(state.size, "byte")), and had \(output.state.size) when it was written"
        } else if let checksum = output.checksum, FileRecord.checksum(output.path) != checksum {
          "has changed since it was written"
        } else {
          nil
        }
      guard let problem else { continue }
      (outcome, exit) = (.failed, .noInput)
      error = "\(output.path) \(problem)"
      (findings, lint, report) = ([], nil, nil)
      return
    }
  }
}
