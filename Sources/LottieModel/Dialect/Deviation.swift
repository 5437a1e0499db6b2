/// A way in which a player draws a feature otherwise than it should be: a change of the document, or a
/// rule of the engine.
///
/// As text, in the matrix: `remove`, `set bm=0,h=null`, `put {"mode":"n"}`, `masks l a`, `first-curve`,
/// `rule linear-colors`.
package enum Deviation: Hashable, Sendable {
  /// A member of the object has another value: its path in it, and the value as JSON.
  package struct Member: Hashable, Sendable {
    /// Names of members, and indices of elements.
    package let path: [String]
    package let json: String

    /// Creates a change of a member of the object itself.
    package init(_ name: String, _ json: String) {
      path = [name]
      self.json = json
    }
  }

  /// A change of one kind, by its word in the matrix.
  package enum Edit: String, Sendable {
    /// The value is empty.
    case remove
    /// One easing curve for all axes in a list of keyframes.
    case firstCurve = "first-curve"
    /// A list, or that of a property's keyframes, has its first element alone.
    case first
    /// The last keyframe of a list has the value of the one before it.
    case lostLast = "lost-last"
    /// The property of a keyframe, or of a list of them, is 0 at all times.
    case zeroed
    /// The property of a list of keyframes has one value after the time of the first: what the last ends with, or 0.
    case earlyEnd = "early-end"
    /// Keyframes behind a later one do not count, but for a last one: from its time on the value is its own.
    case orderedKeyframes = "ordered-keyframes"
    /// Keyframes lead to their end values, and jump to the start value of the next.
    case endValues = "end-values"
    /// Keyframes have the easing of others: see ``SharedEasings``.
    case sharedEasings = "shared-easings"
    /// What moves along a path back to where it began stands still.
    case standingLoops = "standing-loops"
    /// Motion along paths is straight from keyframe to keyframe.
    case straightPaths = "straight-paths"
    /// What moves along a line and beyond its ends moves straight between them.
    case straightLines = "straight-lines"
    /// As ``straightLines``, where no tangent is longer than the line.
    case brieflyStraightLines = "briefly-straight-lines"
    /// All paths of a list of keyframes have as many vertices as the one with the fewest.
    case fewestVertices = "fewest-vertices"
    /// All paths of a list of keyframes have as many curves as the one with the fewest.
    case fewestCurves = "fewest-curves"
    /// Colors from 0 to 255 are taken for those from 0 to 1.
    case clampColors = "clamp-colors"
    /// As ``clampColors``, unless the document says that Bodymovin before 4.1.9 made it.
    case clampNewColors = "clamp-new-colors"
    /// Colors are cut to the lowest byte of 255 times them.
    case wrappedColors = "wrapped-colors"
    /// Colors with a number above 1 are taken for whole numbers from 0 to 255.
    case byteColors = "byte-colors"
    /// Colors are taken for those from 0 to 255 where red, green and blue are above 1, and cut at 1
    /// where one is not.
    case wholeByteColors = "whole-byte-colors"
    /// Percent above 100 are cut to the lowest byte of 2.55 times them.
    case wrappedPercents = "wrapped-percents"
    /// The alpha of a paint's color counts, where its opacity is at rest.
    case colorAlpha = "color-alpha"
    /// Colors of a gradient at the offset of the one before them are left out.
    case joinedStops = "joined-stops"
    /// A gradient has a color stop for each four numbers.
    case uncountedStops = "uncounted-stops"
    /// A gradient whose keyframes have different numbers of stops has the colors of one of them: see
    /// ``GradientKeyframes``.
    case stuckGradient = "stuck-gradient"
    /// A star or polygon turns twice as far.
    case doubledRotation = "doubled-rotation"
    /// An individual trim cuts the first path, then the others from the last, in groups all from the last; where a group
    /// has more than paths, all at once.
    case reorderedTrims = "reordered-trims"
    /// The shapes before the last repeater of their list are changed twice by each modifier there.
    case repeatedModifiers = "repeated-modifiers"
    /// A property with keyframes has the value that lottie-web starts from: -999999.
    case unreadKeyframes = "unread-keyframes"
    /// Round Corners gives the rectangles before it their own roundness.
    case rectangleRoundness = "rectangle-roundness"
    /// The opacities of the copies of a repeater go the other way.
    case swappedFade = "swapped-fade"
    /// The repeaters of a list come behind its fills and strokes.
    case lateRepeaters = "late-repeaters"
    /// Tangents of all paths are offsets, whatever the document says.
    case relativeTangents = "relative-tangents"
    /// The last of a list of dashes is the offset, and those before it are dash and gap in turn, whatever their names.
    case lengthsByPlace = "lengths-by-place"
    /// Where the offset of dashes stands is a length of 0, and the last length is lost, also where there is no offset.
    case shiftedDashes = "shifted-dashes"
    /// Only the first dash and gap of a list count.
    case firstDashes = "first-dashes"
    /// Dashes, gaps and the offset at the end go by their places; where the offset would be a gap, the gap before it
    /// is as long as its dash. A stroke with gaps only is not drawn.
    case dashesByPlace = "dashes-by-place"
    /// Members of a shape before its type are lost.
    case lateType = "late-type"
    /// Tracking of a text made of glyphs is that of one of size 100.
    case unscaledTracking = "unscaled-tracking"
    /// A text is filled with black.
    case blackFill = "black-fill"
    /// Soft breaks and line feeds do not break the lines of a text.
    case joinedLines = "joined-lines"
    /// The skew axis of a transform turns the other way around.
    case mirroredSkewAxis = "mirrored-skew-axis"
    /// A layer that orients along its motion does not where none of its keyframes has tangents.
    case uprightLines = "upright-lines"
    /// Paths stay open whose closed flag stands beside them, where the plug-in is not one before 4.4.18.
    case openSinceRepair = "open-since-4.4.18"
    /// Tangents of glyphs are taken for those of Bodymovin from 4.8 on.
    case newerGlyphs = "newer-glyphs"
    /// A transform among the shapes of a layer transforms them all, as that of a group.
    case groupedShapes = "grouped-shapes"
    /// A transform among the shapes of a layer transforms those before it, as that of a group.
    case groupedShapesBefore = "grouped-shapes-before"
    /// A transform among the shapes of a layer takes the place of the layer's own, unless it moves.
    case looseTransform = "loose-transform"
    /// The layer is blended as the one before it.
    case inheritedBlend = "inherited-blend"
    /// The layer that the object is, or is part of, is not drawn.
    case hiddenLayer = "hidden-layer"
    /// The layer above, which is its matte, is drawn, too.
    case repeatedMatte = "repeated-matte"
    /// The layer, which is a matte, is drawn, too.
    case shownMatte = "shown-matte"
    /// The layer whose number is one less is the matte.
    case numberedMatte = "numbered-matte"
    /// The layer has no matte, and the layer above, which is it, is drawn.
    case drawnMatte = "drawn-matte"
    /// The layer above is the matte, and not the one that the layer names; where there is none, the layer is lost.
    case matteAbove = "matte-above"
    /// The layer shows while the layer above, which is its matte, does.
    case matteTime = "matte-time"
    /// The layer below the matte has no matte.
    case ignoredMatte = "ignored-matte"
    /// The list that the mask is in has none.
    case unmasked
    /// A mask subtracts all if it subtracts, and nothing otherwise.
    case voidMask = "void-mask"
    /// Tangents of the paths of a list of masks are taken for points.
    case absoluteTangents = "absolute-tangents"
  }

  /// A change of the document.
  case edit(Edit)
  /// The value is another: as JSON.
  case put(String)
  /// Members of the object have other values.
  case set([Member])
  /// Masks of one mode, in the list or itself, have another.
  case masks(from: String, to: String)
  /// A rule of the engine.
  case rule(Dialect)

  /// Whether it shows only at the very frame of an out point: for an instant, unless time stands still there.
  package var isMomentary: Bool {
    self == .rule(.inclusiveOutPoints) || self == .rule(.openRemapEnds)
  }

  /// Reads the text of a way; nil for one that is none.
  package init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.count) {
    case ("put", 2): self = .put(words[1])
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
    default:
      guard let edit = Edit(rawValue: text) else { return nil }
      self = .edit(edit)
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

  /// Whether all ways show for an instant at most.
  package var isMomentary: Bool { ways.allSatisfy(\.isMomentary) }
}
