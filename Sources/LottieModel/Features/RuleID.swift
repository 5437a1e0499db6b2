/// The id of a rule, as `ref/missing-parent`: its group and its problem.
///
/// Ids in code are these constants and cannot be misspelt. Names in configurations are looked up
/// among them.
package struct RuleID: Codable, Hashable, Sendable {
  /// The id as text.
  package let text: String

  private init(_ text: String) { self.text = text }

  /// The rule for a feature that a player lacks: `compat/` and the feature's id.
  package init(_ feature: Feature) { text = "compat/" + feature.rawValue }

  /// The part before the slash.
  package var group: String { String(text.prefix { $0 != "/" }) }
}

extension RuleID: Comparable, CustomStringConvertible {
  package var description: String { text }

  package static func < (a: RuleID, b: RuleID) -> Bool { a.text < b.text }
}

/// Text that is not JSON, or JSON that is not an animation.
extension RuleID {
  /// The document is nested too deeply.
  package static let jsonDepth = RuleID("json/depth")
  /// An object has two members of one name.
  package static let jsonDuplicateKey = RuleID("json/duplicate-key")
  /// The text is not plain UTF-8.
  package static let jsonEncoding = RuleID("json/encoding")
  /// A number is too large.
  package static let jsonNonFinite = RuleID("json/nonfinite")
  /// The file is JSON, but not a Lottie animation.
  package static let notLottie = RuleID("json/not-lottie")
  /// The file exceeds the size limit.
  package static let jsonSize = RuleID("json/size")
  /// The file is not JSON.
  package static let jsonSyntax = RuleID("json/syntax")
}

/// Containers.
extension RuleID {
  /// The .tgs file is not readable gzip data.
  package static let badGzip = RuleID("container/gzip")
  /// The .lottie file holds no animation.
  package static let noAnimation = RuleID("container/manifest")
  /// The file's extension does not match its format.
  package static let renamed = RuleID("container/renamed")
  /// The .lottie file is not a readable zip archive.
  package static let badZip = RuleID("container/zip")
}

/// The specification.
extension RuleID {
  /// A blend mode is not in the specification.
  package static let blendMode = RuleID("spec/blend-mode")
  /// The exporter's version is very old or missing.
  package static let bodymovinVersion = RuleID("spec/bodymovin-version")
  /// A color component is not between 0 and 1.
  package static let colorRange = RuleID("spec/color-range")
  /// A dash pattern cannot be drawn as written.
  package static let dashArray = RuleID("spec/dash-array")
  /// The size, the frame rate or the duration is not positive.
  package static let dimensions = RuleID("spec/dimensions")
  /// An easing handle's x is outside 0…1.
  package static let easingRange = RuleID("spec/easing-range")
  /// An image is marked as embedded, but it is not.
  package static let embeddedFlag = RuleID("spec/embedded-flag")
  /// A path has no vertices.
  package static let emptyPath = RuleID("spec/empty-path")
  /// A gradient has fewer numbers than its colors need.
  package static let gradientLength = RuleID("spec/gradient-length")
  /// A gradient's colors are not in order.
  package static let gradientOrder = RuleID("spec/gradient-order")
  /// An integer has a fraction.
  package static let integerFloat = RuleID("spec/integer-float")
  /// Keyframes of one property have different numbers of values.
  package static let keyframeArity = RuleID("spec/keyframe-arity")
  /// Two keyframes have the same time.
  package static let keyframeDouble = RuleID("spec/keyframe-double")
  /// A keyframe has no easing.
  package static let keyframeEasing = RuleID("spec/keyframe-easing")
  /// An opacity is not between 0 and 100.
  package static let opacityRange = RuleID("spec/opacity-range")
  /// Keyframes are not in order of time.
  package static let keyframeOrder = RuleID("spec/keyframe-order")
  /// A keyframe also has an end value.
  package static let legacyEndValue = RuleID("spec/legacy-end-value")
  /// A keyframe has no value.
  package static let legacyKeyframeValue = RuleID("spec/legacy-keyframe-value")
  /// A property has no animated flag.
  package static let legacyMissingA = RuleID("spec/legacy-missing-a")
  /// A mask mode is not in the specification.
  package static let maskMode = RuleID("spec/mask-mode")
  /// A null where a value is expected.
  package static let nullValue = RuleID("spec/null-value")
  /// A group has no transform.
  package static let groupTransform = RuleID("spec/group-transform")
  /// A layer's time stretch is 0 or negative.
  package static let zeroStretch = RuleID("spec/zero-stretch")
  /// A path's vertices and tangents do not match.
  package static let pathShape = RuleID("spec/path-shape")
  /// A path changes its number of vertices.
  package static let pathVertices = RuleID("spec/path-vertices")
  /// A list of one number is used instead of a number.
  package static let scalarArray = RuleID("spec/scalar-array")
  /// A member has the wrong type or is missing.
  package static let schema = RuleID("spec/schema")
  /// A shape's direction is neither 1 nor 3.
  package static let shapeDirection = RuleID("spec/shape-direction")
  /// A layer has an unknown type.
  package static let unknownLayer = RuleID("spec/unknown-layer")
  /// A shape has an unknown type.
  package static let unknownShape = RuleID("spec/unknown-shape")
  /// The document's specification version is newer than this program supports.
  package static let specVersion = RuleID("spec/version")
}

/// References inside and outside of a document.
extension RuleID {
  /// A layer shows an asset of another kind.
  package static let assetKind = RuleID("ref/asset-kind")
  /// Two assets have the same id.
  package static let duplicateAsset = RuleID("ref/duplicate-asset-id")
  /// Two layers of a composition have the same ind.
  package static let duplicateIndex = RuleID("ref/duplicate-ind")
  /// An expression refers to a layer that does not exist.
  package static let expressionName = RuleID("ref/expression-name")
  /// A font is neither embedded nor replaced by glyphs.
  package static let fontMissing = RuleID("ref/font-missing")
  /// A text uses a font the document does not list.
  package static let fontUndeclared = RuleID("ref/font-undeclared")
  /// A character of a text has no outline in the document.
  package static let glyphMissing = RuleID("ref/glyph-missing")
  /// An image lies outside the animation's folder.
  package static let imageEscape = RuleID("ref/image-escape")
  /// An image file does not exist.
  package static let imageFile = RuleID("ref/image-file")
  /// An image is loaded from the network.
  package static let imageRemote = RuleID("ref/image-remote")
  /// The content of an embedded image does not match its media type.
  package static let imageType = RuleID("ref/image-type")
  /// A text follows a mask that does not exist.
  package static let maskIndex = RuleID("ref/mask-index")
  /// Track mattes form a cycle.
  package static let matteCycle = RuleID("ref/matte-cycle")
  /// A layer's matte does not exist.
  package static let matteSource = RuleID("ref/matte-source")
  /// No layer uses a matte layer.
  package static let matteUnused = RuleID("ref/matte-unused")
  /// A layer refers to an asset that does not exist.
  package static let missingAsset = RuleID("ref/missing-asset")
  /// A layer has no ind, though layers refer to parents by it.
  package static let missingIndex = RuleID("ref/missing-ind")
  /// A layer's parent does not exist.
  package static let missingParent = RuleID("ref/missing-parent")
  /// Layers are parents of each other.
  package static let parentCycle = RuleID("ref/parent-cycle")
  /// A composition contains itself.
  package static let precompCycle = RuleID("ref/precomp-cycle")
  /// A property refers to a slot that is not defined.
  package static let slotUndefined = RuleID("ref/slot-undefined")
  /// No property uses a slot.
  package static let slotUnused = RuleID("ref/slot-unused")
}

/// Players.
extension RuleID {
  /// lottie-android applies the effect to each shape separately.
  package static let androidEffects = RuleID("compat/android-effects-per-shape")
  /// lottie-android draws merge paths only when they are enabled.
  package static let androidMergePaths = RuleID("compat/android-merge-paths")
  /// An effect can be identified only by its match name.
  package static let effectByName = RuleID("compat/effect-by-name")
  /// An effect's values have names in another language.
  package static let effectValueNames = RuleID("compat/effect-value-names")
  /// A player cannot play the file at all.
  package static let fileBreaking = RuleID("compat/file-breaking")
  /// lottie-ios plays the file with its main-thread engine.
  package static let iosFallback = RuleID("compat/ios-fallback")
  /// Neither engine of lottie-ios plays everything.
  package static let noEngine = RuleID("compat/ios-no-engine")
  /// A layer ends within the last frame.
  package static let inclusiveOut = RuleID("compat/op-inclusive")
  /// A value of a shape stops lottie-ios from reading the file.
  package static let fileBreakingShape = RuleID("compat/undecodable-shape")
}

/// Performance.
extension RuleID {
  /// A limit was reached while drawing.
  package static let limit = RuleID("perf/limit")
  /// Compositions are deeply nested.
  package static let deepNesting = RuleID("perf/depth")
  /// The same image is embedded twice.
  package static let duplicateImage = RuleID("perf/duplicate-asset")
  /// A blur or shadow is very wide.
  package static let effectRadius = RuleID("perf/effects")
  /// A large image is embedded in the document.
  package static let embeddedImage = RuleID("perf/embedded-image")
  /// The document is large.
  package static let fileSize = RuleID("perf/file-size")
  /// An image is larger than screens show.
  package static let imageOversize = RuleID("perf/image-oversize")
  /// Images are shown one after another, as in a film.
  package static let imageSequence = RuleID("perf/image-sequence")
  /// There are very many keyframes.
  package static let manyKeyframes = RuleID("perf/keyframes")
  /// Keyframes lie outside the layer's visible time.
  package static let keyframesOutside = RuleID("perf/keyframes-outside")
  /// There are very many layers.
  package static let manyLayers = RuleID("perf/layers")
  /// A composition has many masks.
  package static let manyMasks = RuleID("perf/masks")
  /// A composition has many mattes.
  package static let manyMattes = RuleID("perf/mattes")
  /// A property has a keyframe at every frame.
  package static let bakedKeyframes = RuleID("perf/baked-keyframes")
  /// A repeater makes very many copies.
  package static let manyCopies = RuleID("perf/copies")
  /// A composition is larger than any screen.
  package static let canvasSize = RuleID("perf/canvas-size")
  /// A path has very many vertices.
  package static let manyVertices = RuleID("perf/path-vertices")
  /// Numbers have more decimals than are visible.
  package static let precision = RuleID("perf/precision")
}

/// Useless content.
extension RuleID {
  /// A gradient runs from white to black, as exporters write it when they fail.
  package static let defaultGradient = RuleID("hygiene/default-gradient")
  /// A layer or group draws nothing.
  package static let emptyLayer = RuleID("hygiene/empty")
  /// A layer refers to an Illustrator or Photoshop file.
  package static let illustrator = RuleID("hygiene/guide-illustrator")
  /// A layer is hidden and nothing uses it.
  package static let hiddenLayer = RuleID("hygiene/hidden-layer")
  /// An animation never shows anything.
  package static let blank = RuleID("hygiene/blank")
  /// A mask's path is open.
  package static let openMask = RuleID("hygiene/open-mask")
  /// A layer is never visible.
  package static let neverVisible = RuleID("hygiene/never-visible")
  /// All keyframes have the same value.
  package static let redundantKeyframes = RuleID("hygiene/redundant-keyframe")
  /// A property is animated with one keyframe.
  package static let singleKeyframe = RuleID("hygiene/single-keyframe")
  /// An asset is never shown.
  package static let unusedAsset = RuleID("hygiene/unused-asset")
  /// A mask has no effect.
  package static let unusedMask = RuleID("hygiene/unused-mask")
  /// A font is listed but not used.
  package static let unusedFont = RuleID("hygiene/unused-font")
  /// Glyphs are embedded that no text shows.
  package static let unusedGlyph = RuleID("hygiene/unused-glyph")
  /// A shape or stroke has no size.
  package static let zeroSize = RuleID("hygiene/zero-size")
}

/// Names.
extension RuleID {
  /// Two layers of a composition have the same name.
  package static let ambiguousName = RuleID("name/ambiguous")
  /// A layer's name cannot be used in a keypath.
  package static let keypathUnsafe = RuleID("name/keypath-unsafe")
  /// A layer has no name.
  package static let missingName = RuleID("name/missing")
  /// A layer's name has characters beyond ASCII.
  package static let nonASCII = RuleID("name/nonascii")
}

/// Markers.
extension RuleID {
  /// Two markers have the same name.
  package static let duplicateMarker = RuleID("marker/duplicate")
  /// A marker's name is empty or has blanks at its ends.
  package static let markerName = RuleID("marker/name")
  /// A marker lies outside the animation.
  package static let markerOutOfRange = RuleID("marker/out-of-range")
}

/// Times.
extension RuleID {
  /// The first or last frame is not an integer.
  package static let fractional = RuleID("time/fractional")
  /// The frame rate is unusual.
  package static let frameRate = RuleID("time/frame-rate")
  /// The animation is very long.
  package static let longDuration = RuleID("time/long")
  /// No layer is visible at the start or at the end.
  package static let emptyTime = RuleID("time/empty")
  /// The animation has no duration.
  package static let zeroDuration = RuleID("time/zero-duration")
}

/// Expressions.
extension RuleID {
  /// Expressions depend on each other in a cycle.
  package static let expressionCycle = RuleID("expr/cycle")
  /// An expression cannot be used.
  package static let expressionFailure = RuleID("expr/failure")
  /// A target player evaluates part of an expression differently from After Effects.
  package static let construct = RuleID("expr/construct")
  /// An expression throws in a target player.
  package static let expressionThrows = RuleID("expr/throws")
  /// Expressions are used, and a target player does not support them.
  package static let present = RuleID("expr/present")
  /// An expression has a syntax error.
  package static let expressionSyntax = RuleID("expr/syntax")
  /// An expression does more than compute.
  package static let unsafe = RuleID("expr/unsafe")
}

/// Rules that need rendered frames.
extension RuleID {
  /// All frames, or the first or the last frame, are empty.
  package static let drawBlank = RuleID("draw/blank")
  /// The edge of the canvas cuts what a layer shows.
  package static let drawClipped = RuleID("draw/clipped")
  /// All frames are the same.
  package static let drawStatic = RuleID("draw/static")
  /// The animation flashes more than three times in a second.
  package static let flash = RuleID("a11y/flash")
}

/// Telegram stickers.
extension RuleID {
  /// A sticker is not 512 × 512.
  package static let stickerCanvas = RuleID("tgs/canvas")
  /// A sticker is longer than 3 seconds.
  package static let stickerDuration = RuleID("tgs/duration")
  /// A sticker uses features that Telegram does not support.
  package static let stickerFeature = RuleID("tgs/feature")
  /// A sticker's frame rate is not 30 or 60.
  package static let stickerFrameRate = RuleID("tgs/frame-rate")
  /// A sticker is not marked as one.
  package static let stickerHeader = RuleID("tgs/header")
  /// A sticker is larger than 64 KB.
  package static let stickerSize = RuleID("tgs/size")
}

/// Policies of teams.
extension RuleID {
  /// The duration exceeds the policy.
  package static let policyDuration = RuleID("policy/duration")
  /// The policy does not allow a font.
  package static let policyFonts = RuleID("policy/fonts")
  /// The policy forbids a feature that is used.
  package static let policyForbiddenFeature = RuleID("policy/forbidden-feature")
  /// The policy does not allow the frame rate.
  package static let policyFrameRate = RuleID("policy/frame-rate")
  /// A color is not in the policy's palette.
  package static let policyPalette = RuleID("policy/palette")
  /// A layer required by the policy is missing.
  package static let policyRequiredLayer = RuleID("policy/required-layer")
  /// A marker required by the policy is missing.
  package static let policyRequiredMarker = RuleID("policy/required-marker")
  /// The policy does not allow the size.
  package static let policySize = RuleID("policy/size")
}
