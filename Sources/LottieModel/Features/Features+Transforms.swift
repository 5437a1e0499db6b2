extension Feature.Definition {
  /// Transforms of layers and groups.
  static let transforms: [Feature.Definition] = [
    .feature("transform.anchor", "Anchor point")
      .found(.layer(.differs([.transform, .anchorPoint], from: 0), at: [.transform]))
      .drawn("transform/anchor"),
    .feature("transform.position", "Position")
      .found(.layer(.present([.transform, .position]), at: [.transform, .position]))
      .drawn("shapes/rect/position"),
    .feature("transform.position.split", "Separated position")
      .found(
        .layer(.set([.transform, .position, .separateDimensions]), at: [.transform, .position])
      )
      .drawn("transform/position/split"),
    .feature("transform.position.z", "Position in depth")
      .found(
        .layer(
          .custom("ks.p has a third number, or z, that is not 0", LayerSubject.hasDepth),
          at: [.transform, .position]
        )
      )
      .drawn("layers/camera/default-far"),
    .feature("transform.scale", "Scale")
      .found(.layer(.present([.transform, .scale]), at: [.transform, .scale]))
      .drawn("transform/scale"),
    .feature("transform.scale.negative", "Negative scale")
      .found(.layer(.negative([.transform, .scale, .value]), at: [.transform, .scale]))
      .drawn("transform/scale/negative"),
    .feature("transform.rotation", "Rotation")
      .found(
        .layer(
          .any([.present([.transform, .rotation]), .present([.transform, .rotationZ])]),
          at: [.transform]
        )
      )
      .drawn("transform/rotation"),
    .feature("transform.rotation.z.alone", "Rotation about z alone, by ks.rz")
      .found(
        .layer(
          .all([
            .missing([.transform, .rotationX]), .differs([.transform, .rotationZ], from: 0),
          ]),
          at: [.transform]
        )
      )
      .read,
    .feature("transform.rotation.z.unflagged", "Rotation by ks.rz of a layer that is not 3D")
      .found(
        .layer(
          .all([
            .not(.set([.threeDimensional])), .differs([.transform, .rotationZ], from: 0),
          ]),
          at: [.transform]
        )
      )
      .read,
    .feature("transform.rotation.xyz", "3D rotation")
      .found(
        .layer(
          .any([
            .differs([.transform, .rotationX], from: 0),
            .differs([.transform, .rotationY], from: 0),
          ]),
          at: [.transform]
        )
      )
      .partly("transform/rotation-3d", .crossing),
    .feature("transform.rotation.xyz.several", "3D rotation of several axes")
      .found(
        .layer(
          .custom("two of ks.rx, ks.ry and ks.rz are animated or not 0") {
            $0.turningAxes > 1
          },
          at: [.transform]
        )
      )
      .read,
    .feature("transform.rotation.xyz.image", "3D rotation of an image")
      .found(
        .layer(
          .image,
          .any([
            .differs([.transform, .rotationX], from: 0),
            .differs([.transform, .rotationY], from: 0),
          ])
        )
      )
      .read,
    .feature("transform.orientation", "3D orientation")
      .found(.layer(.differs([.transform, .orientation], from: 0), at: [.transform]))
      .partly("transform/rotation-3d", .crossing),
    .feature("transform.opacity", "Opacity")
      .found(.layer(.differs([.transform, .opacity], from: 100), at: [.transform]))
      .drawn("transform/opacity"),
    .feature("transform.opacity.out_of_range", "Opacity below 0 % or above 100 %")
      .found(
        .property(
          .custom(
            "o of a layer, group, fill or stroke is below 0 or above 100, between keyframes, too",
            PropertyContext.isOpacityOutOfRange
          )
        )
      )
      .read,
    .feature("transform.skew.layer", "Skew of a layer")
      .found(
        .layer(
          .custom("ks.sk is not a multiple of 180") {
            PropertyContext.isTurned($0.cursor[.transform]?[.skew], by: 180)
          },
          at: [.transform]
        )
      )
      .drawn("transform/skew/axis"),
    .feature("transform.skew.layer.steep", "Skew of a layer beyond 85 degrees")
      .found(
        .layer(
          .custom("ks.sk is beyond 85 or -85") {
            PropertyContext.reaches($0.cursor[.transform]?[.skew], beyond: 85)
          },
          at: [.transform]
        )
      )
      .read,
    .feature("transform.skew.layer.axis", "Layer skew at an angle")
      .found(
        .layer(
          .custom("ks.sk is not a multiple of 180, and ks.sa is not one of 180") {
            $0.cursor[.transform]?.isSkewedAtAngle ?? false
          },
          at: [.transform]
        )
      )
      .read,
    .feature("transform.skew.group", "Skew of a group")
      .found(
        .shape(
          .transform,
          .custom("sk is not a multiple of 180") {
            PropertyContext.isTurned($0.cursor[.skew], by: 180)
          }
        )
      )
      .drawn("transform/skew/of-a-group"),
    .feature("transform.skew.group.steep", "Skew of a group beyond 85 degrees")
      .found(
        .shape(
          .transform,
          .custom("sk is beyond 85 or -85") {
            PropertyContext.reaches($0.cursor[.skew], beyond: 85)
          }
        )
      )
      .read,
    .feature("transform.skew.group.axis", "Group skew at an angle")
      .found(
        .shape(
          .transform,
          .custom("sk is not a multiple of 180, and sa is not one of 180") {
            $0.cursor.isSkewedAtAngle
          }
        )
      )
      .read,
  ]
}

extension JSONCursor {
  /// Whether a transform skews, along another axis than those of the layer.
  fileprivate var isSkewedAtAngle: Bool {
    PropertyContext.isTurned(self[.skew], by: 180)
      && PropertyContext.isTurned(self[.skewAxis], by: 180)
  }
}
