import LottieModel
import LottieScene

/// Properties of a precomp layer.
final class PrecompNodeProperties: NodePropertyMap {
  var kind: ObjectKind { .precompLayer }
  let location: JSONLocation
  var timeRemap: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(timeRemap: KeyframeGroup<Double>, _ context: NodeContext) {
    location = context.location
    self.timeRemap = NodeValue(timeRemap, context)
    animated = [].adding(self.timeRemap)
  }

  var values: [MemberValue] { [value(.timeRemap, \.timeRemap)] }
}

/// The contents of a precomp layer: another composition, at its own time.
final class PreCompositionLayer: LayerContents {
  let isSingle = false
  let containsBlend: Bool
  let clip: LottieScene.Size?
  private let stack: LayerStack
  private let properties: PrecompNodeProperties?
  private let startTime: Double
  private let timeStretch: Double
  private let outFrame: Double
  private let framerate: Double
  /// Whether its frames are whole ones, as in a dialect.
  private let isWhole: Bool
  /// Whether the frame at its out point is not taken for the one before, as in a dialect.
  private let endsOpen: Bool

  /// The frames of the document, from first to last.
  private let duration: Double

  /// Creates a layer; `framerate` and `duration` are those of the document, for time remap in seconds.
  init(
    _ model: PrecompLayer,
    of layer: LayerModel,
    _ context: NodeContext,
    stack: LayerStack,
    containsBlend: Bool,
    framerate: Double,
    duration: Double
  ) {
    self.stack = stack
    self.containsBlend = containsBlend
    clip = model.size.width > 0 && model.size.height > 0 ? model.size : nil
    properties = model.timeRemap.map { PrecompNodeProperties(timeRemap: $0, context) }
    isWhole = context.dialect.contains(.wholeFrames)
    endsOpen = context.dialect.contains(.openRemapEnds)
    startTime = isWhole ? layer.startTime.rounded(.towardZero) : layer.startTime
    timeStretch = layer.timeStretch
    outFrame = layer.outFrame
    self.framerate = framerate
    self.duration = duration
  }

  var keypathProperties: [KeypathProperty] { properties?.keypathProperties ?? [] }

  var keypathChildren: [any KeypathSearchable] { stack.keypathChildren }

  /// The layers of the composition, top first.
  var layers: [CompositionLayer] { stack.layers }

  func overridesChanged() { stack.overridesChanged() }

  func update(frame: Double, generation: Generation) -> Bool {
    _ = properties?.update(frame: frame, generation: generation)
    return stack.update(
      frame: innerFrame(frame, remapped: properties?.timeRemap.value),
      generation: generation
    )
  }

  func childFrame(_ frame: Double) -> Double {
    innerFrame(frame, remapped: properties?.timeRemap.value(at: frame))
  }

  private func innerFrame(_ frame: Double, remapped seconds: Double?) -> Double {
    guard let seconds else {
      let inner = frame - startTime
      guard isWhole else { return inner / timeStretch }
      // In 32 bits, as in rlottie: 6 frames at 0.66666666666667 of the length are 9, and less in 64.
      return Double((Float(inner) / Float(timeStretch)).rounded(.towardZero))
    }
    let inner = seconds * framerate
    if isWhole { return max(0, min(duration, inner)).rounded() }
    // The end itself would be empty: After Effects shows the last frame there.
    return inner == outFrame && !endsOpen ? inner - 1 : inner
  }

  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {
    stack.emit(into: &list, state)
  }

  func forgetWritten() { stack.forgetWritten() }

  func rewrite(
    _ generation: Generation,
    into list: inout DisplayListBuilder,
    _ items: inout [DisplayItem]
  ) -> Bool? {
    stack.rewrite(generation, into: &list, &items)
  }
}
