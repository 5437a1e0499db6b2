import LottieKit

/// Something wrong with a table of values, or with a value for the template.
struct RowProblem: Equatable {
  /// The kind of an error, with its evidence.
  enum Reason: Equatable {
    case table(TableReason)
    /// The template has nothing of the column's name; names that are near.
    case unknown(near: [String])
    /// A value is not what is expected.
    case mismatch(expected: String, value: String)
    /// An image file cannot be read.
    case noImage(String)
    /// A column that names of outputs need has no value.
    case noName(option: String)
    /// The file is an output of another row.
    case collision(output: String, otherLine: Int)
    /// The file would replace an input.
    case replaced(message: String)
  }

  /// Errors of the table itself.
  enum TableReason: Equatable {
    case text(CSVReader.Problem.Reason)
    case utf16
    case empty
    case unnamed(Int)
    case doubled
    case ragged(Int, columns: Int)
    case notJSON(JSONError)
    case notAnObject
    case tooLarge
  }

  /// The line of the table, from 1.
  let line: Int
  /// The name of the column.
  var column: String?
  let reason: Reason

  init(line: Int, column: String? = nil, _ reason: Reason) {
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// Problems that are listed; reading ends there.
  static let maximum = 1000

  /// The message, a line.
  func text(table: String) -> String {
    "\(table):\(line): " + (column.map { $0 + ": " } ?? "") + explanation
  }

  private var explanation: String {
    switch reason {
    case .table(let reason): reason.explanation
    case .unknown(let near):
      "the animation has no slot, text layer or property of this name"
        + (NearestNames.question(near).map { "; " + $0 } ?? "; lottie keypaths --fields lists them")
    case .mismatch(let expected, let value):
      "expected \(expected), found \(Words.quoted(value))"
    case .noImage(let path): "cannot read the image file \(Words.quoted(path))"
    case .noName(let option): "is empty, and \(option) needs it"
    case .collision(let output, let line): "\(output) is also the output of line \(line)"
    case .replaced(let message): message
    }
  }
}

extension RowProblem.TableReason {
  fileprivate var explanation: String {
    switch self {
    case .text(.unterminated): "a quotation mark that opens a value is never closed"
    case .text(.textAfterQuote):
      "text after a quoted value; double quotation marks within quoted values"
    case .text(.strayQuote):
      "a quotation mark within a value; quote the value and double the mark"
    case .text(.zeroByte): "a zero byte; the table must be text"
    case .text(.notUTF8): "not UTF-8; save the table as UTF-8"
    case .text(.tooManyValues): "more than \(RowLimits.columns) columns"
    case .text(.tooLong): "a value of more than \(RowLimits.valueBytes >> 20) MiB"
    case .utf16: "the table is UTF-16; save it as UTF-8"
    case .empty: "the table has no rows"
    case .unnamed(let number): "column \(number) has no name"
    case .doubled: "there are two columns of this name"
    case .ragged(let count, let columns):
      Words.count(count, "value") + " for " + Words.count(columns, "column")
    case .notJSON(let error): "not JSON: \(error.explanation)"
    case .notAnObject: "a row must be an object of values by column"
    case .tooLarge:
      "the table has more than \(RowLimits.rows) rows or \(RowLimits.values) values"
    }
  }
}
