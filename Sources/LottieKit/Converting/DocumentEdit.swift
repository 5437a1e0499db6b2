public import LottieModel
import OrderedCollections

/// Edits of a document that do not change what is drawn.
public struct DocumentEdit: Hashable, Sendable {
  /// A part of a document that can be left out without changing what is drawn.
  public enum Part: String, CaseIterable, Sendable {
    /// Names of layers, shapes and effects, which expressions and keypaths may refer to.
    case names
    /// After Effects' match names of layers, shapes, masks and styles, which only expressions refer
    /// to; kept where there are any. Those of effects are always kept: they identify the effect.
    case matchnames
    /// Hidden layers that no other refers to.
    case hidden
    /// Assets that no layer names, directly or through other compositions.
    case unused
    /// Metadata.
    case meta
  }

  /// Parts that are left out since nothing drawn depends on them.
  public var strips: Set<Part> = []
  /// Maximum decimals of numbers; nil keeps all.
  public var precision: Int?
  /// Whether legacy forms are replaced by those of the specification.
  public var upgrades = false

  /// Creates an edit that changes nothing.
  public init() {}

  /// Whether applying it gives the document as it was.
  public var isEmpty: Bool { self == DocumentEdit() }

  /// A document with the changes made; the order of members stays.
  public func apply(to document: JSONValue) -> JSONValue {
    guard case .object(var root) = document else { return document }
    var edit = self
    // An expression may refer to any layer by name or number, and to anything by its match name.
    if !strips.isDisjoint(with: [.hidden, .matchnames]), document.hasExpressions {
      edit.strips.subtract([.hidden, .matchnames])
    }
    if edit.strips.contains(.hidden) { root = HiddenLayers.removed(from: root) }
    if edit.strips.contains(.unused) { root = UnusedAssets.removed(from: root) }
    if edit.strips.contains(.meta) { for name in ["meta", "metadata"] { root[name] = nil } }
    return edit.changed(.object(root), name: "")
  }

  private func changed(_ value: JSONValue, name: String) -> JSONValue {
    switch value {
    case .number(let number): return .number(rounded(number, name))
    case .array(let list): return .array(list.map { changed($0, name: name) })
    case .object(var object):
      if strips.contains(.matchnames), name != "ef" { object[.matchName] = nil }
      if strips.contains(.names), object[.type] != nil || object[.mergeMode] != nil {
        object[.name] = nil
      }
      if upgrades { object = LegacyForms.upgraded(object, name: name) }
      for (name, value) in object { object[name] = changed(value, name: name) }
      return .object(object)
    default: return value
    }
  }

  private func rounded(_ number: Double, _ name: String) -> Double {
    // Rounding the frame rate would move all frames.
    guard let precision, name != "fr", abs(number) < 1e9 else { return number }
    let factor = (0..<precision).reduce(1.0) { factor, _ in factor * 10 }
    let result = (number * factor).rounded() / factor
    return result == 0 ? 0 : result
  }
}

/// Removes hidden layers.
enum HiddenLayers {
  static func removed(
    from root: OrderedDictionary<String, JSONValue>
  ) -> OrderedDictionary<String, JSONValue> {
    var root = root
    root["layers"] = root["layers"].map(layers)
    if case .array(let assets) = root["assets"] {
      root["assets"] = .array(
        assets.map { asset in
          guard case .object(var object) = asset, let list = object["layers"] else { return asset }
          object["layers"] = layers(list)
          return .object(object)
        }
      )
    }
    return root
  }

  private static func layers(_ list: JSONValue) -> JSONValue {
    guard case .array(let layers) = list else { return list }
    return .array(kept(layers).map { layers[$0] })
  }

  /// The indices of the layers that show, or that others refer to.
  static func kept(_ layers: [JSONValue]) -> [Int] {
    let needed = needed(layers)
    return layers.indices.filter { layers[$0][.hidden] != .bool(true) || needed.contains($0) }
  }

  /// The indices of the layers that others refer to: parents, mattes, and those that effects read.
  static func needed(_ layers: [JSONValue]) -> Set<Int> {
    var numbers = Set(layers.compactMap { $0["parent"] } + layers.compactMap { $0[.matteLayer] })
    for layer in layers { numbers.formUnion(choices(layer[.effects])) }
    return Set(
      layers.indices.filter { index in
        let layer = layers[index]
        let next = index + 1 < layers.count ? layers[index + 1] : nil
        let isMatte = layer[.matteSource]?.isOn ?? false || next?[.trackMatte]?.isOn ?? false
        return isMatte || layer[.index].map(numbers.contains) ?? false
      }
    )
  }

  /// The layers that effect controls refer to, by number, at any keyframe.
  private static func choices(_ effects: JSONValue?) -> Set<JSONValue> {
    guard case .array(let list) = effects else { return [] }
    return list.reduce(into: []) { found, item in
      if item[.type] == .number(10) { found.formUnion(numbers(item[.controlValue]?[.value])) }
      found.formUnion(choices(item[.controls]))
    }
  }

  private static func numbers(_ value: JSONValue?) -> Set<JSONValue> {
    switch value {
    case .number: value.map { [$0] } ?? []
    case .array(let list): list.reduce(into: []) { $0.formUnion(numbers($1)) }
    case .object(let keyframe): numbers(keyframe[.startValue]).union(numbers(keyframe[.endValue]))
    default: []
    }
  }
}

extension JSONValue {
  /// Whether any property in it has an expression.
  var hasExpressions: Bool {
    switch self {
    case .array(let list): return list.contains(where: \.hasExpressions)
    case .object(let object):
      return hasOwnExpression || object.values.contains(where: \.hasExpressions)
    default: return false
    }
  }
}

/// Removes unused assets.
enum UnusedAssets {
  static func removed(
    from root: OrderedDictionary<String, JSONValue>
  ) -> OrderedDictionary<String, JSONValue> {
    guard case .array(let assets) = root["assets"] else { return root }
    var wanted = references([root["layers"], root["chars"]].compactMap(\.self))
    var reached: Set<JSONValue> = []
    while let id = wanted.popFirst() {
      guard reached.insert(id).inserted else { continue }
      for asset in assets where asset[.identifier] == id {
        wanted.formUnion(references([asset]).subtracting(reached))
      }
    }
    var root = root
    root["assets"] = .array(assets.filter { $0[.identifier].map(reached.contains) ?? true })
    return root
  }

  private static func references(_ values: [JSONValue]) -> Set<JSONValue> {
    values.reduce(into: []) { found, value in
      switch value {
      case .array(let list): found.formUnion(references(list))
      case .object(let object):
        if let id = object["refId"] { found.insert(id) }
        // Effects and properties may refer to images by slot.
        found.formUnion(references(Array(object.values)))
      default: break
      }
    }
  }
}
