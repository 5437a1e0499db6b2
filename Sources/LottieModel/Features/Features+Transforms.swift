extension Feature.Definition {
  /// Transforms of layers and groups.
  static let transforms: [Feature.Definition] = [
    .feature("transform.anchor", "Anchor point")
      .found(.layer(.differs(["ks", "a"], from: 0), at: "ks")).drawn("transform/anchor"),
    .feature("transform.position", "Position")
      .found(.layer(.present(["ks", "p"]), at: ["ks", "p"])).drawn("shapes/rect/position"),
    .feature("transform.position.split", "Separated position")
      .found(.layer(.set(["ks", "p", "s"]), at: ["ks", "p"])).drawn("transform/position/split"),
    .feature("transform.position.z", "Position in depth")
      .found(
        .layer(
          .custom("ks.p has a third number, or z, that is not 0", LayerSubject.hasDepth),
          at: ["ks", "p"]
        )
      )
      .partly("layers/camera", .perspective),
    .feature("transform.scale", "Scale")
      .found(.layer(.present(["ks", "s"]), at: ["ks", "s"])).drawn("transform/scale"),
    .feature("transform.scale.negative", "Negative scale")
      .found(.layer(.negative(["ks", "s", "k"]), at: ["ks", "s"]))
      .drawn("transform/scale/negative"),
    .feature("transform.rotation", "Rotation")
      .found(.layer(.any([.present(["ks", "r"]), .present(["ks", "rz"])]), at: "ks"))
      .drawn("transform/rotation"),
    .feature("transform.rotation.xyz", "3D rotation")
      .found(
        .layer(
          .any([.differs(["ks", "rx"], from: 0), .differs(["ks", "ry"], from: 0)]),
          at: "ks"
        )
      )
      .partly("transform/rotation-3d", .perspective),
    .feature("transform.orientation", "3D orientation")
      .found(.layer(.differs(["ks", "or"], from: 0), at: "ks"))
      .partly("transform/rotation-3d", .perspective),
    .feature("transform.opacity", "Opacity")
      .found(.layer(.differs(["ks", "o"], from: 100), at: "ks")).drawn("transform/opacity"),
    .feature("transform.skew.layer", "Skew of a layer")
      .found(
        .layer(
          .custom("ks.sk is not a multiple of 180") {
            PropertyContext.isTurned($0.cursor["ks"]?["sk"], by: 180)
          },
          at: "ks"
        )
      )
      .drawn("transform/skew/axis"),
    .feature("transform.skew.group", "Skew of a group")
      .found(
        .shape(
          .transform,
          .custom("sk is not a multiple of 180") {
            PropertyContext.isTurned($0.cursor["sk"], by: 180)
          }
        )
      )
      .drawn("transform/skew/of-a-group"),
  ]
}
