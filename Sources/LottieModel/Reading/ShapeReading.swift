import LottieGeometry
import LottieScene

extension ModelReader {
  /// The items of an array; those that cannot be read are left out.
  mutating func shapeItems(_ cursor: JSONCursor?) -> [ShapeItem] {
    list(cursor, "shape item") { reader, item throws(Malformed) in try reader.shapeItem(item) }
  }

  private mutating func shapeItem(_ item: JSONCursor) throws(Malformed) -> ShapeItem {
    guard let type = item["ty"]?.string else {
      throw Malformed(item, missing: "ty", "a shape type")
    }
    return ShapeItem(
      name: item.text("nm") ?? "Layer",
      isHidden: item.flag("hd"),
      blendMode: blendMode(item),
      kind: try kind(type, item),
      location: item.location
    )
  }

  private mutating func kind(
    _ type: String,
    _ item: JSONCursor
  ) throws(Malformed) -> ShapeItem.Kind {
    switch type {
    case "gr": return .group(group(item))
    case "sh": return .path(try path(item))
    case "el":
      return .ellipse(
        Ellipse(
          position: try property(item, "p"),
          size: try property(item, "s"),
          direction: direction(item)
        )
      )
    case "rc":
      return .rectangle(
        Rectangle(
          position: try property(item, "p"),
          size: try property(item, "s"),
          cornerRadius: property(item, "r", default: 0),
          direction: direction(item)
        )
      )
    case "sr": return .star(try star(item))
    case "fl", "st", "gf", "gs": return try paint(type, item)
    case "no": return .noStyle
    case "tr": return .transform(transform(item))
    default: return try modifier(type, item)
    }
  }

  private mutating func paint(
    _ type: String,
    _ item: JSONCursor
  ) throws(Malformed) -> ShapeItem.Kind {
    switch type {
    case "fl":
      return .fill(
        Fill(
          color: try property(item, "c"),
          opacity: property(item, "o", default: 100),
          fillRule: fillRule(item)
        )
      )
    case "st":
      return .stroke(
        Stroke(
          color: try property(item, "c"),
          opacity: property(item, "o", default: 100),
          shape: try strokeShape(item)
        )
      )
    case "gf":
      return .gradientFill(
        GradientFill(
          gradient: try gradient(item),
          opacity: property(item, "o", default: 100),
          fillRule: fillRule(item)
        )
      )
    default:
      return .gradientStroke(
        GradientStroke(
          gradient: try gradient(item),
          opacity: property(item, "o", default: 100),
          shape: try strokeShape(item)
        )
      )
    }
  }

  private mutating func modifier(
    _ type: String,
    _ item: JSONCursor
  ) throws(Malformed) -> ShapeItem.Kind {
    switch type {
    case "tm":
      return .trim(
        Trim(
          start: property(item, "s", default: 0),
          end: property(item, "e", default: 100),
          offset: property(item, "o", default: 0),
          mode: item.integer("m") == 2 ? .individually : .simultaneously
        )
      )
    case "rd": return .roundedCorners(RoundedCorners(radius: try property(item, "r")))
    case "rp": return .repeater(try repeater(item))
    case "mm": return .merge(Merge(mode: Merge.Mode(rawValue: item.integer("mm") ?? 1) ?? .merge))
    case "op":
      return .offsetPath(
        OffsetPath(
          amount: try property(item, "a"),
          lineJoin: item.integer("lj") ?? 1,
          miterLimit: property(item, "ml", default: 4)
        )
      )
    case "pb": return .puckerBloat(PuckerBloat(amount: try property(item, "a")))
    case "zz":
      return .zigZag(
        ZigZag(
          size: try property(item, "s"),
          ridges: try property(item, "r"),
          pointType: property(item, "pt", default: 1)
        )
      )
    case "tw":
      return .twist(
        Twist(
          angle: try property(item, "a"),
          center: property(item, "c", default: Vector3D(0, 0))
        )
      )
    default: return .unknown(type)
    }
  }

  private mutating func group(_ item: JSONCursor) -> Group {
    var items = shapeItems(item["it"])
    var result = Transform.identity(at: item.location)
    if let at = items.lastIndex(where: { if case .transform = $0.kind { true } else { false } }),
      case .transform(let transform) = items[at].kind
    {
      result = transform
    }
    items.removeAll { if case .transform = $0.kind { true } else { false } }
    return Group(items: items, transform: result)
  }

  private func path(_ item: JSONCursor) throws(Malformed) -> Path {
    var path: KeyframeGroup<BezierPath> = try property(item, "ks")
    // bodymovin before 4.4.18 says beside the path whether it is closed.
    if let closed = item["closed"]?.bool {
      path = path.map { value in
        BezierPath(value.contours.map { Contour($0.vertices, isClosed: closed) })
      }
    }
    return Path(path: path, direction: direction(item))
  }

  private mutating func star(_ item: JSONCursor) throws(Malformed) -> Star {
    Star(
      kind: Star.Kind(rawValue: item.integer("sy") ?? 1) ?? .star,
      position: try property(item, "p"),
      points: try property(item, "pt"),
      rotation: property(item, "r", default: 0),
      outerRadius: try property(item, "or"),
      outerRoundness: property(item, "os", default: 0),
      innerRadius: property(item, "ir", default: 0),
      innerRoundness: property(item, "is", default: 0),
      direction: direction(item)
    )
  }

  private mutating func strokeShape(_ item: JSONCursor) throws(Malformed) -> StrokeShape {
    StrokeShape(
      width: try property(item, "w"),
      lineCap: LineCap(rawValue: item.integer("lc") ?? 2) ?? .round,
      lineJoin: LineJoin(rawValue: item.integer("lj") ?? 2) ?? .round,
      miterLimit: item.number("ml") ?? 4,
      dashes: list(item["d"], "dash") { reader, entry throws(Malformed) in
        DashElement(
          kind: entry["n"]?.string.flatMap(DashElement.Kind.init) ?? .dash,
          length: try reader.property(entry, "v")
        )
      }
    )
  }

  private mutating func gradient(_ item: JSONCursor) throws(Malformed) -> GradientModel {
    guard let own = item["g"] else { throw Malformed(item, missing: "g", "gradient stops") }
    // A slot may stand for the whole gradient, number of stops included.
    let slot = own["sid"]?.string
    let replacement = slot.flatMap { slots[$0] }
    let stops = replacement?["k"]?.isObject == true ? replacement ?? own : own
    var colors: KeyframeGroup<[Double]> =
      if let replacement, replacement["k"]?.isArray == true {
        try property(replacement)
      } else {
        try property(stops, "k")
      }
    colors.slotID = colors.slotID ?? slot
    let fewest = colors.keyframes.map(\.value.count).min() ?? 0
    let count = stopCount(colors.slotID, in: stops, numbers: fewest) ?? fewest / 4
    return GradientModel(
      kind: GradientModel.Kind(rawValue: item.integer("t") ?? 1) ?? .linear,
      startPoint: try property(item, "s"),
      endPoint: try property(item, "e"),
      highlightLength: property(item, "h", default: 0),
      highlightAngle: property(item, "a", default: 0),
      colors: colors,
      colorCount: max(0, min(count, fewest / 4))
    )
  }

  /// The number of colours the document gives.
  ///
  /// A slot brings its own, or else data of another length.
  private func stopCount(_ slot: String?, in stops: JSONCursor, numbers: Int) -> Int? {
    let given = stops.integer("p")
    guard let replacement = slot.flatMap({ slots[$0] }) else { return given }
    if let own = replacement.integer("p") { return own }
    let before = stops["k"]?["k"].flatMap([Double].read)?.count
    guard let given, given > 0, before != nil, before != numbers else { return given }
    // As many alphas as colours make six numbers each; four are colours alone.
    return numbers % 4 == 0 ? numbers / 4 : numbers / 6
  }

  private mutating func repeater(_ item: JSONCursor) throws(Malformed) -> Repeater {
    guard let transform = item["tr"] else {
      throw Malformed(item, missing: "tr", "a transform")
    }
    return Repeater(
      copies: try property(item, "c"),
      offset: property(item, "o", default: 0),
      order: Repeater.Order(rawValue: item.integer("m") ?? 1) ?? .firstOnTop,
      transform: self.transform(transform),
      startOpacity: property(transform, "so", default: 100),
      endOpacity: property(transform, "eo", default: 100)
    )
  }

  private func direction(_ item: JSONCursor) -> PathDirection {
    item.integer("d") == 3 ? .counterClockwise : .clockwise
  }

  private func fillRule(_ item: JSONCursor) -> FillRule {
    item.integer("r") == 2 ? .evenOdd : .nonZero
  }

  /// The blend mode of a layer or an item; an unknown one is normal and noted.
  mutating func blendMode(_ cursor: JSONCursor) -> BlendMode {
    guard let value = cursor["bm"], let number = value.integer else { return .normal }
    if let mode = BlendMode(rawValue: number) { return mode }
    note(.unsupported, "blend mode \(number) is drawn as normal", value.location)
    return .normal
  }
}
