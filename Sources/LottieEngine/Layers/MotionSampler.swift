import LottieGeometry
import LottieModel
import LottieScene

/// Finds where the layers of a stack are while the shutter is open.
///
/// Each gets as many samples as it moves units of the composition, 64 at most. Changes within a
/// layer are not sampled, nor is motion by expressions.
struct MotionSampler {
  private let blur: MotionBlur
  /// Those that are blurred, and those that must move with them, parents before children.
  private let blurred: [CompositionLayer]
  private let moved: [CompositionLayer]
  /// The corners of the composition.
  private let corners: [Point]

  /// Creates a sampler; nil if no layer is blurred.
  ///
  /// `moveOrder`: All layers, parents before children; `hasCamera`: whether any may be seen through
  /// one.
  init?(_ blur: MotionBlur, _ moveOrder: [CompositionLayer], hasCamera: Bool, extent: Size) {
    blurred = moveOrder.filter { $0.model.hasMotionBlur && $0.showsSomething }
    guard !blurred.isEmpty, blur.shutterAngle > 0 else { return nil }
    self.blur = blur
    var needed = Set<ObjectIdentifier>()
    for layer in blurred {
      var next: CompositionLayer? = layer
      while let current = next, needed.insert(ObjectIdentifier(current)).inserted {
        next = current.parent
      }
    }
    moved = hasCamera ? moveOrder : moveOrder.filter { needed.contains(ObjectIdentifier($0)) }
    let (width, height) = (extent.width, extent.height)
    corners = [Point(0, 0), Point(width, 0), Point(0, height), Point(width, height)]
  }

  /// Samples the layers around a frame; they have to be updated to it again.
  ///
  /// `look`: Looks through the camera of a frame, after its layers were moved there.
  func update(frame: Double, generation: Generation, look: (Double) -> Void) {
    var visible: [CompositionLayer] = []
    for layer in blurred {
      if layer.model.isInRange(at: frame) {
        visible.append(layer)
      } else {
        layer.setSamples([], generation: generation)
      }
    }
    guard !visible.isEmpty else { return }
    /// The places of the layers at a part of the time for which the shutter is open.
    func places(at share: Double) -> [CompositionLayer.Sample] {
      let time = frame + (blur.shutterPhase + blur.shutterAngle * share) / 360
      for layer in moved { _ = layer.updateTransform(frame: time, generation: generation) }
      look(time)
      return visible.map(\.whereabouts)
    }
    let ends = [places(at: 0), places(at: 0.5), places(at: 1)]
    let counts = visible.indices.map { index in count(ends.map { $0[index].world }) }
    let most = counts.max() ?? 0
    guard most > 0 else { return clear(generation: generation) }
    let all = (0..<most).map { places(at: (Double($0) + 0.5) / Double(most)) }
    for (index, layer) in visible.enumerated() {
      let count = counts[index]
      // The middles of equal parts, of those that there are.
      let samples = (0..<count).map { all[(2 * $0 + 1) * most / (2 * count)][index] }
      layer.setSamples(samples, generation: generation)
    }
  }

  /// Has all layers be where they are at the frame alone.
  func clear(generation: Generation) {
    for layer in blurred { layer.setSamples([], generation: generation) }
  }

  /// The number of samples of a layer that is at three places, a power of two; 0 for one at rest.
  private func count(_ places: [Affine]) -> Int {
    guard places[0] != places[1] || places[1] != places[2] else { return 0 }
    guard let inverse = places[1].inverse else { return 2 }
    // How far what is at a corner of the composition moves.
    let far =
      corners.map { corner in
        let point = inverse.apply(corner)
        let way = places.map { $0.apply(point) }
        return way[0].distance(to: way[1]) + way[1].distance(to: way[2])
      }.max() ?? 0
    var count = 2
    while Double(count) < far, count < MotionBlur.maximumSamples { count *= 2 }
    return count
  }
}

/// Whether layers are blurred along their motion.
final class MotionBlurSwitch {
  var isOn = true
}
