/// The document and its metadata.
extension ObjectKind {
  package static let animation = ObjectKind(
    "Animation",
    isSpecified: true,
    [
      .constant(.exporterVersion, .text, "Exporter Version"),
      .constant("ver", .integer, "Specification Version").optional.atLeast(10_000).unread,
      .constant(.name, .text, "Name").optional,
      .constant(.frameRate, .number, "Frame Rate").required.measured(in: .framesPerSecond),
      .constant(.inPoint, .number, "In Point").required.measured(in: .frames),
      .constant(.outPoint, .number, "Out Point").required.measured(in: .frames),
      .constant(.width, .integer, "Width").required.measured(in: .pixels).atLeast(0),
      .constant(.height, .integer, "Height").required.measured(in: .pixels).atLeast(0),
      .constant(.threeDimensional, .flag, "Three-Dimensional"),
      .objects(.motionBlur, .object(.motionBlur), "Motion Blur"),
      .objects("layers", .list(.layer), "Layers").required,
      .objects("assets", .list(.asset), "Assets").optional,
      .objects("markers", .list(.marker), "Markers").optional,
      .objects("slots", .dictionary(.slot), "Slots").optional,
      .objects("fonts", .object(.fontList), "Fonts"),
      .objects("chars", .list(.glyph), "Glyphs"),
      .objects("meta", .object(.metadata), "Metadata"),
      .constant("fitz", .any, "Telegram Skin Tones").unread,
      .constant("tgs", .any, "Telegram Sticker").unread,
      .constant("__complete", .boolean, "Completed").defaults(to: false),
    ]
  )

  package static let marker = ObjectKind(
    "Marker",
    isSpecified: true,
    [
      .constant(.markerName, .text, "Name").optional,
      .constant(.markerTime, .number, "Time").optional.measured(in: .frames),
      .constant(.duration, .number, "Duration").optional.defaults(to: 0).measured(in: .frames),
    ]
  )

  /// The motion blur of a composition's layers.
  package static let motionBlur = ObjectKind(
    "Motion Blur",
    [
      .constant("sa", .number, "Shutter Angle").measured(in: .degrees).defaults(to: 180),
      .constant("sp", .number, "Shutter Phase").measured(in: .degrees).defaults(to: -90),
      // How many there are depends on the motion.
      .constant("spf", .number, "Samples per Frame").unread,
    ]
  )

  package static let metadata = ObjectKind(
    "Metadata",
    [
      .constant("g", .text, "Generator"),
      .constant("a", .text, "Author"),
      .constant("d", .text, "Description"),
      .constant("k", .any, "Keywords").unread,
      .constant("tc", .any, "Theme Color").unread,
    ]
  )

  /// A slot supplies the value of all properties that refer to it by their `sid`.
  package static let slot = ObjectKind(
    "Slot",
    isSpecified: true,
    [.constant("p", .any, "Value").required]
  )
}

/// Assets.
extension ObjectKind {
  package static let precompAsset = ObjectKind(
    "Composition",
    isSpecified: true,
    [
      .constant(.identifier, .identifier, "Identifier").required,
      .constant(.name, .text, "Name").optional,
      .constant(.frameRate, .number, "Frame Rate").measured(in: .framesPerSecond),
      .objects("layers", .list(.layer), "Layers").required,
      .constant("xt", .flag, "Extra Composition").unread,
      .objects(.motionBlur, .object(.motionBlur), "Motion Blur"),
    ]
  )

  package static let imageAsset = ObjectKind(
    "Image",
    isSpecified: true,
    [
      .constant(.identifier, .identifier, "Identifier").required,
      .constant(.name, .text, "Name").optional,
      .constant(.width, .number, "Width").required(unless: .slot).measured(in: .pixels),
      .constant(.height, .number, "Height").required(unless: .slot).measured(in: .pixels),
      .constant(.folder, .text, "Folder").optional.defaults(to: ""),
      .constant(.file, .text, "File").required(unless: .slot),
      .constant(.embedded, .flag, "Embedded").optional.unread,
      .constant(.slot, .text, "Slot").optional,
      .constant(.assetType, .any, "Type"),
    ]
  )

  /// A sound; the specification knows none and takes it for an image.
  package static let soundAsset = ObjectKind(
    "Sound",
    isSpecified: true,
    [
      .constant(.identifier, .identifier, "Identifier").required,
      .constant(.name, .text, "Name").optional,
      .constant(.width, .number, "Width").required(unless: .slot).measured(in: .pixels).unread,
      .constant(.height, .number, "Height").required(unless: .slot).measured(in: .pixels).unread,
      .constant(.folder, .text, "Folder").optional.defaults(to: ""),
      .constant(.file, .text, "File").required(unless: .slot),
      .constant(.embedded, .flag, "Embedded").optional.unread,
      .constant(.assetType, .any, "Type"),
    ]
  )

  /// Data for expressions.
  package static let dataAsset = ObjectKind(
    "Data",
    isSpecified: false,
    [
      .constant(.identifier, .identifier, "Identifier").required,
      .constant(.name, .text, "Name").optional,
      .constant(.folder, .text, "Folder").optional.defaults(to: ""),
      .constant(.file, .text, "File").required,
      .constant(.embedded, .flag, "Embedded").optional.unread,
      .constant(.assetType, .number, "Type").required,
    ]
  )

  /// Data and what is unknown.
  package static let otherAsset = ObjectKind(
    "Asset",
    isSpecified: true,
    [
      .constant(.identifier, .identifier, "Identifier").required,
      .constant(.name, .text, "Name").optional,
      .constant(.width, .number, "Width").required(unless: .slot).measured(in: .pixels).unread,
      .constant(.height, .number, "Height").required(unless: .slot).measured(in: .pixels).unread,
      .constant(.folder, .text, "Folder").optional.unread,
      .constant(.file, .text, "File").required(unless: .slot),
      .constant(.embedded, .flag, "Embedded").optional.unread,
      .constant(.slot, .text, "Slot").optional,
      .constant(.assetType, .any, "Type"),
    ]
  )

  package static let fontList = ObjectKind("Fonts", [.objects("list", .list(.font), "Fonts")])

  package static let font = ObjectKind(
    "Font",
    [
      .constant("fName", .text, "Name"),
      .constant("fFamily", .text, "Family"),
      .constant("fStyle", .text, "Style").defaults(to: "Regular"),
      .constant("fWeight", .text, "Weight"),
      .constant("ascent", .number, "Ascent").defaults(to: 0).measured(in: .percent),
      .constant("fPath", .text, "File"),
      .constant("fClass", .text, "Class").unread,
      .constant("origin", .integer, "Origin").defaults(to: 0),
    ]
  )

  /// A glyph of a font.
  package static let glyph = ObjectKind(
    "Glyph",
    [
      .constant(.character, .text, "Character"),
      .constant("fFamily", .text, "Family").defaults(to: ""),
      .constant("style", .text, "Style").defaults(to: ""),
      .constant("size", .number, "Size").defaults(to: 100),
      .constant("w", .number, "Advance").defaults(to: 0).measured(in: .percent),
      .objects("data", .object(.glyphData), "Outline"),
      .constant(.assetType, .integer, "Type").unread,
    ]
  )

  package static let glyphShapes = ObjectKind(
    "Glyph Shapes",
    [.objects("shapes", .list(.shape), "Shapes")]
  )

  /// A composition as glyph: a precomp layer without a type.
  package static let glyphComposition = ObjectKind(
    "Glyph Composition",
    precompLayer.members.filter { "\($0.key)" != "ty" }
  )
}
