import Logging
public import LottieEngine
import LottieModel

/// Values of the animation's properties, and what else goes by keypaths.
extension LottieAnimationView {
  /// Has all properties that a keypath means take their values from a provider, whichever animation the
  /// view shows.
  ///
  /// A provider may be shared and may be changed later: the next ``draw()`` shows it, also while nothing
  /// plays, and draws only what depends on it.
  ///
  /// - Returns: How many properties take it, and the kinds of those that do not.
  @discardableResult
  public func setValueProvider(
    _ valueProvider: any AnyValueProvider,
    keypath: AnimationKeypath
  ) -> ProviderMatch {
    let match = preparedComposition()?.setValueProvider(valueProvider, keypath: keypath)
    changes.set(valueProvider, keypath)
    return match ?? ProviderMatch()
  }

  /// Has all properties that a keypath means take their values from the document again.
  ///
  /// - Returns: How many properties it means.
  @discardableResult
  public func removeValueProvider(for keypath: AnimationKeypath) -> ProviderMatch {
    let match = preparedComposition()?.removeValueProvider(for: keypath)
    changes.set(nil, keypath)
    return match ?? ProviderMatch()
  }

  /// The providers that are set, and for which keypaths, in that order.
  public var valueProviders: [(keypath: AnimationKeypath, provider: any AnyValueProvider)] {
    changes.providers
  }

  /// The value of the first property that a keypath means, that of its provider if it has one.
  ///
  /// - Parameters:
  ///   - keypath: The keypath.
  ///   - atFrame: A frame of the animation; nil is the one that shows.
  /// - Returns: A `Color`, a `Double`, a `Vector3D`, a `BezierPath`, an array of `Double` or a `String`;
  ///   nil when there is no such property.
  public func getValue(for keypath: AnimationKeypath, atFrame: Double? = nil) -> Any? {
    let frame = finite(atFrame)
    return preparedComposition()?.getValue(for: keypath, atFrame: frame)
  }

  /// The value that the document gives to the first property that a keypath means.
  ///
  /// - Parameters:
  ///   - keypath: The keypath.
  ///   - atFrame: A frame of the animation; nil is the one that shows.
  /// - Returns: As ``getValue(for:atFrame:)``.
  public func getOriginalValue(for keypath: AnimationKeypath, atFrame: Double? = nil) -> Any? {
    let frame = finite(atFrame)
    return preparedComposition()?.getOriginalValue(for: keypath, atFrame: frame)
  }

  /// Draws the layers, groups, fills and strokes that a keypath means, or leaves them out.
  ///
  /// A layer that is left out still carries others and is still their matte.
  ///
  /// - Returns: How many the keypath means.
  @discardableResult
  public func setNodeIsEnabled(_ isEnabled: Bool, keypath: AnimationKeypath) -> Int {
    let count = preparedComposition()?.setHidden(!isEnabled, keypath: keypath)
    changes.set(isEnabled: isEnabled, keypath)
    return count ?? 0
  }

  /// The keypaths of everything that has one, each before those within it, in lottie-ios's order.
  ///
  /// - Parameter dialect: Whose names; ``KeypathDialect/mainThread`` are those that lottie-ios
  ///   logs.
  /// - Returns: Names joined by dots, which are not escaped within names.
  public func allHierarchyKeypaths(_ dialect: KeypathDialect = .lottie) -> [String] {
    preparedComposition()?.hierarchyKeypaths(dialect).map(\.string) ?? []
  }

  /// Logs all keypaths of the animation to ``logger``, a line each, at the level `info`.
  public func logHierarchyKeypaths() {
    for keypath in allHierarchyKeypaths() { logger.info("\(keypath)") }
  }

  private func finite(_ frame: Double?) -> Double {
    guard let frame, frame.isFinite else { return realtimeAnimationFrame }
    return frame
  }
}
