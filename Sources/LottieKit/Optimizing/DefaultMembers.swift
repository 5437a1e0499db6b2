import LottieModel
import OrderedCollections

/// Members that say what would hold without them, or that no player reads.
enum DefaultMembers {
  static func defaults(_ document: OptimizedDocument) -> [DocumentChange] {
    // On a canvas, lottie-web keeps the mode of the layer before where a layer has none.
    var blends = false
    document.root.forEachObject { _, members in
      if let mode = members["bm"]?.number, mode != 0 { blends = true }
      return !blends
    }
    var changes: [DocumentChange] = []
    document.root.forEachObject { path, members in
      func remove(_ name: String) {
        changes.append(DocumentChange(path: path + [name], value: nil))
      }
      let isLayer = members["ty"]?.number != nil && members["ip"] != nil
      let isShape = members["ty"]?.text != nil
      if isLayer || isShape {
        if !blends, members["bm"] == .number(0) { remove("bm") }
        if members["hd"] == .bool(false) { remove("hd") }
      }
      if isLayer {
        for name in ["ao", "ct"] where members[name] == .number(0) { remove(name) }
        // Some players read the rotation of a layer by it.
        let rotation = members["ks"]?["r"]
        if members["ddd"] == .number(0), rotation == nil || isZero(rotation) { remove("ddd") }
        if members["sr"] == .number(1) { remove("sr") }
      }
      // lottie-web reads the axis wherever there is a skew.
      let isTransform = path.last == "ks" || members["ty"] == .string("tr")
      if isTransform, isZero(members["sk"]), isZero(members["sa"]) {
        remove("sk")
        remove("sa")
      }
      return path.last != "ef"
    }
    // Those of one kind together: what has to be taken back is found sooner.
    return changes.enumerated().sorted {
      ($0.element.path.last ?? "", $0.offset) < ($1.element.path.last ?? "", $1.offset)
    }.map(\.element)
  }

  /// A property that is 0 at all times, without an expression, a slot or anything else.
  private static func isZero(_ property: JSONValue?) -> Bool {
    guard case .object(let members)? = property else { return false }
    let names: Set<String> = ["a", "k", "ix"]
    return members["k"] == .number(0) && members.keys.allSatisfy(names.contains)
      && members["a"] != .number(1)
  }

  /// Members that players read for expressions only, outside of effects.
  static func editorMembers(_ document: OptimizedDocument) -> [DocumentChange] {
    guard !document.hasExpressions else { return [] }
    return removed(from: document.root, outside: ["ef"]) { path, members in
      let isShape = members["ty"]?.text != nil
      let isProperty = members["k"] != nil
      return ["ix", "cix", "np", "mn"].filter { name in
        members[name] != nil && (isShape || isProperty || name == "mn" || name == "cix")
      }
    }
  }

  /// Names of all but layers, where nothing in the document refers to them: by those of layers code finds them.
  static func names(_ document: OptimizedDocument) -> [DocumentChange] {
    guard !document.keepsNames, !document.hasExpressions, !document.hasSlots else { return [] }
    return removed(from: document.root, outside: ["ef", "markers", "meta", "fonts", "chars"]) {
      path,
      members in
      let isNamed = members["ty"]?.text != nil || members["mode"] != nil
      // The dash, the gap and the offset of a stroke are told by `n`.
      return isNamed && members["nm"] != nil ? ["nm"] : []
    }
  }

  static func disabledEffects(_ document: OptimizedDocument) -> [DocumentChange] {
    guard !document.hasExpressions else { return [] }
    var changes: [DocumentChange] = []
    document.root.forEachObject { path, members in
      for (index, effect) in (members["ef"]?.elements ?? []).enumerated()
      where effect["en"] == .number(0) && members["ty"]?.number != nil {
        changes.append(DocumentChange(path: path + ["ef", "\(index)"], value: nil))
      }
      return true
    }
    return changes
  }

  private static func removed(
    from root: JSONValue,
    outside names: Set<String>,
    _ removed: ([String], OrderedDictionary<String, JSONValue>) -> [String]
  ) -> [DocumentChange] {
    var changes: [DocumentChange] = []
    root.forEachObject { path, members in
      if path.contains(where: names.contains) { return false }
      changes += removed(path, members).map { DocumentChange(path: path + [$0], value: nil) }
      return true
    }
    return changes
  }
}

/// Rounds numbers, a layer at a time.
enum Decimals {
  static func changes(_ document: OptimizedDocument, digits: Int) -> [DocumentChange] {
    var changes: [DocumentChange] = []
    document.root.forEachObject { path, members in
      let isList = path.last.map { Int($0) != nil } ?? false
      guard isList, members["ty"]?.number != nil, path.dropLast().last == "layers" else {
        return true
      }
      let layer = JSONValue.object(members)
      let result = layer.rounded(digits, "")
      if result != layer { changes.append(DocumentChange(path: path, value: result)) }
      return false
    }
    return changes
  }
}

extension JSONValue {
  /// Times, and what numbers layers, stay.
  private static let kept: Set<String> = [
    "ip", "op", "st", "sr", "ind", "parent", "tp", "tm", "ty", "w", "h", "sw", "sh",
  ]

  fileprivate func rounded(_ digits: Int, _ name: String) -> JSONValue {
    switch self {
    case .number(let number):
      // Easings, colors and what is small otherwise.
      let places = abs(number) < 1 || name == "t" ? max(3, digits) : digits
      let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
      guard abs(number) < 1e9 else { return self }
      let result = (number * factor).rounded() / factor
      return .number(result == 0 ? 0 : result)
    case .array(let elements): return .array(elements.map { $0.rounded(digits, name) })
    case .object(let members):
      var result = members
      for (name, value) in members where !JSONValue.kept.contains(name) {
        result[name] = value.rounded(digits, name)
      }
      return .object(result)
    default: return self
    }
  }
}
