package import LottieEngine
package import LottieGeometry
package import LottieModel

/// A line of `lottie get`: a value at a frame.
package struct ValueRow {
  /// The frame.
  package let frame: Double
  let path: [String]
  /// Kind of the property, or transform, bounds or point.
  package let kind: String
  /// The value as text.
  package let text: String
  let value: JSONValue

  /// Creates a row of a property's value.
  package init(frame: Double, _ value: KeypathValue) {
    self.frame = frame
    path = value.path
    kind = value.kind.rawValue
    text = ValueText.text(value.value)
    self.value = ValueText.json(value.value)
  }

  /// Creates a row of a layer's matrix to the animation's coordinates: x' = ax + cy + tx, y' = bx + dy + ty.
  package init(frame: Double, matrixOf layer: LayerPlacement) {
    let m = layer.matrix
    self.init(frame, layer, "transform", [m.a, m.b, m.c, m.d, m.tx, m.ty])
  }

  /// Creates a row of the box of what a layer paints, as left, top, width and height.
  package init(frame: Double, boundsOf layer: LayerPlacement) {
    let box = layer.bounds
    self.init(
      frame,
      layer,
      "bounds",
      box.isEmpty ? [] : [box.minX, box.minY, box.width, box.height]
    )
  }

  /// Creates a row of a point of the animation in layer coordinates.
  package init(frame: Double, _ point: Point, in layer: LayerPlacement) {
    let inner = layer.matrix.inverse?.apply(point)
    self.init(frame, layer, "point", inner.map { [$0.x, $0.y] } ?? [])
  }

  /// Creates a row of numbers; without any it prints "none", for layers that paint nothing or have no size.
  private init(_ frame: Double, _ layer: LayerPlacement, _ kind: String, _ numbers: [Double]) {
    self.frame = frame
    path = layer.path
    self.kind = kind
    text = numbers.isEmpty ? "none" : numbers.map(Words.number).joined(separator: ",")
    value = numbers.isEmpty ? .null : .array(numbers.map(JSONValue.number))
  }

  /// The names joined by dots.
  package var name: String { path.joined(separator: ".") }
}

/// The output of `lottie get`.
package struct ValuesOutput: JSONOutput {
  private let rows: [ValueRow]

  /// Creates the output of some values.
  package init(rows: [ValueRow]) { self.rows = rows }

  package static let schemaName = "get"
  package static let summary = "Values of properties, or places of layers, at frames"

  package static let members: [JSONMember<ValuesOutput>] = [
    JSONMember("values", "The values, by frame, in the order of the document") { $0.rows }
  ]
}

extension ValueRow: JSONRecord {
  package static let members: [JSONMember<ValueRow>] = [
    JSONMember("frame", "The frame") { $0.frame },
    JSONMember("keypath", "Keypath of the property or layer") { $0.name },
    JSONMember("kind", "Kind of the property, or transform, bounds or point") { $0.kind },
    JSONMember("value", "The value; null where there is none") { $0.value },
  ]
}
