import LottieModel

/// A value of a node: a constant, folded in when the node is made, or a property that follows the time.
///
/// Most values of a document never change; a constant allocates no object and is never updated.
enum NodeValue<Value: Interpolatable> {
  case constant(Value)
  case property(NodeProperty<Value>)

  /// The value a document gives, tied to its expression if it has one.
  init(_ group: KeyframeGroup<Value>, _ context: NodeContext) {
    self =
      group.isAnimated || group.expression != nil
      ? .property(NodeProperty(group, context)) : .constant(group.initial)
  }

  /// The value of the frame last updated to.
  var value: Value {
    switch self {
    case .constant(let value): value
    case .property(let property): property.value
    }
  }

  /// The value at any frame, without a trace.
  func value(at frame: Double) -> Value {
    switch self {
    case .constant(let value): value
    case .property(let property): property.value(at: frame)
    }
  }

  /// Whether something gives values in place of the document.
  var isOverridden: Bool {
    if case .property(let property) = self { property.isOverridden } else { false }
  }

  /// Whether the document gives it an expression.
  var hasExpression: Bool {
    if case .property(let property) = self { property.hasExpression } else { false }
  }

  /// The times of the keyframes, ascending; empty when nothing moves.
  var keyframeTimes: [Double] {
    switch self {
    case .constant: []
    case .property(let property): property.keyframeTimes
    }
  }
}
