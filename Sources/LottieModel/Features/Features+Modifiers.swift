extension Feature.Definition {
  /// Modifiers of paths.
  static let modifiers: [Feature.Definition] = [
    Feature.Definition(
      .trimSimultaneous,
      "Trim Paths, simultaneously",
      .shape(.trim, .not(.equals("m", 2))),
      .drawn("modifiers/trim/simultaneously")
    ),
    Feature.Definition(
      .trimIndividual,
      "Trim Paths, individually",
      .shapes(
        "a tm whose m is 2, of one or two paths in one group",
        ShapeListContext.trimOfFewPaths
      ),
      .drawn("modifiers/trim/individually")
    ),
    Feature.Definition(
      .trimIndividualSeveral,
      "Trim Paths, individually, of more than two paths or several groups",
      .shapes(
        "a tm whose m is 2, of more than two paths or of several groups",
        ShapeListContext.trimOfSeveralPaths
      ),
      .drawn("modifiers/trim/individually")
    ),
    Feature.Definition(
      .trimOnFill,
      "Trim Paths on a fill",
      .shapes("a tm that cuts, beside a fl or gf", ShapeListContext.trimOfFill),
      .drawn("modifiers/trim/of-a-fill")
    ),
    Feature.Definition(
      .trimPrimitive,
      "Trim Paths on a rectangle, ellipse or star",
      .shapes("a tm that cuts, beside an rc, el or sr", ShapeListContext.trimOfPrimitive),
      .drawn("modifiers/trim")
    ),
    Feature.Definition(
      .trimPolygon,
      "Trim Paths on a polygon",
      .shapes("a tm that cuts, behind an sr whose sy is 2", ShapeListContext.trimOfPolygon),
      .drawn("modifiers/trim")
    ),
    Feature.Definition(
      .trimOffset,
      "Trim Paths offset",
      .shape(.trim, .differs("o", from: 0)),
      .drawn("modifiers/trim/offset")
    ),
    Feature.Definition(.repeater, "Repeater", .shape(.repeater), .drawn("modifiers/repeater")),
    Feature.Definition(
      .repeaterOpacity,
      "Repeater start or end opacity",
      .shape(
        .repeater,
        .any([.differs(["tr", "so"], from: 100), .differs(["tr", "eo"], from: 100)])
      ),
      .drawn("modifiers/repeater/opacity")
    ),
    Feature.Definition(
      .repeaterOffset,
      "Repeater offset",
      .shape(.repeater, .differs("o", from: 0)),
      .drawn("modifiers/repeater/offset")
    ),
    Feature.Definition(
      .repeaterAnimatedCopies,
      "Animated number of copies",
      .shape(.repeater, .animated("c")),
      .drawn("modifiers/repeater/copies")
    ),
    Feature.Definition(
      .repeaterFractional,
      "Fractional number of copies",
      .shape(
        .repeater,
        .custom("c is not an integer, or is interpolated between keyframes") {
          $0.cursor["c"].map(PropertyContext.isFractional) ?? false
        },
        at: "c"
      ),
      .drawn("modifiers/repeater/copies")
    ),
    Feature.Definition(
      .repeaterComposite,
      "Repeater composite above or below",
      .shape(.repeater, .equals("m", 2)),
      .drawn("modifiers/repeater/order")
    ),
    Feature.Definition(
      .merge1,
      "Merge Paths: merge",
      .shape(.merge, .not(.within("mm", 2...5))),
      .drawn("modifiers/merge/merge")
    ),
    Feature.Definition(
      .merge2,
      "Merge Paths: add",
      .shapes("mm is 2, behind several paths") { ShapeListContext.merge($0, 2...2) },
      .drawn("modifiers/merge/add")
    ),
    Feature.Definition(
      .merge3,
      "Merge Paths: subtract",
      .shapes("mm is 3, behind several paths") { ShapeListContext.merge($0, 3...3) },
      .drawn("modifiers/merge/subtract")
    ),
    Feature.Definition(
      .merge4,
      "Merge Paths: intersect",
      .shapes("mm is 4, behind several paths") { ShapeListContext.merge($0, 4...4) },
      .drawn("modifiers/merge/intersect")
    ),
    Feature.Definition(
      .merge5,
      "Merge Paths: exclude intersections",
      .shapes("mm is 5, behind several paths") { ShapeListContext.merge($0, 5...5) },
      .drawn("modifiers/merge/exclude")
    ),
    Feature.Definition(
      .roundCorners,
      "Round Corners",
      .shape(.roundedCorners),
      .drawn("modifiers/rounded-corners")
    ),
    Feature.Definition(
      .puckerBloat,
      "Pucker & Bloat",
      .shape(.pucker),
      .drawn("modifiers/pucker-bloat")
    ),
    Feature.Definition(
      .offsetPath,
      "Offset Paths",
      .shape(.offset),
      .drawn("modifiers/offset-path")
    ),
    Feature.Definition(.zigZag, "Zig Zag", .shape(.zigZag), .drawn("modifiers/zig-zag")),
    Feature.Definition(.twist, "Twist", .shape(.twist), .partly("modifiers/twist", .twirl)),
    Feature.Definition(.wiggle, "Wiggle Paths or Wiggle Transform", .shape(.wiggle), .notDrawn),
  ]
}
