/// Gives a property its values in place of the document's keyframes.
public protocol AnyValueProvider {
  /// The type of its values.
  var valueType: any Any.Type { get }
  /// Whether the value may differ from the one last given, at this frame.
  ///
  /// Asking changes nothing: every property that shares the provider gets the same answer.
  func hasUpdate(frame: Double) -> Bool
  /// The value at a frame of the composition the property lies in.
  func value(frame: Double) -> Any
  /// Whether it has a value for a frame; where it has none the document's is taken.
  func hasValue(frame: Double) -> Bool
}

extension AnyValueProvider {
  /// True by default.
  public func hasValue(frame: Double) -> Bool { true }
}

/// A provider of one constant.
public struct SingleValueProvider<Value: Sendable>: AnyValueProvider, Sendable {
  /// The constant.
  public let value: Value

  /// A provider of a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// The type of the constant.
  public var valueType: any Any.Type { Value.self }

  /// Never.
  public func hasUpdate(frame: Double) -> Bool { false }

  /// The constant.
  public func value(frame: Double) -> Any { value }
}
