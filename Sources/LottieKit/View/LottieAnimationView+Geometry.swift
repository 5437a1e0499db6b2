public import LottieEngine
public import LottieGeometry
import LottieScene

/// From the view's points to the animation and its layers, and back.
extension LottieAnimationView {
  /// Units of the animation to points of the view, by ``contentMode``; the origin is the top left corner.
  ///
  /// Degenerate if ``size`` cannot be drawn.
  public var contentTransform: Affine {
    let content = intrinsicContentSize
    guard
      [size.width, size.height, content.width, content.height].allSatisfy({ $0 > 0 && $0.isFinite })
    else { return .scale(0, 0) }
    return contentMode.placement(of: intrinsicContentSize, in: size)
  }

  /// A point of the view in the space of the first layer that a keypath matches, at the visible frame.
  ///
  /// - Parameters:
  ///   - point: In points.
  ///   - keypath: The keypath; nil is the animation's own space.
  /// - Returns: Nil if no layer matches, or if its transform or that of the view is not invertible.
  public func convert(_ point: Point, toLayerAt keypath: AnimationKeypath?) -> Point? {
    guard let inverse = contentTransform.inverse else { return nil }
    return updatedComposition()?.convert(inverse.apply(point), toLayerAt: keypath)
  }

  /// The box of a rectangle of the view in the space of the first layer that a keypath matches, at the
  /// visible frame.
  ///
  /// - Parameters:
  ///   - rect: In points.
  ///   - keypath: The keypath; nil is the animation's own space.
  /// - Returns: Nil if no layer matches, or if its transform or that of the view is not invertible.
  public func convert(_ rect: Rect, toLayerAt keypath: AnimationKeypath?) -> Rect? {
    guard let inverse = contentTransform.inverse else { return nil }
    return updatedComposition()?.convert(inverse.apply(rect), toLayerAt: keypath)
  }

  /// A point in the space of the first layer that a keypath matches, in points of the view.
  ///
  /// - Returns: Nil if no layer matches.
  public func convert(_ point: Point, fromLayerAt keypath: AnimationKeypath?) -> Point? {
    toView(keypath)?.apply(point)
  }

  /// The box, in points of the view, of a rectangle in the space of the first layer that a keypath matches.
  ///
  /// - Returns: Nil if no layer matches.
  public func convert(_ rect: Rect, fromLayerAt keypath: AnimationKeypath?) -> Rect? {
    toView(keypath)?.apply(rect)
  }

  private func toView(_ keypath: AnimationKeypath?) -> Affine? {
    guard let composition = updatedComposition() else { return nil }
    guard let keypath else { return contentTransform }
    return composition.placements(of: keypath, atFrame: realtimeAnimationFrame).first?.matrix
      .then(contentTransform)
  }

  /// The layers and nodes at the visible frame.
  private func updatedComposition() -> Composition? {
    let composition = preparedComposition()
    composition?.update(frame: realtimeAnimationFrame)
    return composition
  }
}
