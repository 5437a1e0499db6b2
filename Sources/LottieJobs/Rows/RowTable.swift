import LottieKit

/// A table of values: comma-separated, JSON objects one a line, or a JSON array of objects.
struct RowTable {
  /// A row; cells without a value are empty.
  struct Row: Equatable {
    /// Line of the file it starts in, from 1.
    let line: Int
    /// One for each column, or fewer.
    let cells: [String]
  }

  /// The file; `-` is standard input.
  let path: String
  private(set) var columns: [String] = []
  private(set) var rows: [Row] = []
  /// Errors of the table itself.
  private(set) var problems: [RowProblem] = []

  /// The file, for messages.
  var name: String { path == "-" ? "standard input" : path }

  private var indices: [String: Int] = [:]
  private var columnLines: [Int] = []
  private var valueCount = 0

  /// Reads a file; `-` is standard input.
  ///
  /// - Throws: ``Failure`` when it cannot be read; all else is in ``problems``.
  init(path: String) throws {
    do throws(LoadError) {
      self.init(try InputFile.read(path, limit: RowLimits.bytes), path: path)
    } catch {
      throw Failure(error, input: path)
    }
  }

  /// Reads a text, in the format that its first character tells.
  ///
  /// `path`: Its file, for messages.
  init(_ bytes: [UInt8], path: String) {
    self.path = path
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let blanks = Array(" \t\r\n".utf8)
    switch bytes[start...].first(where: { !blanks.contains($0) }) {
    case UInt8(ascii: "["): readArray(bytes)
    case UInt8(ascii: "{"): readLines(bytes[start...])
    default:
      if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
        problems.append(RowProblem(line: 1, .table(.utf16)))
      } else {
        readCSV(bytes)
      }
    }
    if problems.isEmpty, rows.isEmpty { problems.append(RowProblem(line: 1, .table(.empty))) }
  }

  private mutating func readCSV(_ bytes: [UInt8]) {
    var reader = CSVReader(bytes)
    var head: Int?
    while !isFull {
      do throws(CSVReader.Problem) {
        guard let record = try reader.next() else { return }
        guard let head else {
          head = record.values.count
          for name in record.values { addColumn(name, line: record.line) }
          continue
        }
        guard record.values.count == head else {
          problems.append(
            RowProblem(line: record.line, .table(.ragged(record.values.count, columns: head)))
          )
          continue
        }
        append(Row(line: record.line, cells: record.values))
      } catch {
        problems.append(RowProblem(line: error.line, .table(.text(error.reason))))
        // Without the names of columns no row can be checked.
        if head == nil { return }
      }
    }
  }

  private mutating func addColumn(_ name: String, line: Int) {
    if name.isEmpty {
      problems.append(RowProblem(line: line, .table(.unnamed(columns.count + 1))))
    } else if indices.updateValue(columns.count, forKey: name) != nil {
      problems.append(RowProblem(line: line, column: name, .table(.doubled)))
    }
    columns.append(name)
    columnLines.append(line)
  }

  /// The line in which a column appears first.
  func line(of column: String) -> Int { indices[column].map { columnLines[$0] } ?? 1 }

  private mutating func readLines(_ bytes: ArraySlice<UInt8>) {
    var line = 0
    var rest = bytes
    while !rest.isEmpty, !isFull {
      line += 1
      let text = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[text.endIndex...].dropFirst()
      guard text.contains(where: { $0 > 0x20 }) else { continue }
      do throws(JSONError) {
        let document = try JSONDocument(Array(text))
        document.withRoot { add($0, line: line) }
      } catch {
        problems.append(RowProblem(line: line, .table(.notJSON(error))))
      }
    }
  }

  private mutating func readArray(_ bytes: [UInt8]) {
    do throws(JSONError) {
      let document = try JSONDocument(bytes)
      let lines = LineIndex(bytes)
      document.withRoot { root in
        for element in root.elements where !isFull {
          add(element, line: lines.position(of: document.offset(of: element.location)).line)
        }
      }
    } catch {
      let position = TextPosition(of: error.offset, in: bytes)
      problems.append(RowProblem(line: position.line, .table(.notJSON(error))))
    }
  }

  /// Adds an object as a row.
  private mutating func add(_ object: JSONCursor, line: Int) {
    guard object.isObject else {
      problems.append(RowProblem(line: line, .table(.notAnObject)))
      return
    }
    var cells: [String] = []
    for (name, value) in object.members {
      let index = indices[name] ?? columns.count
      if index == columns.count {
        guard columns.count < RowLimits.columns else {
          problems.append(RowProblem(line: line, .table(.text(.tooManyValues))))
          return
        }
        addColumn(name, line: line)
      }
      while cells.count <= index { cells.append("") }
      // Of duplicate members the last counts, as everywhere.
      cells[index] = RowTable.text(JSONValue(value))
      if cells[index].utf8.count > RowLimits.valueBytes {
        problems.append(RowProblem(line: line, column: name, .table(.text(.tooLong))))
        cells[index] = ""
      }
    }
    append(Row(line: line, cells: cells))
  }

  /// A value as a cell has it: strings as they are, lists and objects as JSON, nothing for null.
  private static func text(_ value: JSONValue) -> String {
    switch value {
    case .null: ""
    case .string(let text): text
    case .bool, .number, .array, .object:
      JSONWriter.text(value)
    }
  }

  private mutating func append(_ row: Row) {
    valueCount += row.cells.count
    rows.append(row)
    guard isFull else { return }
    problems.append(RowProblem(line: row.line, .table(.tooLarge)))
  }

  private var isFull: Bool {
    rows.count > RowLimits.rows || valueCount > RowLimits.values
      || problems.count >= RowProblem.maximum
  }
}
