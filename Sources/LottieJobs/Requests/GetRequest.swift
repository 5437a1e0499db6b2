package import LottieKit

/// Output formats of `lottie get`.
package enum ValueFormat: String, OptionText, CaseIterable {
  case text, json, csv
}

/// Values of properties, or the positions of layers.
package struct GetRequest: OptionRequest {
  /// The animation.
  package var source = AnimationInput()
  /// A keypath or pattern of properties, or of layers.
  package var keypath: String?
  /// Another name of ``keypath``.
  package var layer: String?
  /// The frames of the values.
  package var frames = FrameSelection()
  /// One frame, in place of ``frames``.
  package var position: TimePosition?
  /// Overrides of the document.
  package var overrides = Overrides()
  /// Texts and fonts of text layers.
  package var text = TextSettings()
  /// Whether the document's own values are printed.
  package var original = false
  /// Whether the matrices of layers are printed.
  package var transform = false
  /// Whether the boxes of layers are printed.
  package var bounds = false
  /// A point of the animation that is converted to layer coordinates.
  package var point: Point?
  /// Output format.
  package var format = ValueFormat.text

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<GetRequest>(
    AnimationInput.fields.within(\.source) + FrameSelection.fields.within(\.frames)
      + Overrides.fields.within(\.overrides) + TextSettings.fields.within(\.text) + [
        .value("keypath", \.keypath, .operand),
        .value("layer", \.layer),
        .value("position", \.position, .operand),
        .flag("original", \.original),
        .flag("transform", \.transform),
        .flag("bounds", \.bounds),
        .value("point", \.point),
        .value("format", \.format),
      ]
  )

  /// Refuses values that are out of range or contradict each other.
  package func check() throws {
    try source.check()
    try frames.check()
    guard (keypath == nil) != (layer == nil) else {
      throw Failure(.usage, "give one of KEYPATH and --layer")
    }
    guard position == nil || !frames.namesFrames else {
      throw Failure(.usage, "give one of --frame, --frames, --time and --progress")
    }
  }
}

extension Point: OptionText {
  /// Parses a point from `x,y`.
  package init?(text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
      return nil
    }
    self.init(x, y)
  }

  /// The text that ``init(text:)`` reads as an equal value.
  package var text: String { "\(x.text),\(y.text)" }
}
