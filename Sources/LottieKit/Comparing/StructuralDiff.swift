public import LottieEngine
public import LottieModel
import OrderedCollections

/// The differences between two documents, by the keypaths that `get` takes.
///
/// A layer that was added, removed, renamed or moved is one difference, whatever it holds. The
/// order of members, members that only exporters use (`ix`, `mn`), equivalent forms of a value and
/// differences below a thousandth do not count.
public struct StructuralDiff: Sendable {
  /// Whether something was added, removed, renamed, moved or has another value.
  public enum Change: String, Sendable {
    /// Only in the second document.
    case added
    /// Only in the first document.
    case removed
    /// In both, with different values.
    case changed
    /// A layer with the same content under another name.
    case renamed
    /// A layer whose order among its siblings changed.
    case moved
  }

  /// The meaning of a value, as far as the format defines it.
  package struct Meaning: Hashable, Sendable {
    /// The unit of its numbers.
    package var unit = Member.Unit.none
    /// The kind of a property's value; nil for values that cannot be animated.
    package var kind: PropertyKind?
    /// Whether it is on or off.
    package var isFlag = false
    /// The value that a document without it implies.
    package var defaultValue: Member.Default?

    static let unknown = Meaning()
  }

  /// Something that one of two documents has, or has otherwise.
  public struct Difference: Hashable, Sendable {
    /// The change from the first document to the second.
    public var change: Change
    /// The keypath of a property or a layer, that of the first document if it is in both; for other
    /// values that of their owner, and a name.
    public var keypath: AnimationKeypath
    /// Whether it is a whole layer, with all that is in it.
    public var isLayer = false
    /// The value in the first document; for a renamed layer its name, for a moved one its number from
    /// the front, from 1.
    public var before: JSONValue?
    /// The value in the second document; for layers as in ``before``.
    public var after: JSONValue?
    /// ``before`` on one line, the same text for equal values.
    public var beforeText = ""
    /// ``after`` in one line, for people.
    public var afterText = ""
    /// Meaning of the value.
    package var meaning = Meaning()
  }

  /// Layers first, then values, in the order of the first document; what the second adds comes
  /// last.
  public let differences: [Difference]

  /// Compares two documents, the older one first.
  public init(_ first: LottieAnimation, _ second: LottieAnimation) {
    let (a, b) = (DocumentLeaves(first), DocumentLeaves(second))
    let layers = LayerChanges(a, b)
    var found = layers.differences
    for (key, leaf) in a.leaves where !layers.covers(key.names) {
      let other = b.leaves[key]
      guard other?.text != leaf.text else { continue }
      found.append(
        Difference(
          change: other == nil ? .removed : .changed,
          keypath: AnimationKeypath(keys: key.names),
          before: first.document.value(at: leaf.location),
          after: other.map { second.document.value(at: $0.location) },
          beforeText: leaf.text,
          afterText: other?.text ?? "",
          meaning: leaf.meaning
        )
      )
    }
    for (key, leaf) in b.leaves where a.leaves[key] == nil && !layers.coversAdded(key.names) {
      found.append(
        Difference(
          change: .added,
          keypath: AnimationKeypath(keys: key.names),
          after: second.document.value(at: leaf.location),
          afterText: leaf.text,
          meaning: leaf.meaning
        )
      )
    }
    differences = found
  }
}

extension StructuralDiff.Meaning {
  init(_ member: Member) {
    unit = member.unit
    kind = member.value.propertyKind
    if case .flag = member.value { isFlag = true }
    if case .boolean = member.value { isFlag = true }
    defaultValue = member.defaultValue
  }
}

extension JSONDocument {
  fileprivate func value(at location: JSONLocation) -> JSONValue {
    withValue(at: location, JSONValue.init)
  }
}

/// The layers that only one of two documents has, and those whose order changed.
private struct LayerChanges {
  private(set) var differences: [StructuralDiff.Difference] = []
  private var goneFromFirst: Set<[String]> = []
  private var newInSecond: Set<[String]> = []

  init(_ a: DocumentLeaves, _ b: DocumentLeaves) {
    // Layers with the same name in one composition are indistinguishable: their values are
    // compared.
    let (first, second) = (LayerChanges.unique(a.layers), LayerChanges.unique(b.layers))
    let (inFirst, inSecond) = (Set(a.layers.map(\.path)), Set(b.layers.map(\.path)))
    let gone = LayerChanges.outermost(first.filter { !inSecond.contains($0.path) })
    let new = LayerChanges.outermost(second.filter { !inFirst.contains($0.path) })
    goneFromFirst = Set(gone.map(\.path))
    newInSecond = Set(new.map(\.path))
    let (old, other) = (a.values(of: goneFromFirst), b.values(of: newInSecond))
    var duplicates = Dictionary(grouping: new) { Content($0, other) }
    var renamed: Set<[String]> = []
    for layer in gone {
      let content = Content(layer, old)
      var difference = StructuralDiff.Difference(
        change: .removed,
        keypath: AnimationKeypath(keys: layer.path),
        isLayer: true
      )
      if let duplicate = duplicates[content]?.first {
        duplicates[content]?.removeFirst()
        renamed.insert(duplicate.path)
        difference.change = .renamed
        (difference.beforeText, difference.afterText) = (layer.name, duplicate.name)
        (difference.before, difference.after) = (.string(layer.name), .string(duplicate.name))
      }
      differences.append(difference)
    }
    differences += LayerChanges.moves(
      first.filter { inSecond.contains($0.path) },
      second.filter { inFirst.contains($0.path) }
    )
    for layer in new where !renamed.contains(layer.path) {
      differences.append(
        StructuralDiff.Difference(
          change: .added,
          keypath: AnimationKeypath(keys: layer.path),
          isLayer: true
        )
      )
    }
  }

  /// Whether a value of the first document belongs to a layer that the second lacks.
  func covers(_ names: [String]) -> Bool { LayerChanges.lies(names, in: goneFromFirst) }

  /// Whether a value of the second document belongs to a layer that the first lacks.
  func coversAdded(_ names: [String]) -> Bool { LayerChanges.lies(names, in: newInSecond) }

  private static func lies(_ names: [String], in layers: Set<[String]>) -> Bool {
    DocumentLeaves.path(around: names, among: layers) != nil
  }

  private static func unique(_ layers: [DocumentLeaves.Layer]) -> [DocumentLeaves.Layer] {
    let uses = layers.reduce(into: [:]) { $0[$1.path, default: 0] += 1 }
    return layers.filter { uses[$0.path] == 1 && $0.path.count > $0.parent.count }
  }

  /// Those that are not inside another.
  private static func outermost(_ layers: [DocumentLeaves.Layer]) -> [DocumentLeaves.Layer] {
    let paths = Set(layers.map(\.path))
    return layers.filter { !lies($0.path.dropLast(), in: paths) }
  }

  /// The contents of a layer, without its name.
  private struct Content: Hashable {
    let parent: [String]
    let values: [[String]: [String]]

    init(_ layer: DocumentLeaves.Layer, _ all: [[String]: [[String]: [String]]]) {
      parent = layer.parent
      values = all[layer.path] ?? [:]
    }
  }

  /// The layers that are not in the longest run that has the same order in both documents.
  private static func moves(
    _ first: [DocumentLeaves.Layer],
    _ second: [DocumentLeaves.Layer]
  ) -> [StructuralDiff.Difference] {
    let before = Dictionary(grouping: first, by: \.parent)
    let after = Dictionary(grouping: second, by: \.parent)
    var moved: [StructuralDiff.Difference] = []
    var seen: Set<[String]> = []
    for parent in first.map(\.parent) where seen.insert(parent).inserted {
      let (old, new) = (before[parent] ?? [], after[parent] ?? [])
      let positions = Dictionary(
        new.enumerated().map { ($0.element.path, $0.offset) },
        uniquingKeysWith: { first, _ in first }
      )
      let order = old.map { positions[$0.path] ?? 0 }
      let kept = longestAscent(order)
      for (index, layer) in old.enumerated() where !kept.contains(index) {
        moved.append(
          StructuralDiff.Difference(
            change: .moved,
            keypath: AnimationKeypath(keys: layer.path),
            isLayer: true,
            before: .number(Double(index + 1)),
            after: .number(Double(order[index] + 1)),
            beforeText: "\(index + 1)",
            afterText: "\(order[index] + 1)"
          )
        )
      }
    }
    return moved
  }

  /// The indices of a longest ascending subsequence, by patience sorting (Fredman 1975): n log n.
  private static func longestAscent(_ numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var kept: Set<Int> = []
    var index = ends.last ?? -1
    while index >= 0 {
      kept.insert(index)
      index = previous[index]
    }
    return kept
  }
}

extension DocumentLeaves.Layer {
  fileprivate var name: String { path.last ?? "" }
}
