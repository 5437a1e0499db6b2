import LottieKit

/// Tasks from lines of JSON.
struct TaskLines {
  private var reader: LineReader
  private var number = 0

  init(_ descriptor: Int32) { reader = LineReader(descriptor) }

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

  private func item(_ bytes: [UInt8]) -> Item {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONDocument(bytes).withRoot(JSONValue.init)
    } catch {
      return bad(nil, Failure(.usage, "line \(number), byte \(error.offset + 1): not JSON"))
    }
    do {
      return .task(try BatchTask(value, line: number))
    } catch var failure as Failure {
      failure.message = "line \(number): \(failure.message)"
      return bad(value, failure)
    } catch {
      return bad(value, Failure(.internalError, "\(error)"))
    }
  }

  private func bad(_ value: JSONValue?, _ failure: Failure) -> Item {
    let id = (try? value.flatMap { try BatchTask.id(of: $0) }) ?? nil
    return .bad(TaskResult(id: id ?? String(number), failure: failure))
  }
}
