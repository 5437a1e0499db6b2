import LottieExpressions
import LottieGeometry
import LottieModel
import LottieScene

/// Colors of layers.
extension ScriptBindings {
  /// `sampleImage(point, radius, postEffect, t)`: the mean color of a rectangle of a layer.
  ///
  /// The point is counted from the center of the layer's first pixel, and the radius from there to the
  /// sides, as After Effects documents them.
  func sampledColor(
    of layer: ScriptLayer,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let graph = graph
    guard let sampler = graph.sampler else {
      if graph.isSampled {
        graph.wasSampledWithin = true
        try run.fail("Error", "a layer that is sampled samples another")
      }
      noteInvented(HostName.sampleImage.rawValue)
      return try run.vector([1, 1, 1, 1])
    }
    let point = try pair(arguments[0], default: nil, run)
    let radius = try pair(arguments[1], default: (0.5, 0.5), run)
    let afterEffects = arguments[2].isNullish ? true : try Conversion.boolean(arguments[2], run)
    // Anything in the layer may move.
    graph.note(.time(graph.root))
    let composition = layer.composition
    let now = time(composition)
    let seconds = arguments[3].isNullish ? now : try Conversion.number(arguments[3], run)
    let (width, height) = (2 * abs(radius.x), 2 * abs(radius.y))
    let box = Rect(
      x: point.x + 0.5 - width / 2,
      y: point.y + 0.5 - height / 2,
      width: width,
      height: height
    )
    guard seconds.isFinite, box.minX.isFinite, box.minY.isFinite, width > 0, height > 0,
      width < 1e6, height < 1e6
    else { return try run.vector([0, 0, 0, 0]) }
    let part = LayerSampler.Part(
      layer: layer,
      box: box,
      frame: seconds * composition.framerate,
      afterEffects: afterEffects
    )
    let (color, isWhole) = try sampler.mean(of: part, graph, run)
    if !isWhole { noteInvented(HostName.sampleImage.rawValue) }
    return try run.vector([color.red, color.green, color.blue, color.alpha])
  }

  private func pair(
    _ value: Value,
    default usual: (x: Double, y: Double)?,
    _ run: Evaluation
  ) throws(Abrupt) -> (x: Double, y: Double) {
    if let usual, value.isNullish { return usual }
    guard let array = try Conversion.plain(value, run).asArray, array.elements.count >= 2 else {
      try run.failType("two numbers are expected")
    }
    return (
      x: try Conversion.number(array.elements[0], run),
      y: try Conversion.number(array.elements[1], run)
    )
  }
}
