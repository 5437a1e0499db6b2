import LottieCodecs
import LottieGeometry
public import LottieScene

// SVG 1.1 (<https://www.w3.org/TR/SVG11/>) with `mix-blend-mode`, `isolation` and `mask-type` of CSS.

/// Writes a frame as an SVG document.
public struct SVGWriter {
  /// The SVG document, written when the writer was made.
  public private(set) var text = ""
  /// Features that SVG cannot express and what was left out for them, one sentence each without a full stop.
  public private(set) var problems: [String] = []

  private var body = ""
  private var definitions = ""
  private var identifiers = 0
  private let list: DisplayList

  /// Writes a display list as one SVG document; see ``problems`` for what SVG cannot express.
  public init(_ list: DisplayList, settings: RenderSettings) {
    self.list = list
    WorkerThreads.withLargeStack { write(0..<list.items.count) }
    let size = "width=\"\(settings.width)\" height=\"\(settings.height)\""
    let (w, h) = (SVGText.number(list.size.width), SVGText.number(list.size.height))
    var background = ""
    if case .color(let color) = settings.background, color.alpha > 0 {
      background =
        "<rect width=\"100%\" height=\"100%\" fill=\"\(SVGText.color(color))\""
        + " fill-opacity=\"\(SVGText.number(color.alpha))\"/>\n"
    }
    text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) "
      + "viewBox=\"0 0 \(settings.width) \(settings.height)\">\n"
      + "<defs><clipPath id=\"page\"><rect width=\"\(w)\" height=\"\(h)\"/></clipPath>\n"
      + definitions + "</defs>\n" + background
      + "<g\(SVGText.transform(settings.view(of: list.size)))><g clip-path=\"url(#page)\">\n"
      + body + "</g></g>\n</svg>\n"
  }

  private mutating func write(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch list.items[index].content {
      case .fill(let fill): write(fill)
      case .stroke(let stroke): write(stroke)
      case .image(let image): write(image)
      case .group(let group):
        write(group, from: index + 1)
        index = max(index, group.end - 1)
      }
      index += 1
    }
  }

  private mutating func write(_ fill: FillItem) {
    let rule = fill.rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
    body +=
      "<path d=\"\(SVGText.path(fill.path.path))\"" + paint(fill.paint, "fill") + rule
      + SVGText.transform(fill.transform) + style(fill.blend) + "/>\n"
  }

  private mutating func write(_ stroke: StrokeItem) {
    let style = stroke.style
    let cap = style.cap == .round ? "round" : style.cap == .square ? "square" : "butt"
    let join = style.join == .round ? "round" : style.join == .bevel ? "bevel" : "miter"
    var words = " fill=\"none\" stroke-width=\"\(SVGText.number(style.width))\""
    words += " stroke-linecap=\"\(cap)\" stroke-linejoin=\"\(join)\""
    words += " stroke-miterlimit=\"\(SVGText.number(max(1, style.miterLimit)))\""
    if let dashes = style.dashes {
      let lengths = dashes.lengths.map(SVGText.number).joined(separator: " ")
      words += " stroke-dasharray=\"\(lengths)\""
      words += " stroke-dashoffset=\"\(SVGText.number(dashes.offset))\""
    }
    body +=
      "<path d=\"\(SVGText.path(stroke.path.path))\"" + paint(stroke.paint, "stroke") + words
      + SVGText.transform(stroke.transform) + self.style(stroke.blend) + "/>\n"
  }

  private mutating func write(_ image: ImageItem) {
    guard let bytes = try? PNGEncoder().encode(image.image.pixmap) else {
      problems.append("an image without pixels is left out")
      return
    }
    let size =
      "width=\"\(SVGText.number(image.size.width))\""
      + " height=\"\(SVGText.number(image.size.height))\""
    let attributes: String = SVGText.transform(image.transform) + style(image.blend)
    let data: String = Base64.encode(bytes)
    body += "<image \(size) preserveAspectRatio=\"none\"\(attributes)"
    body += " href=\"data:image/png;base64,\(data)\"/>\n"
  }

  private mutating func write(_ group: GroupItem, from start: Int) {
    var attributes = style(group.blend, isIsolated: true)
    if group.opacity < 1 { attributes += " opacity=\"\(SVGText.number(group.opacity))\"" }
    // From the outside in: matte, masks, clip, filters; each on its own element.
    var wrappers = ["<g\(attributes)>"]
    var content = start
    if let matte = group.matte {
      content = matte.sourceEnd
      if matte.mode == .opaqueLuma {
        problems.append("a luma matte is drawn by SVG's luminance, times the alpha")
      }
      if matte.mode != .map {
        wrappers.append("<g mask=\"url(#\(define(matte, from: start)))\">")
      }
    }
    if !group.masks.isEmpty {
      var masks = SVGMasks(nextIdentifier: identifiers)
      let name = masks.define(group.masks)
      identifiers = masks.nextIdentifier
      definitions += masks.definitions
      problems += masks.problems
      wrappers.append("<g mask=\"url(#\(name))\">")
    }
    if let clip = group.clip {
      let path = SVGText.path(BezierPath(clip.rect).applying(clip.transform))
      let name = identifier()
      definitions += "<clipPath id=\"\(name)\"><path d=\"\(path)\"/></clipPath>\n"
      wrappers.append("<g clip-path=\"url(#\(name))\">")
    }
    if !group.filterMasks.isEmpty, !group.filters.isEmpty {
      problems.append("an adjustment layer that covers a part affects everything below it")
    }
    if group.filterBlend != .normal, !group.filters.isEmpty {
      problems.append("the blend mode of an adjustment layer is not written")
    }
    for filter in group.filters.reversed() {
      guard let primitives = SVGFilters.primitives(filter) else {
        problems.append("\(filter.kind.name) is not written")
        continue
      }
      let name = identifier()
      definitions +=
        "<filter id=\"\(name)\" \(Self.everywhere) filterUnits=\"userSpaceOnUse\""
        + " color-interpolation-filters=\"sRGB\">\(primitives)</filter>\n"
      wrappers.append("<g filter=\"url(#\(name))\">")
    }
    body += wrappers.joined() + "\n"
    if group.samples > 0 {
      problems.append("motion blur and Echo are drawn at one moment")
      var samples = [content]
      while let last = samples.last, last < group.end { samples.append(self.end(of: last)) }
      // The present comes first in an echo, and is the middle of a blur.
      let present = group.mixing == .mean ? (samples.count - 1) / 2 : 0
      if samples.count > 1 { write(samples[present]..<samples[present + 1]) }
    } else {
      write(content..<max(content, group.end))
    }
    body += String(repeating: "</g>", count: wrappers.count) + "\n"
  }

  /// The index just past an item and all that it holds.
  private func end(of index: Int) -> Int {
    guard case .group(let group) = list.items[index].content else { return index + 1 }
    return max(index + 1, group.end)
  }

  /// Defines a matte as a mask.
  ///
  /// - Returns: The name of a mask that shows what a matte does.
  private mutating func define(_ matte: MatteItem, from start: Int) -> String {
    let outer = body
    body = ""
    write(start..<max(start, matte.sourceEnd))
    let source = body
    body = outer
    let name = identifier()
    let kind = matte.mode == .alpha ? " style=\"mask-type:alpha\"" : ""
    definitions +=
      "<mask id=\"\(name)\" \(Self.everywhere) maskUnits=\"userSpaceOnUse\"\(kind)>"
      + "\n\(source)</mask>\n"
    guard matte.isInverted else { return name }
    let inverse = identifier()
    definitions += SVGMasks.inverse(of: name, named: inverse)
    return inverse
  }

  /// Paint as attributes; gradients become definitions.
  private mutating func paint(_ paint: Paint, _ role: String) -> String {
    switch paint {
    case .solid(let color):
      let opacity =
        color.alpha < 1 ? " \(role)-opacity=\"\(SVGText.number(color.alpha))\"" : ""
      return " \(role)=\"\(SVGText.color(color))\"" + opacity
    case .gradient(let gradient, let opacity):
      if case .conic = gradient.shape {
        problems.append("a conic gradient is drawn in its first color")
        let color = gradient.stops[0].color
        return self.paint(.solid(color.opacity(color.alpha * opacity)), role)
      }
      let name = identifier()
      definitions += SVGText.gradient(gradient, name: name)
      let faded = opacity < 1 ? " \(role)-opacity=\"\(SVGText.number(opacity))\"" : ""
      return " \(role)=\"url(#\(name))\"" + faded
    }
  }

  private mutating func style(_ blend: BlendMode, isIsolated: Bool = false) -> String {
    if blend == .hardMix { problems.append("the blend mode hard mix is drawn as normal") }
    let parts = [
      SVGText.blend(blend).map { "mix-blend-mode:\($0)" }, isIsolated ? "isolation:isolate" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? "" : " style=\"\(parts.joined(separator: ";"))\""
  }

  private mutating func identifier() -> String {
    identifiers += 1
    return "d\(identifiers)"
  }

  /// A box around everything, for masks and filters.
  static let everywhere = "x=\"-20000\" y=\"-20000\" width=\"40000\" height=\"40000\""
}

extension SVGText {
  /// A gradient as an element.
  static func gradient(_ gradient: Gradient, name: String) -> String {
    let stops = gradient.stops.map { stop in
      "<stop offset=\"\(number(stop.offset))\" stop-color=\"\(color(stop.color))\""
        + (stop.color.alpha < 1 ? " stop-opacity=\"\(number(stop.color.alpha))\"" : "") + "/>"
    }
    .joined()
    switch gradient.shape {
    case .linear(let start, let end):
      return "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
        + " x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" x2=\"\(number(end.x))\""
        + " y2=\"\(number(end.y))\">\(stops)</linearGradient>\n"
    case .radial(let center, let radius, let focus):
      return "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
        + " cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"\(number(radius))\""
        + " fx=\"\(number(focus.x))\" fy=\"\(number(focus.y))\">\(stops)</radialGradient>\n"
    case .conic: return ""
    }
  }
}
