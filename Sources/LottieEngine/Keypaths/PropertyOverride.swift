public import LottieModel
public import LottieScene

/// A value for properties, whatever kind they are.
public enum PropertyValue: Hashable, Sendable {
  /// For colours.
  case color(Color)
  /// For numbers.
  case number(Double)
  /// For places, sizes and scales.
  case vector(Vector3D)
  /// For gradients.
  case gradient([Double])

  /// A provider of the value.
  var provider: any AnyValueProvider {
    switch self {
    case .color(let value): SingleValueProvider(value)
    case .number(let value): SingleValueProvider(value)
    case .vector(let value): SingleValueProvider(value)
    case .gradient(let value): SingleValueProvider(value)
    }
  }
}

/// A value that takes the place of what the document says, for the properties a keypath means.
///
/// Unlike a provider it can be handed to several workers.
public struct PropertyOverride: Hashable, Sendable {
  /// Which properties.
  public var keypath: AnimationKeypath
  /// Their value.
  public var value: PropertyValue

  /// An override.
  public init(_ keypath: AnimationKeypath, _ value: PropertyValue) {
    self.keypath = keypath
    self.value = value
  }
}

extension Composition {
  /// Overrides properties.
  @discardableResult
  public func apply(_ override: PropertyOverride) -> ProviderMatch {
    setValueProvider(override.value.provider, keypath: override.keypath)
  }
}
