/// Effects, whose controls are named by the document, and layer styles.
extension ObjectKind {
  package static let effect = ObjectKind(
    "Effect",
    [
      .constant(.type, .integer, "Type"),
      .constant(.name, .text, "Name").defaults(to: ""),
      .constant(.matchName, .text, "Match Name"),
      .constant(.propertyIndex, .integer, "Property Index").unread,
      .constant("np", .number, "Number of Properties").unread,
      .constant(.enabled, .flag, "Enabled").defaults(to: true),
      .objects(.controls, .list(.effectControl), "Controls"),
    ]
  )

  /// A control of an effect: `ty` is the kind of its value.
  package static let effectControl = ObjectKind(
    "Control",
    [
      .constant(.type, .integer, "Type"),
      .constant(.name, .text, "Name").defaults(to: ""),
      .constant(.matchName, .text, "Match Name"),
      .constant(.propertyIndex, .integer, "Property Index").unread,
      .constant(.controlValue, .any, "Value"),
      .objects(.controls, .list(.effectControl), "Controls"),
    ]
  )

  /// The value kind of a control, by the control's `ty`; nil for kinds without a value.
  package static func effectValue(ofType type: Int) -> PropertyKind? {
    switch type {
    // Slider, angle, check box, dropdown menu, layer, mask.
    case 0, 1, 4, 7, 10, 11: .number
    case 2: .color
    case 3: .point
    default: nil
    }
  }

  /// All kinds of layer style, by `ty`.
  package static let layerStyles: [ObjectKind] = [
    layerStyle(0, "Stroke", "frameFX", [color, size, opacity, blendMode]),
    layerStyle(
      1,
      "Drop Shadow",
      "dropShadow",
      [color, opacity, angle, distance, choke("Spread"), size, blendMode, noise, knocksOut]
    ),
    layerStyle(
      2,
      "Inner Shadow",
      "innerShadow",
      [color, opacity, angle, distance, choke("Choke"), size, blendMode, noise]
    ),
    layerStyle(
      3,
      "Outer Glow",
      "outerGlow",
      [color, opacity, choke("Choke"), size, range, blendMode, noise, jitter]
    ),
    layerStyle(
      4,
      "Inner Glow",
      "innerGlow",
      [color, opacity, choke("Choke"), size, source, range, blendMode, noise, jitter]
    ),
    layerStyle(
      5,
      "Bevel and Emboss",
      "bevelEmboss",
      [
        style("bs", "Style").defaults(to: 2), unseen("bt", "Technique"),
        style("sr", "Depth").measured(in: .percent).defaults(to: 100), size.defaults(to: 5),
        style("sf", "Soften").measured(in: .pixels).defaults(to: 0),
        unseen("ga", "Use Global Light"), angle.defaults(to: 120),
        style("ll", "Altitude").measured(in: .degrees).defaults(to: 30),
        style("hm", "Highlight Mode"), styleColor("hc", "Highlight Color"),
        style("ho", "Highlight Opacity").measured(in: .percent).defaults(to: 75),
        style("sm", "Shadow Mode"), styleColor("sc", "Shadow Color"),
        style("so", "Shadow Opacity").measured(in: .percent).defaults(to: 75),
      ]
    ),
    layerStyle(6, "Satin", "chromeFX", [color, opacity, angle, distance, size, invert, blendMode]),
    layerStyle(7, "Color Overlay", "solidFill", [color, opacity, blendMode]),
    layerStyle(
      8,
      "Gradient Overlay",
      "gradientFill",
      [
        opacity, angle.defaults(to: 90), gradientType, reverse, aligns, scale, offset, blendMode,
        .objects("gr", .object(.gradientColors), "Gradient"),
      ]
    ),
  ]

  /// A layer style with an unknown `ty`.
  package static let unknownLayerStyle = ObjectKind("Layer Style", [])

  private static func layerStyle(
    _ type: Int,
    _ name: String,
    _ matchName: String,
    _ members: [Member]
  ) -> ObjectKind {
    ObjectKind(
      name,
      type: .number(type),
      match: matchName + "/enabled",
      [
        .constant(.type, .integer, "Type"), .constant(.name, .text, "Name").defaults(to: ""),
        .constant(.matchName, .text, "Match Name").unread,
        .constant(.enabled, .flag, "Enabled").defaults(to: true),
      ] + members
    )
  }

  private static let color = styleColor(.color, "Color")
  private static let opacity = style(.opacity, "Opacity").measured(in: .percent).defaults(to: 100)
  private static let angle = style(.angle, "Angle").measured(in: .degrees).defaults(to: 0)
  private static let distance = style("d", "Distance").measured(in: .pixels).defaults(to: 0)
  private static let size = style(.size, "Size").measured(in: .pixels).defaults(to: 0)
  private static let range = style("r", "Range").measured(in: .percent)
  private static let source = style("sr", "Source").defaults(to: 2)
  private static let invert = style("in", "Invert").defaults(to: 1)
  private static let noise = unseen("no", "Noise")
  private static let jitter = unseen("j", "Jitter")
  private static let knocksOut = unseen("lc", "Layer Knocks Out Drop Shadow")
  private static let blendMode = style(.blendMode, "Blend Mode")
  private static let gradientType = style("gt", "Style").defaults(to: 1)
  private static let reverse = style("re", "Reverse").defaults(to: 0)
  private static let aligns = style("al", "Align with Layer").defaults(to: 1)
  private static let scale = style(.scale, "Scale").measured(in: .percent).defaults(to: 100)
  private static let offset = Member.property("of", .point, "Offset").asNonstandard
    .measured(in: .percent).scripts("Offset")

  private static func choke(_ name: String) -> Member {
    style("ch", name).measured(in: .percent).defaults(to: 0)
  }

  private static func styleColor(_ key: JSONName, _ name: String) -> Member {
    Member.property(key, .color, name).asNonstandard.scripts(name)
  }

  private static func style(_ key: JSONName, _ name: String) -> Member {
    Member.property(key, .number, name).asNonstandard.scripts(name)
  }

  /// A property that is not drawn; expressions can read it.
  private static func unseen(_ key: JSONName, _ name: String) -> Member {
    Member.constant(key, .property(.number), name).scripts(name)
  }
}

extension ObjectKind {
  /// The kind of object of a layer style.
  package static func layerStyle(_ kind: LayerStyle.Kind) -> ObjectKind {
    layerStyles[kind.rawValue]
  }
}
