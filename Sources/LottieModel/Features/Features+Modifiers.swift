extension Feature.Definition {
  /// Modifiers of paths.
  static let modifiers: [Feature.Definition] =
    [
      .feature("trim.simultaneous", "Trim Paths, simultaneously")
        .found(.shape(.trim, .not(.equals([.trimMultipleShapes], 2))))
        .drawn("modifiers/trim/simultaneously"),
      .feature("trim.individual", "Trim Paths, individually")
        .found(
          .shapes(
            "a tm whose m is 2, of two paths in one group",
            ShapeListContext.trimOfFewPaths
          )
        )
        .drawn("modifiers/trim/individually"),
      .feature(
        "trim.individual.several",
        "Trim Paths, individually, of more than two paths or several groups"
      )
      .found(
        .shapes(
          "a tm whose m is 2, of more than two paths or of several groups",
          ShapeListContext.trimOfSeveralPaths
        )
      )
      .drawn("modifiers/trim/individually"),
      .feature("trim.individual.groups", "Trim Paths, individually, of several painted groups")
        .found(
          .shapes(
            "a tm whose m is 2, behind several painted groups",
            ShapeListContext.trimOfSeveralGroups
          )
        )
        .drawn("modifiers/trim"),
      .feature("trim.individual.offset", "Trim Paths offset, individually")
        .found(
          .shape(
            .trim,
            .all([.equals([.trimMultipleShapes], 2), .differs([.offset], from: 0)])
          )
        )
        .drawn("modifiers/trim/individually-wraps"),
      .feature("trim.still", "Trim Paths that stand still before others that move")
        .found(
          .shapes(
            "a tm that stands still before one that moves, in a layer that stands still",
            all: ShapeListContext.stillTrims
          )
        )
        .read,
      .feature("trim.on_fill", "Trim Paths on a fill")
        .found(.shapes("a tm that cuts, beside a fl or gf", ShapeListContext.trimOfFill))
        .drawn("modifiers/trim/of-a-fill"),
      .feature("trim.on_fill.groups", "Trim Paths on groups with a fill")
        .found(
          .shapes(
            "a tm that cuts, behind groups with a fl or gf",
            ShapeListContext.trimOfFilledGroups
          )
        )
        .read,
      .feature("trim.primitive", "Trim Paths on a rectangle, ellipse or star")
        .found(.shapes("a tm that cuts, beside an rc, el or sr", ShapeListContext.trimOfPrimitive))
        .drawn("modifiers/trim"),
      .feature("trim.polygon", "Trim Paths on a polygon")
        .found(
          .shapes("a tm that cuts, behind an sr whose sy is 2", ShapeListContext.trimOfPolygon)
        )
        .drawn("modifiers/trim"),
      .feature("trim.offset", "Trim Paths offset")
        .found(.shape(.trim, .differs([.offset], from: 0))).drawn("modifiers/trim/offset"),
      .feature("trim.offset.nested", "Trim Paths offset of trimmed groups")
        .found(
          .shapes(
            "a tm whose o is not 0, behind groups with a tm",
            ShapeListContext.offsetTrimOfTrims
          )
        )
        .read,
      .feature("trim.uneven", "Trim Paths on curves of uneven speed")
        .found(
          .shapes(
            "a tm that cuts, behind an sh with a curve twice as fast at one place as at another",
            ShapeListContext.trimOfUnevenCurves
          )
        )
        .read,
      .feature("trim.out_of_range", "Trim Paths before 0 % or past 100 %")
        .found(
          .shape(
            .trim,
            .custom("s or e is below 0 or above 100, between keyframes, too") { trim in
              [trim.cursor[.start], trim.cursor[.end]].contains {
                let reach = PropertyContext.reach($0)
                return reach.lowerBound < 0 || reach.upperBound > 100
              }
            }
          )
        )
        .read,
      .feature("repeater", "Repeater").found(.shape(.repeater)).drawn("modifiers/repeater"),
      .feature("repeater.opacity", "Repeater start or end opacity")
        .found(
          .shape(
            .repeater,
            Condition.fadesCopies
          )
        )
        .drawn("modifiers/repeater/opacity"),
      .feature("repeater.opacity.paints", "Fading repeater of several fills and strokes")
        .found(
          .shapes(
            "an rp with a tr whose so or eo is not 100, behind several fills and strokes",
            ShapeListContext.fadingRepeaterOfPaints
          )
        )
        .read,
      .feature("repeater.offset", "Repeater offset")
        .found(.shape(.repeater, .differs([.offset], from: 0))).drawn("modifiers/repeater/offset"),
      .feature("repeater.offset.negative", "Negative repeater offset")
        .found(
          .shape(
            .repeater,
            .custom("o is a whole number below 0, or is animated and reaches below 0") {
              $0.cursor[.offset].map(PropertyContext.isWholeBelowZero) ?? false
            }
          )
        )
        .read,
      .feature("repeater.scale", "Repeater with scaled copies")
        .found(.shape(.repeater, .differs([.repeaterTransform, .scale], from: 100)))
        .drawn("modifiers/repeater/scale-compounds"),
      .feature("repeater.scale.turned", "Repeater that turns and scales unevenly")
        .found(
          .shape(
            .repeater,
            .custom("tr has an r that is not 0, and an s that is uneven or mirrors") {
              $0.cursor.turnsAndStretchesCopies
            }
          )
        )
        .read,
      .feature("repeater.animated_copies", "Animated number of copies")
        .found(.shape(.repeater, .animated([.copies]))).drawn("modifiers/repeater/copies"),
      .feature("repeater.fractional", "Fractional number of copies")
        .found(
          .shape(
            .repeater,
            .custom("c is not an integer, or is interpolated between keyframes") {
              $0.cursor[.copies].map(PropertyContext.isFractional) ?? false
            },
            at: [.copies]
          )
        )
        .drawn("modifiers/repeater/copies"),
      .feature("repeater.composite", "Repeater composite above or below")
        .found(.shape(.repeater, .equals([.composite], 2))).drawn("modifiers/repeater/order"),
      .feature("repeater.composite.opacity", "Repeater composite below with opacities")
        .found(
          .shape(
            .repeater,
            .all([
              .equals([.composite], 2),
              Condition.fadesCopies,
            ])
          )
        )
        .read,
      .feature("repeater.first_on_top", "Repeater with the first copy on top")
        .found(.shape(.repeater, .not(.equals([.composite], 2)))).drawn("modifiers/repeater/order"),
      .feature("repeater.before_paint", "Repeater of paths before their fill or stroke")
        .found(
          .shapes("an rp before a fill or stroke, and none between paths and it") {
            ShapeListContext.repeaterOfPaths($0)
          }
        )
        .drawn("modifiers/repeater"),
      .feature("repeater.several", plural: "Several repeaters of the same shapes")
        .found(
          .shapes("an rp behind another, or behind a group with one") {
            ShapeListContext.repeaterOfCopies($0)
          }
        )
        .read,
      .feature("repeater.modifier", "Modifier of paths before a repeater")
        .found(
          .shapes(
            "a tm, rd, pb, zz or op before an rp",
            ShapeListContext.repeatedModifier
          )
        )
        .read,
    ] + zip(Merge.Mode.allCases, mergeModeNames).map(merge) + [
      .feature("merge.trimmed", "Merge Paths: merge, before a simultaneous trim")
        .found(
          .shapes(
            "mm is 1, behind several paths, and a tm whose m is not 2 cuts them",
            ShapeListContext.trimmedMerge
          )
        )
        .read,
      .feature("round_corners", "Round Corners")
        .found(
          .shapes("an rd of paths other than rectangles") {
            ShapeListContext.roundCorners($0, ofRectangles: false)
          }
        )
        .drawn("modifiers/rounded-corners"),
      .feature("round_corners.rect", "Round Corners of rectangles")
        .found(
          .shapes("an rd of rectangles only") {
            ShapeListContext.roundCorners($0, ofRectangles: true)
          }
        )
        .read,
      .feature("round_corners.trimmed", "Round Corners of trimmed rectangles")
        .found(.shapes("an rd behind an rc, beside a tm", ShapeListContext.roundTrimmedRectangle))
        .read,
      .feature("round_corners.rounded", "Round Corners of a rectangle with Roundness")
        .found(
          .shapes("an rd behind an rc whose r is not 0", ShapeListContext.roundRoundedRectangle)
        )
        .read,
      .feature("round_corners.open", "Round Corners of an open path")
        .found(.shapes("an rd beside an open sh", ShapeListContext.roundCornersOfOpenPath))
        .read,
      .feature("round_corners.combined", "Round Corners of a star, or of several paths together")
        .found(
          .shapes(
            "an rd behind an sr, or behind several paths",
            ShapeListContext.roundCombinedCorners
          )
        )
        .read,
      .feature("pucker_bloat", "Pucker & Bloat")
        .found(.shape(.pucker)).drawn("modifiers/pucker-bloat"),
      .feature("pucker_bloat.star", "Pucker & Bloat of a star or polygon")
        .found(.shapes("a pb behind an sr", ShapeListContext.puckeredStar))
        .read,
      .feature("offset_path", "Offset Paths").found(.shape(.offset)).drawn("modifiers/offset-path"),
      .feature("offset_path.open", "Offset Paths of an open path that bends")
        .found(.shapes("an op behind an open sh that bends", ShapeListContext.offsetOpenPath))
        .read,
      .feature("offset_path.reversed", "Offset Paths of a reversed path")
        .found(
          .shapes(
            "an op behind a path that goes around counterclockwise",
            ShapeListContext.offsetReversedPath
          )
        )
        .read,
      .feature("offset_path.miter", "Offset Paths with miters")
        .found(.shape(.offset, .equals([.lineJoin], 1))).drawn("modifiers/offset-path/miter"),
      .feature("zig_zag", "Zig Zag").found(.shape(.zigZag)).drawn("modifiers/zig-zag"),
      .feature("twist", "Twist").found(.shape(.twist)).partly("modifiers/twist", .twirl),
      .feature("wiggle", "Wiggle Paths or Wiggle Transform").found(.shape(.wiggle)).notDrawn,
    ]

  /// The names of ``Merge/Mode``, in its order.
  private static let mergeModeNames = ["merge", "add", "subtract", "intersect", "exclude"]

  private static func merge(_ mode: Merge.Mode, _ name: String) -> Feature.Definition {
    let number = mode.rawValue
    let trace: FeatureTrace =
      mode == .merge
      ? .shape(.merge, .not(.within([.mergeMode], 2...5)))
      : .shapes(
        "mm is \(number), behind several paths",
        all: { ShapeListContext.merges($0.items, number) }
      )
    let title = mode == .exclude ? "exclude intersections" : name
    return feature("merge.\(number)", "Merge Paths: \(title)").found(trace)
      .drawn("modifiers/merge/\(name)")
  }
}

extension Condition<ShapeContext> {
  /// A repeater with a start or end opacity.
  static let fadesCopies = Condition.any([
    .differs([.repeaterTransform, "so"], from: 100),
    .differs([.repeaterTransform, "eo"], from: 100),
  ])
}
