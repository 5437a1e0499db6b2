import LottieModel

/// The cached value of a property with an expression.
struct ScriptMemo {
  /// A read of an expression, on which its value depends.
  enum Read {
    /// The value of a property.
    case value(ScriptProperty)
    /// The document's value of a property.
    case keyframes(ScriptProperty)
    /// The time within a composition.
    case time(ScriptComposition)
  }

  var content: ScriptContent?
  var reads: [Read] = []
  /// Those evaluated for this one alone, because they are in a cycle with it; see ``ScriptChain``.
  var cycle = PropertySet()
  /// The tick of its last evaluation.
  var evaluated = -1
  /// The tick it was last found valid.
  var checked = -1
  /// The tick at which it was last found to be in a cycle, or to read one.
  var cyclic = -1
  /// The group of those in cycles with it, and the tick of that.
  var group = 0
  var grouped = -1
  /// The tick at which it was found to cost more than the least.
  var dear = -1
  /// Whether it was given up for the budget of all cycles, so that its value holds for one tick.
  var isCut = false
  /// The tick it was last found outdated.
  var outdated = -1
  /// The tick it last changed.
  var changed = -1
  /// Whether everything it depends on is constant.
  var isStatic = false
  /// The epoch in which that was determined.
  var epoch = 0
  /// Its index in the chain of evaluations; nil outside of it.
  var index: Int?
  /// Whether it waits for others.
  var isWaiting = false
  /// The runs that last noted a read of it.
  var noted = (value: 0, keyframes: 0)
  /// The document's value, cached like the value itself.
  var keyed: ScriptContent?
  /// The tick the document's value was last looked up.
  var keyedChecked = -1
  /// The tick it last changed.
  var keyedChanged = 0
  /// The override's provider.
  var provider: (any AnyValueProvider)?
}
