/// A kind of object of the document, and its members in the order in which keypaths list them.
///
/// The tables are in the files `ObjectKind+….swift` beside this one, by subject.
package struct ObjectKind: Sendable {
  /// After Effects' English name.
  package let name: String
  /// The `ty` that identifies its objects; nil where their location in the document does.
  package let type: TypeTag?
  /// Match name; nil when it has none.
  package let matchName: String?
  /// Whether it is in the specification (1.0); only then its members are checked.
  package let isSpecified: Bool
  /// Its members.
  package let members: [Member]
  /// Its properties, possibly separated positions included.
  package let properties: [(key: JSONName, kind: PropertyKind)]

  /// A value of `ty`.
  package enum TypeTag: Hashable, Sendable {
    case number(Int)
    case text(String)
  }

  init(
    _ name: String,
    type: TypeTag? = nil,
    match matchName: String? = nil,
    isSpecified: Bool = false,
    _ members: [Member]
  ) {
    self.name = name
    self.type = type
    self.matchName = matchName
    self.isSpecified = isSpecified
    self.members = members
    var properties: [(key: JSONName, kind: PropertyKind)] = []
    for member in members {
      guard let kind = member.value.propertyKind,
        !properties.contains(where: { "\($0.key)" == "\(member.key)" })
      else { continue }
      properties.append((member.key, kind))
    }
    self.properties = properties
  }

  /// The member of a key.
  package func member(_ key: String) -> Member? { members.first { "\($0.key)" == key } }
}

/// Objects that occur in the same locations of the document; their members say which kind each is.
package enum ObjectFamily: Sendable, CaseIterable {
  case animation, layer, asset, marker, metadata, motionBlur, slot, fontList, font, glyph, glyphData
  case layerTransform, groupTransform, repeaterTransform, axes
  case shape, dash, gradientColors
  case mask, effect, effectControl, layerStyle
  case text, textData, textDocumentKeyframe, textDocument, textAnimator, textAnimatorValues
  case textSelector, textPath, textMore, audio
  case manifest, manifestAnimation, manifestEntry, manifestStart
  case manifestOfFirstVersion, animationOfFirstVersion
  case theme, themeRule, themeColorKeyframe, themeNumberKeyframe, themeVectorKeyframe
  case themePositionKeyframe, themeGradientKeyframe, themeTextKeyframe
  case themeTangent, themeGradientStop, themeImage, themeText
  case machine, machineState, machineTransition, machineGuard, machineAction
  case machineInteraction, machineInput

  /// The kind of an object; nil when unknown.
  package func kind(of object: JSONCursor) -> ObjectKind? {
    switch self {
    case .layer:
      object["ty"]?.integer.flatMap { ObjectKind.layersByType[$0] } ?? ObjectKind.unknownLayer
    case .shape: object["ty"]?.string.flatMap { ObjectKind.shapesByType[$0] }
    case .layerStyle: object["ty"]?.integer.flatMap { ObjectKind.layerStylesByType[$0] }
    case .asset:
      switch AssetContext.Kind(object) {
      case .composition: .precompAsset
      case .image: .imageAsset
      case .sound: .soundAsset
      case .data: .dataAsset
      case .other: .otherAsset
      }
    case .glyphData: object["refId"] != nil ? .glyphComposition : .glyphShapes
    case .themeRule, .machineState, .machineTransition, .machineGuard, .machineAction,
      .machineInteraction, .machineInput:
      object[.containerType]?.string.flatMap { type in kinds.first { $0.type == .text(type) } }
    default: kinds.first
    }
  }

  /// All kinds of the family.
  package var kinds: [ObjectKind] {
    switch self {
    case .animation: [.animation]
    case .layer: ObjectKind.layers
    case .asset: [.precompAsset, .imageAsset, .soundAsset, .dataAsset, .otherAsset]
    case .marker: [.marker]
    case .metadata: [.metadata]
    case .motionBlur: [.motionBlur]
    case .slot: [.slot]
    case .fontList: [.fontList]
    case .font: [.font]
    case .glyph: [.glyph]
    case .glyphData: [.glyphShapes, .glyphComposition]
    case .layerTransform: [.layerTransform]
    case .groupTransform: [.groupTransform]
    case .repeaterTransform: [.repeaterTransform]
    case .axes: [.axes]
    case .shape: ObjectKind.shapes
    case .dash: [.dash]
    case .gradientColors: [.gradientColors]
    case .mask: [.mask]
    case .effect: [.effect]
    case .effectControl: [.effectControl]
    case .layerStyle: ObjectKind.layerStyles
    case .text: [.text]
    case .textData: [.textData]
    case .textDocumentKeyframe: [.textDocumentKeyframe]
    case .textDocument: [.textDocument]
    case .textAnimator: [.textAnimator]
    case .textAnimatorValues: [.textAnimatorValues]
    case .textSelector: [.textSelector]
    case .textPath: [.textPath]
    case .textMore: [.textMore]
    case .audio: [.audio]
    case .manifest: [.manifest]
    case .manifestAnimation: [.manifestAnimation]
    case .manifestEntry: [.manifestEntry]
    case .manifestOfFirstVersion: [.manifestOfFirstVersion]
    case .animationOfFirstVersion: [.animationOfFirstVersion]
    case .manifestStart: [.manifestStart]
    case .theme: [.theme]
    case .themeRule: ObjectKind.themeRules
    case .themeColorKeyframe: [.themeColorKeyframe]
    case .themeNumberKeyframe: [.themeNumberKeyframe]
    case .themeVectorKeyframe: [.themeVectorKeyframe]
    case .themePositionKeyframe: [.themePositionKeyframe]
    case .themeGradientKeyframe: [.themeGradientKeyframe]
    case .themeTextKeyframe: [.themeTextKeyframe]
    case .themeTangent: [.themeTangent]
    case .themeGradientStop: [.themeGradientStop]
    case .themeImage: [.themeImage]
    case .themeText: [.themeText]
    case .machine: [.machine]
    case .machineState: ObjectKind.machineStates
    case .machineTransition: ObjectKind.machineTransitions
    case .machineGuard: ObjectKind.machineGuards
    case .machineAction: ObjectKind.machineActions
    case .machineInteraction: ObjectKind.machineInteractions
    case .machineInput: ObjectKind.machineInputs
    }
  }
}

extension ObjectKind {
  /// The layers by `ty`.
  static let layersByType = Dictionary(
    uniqueKeysWithValues: layers.compactMap { kind in
      if case .number(let type) = kind.type { (type, kind) } else { nil }
    }
  )
  /// The shapes by `ty`.
  static let shapesByType = Dictionary(
    uniqueKeysWithValues: shapes.compactMap { kind in
      if case .text(let type) = kind.type { (type, kind) } else { nil }
    }
  )
  /// The layer styles by `ty`.
  static let layerStylesByType = Dictionary(
    uniqueKeysWithValues: layerStyles.compactMap { kind in
      if case .number(let type) = kind.type { (type, kind) } else { nil }
    }
  )

  /// The kind of a shape by its `ty`.
  package static func shape(_ type: String) -> ObjectKind? { shapesByType[type] }

  private static let shapesByKnownType = Dictionary(
    uniqueKeysWithValues: ShapeType.allCases.compactMap { type in
      shapesByType[type.rawValue].map { (type, $0) }
    }
  )

  /// The kind of a shape by its type; nil for those that no exporter writes.
  static func shape(_ type: ShapeType) -> ObjectKind? { shapesByKnownType[type] }
}
