import LottieKit
import OrderedCollections

/// The values of a row: what it puts in place of what the animation has.
struct RowValues {
  /// The line of the table it starts in, from 1.
  let line: Int
  /// The values of columns by name, for placeholders in names of outputs; empty ones too.
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

  /// The values of checked cells; those that are empty give none.
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
