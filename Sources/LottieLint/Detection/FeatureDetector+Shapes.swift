import LottieModel

extension FeatureDetector {
  mutating func shapes(_ list: ShapeListContext) {
    let items = list.items.filter { !$0.isHidden }
    guard let trim = items.first(where: { $0.type == .trim }) else { return strokes(list) }
    let paints = items.contains { $0.type == .fill || $0.type == .gradientFill }
    add(.trimOnFill, trim.cursor, if: paints && Trim.cuts(trim.cursor))
    strokes(list)
  }

  /// Strokes that a group's own transform scales unevenly.
  private mutating func strokes(_ list: ShapeListContext) {
    guard let stroke = list.items.first(where: { $0.type?.isStroke ?? false && !$0.isHidden }),
      let transform = list.items.first(where: { $0.type == .transform }),
      let scale = transform.cursor["s"]?["k"]?.numbers, scale.count >= 2
    else { return }
    add(.strokeNonuniformScale, stroke.cursor, if: abs(scale[0]) != abs(scale[1]))
  }

  mutating func shape(_ shape: ShapeContext) {
    let cursor = shape.cursor
    add(.shapeHidden, cursor, if: shape.isHidden)
    guard let type = shape.type else { return add(.shapeUnknown, cursor) }
    if type.isPath { add(.shapeDirectionReversed, cursor, if: cursor["d"]?.whole == 3) }
    switch type {
    case .group: add(.shapeGroup, cursor)
    case .path:
      add(.shapePath, cursor)
      add(.shapeLegacyClosed, cursor, if: cursor["closed"] != nil)
    case .ellipse: add(.shapeEllipse, cursor)
    case .rectangle:
      add(.shapeRect, cursor)
      add(.shapeRectRounded, cursor, if: PropertyContext.differs(cursor["r"], from: 0))
    case .star: star(cursor)
    case .transform:
      add(.shapeTransform, cursor)
      add(.transformSkewGroup, cursor, if: PropertyContext.differs(cursor["sk"], from: 0))
    case .noStyle: add(.styleNone, cursor)
    case .fill, .stroke, .gradientFill, .gradientStroke: paint(cursor, type)
    case .trim, .repeater, .roundedCorners, .merge, .pucker, .offset, .zigZag, .twist, .wiggle:
      modifier(cursor, type)
    }
    let blends = type.isPaint || type == .group
    add(.styleBlend, cursor, if: blends && (cursor["bm"]?.whole ?? 0) != 0)
  }

  private mutating func star(_ cursor: JSONCursor) {
    add(cursor["sy"]?.whole == 2 ? .shapePolystarPolygon : .shapePolystarStar, cursor)
    let isRound =
      PropertyContext.differs(cursor["os"], from: 0)
      || PropertyContext.differs(cursor["is"], from: 0)
    add(.shapePolystarRoundness, cursor, if: isRound)
  }

  private mutating func paint(_ cursor: JSONCursor, _ type: ShapeType) {
    switch type {
    case .fill:
      add(.fill, cursor)
      add(.fillDisabled, cursor, if: cursor["fillEnabled"]?.bool == false)
      add(.fillOpacity, cursor, if: PropertyContext.differs(cursor["o"], from: 100))
    case .stroke: add(.stroke, cursor)
    case .gradientStroke:
      add(.gradientStroke, cursor)
      add(.gradientStrokeDash, cursor, if: (cursor["d"]?.count ?? 0) > 0)
    default: break
    }
    if type.isStroke {
      stroke(cursor, isGradient: type == .gradientStroke)
    } else {
      add(.fillEvenodd, cursor, if: cursor["r"]?.whole == 2)
    }
    if type == .gradientFill || type == .gradientStroke { gradient(cursor, type) }
  }

  private mutating func gradient(_ cursor: JSONCursor, _ type: ShapeType) {
    let kind = cursor["t"]?.whole
    if type == .gradientFill {
      add(.gradientFillLinear, cursor, if: kind == 1)
      add(.gradientFillRadial, cursor, if: kind == 2)
    }
    add(.gradientConic, cursor, if: kind == 3)
    let highlight =
      PropertyContext.differs(cursor["h"], from: 0) || PropertyContext.differs(cursor["a"], from: 0)
    add(.gradientHighlight, cursor, if: kind == 2 && highlight)
    let moves = [cursor["s"], cursor["e"]].contains { point in
      point.flatMap { PropertyContext.keyframes($0) } != nil
    }
    add(.gradientAnimatedPoints, cursor, if: moves)
  }

  private mutating func stroke(_ cursor: JSONCursor, isGradient: Bool) {
    let width = cursor["w"].flatMap { PropertyContext.keyframes($0) }
    add(.strokeWidthAnimated, cursor, if: width != nil)
    add(.strokeCap, cursor, if: cursor["lc"] != nil)
    add(.strokeJoin, cursor, if: cursor["lj"] != nil)
    add(.strokeMiter, cursor, if: cursor["ml"] != nil && cursor["lj"]?.whole == 1)
    if let miter = cursor["ml2"] {
      let animated = PropertyContext.differs(miter, from: cursor["ml"]?.double ?? 4)
      add(.strokeMiterAnimated, miter, if: animated && cursor["lj"]?.whole == 1)
    }
    guard let dashes = cursor["d"], dashes.isArray, !isGradient else { return }
    for dash in dashes.elements {
      let isOffset = dash["n"]?.string == "o"
      add(isOffset ? .strokeDashOffset : .strokeDash, dash)
      let moves = dash["v"].flatMap { PropertyContext.keyframes($0) } != nil
      add(.strokeDashAnimated, dash, if: moves && !isOffset)
    }
  }

  private mutating func modifier(_ cursor: JSONCursor, _ type: ShapeType) {
    switch type {
    case .trim:
      add(cursor["m"]?.whole == 2 ? .trimIndividual : .trimSimultaneous, cursor)
      add(.trimOffset, cursor, if: PropertyContext.differs(cursor["o"], from: 0))
    case .repeater: repeater(cursor)
    case .roundedCorners: add(.roundCorners, cursor)
    case .merge:
      switch cursor["mm"]?.whole {
      case 2: add(.merge2, cursor)
      case 3: add(.merge3, cursor)
      case 4: add(.merge4, cursor)
      case 5: add(.merge5, cursor)
      default: add(.merge1, cursor)
      }
    case .pucker: add(.puckerBloat, cursor)
    case .offset: add(.offsetPath, cursor)
    case .zigZag: add(.zigZag, cursor)
    case .twist: add(.twist, cursor)
    case .wiggle: add(.wiggle, cursor)
    default: break
    }
  }

  private mutating func repeater(_ cursor: JSONCursor) {
    add(.repeater, cursor)
    let transform = cursor["tr"]
    let fades =
      PropertyContext.differs(transform?["so"], from: 100)
      || PropertyContext.differs(transform?["eo"], from: 100)
    add(.repeaterOpacity, cursor, if: fades)
    add(.repeaterOffset, cursor, if: PropertyContext.differs(cursor["o"], from: 0))
    let copies = cursor["c"].flatMap { PropertyContext.keyframes($0) }
    add(.repeaterAnimatedCopies, cursor, if: copies != nil)
    add(.repeaterComposite, cursor, if: cursor["m"]?.whole == 2)
  }
}

/// What trims say.
enum Trim {
  /// Whether a trim cuts anything, ever.
  static func cuts(_ cursor: JSONCursor) -> Bool {
    PropertyContext.differs(cursor["s"], from: 0) || PropertyContext.differs(cursor["e"], from: 100)
  }
}
