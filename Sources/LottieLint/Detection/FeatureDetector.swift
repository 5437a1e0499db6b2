import LottieModel

/// Finds which features of the matrix a document uses, on the walk all rules share.
struct FeatureDetector {
  private(set) var hits = FeatureHits()
  private let root: (inPoint: Double, outPoint: Double)

  init(_ document: LintDocument) {
    root = (document.inPoint, document.outPoint)
  }

  mutating func add(_ feature: Feature, _ cursor: JSONCursor, if condition: Bool = true) {
    hits.add(feature, at: cursor, if: condition)
  }

  mutating func document(_ document: LintDocument) {
    let cursor = document.root
    if let markers = cursor["markers"], markers.count > 0 {
      add(.markers, markers)
      for marker in markers.elements {
        add(.markersDuration, marker, if: (marker["dr"]?.double ?? 0) > 0)
        add(.markersPayload, marker, if: marker["cm"]?.string?.first == "{")
      }
    }
    if let slots = cursor["slots"], slots.count > 0 { add(.slots, slots) }
    if let version = cursor["ver"] { add(.versionSpec, version) }
    if let version = cursor["v"] { add(.versionBodymovin, version) }
    if let meta = cursor["meta"] { add(.meta, meta) }
    add(.compMotionBlur, cursor, if: cursor["mb"] != nil)
    add(.comp3d, cursor, if: cursor["ddd"]?.isSet ?? false)
    add(.tgsFitz, cursor, if: cursor["fitz"] != nil)
    let times = [cursor["fr"], cursor["ip"], cursor["op"]].compactMap { $0?.double }
    add(.compFractionalTiming, cursor, if: times.contains { $0 != $0.rounded() })
    let glyphs = cursor["chars"]
    if let glyphs, glyphs.count > 0 {
      add(.textGlyphs, glyphs)
      for glyph in glyphs.elements {
        add(.textGlyphPrecomp, glyph, if: glyph["data"]?["refId"] != nil)
      }
    }
    for font in cursor["fonts"]?["list"]?.elements.map({ $0 }) ?? [] {
      add(.textFontEmbedded, font, if: !(font["fPath"]?.string ?? "").isEmpty)
    }
    add(.containerTgs, cursor, if: document.surroundings.container == .tgs)
  }

  mutating func asset(_ asset: AssetContext) {
    let cursor = asset.cursor
    add(.slotsImage, cursor, if: cursor["sid"] != nil)
    switch asset.kind {
    case .composition: break
    case .image: image(cursor)
    case .other: add(.assetData, cursor, if: cursor["t"]?.whole == 3)
    }
    add(.assetSequence, cursor, if: cursor["t"]?.string == "seq")
  }

  private mutating func image(_ cursor: JSONCursor) {
    let path = cursor["p"].map { ImagePath.beginning($0) } ?? ""
    let folder = cursor["u"]?.string?.lowercased() ?? ""
    let isAudio = path.hasPrefix("data:audio") || path.hasSuffix(".mp3") || path.hasSuffix(".wav")
    if isAudio { return add(.assetAudio, cursor) }
    if cursor["t"]?.whole == 3 { return add(.assetData, cursor) }
    if path.hasPrefix("data:") {
      add(.imageEmbedded, cursor)
    } else if path.hasPrefix("http:") || path.hasPrefix("https:") || folder.hasPrefix("http") {
      add(.imageRemote, cursor)
    } else {
      add(.imageExternal, cursor)
    }
    add(.imageSvg, cursor, if: path.hasPrefix("data:image/svg") || path.hasSuffix(".svg"))
    add(.imageWebp, cursor, if: path.hasPrefix("data:image/webp") || path.hasSuffix(".webp"))
  }

  mutating func property(_ property: PropertyContext) {
    let cursor = property.cursor
    if let expression = cursor["x"], expression.isString { add(.expressions, expression) }
    add(.kfAnimated, cursor, if: property.isAnimated)
    let lacksFlag = cursor["a"] == nil && cursor["sid"] == nil && property.kind != .other
    add(.kfLegacyNoA, cursor, if: lacksFlag)
    switch property.kind {
    case .bezier: add(.shapePathAnimated, cursor, if: property.isAnimated && property.key == "ks")
    case .gradient:
      add(.gradientAnimated, cursor, if: property.isAnimated)
      let count =
        property.keyframes?.firstElement?["s"]?.count ?? property.value?.count ?? 0
      add(.gradientAlpha, cursor, if: property.stops > 0 && count > 4 * property.stops)
    default: break
    }
  }

  mutating func keyframe(_ keyframe: KeyframeContext) {
    let cursor = keyframe.cursor
    add(.kfLegacyEndValue, cursor, if: cursor["e"] != nil)
    add(.kfTerminalNoValue, cursor, if: keyframe.isLast && cursor["s"] == nil)
    if cursor["h"]?.isSet ?? false { return add(.kfHold, cursor) }
    guard !keyframe.isLast else { return }
    guard let incoming = cursor["i"], let outgoing = cursor["o"] else {
      return add(.kfLinear, cursor)
    }
    add(.kfBezier, cursor)
    let axes = [incoming["x"], incoming["y"], outgoing["x"], outgoing["y"]].compactMap { $0 }
    add(.kfBezierPerDimension, cursor, if: axes.contains { Set($0.numbers).count > 1 })
    let heights = (incoming["y"]?.numbers ?? []) + (outgoing["y"]?.numbers ?? [])
    add(.kfBezierOvershoot, cursor, if: heights.contains { $0 < 0 || $0 > 1 })
    let tangents = (cursor["to"]?.numbers ?? []) + (cursor["ti"]?.numbers ?? [])
    add(.kfSpatial, cursor, if: tangents.contains { $0 != 0 })
  }
}

extension StaticString {
  static func == (a: StaticString, b: StaticString) -> Bool {
    a.utf8CodeUnitCount == b.utf8CodeUnitCount && "\(a)" == "\(b)"
  }
}
