import LottieModel
import OrderedCollections

/// A document that holds every kind of object of the schema, each with all its members: it grows as the
/// schema does.
struct SchemaSample {
  /// A property with a keypath, and its location.
  struct Property {
    let keypath: [String]
    let kind: PropertyKind
    let pointer: String
  }

  private(set) var document: JSONValue = .null
  /// The properties that keypaths name, told from the schema alone.
  private(set) var properties: [Property] = []
  /// The kind of each object, by the pointer to it.
  private(set) var kinds: [String: ObjectKind] = [:]

  init() { document = object(.animation, at: [], named: []) }

  private mutating func object(
    _ kind: ObjectKind,
    at steps: [String],
    named names: [String],
    name: String? = nil
  ) -> JSONValue {
    kinds[SchemaSample.pointer(steps)] = kind
    var members: OrderedDictionary<String, JSONValue> = [:]
    for member in kind.members {
      let key = "\(member.key)"
      // Lists of effects hold one level of groups; legacy forms are in their own documents.
      guard members[key] == nil, !["px", "py", "pz", "rz", "sid"].contains(key) else { continue }
      members[key] = value(member, of: kind, at: steps + [key], named: names, name: name)
    }
    return .object(members)
  }

  private mutating func value(
    _ member: Member,
    of kind: ObjectKind,
    at steps: [String],
    named names: [String],
    name: String?
  ) -> JSONValue? {
    // The fourth layer's position is separated.
    let isSeparated = steps == ["layers", "3", "ks", "p"]
    if member.isListed, !isSeparated { note(member, of: kind, at: steps, names) }
    switch ("\(member.key)", kind.type) {
    case ("ty", .number(let type)): return .number(Double(type))
    case ("ty", .text(let type)): return .string(type)
    case ("nm", _): return .string(name ?? kind.name)
    case ("x", _) where ["Source Text", "Range Selector"].contains(kind.name): return nil
    case ("refId", _) where member.name == "Composition": return .string("Composition")
    case ("refId", _): return .string("Image")
    case ("parent", _), ("tp", _), ("tt", _), ("td", _), ("hd", _): return nil
    case ("ip", _), ("st", _): return .number(0)
    case ("sr", _) where member.name == "Time Stretch": return .number(1)
    case ("p", _) where kind.name == "Asset": return nil
    case ("p", _) where kind.name == "Sound": return .string("a.mp3")
    case ("t", _) where kind.name == "Data": return .number(3)
    // One layer has effects and styles, so that the document stays small.
    case ("ef", .number), ("sy", .number): if kind.name != "Solid" { return nil }
    case ("mn", _) where kind.name == "Effect": return .string("ADBE Tint")
    case ("ef", _) where kind.name == "Control": return nil
    case ("m", _) where kind.name == "Path Options": return .number(0)
    case ("id", _): return .string(kind.name)
    default: break
    }
    switch member.value {
    case .property(let kind): return SchemaSample.property(kind)
    case .position:
      return isSeparated ? object(.axes, at: steps, named: names) : SchemaSample.property(.point)
    case .number, .integer: return .number(10)
    case .flag: return .number(1)
    case .boolean: return .bool(true)
    case .text, .identifier: return .string("text")
    case .hexColor: return .string("#336699")
    case .rgb: return .array([0.2, 0.4, 0.6].map(JSONValue.number))
    case .numbers, .numberOrNumbers: return .array([10, 20].map(JSONValue.number))
    case .texts: return .array([.string("text")])
    case .operand: return .number(10)
    case .choice(let range): return .number(Double(range.lowerBound))
    case .oneOf(let numbers): return .number(Double(numbers[0]))
    case .character(let characters): return .string(characters[0] == "n" ? "a" : characters[0])
    case .any: return .number(1)
    case .object(.glyphData):
      let isComposition = steps.contains("1")
      return object(isComposition ? .glyphComposition : .glyphShapes, at: steps, named: names)
    case .object(let family):
      let inner = family.isNameless ? names : names + [member.name]
      return object(family.kinds[0], at: steps, named: inner)
    case .list(.asset): return list(.asset, at: steps, named: ["Precomposition"])
    case .list(let family): return list(family, at: steps, named: names)
    case .dictionary(let family):
      let slot = object(family.kinds[0], at: steps + ["slot"], named: names)
      return .object(["slot": slot])
    }
  }

  private mutating func list(
    _ family: ObjectFamily,
    at steps: [String],
    named names: [String]
  ) -> JSONValue {
    var elements: [JSONValue] = []
    /// An element; what has no name in keypaths goes by the names around it.
    func add(_ kind: ObjectKind, _ name: String, changes: [String: JSONValue] = [:]) {
      let steps = steps + [String(elements.count)]
      let isNameless = family.isNameless || family == .asset || kind.type == .text("tr")
      let inner = isNameless ? names : names + [name]
      var element = object(kind, at: steps, named: inner, name: name)
      if case .object(var members) = element {
        for (key, value) in changes { members[key] = value }
        element = .object(members)
      }
      elements.append(element)
    }
    let isWithin = steps.filter { $0 == "it" || $0 == "assets" }
    for kind in family.kinds {
      switch family {
      case .layer where isWithin == ["assets"]: if kind.name == "Null" { add(kind, kind.name) }
      case .shape where kind.type == .text("gr"): if isWithin.isEmpty { add(kind, kind.name) }
      // A transform in a layer's own list is not applied.
      case .shape where kind.type == .text("tr"): if !isWithin.isEmpty { add(kind, kind.name) }
      case .layerStyle: add(kind, kind.name + " Style")
      case .dash:
        add(kind, "dash")
        add(kind, "offset", changes: ["n": .string("o")])
        rename(steps + ["1", "v"], to: ObjectKind.dashPhaseName)
      case .effectControl where steps.first != "chars":
        for (type, value) in [(0, PropertyKind.number), (2, .color), (3, .point)] {
          let changes = ["ty": .number(Double(type)), "v": SchemaSample.property(value)]
          let pointer = SchemaSample.pointer(steps + [String(elements.count), "v"])
          let keypath = names + ["Control \(type)"]
          properties.append(Property(keypath: keypath, kind: value, pointer: pointer))
          add(kind, "Control \(type)", changes: changes)
        }
      case .glyph:
        add(kind, "outline")
        add(kind, "composition")
      default: add(kind, kind.name)
      }
    }
    return .array(elements)
  }

  private mutating func rename(_ steps: [String], to name: String) {
    let pointer = SchemaSample.pointer(steps)
    guard let i = properties.firstIndex(where: { $0.pointer == pointer }) else { return }
    let old = properties[i]
    let keypath = old.keypath.dropLast() + [name]
    properties[i] = Property(keypath: Array(keypath), kind: old.kind, pointer: pointer)
  }

  /// Takes a note of a property, under all its names.
  private mutating func note(
    _ member: Member,
    of kind: ObjectKind,
    at steps: [String],
    _ names: [String]
  ) {
    // Characters in the place of glyphs have no keypaths; of a composition the layer that shows it has.
    guard steps.first != "chars" else { return }
    for same in kind.members where "\(same.key)" == "\(member.key)" && same.isListed {
      properties.append(
        Property(
          keypath: names + [same.name],
          kind: same.propertyKind,
          pointer: SchemaSample.pointer(steps)
        )
      )
    }
  }

  static func pointer(_ steps: [String]) -> String { JSONPath(keys: steps).description }

  private static func property(_ kind: PropertyKind) -> JSONValue {
    .object(["a": .number(0), "k": value(kind)])
  }

  private static func value(_ kind: PropertyKind) -> JSONValue {
    func numbers(_ list: [Double]) -> JSONValue { .array(list.map(JSONValue.number)) }
    switch kind {
    case .number: return .number(2)
    case .color: return numbers([0.2, 0.4, 0.6, 1])
    case .point: return numbers([3, 4])
    case .size: return numbers([30, 40])
    case .gradient: return numbers([0, 1, 0, 0, 1, 0, 0, 1])
    case .text: return .string("text")
    case .path:
      let square = [[0, 0], [9, 0], [9, 9], [0, 9]].map(numbers)
      let corner = square.map { _ in numbers([0, 0]) }
      return .object([
        "c": .bool(true), "v": .array(square), "i": .array(corner), "o": .array(corner),
      ])
    }
  }
}
