import LottieExpressions
import LottieModel

/// A property that scripts can read, perhaps with an expression of its own.
final class ScriptProperty {
  /// The member of its object that it is.
  let key: String
  /// What it is called besides.
  let name: String
  /// Its number among its siblings.
  let number: Int?
  let location: JSONLocation
  /// What the document says of it, read when first asked for.
  private(set) lazy var source = makeSource()
  private var makeSource: () -> ScriptSource
  /// Its expression, as the document has it.
  let script: String?
  /// Whether the number it holds is that of a layer.
  let isLayerChoice: Bool
  unowned let composition: ScriptComposition
  weak var parent: ScriptGroup?
  /// What was found out about its value.
  var memo = ScriptMemo()
  private(set) lazy var handle = HostObject(
    kind: HandleKind.property.rawValue,
    target: self
  )

  init(
    key: String,
    name: String,
    number: Int?,
    location: JSONLocation,
    source: @escaping @autoclosure () -> ScriptSource,
    script: String?,
    isLayerChoice: Bool = false,
    in composition: ScriptComposition
  ) {
    self.key = key
    self.name = name
    self.number = number
    self.location = location
    makeSource = source
    self.script = script
    self.isLayerChoice = isLayerChoice
    self.composition = composition
  }

  /// The layer it belongs to.
  var layer: ScriptLayer? {
    var group = parent
    while let current = group {
      if let layer = current.layer { return layer }
      group = current.parent
    }
    return nil
  }

  /// The names on the way to it, joined by dots.
  var keypath: String {
    var names = [name]
    var group = parent
    while let current = group {
      if let shown = current.shownName { names.append(shown) }
      group = current.parent
    }
    return (composition.path + names.reversed()).joined(separator: ".")
  }
}

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
  /// The moment it was last worked out.
  var evaluated = -1
  /// The moment it was last found right.
  var checked = -1
  /// The moment it last changed.
  var changed = -1
  /// Whether nothing that it depends on ever changes.
  var isStatic = false
  /// When that was found out.
  var era = 0
  /// Whether it took part in a circle, so that it is worked out anew each time.
  var isInCircle = false
  /// Whether it is being worked out.
  var isRunning = false
  /// The circle it belongs to, and the moment that was found.
  var circle = (moment: -1, number: 0)
  /// Whether its expression spent its budget and is switched off.
  var isOff = false
  /// The document's value, kept like the value itself.
  var keyed: (content: ScriptContent, checked: Int, changed: Int)?
  /// What replaces it: an override's provider.
  var provider: (any AnyValueProvider)?
}
