import LottieGeometry
import LottieModel
import LottieScene

/// The value of a property as scripts see it.
enum ScriptContent: Equatable {
  /// Numbers; a property with one of them is a number.
  case numbers([Double])
  /// A path.
  case path(BezierPath)
  /// A text.
  case text(String)

  /// The first numbers of several.
  static func joined(_ contents: [ScriptContent]) -> ScriptContent {
    .numbers(
      contents.map { content in
        guard case .numbers(let numbers) = content else { return 0 }
        return numbers.first ?? 0
      }
    )
  }
}

/// Numbers that move as positions do, along curved ways.
struct ScriptNumbers: Interpolatable {
  var values: [Double]

  init(values: [Double]) {
    self.values = values
  }

  init?(script content: ScriptContent) {
    guard case .numbers(let numbers) = content else { return nil }
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

  var place: Point? { values.count > 1 ? Point(values[0], values[1]) : nil }

  func placed(at point: Point) -> ScriptNumbers {
    guard values.count > 1 else { return self }
    return ScriptNumbers(values: [point.x, point.y] + values.dropFirst(2))
  }
}

/// A value of a node that a script's can become.
protocol ScriptConvertible {
  /// The value; nil when it is of another kind.
  init?(script content: ScriptContent)
}

extension Double {
  init?(script content: ScriptContent) {
    guard case .numbers(let numbers) = content, let first = numbers.first else { return nil }
    self = first
  }
}

extension Vector3D {
  init?(script content: ScriptContent) {
    guard case .numbers(let numbers) = content, let x = numbers.first else { return nil }
    guard numbers.count > 1 else {
      self.init(x, x, x)
      return
    }
    self.init(x, numbers[1], numbers.count > 2 ? numbers[2] : 0)
  }
}

extension Color {
  init?(script content: ScriptContent) {
    guard case .numbers(let numbers) = content, numbers.count >= 3 else { return nil }
    let scale = (numbers.prefix(3).max() ?? 0) > 2 ? 1 / 255.0 : 1
    self.init(red: numbers[0] * scale, green: numbers[1] * scale, blue: numbers[2] * scale)
  }
}

extension [Double]: ScriptConvertible {
  init?(script content: ScriptContent) {
    guard case .numbers(let numbers) = content else { return nil }
    self = numbers
  }
}

extension BezierPath {
  init?(script content: ScriptContent) {
    guard case .path(let path) = content else { return nil }
    self = path
  }
}
