import LottieKit

/// Tasks from lines of JSON.
struct TaskLines {
  private var reader: LineReader
  /// The number of the line that was read last.
  private(set) var number = 0
  /// The names of the tasks so far; nil when they may be used again.
  private var names: TaskNames?

  /// Reads from a file.
  ///
  /// - Parameters:
  ///   - descriptor: The file.
  ///   - allowsRepeats: Whether tasks may have the id or the output of an earlier one.
  init(_ descriptor: Int32, allowsRepeats: Bool) {
    reader = LineReader(descriptor)
    names = allowsRepeats ? nil : TaskNames()
  }

  /// The content of a line.
  enum Item {
    case task(BatchTask)
    /// A line that is no task, with the error about it.
    case bad(TaskResult)
  }

  /// The next task, nil at the end.
  ///
  /// Empty lines are skipped.
  mutating func next() -> Item? {
    while let line = reader.next() {
      number += 1
      switch line {
      case .tooLong:
        return bad(
          nil,
          Failure(.usage, "line \(number): longer than \(LineReader.limit >> 20) MiB")
        )
      case .text(let bytes):
        guard bytes.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { continue }
        return item(bytes)
      }
    }
    return nil
  }

  private mutating func item(_ bytes: [UInt8]) -> Item {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONDocument(bytes).withRoot(JSONValue.init)
    } catch {
      return bad(nil, Failure(.usage, "line \(number), byte \(error.offset + 1): not JSON"))
    }
    do {
      let task = try BatchTask(value, line: number)
      try names?.add(task, line: number)
      return .task(task)
    } catch var failure as Failure {
      failure.message = "line \(number): \(failure.message)"
      return bad(value, failure)
    } catch {
      return bad(value, Failure(.internalError, "\(error)"))
    }
  }

  private func bad(_ value: JSONValue?, _ failure: Failure) -> Item {
    let id = (try? value.flatMap { try TaskID(of: $0) }) ?? nil
    return .bad(TaskResult(id: id ?? TaskID(line: number), failure: failure))
  }
}

/// The ids and outputs of the tasks of a batch, none of which may be used twice.
///
/// Kept are hashes: a batch may have millions of tasks.
struct TaskNames {
  /// Lines by ids and outputs.
  private var lines: [Int: Int] = [:]
  private var files = OutputFiles(inputs: [], overwritesInput: true)

  /// Adds the names of a task.
  ///
  /// - Throws: ``Failure`` when an earlier line has one of them.
  mutating func add(_ task: BatchTask, line: Int) throws {
    if let earlier = lines.updateValue(line, forKey: hash(0, task.id.text)) {
      throw Failure(.usage, "the id \(task.id) is that of line \(earlier)")
    }
    for output in task.namedOutputs where !output.hasPrefix("/dev/") {
      if let earlier = lines.updateValue(line, forKey: hash(1, files.canonical(output))) {
        throw Failure(.usage, "\(output) is the output of line \(earlier)")
      }
    }
  }

  private func hash(_ kind: Int, _ name: String) -> Int {
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(name)
    return hasher.finalize()
  }
}
