import LottieGeometry

/// An error in a value, before its location is determined.
struct Malformed: Error {
  let location: JSONLocation
  let expected: String
  let found: String

  init(_ cursor: JSONCursor, expected: String) {
    location = cursor.location
    self.expected = expected
    found = cursor.summary
  }

  /// Creates the error of a missing required member.
  init(_ cursor: JSONCursor, missing name: JSONName, _ expected: String) {
    location = cursor.location
    self.expected = "\(expected) \"\(name.text)\""
    found = cursor.isObject ? "none" : cursor.summary
  }
}

/// State shared by the readers of a document: its slots, and the parts that could not be read.
struct ModelReader: ~Copyable {
  /// The values of slots, for properties that refer to them.
  var slots: [String: JSONCursor] = [:]
  /// What was read of them.
  let slotReads = SlotReads()
  /// Whether tangents are points, not offsets from their vertices: lottie-web makes them so in
  /// memory, and marks what it has changed, the document by `__complete` and a layer by `completed`.
  var tangentsArePoints = false
  private var bytes = 0
  /// Maximum bytes of the parts of this document.
  private let maximumBytes: Int
  /// The array with which the parts became too many; nil is none.
  private(set) var excess: Malformed?
  /// The parts left out.
  var problems: [Finding] = []
  private static let maximumProblems = 1_000

  init(maximumBytes: Int = maximumBytes) { self.maximumBytes = maximumBytes }

  /// The parts left out, and the first property that lost its keyframes.
  var findings: [Finding] {
    let limit = Diagnostic.Limit.slotKeyframes(SlotReads.maximumKeyframes)
    return problems + (slotReads.excess.map { [Finding(.limit(limit), $0)] } ?? [])
  }

  /// Notes a part that is left out.
  mutating func leaveOut(_ part: String, _ error: Malformed) {
    guard problems.count < ModelReader.maximumProblems else { return }
    problems.append(
      Finding(
        .malformed(part: part, expected: error.expected, found: error.found),
        error.location
      )
    )
  }

  /// Reads a member that is a path, of a shape or a mask.
  func path(
    _ object: JSONCursor,
    _ name: JSONName
  ) throws(Malformed) -> KeyframeGroup<BezierPath> {
    let path: KeyframeGroup<BezierPath> = try property(object, name)
    return tangentsArePoints ? path.map(\.withTangentsAsPoints) : path
  }

  /// Maximum bytes of the parts of a document without further instructions.
  static let maximumBytes = 1 << 30
  /// Bytes of a part for what it holds: transforms and properties.
  private static let partBytes = 512

  /// Counts bytes of parts before they are read.
  ///
  /// - Returns: Whether the limit allows them; if not, the document is refused in the end.
  private mutating func take(_ bytes: Int, at cursor: JSONCursor) -> Bool {
    self.bytes += bytes
    guard self.bytes > maximumBytes else { return true }
    let expected = "parts of at most \(maximumBytes >> 20) MiB of memory in all"
    if excess == nil { excess = Malformed(cursor, expected: expected) }
    return false
  }

  /// Reads the elements of an array, leaving out those that cannot be read.
  mutating func list<T>(
    _ cursor: JSONCursor?,
    _ part: String,
    _ read: (inout ModelReader, JSONCursor) throws(Malformed) -> T?
  ) -> [T] {
    guard let cursor, cursor.isArray else { return [] }
    var result: [T] = []
    guard take(cursor.count * (MemoryLayout<T>.stride + ModelReader.partBytes), at: cursor) else {
      return []
    }
    result.reserveCapacity(cursor.count)
    for element in cursor.elements {
      do throws(Malformed) {
        if let value = try read(&self, element) { result.append(value) }
      } catch {
        leaveOut(part, error)
      }
    }
    return result
  }
}

extension JSONCursor {
  /// A description of the value, for messages.
  var summary: String {
    switch node.kind {
    case .null: "null"
    case .true: "true"
    case .false: "false"
    case .number: "the number " + (string(of: numberText))
    case .string: "the string \"\((string ?? "").prefix(40))\""
    case .array: "an array of \(count)"
    case .object: "an object"
    }
  }

  private func string(of text: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: text.prefix(40), as: UTF8.self)
  }

  /// A finite number, also one wrapped in arrays of one element, or a Boolean as 0 or 1.
  @inline(__always)
  var lenientDouble: Double? {
    if let value = double { return value.isFinite ? value : nil }
    return wrappedDouble
  }

  @inline(never)
  private var wrappedDouble: Double? {
    var cursor = self
    while cursor.isArray {
      var elements = cursor.elements
      guard let first = elements.next() else { return nil }
      cursor = first
    }
    if let value = cursor.double { return value.isFinite ? value : nil }
    return cursor.bool.map { $0 ? 1 : 0 }
  }

  /// A number of a member, or nil.
  @inline(__always)
  func number(_ name: JSONName) -> Double? { self[name]?.lenientDouble }

  /// An integer member, also one written with a fraction of zero; nil when out of range.
  func integer(_ name: JSONName) -> Int? {
    self[name]?.integer
  }

  /// The value as an integer, rounded towards zero.
  var integer: Int? {
    guard let value = lenientDouble, abs(value) < 1e15 else { return nil }
    return Int(value)
  }

  /// A Boolean member, false when missing.
  func flag(_ name: JSONName) -> Bool { self[name]?.bool ?? false }

  /// A string of a member; numbers count as their text.
  func text(_ name: JSONName) -> String? { self[name]?.identifier }

  /// The value as an identifier: a string, or a number's text.
  var identifier: String? {
    if isNumber, let value = double { return JSONWriter.text(value) }
    return string
  }
}
