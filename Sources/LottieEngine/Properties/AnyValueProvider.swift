/// Provides the values of a property instead of the document's keyframes.
public protocol AnyValueProvider {
  /// The type of its values, which must be exactly that of the property.
  var valueType: any Any.Type { get }
  /// Whether the value at this frame may differ from the last one.
  ///
  /// Has no side effects: every property that shares the provider gets the same answer.
  func hasUpdate(frame: Double) -> Bool
  /// The value at a frame in the time of the property's composition.
  func value(frame: Double) -> Any
  /// True, unless a provider says otherwise.
  func hasValue(frame: Double) -> Bool
}

extension AnyValueProvider {
  /// True, unless a provider says otherwise.
  public func hasValue(frame: Double) -> Bool { true }
}

/// Gives one value that never changes; it may be shared by threads.
public struct SingleValueProvider<Value: Sendable>: AnyValueProvider, Sendable {
  /// The value of every frame.
  public let value: Value

  /// Creates a provider of one value for all frames.
  public init(_ value: Value) {
    self.value = value
  }

  /// The type of the value, which must be exactly that of the property.
  public var valueType: any Any.Type { Value.self }

  /// False: the value was taken once and never changes.
  public func hasUpdate(frame: Double) -> Bool { false }

  /// The same value, whatever the frame.
  public func value(frame: Double) -> Any { value }
}
