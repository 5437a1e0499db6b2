public import LottieEngine
public import LottieModel
import OrderedCollections

/// What differs between two documents, by the keypaths that `get` takes.
///
/// The order of layers and members, numbers that only exporters write (`ix`, `mn`) and differences
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
    /// The keypath of a property; for other values that of what it belongs to, and a name.
    public var keypath: AnimationKeypath
    /// Its value in the first, shortened; empty when it is not there.
    public var before: String
    /// Its value in the second, shortened; empty when it is not there.
    public var after: String
  }

  /// In the order of the first document, what the second adds behind.
  public let differences: [Difference]

  /// Compares documents.
  public init(_ first: LottieAnimation, _ second: LottieAnimation) {
    let (a, b) = (DocumentLeaves(first).leaves, DocumentLeaves(second).leaves)
    var found: [Difference] = []
    for (key, value) in a where b[key] != value {
      let other = b[key]
      found.append(
        Difference(
          change: other == nil ? .removed : .changed,
          keypath: AnimationKeypath(keys: key.names),
          before: Self.short(value),
          after: other.map(Self.short) ?? ""
        )
      )
    }
    for (key, value) in b where a[key] == nil {
      let keypath = AnimationKeypath(keys: key.names)
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
