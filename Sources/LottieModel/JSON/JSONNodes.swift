/// The nodes of a text.
struct JSONNodes {
  let nodes: [JSONDocument.Node]
  /// Whether there is a member `x`, or an element after the string "x", that is a string.
  let hasTextNamedX: Bool

  /// Reads a text in one pass.
  init(_ text: UnsafeBufferPointer<UInt8>, depthLimit: Int) throws(JSONError) {
    var parser = try JSONParser(text, depthLimit: depthLimit)
    var nodes: [JSONDocument.Node] = []
    var capacity = JSONNodes.estimate(text)
    while true {
      let step = JSONNodes.extend(nodes, to: capacity, &parser)
      nodes = try step.get()
      if parser.isAtEnd { break }
      let expected = Double(nodes.count) * Double(text.count) / Double(max(parser.at, 1))
      capacity = max(capacity + capacity / 8, Int(expected * 1.02) + 64)
    }
    self.nodes = nodes
    hasTextNamedX = parser.hasTextNamedX
  }

  /// Copies nodes into a larger array, and appends as many more as fit.
  private static func extend(
    _ nodes: [JSONDocument.Node],
    to capacity: Int,
    _ parser: inout JSONParser
  ) -> Result<[JSONDocument.Node], JSONError> {
    var failure: JSONError?
    let result = [JSONDocument.Node](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      nodes.withUnsafeBufferPointer { _ = buffer.initialize(fromContentsOf: $0) }
      count = nodes.count
      do throws(JSONError) {
        try parser.parse(into: base, &count, capacity: capacity)
      } catch {
        failure = error
      }
    }
    return failure.map { .failure($0) } ?? .success(result)
  }

  /// A number of nodes that is rarely too small, and then extrapolated.
  ///
  /// Each node is at the start or follows one of `,:[{`: these are counted in one of sixteen parts of
  /// the text. A second array would take as long as all of the reading, for the pages that it touches.
  private static func estimate(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let (part, stride) = (64, 1_024)
    guard text.count >= 4 * stride else { return text.count / 3 + 16 }
    var marks = 0
    var parts = 0
    var start = 0
    while start + part <= text.count {
      for byte in text[start..<start + part]
      where byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
        || byte | 0x20 == UInt8(ascii: "{")
      {
        marks += 1
      }
      parts += 1
      start += stride
    }
    let density = Double(marks) / Double(parts * part)
    return min(Int(density * 1.1 * Double(text.count)), text.count / 2) + 256
  }
}
