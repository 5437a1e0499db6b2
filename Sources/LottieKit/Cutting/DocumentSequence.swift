import LottieGeometry
package import LottieModel
import OrderedCollections

/// Documents one after the other in one, each as a composition that a layer shows.
///
/// The first gives the size and the frame rate; others are fitted into its middle. What several have under one name,
/// as assets, fonts and slots, is kept once where it is equal, and gets another name where it is not.
package struct DocumentSequence {
  private typealias Members = OrderedDictionary<String, JSONValue>

  private var root: Members
  private let framerate: Double
  private var end = 0.0
  private var layers: [JSONValue] = []
  private var assets: OrderedDictionary<JSONValue, JSONValue> = [:]
  private var fonts: OrderedDictionary<JSONValue, JSONValue> = [:]
  private var glyphs: OrderedDictionary<[JSONValue?], JSONValue> = [:]
  private var slots: Members = [:]
  private var markers: [JSONValue] = []
  private var version: [Int] = []

  /// Starts without documents; `first` gives the size, the frame rate and all else that a document has once.
  ///
  /// - Returns: nil where it has none.
  package init?(like first: JSONValue) {
    guard case .object(let members) = first, let rate = members["fr"]?.number, rate > 0,
      members["w"]?.number != nil, members["h"]?.number != nil
    else { return nil }
    root = members
    root["__complete"] = nil
    framerate = rate
    root["ip"] = .number(0)
  }

  /// The document with all that were added.
  package var document: JSONValue {
    var members = root
    members["op"] = .number(end)
    members["layers"] = .array(layers)
    members["assets"] = .array(Array(assets.values))
    members["markers"] = markers.isEmpty ? nil : .array(markers)
    members["chars"] = glyphs.isEmpty ? nil : .array(Array(glyphs.values))
    members["fonts"] =
      fonts.isEmpty ? nil : JSONValue(members: ["list": .array(Array(fonts.values))])
    members["slots"] = slots.isEmpty ? nil : .object(slots)
    let result = JSONValue.object(members)
    return result.applying(
      EqualAssets.changes(OptimizedDocument(result, keepsNames: true, tolerance: 0))
    )
  }

  /// Adds a document after the others.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - name: The name of its layer.
  /// - Returns: False, and nothing is added, where it has no size or time.
  package mutating func add(_ document: JSONValue, name: String) -> Bool {
    guard let rate = document["fr"]?.number, rate > 0, let start = document["ip"]?.number,
      let last = document["op"]?.number, last > start, let width = document["w"]?.number,
      let height = document["h"]?.number, let outer = root["w"]?.number,
      let across = root["h"]?.number
    else { return false }
    let factor = framerate / rate
    var piece = factor == 1 ? document : DocumentTimes.scaled(document) { $0 * factor }
    piece = piece.tellingPointsByLayer
    takeVersion(of: &piece)
    piece = takeNames(of: piece)
    let id = free("comp") { assets[.string($0)] != nil }
    var shown = Placing(id: id, name: name, start: end)
    if (width, height) != (outer, across) {
      let scale = min(outer / width, across / height)
      shown.anchor = Point(width / 2, height / 2)
      shown.position = Point(outer / 2, across / 2)
      shown.scale = scale * 100
    }
    guard let (asset, layer) = shown.parts(of: piece, number: layers.count + 1) else {
      return false
    }
    assets[.string(id)] = asset
    layers.append(layer)
    let distance = end - start * factor
    for marker in piece["markers"]?.elements ?? [] {
      markers.append(DocumentTimes.frames(marker, ["tm"]) { $0 + distance })
    }
    end += (last - start) * factor
    return true
  }

  /// Documents of different versions are read by different rules: all are brought to the forms of today.
  private mutating func takeVersion(of piece: inout JSONValue) {
    let numbers = (piece["v"]?.text ?? "").split(separator: ".").map { Int($0) ?? 0 }
    if layers.isEmpty { version = numbers }
    guard numbers != version else { return }
    var edit = DocumentEdit()
    edit.upgrades = true
    piece = edit.apply(to: piece)
    for (id, asset) in assets { assets[id] = edit.apply(to: asset) }
    guard version.lexicographicallyPrecedes(numbers) else { return }
    version = numbers
    root["v"] = piece["v"]
  }

  /// A document whose assets, fonts, glyphs and slots are taken, with the names that they have here.
  private mutating func takeNames(of piece: JSONValue) -> JSONValue {
    var names: [String: [JSONValue: JSONValue]] = [:]
    let own = (piece["assets"]?.elements ?? []).compactMap { $0[.identifier] }
    var taken = Set(own).union(assets.keys)
    for old in own where assets[old] != nil {
      let new = JSONValue.string(free(old.word) { taken.contains(.string($0)) })
      names["refId", default: [:]][old] = new
      taken.insert(new)
    }
    for glyph in piece["chars"]?.elements ?? [] {
      guard let old = glyph["fFamily"], let own = glyphs[DocumentSequence.key(glyph)],
        own != glyph
      else { continue }
      names["fFamily", default: [:]][old] = .string(
        free(old.word) { name in glyphs.keys.contains { $0[1] == .string(name) } }
      )
    }
    for font in piece["fonts"]?["list"]?.elements ?? [] {
      guard let old = font["fName"], let own = fonts[old], own != font.renaming(names) else {
        continue
      }
      let new = JSONValue.string(free(old.word) { fonts[.string($0)] != nil })
      names["fName", default: [:]][old] = new
      names["f", default: [:]][old] = new
    }
    for (id, slot) in piece["slots"]?.memberList ?? [] where slots[id].map({ $0 != slot }) ?? false
    {
      names["sid", default: [:]][.string(id)] = .string(free(id) { slots[$0] != nil })
    }
    let renamed = piece.renaming(names)
    for asset in renamed["assets"]?.elements ?? [] {
      guard let old = asset[.identifier], case .object(var members) = asset else { continue }
      let id = names["refId"]?[old] ?? old
      members["id"] = id
      assets[id] = .object(members)
    }
    for font in renamed["fonts"]?["list"]?.elements ?? [] {
      if let name = font["fName"] { fonts[name] = font }
    }
    for glyph in renamed["chars"]?.elements ?? [] { glyphs[DocumentSequence.key(glyph)] = glyph }
    for (id, slot) in renamed["slots"]?.memberList ?? [] {
      slots[names["sid"]?[.string(id)]?.text ?? id] = slot
    }
    return renamed
  }

  private static func key(_ glyph: JSONValue) -> [JSONValue?] {
    [glyph["ch"], glyph["fFamily"], glyph["style"], glyph["size"]]
  }

  /// A name like another that is not taken.
  private func free(_ name: String, isTaken: (String) -> Bool) -> String {
    guard isTaken(name) else { return name }
    return (2...).lazy.map { "\(name) \($0)" }.first { !isTaken($0) } ?? name
  }

  /// A document that shows another one at another time, at another speed, or a part of it.
  static func placed(
    _ document: JSONValue,
    at start: Double,
    speed: Double,
    crop: Rect?
  ) -> JSONValue {
    let document = document.tellingPointsByLayer
    guard case .object(var members) = document, let first = members["ip"]?.number else {
      return document
    }
    let taken = Set((members["assets"]?.elements ?? []).compactMap { $0[.identifier]?.word })
    let id =
      taken.contains("comp") ? (2...).lazy.map { "comp \($0)" }.first { !taken.contains($0) } : nil
    var shown = Placing(id: id ?? "comp", name: members["nm"]?.text ?? "Composition", start: start)
    shown.speed = speed
    if let crop { shown.position = Point(-crop.minX, -crop.minY) }
    guard let (asset, layer) = shown.parts(of: document, number: 1) else { return document }
    members["assets"] = .array((members["assets"]?.elements ?? []) + [asset])
    members["layers"] = .array([layer])
    for name in ["ip", "op"] { members[name] = layer[name] }
    if let crop { (members["w"], members["h"]) = (.number(crop.width), .number(crop.height)) }
    return DocumentTimes.each("markers", of: .object(members)) { marker in
      let moved = DocumentTimes.frames(marker, ["tm"]) { start + ($0 - first) / speed }
      return DocumentTimes.frames(moved, ["dr"]) { $0 / speed }
    }
  }
}

/// How a layer shows a whole document.
private struct Placing {
  let id: String
  let name: String
  /// The frame at which it begins.
  let start: Double
  var speed = 1.0
  var anchor = Point.zero
  var position = Point.zero
  /// Percent.
  var scale = 100.0

  /// The document as a composition, and the layer that shows it; nil where it has no size or time.
  func parts(of document: JSONValue, number: Int) -> (asset: JSONValue, layer: JSONValue)? {
    guard let first = document["ip"]?.number, let last = document["op"]?.number,
      let width = document["w"]?.number, let height = document["h"]?.number,
      let layers = document["layers"]?.elements
    else { return nil }
    func property(_ value: JSONValue) -> JSONValue {
      JSONValue(members: ["a": .number(0), "k": value])
    }
    func point(_ x: Double, _ y: Double, _ z: Double) -> JSONValue {
      property(.array([x, y, z].map(JSONValue.number)))
    }
    var asset: [(String, JSONValue)] = [
      ("id", .string(id)), ("nm", .string(name)), ("layers", .array(layers)),
    ]
    if let blur = document["mb"] { asset.append(("mb", blur)) }
    let transform = JSONValue(members: [
      "o": property(.number(100)), "r": property(.number(0)),
      "p": point(position.x, position.y, 0), "a": point(anchor.x, anchor.y, 0),
      "s": point(scale, scale, 100),
    ])
    let layer = JSONValue(members: [
      "ddd": .number(0), "ind": .number(Double(number)), "ty": .number(0), "nm": .string(name),
      "refId": .string(id), "sr": .number(1 / speed), "ks": transform, "ao": .number(0),
      "w": .number(width), "h": .number(height), "ip": .number(start),
      "op": .number(start + (last - first) / speed), "st": .number(start - first / speed),
      "bm": .number(0),
    ])
    return (JSONValue(memberList: asset), layer)
  }
}

extension JSONValue {
  /// A document in which not the whole, by `__complete`, but each layer says that the tangents of its paths are points;
  /// glyphs, which cannot say so, have offsets.
  fileprivate var tellingPointsByLayer: JSONValue {
    guard case .object(var members) = self, members["__complete"]?.isOn ?? false else {
      return self
    }
    members["__complete"] = nil
    let document = JSONValue.object(members).withCompletedLayers
    let pieces = DocumentTimes.each("assets", of: document) { $0.withCompletedLayers }
    return DocumentTimes.each("chars", of: pieces) { $0.withTangentsAsOffsets }
  }

  private var withCompletedLayers: JSONValue {
    DocumentTimes.each("layers", of: self) { layer in
      guard case .object(var members) = layer else { return layer }
      members["completed"] = .bool(true)
      return .object(members)
    }
  }

  /// A glyph whose tangents, which are points, become offsets from their vertices.
  private var withTangentsAsOffsets: JSONValue {
    switch self {
    case .array(let list): return .array(list.map(\.withTangentsAsOffsets))
    case .object(var members):
      guard let vertices = members["v"]?.elements else {
        return .object(members.mapValues(\.withTangentsAsOffsets))
      }
      for name in ["i", "o"] {
        guard let tangents = members[name]?.elements else { continue }
        members[name] = .array(zip(tangents, vertices).map { $0.minus($1) })
      }
      return .object(members)
    default: return self
    }
  }

  private func minus(_ other: JSONValue) -> JSONValue {
    guard let own = elements, let other = other.elements else { return self }
    return .array(
      zip(own, other).map { .number(($0.number ?? 0) - ($1.number ?? 0)) }
    )
  }

  /// A name as text.
  fileprivate var word: String { text ?? number.map { Words.number($0) } ?? "" }

  /// A copy in which members of some names have other values; those of no other value are as they were.
  fileprivate func renaming(_ names: [String: [JSONValue: JSONValue]]) -> JSONValue {
    guard !names.isEmpty else { return self }
    switch self {
    case .array(let list): return .array(list.map { $0.renaming(names) })
    case .object(var members):
      for (name, value) in members {
        members[name] = names[name]?[value] ?? value.renaming(names)
      }
      return .object(members)
    default: return self
    }
  }
}
