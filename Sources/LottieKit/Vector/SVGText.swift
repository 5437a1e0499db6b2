import LottieGeometry
import LottieScene

/// Words of SVG for our values.
enum SVGText {
  /// A number with at most four decimals.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let bounded = min(max(value, -1e9), 1e9)
    let rounded = (bounded * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  static func point(_ p: Point) -> String { number(p.x) + " " + number(p.y) }

  /// A transform as an attribute, with a space in front; nothing for the identity.
  static func transform(_ m: Affine, name: String = "transform") -> String {
    guard m != .identity else { return "" }
    let numbers = [m.a, m.b, m.c, m.d, m.tx, m.ty]
    // Coefficients need more digits than coordinates: they multiply them.
    let words = numbers.map { $0.isFinite ? "\(($0 * 1e7).rounded() / 1e7)" : "0" }
    return " \(name)=\"matrix(\(words.joined(separator: " ")))\""
  }

  /// A path's `d`.
  static func path(_ path: BezierPath) -> String {
    var words: [String] = []
    for contour in path.contours {
      guard let first = contour.vertices.first else { continue }
      words.append("M" + point(first.point))
      for i in 0..<contour.curveCount {
        let curve = contour.curve(i)
        if curve.p1 == curve.p0, curve.p2 == curve.p3 {
          words.append("L" + point(curve.p3))
        } else {
          words.append("C" + [curve.p1, curve.p2, curve.p3].map(point).joined(separator: " "))
        }
      }
      if contour.isClosed { words.append("Z") }
    }
    return words.joined()
  }

  /// `#rrggbb`, without alpha.
  static func color(_ color: Color) -> String {
    Color(red: color.red, green: color.green, blue: color.blue).hex
  }

  /// A blend mode as CSS has it; nil for normal and for modes CSS lacks.
  static func blend(_ mode: BlendMode) -> String? {
    switch mode {
    case .normal, .hardMix: nil
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .softLight: "soft-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .add: "plus-lighter"
    }
  }
}
