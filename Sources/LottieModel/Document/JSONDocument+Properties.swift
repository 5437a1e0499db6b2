package import LottieGeometry
import LottieScene

/// The keyframes of a property whose kind is inferred from its values.
package enum UntypedProperty {
  /// Numbers; a single number is a list of one.
  case numbers(KeyframeGroup<[Double]>)
  /// Paths.
  case path(KeyframeGroup<BezierPath>)
}

extension JSONDocument {
  /// Positions of values that may be expressions, in document order.
  package var expressionPositions: [Int] {
    nodes.withUnsafeBufferPointer { nodes in
      nodes.indices.dropLast().filter { nodes[$0].isString("x") && nodes[$0 + 1].isText }
    }
  }

  /// Positions of a value and of all its descendants.
  package func positions(within location: JSONLocation) -> Range<Int> {
    let first = location.number
    return nodes.indices.contains(first) ? first..<nodes[first].end(at: first) : first..<first
  }

  /// Passes the value at a location to a closure.
  package func withValue<R>(at location: JSONLocation, _ body: (JSONCursor) -> R) -> R {
    withRoot { body($0.at(Int(location.node))) }
  }

  /// The values of slots, by the names of the slots.
  package var slots: [String: JSONLocation] {
    withRoot { root in
      var reader = ModelReader()
      reader.readSlots(root["slots"])
      return reader.slots.mapValues(\.location)
    }
  }

  /// Reads a property of any kind; nil when it is not one.
  ///
  /// `slots`: The value of the slot that it refers to. `isCompleted`: Whether it is of a layer whose tangents
  /// are points.
  package func untypedProperty(
    at location: JSONLocation,
    slots: [String: JSONLocation],
    isCompleted: Bool
  ) -> UntypedProperty? {
    withRoot { root in
      var reader = ModelReader()
      reader.slots = slots.mapValues { root.at($0.number) }
      let tangentsArePoints = isCompleted || root.flag("__complete")
      let cursor = root.at(Int(location.node))
      if let path: KeyframeGroup<BezierPath> = try? reader.property(cursor) {
        return .path(tangentsArePoints ? path.map(\.withTangentsAsPoints) : path)
      }
      if let numbers: KeyframeGroup<[Double]> = try? reader.property(cursor) {
        return .numbers(numbers)
      }
      return nil
    }
  }
}

extension JSONLocation {
  /// A number that identifies it within its document.
  package var number: Int { Int(node) }
}
