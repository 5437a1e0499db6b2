import LottieModel

/// One way to make a document smaller.
package struct OptimizerStep: Sendable {
  /// How much a step may change.
  package enum Level: String, CaseIterable, Comparable, Sendable {
    /// Every frame keeps its pixels.
    case lossless
    /// Frames may differ by less than an eye sees.
    case visual
    /// The same, and what only programs read goes, as names.
    case small

    package static func < (a: Level, b: Level) -> Bool {
      let order = allCases
      return order.firstIndex(of: a) ?? 0 < order.firstIndex(of: b) ?? 0
    }
  }

  /// Its name, as `--only` and `--skip` have it.
  package let name: String
  /// The first level that has it.
  package let level: Level
  /// What it does, in a line.
  package let summary: String
  /// Errors of a fitted value that are tried one after another: where frames differ by too much, smaller ones may hold.
  ///
  /// Of a value that goes to hundreds, so that 1 is a pixel, a degree or a percent; for images the quality.
  let tolerances: [Double]
  /// The changes of a document.
  let changes: @Sendable (OptimizedDocument) -> [DocumentChange]

  init(
    _ name: String,
    _ level: Level,
    _ summary: String,
    tolerances: [Double] = [0],
    _ changes: @escaping @Sendable (OptimizedDocument) -> [DocumentChange]
  ) {
    (self.name, self.level, self.summary) = (name, level, summary)
    (self.tolerances, self.changes) = (tolerances, changes)
  }

  /// All steps, in the order in which they are done.
  package static let all: [OptimizerStep] = [
    OptimizerStep(
      "hidden-layers",
      .lossless,
      "Remove hidden layers that no other refers to.",
      HiddenLayers.changes
    ),
    OptimizerStep(
      "unseen-layers",
      .lossless,
      "Remove layers that begin after their composition was shown, or end before."
    ) {
      HiddenLayers.changesOutsideTime($0.root)
    },
    OptimizerStep(
      "unused-assets",
      .lossless,
      "Remove assets that no layer shows.",
      UnusedAssets.changes
    ),
    OptimizerStep(
      "equal-assets",
      .lossless,
      "Store equal images and compositions once.",
      EqualAssets.changes
    ),
    OptimizerStep(
      "unseen-keyframes",
      .lossless,
      "Remove keyframes outside of the time at which their layer is shown."
    ) {
      UnseenKeyframes.changes($0.root)
    },
    OptimizerStep(
      "disabled-effects",
      .lossless,
      "Remove effects that are switched off.",
      DefaultMembers.disabledEffects
    ),
    OptimizerStep(
      "end-values",
      .lossless,
      "Remove end values that the next keyframe repeats.",
      KeyframeMembers.endValues
    ),
    OptimizerStep(
      "zero-tangents",
      .lossless,
      "Remove motion tangents without length.",
      KeyframeMembers.zeroTangents
    ),
    OptimizerStep(
      "equal-keyframes",
      .lossless,
      "Remove keyframes that change nothing.",
      EqualKeyframes.changes
    ),
    OptimizerStep(
      "defaults",
      .lossless,
      "Remove members with their default value.",
      DefaultMembers.defaults
    ),
    OptimizerStep(
      "editor-members",
      .lossless,
      "Remove match names and indices that only expressions read.",
      DefaultMembers.editorMembers
    ),
    OptimizerStep(
      "keyframe-fit",
      .visual,
      "Replace runs of keyframes by fewer with easings.",
      tolerances: [0.25, 0.1, 0.04],
      KeyframeFit.changes
    ),
    OptimizerStep(
      "path-vertices",
      .small,
      "Leave out vertices of paths where one curve goes through several.",
      tolerances: [0.25, 0.1, 0.04],
      PathVertices.changes
    ),
    OptimizerStep(
      "images",
      .visual,
      "Write images anew, at most twice as large as drawn, and as WebP where all targets read it.",
      tolerances: [75, 90, 100],
      ImageFiles.changes
    ),
    OptimizerStep(
      "easing-names",
      .visual,
      "Remove the names of easings.",
      KeyframeMembers.easingNames
    ),
    OptimizerStep(
      "easing-handles",
      .visual,
      "Write equal easings of dimensions once.",
      KeyframeMembers.equalHandles
    ),
    OptimizerStep(
      "decimals-2",
      .visual,
      "Round numbers to two decimals; easings and colors to three."
    ) {
      Decimals.changes($0, digits: 2)
    },
    OptimizerStep("decimals-3", .visual, "Round numbers to three decimals where two show.") {
      Decimals.changes($0, digits: 3)
    },
    OptimizerStep(
      "names",
      .small,
      "Remove names of shapes and masks, not of layers.",
      DefaultMembers.names
    ),
  ]
}

/// A document, and what steps ask about it.
struct OptimizedDocument {
  let root: JSONValue
  /// Whether any property has an expression, which may refer to anything by name or number.
  let hasExpressions: Bool
  /// Whether it has slots, which name properties, or may be given a theme.
  let hasSlots: Bool
  /// Whether names stay.
  let keepsNames: Bool
  /// The error of a fitted value: 1 is a pixel, a degree or a percent.
  let tolerance: Double
  /// Its images; nil where they stay.
  let images: DocumentImages?
  /// The frames that are compared.
  let frames: [Double]

  init(
    _ root: JSONValue,
    keepsNames: Bool,
    tolerance: Double,
    images: DocumentImages? = nil,
    frames: [Double] = []
  ) {
    self.root = root
    (self.images, self.frames) = (images, frames)
    self.keepsNames = keepsNames
    self.tolerance = tolerance
    hasExpressions = root.hasExpressions
    var hasSlots = root["slots"] != nil
    root.forEachObject { _, members in
      if members["sid"] != nil { hasSlots = true }
      return !hasSlots
    }
    self.hasSlots = hasSlots
  }
}
