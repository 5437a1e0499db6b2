import LottieModel

/// The source of a cell of the matrix.
package enum CellSource: Hashable, Sendable {
  /// A file of the player's source, of its column's version.
  case file(String)
  /// A document that was drawn by the player.
  case measured(String)
  /// A row of lottie-ios's own table of supported features: its group and its name.
  case seed(group: String, row: String)
  /// Columns from which it is derived.
  case column(Player)
  /// The render cases of this program.
  case own
  /// Not examined.
  case notExamined

  /// The text for documentation and listings.
  package var words: String {
    switch self {
    case .file(let path): path
    case .measured(let document): "measured: \(document)"
    case .seed(let group, let row): "seed row: \(group), \(row)"
    case .column(let player): "as \(player.rawValue)"
    case .own: "render cases"
    case .notExamined: "unknown"
    }
  }
}

extension FeatureRow {
  /// The source of a player's cell.
  package func source(_ player: Player) -> CellSource {
    if support(by: player) == .unknown { return .notExamined }
    if let document = CellSource.document(feature, player) { return .measured(document) }
    switch player {
    case .lottie: return .own
    case .ios:
      return .column(feature.isReportedByCoreAnimation ? .iosMainThread : .iosCoreAnimation)
    case .iosOld, .ios3:
      if let row = CellSource.seeds[feature] { return .seed(group: row.group, row: row.name) }
      return .file(player == .iosOld ? "lottie-ios/Classes" : "lottie-swift/src")
    case .telegram where CellSource.file(feature, .telegram) == nil: return .column(.rlottie)
    default: return CellSource.file(feature, player).map(CellSource.file) ?? .notExamined
    }
  }
}

extension CellSource {
  /// The rows of lottie-ios's own table for features; several features may share a row.
  static let seeds: [Feature: (group: String, name: String)] = [
    .shapePath: ("Shapes", "Shape"), .shapePathAnimated: ("Shapes", "Shape"),
    .layerShape: ("Shapes", "Shape"), .shapeEllipse: ("Shapes", "Ellipse"),
    .shapeRect: ("Shapes", "Rectangle"), .shapeRectRounded: ("Shapes", "Rounded Rectangle"),
    .shapePolystarStar: ("Shapes", "Polystar"), .shapePolystarPolygon: ("Shapes", "Polystar"),
    .shapeGroup: ("Shapes", "Group"), .shapeTransform: ("Shapes", "Group"),
    .repeater: ("Shapes", "Repeater"), .trimIndividual: ("Shapes", "Trim Path (individually)"),
    .trimIndividualSeveral: ("Shapes", "Trim Path (individually)"),
    .trimSimultaneous: ("Shapes", "Trim Path (simultaneously)"), .fill: ("Renderable", "Fill"),
    .fillOpacity: ("Renderable", "Fill"), .stroke: ("Renderable", "Stroke"),
    .gradientFillRadial: ("Renderable", "Radial Gradient"),
    .gradientFillLinear: ("Renderable", "Linear Gradient"),
    .gradientStroke: ("Renderable", "Gradient Stroke"),
    .transformPosition: ("Transforms", "Position"),
    .transformPositionSplit: ("Transforms", "Position (separated X/Y)"),
    .transformScale: ("Transforms", "Scale"), .transformSkewLayer: ("Transforms", "Skew"),
    .transformSkewGroup: ("Transforms", "Skew"), .transformRotation: ("Transforms", "Rotation"),
    .transformAnchor: ("Transforms", "Anchor Point"),
    .transformOpacity: ("Transforms", "Opacity"), .layerParenting: ("Transforms", "Parenting"),
    .layerAutoOrient: ("Transforms", "Auto Orient"),
    .kfLinear: ("Interpolation", "Linear Interpolation"),
    .kfBezier: ("Interpolation", "Bezier Interpolation"),
    .kfAnimated: ("Interpolation", "Bezier Interpolation"),
    .kfHold: ("Interpolation", "Hold Interpolation"),
    .kfSpatial: ("Interpolation", "Spatial Bezier Interpolation"),
    .kfRove: ("Interpolation", "Rove Across Time"), .maskPath: ("Masks", "Mask Path"),
    .maskPathAnimated: ("Masks", "Mask Path"), .maskOpacity: ("Masks", "Mask Opacity"),
    .maskAdd: ("Masks", "Add"), .maskSubtract: ("Masks", "Subtract"),
    .maskIntersect: ("Masks", "Intersect"), .maskLighten: ("Masks", "Lighten"),
    .maskDarken: ("Masks", "Darken"), .maskDifference: ("Masks", "Difference"),
    .maskExpansion: ("Masks", "Expansion"), .maskFeather: ("Masks", "Feather"),
    .matteAlpha: ("Mattes", "Alpha Matte"), .matteAlphaInverted: ("Mattes", "Alpha Inverted Matte"),
    .matteLuma: ("Mattes", "Luma Matte"), .matteLumaInverted: ("Mattes", "Luma Inverted Matte"),
    .merge1: ("Merge Paths", "Merge"), .merge2: ("Merge Paths", "Add"),
    .merge3: ("Merge Paths", "Subtract"), .merge4: ("Merge Paths", "Intersect"),
    .merge5: ("Merge Paths", "Exclude Intersection"), .effectFill: ("Layer Effects", "Fill"),
    .effectStroke: ("Layer Effects", "Stroke"), .effectTint: ("Layer Effects", "Tint"),
    .effectTritone: ("Layer Effects", "Tritone"),
    .effectLevels: ("Layer Effects", "Levels Individual Controls"),
    .textGlyphs: ("Text", "Glyphs"), .textFonts: ("Text", "Fonts"),
    .textAnimatorPosition: ("Text", "Transform"), .textAnimatorAnchor: ("Text", "Transform"),
    .textAnimatorScale: ("Text", "Transform"), .textAnimatorRotation: ("Text", "Transform"),
    .textAnimatorSkew: ("Text", "Transform"), .textAnimatorOpacity: ("Text", "Transform"),
    .textFill: ("Text", "Fill"), .textAnimatorFill: ("Text", "Fill"),
    .textStroke: ("Text", "Stroke"), .textAnimatorStroke: ("Text", "Stroke"),
    .textAnimatorStrokeWidth: ("Text", "Stroke"), .textTracking: ("Text", "Tracking"),
    .textAnimatorTracking: ("Text", "Tracking"),
    .textGrouping: ("Text", "Anchor point grouping"),
    .textGroupingAlignment: ("Text", "Anchor point grouping"), .textPath: ("Text", "Text Path"),
    .textPathOptions: ("Text", "Text Path"),
    .textAnimatorRotation3d: ("Text", "Per-character 3D"),
    .textAnimatorDepth: ("Text", "Per-character 3D"),
    .textSelectorUnits: ("Text", "Range selector (Units)"),
    .textSelectorRange: ("Text", "Range selector (Units)"),
    .textSelectorBasedOn: ("Text", "Range selector (Based on)"),
    .textSelectorAmount: ("Text", "Range selector (Amount)"),
    .textSelectorShape: ("Text", "Range selector (Shape)"),
    .textSelectorEase: ("Text", "Range selector (Ease High, Ease Low)"),
    .textSelectorRandomize: ("Text", "Range selector (Randomize order)"),
    .textSelectorExpression: ("Text", "expression selector"),
    .expressions: ("Other", "Expressions"), .layerImage: ("Other", "Images"),
    .imageExternal: ("Other", "Images"), .layerPrecomp: ("Other", "Precomps"),
    .precompNested: ("Other", "Precomps"), .layerTimeStretch: ("Other", "Time Stretch"),
    .layerTimeRemap: ("Other", "Time remap"), .markers: ("Other", "Markers"),
  ]

  /// Players whose drawing of the bad case of a feature's rule was compared with that of
  /// lottie-web's SVG renderer: lottie-web 5.13 in Chromium, thorvg 1.1 and rlottie 0.2, in
  /// November 2026.
  private static let measured: [Feature: [Player]] = [
    .layerPrecompOpacity: [.web, .canvas, .rlottie, .thorvg],
    .layerShapeOpacity: [.web, .canvas, .rlottie, .thorvg],
    .layerSolidOpacity: [.web, .canvas, .rlottie, .thorvg],
    .layerRotationUnflagged: [.web, .canvas, .rlottie, .thorvg],
    .transformSkewGroup: [.rlottie, .thorvg],
    .kfLinear: [.web, .canvas, .rlottie, .thorvg],
    .kfTerminalHandles: [.web, .canvas, .rlottie, .thorvg],
    .shapePolystarRotation: [.web, .canvas, .rlottie, .thorvg],
    .strokeFlattened: [.web, .canvas, .rlottie, .thorvg],
    .strokeDashUnpaired: [.web, .rlottie, .thorvg],
    .strokeDashUnnamed: [.web, .canvas, .rlottie, .thorvg],
    .gradientAlphaOffsets: [.web, .canvas, .rlottie, .thorvg],
    .trimIndividualSeveral: [.web, .canvas, .rlottie, .thorvg],
    .trimPolygon: [.web, .canvas, .rlottie, .thorvg],
    .repeaterFractional: [.web, .canvas, .rlottie, .thorvg],
    .maskUnflagged: [.web, .canvas, .rlottie, .thorvg],
    .textGlyphsOld: [.web, .canvas, .thorvg],
    .imageUnflagged: [.web, .canvas, .rlottie, .thorvg],
  ]

  /// The document drawn by a player.
  static func document(_ feature: Feature, _ player: Player) -> String? {
    guard measured[feature]?.contains(player) ?? false else { return nil }
    return "Tests/LintTests/Cases/compat/\(feature.rawValue)/bad-1.json"
  }

  /// The file of a player's source for a feature: that of the longest matching prefix of its id.
  static func file(_ feature: Feature, _ player: Player) -> String? {
    guard let source = sources[player] else { return nil }
    let known = source.files.filter { feature.rawValue.hasPrefix($0.key) }
    return known.max { $0.key.count < $1.key.count }.map { source.folder + $0.value }
  }
}
