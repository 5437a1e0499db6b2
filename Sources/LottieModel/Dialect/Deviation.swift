/// A way in which a player draws a feature otherwise than it should be: a change of the document, or a
/// rule of the engine.
///
/// As text, in the matrix: `remove`, `set bm=0,h=null`, `masks l a`, `first-curve`, `rule linear-colors`.
package enum Deviation: Hashable, Sendable {
  /// A member of the object has another value: its path in it, and the value as JSON.
  package struct Member: Hashable, Sendable {
    package let path: [String]
    package let json: String

    /// Creates a change of a member of the object itself.
    package init(_ name: String, _ json: String) {
      path = [name]
      self.json = json
    }
  }

  /// The value is empty.
  case remove
  /// Members of the object have other values.
  case set([Member])
  /// Masks of one mode, in the list or itself, have another.
  case masks(from: String, to: String)
  /// One easing curve for all axes in a list of keyframes.
  case firstCurve
  /// Colors from 0 to 255 are taken for those from 0 to 1.
  case clampColors
  /// Colors from 0 to 255 are multiplied by 255 once more, and cut to a byte.
  case negativeColors
  /// The alpha of a paint's color, at rest as its opacity, counts.
  case colorAlpha
  /// The last dash or gap of a list is the offset.
  case lastDashOffset
  /// Where the offset of dashes stands is a length of 0, and the last length is lost.
  case shiftedDashes
  /// What moves along a path back to where it began stands still.
  case standingLoops
  /// Members of a shape before its type are lost.
  case lateType
  /// Paths stay open whose closed flag stands beside them, where the plug-in is not one before 4.4.18.
  case openSinceRepair
  /// Tangents of glyphs are taken for those of Bodymovin from 4.8 on.
  case newerGlyphs
  /// A rule of the engine.
  case rule(Dialect)

  /// Whether it shows for an instant at most, and never in motion: at the very frame of an out point.
  package var isMomentary: Bool { self == .rule(.inclusiveOutPoints) }

  /// Reads the text of a way; nil for one that is none.
  package init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.count) {
    case ("remove", 1): self = .remove
    case ("clamp-colors", 1): self = .clampColors
    case ("negative-colors", 1): self = .negativeColors
    case ("color-alpha", 1): self = .colorAlpha
    case ("open-since-4.4.18", 1): self = .openSinceRepair
    case ("last-dash-offset", 1): self = .lastDashOffset
    case ("shifted-dashes", 1): self = .shiftedDashes
    case ("standing-loops", 1): self = .standingLoops
    case ("late-type", 1): self = .lateType
    case ("newer-glyphs", 1): self = .newerGlyphs
    case ("first-curve", 1): self = .firstCurve
    case ("set", 2):
      let members = words[1].split(separator: ",").compactMap(Member.init)
      guard members.count == words[1].split(separator: ",").count else { return nil }
      self = .set(members)
    case ("masks", 2):
      let modes = words[1].split(separator: " ").map(String.init)
      guard modes.count == 2 else { return nil }
      self = .masks(from: modes[0], to: modes[1])
    case ("rule", 2):
      guard let rule = Dialect(named: words[1]) else { return nil }
      self = .rule(rule)
    default: return nil
    }
  }
}

extension Deviation.Member {
  /// Reads `a.b=0`; nil for other texts.
  fileprivate init?(_ text: Substring) {
    let sides = text.split(separator: "=", maxSplits: 1)
    guard sides.count == 2 else { return nil }
    path = sides[0].split(separator: ".").map(String.init)
    json = String(sides[1])
  }
}

/// A feature that a document uses, and the ways in which a player draws it otherwise.
package struct FeatureUse: Sendable {
  /// The feature and where the document uses it.
  package let hit: FeatureHits.Hit
  /// None where a player draws it otherwise in a way that is not known.
  package let ways: [Deviation]

  /// Creates a use.
  package init(_ hit: FeatureHits.Hit, _ ways: [Deviation]) {
    self.hit = hit
    self.ways = ways
  }
}
