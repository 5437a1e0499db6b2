extension Feature.Definition {
  /// Paths and groups.
  static let shapes: [Feature.Definition] = [
    Feature.Definition(.shapeGroup, "Group", .shape(.group), .drawn("transform/group")),
    Feature.Definition(.shapePath, "Path", .shape(.path), .drawn("shapes/path")),
    Feature.Definition(
      .shapePathAnimated,
      "Animated path",
      .shape(.path, .animated("ks"), at: "ks"),
      .drawn("interpolation/path")
    ),
    Feature.Definition(
      .shapePathVertexMismatch,
      "Path with a changing number of vertices",
      [
        .shape(
          .path,
          .custom("keyframes of ks have different counts of v") {
            $0.cursor["ks"]?.changesVertexCount ?? false
          },
          at: "ks"
        ),
        .mask(
          .custom("keyframes of pt have different counts of v") {
            $0["pt"]?.changesVertexCount ?? false
          },
          at: "pt"
        ),
      ],
      .partly("interpolation/path/vertex-count", .vertices)
    ),
    Feature.Definition(
      .shapePathOnePoint,
      "Dot: a path of one vertex with a round or square cap",
      .shapes(
        "a closed sh of one vertex beside a stroke whose lc is 2 or 3",
        ShapeListContext.dot
      ),
      .drawn("paint/stroke/dot-of-one-vertex")
    ),
    Feature.Definition(.shapeEllipse, "Ellipse", .shape(.ellipse), .drawn("shapes/ellipse")),
    Feature.Definition(.shapeRect, "Rectangle", .shape(.rectangle), .drawn("shapes/rect")),
    Feature.Definition(
      .shapeRectRounded,
      "Rounded rectangle",
      .shape(.rectangle, .differs("r", from: 0)),
      .drawn("shapes/rect/rounded")
    ),
    Feature.Definition(
      .shapePolystarStar,
      "Star",
      .shape(.star, .not(.equals("sy", 2))),
      .drawn("shapes/star")
    ),
    Feature.Definition(
      .shapePolystarPolygon,
      "Polygon",
      .shape(.star, .equals("sy", 2)),
      .drawn("shapes/polygon")
    ),
    Feature.Definition(
      .shapePolystarRoundness,
      "Roundness of a star or polygon",
      .shape(.star, .any([.differs("os", from: 0), .differs("is", from: 0)])),
      .drawn("shapes/star/roundness")
    ),
    Feature.Definition(
      .shapePolystarRotation,
      "Rotation of a star or polygon",
      .shape(.star, .differs("r", from: 0)),
      .drawn("shapes/polygon")
    ),
    Feature.Definition(
      .shapeDirectionReversed,
      "Reversed direction",
      .shape([.path, .ellipse, .rectangle, .star], .equals("d", 3)),
      .drawn("shapes/direction")
    ),
    Feature.Definition(
      .shapeHidden,
      "Hidden shape",
      .shape(.set("hd")),
      .drawn("paint/fill/hidden")
    ),
    Feature.Definition(
      .shapeTransform,
      "Transform of a group",
      .shape(.transform),
      .drawn("transform/group")
    ),
    Feature.Definition(
      .shapeLegacyClosed,
      "Closed flag beside a path (old exports)",
      .shape(.path, .present("closed")),
      .read
    ),
    Feature.Definition(
      .shapeUnknown,
      "Unknown shape",
      .shape(.custom("ty is unknown") { $0.type == nil }),
      .notDrawn
    ),
  ]
}
