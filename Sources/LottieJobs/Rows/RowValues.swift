import LottieKit
import OrderedCollections

/// The values of a row: what it puts in place of what the animation has.
package struct RowValues {
  /// The line of the table it starts in, from 1.
  let line: Int
  /// The values of columns by name, for placeholders in names of outputs, empty ones included.
  private(set) var placeholders: [String: String] = [:]
  /// Properties by the ids of slots, as the document would have them.
  private(set) var slots: OrderedDictionary<String, JSONValue> = [:]
  /// The same values as properties take them; fewer where a cell is a whole property.
  private(set) var slotValues: OrderedDictionary<String, PropertyValue> = [:]
  private(set) var texts: [(keypath: AnimationKeypath, text: String)] = []
  /// Values of properties as `--set` takes them.
  private(set) var properties: [(keypath: AnimationKeypath, text: String)] = []
  private(set) var images: [(id: String, path: String)] = []
  /// Layers, groups, fills and strokes that are hidden.
  private(set) var hidden: [AnimationKeypath] = []

  /// The row's id: the column `id`, or else its number from 1.
  var id: String { placeholders["id"] ?? "" }

  /// Takes the values of checked cells; those that are empty give none.
  init(_ row: RowTable.Row, number: Int, _ columns: [Rows.Column], _ template: AnimationFile) {
    line = row.line
    for (index, column) in columns.enumerated() {
      let cell = index < row.cells.count ? row.cells[index] : ""
      placeholders[column.name] = cell
      guard !cell.isEmpty else { continue }
      for target in column.targets { put(cell, into: target, template) }
    }
    if placeholders["id"]?.isEmpty != false { placeholders["id"] = "\(number)" }
  }

  private typealias Member = (name: String, value: JSONValue)

  /// Adds the values to the options of a task; they win over those that are given.
  ///
  /// - Throws: ``Failure`` for options that cannot be read.
  func fill(_ options: inout OrderedDictionary<String, JSONValue>) throws {
    func add(
      _ name: String,
      _ values: [Member],
      given: (String) throws -> [Member]
    ) throws {
      guard !values.isEmpty else { return }
      let known: [Member]
      switch options[name] {
      case .string(let text)?: known = try given(text)
      case .array(let elements)?: known = try elements.flatMap { try $0.text.map(given) ?? [] }
      case let value?: known = value.memberList ?? []
      case nil: known = []
      }
      let own = Set(values.map(\.name))
      options[name] = JSONValue(memberList: known.filter { !own.contains($0.name) } + values)
    }
    func pair(_ option: String, _ separator: PairedArgument.Separator) -> (String) throws ->
      [Member]
    {
      { argument in
        let (name, value) = try PairedArgument.split(
          argument,
          at: separator,
          option: "--" + option,
          as: "NAME=VALUE"
        )
        return [(name, .string(value))]
      }
    }
    try add("slots", slots.map { ($0.key, $0.value) }) { path in
      try JSONFile.read(path).memberList ?? []
    }
    try add(
      "text",
      texts.map { ($0.keypath.string, .string($0.text)) },
      given: pair("text", .first)
    )
    try add(
      "set",
      properties.map { ($0.keypath.string, .string($0.text)) },
      given: pair("set", .last)
    )
    try add("image", images.map { ($0.id, .string($0.path)) }, given: pair("image", .last))
    guard !hidden.isEmpty else { return }
    let given = options["hide"].map { $0.elements ?? [$0] } ?? []
    options["hide"] = .array(given + hidden.map { .string($0.string) })
  }

  private mutating func put(
    _ cell: String,
    into target: TemplateFields.Target,
    _ template: AnimationFile
  ) {
    switch target {
    case .slot(let name, let kind):
      let old = template.animation.document.value(ofSlot: name)
      slots[name] = SlotCell.property(cell, kind, old: old)
      slotValues[name] = kind.flatMap { PropertyValue(cell, for: $0) }
    case .text(let keypath): texts.append((keypath, cell))
    case .property(let keypath, _): properties.append((keypath, cell))
    case .image(let id): images.append((id, cell))
    case .hide(let keypath): if Bool(cell: cell) == true { hidden.append(keypath) }
    }
  }
}
