import Logging
public import LottieEngine
import LottieModel

/// Values and visibility by keypath.
extension LottieAnimationView {
  /// Makes all properties that a keypath matches take their values from a provider, in this animation and
  /// any set later.
  ///
  /// A provider may be shared and changed later: the next ``draw()`` shows it, even while paused, and
  /// redraws only what depends on it.
  ///
  /// - Returns: The number of properties that accept it, and the kinds of those that do not.
  @discardableResult
  public func setValueProvider(
    _ valueProvider: any AnyValueProvider,
    keypath: AnimationKeypath
  ) -> ProviderMatch {
    let match = preparedComposition()?.setValueProvider(valueProvider, keypath: keypath)
    changes.set(valueProvider, keypath)
    return match ?? ProviderMatch()
  }

  /// Restores the document's values of all properties that a keypath matches.
  ///
  /// - Returns: The number of properties it matches.
  @discardableResult
  public func removeValueProvider(for keypath: AnimationKeypath) -> ProviderMatch {
    let match = preparedComposition()?.removeValueProvider(for: keypath)
    changes.set(nil, keypath)
    return match ?? ProviderMatch()
  }

  /// The providers and their keypaths, in the order they were set.
  public var valueProviders: [(keypath: AnimationKeypath, provider: any AnyValueProvider)] {
    changes.providers
  }

  /// The value of the first property that a keypath matches, from its provider if it has one.
  ///
  /// - Parameters:
  ///   - keypath: The keypath.
  ///   - atFrame: A frame of the animation; nil for the visible one.
  /// - Returns: A `Color`, a `Double`, a `Vector3D`, a `BezierPath`, an array of `Double` or a `String`;
  ///   nil if no property matches.
  public func getValue(for keypath: AnimationKeypath, atFrame: Double? = nil) -> Any? {
    let frame = finite(atFrame)
    return preparedComposition()?.getValue(for: keypath, atFrame: frame)
  }

  /// The document's keyframes of the first property that a keypath matches: frames, values and easing.
  ///
  /// - Parameter keypath: The keypath.
  /// - Returns: Sorted by frame; none for a value at rest, for the source text of a layer, or when the keypath matches no
  ///   property.
  public func keyframes(for keypath: AnimationKeypath) -> [KeypathKeyframe] {
    preparedComposition()?.keyframes(for: keypath) ?? []
  }

  /// The document's value of the first property that a keypath matches.
  ///
  /// - Parameters:
  ///   - keypath: The keypath.
  ///   - atFrame: A frame of the animation; nil for the visible one.
  /// - Returns: As ``getValue(for:atFrame:)``.
  public func getOriginalValue(for keypath: AnimationKeypath, atFrame: Double? = nil) -> Any? {
    let frame = finite(atFrame)
    return preparedComposition()?.getOriginalValue(for: keypath, atFrame: frame)
  }

  /// Shows or hides the layers, groups, fills and strokes that a keypath matches.
  ///
  /// A hidden layer still moves its children and still serves as a matte.
  ///
  /// - Returns: The number of nodes it matches.
  @discardableResult
  public func setNodeIsEnabled(_ isEnabled: Bool, keypath: AnimationKeypath) -> Int {
    let count = preparedComposition()?.setHidden(!isEnabled, keypath: keypath)
    changes.set(isEnabled: isEnabled, keypath)
    return count ?? 0
  }

  /// Shows or hides nodes, as lottie-ios writes it.
  @discardableResult
  public func setNodeIsEnabled(isEnabled: Bool, keypath: AnimationKeypath) -> Int {
    setNodeIsEnabled(isEnabled, keypath: keypath)
  }

  /// All keypaths, parents before children, in lottie-ios's order.
  ///
  /// - Parameter dialect: The naming scheme; ``KeypathDialect/mainThread`` is the one that lottie-ios
  ///   logs.
  /// - Returns: Names joined by dots; dots within names are not escaped.
  public func allHierarchyKeypaths(_ dialect: KeypathDialect = .lottie) -> [String] {
    preparedComposition()?.hierarchyKeypaths(dialect).map(\.string) ?? []
  }

  /// Logs all keypaths of the animation to ``logger``, one per line, at level `info`.
  public func logHierarchyKeypaths() {
    for keypath in allHierarchyKeypaths() { logger.info("\(keypath)") }
  }

  private func finite(_ frame: Double?) -> Double {
    guard let frame, frame.isFinite else { return realtimeAnimationFrame }
    return frame
  }
}
