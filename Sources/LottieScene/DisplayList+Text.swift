import LottieGeometry

/// The list as text, an item a line, groups indented: for tests and for looking at.
///
/// Numbers have at most three decimals. Identities and generations are left out: two lists that
/// draw the same have the same text.
extension DisplayList: CustomStringConvertible {
  /// The items, a line each, groups indented: for tests and people.
  public var description: String {
    var lines = ["list \(ListText.number(size.width)) \(ListText.number(size.height))"]
    var ends: [Int] = []
    var matteEnds: [Int] = []
    for (i, item) in items.enumerated() {
      while ends.last == i { ends.removeLast() }
      if matteEnds.last == i {
        matteEnds.removeLast()
        lines.append(indent(ends.count) + "content")
      }
      lines.append(indent(ends.count + 1) + item.content.text)
      guard case .group(let group) = item.content else { continue }
      ends.append(group.end)
      if let matte = group.matte { matteEnds.append(matte.sourceEnd) }
    }
    return lines.joined(separator: "\n")
  }
}

private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

extension DisplayItem.Content {
  fileprivate var text: String {
    switch self {
    case .fill(let item):
      "fill \(item.paint.text)" + (item.rule == .evenOdd ? " even-odd" : "")
        + ListText.of(item.transform) + ListText.of(item.blend) + " "
        + item.path.path.text
    case .stroke(let item):
      "stroke \(item.style.text) \(item.paint.text)" + ListText.of(item.transform)
        + ListText.of(item.blend) + " " + item.path.path.text
    case .image(let item):
      "image \(item.image.pixmap.width)x\(item.image.pixmap.height) "
        + "\(ListText.number(item.size.width)) \(ListText.number(item.size.height))"
        + ListText.of(item.transform) + ListText.of(item.blend)
    case .group(let item): item.text
    }
  }
}

extension GroupItem {
  fileprivate var text: String {
    var words = ["group"]
    if opacity != 1 { words.append("opacity \(ListText.number(opacity))") }
    if blend != .normal { words.append("blend(\(blend))") }
    if isIsolated { words.append("isolated") }
    if samples > 0 { words.append("samples(\(samples)\(mixing == .mean ? "" : " \(mixing)"))") }
    for filter in filters { words.append(filter.kind.text) }
    if filterBlend != .normal { words.append("filtered blend(\(filterBlend))") }
    for mask in filterMasks { words.append("within " + GroupItem.text(mask)) }
    if let clip {
      let r = clip.rect
      let box = [r.minX, r.minY, r.maxX, r.maxY].map(ListText.number).joined(separator: " ")
      words.append("clip(\(box))" + ListText.of(clip.transform))
    }
    for mask in masks { words.append(GroupItem.text(mask)) }
    if let matte { words.append("matte(\(matte.mode)\(matte.isInverted ? " inverted" : ""))") }
    return words.joined(separator: " ")
  }

  private static func text(_ mask: MaskItem) -> String {
    "mask(\(mask.mode)\(mask.isInverted ? " inverted" : "") \(ListText.number(mask.opacity)))"
  }
}

extension Paint {
  fileprivate var text: String {
    switch self {
    case .solid(let color):
      color.alpha < 1
        ? "\(Color(red: color.red, green: color.green, blue: color.blue).hex)@\(ListText.number(color.alpha))"
        : color.hex
    case .gradient(let gradient, let opacity):
      "\(gradient.text)" + (opacity < 1 ? "@\(ListText.number(opacity))" : "")
    }
  }
}

extension Gradient {
  fileprivate var text: String {
    let shape =
      switch self.shape {
      case .linear(let start, let end): "linear(\(ListText.of(start)) \(ListText.of(end))"
      case .conic(let center, let degrees):
        "conic(\(ListText.of(center)) \(ListText.number(degrees))"
      case .radial(let center, let radius, let focus):
        "radial(\(ListText.of(center)) \(ListText.number(radius)) \(ListText.of(focus))"
      }
    return shape + stops.map { " \(ListText.number($0.offset)):\($0.color.hex)" }.joined() + ")"
  }
}

extension StrokeStyle {
  fileprivate var text: String {
    let dashes = dashes.map { dashes in
      " dash(" + dashes.lengths.map(ListText.number).joined(separator: " ")
        + " @\(ListText.number(dashes.offset)))"
    }
    return "\(ListText.number(width)) \(cap) \(join)" + (dashes ?? "")
  }
}

extension BezierPath {
  /// SVG path data, absolute, with lines where curves are straight.
  fileprivate var text: String {
    contours.map { contour in
      guard let first = contour.vertices.first else { return "" }
      var words = ["M" + ListText.of(first.point)]
      for i in 0..<contour.curveCount {
        let curve = contour.curve(i)
        words.append(
          curve.isLine
            ? "L" + ListText.of(curve.p3)
            : "C" + [curve.p1, curve.p2, curve.p3].map { ListText.of($0) }.joined(separator: " ")
        )
      }
      return words.joined(separator: " ") + (contour.isClosed ? " Z" : "")
    }.joined(separator: " ")
  }
}
