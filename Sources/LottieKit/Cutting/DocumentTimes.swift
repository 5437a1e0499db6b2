import LottieModel
import OrderedCollections

/// Changes of the times in a document.
enum DocumentTimes {
  /// A document with all frames changed: those of layers, keyframes, markers and compositions.
  ///
  /// Seconds stay, as those of effects and time remaps.
  ///
  /// - Parameters:
  ///   - root: The document.
  ///   - change: The new frame of a frame, proportional to it.
  /// - Returns: The changed document.
  static func scaled(_ root: JSONValue, _ change: (Double) -> Double) -> JSONValue {
    let timed = frames(keyframes(root, change), ["ip", "op"], change)
    let all = layers(of: timed) { frames($0, ["ip", "op", "st"], change) }
    return each("markers", of: all) { frames($0, ["tm", "dr"], change) }
  }

  /// A layer of the animation itself, later by some frames; what it shows is the same.
  static func moved(_ layer: JSONValue, by distance: Double) -> JSONValue {
    let layer = keyframes(layer) { $0 + distance }
    guard case .object(var members) = frames(layer, ["ip", "op", "st"], { $0 + distance }) else {
      return layer
    }
    if members["st"] == nil { members["st"] = .number(distance) }
    return .object(members)
  }

  /// A value with other times of all keyframes in it.
  private static func keyframes(
    _ value: JSONValue,
    _ change: (Double) -> Double
  ) -> JSONValue {
    switch value {
    case .array(let list): return .array(list.map { keyframes($0, change) })
    case .object(var members):
      for (name, member) in members {
        if name == "k", let list = member.elements, list.contains(where: isKeyframe) {
          members[name] = .array(list.map { frames($0, ["t"], change) })
        } else {
          members[name] = keyframes(member, change)
        }
      }
      return .object(members)
    default: return value
    }
  }

  private static func isKeyframe(_ value: JSONValue) -> Bool { value["t"]?.number != nil }

  /// An object with some members, which are frames, changed.
  static func frames(
    _ value: JSONValue,
    _ names: [String],
    _ change: (Double) -> Double
  ) -> JSONValue {
    guard case .object(var members) = value else { return value }
    for name in names {
      if let time = members[name]?.number { members[name] = .number(change(time)) }
    }
    return .object(members)
  }

  /// An object with each element of a list changed.
  static func each(
    _ name: String,
    of value: JSONValue,
    _ change: (JSONValue) -> JSONValue
  ) -> JSONValue {
    guard case .object(var members) = value, let list = members[name]?.elements else {
      return value
    }
    members[name] = .array(list.map(change))
    return .object(members)
  }

  /// A document with all its layers changed, those that are glyphs as well.
  private static func layers(
    of root: JSONValue,
    _ change: (JSONValue) -> JSONValue
  ) -> JSONValue {
    let own = each("layers", of: root, change)
    let all = each("assets", of: own) { each("layers", of: $0, change) }
    return each("chars", of: all) { glyph in
      guard case .object(var members) = glyph else { return glyph }
      members["data"] = members["data"].map(change)
      return .object(members)
    }
  }
}
