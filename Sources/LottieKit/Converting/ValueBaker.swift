public import LottieEngine
public import LottieModel
import LottieScene
import OrderedCollections

/// Writes overrides into a document, so that players without them show the same.
public struct ValueBaker {
  /// Why an override is not written.
  public enum Problem: Error, Equatable {
    /// It means what is no layer, transform, shape, paint or mask, as effects and texts.
    case outOfReach
    /// A composition is used several times, and not all uses are meant.
    case shared
  }

  /// The document, with what was written so far.
  public private(set) var document: JSONValue
  private let addresses: [PropertyAddress]

  /// Prepares writing.
  public init(_ document: JSONValue) {
    self.document = document
    addresses = PropertyAddress.all(in: document)
  }

  /// Gives properties a value that does not move.
  ///
  /// - Parameters:
  ///   - paths: The names of the properties, each as often as it is listed.
  ///   - value: The value.
  /// - Throws: ``Problem``, with nothing written.
  public mutating func set(_ paths: [[String]], to value: PropertyValue) throws(Problem) {
    for steps in try places(paths, areThings: false) {
      // The number of colours stands beside them.
      if case .gradient(let numbers) = value, let colors = ValueBaker.colorCount(numbers) {
        let count = steps.dropLast() + ["p"]
        document = document.replacing(count[...]) { _ in .number(Double(colors)) }
      }
      document = document.replacing(steps[...]) { ValueBaker.property(value, like: $0) }
    }
  }

  /// Switches layers and shapes off.
  ///
  /// - Parameter paths: Their names, each as often as it is listed.
  /// - Throws: ``Problem``, with nothing written.
  public mutating func hide(_ paths: [[String]]) throws(Problem) {
    for steps in try places(paths, areThings: true) {
      document = document.replacing(steps[...]) { value in
        guard case .object(var object) = value else { return value }
        object["hd"] = .bool(true)
        return .object(object)
      }
    }
  }

  /// Takes all expressions away.
  public mutating func removeExpressions() { document = ValueBaker.withoutExpressions(document) }

  private static func withoutExpressions(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let list): return .array(list.map(withoutExpressions))
    case .object(var object):
      if value.hasOwnExpression { object["x"] = nil }
      for (name, member) in object { object[name] = withoutExpressions(member) }
      return .object(object)
    default: return value
    }
  }

  private func places(
    _ paths: [[String]],
    areThings: Bool
  ) throws(Problem) -> OrderedSet<[String]> {
    let wanted = Set(paths)
    let meant = addresses.filter { $0.isThing == areThings }
    let matched = meant.filter { wanted.contains($0.path) }
    guard matched.count == paths.count else { throw .outOfReach }
    let places = OrderedSet(matched.map(\.steps))
    let layers = Set(matched.map(\.layer))
    let isShared = meant.contains { places.contains($0.steps) && !layers.contains($0.layer) }
    guard !isShared else { throw .shared }
    return places
  }

  private static func property(_ value: PropertyValue, like old: JSONValue?) -> JSONValue {
    let k: JSONValue =
      switch value {
      case .number(let number): .number(number)
      case .color(let color): .array([color.red, color.green, color.blue, 1].map(JSONValue.number))
      case .vector(let vector): .array([vector.x, vector.y, vector.z].map(JSONValue.number))
      case .gradient(let numbers): .array(numbers.map(JSONValue.number))
      }
    var members: OrderedDictionary<String, JSONValue> = ["a": .number(0), "k": k]
    if let index = old?["ix"] { members["ix"] = index }
    return .object(members)
  }

  /// Four numbers a colour, and two for each alpha when there are any.
  private static func colorCount(_ numbers: [Double]) -> Int? {
    numbers.isEmpty ? nil : numbers.count % 4 == 0 ? numbers.count / 4 : numbers.count / 6
  }
}
