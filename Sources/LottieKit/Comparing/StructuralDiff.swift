public import LottieModel
import OrderedCollections

/// What differs between two documents, by keypath.
///
/// The order of layers and members, numbers that only people's tools write (`ix`, `mn`) and differences
/// below a thousandth do not count.
public struct StructuralDiff: Sendable {
  /// How something differs.
  public enum Change: String, Sendable {
    /// It is in the second only.
    case added
    /// It is in the first only.
    case removed
    /// It is in both, with other values.
    case changed
  }

  /// Something that differs.
  public struct Difference: Hashable, Sendable {
    /// How.
    public var change: Change
    /// Names on the way to it, joined by dots.
    public var keypath: String
    /// Its value in the first, shortened; empty when it is not there.
    public var before: String
    /// Its value in the second, shortened; empty when it is not there.
    public var after: String
  }

  /// In the order of the first document, what the second adds behind.
  public let differences: [Difference]

  /// Compares documents.
  public init(_ first: JSONValue, _ second: JSONValue) {
    let (a, b) = (DocumentLeaves(first).leaves, DocumentLeaves(second).leaves)
    var found: [Difference] = []
    for (keypath, value) in a where b[keypath] != value {
      let other = b[keypath]
      found.append(
        Difference(
          change: other == nil ? .removed : .changed,
          keypath: keypath,
          before: Self.short(value),
          after: other.map(Self.short) ?? ""
        )
      )
    }
    for (keypath, value) in b where a[keypath] == nil {
      found.append(
        Difference(change: .added, keypath: keypath, before: "", after: Self.short(value))
      )
    }
    differences = found
  }

  private static func short(_ text: String) -> String {
    text.count <= 60 ? text : text.prefix(57) + "…"
  }
}

/// The values of a document by keypath.
private struct DocumentLeaves {
  private static let passedOver: Set = ["ix", "mn", "cix", "np", "cl", "meta", "v", "ind"]
  /// Names that people know better.
  private static let words = [
    "ks": "Transform", "p": "Position", "a": "Anchor Point", "s": "Size", "r": "Rotation",
    "o": "Opacity", "c": "Color", "w": "Width", "ip": "In", "op": "Out", "st": "Start",
  ]

  private(set) var leaves: OrderedDictionary<String, String> = [:]

  init(_ document: JSONValue) { walk(document, "") }

  private mutating func walk(_ value: JSONValue, _ path: String) {
    switch value {
    case .object(let object) where object["k"] != nil && object["ty"] == nil:
      leaves[path] = Self.text(value)
    case .object(let object):
      for (name, value) in object where !Self.passedOver.contains(name) && name != "nm" {
        let isList = ["layers", "shapes", "it", "assets"].contains(name)
        walk(value, isList ? path : Self.joined(path, Self.words[name] ?? name))
      }
    case .array(let list) where list.contains { $0.isObject }:
      var counts: [String: Int] = [:]
      for (index, element) in list.enumerated() {
        let name = element.label ?? "\(index + 1)"
        counts[name, default: 0] += 1
        let number = counts[name] ?? 1
        walk(element, Self.joined(path, number > 1 ? "\(name) #\(number)" : name))
      }
    default: leaves[path] = Self.text(value)
    }
  }

  private static func joined(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : path + "." + name
  }

  /// A value as text, members sorted, numbers in thousandths.
  private static func text(_ value: JSONValue) -> String {
    switch value {
    case .number(let number):
      let rounded = (number * 1000).rounded() / 1000
      return rounded == 0
        ? "0"
        : rounded == rounded.rounded() && abs(rounded) < 1e15
          ? "\(Int(rounded))" : "\(rounded)"
    case .array(let list): return "[" + list.map(text).joined(separator: ",") + "]"
    case .object(let object):
      let kept = object.filter { !passedOver.contains($0.key) }.sorted { $0.key < $1.key }
      return "{" + kept.map { "\($0.key):\(text($0.value))" }.joined(separator: ",") + "}"
    default: return String(decoding: JSONWriter.bytes(value), as: UTF8.self)
    }
  }
}

extension JSONValue {
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }

  /// What an element of a list is called.
  fileprivate var label: String? {
    for member in ["nm", "cm", "id"] {
      if case .string(let name) = self[member], !name.isEmpty { return name }
    }
    return nil
  }
}
