import Foundation
import LottieModel
import LottieScene
import OrderedCollections

/// Compares a document with what it encodes to.
enum RoundTripCheck {
  /// The differences after encoding and decoding again; empty is good.
  static func differences(_ animation: LottieAnimation) -> [String] {
    let encoded = animation.encoded()
    guard let again = try? LottieAnimation.decode(encoded) else {
      return ["the encoded text is not read"]
    }
    let isSameText = value(again) == value(animation)
    return (isSameText ? [] : ["the encoded JSON differs"]) + modelDifferences(animation, again)
  }

  /// The differences after Foundation's encoder and decoder.
  static func codableDifferences(_ animation: LottieAnimation) -> [String] {
    do {
      let data = try JSONEncoder().encode(animation)
      let again = try JSONDecoder().decode(LottieAnimation.self, from: data)
      let isSame = value(again).isEqualIgnoringOrder(to: value(animation))
      return isSame ? [] : ["by Codable: the JSON differs"]
    } catch {
      return ["by Codable: \(error)"]
    }
  }

  private static func value(_ animation: LottieAnimation) -> JSONValue {
    animation.document.withRoot(JSONValue.init)
  }

  private static func modelDifferences(_ a: LottieAnimation, _ b: LottieAnimation) -> [String] {
    let parts: [(String, Bool)] = [
      ("size", a.size == b.size),
      (
        "times",
        [a.startFrame, a.endFrame, a.framerate] == [b.startFrame, b.endFrame, b.framerate]
      ),
      ("version and name", [a.version, a.name] == [b.version, b.name]),
      ("layers", a.layers == b.layers),
      ("assets", a.assets == b.assets),
      ("fonts", a.fonts == b.fonts),
      ("glyphs", a.glyphs == b.glyphs),
      ("markers", a.markers == b.markers),
      ("metadata", a.metadata == b.metadata),
      ("diagnostics", a.diagnostics.map(\.pointer) == b.diagnostics.map(\.pointer)),
    ]
    return parts.filter { !$0.1 }.map { "the model differs: \($0.0)" }
  }
}

extension JSONValue {
  /// Whether two values are equal when objects are taken as sets of members: Foundation's decoder does
  /// not keep their order.
  func isEqualIgnoringOrder(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.object(let a), .object(let b)):
      a.count == b.count
        && a.allSatisfy { name, value in b[name].map(value.isEqualIgnoringOrder) ?? false }
    case (.array(let a), .array(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.isEqualIgnoringOrder(to: $1) }
    case (.number(let a), .number(let b)):
      // Foundation's number parser may differ in the last digit.
      a == b || abs(a - b) <= max(abs(a), abs(b)) * 1e-15
    default: self == other
    }
  }
}
