package import LottieGeometry
import LottieScene

/// The keyframes of a property whose kind only its values tell.
package enum UntypedProperty {
  /// Numbers; a number alone is a list of one.
  case numbers(KeyframeGroup<[Double]>)
  /// Paths.
  case path(KeyframeGroup<BezierPath>)
}

extension JSONDocument {
  /// Whether any object has a member `x` that is a string, as properties with expressions do.
  package var mayHaveExpressions: Bool {
    bytes.withUnsafeBufferPointer { text in
      nodes.withUnsafeBufferPointer { nodes in
        for i in nodes.indices.dropLast()
        where nodes[i].kind == .string && nodes[i].count == 1 && nodes[i + 1].kind == .string
          && nodes[i + 1].count > 0 && text[Int(nodes[i].offset)] == UInt8(ascii: "x")
        {
          return true
        }
        return false
      }
    }
  }

  /// The places of what may be expressions, in the document's order.
  package var expressionPositions: [Int] {
    bytes.withUnsafeBufferPointer { text in
      nodes.withUnsafeBufferPointer { nodes in
        nodes.indices.dropLast().filter { i in
          nodes[i].kind == .string && nodes[i].count == 1 && nodes[i + 1].kind == .string
            && nodes[i + 1].count > 0 && text[Int(nodes[i].offset)] == UInt8(ascii: "x")
        }
      }
    }
  }

  /// The places of a value and of all within it.
  package func positions(within location: JSONLocation) -> Range<Int> {
    let first = location.number
    return nodes.indices.contains(first) ? first..<Int(nodes[first].end) : first..<first
  }

  /// Gives the value at a place to a closure.
  package func withValue<R>(at location: JSONLocation, _ body: (JSONCursor) -> R) -> R {
    withRoot { body($0.at(Int(location.node))) }
  }

  /// Reads a property whatever kind of values it has; nil when it is none.
  package func untypedProperty(at location: JSONLocation) -> UntypedProperty? {
    withRoot { root in
      var reader = ModelReader()
      reader.readSlots(root["slots"])
      let cursor = root.at(Int(location.node))
      if let path: KeyframeGroup<BezierPath> = try? reader.property(cursor) { return .path(path) }
      if let numbers: KeyframeGroup<[Double]> = try? reader.property(cursor) {
        return .numbers(numbers)
      }
      return nil
    }
  }
}

extension JSONLocation {
  /// A number that tells it from all others of its document.
  package var number: Int { Int(node) }
}
