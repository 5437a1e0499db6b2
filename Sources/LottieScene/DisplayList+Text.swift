import LottieGeometry

/// The list as text, an item a line, groups indented: for tests and for looking at.
///
/// Numbers have at most three decimals. Identities and generations are left out: two lists that
/// draw the same have the same text.
extension DisplayList: CustomStringConvertible {
  /// The items, a line each, groups indented: for tests and people.
  public var description: String {
    var lines = ["list \(number(size.width)) \(number(size.height))"]
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

private func number(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
  let rounded = (value * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

private func text(_ p: Point) -> String { "\(number(p.x)),\(number(p.y))" }

private func text(_ r: Rect) -> String {
  [r.minX, r.minY, r.maxX, r.maxY].map(number).joined(separator: " ")
}

private func text(_ m: Affine) -> String {
  guard m != .identity else { return "" }
  return " matrix(" + [m.a, m.b, m.c, m.d, m.tx, m.ty].map(number).joined(separator: " ") + ")"
}

private func text(_ blend: BlendMode) -> String { blend == .normal ? "" : " blend(\(blend))" }

extension DisplayItem.Content {
  fileprivate var text: String {
    switch self {
    case .fill(let item):
      "fill \(item.paint.text)" + (item.rule == .evenOdd ? " even-odd" : "")
        + LottieScene.text(item.transform) + LottieScene.text(item.blend) + " "
        + item.path.path.text
    case .stroke(let item):
      "stroke \(item.style.text) \(item.paint.text)" + LottieScene.text(item.transform)
        + LottieScene.text(item.blend) + " " + item.path.path.text
    case .image(let item):
      "image \(item.image.pixmap.width)x\(item.image.pixmap.height) "
        + "\(number(item.size.width)) \(number(item.size.height))"
        + LottieScene.text(item.transform) + LottieScene.text(item.blend)
    case .group(let item): item.text
    }
  }
}

extension GroupItem {
  fileprivate var text: String {
    var words = ["group"]
    if opacity != 1 { words.append("opacity \(number(opacity))") }
    if blend != .normal { words.append("blend(\(blend))") }
    if isIsolated { words.append("isolated") }
    if samples > 0 { words.append("samples(\(samples)\(mixing == .mean ? "" : " \(mixing)"))") }
    for filter in filters { words.append(filter.text) }
    for mask in filterMasks { words.append("within " + GroupItem.text(mask)) }
    if let clip {
      let r = clip.rect
      let box = [r.minX, r.minY, r.maxX, r.maxY].map(number).joined(separator: " ")
      words.append("clip(\(box))" + LottieScene.text(clip.transform))
    }
    for mask in masks { words.append(GroupItem.text(mask)) }
    if let matte { words.append("matte(\(matte.mode)\(matte.isInverted ? " inverted" : ""))") }
    return words.joined(separator: " ")
  }

  private static func text(_ mask: MaskItem) -> String {
    "mask(\(mask.mode)\(mask.isInverted ? " inverted" : "") \(number(mask.opacity)))"
  }
}

extension Filter {
  fileprivate var text: String {
    switch self {
    case .color(.matrix(let numbers)): "color(\(numbers.map(number).joined(separator: " ")))"
    case .color(.tables): "tables"
    case .color(.ramp(let colors, let amount)):
      "ramp(\(colors.map(\.hex).joined(separator: " ")) \(number(amount)))"
    case .color(.tones(let colors, let amount)):
      "tones(\(colors.map(\.hex).joined(separator: " ")) \(number(amount)))"
    case .color(.gray(let weights)): "gray(\(weights.map(number).joined(separator: " ")))"
    case .color(.threshold(let level)): "threshold(\(number(level)))"
    case .color(.sources(let sources)): "sources(\(sources.map { "\($0)" }.joined(separator: " ")))"
    case .color(.balance(let balance)):
      "balance(\((balance.shadows + balance.midtones + balance.highlights).map(number).joined(separator: " ")))"
    case .color(.change(let change)): "change(\(change.from.hex) \(change.to.hex))"
    case .blur(let blur): "blur(\(LottieScene.text(blur.sigma)))"
    case .shadow(let shadow):
      "shadow(\(shadow.kind) \(shadow.color.hex) \(LottieScene.text(shadow.offset)) "
        + "\(number(shadow.sigma)))"
    case .outline(let outline): "outline(\(outline.color.hex) \(number(outline.width)))"
    case .satin(let satin):
      "satin(\(satin.color.hex) \(LottieScene.text(satin.offset)) \(number(satin.sigma))"
        + "\(satin.isInverted ? " inverted" : ""))"
    case .bevel(let bevel):
      "bevel(\(bevel.side) \(bevel.highlight.color.hex) \(bevel.shadow.color.hex) "
        + "\(LottieScene.text(bevel.light)) \(number(bevel.altitude)) \(number(bevel.totalSigma)))"
    case .shade(let shade): shade.text
    case .warp(let warp): warp.text
    case .box(let box): "box(\(LottieScene.text(box.radius)) \(box.passes))"
    case .line(let line): "line(\(LottieScene.text(line.sigma)))"
    case .sharpen(let amount): "sharpen(\(number(amount)))"
    case .glow(let glow):
      "glow(\(glow.order) above \(number(glow.threshold)) \(LottieScene.text(glow.sigma)) "
        + "\(number(glow.intensity)))" + LottieScene.text(glow.blend)
    case .displace(let filter):
      "displace(\(filter.horizontal) \(filter.vertical) \(LottieScene.text(filter.distance)))"
    case .choke(let choke): "choke(\(number(choke.radius)))"
    }
  }
}

extension ShadeFilter {
  fileprivate var text: String {
    let words =
      switch kind {
      case .ramp(let ramp):
        "\(ramp.isRadial ? "radial" : "linear") \(LottieScene.text(ramp.start)) "
          + "\(LottieScene.text(ramp.end)) \(ramp.startColor.hex) \(ramp.endColor.hex)"
      case .points(let points):
        zip(points.points, points.colors)
          .map { "\(LottieScene.text($0)) \($1.hex) " }.joined() + number(points.power)
      case .stops(let gradient):
        "\(gradient.shape) \(LottieScene.text(gradient.center)) "
          + LottieScene.text(gradient.reach)
          + gradient.stops.map { " \(number($0.offset)):\($0.color.hex)" }.joined()
      case .color(let color): color.hex
      case .grain(let grain): "grain \(number(grain.strength)) \(grain.seed)"
      case .cloud(let cloud):
        "cloud \(cloud.fractal) \(cloud.mixing) \(number(cloud.layers)) \(number(cloud.evolution)) "
          + "\(cloud.seed)"
      }
    return "shade(\(words) \(number(amount)))" + LottieScene.text(blend)
  }
}

extension WarpFilter {
  fileprivate var text: String {
    let name =
      switch kind {
      case .bulge(let bulge): "bulge \(number(bulge.height))"
      case .wave(let wave):
        "\(wave.shape) \(number(wave.height)) \(number(wave.width)) \(LottieScene.text(wave.direction)) "
          + number(wave.phase)
      case .offset(let offset): "offset \(LottieScene.text(offset.shift))"
      case .mirror(let mirror):
        "mirror \(LottieScene.text(mirror.center)) \(LottieScene.text(mirror.normal))"
      case .tile(let tile):
        "tile\(tile.isMirrored ? " mirrored" : "") \(LottieScene.text(tile.tile)) "
          + "phase \(number(tile.phase))\(tile.movesRows ? " of rows" : "")"
      case .pin(let pin): "pin " + pin.corners.map(LottieScene.text).joined(separator: " ")
      case .twirl(let twirl): "twirl \(number(twirl.degrees))"
      case .spherize: "spherize"
      case .smear(let smear):
        "\(smear.isZoom ? "zoom" : "spin") \(LottieScene.text(smear.center)) \(number(smear.amount))"
      case .ball(let ball):
        "ball \(ball.side) " + ball.rotation.joined().map(number).joined(separator: " ")
      }
    return "warp(\(name)" + (bounds.map { " in " + LottieScene.text($0) } ?? "") + ")"
  }
}

extension Paint {
  fileprivate var text: String {
    switch self {
    case .solid(let color):
      color.alpha < 1
        ? "\(Color(red: color.red, green: color.green, blue: color.blue).hex)@\(number(color.alpha))"
        : color.hex
    case .gradient(let gradient, let opacity):
      "\(gradient.text)" + (opacity < 1 ? "@\(number(opacity))" : "")
    }
  }
}

extension Gradient {
  fileprivate var text: String {
    let shape =
      switch self.shape {
      case .linear(let start, let end): "linear(\(LottieScene.text(start)) \(LottieScene.text(end))"
      case .conic(let center, let degrees):
        "conic(\(LottieScene.text(center)) \(number(degrees))"
      case .radial(let center, let radius, let focus):
        "radial(\(LottieScene.text(center)) \(number(radius)) \(LottieScene.text(focus))"
      }
    return shape + stops.map { " \(number($0.offset)):\($0.color.hex)" }.joined() + ")"
  }
}

extension StrokeStyle {
  fileprivate var text: String {
    let dashes = dashes.map { dashes in
      " dash(" + dashes.lengths.map(number).joined(separator: " ") + " @\(number(dashes.offset)))"
    }
    return "\(number(width)) \(cap) \(join)" + (dashes ?? "")
  }
}

extension BezierPath {
  /// SVG path data, absolute, with lines where curves are straight.
  fileprivate var text: String {
    contours.map { contour in
      guard let first = contour.vertices.first else { return "" }
      var words = ["M" + LottieScene.text(first.point)]
      for i in 0..<contour.curveCount {
        let curve = contour.curve(i)
        words.append(
          curve.isLine
            ? "L" + LottieScene.text(curve.p3)
            : "C" + [curve.p1, curve.p2, curve.p3].map(LottieScene.text).joined(separator: " ")
        )
      }
      return words.joined(separator: " ") + (contour.isClosed ? " Z" : "")
    }.joined(separator: " ")
  }
}
