import LottieGeometry
import LottieScene

extension ModelReader {
  mutating func textLayer(_ layer: JSONCursor) throws(Malformed) -> TextLayer {
    guard let text = layer["t"] else { throw Malformed(layer, missing: "t", "text") }
    guard let documents = text["d"], let keyframes = try self.documents(of: documents)
    else { throw Malformed(text, missing: "d", "a text document") }
    let more = text["m"]
    return TextLayer(
      documents: keyframes,
      expression: documents["x"]?.string,
      animators: list(text["a"], "text animator") { reader, animator throws(Malformed) in
        reader.animator(animator)
      },
      path: text["p"].flatMap { textPath($0) },
      anchorGrouping: more?.integer("g") ?? 1,
      groupingAlignment: more.map { property($0, "a", default: Vector3D(0, 0)) }
        ?? KeyframeGroup(Vector3D(0, 0), location: text.location)
    )
  }

  /// The documents of a text, those of its slot if it has one; nil when there are none.
  private mutating func documents(
    of text: JSONCursor
  ) throws(Malformed) -> [Keyframe<TextDocument>]? {
    guard let slot = slotDocuments(text) else {
      guard let own = text["k"] else { return nil }
      return documents(own)
    }
    // Their parts that cannot be read are noted once.
    let shared = try slotReads.value(at: slot.location) {
      () throws(Malformed) -> [Keyframe<TextDocument>] in documents(slot)
    }
    let count = shared.count * SlotReads.documentKeyframes
    return slotReads.admits(count, for: text.location) ? shared : Array(shared.prefix(1))
  }

  private func slotDocuments(_ text: JSONCursor) -> JSONCursor? {
    guard let name = text["sid"]?.string, let slot = slots[name] else { return nil }
    return slot["k"]
  }

  /// The documents sorted by time; a single one may be without an array.
  private mutating func documents(_ cursor: JSONCursor) -> [Keyframe<TextDocument>] {
    if cursor.isObject {
      let style = cursor["s"].flatMap { $0.isObject ? $0 : nil } ?? cursor
      return [Keyframe(time: 0, value: ModelReader.document(style), easing: .hold)]
    }
    let read = list(cursor, "text document") { _, entry throws(Malformed) in
      guard let style = entry["s"] else { throw Malformed(entry, missing: "s", "a text style") }
      return Keyframe(
        time: entry.number("t") ?? 0,
        value: ModelReader.document(style),
        easing: .hold
      )
    }
    return read.indices.sorted { (read[$0].time, $0) < (read[$1].time, $1) }.map { read[$0] }
  }

  private static func document(_ style: JSONCursor) -> TextDocument {
    let box = style["sz"].flatMap(Vector3D.read)
    return TextDocument(
      text: style.text("t") ?? "",
      fontName: style.text("f") ?? "",
      fontSize: style.number("s") ?? 12,
      justification: style.integer("j") ?? 0,
      tracking: style.number("tr") ?? 0,
      lineHeight: style.number("lh"),
      baselineShift: style.number("ls") ?? 0,
      caps: style.integer("ca") ?? 0,
      fillColor: style["fc"].flatMap(Color.read),
      strokeColor: style["sc"].flatMap(Color.read),
      strokeWidth: style.number("sw") ?? 0,
      strokeOverFill: style.flag("of"),
      boxSize: box.map { Size(width: $0.x, height: $0.y) },
      boxPosition: style["ps"].flatMap(Vector3D.read)?.point,
      verticalAlignment: style.integer("vj") ?? 0,
      direction: style.integer("d"),
      resizing: style.integer("rs") ?? 0
    )
  }

  private mutating func animator(_ animator: JSONCursor) -> TextAnimator {
    TextAnimator(
      name: animator.text("nm") ?? "",
      selectors: animator["s"].map { selectors($0) } ?? [],
      properties: animator["a"].map { properties($0) } ?? [:],
      location: animator.location
    )
  }

  private mutating func selectors(_ cursor: JSONCursor) -> [TextRangeSelector] {
    guard cursor.isArray else { return [selector(cursor)] }
    return list(cursor, "text selector") { reader, element throws(Malformed) in
      reader.selector(element)
    }
  }

  private mutating func selector(_ selector: JSONCursor) -> TextRangeSelector {
    TextRangeSelector(
      units: selector.integer("r") ?? 1,
      basedOn: selector.integer("b") ?? 1,
      shape: selector.integer("sh") ?? 1,
      mode: selector["m"]?.lenientDouble.map { Int(min(max($0, 0), 9)) } ?? 1,
      isRandomized: selector.flag("rn"),
      type: selector.integer("t") ?? 0,
      properties: properties(selector).mapValues { group in group.map { $0.first ?? 0 } },
      location: selector.location
    )
  }

  private mutating func textPath(_ path: JSONCursor) -> TextPath? {
    guard let mask = path.integer("m") else { return nil }
    var options = properties(path).mapValues { group in group.map { $0.first ?? 0 } }
    // Exports before Bodymovin 5.7.15 write plain numbers.
    for (name, value) in path.members where name != "m" && options[name] == nil {
      guard let number = value.lenientDouble else { continue }
      options[name] = KeyframeGroup(number, location: value.location)
    }
    return TextPath(
      mask: mask,
      options: options,
      location: path.location
    )
  }

  func font(_ font: JSONCursor) throws(Malformed) -> Font {
    guard let name = font.text("fName") else { throw Malformed(font, missing: "fName", "a name") }
    return Font(
      name: name,
      family: font.text("fFamily") ?? name,
      style: font.text("fStyle") ?? "Regular",
      weight: font.text("fWeight").flatMap { Int($0) },
      ascent: font.number("ascent") ?? 0,
      path: font.text("fPath").flatMap { $0.isEmpty ? nil : $0 },
      origin: font.integer("origin") ?? 0
    )
  }

  mutating func glyph(_ glyph: JSONCursor) throws(Malformed) -> Glyph {
    guard let character = glyph.text("ch") else {
      throw Malformed(glyph, missing: "ch", "a character")
    }
    return Glyph(
      character: character,
      fontFamily: glyph.text("fFamily") ?? "",
      fontStyle: glyph.text("style") ?? "",
      fontSize: glyph.number("size") ?? 100,
      width: glyph.number("w") ?? 0,
      shapes: shapeItems(glyph["data"]?["shapes"]),
      composition: try glyph["data"].flatMap { data throws(Malformed) in
        data["refId"] == nil ? nil : try layer(data, type: 0)
      }
    )
  }
}
