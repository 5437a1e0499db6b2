extension Feature.Definition {
  /// The document itself.
  static let document: [Feature.Definition] = [
    .feature("expressions", "Expression")
      .found(.property(.text([.expression]), at: [.expression])).drawn("expressions"),
    .feature("markers", plural: "Markers")
      .found(.document(.longer("markers", than: 0), at: "markers")).read,
    .feature("markers.duration", "Marker with duration")
      .found(.marker(.above([.duration], 0))).read,
    .feature("markers.payload", "Marker with JSON")
      .found(
        .marker(
          .custom("cm begins with {") { $0[.markerName]?.rawString.first == UInt8(ascii: "{") }
        )
      )
      .read,
    .feature("slots", plural: "Slots")
      .found(.document(.longer("slots", than: 0), at: "slots")).drawn("layers/slots"),
    .feature("slots.image", "Image slot")
      .found(.asset(.present([.slot]))).drawn("layers/slots/image"),
    .feature("version.spec", "Version of the specification")
      .found(.document(.present("ver"), at: "ver")).read,
    .feature("version.bodymovin", "Version of Bodymovin")
      .found(.document(.present([.exporterVersion]), at: [.exporterVersion])).read,
    .feature("meta", "Metadata").found(.document(.present("meta"), at: "meta")).read,
    .feature("comp.motion_blur", plural: "Motion blur settings")
      .found(.document(.present([.motionBlur]))).drawn("layers/motion-blur/shutter"),
    .feature("comp.3d", "3D flag of the animation")
      .found(.document(.set([.threeDimensional]))).read,
    .feature("comp.fractional_timing", "Fractional frame rate, in or out point")
      .found(
        .document(
          .any([.fractional([.frameRate]), .fractional([.inPoint]), .fractional([.outPoint])])
        )
      )
      .read,
    .feature("comp.frame_rate.low", "Frame rate below 10")
      .found(
        .document(.custom("fr is above 0 and below 10") { 0 < $0.frameRate && $0.frameRate < 10 })
      )
      .read,
    .feature("comp.completed", "Document saved from lottie-web's memory")
      .found(
        .document(
          .any([
            .set("__complete"),
            .custom("a layer has \"completed\": true") { document in
              document.compositions.contains {
                $0.layers.contains { $0.cursor["completed"]?.bool ?? false }
              }
            },
          ])
        )
      )
      .drawn("shapes/path/saved"),
    .feature("tgs.fitz", plural: "Skin tones of a sticker")
      .found(.document(.present("fitz"))).ignored,
  ]
}
