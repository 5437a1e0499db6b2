import Foundation
import LottieKit

/// The rows of a table as values for an animation, all of them checked.
package struct Rows: RandomAccessCollection {
  /// A column and what it fills; nothing for those that only names of outputs use.
  struct Column {
    let name: String
    let targets: [TemplateFields.Target]
  }

  let template: AnimationFile
  let columns: [Column]
  let table: RowTable
  private let limit: Int

  /// Zero.
  package var startIndex: Int { 0 }
  /// The number of elements.
  package var endIndex: Int { Swift.min(limit, table.rows.count) }

  /// The values of a row.
  package subscript(index: Int) -> RowValues {
    RowValues(table.rows[index], number: index + 1, columns, template)
  }

  /// All rows, including those beyond `--limit`.
  var all: some Sequence<RowValues> {
    table.rows.indices.lazy.map { self[$0] }
  }

  /// Reads the table of `--rows`.
  ///
  /// - Throws: ``Failure`` when it cannot be read, or when not even its columns are known.
  static func table(_ path: String) throws -> RowTable {
    let table = try RowTable(path: path)
    guard !table.columns.isEmpty else { throw Failure(table.problems, table: table.name) }
    return table
  }

  /// Checks a table against an animation.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - selection: The mapping of its columns, and the number of rows wanted.
  ///   - template: The animation.
  ///   - placeholders: Columns in names of outputs, and the option: they need to fill nothing, and must
  ///     not be empty.
  ///   - names: Finds errors in the names of outputs.
  /// - Throws: ``Failure``, with a line for each error.
  init(
    _ table: RowTable,
    _ selection: RowSelection,
    template: AnimationFile,
    placeholders: [(column: String, option: String)] = [],
    names: (Rows) throws -> [RowProblem] = { _ in [] }
  ) throws {
    let fields = TemplateFields(template)
    let maps = try Rows.maps(selection.map, table, fields)
    var problems = table.problems
    columns = table.columns.map { name in
      Column(name: name, targets: maps[name] ?? fields.target(of: name).map { [$0] } ?? [])
    }
    self.table = table
    self.template = template
    limit = selection.limit ?? .max
    var known = Set(placeholders.map(\.column) + ["id", ""])
    let unknown = columns.filter { $0.targets.isEmpty && known.insert($0.name).inserted }
    for (index, column) in unknown.enumerated() {
      // Looking for names takes time.
      let near = index < 20 ? fields.near(column.name) : []
      problems.append(
        RowProblem(
          line: table.line(of: column.name),
          column: column.name,
          .unknown(near: near)
        )
      )
    }
    problems += check(placeholders)
    problems += try names(self)
    guard problems.isEmpty else { throw Failure(problems, table: table.name) }
  }

  private static func maps(
    _ arguments: [String],
    _ table: RowTable,
    _ fields: TemplateFields
  ) throws -> [String: [TemplateFields.Target]] {
    var maps: [String: [TemplateFields.Target]] = [:]
    for argument in arguments {
      let (column, name) = try PairedArgument.split(
        argument,
        at: .first,
        option: "--map",
        as: "COLUMN=FIELD"
      )
      guard table.columns.contains(column) else {
        let near = NearestNames.question(NearestNames.near(column, among: table.columns))
        throw Failure(
          .usage,
          "--map: \(table.name) has no column \"\(column)\"" + (near.map { "; " + $0 } ?? "")
        )
      }
      guard let target = fields.target(of: name) else {
        let near = NearestNames.question(fields.near(name))
        throw Failure(
          .usage,
          "--map: the animation has no slot, text layer or property \"\(name)\"; "
            + (near ?? "lottie keypaths --fields lists them")
        )
      }
      maps[column, default: []].append(target)
    }
    return maps
  }

  private func check(_ placeholders: [(column: String, option: String)]) -> [RowProblem] {
    var problems: [RowProblem] = []
    let needed = columns.indices.compactMap { index in
      placeholders.first { $0.column == columns[index].name }.map { (index, $0.option) }
    }
    let check = RowCheck(template)
    for row in table.rows where problems.count < RowProblem.maximum {
      for (index, option) in needed where index >= row.cells.count || row.cells[index].isEmpty {
        problems.append(
          RowProblem(line: row.line, column: columns[index].name, .noName(option: option))
        )
      }
      for (column, cell) in zip(columns, row.cells) where !cell.isEmpty {
        for target in column.targets {
          guard let reason = check.problem(cell, for: target) else { continue }
          problems.append(RowProblem(line: row.line, column: column.name, reason))
        }
      }
    }
    return problems
  }
}

/// Checks the values of cells.
private final class RowCheck {
  private let document: JSONDocument
  /// Image files, and whether they can be read.
  private var files: [String: Bool] = [:]

  init(_ template: AnimationFile) { document = template.animation.document }

  /// The error in a value; nil if it is valid.
  func problem(_ cell: String, for target: TemplateFields.Target) -> RowProblem.Reason? {
    switch target {
    case .text: return nil
    case .slot(let name, let kind):
      guard SlotCell.property(cell, kind, old: document.value(ofSlot: name)) == nil else {
        return nil
      }
      return .mismatch(expected: kind?.expectation ?? "a property as JSON", value: cell)
    case .property(_, let kinds):
      let wrong = kinds.first { PropertyValue(cell, for: $0) == nil }
      return wrong.map { .mismatch(expected: $0.expectation, value: cell) }
    case .image:
      let isReadable =
        files[cell]
        ?? (InputFile.isRegular(cell) && FileManager.default.isReadableFile(atPath: cell))
      files[cell] = isReadable
      return isReadable ? nil : .noImage(cell)
    case .hide:
      return Bool(cell: cell) == nil ? .mismatch(expected: "true or false", value: cell) : nil
    }
  }
}

extension Bool {
  /// Parses a cell as true or false; nil if it is neither.
  init?(cell: String) {
    switch cell.lowercased() {
    case "true", "yes", "1": self = true
    case "false", "no", "0": self = false
    default: return nil
    }
  }
}

extension Failure {
  /// Creates a failure with the errors of a table, a line each.
  init(_ problems: [RowProblem], table: String) {
    let sorted = problems.enumerated().sorted { ($0.1.line, $0.0) < ($1.1.line, $1.0) }
    let lines = sorted.map { $0.1.text(table: table) }
    let isDocument = problems.contains { if case .table = $0.reason { true } else { false } }
    self.init(
      isDocument ? .badDocument : .usage,
      problems.count < RowProblem.maximum
        ? "\(table): \(Words.count(problems.count, "problem")); nothing was drawn"
        : "\(table): \(RowProblem.maximum) problems or more; nothing was drawn",
      details: Array(lines.prefix(RowProblem.maximum))
    )
  }
}
