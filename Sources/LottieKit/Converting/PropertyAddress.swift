import LottieModel

/// Where the properties that keypaths name lie in a document's JSON: of transforms, shapes and masks.
struct PropertyAddress {
  /// The names on the way; the last is the property's, or that of a layer or a shape.
  let path: [String]
  /// The names of members and the places of elements on the way to it.
  let steps: [String]
  /// The names of the layer it belongs to: of one use of a composition.
  let layer: [String]
  /// Whether it is a layer or a shape, which can be switched off.
  var isThing = false

  /// All of a document, those of a composition once for each of its uses.
  static func all(in document: JSONValue) -> [PropertyAddress] {
    var walk = AddressWalk(document)
    walk.layers(document["layers"], [], ["layers"], depth: 0)
    return walk.found
  }
}

/// Walks over layers and shapes as the listing of keypaths does.
private struct AddressWalk {
  private static let mostCompositions = 32
  private static let most = 1_000_000
  private let assets: [JSONValue]
  private var layer: [String] = []
  private(set) var found: [PropertyAddress] = []

  init(_ document: JSONValue) {
    if case .array(let list) = document["assets"] { assets = list } else { assets = [] }
  }

  mutating func layers(
    _ list: JSONValue?,
    _ path: [String],
    _ steps: [String],
    depth: Int
  ) {
    guard case .array(let layers) = list, depth < Self.mostCompositions, found.count < Self.most
    else { return }
    for (index, layer) in layers.enumerated() {
      let (path, steps) = (path + [name(layer, "Layer")], steps + [String(index)])
      self.layer = path
      found.append(PropertyAddress(path: path, steps: steps, layer: path, isThing: true))
      if let transform = layer["ks"] {
        add(Self.transform, of: transform, path + ["Transform"], steps + ["ks"])
      }
      // Of a hidden layer only the transform is listed.
      guard layer["hd"] != .bool(true) else { continue }
      shapes(layer["shapes"], path, steps + ["shapes"])
      masks(layer["masksProperties"], path, steps + ["masksProperties"])
      if layer["ty"] == .number(0), let reference = layer["refId"],
        let asset = assets.firstIndex(where: { $0["id"] == reference })
      {
        let steps: [String] = ["assets", String(asset), "layers"]
        self.layers(assets[asset]["layers"], path, steps, depth: depth + 1)
      }
    }
  }

  private mutating func masks(
    _ list: JSONValue?,
    _ path: [String],
    _ steps: [String]
  ) {
    guard case .array(let masks) = list else { return }
    for (index, mask) in masks.enumerated() {
      add(Self.mask, of: mask, path + [name(mask, "Mask")], steps + [String(index)])
    }
  }

  private mutating func shapes(
    _ list: JSONValue?,
    _ path: [String],
    _ steps: [String]
  ) {
    guard case .array(let items) = list, path.count < 200 else { return }
    for (index, item) in items.enumerated() {
      guard case .string(let kind) = item["ty"] else { continue }
      let steps = steps + [String(index)]
      if kind == "tr" {
        // A group's transform is listed twice.
        add(Self.transform, of: item, path, steps)
        add(Self.transform, of: item, path + ["Transform"], steps)
        continue
      }
      let path = path + [name(item, "Layer")]
      found.append(PropertyAddress(path: path, steps: steps, layer: layer, isThing: true))
      if kind == "gr" { shapes(item["it"], path, steps + ["it"]) }
      add(Self.properties[kind] ?? [], of: item, path, steps)
      if kind == "rp", let transform = item["tr"] {
        add(Self.copies, of: transform, path, steps + ["tr"])
      }
    }
  }

  private mutating func add(
    _ properties: [(name: String, members: String)],
    of owner: JSONValue,
    _ path: [String],
    _ steps: [String]
  ) {
    for (name, members) in properties {
      var names = members.split(separator: ".").map(String.init)
      if names.count == 1, names[0] == "p", owner["p"]?["s"] == .bool(true) { continue }
      if names.count == 2, names[0] == "p", owner["p"]?["s"] != .bool(true) { continue }
      if names == ["r"], owner["rz"] != nil { names = ["rz"] }
      found.append(
        PropertyAddress(path: path + [name], steps: steps + names, layer: layer)
      )
    }
  }

  private func name(_ value: JSONValue, _ other: String) -> String {
    if case .string(let name) = value["nm"] { name } else { other }
  }

  private static let transform = [
    ("Anchor Point", "a"), ("Position", "p"), ("X Position", "p.x"), ("Y Position", "p.y"),
    ("Z Position", "p.z"), ("Scale", "s"), ("Rotation", "r"), ("Rotation X", "rx"),
    ("Rotation Y", "ry"), ("Rotation Z", "r"), ("Orientation", "or"), ("Opacity", "o"),
    ("Skew", "sk"), ("Skew Axis", "sa"),
  ]
  private static let copies = [
    ("Anchor Point", "a"), ("Position", "p"), ("X Position", "p.x"), ("Y Position", "p.y"),
    ("Scale", "s"), ("Rotation", "r"), ("Start Opacity", "so"), ("End Opacity", "eo"),
  ]
  private static let mask = [("Opacity", "o"), ("Expansion", "x"), ("Feather", "f")]
  private static let gradient = [
    ("Start Point", "s"), ("End Point", "e"), ("Opacity", "o"), ("Colors", "g.k"),
    ("Highlight Length", "h"), ("Highlight Angle", "a"),
  ]
  private static let properties: [String: [(String, String)]] = [
    "fl": [("Color", "c"), ("Opacity", "o")],
    "st": [("Color", "c"), ("Opacity", "o"), ("Stroke Width", "w")],
    "gf": gradient,
    "gs": gradient + [("Stroke Width", "w")],
    "rc": [("Position", "p"), ("Size", "s"), ("Roundness", "r")],
    "el": [("Position", "p"), ("Size", "s")],
    "sr": [
      ("Position", "p"), ("Points", "pt"), ("Rotation", "r"), ("Outer Radius", "or"),
      ("Outer Roundedness", "os"), ("Inner Radius", "ir"), ("Inner Roundedness", "is"),
    ],
    "tm": [("Start", "s"), ("End", "e"), ("Offset", "o")],
    "rd": [("Radius", "r")],
    "rp": [("Copies", "c"), ("Offset", "o")],
  ]
}
