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

  /// A layer of a known type, whatever its own member says.
  mutating func layer(_ layer: JSONCursor, type: Int) throws(Malformed) -> LayerModel {
    let inFrame = layer.number("ip") ?? -.greatestFiniteMagnitude
    let stretch = layer.number("sr") ?? 1
    return LayerModel(
      name: layer.text("nm") ?? "Layer",
      index: layer.integer("ind"),
      parent: layer.integer("parent"),
      inFrame: inFrame,
      outFrame: layer.number("op") ?? .greatestFiniteMagnitude,
      startTime: layer.number("st") ?? 0,
      timeStretch: stretch == 0 ? 1 : stretch,
      transform: layer["ks"].map { transform($0) } ?? .identity(at: layer.location),
      blendMode: blendMode(layer),
      matteMode: layer.integer("tt").flatMap(LayerModel.MatteMode.init),
      matteParent: layer.integer("tp"),
      isMatteSource: layer.flag("td"),
      isHidden: layer.flag("hd"),
      is3D: layer.flag("ddd"),
      autoOrients: layer.flag("ao"),
      hasMotionBlur: layer.flag("mb"),
      masks: list(layer["masksProperties"], "mask") { reader, mask throws(Malformed) in
        try reader.mask(mask)
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
    switch type {
    case 0:
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
    case 1:
      return .solid(
        SolidLayer(
          size: Size(width: layer.number("sw") ?? 0, height: layer.number("sh") ?? 0),
          color: layer["sc"].flatMap(Color.read) ?? .black
        )
      )
    case 2:
      guard let id = layer.text("refId") else {
        throw Malformed(layer, missing: "refId", "a picture's identifier")
      }
      return .image(refID: id)
    case 3: return .null
    case 4: return .shape(shapeItems(layer["shapes"]))
    case 5: return .text(try textLayer(layer))
    case 6: return .audio(refID: layer.text("refId"))
    case 13: return .camera(CameraLayer(perspective: property(layer, "pe", default: 0)))
    default: return .other(type)
    }
  }

  /// A transform; what is missing changes nothing.
  mutating func transform(_ cursor: JSONCursor) -> Transform {
    let rotation: StaticString = cursor["rz"] != nil ? "rz" : "r"
    return Transform(
      anchorPoint: property(cursor, "a", default: Vector3D(0, 0)),
      position: position(cursor),
      scale: property(cursor, "s", default: Vector3D(100, 100, 100)),
      rotation: property(cursor, rotation, default: 0),
      rotationX: property(cursor, "rx", default: 0),
      rotationY: property(cursor, "ry", default: 0),
      orientation: property(cursor, "or", default: Vector3D(0, 0)),
      opacity: property(cursor, "o", default: 100),
      skew: property(cursor, "sk", default: 0),
      skewAxis: property(cursor, "sa", default: 0),
      location: cursor.location
    )
  }

  private mutating func position(_ cursor: JSONCursor) -> Transform.Position {
    if let p = cursor["p"], p["k"] == nil, let x = p["x"], !x.isString, p["y"] != nil {
      return .split(
        x: property(p, "x", default: 0),
        y: property(p, "y", default: 0),
        z: p["z"] == nil ? nil : property(p, "z", default: 0)
      )
    }
    if cursor["px"] != nil, cursor["py"] != nil {
      return .split(
        x: property(cursor, "px", default: 0),
        y: property(cursor, "py", default: 0),
        z: cursor["pz"] == nil ? nil : property(cursor, "pz", default: 0)
      )
    }
    return .joined(property(cursor, "p", default: Vector3D(0, 0)))
  }

  private mutating func mask(_ mask: JSONCursor) throws(Malformed) -> Mask {
    let mode = mask["mode"]?.string ?? "a"
    guard let known = Mask.Mode(rawValue: mode) else {
      throw Malformed(mask, expected: "a mask mode (n, a, s, i, l, d, f)")
    }
    let shape: KeyframeGroup<BezierPath>
    do throws(Malformed) {
      shape = try property(mask, "pt")
    } catch {
      guard known == .none else { throw error }
      shape = KeyframeGroup(BezierPath(), location: mask.location)
    }
    return Mask(
      name: mask.text("nm") ?? "Mask",
      mode: known,
      isInverted: mask.flag("inv"),
      shape: shape.map { path in
        // Old exports say beside the path whether it is closed.
        mask.flag("cl")
          ? BezierPath(path.contours.map { Contour($0.vertices, isClosed: true) }) : path
      },
      opacity: property(mask, "o", default: 100),
      expansion: property(mask, "x", default: 0),
      feather: property(mask, "f", default: Vector3D(0, 0)),
      location: mask.location
    )
  }
}
