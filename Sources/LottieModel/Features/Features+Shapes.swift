extension Feature.Definition {
  /// Paths and groups.
  static let shapes: [Feature.Definition] = [
    .feature("shape.group", "Group").found(.shape(.group)).drawn("transform/group"),
    .feature("shape.group.opacity", "Translucent group of several fills and strokes")
      .found(
        .shape(
          .group,
          .custom("the o of its tr is not 100; its items have several fills and strokes") {
            $0.isTranslucentGroup
          }
        )
      )
      .drawn("paint/group"),
    .feature("shape.path", "Path").found(.shape(.path)).drawn("shapes/path"),
    .feature("shape.path.animated", "Animated path")
      .found(.shape(.path, .animated([.path]), at: [.path])).drawn("interpolation/path"),
    .feature("shape.path.vertex_mismatch", "Path with a changing number of vertices")
      .found(
        .shape(
          .path,
          .custom("keyframes of ks have different counts of v") {
            $0.cursor[.path]?.changesVertexCount ?? false
          },
          at: [.path]
        ),
        .mask(
          .custom("keyframes of pt have different counts of v") {
            $0[.maskShape]?.changesVertexCount ?? false
          },
          at: [.maskShape]
        )
      )
      .partly("interpolation/path/vertex-count", .vertices),
    .feature("shape.path.one_point", "Dot: a path of one vertex with a round or square cap")
      .found(
        .shapes(
          "a closed sh of one vertex beside a stroke whose lc is 2 or 3",
          ShapeListContext.dot
        )
      )
      .drawn("paint/stroke/dot-of-one-vertex"),
    .feature("shape.ellipse", "Ellipse").found(.shape(.ellipse)).drawn("shapes/ellipse"),
    .feature("shape.rect", "Rectangle").found(.shape(.rectangle)).drawn("shapes/rect"),
    .feature("shape.rect.rounded", "Rounded rectangle")
      .found(.shape(.rectangle, .differs([.roundness], from: 0))).drawn("shapes/rect/rounded"),
    .feature("shape.rect.no_direction", "Rectangle without a direction")
      .found(.shape(.rectangle, .missing([.direction]))).drawn("shapes/rect"),
    .feature("shape.polystar.star", "Star")
      .found(.shape(.star, .not(.equals([.starType], 2)))).drawn("shapes/star"),
    .feature("shape.polystar.polygon", "Polygon")
      .found(.shape(.star, .equals([.starType], 2))).drawn("shapes/polygon"),
    .feature("shape.polystar.polygon.inner_radius", "Polygon with an inner radius")
      .found(.shape(.star, .all([.equals([.starType], 2), .present([.innerRadius])]))).read,
    .feature("shape.polystar.points.fractional", "Fractional number of points")
      .found(.shape(.star, .fractional([.points, .value]), at: [.points]))
      .drawn("shapes/star/fractional-points"),
    .feature("shape.polystar.points.animated", "Animated number of points")
      .found(.shape(.star, .animated([.points]), at: [.points])).read,
    .feature("shape.polystar.roundness", "Roundness of a star")
      .found(
        .shape(
          .star,
          .all([
            .not(.equals([.starType], 2)),
            .any([.differs([.outerRoundedness], from: 0), .differs([.innerRoundedness], from: 0)]),
          ])
        )
      )
      .drawn("shapes/star/roundness"),
    .feature("shape.polystar.roundness.polygon", "Roundness of a polygon")
      .found(
        .shape(.star, .all([.equals([.starType], 2), .differs([.outerRoundedness], from: 0)]))
      )
      .read,
    .feature("shape.polystar.rotation", "Rotation of a star or polygon")
      .found(.shape(.star, .differs([.rotation], from: 0))).drawn("shapes/polygon"),
    .feature("shape.direction.reversed", "Reversed direction")
      .found(.shape([.path, .ellipse], .equals([.direction], 3)))
      .read,
    .feature("shape.direction.reversed.rect", "Reversed direction of a rectangle")
      .found(.shape(.rectangle, .equals([.direction], 3))).drawn("shapes/direction"),
    .feature("shape.direction.reversed.polystar", "Reversed direction of a star or polygon")
      .found(.shape(.star, .equals([.direction], 3))).read,
    .feature("shape.hidden", "Hidden shape")
      .found(.shape(.set([.hidden]))).drawn("paint/fill/hidden"),
    .feature("shape.hidden.modifier", "Hidden modifier of paths")
      .found(
        .shapes("hd of a tm, rp, rd, pb, op or zz is true", ShapeListContext.hiddenModifier)
      )
      .read,
    .feature("shape.hidden.group", "Hidden group")
      .found(
        .shapes(
          "hd of a gr is true",
          all: { $0.items.filter { $0.type == .group && $0.isHidden }.map(\.cursor) }
        )
      )
      .read,
    .feature("shape.transform", "Transform of a group")
      .found(.shape(.transform)).drawn("transform/group"),
    .feature("shape.legacy_closed", "Closed flag beside a path (old exports)")
      .found(
        .shapes(
          "closed is true beside the open ks of an sh, which a curve closes or a stroke paints",
          ShapeListContext.pathClosedBeside
        )
      )
      .read,
    .feature("shape.late_type", "Shape whose type stands behind other members")
      .found(
        .shape(
          .custom("ty is behind a member other than d, ind, nm, mn, ix and cix") {
            !$0.membersBeforeType.isEmpty
          }
        )
      )
      .read,
    .feature("shape.unknown", "Unknown shape")
      .found(.shape(.custom("ty is unknown") { $0.type == nil })).notDrawn,
  ]
}
