package import LottieEngine
import LottieGeometry
package import LottieModel
import LottieScene
import OrderedCollections

/// Writes overrides into a document, so that players without overrides show the same.
package struct ValueBaker {
  /// The reason why an override cannot be written into a document, with its keypath.
  package enum Problem: Error, Equatable {
    /// The document has no object that could hold the value.
    case noLocation(keypath: String)
    /// A composition is used several times, and only some uses match.
    case shared(keypath: String)
    /// A value for some frames only.
    case limitedToFrames(keypath: String)
    /// An override that no document can express: showing some layers only, an image above a layer.
    case notADocuments
  }

  /// The document with the values written so far.
  package private(set) var document: JSONValue
  private let source: JSONDocument
  /// The layers that use each property, layer or item, as paths of names.
  private let users: [Target: Set<[String]>]

  /// An object that the document has once, however often it is used.
  private enum Target: Hashable {
    case property(PropertyLocation)
    case object(JSONLocation)

    init?(_ entry: KeypathEntry) {
      if let propertyLocation = entry.propertyLocation {
        self = .property(propertyLocation)
      } else if let location = entry.location {
        self = .object(location)
      } else {
        return nil
      }
    }
  }

  /// Starts writing.
  ///
  /// - Parameters:
  ///   - document: The document to write to: the source, or the source with other values.
  ///   - source: The document that overrides were resolved for.
  ///   - entries: The names of its composition.
  package init(_ document: JSONValue, of source: JSONDocument, _ entries: [KeypathEntry]) {
    self.document = document
    self.source = source
    users = entries.reduce(into: [:]) { users, entry in
      guard let site = Target(entry) else { return }
      users[site, default: []].insert(ValueBaker.layer(of: entry))
    }
  }

  /// Writes overrides.
  ///
  /// - Throws: ``Problem``; values written before stay.
  package mutating func write(_ overrides: CompositionOverrides) throws(Problem) {
    for change in overrides.changes {
      switch change {
      case .values(let entries, let override): try set(entries, override)
      case .hide(let entries): try hide(entries)
      case .withoutExpressions: document = ValueBaker.withoutExpressions(document)
      case .only, .overlay, .withoutMotionBlur: throw .notADocuments
      }
    }
  }

  private mutating func set(
    _ entries: [KeypathEntry],
    _ override: PropertyOverride
  ) throws(Problem) {
    guard let span = override.spans.first, override.spans.count == 1, span.frames == nil else {
      throw .limitedToFrames(keypath: override.keypath.string)
    }
    try checkUse(of: entries)
    for propertyLocation in OrderedSet(entries.compactMap(\.propertyLocation)) {
      let steps = source.route(to: propertyLocation).steps
      document.addControls(to: steps)
      // The number of colors is a sibling.
      if propertyLocation.form == .gradient, case .gradient(let numbers) = span.value,
        let count = ValueBaker.colorCount(numbers)
      {
        _ = document.write(steps.dropLast() + ["p"]) { _ in .number(Double(count)) }
      }
      let written = tangentsArePoints(steps) ? span.value.fromOrigin : span.value
      let isWritten = document.write(steps[...]) { old in
        ValueBaker.json(written, propertyLocation.form, like: old)
      }
      guard isWritten else { throw .noLocation(keypath: override.keypath.string) }
      switch span.value {
      case .text:
        // A text layer's expression is a sibling of its keyframes.
        guard let keyframes = steps.lastIndex(of: "k") else { break }
        document = document.replacing(steps[..<keyframes] + ["x"]) { _ in nil }
      case .path:
        // Old documents have the closed flag beside the path.
        document = document.replacing(steps.dropLast() + ["closed"]) { _ in nil }
      default: break
      }
    }
  }

  private mutating func hide(_ entries: [KeypathEntry]) throws(Problem) {
    try checkUse(of: entries)
    for location in OrderedSet(entries.compactMap(\.location)) {
      let steps = source.route(to: PropertyLocation(location, "hd", .boolean)).steps
      _ = document.write(steps[...]) { _ in .bool(true) }
    }
  }

  /// Checks that all uses of what is written match.
  private func checkUse(of entries: [KeypathEntry]) throws(Problem) {
    var meant: [Target: Set<[String]>] = [:]
    for entry in entries {
      guard let site = Target(entry) else {
        throw .noLocation(keypath: AnimationKeypath(keys: entry.path).string)
      }
      meant[site, default: []].insert(ValueBaker.layer(of: entry))
    }
    for entry in entries {
      guard let site = Target(entry), users[site] != meant[site] else { continue }
      throw .shared(keypath: AnimationKeypath(keys: entry.path).string)
    }
  }

  private static func layer(of entry: KeypathEntry) -> [String] {
    Array(entry.path.prefix(entry.layerDepth))
  }

  private static func withoutExpressions(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let list): return .array(list.map(withoutExpressions))
    case .object(var object):
      if value.hasOwnExpression { object[.expression] = nil }
      for (name, member) in object { object[name] = withoutExpressions(member) }
      return .object(object)
    default: return value
    }
  }

  /// Whether the document, or a layer on a route, has tangents that are points, not offsets.
  private func tangentsArePoints(_ steps: [String]) -> Bool {
    var value: JSONValue? = document
    if value?["__complete"]?.isTrue == true { return true }
    for step in steps {
      if case .array(let list) = value {
        value = Int(step).flatMap { list.indices.contains($0) ? list[$0] : nil }
      } else {
        value = value?[step]
      }
      if value?["completed"]?.isTrue == true { return true }
    }
    return false
  }

  private static func json(
    _ value: PropertyValue,
    _ form: PropertyLocation.Form,
    like old: JSONValue?
  ) -> JSONValue {
    switch (form, value) {
    case (.hexColor, .color(let color)): return .string(color.hex)
    case (.numbers, .color(let color)):
      return .array([color.red, color.green, color.blue].map(JSONValue.number))
    case (.text, .text(let text)): return .string(text)
    default: break
    }
    let k: JSONValue =
      switch value {
      case .number(let number): .number(number)
      case .color(let color): .array([color.red, color.green, color.blue, 1].map(JSONValue.number))
      case .vector(let vector): .array([vector.x, vector.y, vector.z].map(JSONValue.number))
      case .gradient(let numbers): .array(numbers.map(JSONValue.number))
      case .path(let path): JSONValue(path.contours.first ?? Contour())
      case .text(let text): .string(text)
      }
    var members: OrderedDictionary<String, JSONValue> = ["a": .number(0), "k": k]
    if let index = old?[.propertyIndex] { members[.propertyIndex] = index }
    return .object(members)
  }

  /// Four numbers a color, and two for each alpha when there are any.
  private static func colorCount(_ numbers: [Double]) -> Int? {
    numbers.isEmpty ? nil : numbers.count % 4 == 0 ? numbers.count / 4 : numbers.count / 6
  }
}

extension JSONValue {
  /// Writes a value at the end of a path; missing objects on it are created, `*` is every element
  /// of a list.
  ///
  /// - Returns: Whether the path exists.
  fileprivate mutating func write(
    _ steps: ArraySlice<String>,
    _ change: (JSONValue?) -> JSONValue
  ) -> Bool {
    guard let step = steps.first else {
      self = change(self)
      return true
    }
    let rest = steps.dropFirst()
    switch self {
    case .object(var members):
      var member = members[step] ?? .object([:])
      let isWritten: Bool
      if rest.isEmpty {
        member = change(members[step])
        isWritten = true
      } else {
        isWritten = member.write(rest, change)
      }
      members[step] = member
      self = .object(members)
      return isWritten
    case .array(var elements):
      let indices = step == "*" ? Array(elements.indices) : Int(step).map { [$0] } ?? []
      var isWritten = false
      for propertyLocation in indices where elements.indices.contains(propertyLocation) {
        if elements[propertyLocation].write(rest, change) { isWritten = true }
      }
      self = .array(elements)
      return isWritten
    default: return false
    }
  }
}

extension PropertyValue {
  /// A path whose tangents are, as offsets from their vertices, what they are from the origin.
  fileprivate var fromOrigin: PropertyValue {
    guard case .path(let path) = self else { return self }
    return .path(BezierPath(path.contours.map(\.fromOrigin)))
  }
}

extension Contour {
  /// The contour whose tangents are, as offsets from their vertices, what they are from the origin.
  var fromOrigin: Contour {
    Contour(
      vertices.map {
        CurveVertex($0.point, in: $0.inTangent + $0.point, out: $0.outTangent + $0.point)
      },
      isClosed: isClosed
    )
  }
}

extension JSONValue {
  /// Whether it is true, or 1.
  fileprivate var isTrue: Bool {
    switch self {
    case .bool(let flag): flag
    case .number(let number): number == 1
    default: false
    }
  }
}
