import LottieGeometry
import LottieModel
import LottieScene

/// A property for a property map, of any value type.
protocol AnyNodeProperty: AnyObject {
  /// Updates to a frame.
  ///
  /// - Returns: Whether the value changed.
  func update(frame: Double, generation: Generation) -> Bool
  /// Sets the provider, or restores the document's values when it is nil.
  ///
  /// - Returns: False, without any change, when the provider's values have another type.
  func setProvider(_ provider: (any AnyValueProvider)?) -> Bool
}

/// A property of a node: a value provider and the last value.
final class NodeProperty<Value: Interpolatable>: AnyNodeProperty {
  private enum Provider {
    case single
    case keyframes(KeyframeInterpolator<Value>)
    /// A provider, and whether its value was taken once.
    case override(any AnyValueProvider, isTaken: Bool)
    case expression(ScriptLink)
  }

  private let original: KeyframeGroup<Value>
  private var provider: Provider
  private var container: ValueContainer<Value>
  /// Its expression; nil when it has none or expressions are off.
  private let link: ScriptLink?
  /// Rules of another player.
  private let dialect: Dialect

  /// Creates a property of a document; without a context its expression is not evaluated.
  init(_ group: KeyframeGroup<Value>, _ context: NodeContext? = nil) {
    original = group
    dialect = context?.dialect ?? []
    container = ValueContainer(group.initial)
    link = group.expression == nil ? nil : context?.link(at: group.location)
    provider =
      if let link {
        .expression(link)
      } else if group.isAnimated {
        .keyframes(KeyframeInterpolator(group, dialect))
      } else {
        .single
      }
  }

  /// Creates a constant that can be overridden.
  convenience init(constant: Value) {
    self.init(KeyframeGroup(constant))
  }

  /// The value at the frame of the last update.
  var value: Value { container.value }

  /// Whether it may change from frame to frame.
  var isAnimated: Bool {
    if case .single = provider { false } else { true }
  }

  /// Whether a provider overrides the document's values.
  var isOverridden: Bool {
    if case .override = provider { true } else { false }
  }

  /// Whether the document has an expression for it.
  var hasExpression: Bool { original.expression != nil }

  // Called through the protocol, where the type of values is not known; generic code costs several
  // times as much.
  @specialized(where Value == Double)
  @specialized(where Value == Vector3D)
  @specialized(where Value == Color)
  @specialized(where Value == BezierPath)
  @specialized(where Value == [Double])
  func update(frame: Double, generation: Generation) -> Bool {
    switch provider {
    case .single: return false
    case .expression(let link):
      guard let content = link.update() else { return false }
      let new = Value(script: content) ?? KeyframeInterpolator(original, dialect).value(at: frame)
      return container.set(new, generation: generation)
    case .override(let override, let isTaken):
      guard !isTaken || override.hasUpdate(frame: frame) else { return false }
      provider = .override(override, isTaken: true)
      return container.set(value(of: override, at: frame), generation: generation)
    case .keyframes(let interpolator):
      guard let new = interpolator.update(frame: frame) else { return false }
      return container.set(new, generation: generation)
    }
  }

  func setProvider(_ override: (any AnyValueProvider)?) -> Bool {
    link?.override(nil)
    guard let override else {
      if let link {
        provider = .expression(link)
        return true
      }
      // One keyframe is a provider too, so that the next update restores its value.
      provider = .keyframes(KeyframeInterpolator(original, dialect))
      return true
    }
    guard override.valueType == Value.self else { return false }
    provider = .override(override, isTaken: false)
    link?.override(override)
    return true
  }

  /// The times of the keyframes, sorted; empty without any.
  var keyframeTimes: [Double] {
    switch provider {
    case .keyframes(let interpolator): interpolator.keyframeTimes
    case .expression: original.isAnimated ? original.keyframes.map(\.time) : []
    case .single, .override: []
    }
  }

  /// The document's keyframes, sorted by time; none for a value at rest.
  var originalKeyframes: [Keyframe<Value>] { original.isAnimated ? original.keyframes : [] }

  /// The document's value, at a frame or, for nil, at the first keyframe.
  func originalValue(at frame: Double?) -> Value {
    guard let frame else { return original.initial }
    return KeyframeInterpolator(original, dialect).value(at: frame)
  }

  /// The value at any frame, without updating.
  func value(at frame: Double) -> Value {
    switch provider {
    case .single: container.value
    case .keyframes(let interpolator): interpolator.value(at: frame)
    case .override(let override, _): value(of: override, at: frame)
    case .expression(let link):
      Value(script: link.content(at: frame))
        ?? KeyframeInterpolator(original, dialect).value(at: frame)
    }
  }

  private func value(of override: any AnyValueProvider, at frame: Double) -> Value {
    guard override.hasValue(frame: frame) else {
      return link.flatMap { Value(script: $0.content(at: frame)) } ?? originalValue(at: frame)
    }
    return override.value(frame: frame) as? Value ?? container.value
  }
}
