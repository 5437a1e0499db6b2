import LottieModel

/// What is known of the value of a property with an expression.
struct ScriptMemo {
  /// Something that an expression read, of which its value depends.
  enum Read {
    /// The value of a property.
    case value(ScriptProperty)
    /// What the document says of a property.
    case keyframes(ScriptProperty)
    /// The time within a composition.
    case time(ScriptComposition)
  }

  var content: ScriptContent?
  var reads: [Read] = []
  /// Those that were worked out for this one alone, because they lie in a circle; see ``ScriptChain``.
  var cycle = PropertySet()
  /// The moment it was last worked out.
  var evaluated = -1
  /// The moment it was last found right.
  var checked = -1
  /// The moment it was last found outdated.
  var outdated = -1
  /// The moment it last changed.
  var changed = -1
  /// Whether nothing that it depends on ever changes.
  var isStatic = false
  /// When that was found out.
  var epoch = 0
  /// Its place in the chain of what is being worked out; nil while it is not.
  var index: Int?
  /// Whether it was put off until others are worked out.
  var isWaiting = false
  /// The runs that noted last that they read it.
  var noted = (value: 0, keyframes: 0)
  /// The document's value, kept like the value itself.
  var keyed: ScriptContent?
  /// The moment the document's value was last looked up.
  var keyedChecked = -1
  /// The moment it last changed.
  var keyedChanged = 0
  /// What replaces it: an override's provider.
  var provider: (any AnyValueProvider)?
}
