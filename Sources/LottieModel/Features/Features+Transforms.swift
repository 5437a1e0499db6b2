extension Feature.Definition {
  /// Transforms of layers and groups.
  static let transforms: [Feature.Definition] = [
    Feature.Definition(
      .transformAnchor,
      "Anchor point",
      .layer(.differs(["ks", "a"], from: 0), at: "ks"),
      .drawn("transform/anchor")
    ),
    Feature.Definition(
      .transformPosition,
      "Position",
      .layer(.present(["ks", "p"]), at: ["ks", "p"]),
      .drawn("shapes/rect/position")
    ),
    Feature.Definition(
      .transformPositionSplit,
      "Separated position",
      .layer(.set(["ks", "p", "s"]), at: ["ks", "p"]),
      .drawn("transform/position/split")
    ),
    Feature.Definition(
      .transformPositionZ,
      "Position in depth",
      .layer(
        .custom("ks.p has a third number, or z, that is not 0", LayerSubject.hasDepth),
        at: ["ks", "p"]
      ),
      .partly("layers/camera", .perspective)
    ),
    Feature.Definition(
      .transformScale,
      "Scale",
      .layer(.present(["ks", "s"]), at: ["ks", "s"]),
      .drawn("transform/scale")
    ),
    Feature.Definition(
      .transformScaleNegative,
      "Negative scale",
      .layer(.negative(["ks", "s", "k"]), at: ["ks", "s"]),
      .drawn("transform/scale/negative")
    ),
    Feature.Definition(
      .transformRotation,
      "Rotation",
      .layer(.any([.present(["ks", "r"]), .present(["ks", "rz"])]), at: "ks"),
      .drawn("transform/rotation")
    ),
    Feature.Definition(
      .transformRotationXyz,
      "3D rotation",
      .layer(.any([.differs(["ks", "rx"], from: 0), .differs(["ks", "ry"], from: 0)]), at: "ks"),
      .partly("transform/rotation-3d", .perspective)
    ),
    Feature.Definition(
      .transformOrientation,
      "3D orientation",
      .layer(.differs(["ks", "or"], from: 0), at: "ks"),
      .partly("transform/rotation-3d", .perspective)
    ),
    Feature.Definition(
      .transformOpacity,
      "Opacity",
      .layer(.differs(["ks", "o"], from: 100), at: "ks"),
      .drawn("transform/opacity")
    ),
    Feature.Definition(
      .transformSkewLayer,
      "Skew of a layer",
      .layer(
        .custom("ks.sk is not a multiple of 180") {
          PropertyContext.isTurned($0.cursor["ks"]?["sk"], by: 180)
        },
        at: "ks"
      ),
      .drawn("transform/skew/axis")
    ),
    Feature.Definition(
      .transformSkewGroup,
      "Skew of a group",
      .shape(
        .transform,
        .custom("sk is not a multiple of 180") {
          PropertyContext.isTurned($0.cursor["sk"], by: 180)
        }
      ),
      .drawn("transform/skew/of-a-group")
    ),
  ]
}
