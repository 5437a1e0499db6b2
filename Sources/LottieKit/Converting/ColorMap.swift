package import LottieEngine
package import LottieModel
package import LottieScene

/// Colors of a document in place of others: in fills, strokes, gradients, solids, texts, effects, styles
/// and slots, at all keyframes.
///
/// Colors are compared as players show them, as bytes; opacity is not compared, and stays.
package struct ColorMap {
  /// A color and what comes in its place.
  package struct Entry: Sendable {
    /// The color that goes.
    package var old: Color
    /// The color that comes.
    package var new: Color

    /// Creates an entry.
    package init(old: Color, new: Color) { (self.old, self.new) = (old, new) }
  }

  /// The document's text with the new colors.
  package private(set) var text: [UInt8]
  /// The number of colors that each entry has replaced.
  package private(set) var counts: [Int]
  /// The colors that the document has, in the order of their first use.
  package private(set) var found: [Color] = []

  /// Replaces colors.
  ///
  /// - Parameters:
  ///   - entries: The colors; for one of several entries the first counts.
  ///   - animation: The animation.
  ///   - names: The names of its composition, which say where colors are.
  package init(_ entries: [Entry], in animation: LottieAnimation, _ names: [KeypathEntry]) {
    let document = animation.document
    var search = ColorSearch(entries, document)
    var seen: Set<PropertyLocation> = []
    document.withRoot { root in
      for entry in names where entry.kind == .color || entry.kind == .gradient {
        guard let location = entry.propertyLocation, seen.insert(location).inserted else {
          continue
        }
        for place in document.places(of: location, in: root) {
          entry.kind == .color ? search.colors(place.value) : search.gradient(place)
        }
      }
    }
    (counts, found) = (search.counts, search.found)
    text = search.changes.isEmpty ? document.bytes : search.changes.bytes
  }
}

/// Looks at the colors of a document.
private struct ColorSearch {
  private let entries: [ColorMap.Entry]
  var changes: DocumentChanges
  var counts: [Int]
  var found: [Color] = []
  private var known: Set<String> = []
  /// Values that were looked at: slots are shared.
  private var visited: Set<Int> = []

  init(_ entries: [ColorMap.Entry], _ document: JSONDocument) {
    self.entries = entries
    changes = DocumentChanges(document)
    counts = entries.map { _ in 0 }
  }

  /// The entry for a color.
  private mutating func entry(_ color: Color) -> ColorMap.Entry? {
    let opaque = Color(red: color.red, green: color.green, blue: color.blue)
    if known.insert(opaque.hex).inserted { found.append(opaque) }
    guard let index = entries.firstIndex(where: { $0.old.hex == opaque.hex }) else { return nil }
    counts[index] += 1
    return entries[index]
  }

  /// A property, a list of keyframes, or a bare value.
  mutating func colors(_ value: JSONCursor) {
    if value.isObject {
      if let content = value[.value] { return colors(content) }
      for member in [value[.startValue], value[.endValue]] { if let member { colors(member) } }
    } else if value.isArray, let first = value.firstElement, first.isObject {
      for keyframe in value.elements { colors(keyframe) }
    } else if visited.insert(value.location.number).inserted {
      color(value)
    }
  }

  private mutating func color(_ value: JSONCursor) {
    if let text = value.string {
      guard let color = Color(hex: text), let entry = entry(color) else { return }
      let alpha = text.count > 7 ? String(text.suffix(2)) : ""
      let hex = (text.hasPrefix("#") ? entry.new.hex : String(entry.new.hex.dropFirst())) + alpha
      return changes.replace(value, by: JSONWriter.bytes(.string(hex)))
    }
    let parts = Array(value.elements.prefix(3))
    let numbers = parts.compactMap(\.double)
    guard numbers.count == 3 else { return }
    // Documents before bodymovin 4.1.9 have components up to 255.
    let scale = numbers.contains { $0 > 2 } ? 255.0 : 1
    let color = Color(
      red: numbers[0] / scale,
      green: numbers[1] / scale,
      blue: numbers[2] / scale
    )
    guard let entry = entry(color) else { return }
    put(entry.new, into: parts, scale: scale)
  }

  private mutating func put(_ color: Color, into parts: [JSONCursor], scale: Double) {
    for (part, number) in zip(parts, [color.red, color.green, color.blue]) {
      changes.replace(part, by: JSONWriter.bytes(.number(number * scale)))
    }
  }

  /// The stops of a gradient, whose number is beside them.
  mutating func gradient(_ place: PropertyPlace) {
    let count = place.owner[.numberOfColors]?.whole
    stops(place.value, count)
  }

  private mutating func stops(_ value: JSONCursor, _ count: Int?) {
    if value.isObject {
      if let content = value[.value] { return stops(content, count) }
      for member in [value[.startValue], value[.endValue]] {
        if let member { stops(member, count) }
      }
      return
    }
    guard value.isArray, let first = value.firstElement else { return }
    if first.isObject {
      for keyframe in value.elements { stops(keyframe, count) }
      return
    }
    guard visited.insert(value.location.number).inserted else { return }
    let numbers = Array(value.elements)
    // Four numbers a color come first; without their number all may be colors.
    let colors = min(max(0, count ?? numbers.count / 4), numbers.count / 4)
    for stop in 0..<colors {
      let parts = Array(numbers[stop * 4 + 1...stop * 4 + 3])
      let components = parts.compactMap(\.double)
      guard components.count == 3 else { continue }
      let color = Color(red: components[0], green: components[1], blue: components[2])
      if let entry = entry(color) { put(entry.new, into: parts, scale: 1) }
    }
  }
}
