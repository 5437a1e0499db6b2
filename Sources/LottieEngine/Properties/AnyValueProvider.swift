/// Provides the values of a property instead of the document's keyframes.
public protocol AnyValueProvider {
  /// The type of its values.
  var valueType: any Any.Type { get }
  /// Whether the value at this frame may differ from the last one.
  ///
  /// Has no side effects: every property that shares the provider gets the same answer.
  func hasUpdate(frame: Double) -> Bool
  /// The value at a frame in the time of the property's composition.
  func value(frame: Double) -> Any
  /// Whether it has a value for a frame; otherwise the document's is used.
  func hasValue(frame: Double) -> Bool
}

extension AnyValueProvider {
  /// True by default.
  public func hasValue(frame: Double) -> Bool { true }
}

/// A provider of a constant.
public struct SingleValueProvider<Value: Sendable>: AnyValueProvider, Sendable {
  /// The constant.
  public let value: Value

  /// A provider of a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// The type of the constant.
  public var valueType: any Any.Type { Value.self }

  /// False.
  public func hasUpdate(frame: Double) -> Bool { false }

  /// The constant.
  public func value(frame: Double) -> Any { value }
}
