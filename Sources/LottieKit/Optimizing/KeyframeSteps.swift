import LottieModel
import OrderedCollections

/// A property with keyframes, as a document has it.
struct KeyframedProperty {
  /// The path of the object with `a` and `k`.
  let path: [String]
  let members: OrderedDictionary<String, JSONValue>
  let keyframes: [OrderedDictionary<String, JSONValue>]

  /// The member it is, as `p`.
  var name: String { path.last ?? "" }

  /// The start values; nil where one is missing or is no array, as those of texts.
  var values: [JSONValue]? {
    let values = keyframes.compactMap { $0["s"] }
    return values.count == keyframes.count && values.allSatisfy { $0.elements != nil }
      ? values : nil
  }

  /// The times; nil where they do not increase.
  var times: [Double]? {
    let times = keyframes.compactMap { $0["t"]?.number }
    let isSorted = zip(times, times.dropFirst()).allSatisfy { $0 < $1 }
    return times.count == keyframes.count && isSorted ? times : nil
  }

  func isHold(_ index: Int) -> Bool { keyframes[index]["h"]?.isOn ?? false }

  /// Whether the value moves along a curve from a keyframe on.
  func hasTangents(_ index: Int) -> Bool {
    ["to", "ti"].contains { name in
      keyframes[index][name]?.elements?.contains { $0.number != 0 } ?? false
    }
  }

  /// Whether from a keyframe on the value goes to the next one's.
  func isContinuous(_ index: Int) -> Bool {
    guard let end = keyframes[index]["e"], index + 1 < keyframes.count else { return true }
    return end == keyframes[index + 1]["s"]
  }

  /// Those of a document that have neither an expression nor a slot.
  static func all(in root: JSONValue) -> [KeyframedProperty] {
    var found: [KeyframedProperty] = []
    root.forEachObject { path, members in
      guard let list = members["k"]?.elements, list.first?["t"]?.number != nil else { return true }
      let keyframes = list.compactMap { element in
        if case .object(let keyframe) = element { keyframe } else { nil }
      }
      if keyframes.count == list.count, !JSONValue.object(members).hasOwnExpression,
        members["sid"] == nil
      {
        found.append(KeyframedProperty(path: path, members: members, keyframes: keyframes))
      }
      return false
    }
    return found
  }

  /// The change to other keyframes, or to the value that a single one has.
  func change(to keyframes: [OrderedDictionary<String, JSONValue>]) -> DocumentChange {
    var members = members
    if keyframes.count == 1, let value = keyframes[0]["s"]?.elements {
      members["a"] = .number(0)
      let isSingle = value.count == 1
      members["k"] = isSingle ? value[0] : .array(value)
    } else {
      members["k"] = .array(keyframes.map(JSONValue.object))
    }
    return DocumentChange(path: path, value: .object(members))
  }
}

/// Keyframes that may go since the value is the same before and after.
enum EqualKeyframes {
  static func changes(_ document: OptimizedDocument) -> [DocumentChange] {
    // Expressions may count keyframes.
    guard !document.hasExpressions else { return [] }
    return KeyframedProperty.all(in: document.root).compactMap(change)
  }

  private static func change(_ property: KeyframedProperty) -> DocumentChange? {
    guard let values = property.values, property.times != nil else { return nil }
    let last = values.count - 1
    /// Whether the value stays from a keyframe to the next.
    func stays(_ index: Int) -> Bool {
      values[index] == values[index + 1] && !property.hasTangents(index)
        && property.isContinuous(index)
    }
    var kept: [Int] = []
    for index in values.indices {
      let before = index == 0 || stays(index - 1)
      let after = index == last || stays(index)
      if !(before && after) { kept.append(index) }
    }
    if kept.isEmpty { kept = [0] }
    guard kept.count < values.count else { return nil }
    var keyframes = kept.map { property.keyframes[$0] }
    if kept.last != last { keyframes[keyframes.count - 1].endMotion() }
    return property.change(to: keyframes)
  }
}

extension OrderedDictionary<String, JSONValue> {
  /// Removes what a keyframe says of the way to the next: after the last nothing is interpolated.
  mutating func endMotion() {
    for name in ["i", "o", "e", "to", "ti", "h"] { self[name] = nil }
  }
}

/// Members of keyframes that say nothing.
enum KeyframeMembers {
  private typealias Keyframes = [OrderedDictionary<String, JSONValue>]

  /// End values; a last keyframe without a value gets it.
  static func endValues(_ document: OptimizedDocument) -> [DocumentChange] {
    changes(document) { _, keyframes in
      for index in keyframes.indices.dropLast() {
        guard let end = keyframes[index]["e"], keyframes[index]["s"] != nil else { continue }
        if index + 2 == keyframes.count, keyframes[index + 1]["s"] == nil {
          keyframes[index + 1]["s"] = end
        }
        if keyframes[index + 1]["s"] == end { keyframes[index]["e"] = nil }
      }
    }
  }

  static func zeroTangents(_ document: OptimizedDocument) -> [DocumentChange] {
    changes(document) { property, keyframes in
      for index in keyframes.indices
      where keyframes[index]["to"] != nil && keyframes[index]["ti"] != nil
        && !property.hasTangents(index)
      {
        (keyframes[index]["to"], keyframes[index]["ti"]) = (nil, nil)
      }
    }
  }

  static func easingNames(_ document: OptimizedDocument) -> [DocumentChange] {
    changes(document) { _, keyframes in
      for index in keyframes.indices { keyframes[index]["n"] = nil }
    }
  }

  /// `{"x":[0.5,0.5],"y":[1,1]}` becomes `{"x":0.5,"y":1}`.
  static func equalHandles(_ document: OptimizedDocument) -> [DocumentChange] {
    changes(document) { _, keyframes in
      for index in keyframes.indices {
        for name in ["i", "o"] {
          guard case .object(var handle)? = keyframes[index][name],
            let x = single(handle["x"]), let y = single(handle["y"])
          else { continue }
          (handle["x"], handle["y"]) = (.number(x), .number(y))
          keyframes[index][name] = .object(handle)
        }
      }
    }
  }

  private static func single(_ value: JSONValue?) -> Double? {
    guard let elements = value?.elements, let first = elements.first?.number,
      elements.allSatisfy({ $0.number == first })
    else { return nil }
    return first
  }

  /// The properties whose keyframes an edit changes; it leaves as many as there were.
  private static func changes(
    _ document: OptimizedDocument,
    _ edit: (KeyframedProperty, inout Keyframes) -> Void
  ) -> [DocumentChange] {
    KeyframedProperty.all(in: document.root).compactMap { property in
      var keyframes = property.keyframes
      edit(property, &keyframes)
      guard keyframes != property.keyframes else { return nil }
      return DocumentChange(
        path: property.path + ["k"],
        value: .array(keyframes.map(JSONValue.object))
      )
    }
  }
}
