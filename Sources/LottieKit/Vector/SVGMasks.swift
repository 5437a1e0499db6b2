import LottieGeometry
import LottieScene

/// Says masks in SVG: white shows, black hides, one drawn over the other.
struct SVGMasks {
  private(set) var definitions = ""
  private(set) var problems: [String] = []
  private(set) var nextIdentifier: Int

  init(nextIdentifier: Int) { self.nextIdentifier = nextIdentifier }

  private static let page = SVGWriter.everywhere

  /// Defines masks.
  ///
  /// - Returns: The name of a mask that combines them.
  mutating func define(_ masks: [MaskItem]) -> String {
    let startsFull = masks.first.map { $0.mode == .subtract || $0.mode == .intersect } ?? true
    var content = "<rect \(Self.page) fill=\"\(startsFull ? "white" : "black")\"/>"
    for mask in masks { content = joined(content, mask) }
    return define(content)
  }

  /// A mask that shows what another hides.
  static func inverse(of name: String, named inverse: String) -> String {
    "<mask id=\"\(inverse)\" \(page) maskUnits=\"userSpaceOnUse\"><rect \(page) fill=\"white\"/>"
      + "<rect \(page) fill=\"black\" mask=\"url(#\(name))\"/></mask>\n"
  }

  private mutating func define(_ content: String) -> String {
    let name = identifier()
    definitions +=
      "<mask id=\"\(name)\" \(Self.page) maskUnits=\"userSpaceOnUse\">"
      + "\(content)</mask>\n"
    return name
  }

  private mutating func joined(_ content: String, _ mask: MaskItem) -> String {
    switch mask.mode {
    case .add: return content + shape(mask, "white", mask.opacity)
    case .subtract: return content + shape(mask, "black", mask.opacity)
    case .intersect:
      let name = define(
        "<rect \(Self.page) fill=\"black\"/>" + shape(mask, "white", mask.opacity)
      )
      return "<g mask=\"url(#\(name))\">\(content)</g>"
    case .lighten, .difference:
      let mode = mask.mode == .lighten ? "lighten" : "difference"
      let level = SVGText.color(
        Color(red: mask.opacity, green: mask.opacity, blue: mask.opacity)
      )
      return content + "<g style=\"mix-blend-mode:\(mode)\">\(shape(mask, level, 1))</g>"
    case .darken:
      problems.append("a darken mask is drawn as an intersect mask")
      var copy = mask
      copy.mode = .intersect
      return joined(content, copy)
    }
  }

  /// The inside of a mask in a color.
  private mutating func shape(_ mask: MaskItem, _ color: String, _ opacity: Double) -> String {
    if mask.expansion < 0 { problems.append("negative mask expansion is not written") }
    var words = " fill=\"\(mask.isInverted ? "white" : color)\""
    if mask.expansion > 0 {
      words += " stroke-width=\"\(SVGText.number(mask.expansion * 2))\" stroke-linejoin=\"round\""
      words += " stroke=\"\(mask.isInverted ? "white" : color)\""
    }
    if mask.feather != .zero { words += " filter=\"url(#\(blur(mask.feather)))\"" }
    let path =
      "<path d=\"\(SVGText.path(mask.path.path))\"" + words
      + SVGText.transform(mask.transform) + "/>"
    let faded = opacity < 1 ? " opacity=\"\(SVGText.number(opacity))\"" : ""
    guard mask.isInverted else {
      return opacity < 1 ? "<g\(faded)>\(path)</g>" : path
    }
    let inside = define("<rect \(Self.page) fill=\"black\"/>" + path)
    let outside = identifier()
    definitions += Self.inverse(of: inside, named: outside)
    return "<rect \(Self.page) fill=\"\(color)\" mask=\"url(#\(outside))\"\(faded)/>"
  }

  private mutating func blur(_ sigma: Point) -> String {
    let name = identifier()
    definitions +=
      "<filter id=\"\(name)\" \(Self.page) filterUnits=\"userSpaceOnUse\">"
      + "<feGaussianBlur stdDeviation=\"\(SVGText.point(sigma))\"/></filter>\n"
    return name
  }

  private mutating func identifier() -> String {
    nextIdentifier += 1
    return "d\(nextIdentifier)"
  }
}
