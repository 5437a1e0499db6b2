import LottieKit
import LottieModel
import OrderedCollections

/// Finds the slots that properties of an animation refer to.
struct SlotCheck {
  private let used: Set<String>

  /// Their names, sorted.
  var names: [String] { used.sorted() }

  init(_ file: AnimationFile) {
    used = file.animation.document.withRoot { SlotCheck.names(in: JSONValue($0)) }
  }

  /// Warns of values for slots that nothing refers to.
  func warn(_ values: SlotValues, input: String) {
    for name in values.names where !used.contains(name) {
      let near = NearestNames.near(name, among: names)
      Console.warning(
        "\(input): --slots: no property has the slot \"\(name)\""
          + (near.isEmpty
            ? "" : "; did you mean " + near.map { "\"\($0)\"" }.joined(separator: ", ") + "?")
      )
    }
  }

  private static func names(in value: JSONValue) -> Set<String> {
    var result: Set<String> = []
    var rest = [value]
    while let value = rest.popLast() {
      switch value {
      case .array(let elements): rest += elements
      case .object(let members):
        if case .string(let name)? = members["sid"] { result.insert(name) }
        rest += members.values
      case .null, .bool, .number, .string: break
      }
    }
    return result
  }
}
