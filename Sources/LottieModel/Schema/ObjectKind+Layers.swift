/// Layers, by `ty`.
extension ObjectKind {
  /// All kinds of layer; those that draw nothing have the common members only.
  package static let layers: [ObjectKind] =
    [precompLayer, solidLayer, imageLayer, nullLayer, shapeLayer, textLayer, audioLayer]
    + [
      layer(.videoPlaceholder, "Video Placeholder"), layer(.imageSequence, "Image Sequence"),
      layer(.video, "Video"),
      layer(.imagePlaceholder, "Image Placeholder"), layer(.guide, "Guide"),
      layer(.adjustment, "Adjustment"), cameraLayer,
      layer(.light, "Light"), layer(.data, "Data"),
    ]

  /// A layer with an unknown `ty`.
  package static let unknownLayer = ObjectKind("Layer", layerMembers)

  private static func layer(
    _ type: LayerType,
    _ name: String,
    isSpecified: Bool = false,
    _ members: [Member] = []
  ) -> ObjectKind {
    ObjectKind(
      name,
      type: .number(type.rawValue),
      match: type == .camera ? "ADBE Camera Layer" : "ADBE AV Layer",
      isSpecified: isSpecified,
      // The specification has time stretch and start time for compositions only.
      layerMembers.map { type == .precomp && $0.isOwnTime ? $0.optional : $0 } + members
    )
  }

  /// Members common to all layers.
  static let layerMembers: [Member] = [
    .constant(.type, .integer, "Type"),
    .constant(.name, .text, "Name").optional.defaults(to: "Layer"),
    .constant(.matchName, .text, "Match Name").unread,
    .constant(.index, .integer, "Index").optional,
    .constant(.parent, .integer, "Parent").optional,
    .constant(.inPoint, .number, "In Point").required.measured(in: .frames),
    .constant(.outPoint, .number, "Out Point").required.measured(in: .frames),
    .constant(.startTime, .number, "Start Time").defaults(to: 0).measured(in: .frames),
    .constant(.timeStretch, .number, "Time Stretch").defaults(to: 1),
    .objects(.transform, .object(.layerTransform), "Transform").required,
    .constant(.blendMode, .choice(0...16), "Blend Mode").optional.defaults(to: 0),
    .constant(.trackMatte, .choice(0...4), "Track Matte").optional,
    .constant(.matteLayer, .integer, "Matte Layer").optional,
    .constant(.matteSource, .flag, "Matte Source").defaults(to: false),
    .constant(.hidden, .boolean, "Hidden").optional.defaults(to: false),
    .constant(.threeDimensional, .flag, "Three-Dimensional").defaults(to: false),
    .constant(.autoOrient, .flag, "Auto-Orient").optional.defaults(to: false),
    .constant(.motionBlur, .flag, "Motion Blur").defaults(to: false),
    .objects(.masks, .list(.mask), "Masks").optional,
    .objects(.effects, .list(.effect), "Effects"),
    .objects(.layerStyles, .list(.layerStyle), "Layer Styles"),
    .constant("hasMask", .boolean, "Has Masks").unread,
    .constant(.collapseTransformations, .flag, "Collapse Transformations").unread,
    .constant("cp", .flag, "Collapse Transformations").unread,
    .constant(.elementClass, .text, "Class").unread,
    .constant(.elementIdentifier, .text, "Element Identifier").unread,
    .constant(.element, .text, "Element").unread,
    .constant("np", .number, "Number of Properties").unread,
    .constant("completed", .boolean, "Completed").defaults(to: false),
  ]

  package static let precompLayer = layer(
    .precomp,
    "Precomposition",
    isSpecified: true,
    [
      .constant("refId", .identifier, "Composition").required,
      .constant(.width, .integer, "Width").optional.defaults(to: 0).measured(in: .pixels),
      .constant(.height, .integer, "Height").optional.defaults(to: 0).measured(in: .pixels),
      .property(.timeRemap, .number, "Time Remap").optional.measured(in: .seconds)
        .scripts("Time Remap", "timeRemap", "ADBE Time Remapping"),
    ]
  )
  package static let solidLayer = layer(
    .solid,
    "Solid",
    isSpecified: true,
    [
      .constant(.solidWidth, .integer, "Width").required.measured(in: .pixels),
      .constant(.solidHeight, .integer, "Height").required.measured(in: .pixels),
      .constant(.solidColor, .hexColor, "Color").required.listed,
    ]
  )
  package static let imageLayer = layer(
    .image,
    "Image",
    isSpecified: true,
    [.constant("refId", .identifier, "Image").required]
  )
  package static let nullLayer = layer(.null, "Null", isSpecified: true)
  package static let shapeLayer = layer(
    .shape,
    "Shape Layer",
    isSpecified: true,
    [.objects("shapes", .list(.shape), "Contents").required]
  )
  package static let textLayer = layer(.text, "Text", [.objects(.text, .object(.text), "Text")])
  package static let audioLayer = layer(
    .audio,
    "Audio",
    [
      .constant("refId", .identifier, "Sound"),
      .objects(.audio, .object(.audio), "Audio"),
      .property(.timeRemap, .number, "Time Remap").measured(in: .seconds).unlisted,
    ]
  )
  /// How loud an audio layer is.
  package static let audio = ObjectKind(
    "Audio",
    [.property(.level, .size, "Audio Levels").measured(in: .percent).unlisted]
  )
  package static let cameraLayer = layer(
    .camera,
    "Camera",
    [
      .property(.zoom, .number, "Zoom").defaults(to: 0).measured(in: .pixels).asNonstandard
        .scripts("Zoom", "zoom", "ADBE Camera Zoom")
    ]
  )
}

extension Member {
  fileprivate var isOwnTime: Bool { name == "Start Time" || name == "Time Stretch" }
}
