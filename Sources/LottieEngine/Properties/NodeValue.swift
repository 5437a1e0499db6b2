import LottieModel

/// A value of a node: a constant, folded in when the node is made, or an animated property.
///
/// Most values of a document never change; a constant allocates no object and is never updated.
enum NodeValue<Value: Interpolatable> {
  case constant(Value)
  case property(NodeProperty<Value>)

  /// Takes the document's value, linked to its expression if it has one.
  init(_ group: KeyframeGroup<Value>, _ context: NodeContext) {
    self =
      group.isAnimated || group.expression != nil
      ? .property(NodeProperty(group, context)) : .constant(group.initial)
  }

  /// The value at the frame of the last update.
  var value: Value {
    switch self {
    case .constant(let value): value
    case .property(let property): property.value
    }
  }

  /// The value at any frame, without updating.
  func value(at frame: Double) -> Value {
    switch self {
    case .constant(let value): value
    case .property(let property): property.value(at: frame)
    }
  }

  /// Whether a provider overrides the document's value.
  var isOverridden: Bool {
    if case .property(let property) = self { property.isOverridden } else { false }
  }

  /// Whether the document has an expression for it.
  var hasExpression: Bool {
    if case .property(let property) = self { property.hasExpression } else { false }
  }

  /// The times of the keyframes, sorted; empty for a constant.
  var keyframeTimes: [Double] {
    switch self {
    case .constant: []
    case .property(let property): property.keyframeTimes
    }
  }
}
