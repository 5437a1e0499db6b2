import LottieGeometry
import LottieModel
import LottieScene

/// The value of a property for scripts.
enum ScriptContent: Equatable {
  /// One number.
  case number(Double)
  /// Zero or several numbers.
  case numbers([Double])
  /// A path.
  case path(BezierPath)
  /// A text.
  case text(String)
  /// A text and its style; the text is there.
  // Apart, as expressions that read one another hold many values on the stack.
  indirect case styled(TextChanges)

  /// Bytes of a value that may always be kept: what documents usually have.
  static let smallBytes = 1_024

  /// Bytes that it keeps, about.
  var bytes: Int {
    switch self {
    case .number: 0
    case .numbers(let numbers): numbers.count * MemoryLayout<Double>.stride
    case .path(let path):
      path.contours.reduce(0) { $0 + $1.vertices.count * MemoryLayout<CurveVertex>.stride }
    case .text(let text): text.utf8.count
    case .styled(let changes): changes.text?.utf8.count ?? 0
    }
  }

  /// Creates content from any number of numbers.
  init(_ numbers: [Double]) {
    self = numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers)
  }

  /// All numbers, if it has numbers.
  var numbers: [Double]? {
    switch self {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    case .path, .text, .styled: nil
    }
  }

  /// The number, or the first of them.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .numbers(let numbers): numbers.first
    case .path, .text, .styled: nil
    }
  }

  /// Two values of one kind, number by number; nil where they have different parts.
  func combined(_ other: ScriptContent, _ combine: (Double, Double) -> Double) -> ScriptContent? {
    if case .path(let a) = self, case .path(let b) = other {
      return ScriptContent.combined(a, b, combine).map { .path($0) }
    }
    guard let a = numbers, let b = other.numbers else { return nil }
    return ScriptContent(zip(a, b).map(combine))
  }

  private static func combined(
    _ a: BezierPath,
    _ b: BezierPath,
    _ combine: (Double, Double) -> Double
  ) -> BezierPath? {
    func point(_ a: Point, _ b: Point) -> Point { Point(combine(a.x, b.x), combine(a.y, b.y)) }
    guard a.contours.map(\.vertices.count) == b.contours.map(\.vertices.count) else { return nil }
    let path = BezierPath(
      zip(a.contours, b.contours).map { a, b in
        Contour(
          zip(a.vertices, b.vertices).map { a, b in
            CurveVertex(
              point(a.point, b.point),
              in: point(a.inTangent, b.inTangent),
              out: point(a.outTangent, b.outTangent)
            )
          },
          isClosed: a.isClosed
        )
      }
    )
    return path.isFinite ? path : nil
  }

  /// The first numbers.
  static func joined(_ contents: [ScriptContent]) -> ScriptContent {
    ScriptContent(contents.map { $0.number ?? 0 })
  }
}

/// Numbers that move as positions do, along curved motion paths.
struct ScriptNumbers: Interpolatable {
  var values: [Double]

  init(values: [Double]) {
    self.values = values
  }

  init?(script content: ScriptContent) {
    guard let numbers = content.numbers else { return nil }
    values = numbers
  }

  func interpolated(to other: ScriptNumbers, _ fraction: Double) -> ScriptNumbers {
    ScriptNumbers(
      values: zip(values, other.values).map { $0.interpolated(to: $1, fraction) }
    )
  }

  func interpolated(
    to other: ScriptNumbers,
    componentwise fraction: (Int) -> Double
  ) -> ScriptNumbers {
    ScriptNumbers(
      values: zip(values, other.values).enumerated().map { n, pair in
        pair.0.interpolated(to: pair.1, fraction(n))
      }
    )
  }

  var spatialPoint: Point? { values.count > 1 ? Point(values[0], values[1]) : nil }

  func placed(at point: Point) -> ScriptNumbers {
    guard values.count > 1 else { return self }
    return ScriptNumbers(values: [point.x, point.y] + values.dropFirst(2))
  }
}

/// A node's value type that a script's value can be converted to.
protocol ScriptConvertible {
  /// Converts content; nil if it has another kind.
  init?(script content: ScriptContent)
}

extension Double {
  init?(script content: ScriptContent) {
    guard let number = content.number else { return nil }
    self = number
  }
}

extension Vector3D {
  init?(script content: ScriptContent) {
    guard let numbers = content.numbers, let x = numbers.first else { return nil }
    guard numbers.count > 1 else {
      self.init(x, x, x)
      return
    }
    self.init(x, numbers[1], numbers.count > 2 ? numbers[2] : 0)
  }
}

extension Color {
  init?(script content: ScriptContent) {
    guard let numbers = content.numbers, numbers.count >= 3 else { return nil }
    let scale = (numbers.prefix(3).max() ?? 0) > 2 ? 1 / 255.0 : 1
    self.init(red: numbers[0] * scale, green: numbers[1] * scale, blue: numbers[2] * scale)
  }
}

extension [Double]: ScriptConvertible {
  init?(script content: ScriptContent) {
    guard let numbers = content.numbers else { return nil }
    self = numbers
  }
}

extension BezierPath {
  init?(script content: ScriptContent) {
    guard case .path(let path) = content else { return nil }
    self = path
  }
}
