extension Feature.Definition {
  /// The document itself.
  static let document: [Feature.Definition] = [
    Feature.Definition(
      .expressions,
      "Expression",
      .property(.text("x"), at: "x"),
      .drawn("expressions")
    ),
    Feature.Definition(
      .markers,
      plural: "Markers",
      .document(.longer("markers", than: 0), at: "markers"),
      .read
    ),
    Feature.Definition(.markersDuration, "Marker with duration", .marker(.above("dr", 0)), .read),
    Feature.Definition(
      .markersPayload,
      "Marker with JSON",
      .marker(.custom("cm begins with {") { $0["cm"]?.rawString.first == UInt8(ascii: "{") }),
      .read
    ),
    Feature.Definition(
      .slots,
      plural: "Slots",
      .document(.longer("slots", than: 0), at: "slots"),
      .drawn("layers/slots")
    ),
    Feature.Definition(
      .slotsImage,
      "Image slot",
      .asset(.present("sid")),
      .drawn("layers/slots/image")
    ),
    Feature.Definition(
      .versionSpec,
      "Version of the specification",
      .document(.present("ver"), at: "ver"),
      .read
    ),
    Feature.Definition(
      .versionBodymovin,
      "Version of Bodymovin",
      .document(.present("v"), at: "v"),
      .read
    ),
    Feature.Definition(.meta, "Metadata", .document(.present("meta"), at: "meta"), .read),
    Feature.Definition(
      .compMotionBlur,
      plural: "Motion blur settings",
      .document(.present("mb")),
      .drawn("layers/motion-blur/shutter")
    ),
    Feature.Definition(.comp3d, "3D flag of the animation", .document(.set("ddd")), .read),
    Feature.Definition(
      .compFractionalTiming,
      "Fractional frame rate, in or out point",
      .document(.any([.fractional("fr"), .fractional("ip"), .fractional("op")])),
      .read
    ),
    Feature.Definition(
      .compCompleted,
      "Document saved from lottie-web's memory",
      .document(.set("__complete")),
      .drawn("shapes/path/saved")
    ),
    Feature.Definition(
      .tgsFitz,
      plural: "Skin tones of a sticker",
      .document(.present("fitz")),
      .ignored
    ),
  ]
}
