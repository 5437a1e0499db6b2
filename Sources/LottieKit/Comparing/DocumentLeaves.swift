import LottieEngine
import LottieModel
import OrderedCollections

/// The values of a document by name: properties by their keypaths, other members by the keypath of
/// their owner and the schema's name.
struct DocumentLeaves {
  /// A name, and the number of previous occurrences: names need not be unique.
  struct Key: Hashable {
    let names: [String]
    var number = 0
  }

  /// A value, as text that is the same for equal values however they are written, and its location.
  struct Leaf {
    let text: String
    let location: JSONLocation
    let meaning: StructuralDiff.Meaning
  }

  /// A layer: its keypath, and that of its parent in the document.
  struct Layer {
    let path: [String]
    let parent: [String]
  }

  private(set) var leaves: OrderedDictionary<Key, Leaf> = [:]
  /// The layers, those of one composition in order from the front.
  private(set) var layers: [Layer] = []
  private let names: DocumentNames
  private var uses: [[String]: Int] = [:]

  init(_ animation: LottieAnimation) {
    names = DocumentNames(animation)
    animation.document.withRoot { root in walk(root, .animation, []) }
  }

  /// Members without effect on what is drawn.
  private static let ignored: Set = ["ix", "cix", "mn", "np", "ind", "nm", "meta", "v"]

  /// The values of some layers and their contents, by the names within each.
  func values(of layers: Set<[String]>) -> [[String]: [[String]: [String]]] {
    var values: [[String]: [[String]: [String]]] = [:]
    guard !layers.isEmpty else { return values }
    for (key, leaf) in leaves {
      guard let path = DocumentLeaves.path(around: key.names, among: layers) else { continue }
      values[path, default: [:]][Array(key.names.dropFirst(path.count)), default: []]
        .append(leaf.text)
    }
    return values
  }

  /// The outermost of some layers that contains a name; nil when none does.
  static func path(around names: [String], among layers: Set<[String]>) -> [String]? {
    guard !layers.isEmpty, !names.isEmpty else { return nil }
    return (1...names.count).lazy.map { Array(names.prefix($0)) }.first(where: layers.contains)
  }

  private mutating func walk(_ object: JSONCursor, _ family: ObjectFamily, _ path: [String]) {
    let kind = family.kind(of: object)
    for (name, value) in object.members {
      let member = kind?.member(name)
      // The value of a dash or a control has the same key as the document's version.
      let isValue = name == "v" && family != .animation
      guard isValue || !DocumentLeaves.ignored.contains(name) else { continue }
      let meaning = member.map(StructuralDiff.Meaning.init) ?? .unknown
      if let known = names.property(value) {
        add(DocumentLeaves.text(property: value), known, value, meaning)
      } else if let inner = member?.value.family, value.isObject || value.isArray,
        value[.value] == nil || inner != .axes
      {
        objects(value, inner, member?.name ?? name, path)
      } else {
        let text =
          value.isObject ? DocumentLeaves.text(property: value) : DocumentLeaves.text(value)
        add(text, path + [member?.name ?? name], value, meaning)
      }
    }
  }

  /// The objects of a member: one, a list, or several by name.
  private mutating func objects(
    _ cursor: JSONCursor,
    _ family: ObjectFamily,
    _ member: String,
    _ path: [String]
  ) {
    func inner(_ object: JSONCursor, _ label: String) -> [String] {
      if let known = names.object(object) { return known }
      return family.isNameless || label.isEmpty ? path : path + [label]
    }
    switch family {
    case .slot:
      for (name, slot) in cursor.members { walk(slot, family, path + [member, name]) }
    case _ where cursor.isArray:
      for (index, element) in cursor.elements.enumerated() {
        guard element.isObject else {
          add(DocumentLeaves.text(element), path + [member, "\(index + 1)"], element, .unknown)
          continue
        }
        let names = inner(element, element.label ?? "\(member) \(index + 1)")
        if family == .layer { layers.append(Layer(path: names, parent: path)) }
        walk(element, family, names)
      }
    default: walk(cursor, family, inner(cursor, member))
    }
  }

  private mutating func add(
    _ text: String,
    _ names: [String],
    _ value: JSONCursor,
    _ meaning: StructuralDiff.Meaning
  ) {
    let number = uses[names, default: 0]
    uses[names] = number + 1
    leaves[Key(names: names, number: number)] = Leaf(
      text: text,
      location: value.location,
      meaning: meaning
    )
  }

  /// A property as text; a static value gives the same text in all its forms.
  private static func text(property: JSONCursor) -> String {
    guard property.isObject else { return text(property) }
    let members = property.members.filter { $0.name != "a" && $0.name != "ix" && $0.name != "l" }
    if members.count == 1, let k = members.first, k.name == "k" { return text(k.value) }
    return "{" + members.map { "\($0.name):\(text($0.value))" }.sorted().joined(separator: ",")
      + "}"
  }

  /// A value as text, members sorted, numbers in thousandths; a list of one number is that number.
  private static func text(_ value: JSONCursor) -> String {
    if let number = value.double { return Words.number(number) }
    if value.isArray {
      let elements = value.elements.map { text($0) }
      if elements.count == 1, value.elements.first(where: \.isNumber) != nil { return elements[0] }
      return "[" + elements.joined(separator: ",") + "]"
    }
    if value.isObject {
      let kept = value.members.filter { $0.name != "ix" && $0.name != "mn" }
      return "{" + kept.map { "\($0.name):\(text($0.value))" }.sorted().joined(separator: ",") + "}"
    }
    return JSONWriter.text(JSONValue(value))
  }
}

extension JSONCursor {
  /// The display name of a list element.
  fileprivate var label: String? {
    for name in [
      self[.name], self[.markerName], self[.identifier], self["fName"], self[.character],
    ] {
      if let text = name?.string, !text.isEmpty { return text }
    }
    return nil
  }
}
