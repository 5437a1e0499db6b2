/// The nodes of a text.
struct JSONNodes {
  let nodes: [JSONDocument.Node]
  /// Whether there is a member `x`, or an element after the string "x", that is a string.
  let hasTextNamedX: Bool

  /// Reads a text in one pass.
  init(_ text: UnsafeBufferPointer<UInt8>, depthLimit: Int) throws(JSONError) {
    var parser = try JSONParser(text, depthLimit: depthLimit)
    var nodes: [JSONDocument.Node] = []
    // Exporters write four bytes a node or more; what is denser is extrapolated.
    var capacity = text.count / 4 + 64
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
}
