import LottieGeometry

/// The words of a display list's text.
enum ListText {
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  static func of(_ p: Point) -> String { "\(number(p.x)),\(number(p.y))" }

  static func of(_ r: Rect) -> String {
    [r.minX, r.minY, r.maxX, r.maxY].map(number).joined(separator: " ")
  }

  static func of(_ m: Affine) -> String {
    guard m != .identity else { return "" }
    return " matrix(" + [m.a, m.b, m.c, m.d, m.tx, m.ty].map(number).joined(separator: " ") + ")"
  }

  static func of(_ blend: BlendMode) -> String { blend == .normal ? "" : " blend(\(blend))" }
}
