/// Layers, by `ty`.
extension ObjectKind {
  /// All kinds of layer; those that draw nothing have the common members only.
  package static let layers: [ObjectKind] =
    [precompLayer, solidLayer, imageLayer, nullLayer, shapeLayer, textLayer, audioLayer]
    + [
      layer(7, "Video Placeholder"), layer(8, "Image Sequence"), layer(9, "Video"),
      layer(10, "Image Placeholder"), layer(11, "Guide"), layer(12, "Adjustment"), cameraLayer,
      layer(14, "Light"), layer(15, "Data"),
    ]

  /// A layer with an unknown `ty`.
  package static let unknownLayer = ObjectKind("Layer", layerMembers)

  private static func layer(
    _ type: Int,
    _ name: String,
    isSpecified: Bool = false,
    _ members: [Member] = []
  ) -> ObjectKind {
    ObjectKind(
      name,
      type: .number(type),
      match: type == 13 ? "ADBE Camera Layer" : "ADBE AV Layer",
      isSpecified: isSpecified,
      // The specification has time stretch and start time for compositions only.
      layerMembers.map { type == 0 && $0.isOwnTime ? $0.optional : $0 } + members
    )
  }

  /// Members common to all layers.
  static let layerMembers: [Member] = [
    .constant("ty", .integer, "Type"),
    .constant("nm", .text, "Name").optional.defaults(to: "Layer"),
    .constant("mn", .text, "Match Name").unread,
    .constant("ind", .integer, "Index").optional,
    .constant("parent", .integer, "Parent").optional,
    .constant("ip", .number, "In Point").required.measured(in: .frames),
    .constant("op", .number, "Out Point").required.measured(in: .frames),
    .constant("st", .number, "Start Time").defaults(to: 0).measured(in: .frames),
    .constant("sr", .number, "Time Stretch").defaults(to: 1),
    .objects("ks", .object(.layerTransform), "Transform").required,
    .constant("bm", .choice(0...16), "Blend Mode").optional.defaults(to: 0),
    .constant("tt", .choice(0...4), "Track Matte").optional,
    .constant("tp", .integer, "Matte Layer").optional,
    .constant("td", .flag, "Matte Source").defaults(to: false),
    .constant("hd", .boolean, "Hidden").optional.defaults(to: false),
    .constant("ddd", .flag, "Three-Dimensional").defaults(to: false),
    .constant("ao", .flag, "Auto-Orient").optional.defaults(to: false),
    .constant("mb", .flag, "Motion Blur").defaults(to: false),
    .objects("masksProperties", .list(.mask), "Masks").optional,
    .objects("ef", .list(.effect), "Effects"),
    .objects("sy", .list(.layerStyle), "Layer Styles"),
    .constant("hasMask", .boolean, "Has Masks").unread,
    .constant("ct", .flag, "Collapse Transformations").unread,
    .constant("cp", .flag, "Collapse Transformations").unread,
    .constant("cl", .text, "Class").unread,
    .constant("ln", .text, "Element Identifier").unread,
    .constant("tg", .text, "Element").unread,
    .constant("np", .number, "Number of Properties").unread,
    .constant("completed", .boolean, "Completed").defaults(to: false),
  ]

  package static let precompLayer = layer(
    0,
    "Precomposition",
    isSpecified: true,
    [
      .constant("refId", .identifier, "Composition").required,
      .constant("w", .integer, "Width").optional.defaults(to: 0).measured(in: .pixels),
      .constant("h", .integer, "Height").optional.defaults(to: 0).measured(in: .pixels),
      .property("tm", .number, "Time Remap").optional.measured(in: .seconds)
        .scripts("Time Remap", "timeRemap", "ADBE Time Remapping"),
    ]
  )
  package static let solidLayer = layer(
    1,
    "Solid",
    isSpecified: true,
    [
      .constant("sw", .integer, "Width").required.measured(in: .pixels),
      .constant("sh", .integer, "Height").required.measured(in: .pixels),
      .constant("sc", .hexColor, "Color").required.listed,
    ]
  )
  package static let imageLayer = layer(
    2,
    "Image",
    isSpecified: true,
    [.constant("refId", .identifier, "Image").required]
  )
  package static let nullLayer = layer(3, "Null", isSpecified: true)
  package static let shapeLayer = layer(
    4,
    "Shape Layer",
    isSpecified: true,
    [.objects("shapes", .list(.shape), "Contents").required]
  )
  package static let textLayer = layer(5, "Text", [.objects("t", .object(.text), "Text")])
  package static let audioLayer = layer(
    6,
    "Audio",
    [
      .constant("refId", .identifier, "Sound"),
      .constant("au", .any, "Audio Levels").unread,
    ]
  )
  package static let cameraLayer = layer(
    13,
    "Camera",
    [
      .property("pe", .number, "Zoom").defaults(to: 0).measured(in: .pixels).asNonstandard
        .scripts("Zoom", "zoom", "ADBE Camera Zoom")
    ]
  )
}

extension Member {
  fileprivate var isOwnTime: Bool { name == "Start Time" || name == "Time Stretch" }
}
