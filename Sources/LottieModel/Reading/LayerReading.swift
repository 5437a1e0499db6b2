import LottieGeometry
import LottieScene

extension ModelReader {
  /// The layers of an array; those that cannot be read are left out.
  mutating func layers(_ cursor: JSONCursor?) -> [LayerModel] {
    list(cursor, "layer") { reader, layer throws(Malformed) in try reader.layer(layer) }
  }

  private mutating func layer(_ layer: JSONCursor) throws(Malformed) -> LayerModel {
    guard let type = layer.integer("ty") else {
      throw Malformed(layer, missing: "ty", "a layer type")
    }
    return try self.layer(layer, type: type)
  }

  /// A layer of a known type, whatever its own `ty`.
  mutating func layer(_ layer: JSONCursor, type: Int) throws(Malformed) -> LayerModel {
    let hadPoints = tangentsArePoints
    defer { tangentsArePoints = hadPoints }
    tangentsArePoints = layer.flag("completed") || hadPoints
    var inFrame = layer.number("ip") ?? -.greatestFiniteMagnitude
    var outFrame = layer.number("op") ?? .greatestFiniteMagnitude
    let stretch = layer.number("sr") ?? 1
    // Backwards it begins with its out point.
    if stretch < 0, inFrame > outFrame { swap(&inFrame, &outFrame) }
    return LayerModel(
      name: layer.text("nm") ?? "Layer",
      index: layer.integer("ind"),
      parent: layer.integer("parent"),
      inFrame: inFrame,
      outFrame: outFrame,
      startTime: layer.number("st") ?? 0,
      timeStretch: stretch == 0 ? 1 : stretch,
      transform: layer["ks"].map { Transform($0, &self) } ?? .identity(at: layer.location),
      blendMode: blendMode(layer),
      matteMode: layer.integer("tt").flatMap(LayerModel.MatteMode.init),
      matteParent: layer.integer("tp"),
      isMatteSource: layer.flag("td"),
      isHidden: layer.flag("hd"),
      is3D: layer.flag("ddd"),
      autoOrients: layer.flag("ao"),
      hasMotionBlur: layer.flag("mb"),
      masks: list(layer["masksProperties"], "mask") { reader, mask throws(Malformed) in
        try Mask(mask, &reader)
      },
      effects: list(layer["ef"], "effect") { reader, effect throws(Malformed) in
        reader.effect(effect)
      },
      styles: list(layer["sy"], "layer style") { reader, style throws(Malformed) in
        reader.style(style)
      },
      kind: try kind(type, layer),
      location: layer.location
    )
  }

  private mutating func kind(_ type: Int, _ layer: JSONCursor) throws(Malformed) -> LayerModel.Kind
  {
    switch LayerType(rawValue: type) {
    case .precomp:
      guard let id = layer.text("refId") else {
        throw Malformed(layer, missing: "refId", "a composition's identifier")
      }
      var remap: KeyframeGroup<Double>?
      if let tm = layer["tm"] { remap = try property(tm) }
      return .precomp(
        PrecompLayer(
          refID: id,
          size: Size(width: layer.number("w") ?? 0, height: layer.number("h") ?? 0),
          timeRemap: remap
        )
      )
    case .solid:
      return .solid(
        SolidLayer(
          size: Size(width: layer.number("sw") ?? 0, height: layer.number("sh") ?? 0),
          color: layer["sc"].flatMap(Color.read) ?? .black
        )
      )
    case .image:
      guard let id = layer.text("refId") else {
        throw Malformed(layer, missing: "refId", "an image's identifier")
      }
      return .image(refID: id)
    case .null: return .null
    case .shape: return .shape(shapeItems(layer["shapes"]))
    case .text: return .text(try textLayer(layer))
    case .audio:
      var remap: KeyframeGroup<Double>?
      if let tm = layer[.timeRemap] { remap = try property(tm) }
      let level = layer[.audio].map { property($0, .level, default: [100]) }
      return .audio(
        AudioLayer(
          refID: layer.text("refId"),
          level: level ?? KeyframeGroup([100], location: layer.location),
          timeRemap: remap
        )
      )
    case .adjustment: return .adjustment
    case .camera: return .camera(CameraLayer(perspective: property(layer, "pe", default: 0)))
    default: return .other(type)
    }
  }

  /// The blend mode of a layer or an item; an unknown one is normal.
  func blendMode(_ cursor: JSONCursor) -> BlendMode {
    cursor.integer("bm").flatMap(BlendMode.init) ?? .normal
  }
}
