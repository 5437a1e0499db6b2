import LottieKit

/// The outlines of layers with findings, at the frames of a sheet.
struct LayerOutlines {
  private struct Layer {
    let pointer: String
    let keypath: AnimationKeypath
    /// Index among the layers with the same keypath, from 0.
    let number: Int
  }

  /// Nanoseconds of one core, estimated, after which further layers have no outline.
  private static let maximumWork = 1_000_000_000

  private var layers: [Layer] = []
  private let boxes: [JSONValue]

  /// Finds the layers and their outlines.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - pointers: Locations of findings in its document.
  ///   - frames: The frames of the sheet.
  ///   - limit: Maximum number of layers.
  init(_ animation: LottieAnimation, _ pointers: [String], at frames: [Double], limit: Int) {
    let composition = Composition(drawing: animation)
    let known = LayerOutlines.layers(of: composition)
    for pointer in pointers where layers.count < limit {
      let around = known.filter { pointer == $0.pointer || pointer.hasPrefix($0.pointer + "/") }
      guard let layer = around.max(by: { $0.pointer.count < $1.pointer.count }),
        !layers.contains(where: { $0.pointer == layer.pointer })
      else { continue }
      layers.append(layer)
    }
    let canvas = Rect(x: 0, y: 0, width: animation.size.width, height: animation.size.height)
    boxes = layers.map { layer in
      guard composition.updateWork < LayerOutlines.maximumWork else { return .null }
      return LayerOutlines.boxes(of: layer, in: composition, canvas: canvas, at: frames)
    }
  }

  /// The number of the layer that a finding lies in; nil for none, and for layers that are never seen.
  func number(of pointer: String) -> Int? {
    let around = layers.indices.filter { index in
      let layer = layers[index].pointer
      return (pointer == layer || pointer.hasPrefix(layer + "/")) && boxes[index] != .null
    }
    return around.max { layers[$0].pointer.count < layers[$1].pointer.count }
  }

  /// For each layer the boxes at the frames, in coordinates of the animation, and the frame where most of it is
  /// seen.
  var json: JSONValue { .array(boxes) }

  private static func layers(of composition: Composition) -> [Layer] {
    let document = composition.animation.document
    var counts: [[String]: Int] = [:]
    return composition.hierarchyKeypaths().compactMap { entry in
      guard entry.isLayer, let location = entry.location else { return nil }
      defer { counts[entry.path, default: 0] += 1 }
      return Layer(
        pointer: document.pointer(to: location).description,
        keypath: AnimationKeypath(keys: entry.path),
        number: counts[entry.path, default: 0]
      )
    }
  }

  private static func boxes(
    of layer: Layer,
    in composition: Composition,
    canvas: Rect,
    at frames: [Double]
  ) -> JSONValue {
    var best: (index: Int, area: Double)?
    let boxes = frames.enumerated().map { index, frame -> JSONValue in
      let placements = composition.placements(of: layer.keypath, atFrame: frame)
      guard placements.indices.contains(layer.number) else { return .null }
      let placement = placements[layer.number]
      let seen = placement.bounds.intersection(canvas)
      guard placement.isInRange, placement.opacity > 0, !seen.isEmpty else { return .null }
      let area = seen.width * seen.height * placement.opacity
      if area > best?.area ?? 0 { best = (index, area) }
      let box = placement.bounds
      return .array([box.minX, box.minY, box.width, box.height].map(JSONValue.number))
    }
    guard let best else { return .null }
    return JSONValue(members: ["best": .number(Double(best.index)), "boxes": .array(boxes)])
  }
}
