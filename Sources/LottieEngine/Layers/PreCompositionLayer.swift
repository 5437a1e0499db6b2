import LottieModel
import LottieScene

/// What a precomp layer shows: another composition, at a time of its own.
final class PreCompositionLayer: LayerContents {
  let isSingle = false
  let containsBlend: Bool
  let clip: LottieScene.Size?
  private let stack: LayerStack
  private let remap: NodeProperty<Double>?
  private let startTime: Double
  private let timeStretch: Double
  private let outFrame: Double
  private let framerate: Double

  /// `framerate`: That of the document, which a time remap in seconds is measured by.
  init(
    _ model: PrecompLayer,
    of layer: LayerModel,
    stack: LayerStack,
    containsBlend: Bool,
    framerate: Double
  ) {
    self.stack = stack
    self.containsBlend = containsBlend
    clip = model.size.width > 0 && model.size.height > 0 ? model.size : nil
    remap = model.timeRemap.map { NodeProperty($0) }
    startTime = layer.startTime
    timeStretch = layer.timeStretch
    outFrame = layer.outFrame
    self.framerate = framerate
  }

  func update(frame: Double, generation: Generation) -> Bool {
    stack.update(frame: innerFrame(frame, generation), generation: generation)
  }

  private func innerFrame(_ frame: Double, _ generation: Generation) -> Double {
    guard let remap else { return (frame - startTime) / timeStretch }
    _ = remap.update(frame: frame, generation: generation)
    let inner = remap.value * framerate
    // The end itself would show nothing: After Effects shows the last frame there.
    return inner == outFrame ? inner - 1 : inner
  }

  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {
    stack.emit(into: &list, state)
  }
}
