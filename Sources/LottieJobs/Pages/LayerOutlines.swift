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
  /// Their indices by their pointers.
  private var numbers: [String: Int] = [:]
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
      guard let layer = LayerOutlines.innermost(pointer, known), numbers[layer.pointer] == nil
      else { continue }
      numbers[layer.pointer] = layers.count
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
    LayerOutlines.innermost(pointer, numbers.filter { boxes[$0.value] != .null })
  }

  /// What is known of the innermost value that a pointer lies in.
  private static func innermost<Value>(_ pointer: String, _ known: [String: Value]) -> Value? {
    var end = pointer.endIndex
    while true {
      if let value = known[String(pointer[..<end])] { return value }
      guard let slash = pointer[..<end].lastIndex(of: "/") else { return nil }
      end = slash
    }
  }

  /// For each layer the boxes at the frames, in coordinates of the animation, and the frame where most of it is
  /// seen.
  var json: JSONValue { .array(boxes) }

  /// All layers by their pointers; of one that is used several times the first use.
  private static func layers(of composition: Composition) -> [String: Layer] {
    let document = composition.animation.document
    var counts: [[String]: Int] = [:]
    var layers: [String: Layer] = [:]
    for entry in composition.hierarchyKeypaths(limit: ReportedAnimation.nameLimit) {
      guard entry.isLayer, let location = entry.location else { continue }
      let pointer = document.pointer(to: location).description
      let number = counts[entry.path, default: 0]
      counts[entry.path] = number + 1
      guard layers[pointer] == nil else { continue }
      let keypath = AnimationKeypath(keys: entry.path)
      layers[pointer] = Layer(pointer: pointer, keypath: keypath, number: number)
    }
    return layers
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
