import LottieExpressions
import LottieModel

/// A property that scripts can read, with or without an expression.
///
/// References within a graph are unowned: the graph makes the objects, and keeps them as long as it
/// lives.
final class ScriptProperty {
  /// Its member of the object.
  let key: String
  /// Its After Effects name.
  let name: String
  /// Its name in keypaths.
  let keypathName: String
  /// Its number among its siblings.
  let number: Int?
  let location: JSONLocation
  /// The document's values, read on first use.
  private(set) lazy var source = makeSource()
  private var makeSource: () -> ScriptSource
  /// Its expression, as in the document.
  let script: String?
  /// Whether its number is that of a layer.
  let isLayerChoice: Bool
  /// Whether it has a value for each character of a text.
  var isOfCharacters = false
  unowned(unsafe) let composition: ScriptComposition
  unowned(unsafe) var parent: ScriptGroup?
  /// Its index among its parent's properties; below 0 for selectors.
  var index = 0
  /// Its cached value.
  @exclusivity(unchecked) var memo = ScriptMemo()
  /// The last text that was shown in place of its own, and which provider it is from.
  var shown: (text: String, shown: String, provider: Int)?
  /// Its expression, compiled; nil before it first runs.
  var program: Result<Program, ScriptFailure>?
  /// The context of its expression.
  private(set) lazy var context = ScriptContext(composition, self)
  private(set) lazy var handle = HostObject(
    kind: HandleKind.property.rawValue,
    target: self
  )

  init(
    _ names: ScriptPropertyNames,
    at location: JSONLocation,
    source: @escaping @autoclosure () -> ScriptSource,
    script: String?,
    in composition: ScriptComposition
  ) {
    key = names.key
    name = names.scripts.first ?? names.key
    keypathName = names.keypath
    number = names.number
    isLayerChoice = names.isLayerChoice
    self.location = location
    makeSource = source
    self.script = script
    self.composition = composition
  }

  /// Whether it is the text of a layer.
  var isText: Bool { source.isText }

  /// Whether its value is overridden.
  var isScripted: Bool { script != nil || memo.provider != nil }

  /// The layer it belongs to.
  var layer: ScriptLayer? {
    var group = parent
    while let current = group {
      if let layer = current.layer { return layer }
      group = current.parent
    }
    return nil
  }

  /// The names on the path to it, joined by dots.
  var keypath: String {
    var names = [keypathName]
    var group = parent
    while let current = group {
      if let shown = current.shownName { names.append(shown) }
      group = current.parent
    }
    return (composition.path + names.reversed()).joined(separator: ".")
  }
}

/// The names of a property.
struct ScriptPropertyNames {
  /// The member of its object that it is.
  var key: String
  /// In keypaths.
  var keypath: String
  /// By scripts.
  var scripts: [String]
  /// Its number among its siblings.
  var number: Int?
  /// Whether its number is that of a layer.
  var isLayerChoice = false

  /// Takes the names that the schema has for a member.
  init(_ member: Member, usesIndex: Bool = false) {
    key = "\(member.key)"
    keypath = member.name
    scripts = member.scriptNames
    number = usesIndex ? member.scriptIndex : nil
  }

  /// Takes names from the document.
  init(_ key: String, keypath: String, scripts: [String]) {
    self.key = key
    self.keypath = keypath
    self.scripts = scripts
  }
}
