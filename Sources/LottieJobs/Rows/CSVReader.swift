import LottieKit

/// Reads comma-separated values by RFC 4180.
///
/// Lines end with CR LF, LF or CR; blanks belong to values; lines without anything are skipped. Why not a package: docs/decisions/0019-rows.md.
struct CSVReader {
  /// The values of a line, or of several when one holds line breaks.
  struct Record: Equatable {
    /// The line it starts in, from 1.
    let line: Int
    let values: [String]
  }

  /// An error, and the line it is in; the rest of that line is not read.
  struct Problem: Error, Equatable {
    enum Reason {
      case unterminated
      case textAfterQuote
      case strayQuote
      case zeroByte
      case notUTF8
      case tooManyValues
      case tooLong
    }

    let line: Int
    let reason: Reason
  }

  private let bytes: [UInt8]
  private var position: Int
  private var line = 1

  /// Creates a reader at the start of a table.
  ///
  /// - Parameter bytes: UTF-8, with or without a byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next record; nil at the end.
  ///
  /// - Throws: ``Problem``; the record after it can be read.
  mutating func next() throws(Problem) -> Record? {
    while position < bytes.count, isLineEnd(bytes[position]) { endLine() }
    guard position < bytes.count else { return nil }
    let start = line
    var values: [String] = []
    while true {
      do throws(Problem) {
        guard values.count < RowLimits.columns else { throw problem(.tooManyValues) }
        values.append(try value())
      } catch {
        skipLine()
        throw error
      }
      guard position < bytes.count else { break }
      guard bytes[position] == UInt8(ascii: ",") else {
        endLine()
        break
      }
      position += 1
    }
    return Record(line: start, values: values)
  }

  /// A value; the position is then that of what ends it.
  private mutating func value() throws(Problem) -> String {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: ","),
        !isLineEnd(bytes[position])
      {
        if bytes[position] == UInt8(ascii: "\"") { throw problem(.strayQuote) }
        position += 1
      }
      return try text(bytes[start..<position])
    }
    return try quotedValue()
  }

  private mutating func quotedValue() throws(Problem) -> String {
    let start = line
    var value: [UInt8] = []
    position += 1
    while true {
      guard position < bytes.count else { throw Problem(line: start, reason: .unterminated) }
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        guard position < bytes.count, bytes[position] == byte else { break }
        position += 1
        value.append(byte)
      } else if isLineEnd(byte) {
        endLine()
        value.append(UInt8(ascii: "\n"))
      } else {
        position += 1
        value.append(byte)
      }
    }
    guard
      position == bytes.count || bytes[position] == UInt8(ascii: ",")
        || isLineEnd(bytes[position])
    else { throw problem(.textAfterQuote) }
    return try text(value[...])
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws(Problem) -> String {
    guard bytes.count <= RowLimits.valueBytes else { throw problem(.tooLong) }
    guard !bytes.contains(0) else { throw problem(.zeroByte) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw problem(.notUTF8) }
    return VisibleText.plain(cell: text)
  }

  private func problem(_ reason: Problem.Reason) -> Problem { Problem(line: line, reason: reason) }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func endLine() {
    let isPair = bytes[position...].starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
    position += isPair ? 2 : 1
    line += 1
  }

  private mutating func skipLine() {
    while position < bytes.count, !isLineEnd(bytes[position]) { position += 1 }
    if position < bytes.count { endLine() }
  }
}
