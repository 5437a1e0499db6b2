import LottieModel

extension FeatureDetector {
  private static let types: [Int: Feature] = [
    0: .layerPrecomp, 1: .layerSolid, 2: .layerImage, 3: .layerNull, 4: .layerShape, 5: .layerText,
    6: .layerAudio, 7: .layerVideoPlaceholder, 8: .layerImageSequence, 9: .layerVideo,
    10: .layerImagePlaceholder, 11: .layerGuide, 12: .layerAdjustment, 13: .layerCamera,
    14: .layerLight, 15: .layerData,
  ]

  private static let blendModes: [Feature] = [
    .blend0, .blend1, .blend2, .blend3, .blend4, .blend5, .blend6, .blend7, .blend8, .blend9,
    .blend10, .blend11, .blend12, .blend13, .blend14, .blend15, .blend16, .blend17,
  ]

  mutating func layer(_ layer: LayerContext, in composition: CompositionContext) {
    let cursor = layer.cursor
    add(layer.type.flatMap { FeatureDetector.types[$0] } ?? .layerUnknownType, cursor)
    add(.layerHidden, cursor, if: layer.isHidden)
    add(.layerParenting, cursor, if: layer.parent != nil)
    time(layer, in: composition)
    add(.layerAutoOrient, cursor, if: cursor["ao"]?.isSet ?? false)
    add(.layer3d, cursor, if: (cursor["ddd"]?.isSet ?? false) && layer.type != 13)
    add(.layerCollapse, cursor, if: cursor["ct"]?.isSet ?? cursor["cp"]?.isSet ?? false)
    add(.layerMotionBlur, cursor, if: cursor["mb"]?.isSet ?? false)
    let hooks = cursor["ln"] != nil || cursor["cl"] != nil || cursor["tg"] != nil
    add(.layerHtmlClass, cursor, if: hooks)
    matte(layer, in: composition)
    if let mode = cursor["bm"]?.whole, FeatureDetector.blendModes.indices.contains(mode) {
      add(FeatureDetector.blendModes[mode], cursor)
    }
    let masks = cursor["masksProperties"]?.elements.filter { $0["mode"]?.string != "n" } ?? []
    add(.maskMultiple, cursor, if: masks.count > 1)
    if let transform = cursor["ks"], transform.isObject { self.transform(transform, of: layer) }
    if layer.type == 2 {
      let blends = (cursor["bm"]?.whole ?? 0) != 0
      add(.imageEffects, cursor, if: blends || (cursor["ef"]?.count ?? 0) > 0)
    }
    add(.precompNested, cursor, if: layer.type == 0 && !composition.isRoot)
  }

  private mutating func time(_ layer: LayerContext, in composition: CompositionContext) {
    let cursor = layer.cursor
    if composition.isRoot, let start = layer.inPoint, let end = layer.outPoint {
      let first = composition.cursor["ip"]?.double ?? start
      let last = composition.cursor["op"]?.double ?? end
      add(.layerInOut, cursor, if: start > first || end < last)
    }
    add(.layerStartTime, cursor, if: (cursor["st"]?.double ?? 0) != 0)
    add(.layerTimeStretch, cursor, if: (cursor["sr"]?.double ?? 1) != 1)
    add(.layerTimeRemap, cursor, if: cursor["tm"] != nil)
  }

  private mutating func matte(_ layer: LayerContext, in composition: CompositionContext) {
    let cursor = layer.cursor
    switch layer.matteMode {
    case 1: add(.matteAlpha, cursor)
    case 2: add(.matteAlphaInverted, cursor)
    case 3: add(.matteLuma, cursor)
    case 4: add(.matteLumaInverted, cursor)
    default: break
    }
    if layer.matteMode != 0, let source = cursor["tp"]?.whole {
      let above = layer.index > 0 ? composition.layers[layer.index - 1].ind : nil
      add(.matteParent, cursor, if: source != above)
    }
    add(.matteSourceFlag, cursor, if: layer.isMatteSource)
  }

  private mutating func transform(_ cursor: JSONCursor, of layer: LayerContext) {
    func differs(_ key: StaticString, _ number: Double = 0) -> Bool {
      PropertyContext.differs(cursor[key], from: number)
    }
    add(.transformAnchor, cursor, if: differs("a"))
    if let position = cursor["p"] {
      add(.transformPosition, position)
      if position["s"]?.bool == true {
        add(.transformPositionSplit, position)
        let depth = PropertyContext.differs(position["z"], from: 0)
        add(.transformPositionZ, position, if: depth)
      } else if layer.cursor["ddd"]?.isSet ?? false {
        let values = position["k"]?.numbers ?? []
        add(.transformPositionZ, position, if: values.count > 2 && values[2] != 0)
      }
    }
    if let scale = cursor["s"] {
      add(.transformScale, scale)
      add(.transformScaleNegative, scale, if: scale["k"]?.numbers.contains { $0 < 0 } ?? false)
    }
    add(.transformRotation, cursor, if: cursor["r"] != nil || cursor["rz"] != nil)
    add(.transformRotationXyz, cursor, if: differs("rx") || differs("ry"))
    add(.transformOrientation, cursor, if: differs("or"))
    add(.transformOpacity, cursor, if: differs("o", 100))
    add(.transformSkewLayer, cursor, if: differs("sk"))
  }

  mutating func mask(_ cursor: JSONCursor) {
    switch cursor["mode"]?.string {
    case "n": return add(.maskNone, cursor)
    case "s": add(.maskSubtract, cursor)
    case "i": add(.maskIntersect, cursor)
    case "l": add(.maskLighten, cursor)
    case "d": add(.maskDarken, cursor)
    case "f": add(.maskDifference, cursor)
    default: add(.maskAdd, cursor)
    }
    guard let path = cursor["pt"] else { return }
    add(.maskPath, path)
    add(.maskPathAnimated, path, if: PropertyContext.keyframes(path) != nil)
    add(.maskOpacity, cursor, if: PropertyContext.differs(cursor["o"], from: 100))
    add(.maskInverted, cursor, if: cursor["inv"]?.isSet ?? false)
    add(.maskExpansion, cursor, if: PropertyContext.differs(cursor["x"], from: 0))
    add(.maskFeather, cursor, if: PropertyContext.differs(cursor["f"], from: 0))
  }
}
