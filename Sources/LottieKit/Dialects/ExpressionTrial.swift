import LottieEngine
package import LottieModel

/// Runs the expressions of a document as lottie-web does, for those that throw.
package enum ExpressionTrial {
  /// Frames at which the layers that show then are updated, evenly spread, the first included.
  private static let frames = 16

  /// Runs the expressions of the layers that show at some frames.
  ///
  /// - Parameters:
  ///   - bytes: The document's text.
  ///   - text: The text of a file whose place it takes; nil is none.
  ///   - directory: The document's folder, for the fonts and data beside it.
  ///   - work: Nanoseconds of one core, estimated, after which no further frame is tried.
  /// - Returns: The expressions that throw, each once; none of a document that cannot be read.
  package static func thrown(
    _ bytes: [UInt8],
    inPlaceOf text: DocumentText? = nil,
    directory: String?,
    work: Int = FeatureEffect.maximumWork
  ) -> [ThrownExpression] {
    guard let file = try? AnimationFile(bytes, inPlaceOf: text, directory: directory),
      file.animation.document.mayHaveExpressions
    else { return [] }
    var animation = file.animation
    animation.dialect.insert(.strictScripts)
    let composition = Composition(
      animation,
      imageProvider: FileImageProvider(file),
      text: TextSources(file)
    )
    let duration = max(0, animation.endFrame - animation.startFrame)
    for index in 0..<frames where composition.updateWork < work {
      let share = Double(index) / Double(frames)
      composition.update(frame: (animation.startFrame + duration * share).rounded(.down))
    }
    // It has no layer styles.
    let document = file.animation.document
    return composition.thrown.filter { !document.keys(to: $0.property).contains("sy") }
  }
}
