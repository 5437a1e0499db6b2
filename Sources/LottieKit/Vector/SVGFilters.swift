import LottieGeometry
import LottieScene

/// Says filters in SVG.
enum SVGFilters {
  /// The primitives of a filter; nil for what SVG cannot say.
  static func primitives(_ filter: Filter) -> String? {
    switch filter {
    case .color(.matrix(let numbers)):
      return "<feColorMatrix values=\"\(numbers.map(SVGText.number).joined(separator: " "))\"/>"
    case .color(.tables(let tables)):
      let functions = zip(["R", "G", "B"], tables).map { name, table in
        let values = table.map { SVGText.number(Double($0) / 255) }.joined(separator: " ")
        return "<feFunc\(name) type=\"table\" tableValues=\"\(values)\"/>"
      }
      return "<feComponentTransfer>\(functions.joined())</feComponentTransfer>"
    case .color: return nil
    case .blur(let blur):
      let (x, y) = scales(blur.transform)
      let sigma = Point(blur.sigma.x * x, blur.sigma.y * y)
      return "<feGaussianBlur stdDeviation=\"\(SVGText.point(sigma))\"/>"
    case .shadow(let shadow): return primitives(shadow)
    default: return nil
    }
  }

  private static func primitives(_ shadow: ShadowFilter) -> String? {
    guard shadow.kind == .behind || shadow.kind == .alone else { return nil }
    let origin = shadow.transform.apply(.zero)
    let offset = shadow.transform.apply(shadow.offset)
    let (x, y) = scales(shadow.transform)
    let sigma = Point(shadow.sigma * x, shadow.sigma * y)
    let source = shadow.kind == .behind ? "<feMergeNode in=\"SourceGraphic\"/>" : ""
    return "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(SVGText.point(sigma))\"/>"
      + "<feOffset dx=\"\(SVGText.number(offset.x - origin.x))\""
      + " dy=\"\(SVGText.number(offset.y - origin.y))\" result=\"b\"/>"
      + "<feFlood flood-color=\"\(SVGText.color(shadow.color))\""
      + " flood-opacity=\"\(SVGText.number(shadow.color.alpha))\"/>"
      + "<feComposite in2=\"b\" operator=\"in\"/>"
      + "<feMerge><feMergeNode/>\(source)</feMerge>"
  }

  /// The scale factors of a map along x and y.
  private static func scales(_ m: Affine) -> (Double, Double) {
    ((m.a * m.a + m.b * m.b).squareRoot(), (m.c * m.c + m.d * m.d).squareRoot())
  }
}
