public import LottieScene

/// A change to a composition that can be handed to several workers.
public enum CompositionOverride: Sendable {
  /// Values for properties.
  case values(PropertyOverride)
  /// Leaves out what a keypath means.
  case hide(AnimationKeypath)
  /// Leaves out everything but what keypaths mean.
  case only([AnimationKeypath])
  /// Shows a picture in the layers that a keypath means.
  case overlay(ImageResource, AnimationKeypath)
  /// Has properties follow their keyframes, whatever their expressions say.
  case withoutExpressions
}

extension Composition {
  /// - Returns: Whether there may be any, as 0 or 1.
  private func switchExpressionsOff() -> Int {
    guard let scripts else { return 0 }
    scripts.isOff = true
    scripts.invalidate()
    overridesChanged()
    return 1
  }

  /// Makes a change.
  ///
  /// - Returns: How many properties, things or layers it means.
  @discardableResult
  public func apply(_ override: CompositionOverride) -> Int {
    switch override {
    case .values(let override): apply(override).matched
    case .hide(let keypath): setHidden(true, keypath: keypath)
    case .only(let keypaths): showOnly(keypaths).reduce(0, +)
    case .overlay(let image, let keypath): addOverlay(image, keypath: keypath)
    case .withoutExpressions: switchExpressionsOff()
    }
  }
}
